"""The registry of tables: all those of one database, the ones in use in memory."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, Final

import msgspec

from ...games import GAMES
from ..bots.pool import BotPool
from ..faults import report
from ..log.reader import Snapshot
from ..log.rows import Header, Rules, Start
from ..log.store import Store
from ..log.times import ServerTime
from ..refusal import Refusal
from ..replays.pool import ReplayPool
from ..state.new_table import new_table
from ..state.records import Result
from ..state.replay import difference, replayed, rules_of
from ..state.snapshots import code_of, pack, unpack
from ..state.table_state import TableState
from .live import LiveTable, Opened, Stopped
from .public_list import PublicList
from .turns import Turns

NOTE_EVERY: Final = 1.0
"""Seconds between two notes of the server's time: what clocks may gain by a crash."""


class TableRegistry:
    def __init__(self, path: Path, bot_processes: int = 1, idle_after: float = 60.0) -> None:
        self.store = Store(path)
        self.time = ServerTime(self.store.last_moment())
        self.bot_pool = BotPool(bot_processes)
        self.replays = ReplayPool()
        self.turns = Turns()
        self.public = PublicList(self.store.public())
        self.tables: dict[str, LiveTable] = {}
        self.idle_after = idle_after
        self.closing = False
        self.tasks: set[asyncio.Task[None]] = set()

    def now(self) -> int:
        return self.time.now()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            report(error)

    async def open(self) -> None:
        """Go on with every table that goes on by itself."""
        for table_id in self.store.awake():
            try:
                self.get(table_id).go_on()
            except Refusal:
                continue  # a game this server does not know
            await asyncio.sleep(0)
        self.spawn(self._keep())

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
            if any(table.timer is not None for table in self.tables.values()):
                self.store.note_time(self.now())
            moment = time.monotonic()
            for table_id, table in [*self.tables.items()]:
                if table.is_idle(moment):
                    del self.tables[table_id]

    # Tables

    def get(self, table_id: str) -> LiveTable:
        """A table by its id, read from the store if it is not in memory."""
        found = self.tables.get(table_id)
        if found is None:
            header = self.store.header(table_id)
            if header is None:
                raise Refusal(404, "no-such-table")
            found = LiveTable(self, self._open(table_id, header))
            self.tables[table_id] = found
            if table_id not in self.public.creators:
                self.list_or_drop(found.state)
        found.touched = time.monotonic()
        return found

    def read_state(self, table_id: str, header: Header) -> TableState:
        state = self.begin_state(table_id, header)
        for row in self.store.rows(table_id, state.row.seq):
            state.apply(row)
        return state

    def begin_state(self, table_id: str, header: Header, until: int = 1 << 60) -> TableState:
        """From the snapshot, if there is one of this code and not later than that; else from the beginning."""
        found = self.store.snapshot(table_id, code_of(header.game), until)
        return unpack(table_id, header, found.body) if found else TableState(table_id, header)

    def keep(self, state: TableState) -> None:
        body = pack(state)
        if body is not None:
            self.store.keep(Snapshot(state.table_id, state.row.seq, code_of(state.game.name), body))

    def _open(self, table_id: str, header: Header) -> Opened:
        game = GAMES.get(header.game)
        if game is None:
            raise Refusal(409, "unknown-game", game=header.game)
        created = self.store.created(table_id)
        try:
            state = self.read_state(table_id, header)
        except Exception as error:  # whatever it is, `_compare` says where it happens, and how the table was before
            report(error)
            return self._compare(table_id, header, created, game.rules_version)
        if state.rules != game.rules_version:
            return self._compare(table_id, header, created, game.rules_version)
        return Opened(state, created)

    def _compare(self, table_id: str, header: Header, created: int, now: int) -> Opened:
        """A game played by other rules goes on by these if all of it replays equal; else it can only be read, up to
        where it differs."""
        rows = list(self.store.rows(table_id))
        played = rules_of(header, rows)
        differs = difference(table_id, header, rows)
        if differs is None:
            moves_to = Rules(played, now) if played != now else None
            return Opened(replayed(table_id, header, rows), created, moves_to)
        before = replayed(table_id, header, rows[: differs.row - 1])
        return Opened(before, created, stopped=Stopped(differs.row, played, now, self._result(table_id)))

    def _result(self, table_id: str) -> Result:
        return msgspec.json.decode(self.store.card(table_id), type=Result)

    def list_or_drop(self, state: TableState, creator: str | None = None) -> None:
        """Keep the list of public tables, where something has happened at this one."""
        if state.header.public and state.phase not in ("over", "closed"):
            self.public.touch(state.table_id, creator)
        else:
            self.public.drop(state.table_id)

    async def create(self, table_id: str, header: Header, creator: str | None = None) -> LiveTable:
        await self.store.append(new_table(table_id, header, self.now()))
        table = self.get(table_id)
        self.list_or_drop(table.state, creator)
        if all(seat.taken for seat in table.state.seats):
            await table.change(lambda: [Start()])
        return table
