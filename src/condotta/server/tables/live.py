"""A table that is being played at: one request after another, each saved before anybody hears of it.

What is to happen is tried on a copy of its state, which takes the state's place when it is saved. Other servers may
write to the table as well: who saves a number first has it, and the other one hears what came of it and looks again.
"""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from copy import copy
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple

from ...kernel.engine import sample
from ...kernel.errors import ActError
from ...kernel.rng import Rng
from ...kernel.seats import CHANCE, has
from ..faults import report
from ..log.rows import Act, Body, Reason, Row, StandingBid, Start, Undo
from ..log.writes import NewRows, NotReached, NotSaved, Taken, Write
from ..people.results import ending
from ..refusal import Refusal
from ..state.messages import Told, message
from ..state.new_table import due_of, status_of
from ..state.records import Result, result_of
from ..state.replay import next_row
from ..state.snapshots import EVERY
from ..state.table_state import TableState
from ..state.timing.overdue import overdue
from ..state.tokens import hash_of
from .bot_turns import BotTurns
from .opening import Gone, Newer, Opened, Overtaken, Stopped
from .presence import Presence

if TYPE_CHECKING:
    from .registry import TableRegistry

log = logging.getLogger("condotta")

REMEMBERED: Final = 64
"""How many of the latest messages are kept for those who listen, and how many refusals for their keys."""
TOGETHER: Final = 16
"""Rows that are read at once."""
MAX_KEPT: Final = 1024 * 1024
"""Bytes of messages that a table keeps; what is older is folded anew from the log."""


@dataclass(frozen=True)
class Batch:
    """Rows that happen together, and what each of them tells each viewer who is watching."""

    rows: list[Row] = field(default_factory=list)
    told: list[dict[int, Told]] = field(default_factory=list)


class RefusedRequest(NamedTuple):
    """A refusal that is given again under the same key: a copy that is never raised itself, because what is raised
    remembers where, each time more, and keeps alive all that was there."""

    body: Body
    error: Refusal | ActError


class LiveTable:
    def __init__(self, registry: TableRegistry, opened: Opened) -> None:
        self.registry = registry
        self.state = opened.state
        self.created = opened.created
        self.moves_to = opened.moves_to
        self.stopped: Stopped | Newer | Gone | None = opened.stopped
        self.lock = asyncio.Lock()
        self.published = self.state.row.seq
        """The last number that is saved and may be told."""
        self.news = asyncio.Event()
        self.watchers: Counter[int] = Counter()
        self.presence = Presence(registry.now)
        self.told: OrderedDict[int, dict[int, Told]] = OrderedDict()
        self.kept = 0
        """How many bytes they have."""
        self.story: bytes | None = None
        """As it was told once the game was over."""
        self.refused: OrderedDict[tuple[int, str], RefusedRequest] = OrderedDict()
        """By seat and key."""
        self.timer: asyncio.TimerHandle | None = None
        self.bots = BotTurns(self)
        self.touched = -math.inf
        """When somebody last asked for it or did something here."""

    # Requests

    async def do(self, seat: int, key: str, like: Body, make: Callable[[], list[Body]]) -> int:
        """Do what a seat asks under a key, once: the number of the message that tells it to the seat. `make` checks and
        says what is to be written; `like` is what it comes to, to see that the same key asks for the same."""
        return await asyncio.shield(asyncio.ensure_future(self._do(seat, key, like, make)))

    async def _do(self, seat: int, key: str, like: Body, make: Callable[[], list[Body]]) -> int:
        """A key that was used before is looked up only where something is refused: if it was, that is why."""
        async with self.lock:
            refused = self.refused.get((seat, key))
            error: Refusal | ActError | Overtaken | None = None
            if refused is None:
                try:
                    return self.number(seat, (await self.write(make, key))[0])
                except (Refusal, ActError, Overtaken) as found:
                    error = found
            known = await self.registry.store.row_with(self.state.table_id, [seat], key)
            if known is not None:
                check_same(known.body, like)
                return await self._number_of(seat, known)
            if refused is not None:
                check_same(refused.body, like)
                raise copy(refused.error)
            assert error is not None
            if not isinstance(error, Overtaken) and not (isinstance(error, Refusal) and error.status == 503):
                if await self.catch_up():
                    raise Overtaken from None  # what refused it is past
                self.refused[seat, key] = RefusedRequest(like, copy(error))
                if len(self.refused) > REMEMBERED:
                    self.refused.popitem(last=False)
            raise error

    async def _number_of(self, seat: int, known: Row) -> int:
        """Which message tells a seat of a row that is in the store."""
        if known.seq > self.state.row.seq:
            if self.stopped is not None:
                raise self.stopped.refusal()
            await self.catch_up()
        return self.number(seat, known)

    def number(self, viewer: int, row: Row) -> int:
        """Which message tells a viewer of a row."""
        return self.state.number(viewer, row.seq)

    async def change(self, make: Callable[[], list[Body]], key: str | None = None) -> Row:
        """Do something about the table itself: its first row. Under a key it is done once, whoever asks: who knows the
        key has made what came of it, and may no longer have the token to ask again."""

        async def locked() -> Row:
            async with self.lock:
                if key is None:
                    return (await self.write(make))[0]
                seats = range(len(self.state.seats))
                known = await self.registry.store.row_with(self.state.table_id, seats, hash_of(key))
                if known is not None and known.seq > self.state.row.seq:
                    await self.catch_up()
                return known or (await self.write(make, hash_of(key)))[0]

        return await asyncio.shield(asyncio.ensure_future(locked()))

    async def write(self, make: Callable[[], list[Body]], key: str | None = None, *also: Write) -> list[Row]:
        """With the lock held: what `make` says happens, then what follows from it; saved together, then told. `also`
        is written with it, or not at all. Raises Overtaken if another server was first."""
        self.registry.check_here(self)
        if self.stopped is not None:
            raise self.stopped.refusal()
        await self.registry.know_time()
        bodies: list[Body] = make()
        first = 0 if self.moves_to is None else 1
        if self.moves_to is not None:
            bodies = [self.moves_to, *bodies]
        state, batch = self.state.clone(), Batch()
        for number, body in enumerate(bodies):
            self._apply(state, body, batch, key if number == first else None)
        self._follow(state, batch)
        shown = any(not isinstance(row.body, Act) for row in batch.rows) or state.phase != self.state.phase
        status = status_of(state, self.created) if shown else None
        rows = NewRows(state.table_id, batch.rows, status, due_of(state))
        if state.phase == "over" and self.state.phase != "over":
            also = *also, *await ending(self.registry.people, state)
        try:
            await self.registry.store.append(rows, *also)
        except Taken:
            await self.catch_up()
            raise Overtaken from None
        except NotSaved as error:
            log.error("table %s: a row was not saved: %s", state.table_id, error)
            raise Refusal(503, "not-saved") from None
        self.state, self.moves_to = state, None
        self.registry.metrics.acts.update(row.body.by for row in batch.rows if isinstance(row.body, Act))
        if batch.rows[0].seq // EVERY != (batch.rows[-1].seq + 1) // EVERY:
            self.registry.opener.keep(state)
        self.touched = time.monotonic()
        self._publish(batch)
        self.go_on()
        self.bots.wake_beside(batch.rows[-1])
        return batch.rows[first:]

    def _apply(self, state: TableState, body: Body, batch: Batch, key: str | None = None) -> None:
        at = max(self.registry.now(), state.row.at)  # the clock of another server may be a little ahead
        if isinstance(body, StandingBid):
            at = state.row.at  # the public list has the liveliest tables first: nobody may see there that it was left
        self._tell(state, next_row(state, body, at, key), batch)

    def _tell(self, state: TableState, row: Row, batch: Batch) -> None:
        batch.rows.append(row)
        batch.told.append({viewer: message(state, viewer) for viewer in self.watchers})

    def _follow(self, state: TableState, batch: Batch) -> None:
        """What follows by itself: a full table starts; chance answers, with the system's dice, anew each time."""
        if state.phase == "waiting" and all(seat.taken for seat in state.seats):
            self._apply(state, Start(), batch)
        while state.table is not None and has(state.table.asked, CHANCE):
            act = sample(state.table, Rng(secrets.randbits(62)))
            self._apply(state, Act(CHANCE, int(act), "chance"), batch)

    async def catch_up(self) -> bool:
        """With the lock held: hear what others have written here. Whether there was anything."""
        if isinstance(self.stopped, Gone | Stopped):
            return False
        before, opener = self.published, self.registry.opener
        while True:
            rows, whole = await opener.rows(self.state.table_id, self.published, self.published + TOGETHER)
            if not rows:
                break
            batch = Batch()
            for row in rows:
                followed = self.stopped is None and can_follow(self.state, row)
                if not followed or self.state.rules > self.state.game.rules_version:
                    await self.look_again()
                    return self.published > before
                self._tell(self.state, row, batch)
            if self.state.rules == self.state.game.rules_version:
                self.moves_to = None
            self._publish(batch)
            self.wind()  # its bots are asked by whoever wrote this
        if not whole or (self.published == before and await self.registry.store.last_seq(self.state.table_id) == 0):
            await self.look_again()
            return True
        return self.published > before

    async def look_again(self) -> None:
        """With the lock held: what is in the store does not follow from what is known. It may have been deleted."""
        header = await self.registry.store.header(self.state.table_id)
        if header is None:
            self.registry.lose(self, await self.registry.store.deleted(self.state.table_id) or "host")
        else:
            self.take(await self.registry.opener.compare(self.state.table_id, header))

    async def hear(self, anew: bool = False) -> bool:
        """Catch up, or read all of it anew; whether there was anything new."""
        async with self.lock:
            if not anew:
                return await self.catch_up()
            await self.registry.store.forget(self.state.table_id)
            await self.look_again()
            return True

    def _publish(self, batch: Batch) -> None:
        for row, told in zip(batch.rows, batch.told, strict=True):
            self._keep(row.seq, told)
        self.published = batch.rows[-1].seq
        if not all(isinstance(row.body, StandingBid) for row in batch.rows):
            self.registry.list_or_drop(self.state)
        self.spread()

    def spread(self) -> None:
        """Wake those who listen."""
        news, self.news = self.news, asyncio.Event()
        news.set()

    def _keep(self, seq: int, told: dict[int, Told]) -> None:
        """Keep messages for those who listen: the latest, as many as are few and small enough."""
        self.told[seq] = told
        self.kept += size_of(told)
        while len(self.told) > REMEMBERED or (self.kept > MAX_KEPT and len(self.told) > 1):
            self.kept -= size_of(self.told.popitem(last=False)[1])

    def _forget(self) -> None:
        """What was kept for those who listen."""
        self.told.clear()
        self.kept = 0

    def take(self, opened: Opened) -> None:
        """Go on from what was found in the store."""
        self.state, self.moves_to, self.stopped = opened.state, opened.moves_to, opened.stopped
        self.published = self.state.row.seq
        self._forget()
        self.spread()
        self.go_on()

    def end(self, why: Reason) -> None:
        """It was deleted: whoever has it open hears nothing more, and is told why when asking."""
        self.stopped = Gone(why, self.result)
        self.published = 0
        self._forget()
        self.registry.public.drop(self.state.table_id)
        self.wind()
        self.spread()

    @property
    def gone(self) -> bool:
        return isinstance(self.stopped, Gone) or self.registry.is_elsewhere(self)

    # What goes on by itself: clocks and bots

    def go_on(self) -> None:
        """Wind the clock and wake the bots that are asked."""
        self.wind()
        if self._runs():
            self.bots.wake(anew=True)

    def _runs(self) -> bool:
        return self.state.phase == "playing" and self.stopped is None and not self.registry.closing

    def wind(self) -> None:
        """Set the alarm for when the next time is out."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        due = self.state.next_due() if self._runs() and self.registry.serves else None
        if due is not None:
            delay = max(0, due - self.registry.now()) / 1000 + 0.001
            self.timer = asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        self.registry.spawn(self._time_has_come())

    async def _time_has_come(self) -> None:
        async with self.lock:
            bodies = overdue(self.state, self.registry.now())
            if not bodies:
                self.go_on()
                return
            try:
                await self.write(lambda: bodies)
                for body in bodies:
                    if isinstance(body, Act) and body.by == "person":  # a standing bid: as if its player had come back
                        self.presence.hear(body.seat)
            except Overtaken:
                self.go_on()
            except (Refusal, NotReached):
                self._later()

    def _later(self) -> None:
        """It could not be saved: try again when the disk has had a moment."""
        asyncio.get_running_loop().call_later(1.0, self.go_on)

    @property
    def result(self) -> Result:
        """Whether the game is over and how, also where it was played by other rules."""
        return self.stopped.result if self.stopped is not None else result_of(self.state)

    def is_idle(self, moment: float) -> bool:
        """Whether nobody would miss it in memory."""
        busy = self.lock.locked() or self.bots.thinking or self.watchers
        due, soon = self.due(), self.registry.now() + int(self.registry.idle_after * 1000)
        return not busy and (due is None or due > soon) and moment - self.touched > self.registry.idle_after

    def due(self) -> int | None:
        """When it goes on by itself, if it runs."""
        return None if self.timer is None else self.state.next_due()


def can_follow(state: TableState, row: Row) -> bool:
    """Let the next row happen; False if it is not the next, or cannot happen."""
    if row.seq != state.row.seq + 1:
        return False
    try:
        state.apply(row)
    except Exception as error:
        report(error)
        return False
    return True


def size_of(told: dict[int, Told]) -> int:
    return sum(len(each.body) for each in told.values())


def check_same(before: Body, like: Body) -> None:
    """A key that was used before must ask for the same again; which act an undo took back, it does not say."""
    if type(before) is not type(like) or (before != like and not isinstance(like, Undo)):
        raise Refusal(422, "key-used-before")
