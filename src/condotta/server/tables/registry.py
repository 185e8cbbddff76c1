"""The registry of tables: all those of one database, the ones in use in memory."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any, Final, TypeVar

from msgspec.structs import replace

from ...games import GAMES
from ...kernel.errors import CondottaError, SetupError
from ..bots.pool import BotPool
from ..ending import ended
from ..faults import report
from ..log.rows import Header, Reason, Start
from ..log.store import Woken, open_store
from ..log.times import ServerTime
from ..log.writes import Deletion, Erasure, NewTable, NotReached, NotSaved, Taken, Write
from ..metrics import Metrics
from ..people.people import People
from ..refusal import Refusal
from ..replays.pool import ReplayPool
from ..reviews.reviews import Reviews
from ..state.new_table import new_table
from ..state.table_state import TableState
from ..turns import Turns
from .bans import Bans
from .bot_turns import shared_questions
from .live import LiveTable
from .opening import Newer, Nobody, Opened, Opener, Others, Overtaken, SetAside, Stopped
from .public_list import PublicList

log = logging.getLogger("condotta")

NOTE_EVERY: Final = 1.0
"""Seconds between two notes of the server's time: what clocks may gain by a crash."""
SURE_FOR: Final = 2500
"""Milliseconds for which a server goes on with the time of all without a new note."""
LATE: Final = 1000
"""Milliseconds after which another server goes on with a table."""
TRY_AGAIN: Final = 30_000
"""Milliseconds after which it tries again."""
MAX_TRIES: Final = 50
"""How often a request is looked at anew because other servers were first."""
T = TypeVar("T")


class TableRegistry:
    def __init__(
        self,
        where: str | Path,
        bot_processes: int = 1,
        idle_after: float = 60.0,
        trust: bool = False,
        serves: bool = True,
    ) -> None:
        """`where`: the database, a file or the address of a PostgreSQL. `trust`: also one that may lose what it has
        confirmed. `serves`: whether people come here; otherwise no clock runs because of this process."""
        self.serves = serves
        self.store = open_store(where, trust)
        self.opener = Opener(self.store)
        self.time = ServerTime(most=SURE_FOR if self.store.shared else None)
        self.bot_pool = BotPool(bot_processes)
        self.questions = shared_questions(self, bot_processes)
        """Where several servers share the database, they share the bots' questions too."""
        self.replays = ReplayPool()
        self.reviews = Reviews(self.store, self.bot_pool, self.spawn)
        self.turns = Turns()
        self.public = PublicList()
        self.metrics = Metrics()
        self.bans = Bans()
        self.people = People(self.store)
        self.tables: dict[str, LiveTable] = {}
        self.opening: dict[str, asyncio.Task[None]] = {}
        """The tables that are being read into memory."""
        self.idle_after = idle_after
        self.closing = False
        self.tasks: set[asyncio.Task[None]] = set()
        self.due: dict[str, int] = {}
        """When the clocks of tables ring that are not in memory any more."""
        self.tried: dict[str, int] = {}
        """The tables that were woken because others had not gone on with them, and when."""
        self.others: Others = Nobody()
        self.before_close: list[Callable[[], Awaitable[None]]] = []
        self.listed_at = -math.inf
        self.set_aside: dict[str, SetAside] = {}
        """The tables that cannot be opened, until the server is started again or told to look again."""

    def rules(self) -> list[str]:
        """The games with their rules that are played here: also by older ones that nobody else plays by."""
        own = {name: game.rules_version for name, game in GAMES.items()}
        return [f"{name} {rules}" for name, now in own.items() for rules in range(1, now + 1)
                if rules == now or not self.others.play(name, rules)]  # fmt: skip

    def is_elsewhere(self, table: LiveTable) -> bool:
        """Whether a table is played by rules that other processes know, and not by those of this one."""
        played = table.stopped.played if isinstance(table.stopped, Stopped | Newer) else table.state.rules
        game = table.state.game
        return played != game.rules_version and self.others.play(game.name, played)

    def check_here(self, table: LiveTable) -> None:
        if self.is_elsewhere(table):
            raise Refusal(503, "elsewhere", seconds=1)

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
        await self.store.start()
        self.time.begin(await self.store.last_moment())
        self.public.begin(await self.store.public())
        self.bans.begin(await self.store.bans())
        if self.serves:
            self.woken = self.spawn(self._listen() if self.store.shared else self._wake_all(await self.store.awake()))
        self.spawn(self._keep())
        if self.questions is not None:
            await self.questions.open()

    async def _wake_all(self, tables: list[str]) -> None:
        with contextlib.suppress(NotReached):  # they are found again
            for table_id in tables:
                await self._wake(table_id)
                await asyncio.sleep(0)

    async def _wake(self, table_id: str) -> None:
        """Wind its clock and ask its bots; then it need not stay in memory, if nobody has asked for it."""
        try:
            table = await self._in_memory(table_id)
            self.check_here(table)
        except Refusal:
            return
        table.go_on()
        if table.is_idle(time.monotonic()):
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
        await ended(self.tasks)
        for table in [*self.tables.values()]:  # a bot that answers just now may bring one into memory
            async with table.lock:
                if table.timer is not None:
                    table.timer.cancel()
        for leave in self.before_close:
            await leave()
        if self.questions is not None:
            await self.questions.close()
        await self.bot_pool.close()
        await self.replays.close()
        with contextlib.suppress(NotReached):
            await self._note_time()
        await self.store.close()

    async def _keep(self) -> None:
        """Note the time while clocks run; forget tables that nobody uses; look whether others wrote or are missed."""
        while True:
            await asyncio.sleep(NOTE_EVERY)
            try:
                await self._look_round()
            except NotReached as error:
                log.error("the database does not answer: %s", error)
            except Exception as error:  # the next time it may go well; without this, clocks would stand still
                report(error)

    async def _look_round(self) -> None:
        if self.store.shared or self.due or any(table.timer is not None for table in self.tables.values()):
            await self._note_time()
        soon = self.now() + int(NOTE_EVERY * 1000)
        for table_id in [table_id for table_id, due in self.due.items() if due <= soon]:
            await self._wake(table_id)
        moment = time.monotonic()
        for table in [*self.tables.values()]:
            if table.is_idle(moment):
                self._forget(table)
        if self.store.shared and self.serves:
            await self._look_at_others()

    # Other servers on the same database

    async def know_time(self) -> None:
        """Before anything is written: a server that was paused or cut off asks how late it is."""
        if self.time.unsure:
            await self._note_time()

    async def _note_time(self) -> None:
        """Time goes on where people are served; others only ask how late it is."""
        if self.serves:
            self.time.note(await self.store.beat(self.now()))
        else:
            self.time.begin(await self.store.last_moment())

    async def _listen(self) -> None:
        """Hear at once what others write. What is not told here is found a little later."""
        async for woken in self.store.listen():
            if woken.table in self.tables or woken.table in self.opening or not woken.table:
                self.spawn(self._hear(woken))
            self.set_aside.pop(woken.table, None)

    async def _hear(self, woken: Woken) -> None:
        if woken.table in self.opening:
            await asyncio.wait([self.opening[woken.table]])
        with contextlib.suppress(NotReached):  # it is looked at again
            tables, anew = [woken.table], [woken.table] if woken.seq == 0 else []
            if not woken.table:
                self.bans.begin(await self.store.bans())
                tables, anew = [*self.tables], await self.store.erased([*self.tables])
            for table in [self.tables[table_id] for table_id in tables if table_id in self.tables]:
                await table.hear(table.state.table_id in anew)

    async def _look_at_others(self) -> None:
        """What others wrote at the tables in memory here, and tables that nobody goes on with."""
        heads = await self.store.heads([*self.tables])
        for table_id, table in [*self.tables.items()]:
            if heads.get(table_id, 0) != table.published and not table.lock.locked():
                await table.hear()
        now = self.now()
        self.tried = {table_id: at for table_id, at in self.tried.items() if now - at < TRY_AGAIN}
        late = [table_id for table_id in await self.store.overdue(now - LATE) if table_id not in self.tried]
        self.tried.update(dict.fromkeys(late, now))
        self.spawn(self._wake_all(late))

    async def settled(self, table_id: str, work: Callable[[], Awaitable[T]]) -> T:
        """What comes of a request. It is refused only by what is known to be so now; if other servers have written
        meanwhile, it is looked at anew from the beginning."""
        for _try in range(MAX_TRIES):
            try:
                return await work()
            except Overtaken:
                continue
            except (Refusal, CondottaError):
                table = self.tables.get(table_id)
                if table is None or not self.store.shared or not await table.hear():
                    raise
        raise Refusal(503, "not-saved")

    def lose(self, table: LiveTable, why: Reason) -> None:
        """A table was deleted."""
        self.tables.pop(table.state.table_id, None)
        self.due.pop(table.state.table_id, None)
        table.end(why)

    # Tables

    async def get(self, table_id: str) -> LiveTable:
        """A table by its id; it stays in memory for a while."""
        found = await self._in_memory(table_id)
        self.check_here(found)
        found.touched = time.monotonic()
        return found

    async def _in_memory(self, table_id: str) -> LiveTable:
        """Read from the store if need be, by one for all who ask meanwhile. Before all of them have it, it may be
        forgotten again; then it is read anew, for there must not be two of it."""
        while (found := self.tables.get(table_id)) is None:
            task = self.opening.get(table_id)
            if task is None:
                task = self.opening[table_id] = asyncio.ensure_future(self._bring(table_id))
                task.add_done_callback(lambda _done: self.opening.pop(table_id))
            await asyncio.shield(task)
        return found

    async def _bring(self, table_id: str) -> None:
        """Into memory."""
        found = LiveTable(self, await self.opened(table_id))
        self.tables[table_id] = found
        if table_id not in self.public.creators:
            self.list_or_drop(found.state)
        if self.due.pop(table_id, None) is not None:
            found.go_on()

    async def opened(self, table_id: str) -> Opened:
        """A table as it is in the store now. One that cannot be opened is set aside, and not looked at again for every
        request."""
        known = self.set_aside.get(table_id)
        if known is None:
            try:
                header = await self.store.header(table_id)
                if header is None:
                    why = await self.store.deleted(table_id)
                    raise Refusal(404, "no-such-table") if why is None else Refusal(410, "deleted", why=why)
                if header.game in GAMES:
                    return await self.opener.open(table_id, header)
                known = SetAside("unknown-game", {"game": header.game})
            except (Refusal, NotReached):
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

    def list_or_drop(self, state: TableState, creator: str | None = None) -> None:
        """Keep the list of public tables, where something has happened at this one."""
        if state.header.public and state.phase not in ("over", "closed"):
            self.public.touch(state.table_id, creator)
        else:
            self.public.drop(state.table_id)

    async def listed(self) -> list[str]:
        """The public tables; where others create some too, as the database has them."""
        if self.store.shared and time.monotonic() - self.listed_at > NOTE_EVERY:
            self.listed_at = time.monotonic()
            self.public.begin(await self.store.public())
        return self.public.listed()

    async def create(
        self, table_id: str, header: Header, creator: str | None = None, made: NewTable | None = None
    ) -> LiveTable:
        """It may be there already, if somebody asks twice. `made` is what has happened there, if anything has."""
        found = await self.store.header(table_id)
        if found is None:
            await self.know_time()
            try:
                await self.store.append(made or new_table(table_id, header, self.now()))
            except NotSaved:
                if await self.store.header(table_id) is None:  # else somebody asked twice at once
                    raise Refusal(503, "not-saved") from None
        elif found != replace(header, rules=found.rules):
            raise Refusal(422, "key-used-before")
        table = await self.get(table_id)
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
            self.set_aside[table_id] = SetAside("deleted", {"why": why})  # meanwhile nobody opens it
            try:
                if await self.store.created(table_id) is None:
                    raise Refusal(404, "no-such-table")
                await self._save(Deletion(table_id, why))
                aside = None
            finally:
                del self.set_aside[table_id]
                if aside is not None:
                    self.set_aside[table_id] = aside
            self.due.pop(table_id, None)
            if table is not None:
                self.lose(table, why)
        log.warning("table %s was deleted (%s)", table_id, why)

    async def erase_talk(self, table_id: str) -> None:
        """The words of what was said in private; the game, and that something was said, stay."""
        table = await self.get(table_id)
        async with table.lock:
            await self._save(Erasure(table_id))
            await table.look_again()
        log.warning("what was said in private at table %s was erased", table_id)

    async def _save(self, write: Write) -> None:
        try:
            await self.store.append(write)
        except Taken:
            raise Refusal(404, "no-such-table") from None
        except NotSaved:
            raise Refusal(503, "not-saved") from None
