"""One SQLite file, written to by one server. A single thread writes; what waits meanwhile goes into its next commit
together.

WAL with full sync: when `append` returns, the rows are on the disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import queue
import sqlite3
import threading
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Final

import msgspec

from ...faults import report
from ...metrics import Histogram
from ..rows import Row, seat_of
from ..store import Store, Woken
from ..times import wall_time
from ..writes import (
    Deletion,
    Erasure,
    NewRows,
    NewTable,
    NotSaved,
    Reviewed,
    Snapshot,
    Statement,
    Status,
    StoreError,
    Taken,
    TimeNote,
    Write,
)
from .database import make_private, open_to_write
from .reader import SqliteReader

MAX_TOGETHER: Final = 256
"""Jobs in one commit."""
ENCODER: Final = msgspec.json.Encoder()
ERASE: Final = """
UPDATE log SET body = CAST(json_set(CAST(body AS TEXT), '$.text', '') AS BLOB) WHERE game = ? AND (
    json_extract(CAST(body AS TEXT), '$.kind') = 'talk' AND json_extract(CAST(body AS TEXT), '$.to') IS NOT NULL
    OR json_extract(CAST(body AS TEXT), '$.kind') = 'promise' AND NOT json_extract(CAST(body AS TEXT), '$.open'))
"""
OWN_FAULTS: Final = (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.InterfaceError, sqlite3.DataError,
                     OverflowError, ValueError, TypeError)  # fmt: skip
"""What may be wrong with a job; any other error is one of the database."""


@dataclass(frozen=True)
class Waiting:
    """Who waits for a job to be on the disk."""

    done: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop


@dataclass(frozen=True)
class Job:
    """What is written together or not at all."""

    writes: tuple[Write, ...]
    waiting: Waiting | None = None


class SqliteStore(SqliteReader, Store):
    """Locked: by one server at a time."""

    shared = False

    def __init__(self, path: Path) -> None:
        try:
            self.lock = locked(path)
            self.writing = open_to_write(path)
        except OSError as error:
            raise StoreError("database-unusable", file=path, reason=error.strerror) from None
        except sqlite3.Error as error:
            raise StoreError("database-unusable", file=path, reason=error) from None
        super().__init__(path)
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.commits = 0
        self.commit_times = Histogram()
        self.failed = False
        """Whether the writing thread met what it did not expect: it writes no more, and refuses everybody."""
        self.last = False
        self.thread = threading.Thread(target=self._write, name="store", daemon=True)
        self.thread.start()

    async def start(self) -> None:
        """The thread runs already."""

    def alive(self) -> bool:
        return not self.failed and self.thread.is_alive()

    async def append(self, *writes: Write) -> None:
        loop = asyncio.get_running_loop()
        waiting = Waiting(loop.create_future(), loop)
        self.jobs.put(Job(writes, waiting))
        await waiting.done

    async def beat(self, at: int) -> int:
        """No other server has a time of its own, and nobody waits for it."""
        self.jobs.put(Job((TimeNote(at),)))
        return at

    def keep(self, snapshot: Snapshot) -> None:
        self.jobs.put(Job((snapshot,)))

    async def review(self, table: str) -> bytes | None:
        found = self.db.execute("SELECT body FROM reviews WHERE game = ?", (table,)).fetchone()
        return bytes(found[0]) if found else None

    async def forget(self, table: str) -> None:
        """An erasure does that here, and nobody else makes one."""

    async def erased(self, tables: list[str]) -> list[str]:
        return []

    async def overdue(self, now: int) -> list[str]:
        """One server knows all of its clocks."""
        return []

    async def listen(self) -> AsyncIterator[Woken]:
        """Nobody else writes."""
        return
        yield

    async def close(self) -> None:
        """Write what is waiting, then close."""
        self.jobs.put(None)
        self.thread.join()
        await super().close()
        self.writing.close()
        self.lock.close()

    # The writing thread

    def _write(self) -> None:
        while jobs := self._next_jobs():
            results: list[Exception | None] = [NotSaved("the writer has failed")] * len(jobs)
            if not self.failed:
                try:
                    results = self._commit(jobs)
                    if any(erases(write) for job in jobs for write in job.writes):
                        self._empty_wal()
                except BaseException as error:  # nobody would hear of it if the thread just ended
                    self.failed = True
                    report(error)
            for job, result in zip(jobs, results, strict=True):
                if job.waiting is not None:
                    with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                        job.waiting.loop.call_soon_threadsafe(resolve, job.waiting.done, result)

    def _next_jobs(self) -> list[Job]:
        """What waits, to be committed together; nothing when the store is closed."""
        jobs: list[Job] = []
        while not self.last and len(jobs) < MAX_TOGETHER and not (jobs and self.jobs.empty()):
            job = self.jobs.get()
            if job is None:
                self.last = True
            else:
                jobs.append(job)
        return jobs

    def _commit(self, jobs: list[Job]) -> list[Exception | None]:
        began = time.perf_counter()
        try:
            self.writing.execute("BEGIN IMMEDIATE")
            results = [self._write_job(job) for job in jobs]
            self.writing.execute("COMMIT")
            self.commits += 1
            self.commit_times.add(time.perf_counter() - began)
            return results
        except sqlite3.Error as error:
            if self.writing.in_transaction:
                self.writing.execute("ROLLBACK")
            return [NotSaved(str(error)) for _job in jobs]  # each its own: what is raised remembers where

    def _empty_wal(self) -> None:
        """What was deleted would else stay readable beside the database for a while."""
        with contextlib.suppress(sqlite3.Error):
            self.writing.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def _write_job(self, job: Job) -> Exception | None:
        """One job, in a savepoint of its own: what is wrong with it does not touch the others."""
        self.writing.execute("SAVEPOINT one")
        try:
            for write in job.writes:
                self._write_one(write)
        except OWN_FAULTS as error:
            self.writing.execute("ROLLBACK TO one")
            if isinstance(error, sqlite3.IntegrityError):
                return Taken(str(error))
            report(error)
            return NotSaved(str(error))
        finally:
            self.writing.execute("RELEASE one")
        return None

    def _write_one(self, write: Write) -> None:
        db = self.writing
        if isinstance(write, NewTable):
            db.execute(
                "INSERT INTO games VALUES (?, ?, ?)", (write.table, write.status.created, ENCODER.encode(write.header))
            )
            self._insert(write.table, write.rows, write.status)
        elif isinstance(write, NewRows):
            self._insert(write.table, write.rows, write.status)
        elif isinstance(write, Snapshot):
            db.execute("REPLACE INTO snapshots VALUES (?, ?, ?, ?)", (write.table, write.seq, write.code, write.body))
        elif isinstance(write, TimeNote):
            db.execute("REPLACE INTO beat VALUES (1, ?)", (write.at,))
        elif isinstance(write, Deletion):
            db.execute("INSERT INTO deleted VALUES (?, ?, ?)", (write.table, write.at or wall_time(), write.why))
            for table in ("games", "log", "status", "snapshots", "reviews", "ties", "subscriptions"):
                db.execute(f"DELETE FROM {table} WHERE game = ?", (write.table,))
        elif isinstance(write, Erasure):
            db.execute(ERASE, (write.table,))
            db.execute("DELETE FROM snapshots WHERE game = ?", (write.table,))
        elif isinstance(write, Statement):
            db.execute(write.text, write.values)
        elif isinstance(write, Reviewed):
            there = "SELECT 1 FROM games WHERE game = ?1"  # it may be deleted by now
            db.execute(f"REPLACE INTO reviews SELECT ?1, ?2 WHERE EXISTS ({there})", (write.table, write.body))
        elif write.on:
            db.execute("REPLACE INTO bans VALUES (?, ?)", (write.address, wall_time()))
        else:
            db.execute("DELETE FROM bans WHERE address = ?", (write.address,))

    def _insert(self, table: str, rows: list[Row], status: Status | None) -> None:
        self.writing.executemany(
            "INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            [
                (table, row.seq, row.at, row.wall, ENCODER.encode(row.body), seat_of(row.body), row.key, row.mark)
                for row in rows
            ],
        )
        if status is not None:
            self.writing.execute(
                "REPLACE INTO status VALUES (?, ?, ?, ?, ?, ?)",
                (table, status.created, status.state, status.public, status.awake, status.card),
            )


def erases(write: Write) -> bool:
    """Whether something goes with it that nobody may read afterwards."""
    return isinstance(write, Deletion | Erasure) or (isinstance(write, Statement) and write.erases)


def locked(path: Path) -> IO[str]:
    """One server at a time."""
    beside = path.with_name(f"{path.name}.lock")
    make_private(beside)
    lock = beside.open("w")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise StoreError("database-in-use", file=path) from None
    return lock


def resolve(done: asyncio.Future[None], result: Exception | None) -> None:
    if done.done():
        return
    if result is None:
        done.set_result(None)
    else:
        done.set_exception(result)
