"""The store: what is saved is saved whole, once, and for good."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from condotta.server.log.rows import Created, Header, Row, Start, Talk
from condotta.server.log.sqlite.reader import SqliteReader
from condotta.server.log.sqlite.store import SqliteStore
from condotta.server.log.store import Store, open_store
from condotta.server.log.times import ServerTime
from condotta.server.log.writes import NewRows, NewTable, NotSaved, Status, StoreError

from .clients import REFUSED, ask_database

HEADER = Header(
    game="condottiere",
    rules=1,
    seats=["person", "person"],
    options={},
    public=True,
    host="h",
    invitation="i",
    tokens=["a", "b"],
)
STATUS = Status("g", 1, "waiting", True, True, b"{}")


def said(seq: int, key: str | None = None, text: str = "hello") -> Row:
    return Row(seq, seq * 10, 0, Talk(0, None, text), key)


async def begun(db: str | Path) -> Store:
    store = open_store(db)
    await store.start()
    await store.append(NewTable("g", HEADER, [Row(1, 10, 0, Created())], STATUS))
    return store


def test_rows_come_back_as_they_were(db: str) -> None:
    async def play() -> None:
        store = await begun(db)
        await store.append(NewRows("g", [said(2, "k"), Row(3, 30, 0, Start(), None, "mark")]))
        assert [row.seq for row in await store.rows("g")] == [1, 2, 3]
        assert list(await store.rows("g", 1, 2)) == [said(2, "k")]
        assert await store.row_with("g", [0, 1], "k") == said(2, "k")
        assert await store.row_with("g", [1], "k") is None
        assert await store.header("g") == HEADER
        assert await store.header("other") is None
        await store.close()

    asyncio.run(play())


def test_a_batch_is_written_whole_or_not_at_all(db: str) -> None:
    async def play() -> None:
        store = await begun(db)
        await store.append(NewRows("g", [said(2)]))
        with pytest.raises(NotSaved):
            await store.append(NewRows("g", [said(3), said(2)]))
        assert [row.seq for row in await store.rows("g")] == [1, 2]
        await store.append(NewRows("g", [said(3, "k")]))
        with pytest.raises(NotSaved):
            await store.append(NewRows("g", [said(4, "k")]))
        await store.close()

    asyncio.run(play())


def test_a_bad_batch_does_not_harm_those_it_is_committed_with(db: str) -> None:
    async def play() -> None:
        store = await begun(db)
        batches = [NewRows("g", [said(seq)]) for seq in (2, 3, 3, 4, 5, 6)]
        results = await asyncio.gather(*(store.append(batch) for batch in batches), return_exceptions=True)
        assert [isinstance(result, NotSaved) for result in results] == [False, False, True, False, False, False]
        assert [row.seq for row in await store.rows("g")] == [1, 2, 3, 4, 5, 6]
        assert store.commits < 7
        await store.close()

    asyncio.run(play())


@pytest.mark.parametrize("change", ["UPDATE log SET at = 0", "DELETE FROM log", "UPDATE games SET header = ''",
                                    "DELETE FROM games"])  # fmt: skip
def test_log_and_header_are_frozen(db: str, change: str) -> None:
    async def play() -> None:
        await (await begun(db)).close()

    asyncio.run(play())
    with pytest.raises(REFUSED):
        ask_database(db, change)


def test_the_writer_syncs_fully(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "t.db")
    assert store.writing.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert store.writing.execute("PRAGMA synchronous").fetchone() == (2,)
    asyncio.run(store.close())


def test_one_server_a_database(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "t.db")
    with pytest.raises(StoreError, match="Another server"):
        SqliteStore(tmp_path / "t.db")
    asyncio.run(store.close())
    asyncio.run(SqliteStore(tmp_path / "t.db").close())


def test_other_files_are_refused_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("this is no database, but long enough to be mistaken for one" * 20)
    with pytest.raises(StoreError, match="database"):
        SqliteStore(tmp_path / "text.db")
    with pytest.raises(StoreError, match="There is no database"):
        SqliteReader(tmp_path / "none.db")
    sqlite3.connect(tmp_path / "other.db").execute("CREATE TABLE a (b)").connection.commit()
    with pytest.raises(StoreError, match="not a database of condotta"):
        SqliteReader(tmp_path / "other.db")


def test_a_backup_is_taken_while_another_writes(tmp_path: Path) -> None:
    async def play() -> None:
        store = await begun(tmp_path / "t.db")
        writing = [asyncio.ensure_future(store.append(NewRows("g", [said(seq)]))) for seq in range(2, 40)]
        await writing[10]
        reader = SqliteReader(tmp_path / "t.db")
        await asyncio.to_thread(reader.back_up, tmp_path / "copy.db")
        with pytest.raises(StoreError, match="exists"):
            reader.back_up(tmp_path / "copy.db")
        await asyncio.gather(*writing)
        copy = SqliteReader(tmp_path / "copy.db")
        seqs = [row.seq for row in await copy.rows("g")]
        assert seqs == list(range(1, len(seqs) + 1)) and len(seqs) >= 11
        assert await copy.check() == []
        await copy.close()
        await reader.close()
        await store.close()

    asyncio.run(play())


def test_time_goes_on_from_the_last_moment_that_was_saved(db: str) -> None:
    async def play() -> None:
        store = await begun(db)
        assert await store.beat(5000) == 5000
        await store.close()
        again = open_store(db)
        await again.start()
        assert await again.last_moment() == 5000
        assert 5000 <= ServerTime(await again.last_moment()).now() < 65_000
        await again.close()

    asyncio.run(play())
