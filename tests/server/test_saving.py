"""What was not saved has not happened, whatever goes wrong on the way to the disk: and nobody is told otherwise."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import stat
import sys
from pathlib import Path
from typing import Any

import psycopg
import pytest

from condotta.cli import main
from condotta.server.log.postgres.store import PostgresStore
from condotta.server.log.rows import Created, Row, Talk
from condotta.server.log.sqlite.reader import SqliteReader
from condotta.server.log.sqlite.store import SqliteStore
from condotta.server.log.store import Store
from condotta.server.log.writes import NewRows, NewTable, NotSaved

from .clients import Sat, running
from .test_store import HEADER, STATUS, begun, said


class Faulty:
    """A connection to the database that fails at what begins so, as often as it is told to."""

    def __init__(self, store: SqliteStore, statement: str, error: BaseException, times: int = 1) -> None:
        self.real: Any = store.writing
        self.statement = statement
        self.error = error
        self.left = times
        store.writing = self  # type: ignore[assignment]

    def execute(self, statement: str, *values: Any) -> Any:
        if statement.startswith(self.statement) and self.left:
            self.left -= 1
            raise self.error
        return self.real.execute(statement, *values)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)


FULL = sqlite3.OperationalError("database or disk is full")


def fail_once(store: Store) -> None:
    """The next commit is not made: the disk is full."""
    if isinstance(store, SqliteStore):
        Faulty(store, "COMMIT", FULL)
        return
    assert isinstance(store, PostgresStore)
    real, left = store._attempt, [2]  # together, then each by itself

    async def attempt(jobs: list[Any]) -> None:
        left[0] -= 1
        if left[0] >= 0:
            raise psycopg.errors.DiskFull("planted")
        await real(jobs)

    store._attempt = attempt  # type: ignore[method-assign]


def fail_for_good(store: Store) -> None:
    """The writer meets what it does not expect."""
    if isinstance(store, SqliteStore):
        Faulty(store, "BEGIN", ValueError("planted"))
        return
    assert isinstance(store, PostgresStore)

    async def commit(jobs: list[Any]) -> list[Exception | None]:
        raise ValueError("planted")

    store._commit = commit  # type: ignore[method-assign]


def test_a_commit_that_fails_is_not_answered_as_saved(db: str) -> None:
    async def play() -> None:
        store = await begun(db)
        fail_once(store)
        with pytest.raises(NotSaved):
            await store.append(NewRows("g", [said(2)]))
        assert [row.seq for row in await store.rows("g")] == [1]
        await store.append(NewRows("g", [said(2, text="again")]))
        assert [row.seq for row in await store.rows("g")] == [1, 2]
        assert not store.failed
        await store.close()

    asyncio.run(play())


def test_what_is_wrong_with_one_job_is_its_own_fault(db: str) -> None:
    """A number that is too large for the database, or half of a character."""

    async def play() -> None:
        store = await begun(db)
        bad = [Row(3, 1 << 70, 0, Created()), said(3, text="\ud800"), said(3, key="\ud800")]
        jobs = [NewRows("g", [said(2)]), *(NewRows("g", [row]) for row in bad), NewRows("g", [said(3)])]
        results = await asyncio.gather(*(store.append(job) for job in jobs), return_exceptions=True)
        assert [isinstance(result, NotSaved) for result in results] == [False, True, True, True, False]
        assert [row.seq for row in await store.rows("g")] == [1, 2, 3]
        assert not store.failed
        await store.close()

    asyncio.run(play())


@pytest.mark.parametrize("error", [ValueError("planted"), MemoryError(), SystemExit()])
def test_a_writer_that_fails_refuses_everybody_instead_of_letting_them_wait(
    tmp_path: Path, error: BaseException, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        store = await begun(tmp_path / "t.db")
        Faulty(store, "BEGIN", error)
        jobs = [store.append(NewRows("g", [said(seq)])) for seq in range(2, 9)]
        results = await asyncio.wait_for(asyncio.gather(*jobs, return_exceptions=True), 30)
        assert all(isinstance(result, NotSaved) for result in results)
        assert store.failed
        with pytest.raises(NotSaved):
            await asyncio.wait_for(store.append(NewRows("g", [said(2)])), 30)
        await store.close()

    asyncio.run(play())
    assert f"fault {type(error).__name__}" in caplog.text


def test_a_rollback_that_fails_ends_the_writer(tmp_path: Path) -> None:
    """It does not know any more what is in the file: it must not write on."""

    async def play() -> None:
        store = await begun(tmp_path / "t.db")
        faulty = Faulty(store, "ROLLBACK", FULL)
        Faulty(store, "COMMIT", FULL)
        with pytest.raises(NotSaved):
            await asyncio.wait_for(store.append(NewRows("g", [said(2)])), 30)
        assert store.failed and faulty.left == 0
        await store.close()
        assert [row.seq for row in await SqliteReader(tmp_path / "t.db").rows("g")] == [1]

    asyncio.run(play())


def test_a_new_table_and_the_row_that_tells_of_it_are_saved_together_or_not_at_all(db: str) -> None:
    async def play() -> None:
        store = await begun(db)
        again = NewTable("again", HEADER, [Row(1, 10, 0, Created())], STATUS)
        with pytest.raises(NotSaved):
            await store.append(again, NewRows("g", [said(1)]))
        assert await store.header("again") is None and [*await store.rows("again")] == []
        await store.append(again, NewRows("g", [said(2)]))
        assert await store.header("again") == HEADER and await store.last_seq("g") == 2
        await store.close()

    asyncio.run(play())


# At a table


async def spoken(table: Sat) -> list[str]:
    return [row.body.text for row in await table.wire.registry.store.rows(table.id) if isinstance(row.body, Talk)]


def test_what_could_not_be_saved_can_be_asked_again_under_the_same_key(db: str) -> None:
    """503 is no answer that is kept: asking again does it, once."""

    async def play() -> None:
        async with running(db) as wire:
            table = await (await wire.create(["person"] * 2)).join_all()
            seat = await table.asked()
            assert seat is not None
            decision = (await table.now(seat))["decision"]
            act = {"decision": decision["number"], "text": decision["options"][0]["text"], "key": "act"}
            talk = {"text": "hello", "to": None, "key": "talk"}
            for what, body in (("talk", talk), ("acts", act)):
                fail_once(wire.registry.store)
                await wire.refused(503, "not-saved", f"{table.path}/{what}", table.tokens[seat], body)
                done = await wire.post(f"{table.path}/{what}", table.tokens[seat], body)
                assert await wire.post(f"{table.path}/{what}", table.tokens[seat], body) == done
            assert await spoken(table) == ["hello"]

    asyncio.run(play())


def test_a_table_goes_back_to_what_is_saved(db: str) -> None:
    """What was refused as not saved is neither shown nor built upon."""

    async def play() -> None:
        async with running(db) as wire:
            table = await (await wire.create(["person"] * 2)).join_all()
            dice = random.Random(3)
            for _step in range(12):
                seat = await table.asked()
                assert seat is not None
                before = await wire.get(table.path, table.tokens[seat]), await table.lines(table.tokens[seat])
                state = (await wire.registry.get(table.id)).state
                log, mark = state.effective(), state.mark
                choice = dice.choice((await table.now(seat))["decision"]["options"])["text"]
                fail_once(wire.registry.store)
                await table.act(seat, choice, status=503)
                state = (await wire.registry.get(table.id)).state
                assert (state.effective(), state.mark) == (log, mark)
                after = await wire.get(table.path, table.tokens[seat]), await table.lines(table.tokens[seat])
                passing = {"now": 0, "absent": []}  # time goes on
                assert after[0] | passing == before[0] | passing and after[1] == before[1]
                await table.act(seat, choice)
            last = [row.seq for row in await wire.registry.store.rows(table.id)]
            assert last == list(range(1, len(last) + 1))

    asyncio.run(play())


def test_a_writer_that_has_failed_is_told_at_the_table(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await (await wire.create(["person"] * 2)).join_all()
            fail_for_good(wire.registry.store)
            for number in range(3):
                body = {"text": "hello", "to": None, "key": str(number)}
                await wire.refused(503, "not-saved", f"{table.path}/talk", table.tokens[0], body)

    asyncio.run(play())


# Which file


def told(capsys: pytest.CaptureFixture[str], *words: object) -> str:
    assert main([str(word) for word in words]) == 2
    found = capsys.readouterr().err.splitlines()
    assert len(found) == 1 and found[0].startswith("condotta: ")
    return found[0]


def other_program(folder: Path, version: int) -> Path:
    path = folder / "other.db"
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE log (line TEXT)")
    other.execute(f"PRAGMA user_version = {version}")
    other.commit()
    other.close()
    return path


def test_a_file_that_cannot_be_the_database_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for command in (["serve", "--port", "0", "--db"], ["doctor"]):
        assert "no/such/folder" in told(capsys, *command, tmp_path / "no/such/folder/t.db")
        assert "cannot be used" in told(capsys, *command, tmp_path)
        (tmp_path / "text.db").write_text("this is no database, but long enough to be mistaken for one" * 20)
        assert "database" in told(capsys, *command, tmp_path / "text.db")
    assert not (tmp_path / "no").exists()


@pytest.mark.parametrize("version", [0, 1, 2])
def test_the_database_of_another_program_is_refused_and_left_as_it_is(
    tmp_path: Path, version: int, capsys: pytest.CaptureFixture[str]
) -> None:
    path = other_program(tmp_path, version)
    before = path.read_bytes()
    assert "not a database of condotta" in told(capsys, "serve", "--port", "0", "--db", path)
    assert "not a database of condotta" in told(capsys, "doctor", path)
    assert path.read_bytes() == before


def test_a_file_that_cannot_be_written_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever runs the tests may be allowed to write everywhere, so the system's refusal is planted."""
    real = os.open

    def read_only(path: Any, flags: int, *mode: int) -> int:
        if flags & os.O_RDWR:
            raise PermissionError(13, "Permission denied")
        return real(path, flags, *mode)

    asyncio.run(asyncio.run(begun(tmp_path / "t.db")).close())
    monkeypatch.setattr(os, "open", read_only)
    assert "Permission denied" in told(capsys, "serve", "--port", "0", "--db", tmp_path / "t.db")


def test_a_postgresql_that_cannot_be_the_database_is_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    where = "postgresql://ada:secret@127.0.0.1:1/tables"
    for command in (["serve", "--port", "0", "--db"], ["doctor"]):
        found = told(capsys, *command, where)
        assert "postgresql://127.0.0.1:1/tables cannot be used" in found and "secret" not in found
    monkeypatch.setitem(sys.modules, "psycopg_pool", None)
    assert "pip install 'condotta[postgres]'" in told(capsys, "serve", "--port", "0", "--db", where)


def test_database_and_backups_are_readable_by_their_owner_alone(tmp_path: Path) -> None:
    old = os.umask(0)
    try:
        (tmp_path / "t.db").touch(0o666)
        store = asyncio.run(begun(tmp_path / "t.db"))
        store.back_up(tmp_path / "copy.db")
        assert {path.name for path in tmp_path.iterdir()} >= {"t.db", "t.db-wal", "t.db.lock", "copy.db"}
        for path in tmp_path.iterdir():
            assert stat.S_IMODE(path.stat().st_mode) == 0o600, path
        asyncio.run(store.close())
    finally:
        os.umask(old)
