"""The registry of tables: all those of one database, the ones in use in memory."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from collections.abc import Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from ...games import GAMES
from ...kernel.errors import CondottaError, SetupError
from ...kernel.seats import PUBLIC
from ..bots.pool import BotPool
from ..faults import report
from ..log.reader import Snapshot
from ..log.rows import Header, Reason, Row, Rules, Start
from ..log.store import Deletion, Erasure, NotSaved, Store, Write
from ..log.times import ServerTime
from ..metrics import Metrics
from ..refusal import Refusal
from ..replays.pool import ReplayPool
from ..state.new_table import new_table
from ..state.records import Result, result_of
from ..state.replay import Difference, difference, replayed, rules_of
from ..state.snapshots import code_of, pack, unpack
from ..state.table_state import TableState
from ..turns import Turns
from .bans import Bans
from .live import LiveTable
from .opened import Opened, Stopped
from .public_list import PublicList

log = logging.getLogger("condotta")

NOTE_EVERY: Final = 1.0
"""Seconds between two notes of the server's time: what clocks may gain by a crash."""


@dataclass(frozen=True)
class SetAside:
    """Why a table cannot be opened at all: a key of the texts with its arguments."""

    key: str
    values: dict[str, str | CondottaError] = field(default_factory=dict)

    def refusal(self) -> Refusal:
        return Refusal.made(409, self.key, {**self.values})


class TableRegistry:
    def __init__(self, path: Path, bot_processes: int = 1, idle_after: float = 60.0) -> None:
        self.store = Store(path)
        self.time = ServerTime(self.store.last_moment())
        self.bot_pool = BotPool(bot_processes)
        self.replays = ReplayPool()
        self.turns = Turns()
        self.public = PublicList(self.store.public())
        self.metrics = Metrics()
        self.bans = Bans(self.store.bans())
        self.tables: dict[str, LiveTable] = {}
        self.idle_after = idle_after
        self.closing = False
        self.tasks: set[asyncio.Task[None]] = set()
        self.due: dict[str, int] = {}
        """When the clocks of tables ring that are not in memory."""
        self.set_aside: dict[str, SetAside] = {}
        """The tables that cannot be opened, until the server is started again or told to look again."""

    def now(self) -> int:
        return self.time.now()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            report(error)

    async def open(self) -> None:
        """Go on with every table that goes on by itself; nobody waits for it."""
        self.woken = self.spawn(self._wake_all())
        self.spawn(self._keep())

    async def _wake_all(self) -> None:
        for table_id in self.store.awake():
            self._wake(table_id)
            await asyncio.sleep(0)

    def _wake(self, table_id: str) -> None:
        """Wind its clock and ask its bots; then it need not stay in memory, if nobody else has it there."""
        known = table_id in self.tables
        try:
            table = self.get(table_id)
        except Refusal:
            return
        table.go_on()
        if not known and table.is_idle(math.inf):
            self._forget(table)

    def _forget(self, table: LiveTable) -> None:
        due = table.due()
        if due is not None:
            self.due[table.state.table_id] = due
        if table.timer is not None:
            table.timer.cancel()
        del self.tables[table.state.table_id]

    async def close(self) -> None:
        """Stop what goes on by itself, and wait until all is written."""
        self.closing = True
        for task in [*self.tasks]:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for table in self.tables.values():
            async with table.lock:
                if table.timer is not None:
                    table.timer.cancel()
        await self.bot_pool.close()
        await self.replays.close()
        self.store.note_time(self.now())
        self.store.close()

    async def _keep(self) -> None:
        """Note the time while clocks run; forget tables that nobody uses."""
        while True:
            await asyncio.sleep(NOTE_EVERY)
            if self.due or any(table.timer is not None for table in self.tables.values()):
                self.store.note_time(self.now())
            soon = self.now() + int(NOTE_EVERY * 1000)
            for table_id in [table_id for table_id, due in self.due.items() if due <= soon]:
                self._wake(table_id)
            moment = time.monotonic()
            for table in [*self.tables.values()]:
                if table.is_idle(moment):
                    self._forget(table)

    # Tables

    def get(self, table_id: str) -> LiveTable:
        """A table by its id, read from the store if it is not in memory."""
        found = self.tables.get(table_id)
        if found is None:
            found = LiveTable(self, self._opened(table_id))
            self.tables[table_id] = found
            if table_id not in self.public.creators:
                self.list_or_drop(found.state)
            if self.due.pop(table_id, None) is not None:
                found.go_on()
        found.touched = time.monotonic()
        return found

    def _opened(self, table_id: str) -> Opened:
        """One that cannot be opened is set aside, and not looked at again for every request."""
        known = self.set_aside.get(table_id)
        if known is None:
            try:
                header = self.store.header(table_id)
                if header is None:
                    why = self.store.deleted(table_id)
                    raise Refusal(404, "no-such-table") if why is None else Refusal(410, "deleted", why=why)
                if header.game in GAMES:
                    return self._open(table_id, header)
                known = SetAside("unknown-game", {"game": header.game})
            except Refusal:
                raise
            except SetupError as error:
                known = SetAside("unknown-setup", {"reason": error.with_traceback(None)})
            except Exception as error:  # whatever is wrong with one table is no fault of the others
                report(error)
                known = SetAside("unreadable")
            self.set_aside[table_id] = known
            self.due.pop(table_id, None)
            log.error("table %s is set aside: %s", table_id, known.key)
        raise known.refusal()

    def reopened(self, table_id: str) -> Opened:
        """A table as it is in the store now."""
        return self._opened(table_id)

    def read_state(self, table_id: str, header: Header) -> TableState:
        state = self.begin_state(table_id, header)
        for row in self.store.rows(table_id, state.row.seq):
            if row.seq != state.row.seq + 1:
                raise LookupError("a row is missing")
            state.apply(row)
        return state

    def begin_state(self, table_id: str, header: Header, until: int = 1 << 60) -> TableState:
        """From the snapshot, if there is a good one of this code and not later than that; else from the beginning."""
        found = self.store.snapshot(table_id, code_of(header.game), until)
        if found is not None:
            try:
                return unpack(table_id, header, found.body)
            except Exception as error:  # it is only a short cut
                report(error)
        return TableState(table_id, header)

    def rows(self, table_id: str, since: int = 0, until: int = 1 << 60) -> list[Row]:
        """Up to the first that cannot be read."""
        rows: list[Row] = []
        with contextlib.suppress(msgspec.MsgspecError):
            for row in self.store.rows(table_id, since, until):
                rows.append(row)
        return rows

    def keep(self, state: TableState) -> None:
        body = pack(state)
        if body is not None:
            self.store.keep(Snapshot(state.table_id, state.row.seq, code_of(state.game.name), body))

    def _open(self, table_id: str, header: Header) -> Opened:
        try:
            state = self.read_state(table_id, header)
        except SetupError:
            raise
        except Exception as error:  # whatever it is, `compare` says where it happens, and how the table was before
            report(error)
            return self.compare(table_id, header)
        if state.rules != state.game.rules_version:
            return self.compare(table_id, header)
        return Opened(state, self.store.created(table_id) or 0)

    def compare(self, table_id: str, header: Header) -> Opened:
        """A game played by other rules goes on by these if all of it replays equal; else it can only be read, up to
        where it differs."""
        created, now = self.store.created(table_id) or 0, GAMES[header.game].rules_version
        rows = self.rows(table_id)
        played = rules_of(header, rows)
        differs = difference(table_id, header, rows)
        if differs is None and self.store.last_seq(table_id) > len(rows):
            differs = Difference(len(rows) + 1, "it cannot be read")
        if differs is None:
            moves_to = Rules(played, now) if played != now else None
            return Opened(replayed(table_id, header, rows), created, moves_to)
        before = replayed(table_id, header, rows[: differs.row - 1])
        card = self.store.card(table_id)
        result = result_of(before) if card is None else msgspec.json.decode(card, type=Result)
        return Opened(before, created, stopped=Stopped(before.told[PUBLIC] + 1, played, now, result))

    def list_or_drop(self, state: TableState, creator: str | None = None) -> None:
        """Keep the list of public tables, where something has happened at this one."""
        if state.header.public and state.phase not in ("over", "closed"):
            self.public.touch(state.table_id, creator)
        else:
            self.public.drop(state.table_id)

    async def create(self, table_id: str, header: Header, creator: str | None = None) -> LiveTable:
        """It may be there already, if somebody asks twice."""
        found = self.store.header(table_id)
        if found is None:
            try:
                await self.store.append(new_table(table_id, header, self.now()))
            except NotSaved:
                if self.store.header(table_id) is None:  # else somebody asked twice at once
                    raise Refusal(503, "not-saved") from None
        elif found != replace(header, rules=found.rules):
            raise Refusal(422, "key-used-before")
        table = self.get(table_id)
        self.list_or_drop(table.state, creator)
        async with table.lock:
            if table.state.phase == "waiting" and all(seat.taken for seat in table.state.seats):
                await table.write(lambda: [Start()])
        return table

    # Beside the log, which is only added to

    async def delete(self, table_id: str, why: Reason) -> None:
        """The whole table; that it was deleted is kept, and said in the log of the server."""
        table, aside = self.tables.get(table_id), self.set_aside.get(table_id)
        async with contextlib.nullcontext() if table is None else table.lock:
            if self.store.created(table_id) is None:
                raise Refusal(404, "no-such-table")
            self.set_aside[table_id] = SetAside("deleted", {"why": why})  # meanwhile nobody opens it
            try:
                await self._save(Deletion(table_id, why))
                aside = None
            finally:
                del self.set_aside[table_id]
                if aside is not None:
                    self.set_aside[table_id] = aside
            self.tables.pop(table_id, None)
            self.due.pop(table_id, None)
            if table is not None:
                table.end(why)
        log.warning("table %s was deleted (%s)", table_id, why)

    async def erase_talk(self, table_id: str) -> None:
        """The words of what was said in private; the game, and that something was said, stay."""
        table = self.get(table_id)
        async with table.lock:
            await self._save(Erasure(table_id))
            table.reload()
        log.warning("what was said in private at table %s was erased", table_id)

    async def _save(self, write: Write) -> None:
        try:
            await self.store.append(write)
        except NotSaved:
            raise Refusal(503, "not-saved") from None
