"""Several servers on one PostgreSQL: any of them serves any table, and whoever is second at a number looks again."""

from __future__ import annotations

import asyncio
import random
from itertools import pairwise

import pytest

from condotta.server.log.rows import Act
from condotta.server.log.writes import Ban
from condotta.server.tables.live import LiveTable

from .clients import Json, Sat, Wire, ask_database, fresh_key, running
from .many import LIMIT, at, blind, deaf, play, until

# Acts


def test_two_servers_play_one_game_in_turns_without_a_notice(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is refused by what is past is looked at again: every act is done, though no server hears of the others'."""
    blind(monkeypatch)

    async def story(wires: list[Wire]) -> None:
        table = await (await wires[0].create(["person"] * 2)).join_all()
        dice, there = random.Random(4), table
        for step in range(18):
            seat = await there.asked()  # where the last act was done
            assert seat is not None
            decision = (await there.now(seat))["decision"]
            body = {"decision": decision["number"], "text": dice.choice(decision["options"])["text"], "key": f"{step}"}
            here = at(wires[(step + 1) % 2], table)
            first = await here.wire.post(f"{table.path}/acts", table.tokens[seat], body)
            if step % 3 == 0:
                again = await there.wire.post(f"{table.path}/acts", table.tokens[seat], body)
                assert again == first, "the key is known everywhere"
            there = here
        rows = [*await wires[0].registry.store.rows(table.id)]
        assert [row.seq for row in rows] == [*range(1, len(rows) + 1)]
        assert sum(row.key is not None and isinstance(row.body, Act) for row in rows) == 18

    play(story, database)


def test_of_two_acts_at_the_same_moment_one_wins_and_the_other_is_told_the_truth(database: str) -> None:
    async def story(wires: list[Wire]) -> None:
        table = await (await wires[0].create(["person"] * 2)).join_all()
        dice = random.Random(5)
        for _step in range(24):
            seat = await table.asked()
            if seat is None:
                break
            decision = (await table.now(seat))["decision"]
            acts = [dice.choice(decision["options"])["text"] for _wire in wires]
            bodies = [{"decision": decision["number"], "text": act, "key": fresh_key()} for act in acts]
            found = await asyncio.gather(
                *(wire.ask("POST", f"{table.path}/acts", table.tokens[seat], body)
                  for wire, body in zip(wires, bodies, strict=True))
            )  # fmt: skip
            codes = sorted(answer.status_code for answer in found)
            assert codes == [200, 409], [answer.text for answer in found]
            refused = next(answer.json() for answer in found if answer.status_code == 409)
            assert refused["key"] == "stale" and refused["args"]["now"] > decision["number"]
            seq = next(answer.json()["seq"] for answer in found if answer.status_code == 200)
            await until(lambda seq=seq, seat=seat: heard(table, seat, seq))
        rows = [*await wires[0].registry.store.rows(table.id)]
        assert [row.seq for row in rows] == [*range(1, len(rows) + 1)]

    async def heard(table: Sat, seat: int, seq: int) -> bool:
        return bool((await table.wire.get(table.path, table.tokens[seat]))["seq"] >= seq)

    play(story, database)


def test_talk_from_everywhere_at_once_is_all_said_once(database: str) -> None:
    async def story(wires: list[Wire]) -> None:
        table = await (await wires[0].create(["person"] * 2)).join_all()
        bodies = [{"text": f"word {number}", "key": f"{number}"} for number in range(24)]
        await asyncio.gather(
            *(wires[number % 3].post(f"{table.path}/talk", table.tokens[number % 2], body)
              for number, body in enumerate(bodies))
        )  # fmt: skip
        said = [message["said"]["text"] for message in await table.messages(None) if message["kind"] == "talk"]
        assert sorted(said) == sorted(str(body["text"]) for body in bodies)

    play(story, database, 3)


# Streams


def test_a_reader_is_moved_between_two_messages_without_gap_or_repeat(database: str) -> None:
    async def story(wires: list[Wire]) -> None:
        table = await (await wires[0].create(["person"] * 3, options={"variants": ["hidden"]})).join_all()
        dice = random.Random(6)
        heard: dict[int | None, list[Json]] = {0: [], 1: [], None: []}
        for step in range(20):
            here = wires[step % 2]
            await (await here.registry.get(table.id)).hear()  # or it may choose for a question that is past
            assert await at(here, table).step(dice)
            for seat, messages in heard.items():
                token = None if seat is None else table.tokens[seat]
                messages += await at(wires[dice.randrange(2)], table).messages(token, len(messages))
        await table.wire.registry.tables[table.id].hear()
        for seat, messages in heard.items():
            token = None if seat is None else table.tokens[seat]
            messages += await table.messages(token, len(messages))
            assert [message["seq"] for message in messages] == [*range(1, len(messages) + 1)]
            assert messages == await table.messages(token), "and every message is the same, whoever tells it"

    play(story, database)


def test_an_open_stream_hears_what_is_done_elsewhere(database: str) -> None:
    async def story(wires: list[Wire]) -> None:
        table = await (await wires[0].create(["person"] * 2)).join_all()
        live = await wires[1].registry.get(table.id)
        live.watchers[0] += 1
        seat = await table.asked()
        assert seat is not None
        choice = (await table.now(seat))["decision"]["options"][0]["text"]
        news = live.news
        seq = (await table.act(seat, choice))["seq"]
        await asyncio.wait_for(news.wait(), LIMIT)
        assert live.told[live.published][0].number >= seq - 1 and live.bots.thinking == set()

    play(story, database)


def test_a_notice_that_is_lost_only_delays(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    deaf(monkeypatch)

    async def story(wires: list[Wire]) -> None:
        table = await (await wires[0].create(["person"] * 2)).join_all()
        live = await wires[1].registry.get(table.id)
        seat = await table.asked()
        assert seat is not None
        news = live.news
        await table.act(seat, (await table.now(seat))["decision"]["options"][0]["text"])
        await asyncio.wait_for(news.wait(), LIMIT)

    play(story, database)


# Beside the game


def test_a_token_renewed_elsewhere_is_known_and_the_old_one_does_nothing(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    blind(monkeypatch)

    async def story(wires: list[Wire]) -> None:
        table = await (await wires[0].create(["person"] * 2)).join_all()
        other = at(wires[1], table)
        await other.state()
        new = (await wires[0].post(f"{table.path}/renew", table.tokens[0]))["token"]
        talk = {"text": "it is me", "key": "k"}
        await wires[1].post(f"{table.path}/talk", new, talk)
        newer = (await wires[0].post(f"{table.path}/renew", new))["token"]
        await wires[1].refused(401, "unknown-token", f"{table.path}/talk", new, talk | {"key": "l"})
        await wires[1].post(f"{table.path}/talk", newer, talk | {"key": "l"})
        assert [message["kind"] for message in await other.messages(None)][-4:] == ["seat", "talk"] * 2

    play(story, database)


def test_seats_are_taken_once_though_all_come_at_once(database: str) -> None:
    async def story(wires: list[Wire]) -> None:
        table = await wires[0].create(["person"] * 4, "princes", public=True)
        names = [f"Player {number}" for number in range(8)]
        found = await asyncio.gather(
            *(wires[number % 2].ask("POST", f"{table.path}/join", None, {"name": name})
              for number, name in enumerate(names))
        )  # fmt: skip
        assert sorted(answer.status_code for answer in found) == [200] * 4 + [409] * 4
        seats = [answer.json()["seat"] for answer in found if answer.status_code == 200]
        assert sorted(seats) == [0, 1, 2, 3]
        await until(lambda: begun(wires, table))

    async def begun(wires: list[Wire], table: Sat) -> bool:
        return [await at(wire, table).state() for wire in wires] == ["playing"] * 2

    play(story, database)


def test_a_table_is_made_once_whoever_is_asked(database: str) -> None:
    async def story(wires: list[Wire]) -> None:
        order = {"game": "condottiere", "seats": ["random", "random", "person"], "key": "a secret of 22 letters"}
        made = await asyncio.gather(*(wire.post("/api/tables", None, order, 201) for wire in wires))
        assert made[0] == made[1] and len(await wires[0].registry.store.tables()) == 1

    play(story, database)


def test_a_table_deleted_elsewhere_is_gone(database: str) -> None:
    async def story(wires: list[Wire]) -> None:
        table = await (await wires[0].create(["person"] * 2)).join_all()
        other = at(wires[1], table)
        await other.state()
        live = wires[1].registry.tables[table.id]
        await wires[0].registry.delete(table.id, "host")
        await until(lambda: is_gone(live))
        assert (await wires[1].get(table.path, None, 410))["key"] == "deleted"

    async def is_gone(live: LiveTable) -> bool:
        return live.gone

    play(story, database)


def test_a_deleted_table_takes_no_act_though_nobody_has_heard(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    blind(monkeypatch)

    async def story(wires: list[Wire]) -> None:
        table = await (await wires[0].create(["person"] * 2)).join_all()
        other = at(wires[1], table)
        await other.state()
        await wires[0].registry.delete(table.id, "players")
        body = {"text": "is anybody here?", "key": "k"}
        await wires[1].refused(410, "deleted", f"{table.path}/talk", table.tokens[0], body)
        assert ask_database(database, "SELECT count(*) FROM log") == [(0,)]

    play(story, database)


def test_words_erased_elsewhere_are_forgotten_and_bans_are_heard(database: str) -> None:
    async def story(wires: list[Wire]) -> None:
        table = await (await wires[0].create(["person"] * 3)).join_all()
        other = at(wires[1], table)
        await wires[1].post(f"{table.path}/talk", table.tokens[0], {"text": "psst", "to": [1], "key": "k"})
        assert [one["said"]["text"] for one in await other.messages(table.tokens[1]) if "said" in one] == ["psst"]
        await until(lambda: knows(table))
        await wires[0].registry.erase_talk(table.id)
        await until(lambda: is_silent(other, table.tokens[1]))
        await wires[0].registry.store.append(Ban("192.0.2.7", True))
        await until(lambda: is_banned(wires[1]))

    async def knows(table: Sat) -> bool:
        return len(await table.messages(table.tokens[1])) > 7

    async def is_silent(table: Sat, token: str) -> bool:
        return [one["said"]["text"] for one in await table.messages(token) if "said" in one] == [""]

    async def is_banned(wire: Wire) -> bool:
        return wire.registry.bans.hold("192.0.2.7")

    play(story, database)


# Clocks


def test_a_time_out_is_played_once_and_clocks_are_the_same_everywhere(database: str) -> None:
    async def story(wires: list[Wire]) -> None:
        table = await (await wires[0].create(["person"] * 2, clock={"kind": "move", "seconds": 2})).join_all()
        other = at(wires[1], table)
        await other.state()
        times = [wire.registry.now() for wire in wires]
        assert abs(times[0] - times[1]) < 1500
        await until(lambda: rang(wires[0], table, 3))
        rows = [*await wires[0].registry.store.rows(table.id)]
        assert [row.seq for row in rows] == [*range(1, len(rows) + 1)]
        moments = [row.at for row in rows]
        assert moments == sorted(moments)
        late = [row.at for row in rows if isinstance(row.body, Act) and row.body.by == "default"]
        assert all(after - before >= 2000 for before, after in pairwise(late)), "each once"

    async def rang(wire: Wire, table: Sat, times: int) -> bool:
        rows = await wire.registry.store.rows(table.id)
        return sum(isinstance(row.body, Act) and row.body.by == "default" for row in rows) >= times

    play(story, database)


def test_a_table_that_nobody_holds_goes_on(database: str) -> None:
    """Its server is gone, and the others have never heard of it."""

    async def story(wires: list[Wire]) -> None:
        async with running(database) as third:
            table = await (await third.create(["person"] * 2, clock={"kind": "move", "seconds": 2})).join_all()
            bots = await third.create(["person", "random"], options={"first": "B"})
            third.registry.closing = True  # it does no more for anybody
            await bots.join_all()
        rows = await wires[0].registry.store.last_seq(table.id), await wires[0].registry.store.last_seq(bots.id)
        ask_database(database, "UPDATE due SET at = 0")
        await until(lambda: grown(wires[0], table, rows[0]))
        await until(lambda: grown(wires[0], bots, rows[1]))

    async def grown(wire: Wire, table: Sat, rows: int) -> bool:
        return await wire.registry.store.last_seq(table.id) > rows

    play(story, database)


def test_a_server_that_was_paused_asks_how_late_it_is_before_it_writes(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    blind(monkeypatch)

    async def story(wires: list[Wire]) -> None:
        table = await (await wires[0].create(["person"] * 2, clock={"kind": "bank", "seconds": 600})).join_all()
        paused, other = wires[1].registry, wires[0].registry
        await at(wires[1], table).state()
        other.time.begins += 60_000  # a minute goes by
        await other.store.beat(other.now())
        paused.time.noted -= 60  # and this one was not there
        paused.time.started -= 60
        assert paused.time.unsure and paused.now() < other.now() - 50_000
        assert await at(wires[1], table).step(random.Random(1))
        last = [*await other.store.rows(table.id)][-1]
        assert abs(last.at - other.now()) < 30_000 and not paused.time.unsure

    play(story, database)
