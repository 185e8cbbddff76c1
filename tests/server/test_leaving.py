"""Leaving well: giving a game up, ending it together, days off, hearing no more of somebody; each told to everybody."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

import condotta
from condotta.games import GAMES
from condotta.kernel.errors import RecordError
from condotta.kernel.record import read_record
from condotta.lab.replay import verdict
from condotta.server.log.rows import ClockSetup
from condotta.server.state.records import stream_of
from condotta.server.state.snapshots import pack, unpack
from condotta.server.state.timing.clock import DAY, Clock

from .clients import Json, Sat, StillTime, Wire, fresh_key, running
from .test_decisions import alone, begun, vote
from .test_tables import play_out

SLOW = {"kind": "move", "seconds": 3 * 86_400}


async def ask(table: Sat, who: int, what: str, status: int = 200, **more: Any) -> Json:
    return await table.wire.post(f"{table.path}/{what}", table.tokens[who], {"key": fresh_key(), **more}, status)


async def told(table: Sat, seat: int | None = None) -> Json:
    """What the last message of a viewer says was changed."""
    change: Json = (await table.now(seat))["change"]
    return change


async def record_of(table: Sat) -> str:
    return (await table.wire.ask("GET", f"{table.path}/record")).text


def anew(wire: Wire) -> None:
    """From the log again, as after a new start."""
    wire.registry.tables.clear()


# Giving up


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if game.fewest == 2])
def test_of_two_the_other_one_has_won_and_the_record_says_why(db: str, game: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with running(db) as wire:
            clock = {"kind": "bank", "seconds": 100}
            table = await begun(wire, seats=["person"] * 2, game=game, clock=clock)
            dice = random.Random(4)
            for _step in range(30):
                await table.step(dice)
            loser = 1 - (await table.asked() or 0)
            before = await table.now(0)
            key = fresh_key()
            done = await ask(table, loser, "resign", key=key)
            assert await ask(table, loser, "resign", key=key) == done
            for _again in range(2):
                last = await table.now(0)
                assert last["kind"] == "seat" and last["change"] == {"seat": loser, "what": "resigned"}
                assert {**last["view"], "question": 0} == {**before["view"], "question": 0}
                assert (last["table"]["state"], last["table"]["winners"]) == ("over", [1 - loser])
                assert last["table"]["seats"][loser]["resigned"] and last["table"]["scores"]
                assert last["decision"] is None and last["asides"] == [] and last["clock"]["running"] == []
                anew(wire)
            StillTime.moment += 1000_000
            await asyncio.sleep(0.02)
            assert (await table.now(0))["seq"] == last["seq"], "no clock rings any more"
            for seat in (0, 1):
                await wire.refused(409, "table-is-past-that", f"{table.path}/acts", table.tokens[seat],
                                   {"decision": 1, "act": 0, "key": fresh_key()})  # fmt: skip
            assert (await ask(table, 1 - loser, "resign", 409))["key"] == "table-is-past-that"

            story = await wire.get(f"{table.path}/story")
            assert story["winners"] == [1 - loser] and len(story["final"]) == 2
            assert story["ending"] == {"key": "resigned", "args": [{"name": "seat", "kind": "seat", "value": loser}]}
            text = await record_of(table)
            assert json.loads(text.split("\n")[0])["notes"]["resigned"] == ["AB"[loser]]
            match = read_record(text, GAMES)
            assert match.resigned == loser and match.is_over and "\n".join(match.lines()[1:]) + "\n" in text
            assert '"resigned"' in verdict(match)
            file = tmp_path / "given-up.jsonl"
            file.write_text(text, encoding="utf-8")
            loaded = condotta.load(file)
            assert loaded.over and loaded.winners == [1 - loser] and loaded.to_act == []
            shown = json.loads(stream_of(text, "public")[-1])["table"]
            assert (shown["state"], shown["winners"]) == ("over", [1 - loser])
            assert (await ask(table, 0, "rematch", key="r" * 32))["table"] != table.id

    asyncio.run(play())


def test_a_record_says_only_of_two_seats_that_one_gave_up() -> None:
    header = '{"condotta": 1, "game": "condottiere", "rules": %d, "seats": %d, "options": {}}\n'
    rules = GAMES["condottiere"].rules_version
    end = '{"winners": ["%s"], "scores": [0, 0], "resigned": "%s"}\n'
    assert read_record(header % (rules, 2) + end % ("A", "B"), GAMES).resigned == 1
    for seats, winner, loser in ((3, "A", "B"), (2, "B", "B"), (2, "A", "C"), (2, "A", "")):
        with pytest.raises(RecordError):
            read_record(header % (rules, seats) + end % (winner, loser), GAMES)
    with pytest.raises(RecordError):
        read_record(header % (rules, 2) + end % ("A", "B") + end % ("A", "B"), GAMES)


def test_of_more_than_two_a_bot_plays_on_and_nobody_takes_the_seat_back(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await begun(wire)
            assert (await ask(table, 1, "resign", 422, bot="deep-thought"))["key"] == "unknown-bot"
            await ask(table, 1, "resign", bot="random")
            anew(wire)
            assert await told(table) == {"seat": 1, "what": "resigned"}
            shown = (await table.now(0))["table"]
            assert (
                shown["state"] == "playing" and shown["seats"][1]["bot"] == "random" and shown["seats"][1]["resigned"]
            )
            for what, more in (("back", {}), ("handover", {"to": "person", "key": "h" * 32}), ("resign", {})):
                body = more if what != "resign" else {"key": fresh_key()}
                await wire.refused(409, "resigned", f"{table.path}/{what}", table.tokens[1], body)
            await alone(table, 0, 2)
            assert (await vote(table, 0, "to-person", 409, seat=1))["key"] == "resigned"
            assert (await wire.get(table.path, table.tokens[1]))["you"] == {"role": "seat", "seat": 1}
            await wire.refused(409, "bot-plays", f"{table.path}/acts", table.tokens[1],
                               {"decision": 1, "text": "pass", "key": fresh_key()})  # fmt: skip
            await ask(table, 1, "talk", text="Good luck to you.")
            del table.tokens[1]
            await play_out(table)
            shown = (await table.now(0))["table"]
            assert shown["state"] == "over" and [seat["resigned"] for seat in shown["seats"]] == [False, True, False]
            text = await record_of(table)
            assert json.loads(text.split("\n")[0])["notes"]["resigned"] == ["B"]
            match = read_record(text, GAMES)
            assert match.resigned is None and match.table.asked == 0

    asyncio.run(play())


def test_who_plays_for_somebody_else_does_not_give_up_for_them(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await begun(wire, seats=["person"] * 2)
            owner = table.tokens[1]
            handed = await wire.post(f"{table.path}/handover", owner, {"to": "person", "key": "h" * 32})
            await wire.refused(
                403, "not-yours-to-decide", f"{table.path}/resign", handed["token"], {"key": fresh_key()}
            )
            await wire.refused(403, "handed-over", f"{table.path}/resign", owner, {"key": fresh_key()})
            await wire.refused(401, "needs-token", f"{table.path}/resign", None, {"key": fresh_key()})
            assert await table.state() == "playing"

    asyncio.run(play())


# Days off


def test_days_off_stop_a_clock_also_where_answers_are_sealed() -> None:
    clock = Clock(ClockSetup("move", 3 * 86_400), 2)
    clock.asked([0, 1], 0, True)
    clock.take_days_off(0, 2, DAY)
    assert clock.days_off == [12, 14] and clock.next_due() == 3 * DAY
    assert [clock.left_at(seat, 2 * DAY) for seat in (0, 1)] == [2 * DAY, DAY]
    assert [clock.sealed_left_at(seat, 2 * DAY) for seat in (0, 1)] == [2 * DAY, DAY]
    assert clock.due(3 * DAY) == [1] and clock.left_at(0, 4 * DAY) == DAY and clock.due(5 * DAY) == [0, 1]
    clock.moved(0, 2 * DAY)
    clock.asked([1], 2 * DAY, False)
    assert clock.sealed_left_at(0, 4 * DAY) == DAY, "as if it had not answered"


def test_days_that_were_not_needed_are_given_back() -> None:
    clock = Clock(ClockSetup("bank", 86_400, 60), 1)
    clock.asked([0], 0, True)
    clock.take_days_off(0, 5, 0)
    clock.take_days_off(0, 0, DAY + 1)
    assert clock.days_off == [12] and clock.next_due() == 2 * DAY + 1, "the second day was begun"
    clock.take_days_off(0, 12, DAY + 1)
    assert clock.days_off_left(0, DAY + 1) == 12 and clock.days_off == [0]


def test_a_person_of_a_slow_table_takes_announced_days_off(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            quick = await begun(wire, seats=["person"] * 2, clock={"kind": "move", "seconds": 86_399})
            assert (await ask(quick, 0, "days-off", 409, days=1))["key"] == "no-days-off"
            assert (await wire.get(quick.path))["setup"]["days_off"] == 0

            table = await begun(wire, clock=SLOW)
            assert (await wire.get(table.path))["setup"]["days_off"] == 14
            asked = await table.asked()
            assert asked is not None
            others = [seat for seat in range(3) if seat != asked]
            StillTime.moment += DAY
            assert (await ask(table, asked, "days-off", 409, days=0))["key"] == "not-away"
            key = fresh_key()
            for _again in range(2):
                await ask(table, asked, "days-off", days=7, key=key)
            for _again in range(2):
                last = await table.now(others[0])
                assert (last["kind"], last["change"]) == ("days-off", {"seat": asked, "days": 7})
                assert last["clock"]["off"][asked] == 8 * DAY and last["clock"]["left"][asked] == 2 * DAY
                assert last["clock"]["days_off"] == [14, 14, 14], "all of them can still be given back"
                anew(wire)
            # Nobody decides meanwhile about who has announced it.
            await alone(table, *others)
            assert (await vote(table, others[0], "to-bot", 409, seat=asked, bot="random"))["key"] == "has-days-off"
            await wire.refused(
                409, "has-days-off", f"{table.path}/replace", table.host, {"seat": asked, "bot": "random"}
            )
            assert (await wire.get(table.path))["absent"][asked] == 0
            StillTime.moment += 3 * DAY
            await wire.get(table.path)
            live = wire.registry.tables[table.id]
            assert live.state.clock is not None and live.state.clock.due(StillTime.moment) == []
            packed = pack(live.state)
            assert packed is not None
            again = unpack(live.state.table_id, live.state.header, packed)
            assert again.clock is not None and vars(again.clock) == vars(live.state.clock)
            # Back early, and gone again for longer than is left.
            await ask(table, asked, "days-off", days=0)
            assert (await table.now(None))["clock"]["off"] == [0, 0, 0]
            left = (await table.now(None))["clock"]["days_off"][asked]
            assert left == 10
            assert (await ask(table, asked, "days-off", 409, days=left + 1))["key"] == "too-many-days-off"
            await ask(table, asked, "days-off", days=left)
            # It may be played meanwhile, and an act that is taken back does not take the days along.
            StillTime.moment += DAY // 2
            options = (await table.now(asked))["decision"]["options"]
            await table.act(asked, options[0]["text"])
            if (await table.now(asked))["undo"]:
                await ask(table, others[0], "days-off", days=3)
                await ask(table, asked, "undo")
                assert (await table.now(None))["clock"]["off"][others[0]] > StillTime.moment
            await ask(table, asked, "resign", bot="random")
            assert (await ask(table, asked, "days-off", 409, days=0))["key"] == "bot-plays"

    asyncio.run(play())


# Hearing no more of somebody


def test_who_is_muted_is_not_heard_by_one_and_everybody_knows(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await begun(wire)
            assert (await ask(table, 0, "mute", 422, seat=0))["key"] == "to-yourself"
            assert (await ask(table, 0, "mute", 404, seat=4))["key"] == "no-such-seat"
            await ask(table, 0, "mute", seat=1)
            assert await told(table) == {"seat": 0, "about": 1, "on": True}
            anew(wire)
            assert [seat["mutes"] for seat in (await table.now(2))["table"]["seats"]] == [[1], [], []]
            words = "Your mother was a hamster."
            await ask(table, 1, "talk", text=words)
            await ask(table, 1, "talk", text=words, to=[0, 2])
            for to in ([0], [0, 0]):
                assert (await ask(table, 1, "talk", 409, text=words, to=to))["key"] == "not-heard"
            assert (await ask(table, 1, "promises", 409, text=words, to=0))["key"] == "not-heard"
            await ask(table, 0, "talk", text="Hello, all.")
            heard = {seat: await table.messages(token) for seat, token in table.tokens.items()}
            said = {seat: [message["said"]["from"] for message in found if message["kind"] == "talk"]
                    for seat, found in heard.items()}  # fmt: skip
            assert said == {0: [0], 1: [1, 1, 0], 2: [1, 1, 0]}
            for found in heard.values():
                assert [message["seq"] for message in found] == [*range(1, len(found) + 1)]
            assert words not in (await wire.ask("GET", f"{table.path}/stream?follow=0", table.tokens[0])).text
            await ask(table, 0, "mute", seat=1, on=False)
            await ask(table, 1, "talk", text="Pardon me.", to=[0])
            assert (await table.now(0))["said"]["text"] == "Pardon me."
            assert words not in (await wire.ask("GET", f"{table.path}/stream?follow=0", table.tokens[0])).text

    asyncio.run(play())


def test_another_person_in_a_freed_seat_is_heard(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await wire.create(["person"] * 3)
            for seat, name in ((0, "Ada"), (1, "Bea")):
                await wire.post(f"{table.path}/join", table.tokens[seat], {"name": name})
            await ask(table, 0, "mute", seat=1)
            await ask(table, 0, "mute", seat=2)
            presence = wire.registry.tables[table.id].presence
            presence.heard[1] = -1_000_000_000
            await wire.post(f"{table.path}/free", table.host, {"seat": 1})
            assert (await table.now(None))["table"]["seats"][0]["mutes"] == [2]

    asyncio.run(play())
