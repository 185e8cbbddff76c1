"""A PostgreSQL database, written to by any number of servers. In each, what waits goes into its next commit together.

A connection that is lost while it commits leaves open whether that stands. So it is written again: if the numbers are
taken by these very rows, it stood.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections import deque
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any, Final

import msgspec
import psycopg
from psycopg import AsyncConnection, errors

from ...ending import ended
from ...faults import report
from ...metrics import Histogram
from ..store import Store, Woken
from ..writes import Deletion, NewRows, NewTable, NotReached, NotSaved, Snapshot, Taken, Write
from .reader import LOST, PostgresReader, firsts
from .statements import KEEP, encoded_rows, write_all

MAX_TOGETHER: Final = 256
"""Jobs in one commit."""
MAX_SECONDS: Final = 8.0
"""For which a job waits for a database that is not there."""
AGAIN: Final = 0.2
"""Seconds before the database is looked for again."""
CHANNEL: Final = "condotta"
MAX_PAYLOAD: Final = 100
"""Tables that are told of in one notice."""
LATE: Final = (errors.LockNotAvailable, errors.QueryCanceled, errors.DeadlockDetected, errors.SerializationFailure)
OWN_FAULTS: Final = (psycopg.DataError, psycopg.ProgrammingError, psycopg.NotSupportedError,
                     OverflowError, ValueError, TypeError)  # fmt: skip
"""What may be wrong with a job; any other error is one of the database."""


@dataclass(frozen=True)
class Job:
    """What is written together or not at all."""

    writes: tuple[Write, ...]
    done: asyncio.Future[None]


class PostgresStore(PostgresReader, Store):
    shared = True

    def __init__(self, where: str, read_only: bool = False, trust: bool = False) -> None:
        super().__init__(where, read_only, trust)
        self.jobs: deque[Job] = deque()
        self.waiting = asyncio.Event()
        self.commits = 0
        self.commit_times = Histogram()
        self.failed = False
        self.closing = False
        self.db: AsyncConnection[Any] | None = None
        """The connection that writes; None while there is none."""
        self.tasks: list[asyncio.Task[None]] = []
        self.keeping: set[asyncio.Task[None]] = set()
        self.id = secrets.token_hex(6)
        """By which a server knows its own notices."""
        self.news: dict[str, int] = {}
        """What the others are to be told: which table has come to which number."""
        self.to_tell = asyncio.Event()

    async def start(self) -> None:
        try:
            await (await self.opened()).wait(MAX_SECONDS)
        except LOST as error:
            raise NotReached(str(error)) from None
        self.tasks = [asyncio.ensure_future(self._write()), asyncio.ensure_future(self._tell())]

    def alive(self) -> bool:
        return not self.failed and bool(self.tasks) and not self.tasks[0].done()

    async def append(self, *writes: Write) -> None:
        if self.failed or self.closing:
            raise NotSaved("the writer has failed")
        job = Job(writes, asyncio.get_running_loop().create_future())
        self.jobs.append(job)
        self.waiting.set()
        await job.done

    async def beat(self, at: int) -> int:
        found = await self.fetch("UPDATE beat SET at = greatest(at, %s) RETURNING at", at)
        return int(found[0][0])

    def keep(self, snapshot: Snapshot) -> None:
        task = asyncio.ensure_future(self._keep(snapshot))
        self.keeping.add(task)
        task.add_done_callback(self.keeping.discard)

    async def review(self, table: str) -> bytes | None:
        found = await self.fetch("SELECT body FROM reviews WHERE game = %s", table)
        return bytes(found[0][0]) if found else None

    async def forget(self, table: str) -> None:
        await asyncio.gather(*self.keeping)  # one of them may be of this table
        await self.fetch("DELETE FROM snapshots WHERE game = %s", table)

    async def erased(self, tables: list[str]) -> list[str]:
        return firsts(await self.fetch("SELECT game FROM erased WHERE game = ANY(%s)", tables))

    async def _keep(self, snapshot: Snapshot) -> None:
        with contextlib.suppress(NotReached, psycopg.Error):  # it is only a short cut
            await self.fetch(KEEP, snapshot.table, snapshot.seq, snapshot.code, snapshot.body)

    async def is_our_turn(self, chore: str, every: float) -> bool:
        found = await self.fetch(
            "INSERT INTO chores VALUES (%s, now()) ON CONFLICT (name) DO UPDATE SET at = now() "
            "WHERE chores.at < now() - make_interval(secs => %s) RETURNING name",
            chore, every * 0.9,
        )  # fmt: skip
        if found:  # what nobody has done for a week is done: a review comes once
            await self.fetch("DELETE FROM chores WHERE at < now() - interval '7 days' RETURNING name")
        return bool(found)

    async def overdue(self, now: int) -> list[str]:
        found = await self.fetch("SELECT game FROM due WHERE at <= %s ORDER BY at LIMIT 1000", now)
        return firsts(found)

    async def close(self) -> None:
        """Write what is waiting, then close."""
        self.closing = True
        self.waiting.set()
        if self.tasks:
            await self.tasks[0]
            await asyncio.gather(*self.keeping)
            await ended(self.tasks[1:])
        await self._hang_up()
        await super().close()

    # What is heard

    async def listen(self) -> AsyncIterator[Woken]:
        while True:
            try:
                async with await AsyncConnection.connect(self.info, autocommit=True) as db:
                    await db.execute("LISTEN condotta")
                    yield Woken()  # before, nobody listened
                    async for notice in db.notifies():
                        for woken in self._heard(notice.payload):
                            yield woken
            except LOST:
                await asyncio.sleep(AGAIN)

    def _heard(self, payload: str) -> list[Woken]:
        try:
            who, tables = msgspec.json.decode(payload, type=tuple[str, dict[str, int]])
        except msgspec.MsgspecError:
            return []  # it is not ours
        return [] if who == self.id else [Woken(table, seq) for table, seq in tables.items()]

    def _notice(self, tables: dict[str, int]) -> str:
        return msgspec.json.encode((self.id, tables)).decode()

    async def _tell(self) -> None:
        """Tell the others what was written: not in the commit, which would have to wait for all other notices."""
        while True:
            await self.to_tell.wait()
            tables = [*self.news.items()][:MAX_PAYLOAD]
            for table, _seq in tables:
                del self.news[table]
            if not self.news:
                self.to_tell.clear()
            with contextlib.suppress(NotReached):  # they look for themselves
                await self.fetch("SELECT pg_notify(%s, %s)", CHANNEL, self._notice(dict(tables)))

    # What is written

    async def _write(self) -> None:
        while not (self.closing and not self.jobs):
            await self.waiting.wait()
            jobs = [self.jobs.popleft() for _job in range(min(MAX_TOGETHER, len(self.jobs)))]
            if not self.jobs and not self.closing:
                self.waiting.clear()
            if jobs:
                await self._answer(jobs)

    async def _answer(self, jobs: list[Job]) -> None:
        results: list[Exception | None] = [NotSaved("the writer has failed") for _job in jobs]
        try:
            if not self.failed:
                results = await self._commit(jobs)
        except Exception as error:  # nobody would hear of it if the task just ended
            self.failed = True
            report(error)
        finally:
            for job, result in zip(jobs, results, strict=True):
                if not job.done.done():
                    job.done.set_result(None) if result is None else job.done.set_exception(result)

    async def _commit(self, jobs: list[Job]) -> list[Exception | None]:
        """All together, or if that fails each by itself: what is wrong with one does not touch the others."""
        began, unsure = time.perf_counter(), False
        try:
            await self._attempt(jobs)
            results: list[Exception | None] = [None] * len(jobs)
        except Exception as error:
            unsure = self._is_lost(error)
            until = time.monotonic() + MAX_SECONDS
            results = [await self._commit_one(job, unsure, until) for job in jobs]
        self.commits += 1
        self.commit_times.add(time.perf_counter() - began)
        for job, result in zip(jobs, results, strict=True):
            for write in job.writes:
                if result is None and isinstance(write, NewRows):
                    self.news[write.table] = write.rows[-1].seq
                    self.to_tell.set()
        return results

    async def _commit_one(self, job: Job, unsure: bool, until: float) -> Exception | None:
        """`unsure`: whether it may be written already."""
        while True:
            try:
                await self._attempt([job])
                return None
            except psycopg.IntegrityError as error:
                if unsure and await self._is_there(job, until):
                    return None
                return Taken(str(error))
            except OWN_FAULTS as error:
                report(error)
                return NotSaved(str(error))
            except (*LOST, psycopg.Error) as error:
                lost = self._is_lost(error)
                if isinstance(error, LATE) or not lost or time.monotonic() > until:
                    return NotSaved(str(error))
                unsure = True
                await asyncio.sleep(AGAIN)

    async def _attempt(self, jobs: list[Job]) -> None:
        if self.db is None:
            self.db = await AsyncConnection.connect(self.info, autocommit=True)
            await self.db.execute("SET lock_timeout = 3000")  # whoever holds it may be paused
        await write_all(self.db, [write for job in jobs for write in job.writes], self._notice)

    def _is_lost(self, error: Exception) -> bool:
        """Whether the connection is gone, so that nobody knows what came of it; it is made anew then."""
        if self.db is not None and (self.db.closed or self.db.broken):
            self.db = None
            return True
        return self.db is None and isinstance(error, LOST)

    async def _is_there(self, job: Job, until: float) -> bool:
        """Whether these very rows are in the store."""
        while True:
            try:
                for write in job.writes:
                    if isinstance(write, Deletion) and await self.deleted(write.table) is None:
                        return False
                    if isinstance(write, NewRows | NewTable):
                        found = await self.fetch(
                            "SELECT game, seq, at, wall, body, seat, key, mark FROM log "
                            "WHERE game = %s AND seq BETWEEN %s AND %s ORDER BY seq",
                            write.table, write.rows[0].seq, write.rows[-1].seq,
                        )  # fmt: skip
                        if found != encoded_rows(write.table, write.rows):
                            return False
                return True
            except NotReached:
                if time.monotonic() > until:
                    return False
                await asyncio.sleep(AGAIN)

    async def _hang_up(self) -> None:
        if self.db is not None:
            with contextlib.suppress(psycopg.Error, OSError):
                await self.db.close()
            self.db = None
