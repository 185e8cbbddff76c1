"""A PostgreSQL that is cut off, silent, not durable or not ours, and one that holds what this server does not know."""

from __future__ import annotations

import asyncio
from typing import Any

import psycopg
import pytest

from condotta.games import GAMES
from condotta.kernel.errors import SetupError
from condotta.server.log.postgres import schema
from condotta.server.log.postgres.reader import PostgresReader
from condotta.server.log.postgres.store import PostgresStore
from condotta.server.log.rows import Row, Rules, Talk
from condotta.server.log.store import open_store
from condotta.server.log.writes import NewRows, NotReached, Taken, TimeNote

from .clients import Json, Wire, ask_database
from .many import LIMIT, at, play
from .postgres import Postgres

WORDS = 30


def test_a_lost_connection_is_survived_and_nothing_is_written_twice(database: str) -> None:
    """All connections are cut again and again while people talk; who is told that it was not saved asks again."""

    async def story(wires: list[Wire]) -> None:
        table = await (await wires[0].create(["person"] * 2)).join_all()
        answers: list[Json] = []

        async def cut() -> None:
            """Not before something was answered since the last time, or a slow machine would never get on."""
            last = -1
            while len(answers) < WORDS:
                await asyncio.sleep(0.15)
                if len(answers) == last:
                    continue
                last = len(answers)
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
        for number in range(WORDS):
            answers.append(await talk(number))
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
