"""Several servers on one PostgreSQL: any of them serves any table, and whoever is second at a number looks again."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from itertools import pairwise
from typing import Any

import psycopg
import pytest

from condotta.games import GAMES
from condotta.kernel.errors import SetupError
from condotta.server.log.postgres import schema
from condotta.server.log.postgres.reader import PostgresReader
from condotta.server.log.postgres.store import PostgresStore
from condotta.server.log.rows import Act, Row, Rules, Talk
from condotta.server.log.store import Woken, open_store
from condotta.server.log.writes import Ban, NewRows, NotReached, Taken, TimeNote
from condotta.server.tables import registry as registries
from condotta.server.tables.live import LiveTable

from .clients import Json, Sat, Wire, ask_database, fresh_key, running
from .postgres import Postgres

WORDS = 30
LIMIT = 60.0
"""Seconds for which something is waited for that comes at once on a machine with nothing else to do."""


def play(story: Callable[[list[Wire]], Awaitable[None]], db: str, servers: int = 2) -> None:
    async def serve() -> None:
        async with contextlib.AsyncExitStack() as running_servers:
            await story([await running_servers.enter_async_context(running(db)) for _server in range(servers)])

    asyncio.run(serve())


async def until(holds: Callable[[], Awaitable[object]]) -> None:
    async with asyncio.timeout(LIMIT):
        while not await holds():
            await asyncio.sleep(0.02)


def at(wire: Wire, table: Sat) -> Sat:
    """The same table, at another server."""
    return Sat(wire, table.made)


def deaf(monkeypatch: pytest.MonkeyPatch) -> None:
    """No notice arrives."""

    async def listen(self: PostgresStore) -> AsyncIterator[Woken]:
        await asyncio.Event().wait()
        yield Woken()

    monkeypatch.setattr(PostgresStore, "listen", listen)


def blind(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor does anybody look: a server learns what others wrote only when it must."""
    deaf(monkeypatch)
    monkeypatch.setattr(registries, "NOTE_EVERY", 3600.0)


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


# The database


def test_a_lost_connection_is_survived_and_nothing_is_written_twice(database: str) -> None:
    """All connections are cut again and again while people talk; who is told that it was not saved asks again."""

    async def story(wires: list[Wire]) -> None:
        table = await (await wires[0].create(["person"] * 2)).join_all()
        done = asyncio.Event()

        async def cut() -> None:
            while not done.is_set():
                await asyncio.sleep(0.15)
                await asyncio.to_thread(
                    ask_database,
                    database,
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    "WHERE datname = current_database() AND pid <> pg_backend_pid()",
                )

        async def talk(number: int) -> Json:
            body = {"text": f"word {number}", "key": f"{number}"}
            async with asyncio.timeout(LIMIT):
                while True:
                    answer = await wires[number % 2].ask("POST", f"{table.path}/talk", table.tokens[0], body)
                    if answer.status_code == 200:
                        found: Json = answer.json()
                        return found
                    assert answer.status_code == 503, answer.text
                    await asyncio.sleep(0.02)

        cutting = asyncio.ensure_future(cut())
        answers = [await talk(number) for number in range(WORDS)]
        done.set()
        await cutting
        store = open_store(database)
        await store.start()
        said = [getattr(row.body, "text", None) for row in await store.rows(table.id) if row.key is not None][2:]
        assert said == [f"word {number}" for number in range(WORDS)], "each once, and in order"
        assert [answer["seq"] for answer in answers] == [*range(answers[0]["seq"], answers[0]["seq"] + WORDS)]
        await store.close()

    play(story, database)


def test_a_commit_that_stood_though_the_connection_was_lost_is_told_as_saved(database: str) -> None:
    async def story(wires: list[Wire]) -> None:
        table = await (await wires[0].create(["person"] * 2)).join_all()
        store = wires[0].registry.store
        assert isinstance(store, PostgresStore)
        real, left = store._attempt, [1]

        async def attempt(jobs: list[Any]) -> None:
            await real(jobs)
            if left[0]:
                left[0] = 0
                assert store.db is not None
                await store.db.close()
                raise psycopg.OperationalError("server closed the connection unexpectedly")

        store._attempt = attempt  # type: ignore[method-assign]
        number = await store.last_seq(table.id) + 1
        await store.append(NewRows(table.id, [Row(number, 0, 0, Talk(0, None, "once"), "k")]))
        assert left == [0] and await store.last_seq(table.id) == number
        left[0] = 1
        with pytest.raises(Taken):  # somebody else's row is not taken for one's own
            await store.append(NewRows(table.id, [Row(number, 0, 0, Talk(0, None, "twice"), "l")]))

    play(story, database, 1)


def test_a_database_that_does_not_answer_is_a_sentence(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(wires: list[Wire]) -> None:
        table = await (await wires[0].create(["person"] * 2)).join_all()

        async def away(self: PostgresReader, *words: object) -> list[Any]:
            raise NotReached("planted")

        with monkeypatch.context() as broken:
            broken.setattr(PostgresReader, "fetch", away)
            wires[0].registry.tables.clear()
            assert (await wires[0].get(table.path, None, 503))["key"] == "not-reached"
        assert await table.state() == "playing"

    play(story, database, 1)


def test_what_may_be_lost_is_refused_unless_it_is_wanted(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert {"fsync", "full_page_writes"} == {*schema.DURABLE}
    monkeypatch.setattr(schema, "DURABLE", ("zero_damaged_pages",))  # a setting that is off, as it should be
    with pytest.raises(SetupError, match="zero_damaged_pages is off"):
        open_store(database)
    asyncio.run(open_store(database, trust=True).close())


def test_what_is_no_database_of_ours_is_refused(database: str, postgres: Postgres) -> None:
    with pytest.raises(SetupError, match="cannot be used"):
        open_store(database.replace("test_", "none_"))
    ask_database(database, "CREATE TABLE log (line text)")
    with pytest.raises(SetupError, match="not a database of condotta"):
        open_store(database)
    with postgres.database() as newer:
        asyncio.run(open_store(newer).close())
        ask_database(newer, "COMMENT ON TABLE log IS 'condotta 99'")
        with pytest.raises(SetupError, match="newer version"):
            open_store(newer)


def test_connections_commit_durably_whatever_the_database_says(database: str) -> None:
    name = database.rpartition("/")[2].partition("?")[0]
    ask_database(database, f"ALTER DATABASE {name} SET synchronous_commit = off")

    async def look() -> None:
        store = open_store(database)
        await store.start()
        assert isinstance(store, PostgresStore)
        assert await store.fetch("SHOW synchronous_commit") == [("on",)]
        await store.append(TimeNote(1))
        assert store.db is not None
        assert await (await store.db.execute("SHOW synchronous_commit")).fetchone() == ("on",)
        await store.close()

    asyncio.run(look())


# Versions


def test_a_table_of_newer_rules_is_left_to_those_who_know_them(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(wires: list[Wire]) -> None:
        table = await (await wires[0].create(["person"] * 2)).join_all()
        old = at(wires[1], table)
        await old.state()
        live = await wires[0].registry.get(table.id)
        game = type(GAMES["condottiere"])
        async with live.lock:  # a server of a newer version brings it to its rules
            with monkeypatch.context() as newer:
                newer.setattr(game, "rules_version", game.rules_version + 1)
                await live.write(lambda: [Rules(game.rules_version - 1, game.rules_version)])
        seat = 0
        body = {"text": "still here", "key": "k"}
        found = await wires[1].refused(409, "newer-rules", f"{table.path}/talk", table.tokens[seat], body)
        assert found["args"]["rules"] == game.rules_version + 1
        assert (await old.messages(None))[-1]["kind"] == "rules", "it can be watched"
        wires[1].registry.tables.clear()
        await wires[1].refused(409, "newer-rules", f"{table.path}/talk", table.tokens[seat], body)
        assert isinstance([*await wires[1].registry.store.rows(table.id)][-1].body, Rules)

    play(story, database)
