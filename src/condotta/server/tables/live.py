"""A table that is being played at: one request after another, each saved before anybody hears of it."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator
from copy import copy
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple

from ...kernel.engine import sample
from ...kernel.errors import ActError
from ...kernel.rng import Rng
from ...kernel.seats import CHANCE, has
from ..faults import report
from ..log.rows import Act, Body, Reason, Row, SeatChange, Start, Undo
from ..log.store import NewRows, NewTable, NotSaved
from ..refusal import Refusal
from ..state.messages import ENCODER, Told, message
from ..state.new_table import status_of
from ..state.records import RecordReader, Result, result_of, whole_record
from ..state.replay import next_row
from ..state.seats import PERSON
from ..state.snapshots import EVERY
from ..state.story import StoryTeller
from ..state.table_state import TableState
from ..state.tokens import hash_of
from ..turns import MAX_SLICE
from .bot_turns import BotTurns
from .opened import Gone, Opened, Stopped
from .presence import Presence

if TYPE_CHECKING:
    from .registry import TableRegistry

log = logging.getLogger("condotta")

REMEMBERED: Final = 64
"""How many of the latest messages are kept for those who listen, and how many refusals for their keys."""
LAST: Final = 1 << 60
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
        self.stopped: Stopped | Gone | None = opened.stopped
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
        self.touched = time.monotonic()

    def is_absent(self, seat: int) -> bool:
        """Whether there was no sign of a seat for the published time."""
        return self.presence.absent_for(seat) >= self.state.header.absence * 1000

    # Requests

    async def do(self, seat: int, key: str, like: Body, make: Callable[[], list[Body]]) -> int:
        """Do what a seat asks under a key, once: the number of the message that tells it to the seat. `make` checks and
        says what is to be written; `like` is what it comes to, to see that the same key asks for the same."""
        return await asyncio.shield(asyncio.ensure_future(self._do(seat, key, like, make)))

    async def _do(self, seat: int, key: str, like: Body, make: Callable[[], list[Body]]) -> int:
        async with self.lock:
            known = self.registry.store.row_with(self.state.table_id, seat, key)
            if known is not None:
                check_same(known.body, like)
                if known.seq > self.state.row.seq and self.stopped is not None:
                    raise self.stopped.refusal()
                return self.state.number(seat, known.seq)
            refused = self.refused.get((seat, key))
            if refused is not None:
                check_same(refused.body, like)
                raise copy(refused.error)
            try:
                return self.state.number(seat, (await self.write(make, key))[0].seq)
            except (Refusal, ActError) as error:
                if not isinstance(error, Refusal) or error.status != 503:
                    self.refused[seat, key] = RefusedRequest(like, copy(error))
                    if len(self.refused) > REMEMBERED:
                        self.refused.popitem(last=False)
                raise

    async def change(self, make: Callable[[], list[Body]], key: str | None = None, also: NewTable | None = None) -> Row:
        """Do something about the table itself: its first row. Under a key it is done once, whoever asks: who knows the
        key has made what came of it, and may no longer have the token to ask again."""

        async def locked() -> Row:
            async with self.lock:
                hashed = None if key is None else hash_of(key)
                known = None if hashed is None else self._row_with(hashed)
                return known or (await self.write(make, hashed, also))[0]

        return await asyncio.shield(asyncio.ensure_future(locked()))

    def _row_with(self, key: str) -> Row | None:
        """The row that was written under a key, whichever seat it is about."""
        rows = (self.registry.store.row_with(self.state.table_id, seat, key) for seat in range(len(self.state.seats)))
        return next((row for row in rows if row is not None), None)

    async def write(
        self, make: Callable[[], list[Body]], key: str | None = None, also: NewTable | None = None
    ) -> list[Row]:
        """With the lock held: what `make` says happens, then what follows from it; saved together, then told. `also`
        comes into being with it, or not at all."""
        if self.stopped is not None:
            raise self.stopped.refusal()
        bodies: list[Body] = make()
        first = 0 if self.moves_to is None else 1
        if self.moves_to is not None:
            bodies = [self.moves_to, *bodies]
        batch = Batch()
        phase = self.state.phase
        try:
            for number, body in enumerate(bodies):
                self._apply(body, batch, key if number == first else None)
            self._follow(batch)
            shown = any(not isinstance(row.body, Act) for row in batch.rows) or self.state.phase != phase
            status = status_of(self.state, self.created) if shown else None
            rows = NewRows(self.state.table_id, batch.rows, status)
            await self.registry.store.append(rows, *([] if also is None else [also]))
        except NotSaved as error:
            log.error("table %s: a row was not saved: %s", self.state.table_id, error)
            self.reload()
            raise Refusal(503, "not-saved") from None
        except ActError:
            if batch.rows:
                self.reload()
            raise
        except BaseException:
            self.reload()
            raise
        self.moves_to = None
        self._publish(batch)
        return batch.rows[first:]

    def _apply(self, body: Body, batch: Batch, key: str | None = None) -> None:
        batch.rows.append(next_row(self.state, body, self.registry.now(), key))
        batch.told.append({viewer: message(self.state, viewer) for viewer in self.watchers})

    def _follow(self, batch: Batch) -> None:
        """What follows by itself: a full table starts; chance answers, with the system's dice, anew each time."""
        state = self.state
        if state.phase == "waiting" and all(seat.taken for seat in state.seats):
            self._apply(Start(), batch)
        while state.table is not None and has(state.table.asked, CHANCE):
            act = sample(state.table, Rng(secrets.randbits(62)))
            self._apply(Act(CHANCE, int(act), "chance"), batch)

    def _publish(self, batch: Batch) -> None:
        for row, told in zip(batch.rows, batch.told, strict=True):
            self._keep(row.seq, told)
            if isinstance(row.body, Act):
                self.registry.metrics.acts[row.body.by] += 1
        self.published = batch.rows[-1].seq
        self.touched = time.monotonic()
        if batch.rows[0].seq // EVERY != (self.published + 1) // EVERY:
            self.registry.keep(self.state)
        self.registry.list_or_drop(self.state)
        news, self.news = self.news, asyncio.Event()
        news.set()
        self.go_on()
        self.bots.wake_beside(batch.rows[-1])

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
        self.go_on()

    def end(self, why: Reason) -> None:
        """It was deleted: whoever has it open hears nothing more, and is told why when asking."""
        self.stopped = Gone(why, self.result)
        self.published = 0
        self._forget()
        self.registry.public.drop(self.state.table_id)
        self.go_on()
        news, self.news = self.news, asyncio.Event()
        news.set()

    @property
    def gone(self) -> bool:
        return isinstance(self.stopped, Gone)

    def reload(self) -> None:
        """Back to what is saved."""
        self.state = self.registry.read_state(self.state.table_id, self.state.header)
        self._forget()

    # What goes on by itself: clocks and bots

    def go_on(self) -> None:
        """Wind the clock and wake the bots that are asked."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        state = self.state
        if state.phase != "playing" or self.stopped is not None or self.registry.closing:
            return
        due = state.clock.next_due() if state.clock is not None else None
        if due is not None:
            delay = max(0, due - self.registry.now()) / 1000 + 0.001
            self.timer = asyncio.get_running_loop().call_later(delay, self._ring)
        self.bots.wake()

    def _ring(self) -> None:
        self.registry.spawn(self._time_is_out())

    async def _time_is_out(self) -> None:
        async with self.lock:
            clock = self.state.clock
            late = clock.due(self.registry.now()) if clock is not None and self.state.phase == "playing" else []
            if not late:
                self.go_on()
                return
            try:
                await self.write(lambda: self._default(late[0]))
            except Refusal:
                self._later()

    def _later(self) -> None:
        """It could not be saved: try again when the disk has had a moment."""
        asyncio.get_running_loop().call_later(1.0, self.go_on)

    def _default(self, seat: int) -> list[Body]:
        """The published default, and then, if the table wants it, a bot until the owner is back."""
        state = self.state
        assert state.table is not None
        bodies: list[Body] = [Act(seat, int(state.game.default(state.table, seat)), "default")]
        then = state.header.clock.then if state.header.clock is not None else None
        if then is not None and state.header.seats[seat] == PERSON and state.seats[seat].bot is None:
            bodies.append(SeatChange(seat, "absent", bot=then))
        return bodies

    # The past

    async def messages(self, viewer: int, since: int, who: str, replay: bool = False) -> AsyncIterator[Told]:
        """What each row after this one tells a viewer, up to now: from memory, or folded anew from the log."""
        past: TableState | None = None
        while since < self.published:
            ready = self.told.get(since + 1, {}).get(viewer)
            if ready is not None and not replay:
                past = None
                since += 1
                yield ready
                continue
            folded: list[Told] = []
            async with self.registry.turns.slice(who):
                if past is None:
                    past = self.registry.begin_state(self.state.table_id, self.state.header, since)
                before = past.row.seq
                for row in self._some_rows(before, self.published):
                    if not can_follow(past, row):
                        break
                    if row.seq > since:
                        since = row.seq
                        folded.append(message(past, viewer, replay))
            for told in folded:
                yield told
            if past.row.seq == before < self.published:  # opened from a snapshot, it is found to be damaged only now
                async with self.lock:
                    self.take(self.registry.compare(past.table_id, past.header))
                return

    def _some_rows(self, since: int, until: int) -> Iterator[Row]:
        """The next rows, as many as there is time for in one slice if each is dealt with as it comes."""
        end = time.monotonic() + MAX_SLICE
        for row in self.registry.rows(self.state.table_id, since, min(until, since + TOGETHER)):
            yield row
            if time.monotonic() > end:
                return

    @property
    def result(self) -> Result:
        """Whether the game is over and how, also where it was played by other rules."""
        return self.stopped.result if self.stopped is not None else result_of(self.state)

    async def record(self, viewer: int, who: str) -> str:
        """The whole record once the game is over; before, what this viewer may read."""
        whole = self.result.state == "over"
        until = LAST if whole else self.published
        reading = RecordReader(self.state.table_id, self.state.header, viewer)
        rows: list[Row] = []
        while True:
            async with self.registry.turns.slice(who):
                before = len(rows)
                for row in self._some_rows(rows[-1].seq if rows else 0, until):
                    rows.append(row)
                    if not whole:
                        reading.add(row)
            if len(rows) == before:
                return whole_record(self.state, rows, self.result) if whole else reading.text(rows)

    async def tell_story(self, who: str) -> bytes:
        """How a game that is over went: read in slices once, and kept, for it does not change any more."""
        if self.stopped is not None or self.result.state != "over":
            raise Refusal(409, "not-over") if self.stopped is None else self.stopped.refusal()
        teller = StoryTeller(self.state.table_id, self.state.header)
        while self.story is None:
            async with self.registry.turns.slice(who):
                for row in self._some_rows(teller.state.row.seq, self.published):
                    teller.add(row)
            if teller.final:
                self.story = ENCODER.encode(teller.shown())
        return self.story

    def is_idle(self, moment: float) -> bool:
        """Whether nobody would miss it in memory."""
        busy = self.lock.locked() or self.bots.thinking or self.watchers
        due, soon = self.due(), self.registry.now() + int(self.registry.idle_after * 1000)
        return not busy and (due is None or due > soon) and moment - self.touched > self.registry.idle_after

    def due(self) -> int | None:
        """When its clock rings next, if it runs."""
        runs = self.timer is not None and self.state.clock is not None
        return self.state.clock.next_due() if runs and self.state.clock is not None else None


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
