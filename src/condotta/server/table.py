"""A table that is being played at: one deed after another, each saved before anybody hears of it."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from ..bots.driver import MOST_ASIDES, asides_in_a_row
from ..kernel.contract import Table
from ..kernel.engine import check, sample
from ..kernel.errors import ActError
from ..kernel.rng import Rng
from ..kernel.seats import CHANCE, has
from .house_time import wall
from .message import ENCODER, message, table_shown
from .refusal import Refusal
from .rows import Act, Body, Row, Rules, SeatChange, Start, Undo
from .seats import PERSON
from .snapshot import EVERY
from .store import Batch, NotSaved, Status
from .story import Story
from .thinkers import BotFailed
from .worker import Question

if TYPE_CHECKING:
    from .house import House

log = logging.getLogger("condotta")

REMEMBERED: Final = 64
"""How many of the latest messages are kept for those who listen, and how many refusals for their keys."""
BREATH: Final = 0.005
"""How long the past may be told in one go before others have their turn, in seconds."""


class LiveTable:
    def __init__(self, house: House, story: Story, created: int, moving: Rules | None = None) -> None:
        self.house = house
        self.story = story
        self.created = created
        self.moving = moving
        """Set if this game goes over to newer rules with its next row."""
        self.lock = asyncio.Lock()
        self.published = story.row.seq
        """The last number that is saved and may be told."""
        self.news = asyncio.Event()
        self.watchers: Counter[int] = Counter()
        self.told: OrderedDict[int, dict[int, bytes]] = OrderedDict()
        self.refused: OrderedDict[tuple[int, str], tuple[Body, Exception]] = OrderedDict()
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: set[tuple[int, int, str]] = set()
        self.touched = time.monotonic()

    # Deeds

    async def do(self, seat: int, key: str, like: Body, make: Callable[[], list[Body]]) -> int:
        """Do what a seat asks under a key, once: the number of its row. `make` checks and says what is to be
        written; `like` is what it comes to, to see that the same key asks for the same."""
        return await asyncio.shield(asyncio.ensure_future(self._do(seat, key, like, make)))

    async def _do(self, seat: int, key: str, like: Body, make: Callable[[], list[Body]]) -> int:
        async with self.lock:
            known = self.house.store.row_with(self.story.table_id, seat, key)
            refused = self.refused.get((seat, key))
            if known is not None or refused is not None:
                before = known.body if known is not None else refused[0] if refused else like
                if type(before) is not type(like) or (before != like and not isinstance(like, Undo)):
                    raise Refusal(422, "key-used-before")
                if refused is not None:
                    raise refused[1]
                assert known is not None
                return known.seq
            try:
                return (await self.write(make, key))[0].seq
            except (Refusal, ActError) as refusal:
                if not isinstance(refusal, Refusal) or refusal.status != 503:
                    self.refused[seat, key] = like, refusal
                    if len(self.refused) > REMEMBERED:
                        self.refused.popitem(last=False)
                raise

    async def change(self, make: Callable[[], list[Body]]) -> int:
        """Do something that needs no key: the number of its first row."""

        async def locked() -> int:
            async with self.lock:
                return (await self.write(make))[0].seq

        return await asyncio.shield(asyncio.ensure_future(locked()))

    async def write(self, make: Callable[[], list[Body]], key: str | None = None) -> list[Row]:
        """With the lock held: what `make` says happens, then what follows from it; saved together, then told."""
        bodies: list[Body] = make()
        first = 0
        if self.moving is not None:
            bodies, first, self.moving = [self.moving, *bodies], 1, None
        rows: list[Row] = []
        told: list[dict[int, bytes]] = []
        state = self.story.state
        try:
            for number, body in enumerate(bodies):
                self._tell(body, rows, told, key if number == first else None)
            self._follow(rows, told)
            shown = any(not isinstance(row.body, Act) for row in rows) or self.story.state != state
            status = self.status() if shown else None
            await self.house.store.append(Batch(self.story.table_id, rows, status))
        except NotSaved as error:
            log.error("table %s: a row was not saved: %s", self.story.table_id, error)
            self.reload()
            raise Refusal(503, "not-saved") from None
        except ActError:
            if rows:
                self.reload()
            raise
        except BaseException:
            self.reload()
            raise
        self._publish(rows, told)
        return rows[first:]

    def _tell(self, body: Body, rows: list[Row], told: list[dict[int, bytes]], key: str | None = None) -> None:
        story = self.story
        row = Row(story.row.seq + 1, self.house.now(), wall(), body, key)
        story.tell(row)
        if isinstance(body, Act | Start | Undo):
            story.mark = story.next_mark()
            story.row = row = replace(row, mark=story.mark)
        rows.append(row)
        told.append({eye: message(story, eye) for eye in self.watchers})

    def _follow(self, rows: list[Row], told: list[dict[int, bytes]]) -> None:
        """What follows by itself: a full table starts; chance answers, with the system's dice, anew each time."""
        story = self.story
        if story.state == "waiting" and all(seat.taken for seat in story.seats):
            self._tell(Start(), rows, told)
        while story.table is not None and has(story.table.asked, CHANCE):
            act = sample(story.table, Rng(secrets.randbits(62)))
            self._tell(Act(CHANCE, int(act), "chance"), rows, told)

    def _publish(self, rows: list[Row], told: list[dict[int, bytes]]) -> None:
        for row, messages in zip(rows, told, strict=True):
            self.told[row.seq] = messages
            if len(self.told) > REMEMBERED:
                self.told.popitem(last=False)
        self.published = rows[-1].seq
        self.touched = time.monotonic()
        if rows[0].seq // EVERY != (self.published + 1) // EVERY:
            self.house.keep(self.story)
        news, self.news = self.news, asyncio.Event()
        news.set()
        self.go_on()
        self._let_bots_answer(rows[-1])

    def reload(self) -> None:
        """Back to what is saved."""
        self.story = self.house.read_story(self.story.table_id, self.story.header)
        self.told.clear()

    def status(self) -> Status:
        story = self.story
        awake = story.clock is not None or any(seat.bot is not None for seat in story.seats)
        card = ENCODER.encode(table_shown(story))
        return Status(story.table_id, self.created, story.state, story.header.public, awake, card)

    # What goes on by itself: clocks and bots

    def go_on(self) -> None:
        """Wind the clock and wake the bots that are asked."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        story = self.story
        if story.state != "playing" or self.house.closing:
            return
        due = story.clock.next_due() if story.clock is not None else None
        if due is not None:
            delay = max(0, due - self.house.now()) / 1000 + 0.001
            self.timer = asyncio.get_running_loop().call_later(delay, self._ring)
        for seat in story.asked():
            bot = story.seats[seat].bot
            number = story.number(seat)
            if bot is not None and (number, seat, bot) not in self.thinking:
                self.thinking.add((number, seat, bot))
                self.house.spawn(self._think(number, seat, bot))

    def _ring(self) -> None:
        self.house.spawn(self._time_is_out())

    async def _time_is_out(self) -> None:
        async with self.lock:
            clock = self.story.clock
            late = clock.due(self.house.now()) if clock is not None and self.story.state == "playing" else []
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
        story = self.story
        assert story.table is not None
        bodies: list[Body] = [Act(seat, int(story.game.default(story.table, seat)), "default")]
        then = story.header.clock.then if story.header.clock is not None else None
        if then is not None and story.header.seats[seat] == PERSON and story.seats[seat].bot is None:
            bodies.append(SeatChange(seat, "absent", bot=then))
        return bodies

    async def _think(self, number: int, seat: int, bot: str) -> None:
        """Let a bot act, if it is still its turn when it has chosen."""
        again = False
        try:
            async with self.lock:
                asked = self._question(seat, bot)
            by_bot = True
            try:
                act = await self.house.thinkers.choose(asked)
            except BotFailed as error:
                log.error("table %s: %s", asked.table, error)
                by_bot = False
            async with self.lock:
                story = self.story
                mine = story.number(seat) == number and seat in story.asked() and story.seats[seat].bot == bot
                if mine and story.state == "playing" and story.table is not None:
                    if not by_bot or act is None or not may(story.table, seat, act):
                        if story.effective() != asked.entries:
                            again = True  # Something was done beside the question while it thought.
                            return
                        act, by_bot = int(story.game.default(story.table, seat)), False
                    chosen = Act(seat, act, "bot" if by_bot else "default")
                    again = story.game.is_aside(act)
                    await self.write(lambda: [chosen])
        except Refusal:
            self._later()
        finally:
            self.thinking.discard((number, seat, bot))
            if again:
                self.go_on()

    def _let_bots_answer(self, last: Row) -> None:
        """After an act beside the open question, let every bot do what it wants there: it may answer an offer."""
        story, body = self.story, last.body
        if not (isinstance(body, Act) and story.state == "playing" and story.game.is_aside(body.act)):
            return
        if self.house.closing or asides_in_a_row(story.game, story.effective()) >= MOST_ASIDES:
            return
        for seat, taken in enumerate(story.seats):
            if taken.bot is not None:
                self.thinking.add((-last.seq, seat, taken.bot))
                self.house.spawn(self._answer_beside(last.seq, seat, taken.bot))

    async def _answer_beside(self, seq: int, seat: int, bot: str) -> None:
        try:
            async with self.lock:
                asked = self._question(seat, bot, beside=True)
            act = await self.house.thinkers.choose(asked)
            async with self.lock:
                story = self.story
                mine = story.state == "playing" and story.seats[seat].bot == bot
                if act is not None and mine and story.table is not None and may(story.table, seat, act):
                    answer = Act(seat, act, "bot")
                    await self.write(lambda: [answer])
        except (BotFailed, Refusal) as error:
            log.error("table %s: %s", self.story.table_id, error)
        finally:
            self.thinking.discard((-seq, seat, bot))

    def _question(self, seat: int, bot: str, beside: bool = False) -> Question:
        """With the lock held: what a bot is asked."""
        story = self.story
        return Question(
            story.table_id,
            story.game.name,
            len(story.seats),
            story.header.options,
            story.effective(),
            seat,
            bot,
            beside,
        )

    # The past

    async def messages(self, eye: int, since: int) -> AsyncIterator[bytes]:
        """What this eye is told after a number, up to now: from memory, or folded anew from the log."""
        while since < self.published:
            ready = self.told.get(since + 1, {}).get(eye)
            if ready is not None:
                since += 1
                yield ready
                continue
            until, began = self.published, time.monotonic()
            story = self.house.begin_story(self.story.table_id, self.story.header, since)
            for row in list(self.house.store.rows(story.table_id, story.row.seq, until)):
                story.tell(row)
                if row.seq > since:
                    since = row.seq
                    yield message(story, eye)
                if time.monotonic() - began > BREATH:
                    await asyncio.sleep(0)
                    began = time.monotonic()
            since = until

    def is_idle(self, moment: float) -> bool:
        """Whether nobody would miss it in memory."""
        busy = self.lock.locked() or self.timer is not None or self.thinking or self.watchers
        return not busy and moment - self.touched > self.house.idle_after


def may(t: Table, seat: int, act: int) -> bool:
    """Whether this seat may do this now."""
    try:
        check(t, seat, act)
    except ActError:
        return False
    return True
