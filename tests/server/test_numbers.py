"""Every number that a viewer is told counts what this viewer was told: what others do in secret moves none of them."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from condotta.kernel.contract import Table
from condotta.kernel.engine import sample
from condotta.kernel.rng import Rng
from condotta.server.log.sqlite import store
from condotta.server.state import new_table, replay
from condotta.server.tables import live

from .clients import Json, Sat, StillTime, Wire, running
from .real import UNLIMITED, served

SECOND = 1000


class SameChance:
    """Chance that deals the same at every table."""

    def __init__(self) -> None:
        self.numbers = count(1)

    def sample(self, t: Table, _rng: Rng) -> int:
        return int(sample(t, Rng(next(self.numbers))))


@pytest.fixture
def same(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Begin anew with the same chance at the same time of day."""
    for module in (store, new_table, replay):
        monkeypatch.setattr(module, "wall_time", lambda: 0)

    def begin() -> None:
        StillTime.moment = 0
        monkeypatch.setattr(live, "sample", SameChance().sample)

    return begin


async def opened(wire: Wire, seats: int = 3, game: str = "condottiere", **more: Any) -> Sat:
    wire.registry.time = StillTime()
    return await (await wire.create(["person"] * seats, game, **more)).join_all()


async def secretly(table: Sat, number: int) -> None:
    """What seats A and B do without C: words, promises, answers to them, cards shown."""
    wire, (a, b) = table.wire, (table.tokens[0], table.tokens[1])
    await wire.post(f"{table.path}/talk", a, {"text": "psst", "to": [1], "key": f"t{number}"})
    closed = {"text": "between us", "to": 1, "open": False, "key": f"p{number}"}
    await wire.post(f"{table.path}/promises", a, closed)
    mine = (await table.now(1))["promises"][-1]["number"]
    await wire.post(f"{table.path}/promises/{mine}", b, {"answer": "accept", "key": f"a{number}"})
    await wire.post(f"{table.path}/promises/{mine}", b, {"answer": "kept", "key": f"k{number}"})
    shows = [one["text"] for one in (await table.now(0))["asides"] if one["args"][0]["value"] == 1]
    await wire.post(f"{table.path}/acts", a, {"text": shows[0], "key": f"s{number}"})


async def all_of_c(table: Sat) -> list[str]:
    """All that C and a spectator can learn, with the table's own id left out."""
    found = []
    for token in (table.tokens[2], None):
        found += await table.lines(token)
        for path in ("", "/record", "/events?follow=0"):
            found.append((await table.wire.ask("GET", table.path + path, token)).text)
    return [text.replace(table.id, "TABLE") for text in found]


async def story(folder: Path, secrets: bool) -> list[str]:
    """Some rounds with open promises, refusals and undo; and with secrets in between, or without."""
    folder.mkdir()
    async with running(folder / "t.db") as wire:
        table = await opened(wire)
        dice, told = random.Random(3), []
        for step in range(12):
            if secrets:
                await secretly(table, step)
            if step % 3 == 0:
                body = {"text": "openly", "to": 0, "key": f"o{step}"}
                told.append(str(await wire.post(f"{table.path}/promises", table.tokens[2], body)))
                number = (await table.now(2))["promises"][-1]["number"]
                reply = {"answer": "withdraw", "key": f"w{step}"}
                told.append(str(await wire.post(f"{table.path}/promises/{number}", table.tokens[2], reply)))
            seat = await table.asked()
            assert seat is not None
            option = dice.choice((await table.now(seat))["decision"]["options"])["text"]
            done = await table.act(seat, option, f"act{step}")
            if seat == 2:
                told.append(str(done))
                if secrets:
                    await secretly(table, 100 + step)
                undone = await wire.ask("POST", f"{table.path}/undo", table.tokens[2], {"key": f"u{step}"})
                told.append(undone.text)
                if undone.status_code == 200:
                    told.append(str(await table.act(seat, option, f"again{step}")))
            stale = {"decision": 10**6, "text": "pass", "key": f"x{step}"}
            told.append((await wire.ask("POST", f"{table.path}/acts", table.tokens[2], stale)).text)
        return [*told, *await all_of_c(table)]


def test_what_others_do_in_secret_moves_no_number(tmp_path: Path, same: Callable[[], None]) -> None:
    same()
    with_secrets = asyncio.run(story(tmp_path / "with", True))
    same()
    without = asyncio.run(story(tmp_path / "without", False))
    assert any('"kind":"undo"' in text for text in without), "nothing was taken back"
    assert with_secrets == without


def test_who_answers_a_sealed_question_first_is_not_told(tmp_path: Path, same: Callable[[], None]) -> None:
    """Neither by a number nor by a clock, also where there was a pause in between."""

    async def deploy(folder: Path, first: bool) -> list[str]:
        folder.mkdir()
        async with running(folder / "t.db") as wire:
            table = await opened(wire, 3, "conquest", clock={"kind": "bank", "seconds": 600, "increment": 7})
            while not (await table.now(0))["decision"]["sealed"]:
                await table.step(random.Random(1))
            heard = []
            for turn in range(3):
                StillTime.moment += 20 * SECOND
                if first:
                    await table.act(0, (await table.now(0))["decision"]["options"][0]["text"])
                StillTime.moment += 5 * SECOND
                if turn == 1:
                    for on in (True, False):
                        for seat in table.tokens:
                            body = {"on": on, "key": f"{turn}{on}{seat}"}
                            await wire.post(f"{table.path}/pause", table.tokens[seat], body)
                        StillTime.moment += 50 * SECOND
                await wire.post(f"{table.path}/talk", table.tokens[1], {"text": "Ready?", "key": f"k{turn}"})
                await table.act(1, (await table.now(1))["decision"]["options"][0]["text"])
                for token in (table.tokens[1], table.tokens[2], None):
                    heard += [line.replace(table.id, "TABLE") for line in await table.lines(token)]
            return heard

    same()
    one = asyncio.run(deploy(tmp_path / "one", True))
    same()
    assert one == asyncio.run(deploy(tmp_path / "other", False))


def test_numbers_have_no_gap_and_an_answer_names_its_message(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await opened(wire)
            for step in range(3):
                await secretly(table, step)
                talk = {"text": f"aloud {step}", "key": f"k{step}"}
                done = await wire.post(f"{table.path}/talk", table.tokens[2], talk)
                wire.registry.tables.clear()
                assert await wire.post(f"{table.path}/talk", table.tokens[2], talk) == done
                told = await table.messages(table.tokens[2])
                assert told[done["seq"] - 1]["said"]["text"] == f"aloud {step}"
                assert (await wire.get(table.path, table.tokens[2]))["seq"] == len(told)
            for token in (*table.tokens.values(), None):
                numbers = [message["seq"] for message in await table.messages(token)]
                assert numbers == list(range(1, len(numbers) + 1))
            lengths = [len(await table.messages(token)) for token in table.tokens.values()]
            assert lengths[0] == lengths[1] > lengths[2]

    asyncio.run(play())


def test_an_undo_takes_back_ones_own_act_and_nothing_that_others_did_in_secret(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await opened(wire, clock={"kind": "bank", "seconds": 100, "increment": 9})
            seat = await table.asked()
            assert seat is not None
            shower, shown = (one for one in range(3) if one != seat)
            before, clock = await table.now(seat), (await table.now(seat))["clock"]
            StillTime.moment += SECOND
            await table.act(seat, before["decision"]["options"][0]["text"])
            card = next(one for one in (await table.now(shower))["asides"] if one["args"][0]["value"] == shown)
            StillTime.moment += SECOND
            await wire.post(f"{table.path}/acts", table.tokens[shower], {"text": card["text"], "key": "show"})
            wire.registry.tables.clear()
            assert (await table.now(seat))["undo"]
            StillTime.moment += SECOND
            await wire.post(f"{table.path}/undo", table.tokens[seat], {"key": "undo"})
            after = await table.now(seat)
            assert after["view"] == before["view"]
            assert after["decision"]["options"] == before["decision"]["options"]
            # The time is as if the act had never been: the own clock ran on, those of the others did not.
            left = [each - (3 * SECOND if one == seat else 0) for one, each in enumerate(clock["left"])]
            assert (after["clock"]["left"], after["clock"]["running"]) == (left, [seat])
            assert sum((await table.now(shown))["view"]["seats"][shower]["held"]) == 1, "what was shown is known"
            wire.registry.tables.clear()
            assert sum((await table.now(shown))["view"]["seats"][shower]["held"]) == 1
            await table.step(random.Random(1))
            entries = wire.registry.tables[table.id].state.effective()
            assert entries.count((shower, wire.registry.tables[table.id].state.game.catalogue.read(card["text"]))) == 1

    StillTime.moment = 0
    asyncio.run(play())


@pytest.mark.parametrize("own", [True, False])
def test_no_undo_after_an_aside_that_the_actor_saw(db: str, own: bool) -> None:
    """What was shown to oneself, or by oneself, is known: to go back behind it would be to use it."""

    async def play() -> None:
        async with running(db) as wire:
            table = await opened(wire)
            seat = await table.asked()
            assert seat is not None
            other = (seat + 1) % 3
            await table.act(seat, (await table.now(seat))["decision"]["options"][0]["text"])
            assert (await table.now(seat))["undo"]
            shower, shown = (seat, other) if own else (other, seat)
            card = next(one for one in (await table.now(shower))["asides"] if one["args"][0]["value"] == shown)
            await wire.post(f"{table.path}/acts", table.tokens[shower], {"text": card["text"], "key": "show"})
            assert not (await table.now(seat))["undo"]
            await wire.refused(409, "no-undo", f"{table.path}/undo", table.tokens[seat], {"key": "undo"})

    asyncio.run(play())


def test_no_undo_into_a_sealed_question(db: str) -> None:
    """Whether it is too late, because somebody has answered, may not be known; so it is always too late."""

    async def play() -> None:
        async with running(db) as wire:
            table = await opened(wire, 2)
            dice, sealed = random.Random(5), 0
            while await table.step(dice):
                for seat in table.tokens:
                    message = await table.now(seat)
                    if message["decision"] and message["decision"]["sealed"]:
                        sealed += 1
                        assert not message["undo"]
            assert sealed > 3

    asyncio.run(play())


def test_a_place_that_is_not_ones_own_is_told_once_to_begin_anew(db: str) -> None:
    """A number of the log, as earlier releases told it; a place of another viewer's; one that is not there yet."""

    async def play() -> None:
        async with served(db, *UNLIMITED) as (wire, server):
            table = await (await wire.create(["person", "person"])).join_all()
            stream, token = f"{table.path}/stream?follow=0&since=", table.tokens[1]
            told = await table.lines(token)
            for place in ("3", "A3", "public3", "B999", "B", "b3", "B-1", "x", "9" * 50):
                refused = (await wire.ask("GET", stream + place, token)).json()
                assert refused["key"] == "begin-anew" and refused["sentence"]
                async with server.socket(table.id, place) as socket:
                    await socket.send(json.dumps({"token": token}))
                    await asyncio.wait_for(socket.wait_closed(), 60)
                    assert socket.close_code == 4416
            for place, missing in (("0", 0), ("B3", 3), (f"B{len(told)}", len(told))):
                answer = await wire.ask("GET", stream + place, token)
                assert [line for line in answer.text.split("\n") if line] == told[missing:]

    asyncio.run(play())


def test_a_seat_that_is_handed_over_begins_anew_as_a_spectator(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await opened(wire)
            await secretly(table, 1)
            place = f"A{(await wire.get(table.path, table.tokens[0]))['seq']}"
            await wire.post(f"{table.path}/handover", table.tokens[0], {"to": "person"})
            answer = await wire.ask("GET", f"{table.path}/stream?follow=0&since={place}", table.tokens[0])
            assert answer.status_code == 416 and answer.json()["key"] == "begin-anew"

    asyncio.run(play())


def test_in_a_replay_a_moment_has_one_number_for_all(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await opened(wire, 2)
            talk: Json = {"text": "psst", "to": [1], "key": "k"}
            await wire.post(f"{table.path}/talk", table.tokens[0], talk)
            await wire.post(f"{table.path}/talk", table.tokens[0], {"text": "Off we go", "key": "l"})
            before = await table.messages(None, viewer="public")
            assert before == await table.messages(None), "while it goes on, there is no replay"
            dice = random.Random(2)
            while await table.step(dice):
                pass
            found = [await table.messages(None, viewer=eye) for eye in ("A", "B", "public")]
            moments = [{m["said"]["text"]: m["seq"] for m in told if "said" in m} for told in found]
            assert moments[0] == moments[1] and moments[0]["Off we go"] == moments[2]["Off we go"]
            assert moments[0]["psst"] + 1 == moments[0]["Off we go"] and "psst" not in moments[2]

    asyncio.run(play())
