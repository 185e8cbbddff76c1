"""The store: one SQLite file. A single thread writes; what waits meanwhile goes into its next commit together.

WAL with full sync: when `append` returns, the rows are on the disk. Rows and headers cannot be changed or
deleted; the database itself refuses. `status` is only an index of the tables, made from their logs.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import queue
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from .house_time import wall
from .rows import Body, Header, Row, seat_of

FORMAT: Final = 1
MOST_TOGETHER: Final = 256
"""Batches in one commit."""

SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS games (
    game TEXT PRIMARY KEY, created INTEGER NOT NULL, header BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS log (
    game TEXT NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL, wall INTEGER NOT NULL, body BLOB NOT NULL,
    seat INTEGER, key TEXT, mark TEXT NOT NULL, PRIMARY KEY (game, seq)) WITHOUT ROWID;
CREATE UNIQUE INDEX IF NOT EXISTS log_key ON log (game, seat, key) WHERE key IS NOT NULL;
CREATE TABLE IF NOT EXISTS status (
    game TEXT PRIMARY KEY, created INTEGER NOT NULL, state TEXT NOT NULL, public INTEGER NOT NULL,
    awake INTEGER NOT NULL, card BLOB NOT NULL) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS status_state ON status (state, public, created);
CREATE TABLE IF NOT EXISTS snapshots (
    game TEXT PRIMARY KEY, seq INTEGER NOT NULL, code TEXT NOT NULL, body BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS beat (one INTEGER PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL);
CREATE TRIGGER IF NOT EXISTS log_is_only_added_to BEFORE UPDATE ON log
    BEGIN SELECT RAISE(ABORT, 'the log is only added to'); END;
CREATE TRIGGER IF NOT EXISTS log_is_never_deleted BEFORE DELETE ON log
    BEGIN SELECT RAISE(ABORT, 'the log is never deleted'); END;
CREATE TRIGGER IF NOT EXISTS headers_are_frozen BEFORE UPDATE ON games
    BEGIN SELECT RAISE(ABORT, 'headers are frozen'); END;
CREATE TRIGGER IF NOT EXISTS headers_are_never_deleted BEFORE DELETE ON games
    BEGIN SELECT RAISE(ABORT, 'headers are never deleted'); END;
"""


class StoreError(Exception):
    """The database cannot be used; the message is a sentence."""


class NotSaved(Exception):
    """A batch was not written; nothing of it is in the store."""


class Status(Struct, frozen=True):
    """The index entry of a table."""

    game: str
    created: int
    state: str
    public: bool
    awake: bool
    """Whether it goes on by itself: a clock runs, or bots play."""
    card: bytes
    """How the table is listed."""


class Snapshot(Struct, frozen=True):
    game: str
    seq: int
    code: str
    body: bytes


class Batch(Struct, frozen=True):
    """What is written together or not at all."""

    game: str
    rows: list[Row]
    status: Status | None = None
    new: tuple[str, Header, list[Row], Status] | None = None
    """A table that comes into being with it."""


BODY: Final = msgspec.json.Decoder(Body)
HEADER: Final = msgspec.json.Decoder(Header)
ENCODER: Final = msgspec.json.Encoder()

Job = tuple[Any, "asyncio.Future[None] | None", "asyncio.AbstractEventLoop | None"]


def connect(path: Path, read_only: bool = False) -> sqlite3.Connection:
    mode = "ro" if read_only else "rwc"
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode={mode}", uri=True, isolation_level=None,
                           check_same_thread=False, timeout=10)  # fmt: skip


def row_from(found: tuple[Any, ...]) -> Row:
    seq, at, wall_time, body, key, mark = found
    return Row(seq, at, wall_time, BODY.decode(body), key, mark)


class Reader:
    """Reads a store; a server's own, or any file that another may be writing to."""

    def __init__(self, path: Path) -> None:
        if not path.exists():
            raise StoreError(f"There is no database {path}.")
        self.path = path
        self.db = connect(path, read_only=True)
        try:
            version = self.db.execute("PRAGMA user_version").fetchone()[0]
        except sqlite3.DatabaseError as error:
            raise StoreError(f"{path} is not a database of condotta: {error}.") from None
        if version != FORMAT:
            raise StoreError(f"{path} is not a database of condotta, or one of another version.")

    def header(self, game: str) -> Header | None:
        found = self.db.execute("SELECT header FROM games WHERE game = ?", (game,)).fetchone()
        return HEADER.decode(found[0]) if found else None

    def created(self, game: str) -> int:
        found = self.db.execute("SELECT created FROM games WHERE game = ?", (game,)).fetchone()
        return int(found[0])

    def games(self) -> list[str]:
        return [game for (game,) in self.db.execute("SELECT game FROM games ORDER BY created, game")]

    def rows(self, game: str, since: int = 0, until: int = 1 << 60) -> Iterator[Row]:
        found = self.db.execute(
            "SELECT seq, at, wall, body, key, mark FROM log WHERE game = ? AND seq > ? AND seq <= ? ORDER BY seq",
            (game, since, until),
        )
        return map(row_from, found)

    def row_with(self, game: str, seat: int, key: str) -> Row | None:
        """The row that answers a key already used."""
        found = self.db.execute(
            "SELECT seq, at, wall, body, key, mark FROM log WHERE game = ? AND seat = ? AND key = ?", (game, seat, key)
        ).fetchone()
        return row_from(found) if found else None

    def public(self, most: int) -> list[Status]:
        """Public tables that wait or play, newest first."""
        found = self.db.execute(
            "SELECT game, created, state, public, awake, card FROM status "
            "WHERE public = 1 AND state IN ('waiting', 'playing', 'paused') ORDER BY created DESC LIMIT ?",
            (most,),
        )
        return [Status(game, created, state, bool(p), bool(a), card) for game, created, state, p, a, card in found]

    def awake(self) -> list[str]:
        """The tables that go on by themselves."""
        found = self.db.execute("SELECT game FROM status WHERE awake = 1 AND state IN ('waiting', 'playing')")
        return [game for (game,) in found]

    def state_of(self, game: str) -> str | None:
        """What the index says."""
        found = self.db.execute("SELECT state FROM status WHERE game = ?", (game,)).fetchone()
        return str(found[0]) if found else None

    def snapshot(self, game: str, code: str, until: int) -> Snapshot | None:
        found = self.db.execute(
            "SELECT game, seq, code, body FROM snapshots WHERE game = ? AND code = ? AND seq <= ?", (game, code, until)
        ).fetchone()
        return Snapshot(*found) if found else None

    def last_moment(self) -> int:
        """The latest house time that is saved."""
        beat = self.db.execute("SELECT max(at) FROM beat").fetchone()[0] or 0
        row = self.db.execute("SELECT max(at) FROM log").fetchone()[0] or 0
        return int(max(beat, row))

    def check(self) -> list[str]:
        """What SQLite itself finds wrong with the file."""
        return [text for (text,) in self.db.execute("PRAGMA integrity_check") if text != "ok"]

    def back_up(self, path: Path) -> None:
        """A consistent copy, also while a server is writing."""
        if path.exists():
            raise StoreError(f"{path} exists already; a backup never writes over a file.")
        copy = sqlite3.connect(path)
        with copy:
            self.db.backup(copy)
        copy.close()

    def close(self) -> None:
        self.db.close()


class Store(Reader):
    """A store that is also written to: by one server at a time, in one thread."""

    def __init__(self, path: Path) -> None:
        self.lock = (path.parent / f"{path.name}.lock").open("w")
        try:
            fcntl.flock(self.lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise StoreError(f"Another server is using {path}.") from None
        self.writing = connect(path)
        try:
            self.writing.execute("PRAGMA journal_mode = WAL")
            self.writing.execute("PRAGMA synchronous = FULL")
            if self.writing.execute("PRAGMA user_version").fetchone()[0] == 0:
                self.writing.executescript(f"BEGIN; {SCHEMA} PRAGMA user_version = {FORMAT}; COMMIT;")
        except sqlite3.DatabaseError as error:
            raise StoreError(f"{path} cannot be used as a database: {error}.") from None
        super().__init__(path)
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.commits = 0
        self.thread = threading.Thread(target=self._write, name="store", daemon=True)
        self.thread.start()

    async def append(self, batch: Batch) -> None:
        """Returns when the batch is on the disk; raises NotSaved if it is not."""
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        self.jobs.put((batch, done, loop))
        await done

    def beat(self, at: int) -> None:
        """Remember how far the house's time has come."""
        self.jobs.put((at, None, None))

    def keep(self, snapshot: Snapshot) -> None:
        self.jobs.put((snapshot, None, None))

    def close(self) -> None:
        """Write what is waiting, then close."""
        self.jobs.put(None)
        self.thread.join()
        super().close()
        self.writing.close()
        self.lock.close()

    # The writing thread

    def _write(self) -> None:
        while (job := self.jobs.get()) is not None:
            jobs, last = [job], False
            while len(jobs) < MOST_TOGETHER and not self.jobs.empty():
                more = self.jobs.get()
                if more is None:
                    last = True
                    break
                jobs.append(more)
            self._commit(jobs)
            if last:
                return

    def _commit(self, jobs: list[Job]) -> None:
        results: list[Exception | None] = []
        try:
            self.writing.execute("BEGIN IMMEDIATE")
            for what, _done, _loop in jobs:
                results.append(self._write_one(what))
            self.writing.execute("COMMIT")
            self.commits += 1
        except sqlite3.Error as error:
            if self.writing.in_transaction:
                self.writing.execute("ROLLBACK")
            results = [NotSaved(str(error))] * len(jobs)
        for (_what, done, loop), result in zip(jobs, results, strict=True):
            if done is not None and loop is not None:
                with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                    loop.call_soon_threadsafe(resolve, done, result)

    def _write_one(self, what: Any) -> Exception | None:
        """One batch, in a savepoint of its own: what is wrong with it does not touch the others."""
        db = self.writing
        db.execute("SAVEPOINT one")
        try:
            if isinstance(what, Batch):
                if what.new is not None:
                    game, header, rows, status = what.new
                    db.execute("INSERT INTO games VALUES (?, ?, ?)", (game, wall(), ENCODER.encode(header)))
                    self._insert(game, rows, status)
                self._insert(what.game, what.rows, what.status)
            elif isinstance(what, Snapshot):
                db.execute("REPLACE INTO snapshots VALUES (?, ?, ?, ?)", (what.game, what.seq, what.code, what.body))
            else:
                db.execute("REPLACE INTO beat VALUES (1, ?)", (what,))
        except sqlite3.IntegrityError as error:
            db.execute("ROLLBACK TO one")
            return NotSaved(str(error))
        finally:
            db.execute("RELEASE one")
        return None

    def _insert(self, game: str, rows: list[Row], status: Status | None) -> None:
        self.writing.executemany(
            "INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            [
                (game, row.seq, row.at, row.wall, ENCODER.encode(row.body), seat_of(row.body), row.key, row.mark)
                for row in rows
            ],
        )
        if status is not None:
            self.writing.execute(
                "REPLACE INTO status VALUES (?, ?, ?, ?, ?, ?)",
                (game, status.created, status.state, status.public, status.awake, status.card),
            )


def resolve(done: asyncio.Future[None], result: Exception | None) -> None:
    if done.done():
        return
    if result is None:
        done.set_result(None)
    else:
        done.set_exception(result)
