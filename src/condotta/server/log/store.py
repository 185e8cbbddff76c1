"""The store: one SQLite file. A single thread writes; what waits meanwhile goes into its next commit together.

WAL with full sync: when `append` returns, the rows are on the disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import queue
import sqlite3
import threading
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from .reader import FORMAT, SCHEMA, Reader, Snapshot, Status, StoreError, connect
from .rows import Header, Row, seat_of
from .times import wall_time

MAX_TOGETHER: Final = 256
"""Jobs in one commit."""
ENCODER: Final = msgspec.json.Encoder()


class NotSaved(Exception):
    """A job was not written; nothing of it is in the store."""


class NewTable(Struct, frozen=True):
    """A table that comes into being, with its first rows."""

    table: str
    header: Header
    rows: list[Row]
    status: Status


class NewRows(Struct, frozen=True):
    """Rows that are added to a table; its index entry, if that is another one now."""

    table: str
    rows: list[Row]
    status: Status | None = None


class TimeNote(Struct, frozen=True):
    """How far the server's time has come."""

    at: int


Write = NewTable | NewRows | Snapshot | TimeNote


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


class Store(Reader):
    """A store that is also written to: by one server at a time, in one thread."""

    def __init__(self, path: Path) -> None:
        self.lock = (path.parent / f"{path.name}.lock").open("w")
        try:
            fcntl.flock(self.lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise StoreError("database-in-use", file=path) from None
        self.writing = connect(path)
        try:
            self.writing.execute("PRAGMA journal_mode = WAL")
            self.writing.execute("PRAGMA synchronous = FULL")
            if self.writing.execute("PRAGMA user_version").fetchone()[0] == 0:
                self.writing.executescript(f"BEGIN; {SCHEMA} PRAGMA user_version = {FORMAT}; COMMIT;")
        except sqlite3.DatabaseError as error:
            raise StoreError("database-unusable", file=path, reason=error) from None
        super().__init__(path)
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.commits = 0
        self.thread = threading.Thread(target=self._write, name="store", daemon=True)
        self.thread.start()

    async def append(self, *writes: NewTable | NewRows) -> None:
        """Returns when all of it is on the disk; raises NotSaved if nothing of it is."""
        loop = asyncio.get_running_loop()
        waiting = Waiting(loop.create_future(), loop)
        self.jobs.put(Job(writes, waiting))
        await waiting.done

    def note_time(self, at: int) -> None:
        """Remember how far the server's time has come."""
        self.jobs.put(Job((TimeNote(at),)))

    def keep(self, snapshot: Snapshot) -> None:
        self.jobs.put(Job((snapshot,)))

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
            while len(jobs) < MAX_TOGETHER and not self.jobs.empty():
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
            results = [self._write_job(job) for job in jobs]
            self.writing.execute("COMMIT")
            self.commits += 1
        except sqlite3.Error as error:
            if self.writing.in_transaction:
                self.writing.execute("ROLLBACK")
            results = [NotSaved(str(error)) for _job in jobs]  # each its own: what is raised remembers where
        for job, result in zip(jobs, results, strict=True):
            if job.waiting is not None:
                with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                    job.waiting.loop.call_soon_threadsafe(resolve, job.waiting.done, result)

    def _write_job(self, job: Job) -> Exception | None:
        """One job, in a savepoint of its own: what is wrong with it does not touch the others."""
        self.writing.execute("SAVEPOINT one")
        try:
            for write in job.writes:
                self._write_one(write)
        except sqlite3.IntegrityError as error:
            self.writing.execute("ROLLBACK TO one")
            return NotSaved(str(error))
        finally:
            self.writing.execute("RELEASE one")
        return None

    def _write_one(self, write: Write) -> None:
        db = self.writing
        if isinstance(write, NewTable):
            db.execute("INSERT INTO games VALUES (?, ?, ?)", (write.table, wall_time(), ENCODER.encode(write.header)))
            self._insert(write.table, write.rows, write.status)
        elif isinstance(write, NewRows):
            self._insert(write.table, write.rows, write.status)
        elif isinstance(write, Snapshot):
            db.execute("REPLACE INTO snapshots VALUES (?, ?, ?, ?)", (write.table, write.seq, write.code, write.body))
        else:
            db.execute("REPLACE INTO beat VALUES (1, ?)", (write.at,))

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


def resolve(done: asyncio.Future[None], result: Exception | None) -> None:
    if done.done():
        return
    if result is None:
        done.set_result(None)
    else:
        done.set_exception(result)
