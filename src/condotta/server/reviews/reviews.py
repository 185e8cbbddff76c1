"""The reviews that are being made: step by step in the bots' processes, after everybody who plays.

What is found is saved now and then, so that a review goes on where it was when the server ended. The same game gives
the same review everywhere, so nothing is lost but time where two servers make one at once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from ...bots.judging import usual_care
from ...bots.levels import STRONGEST
from ...bots.review import Found, Step, steps_of, tell_review
from ...games import game_named
from ...kernel.engine import apply, pending
from ..bots.pool import BotFailed, BotPool
from ..bots.worker import BotRequest, Judged, Judging
from ..log.store import Store
from ..log.writes import NotReached, NotSaved, Reviewed
from ..refusal import Refusal
from ..state.messages import ENCODER
from ..state.snapshots import code_of
from .shown import NOTHING, Played, ReviewTold, review_shown

SEED: Final = 1
"""That of `condotta review`, so that both say the same."""
SAVE_EVERY: Final = 8
"""Steps between two savings."""
LEASE: Final = 20.0
"""Seconds after which another server goes on with a review of which nothing is heard."""
MOST_WAITING: Final = 50
"""Reviews that wait or are made here."""

log = logging.getLogger("condotta")


class Kept(Struct, frozen=True):
    """As it is in the store."""

    code: str
    """What made it: an unfinished review is not gone on with by another version."""
    of: int
    found: list[Judged]
    """Step by step; not needed any more when all is done."""
    shown: Raw = NOTHING

    @property
    def ready(self) -> bool:
        return self.shown != NOTHING


class Progress(Struct):
    done: int = 0
    of: int = 0


class Reviews:
    def __init__(
        self, store: Store, pool: BotPool, spawn: Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]]
    ) -> None:
        self.store = store
        self.pool = pool
        self.spawn = spawn
        self.care = usual_care()
        self.making: dict[str, Progress] = {}
        """By table: what waits or is made here."""
        self.free = asyncio.Semaphore(1)
        """One at a time: people who play need the processes more."""

    async def told(self, table: str) -> ReviewTold:
        """How far the review of a table is."""
        here = self.making.get(table)
        if here is not None:
            return ReviewTold(here.done, here.of, NOTHING)
        kept = await self._kept(table)
        if kept is None:
            return ReviewTold(0, 0, NOTHING)
        return ReviewTold(kept.of if kept.ready else len(kept.found), kept.of, kept.shown)

    async def begin(self, played: Played) -> None:
        """Make it, or go on with it, unless somebody does. Raises SetupError if there is too much to look at."""
        table = played.table
        if table in self.making or len(self.making) >= MOST_WAITING:
            if table not in self.making:
                raise Refusal(503, "too-many-reviews")
            return
        here = self.making[table] = Progress()
        try:
            kept = await self._kept(table)
            if (kept is not None and kept.ready) or not await self._take(table, LEASE):
                del self.making[table]
                return
            game = game_named(played.game)
            steps = await asyncio.to_thread(steps_of, game, played.seats, played.options, played.entries)
            found = [] if kept is None or kept.code != self._code(played) else kept.found
            here.done, here.of = len(found), len(steps)
        except BaseException:
            del self.making[table]
            raise
        self.spawn(self._make(played, steps, found, here))

    async def _make(self, played: Played, steps: list[Step], found: list[Judged], here: Progress) -> None:
        code = self._code(played)
        try:
            async with self.free:
                for step in steps[len(found) :]:
                    found.append(await self._look(played, step))
                    here.done = len(found)
                    await self._take(played.table, 0)
                    if here.done % SAVE_EVERY == 0:
                        await self._save(played.table, Kept(code, here.of, found))
                shown = await asyncio.to_thread(shown_of, played, found)
                await self._save(played.table, Kept(code, here.of, [], Raw(shown)))
        except (NotSaved, NotReached) as error:  # who asks again goes on with it
            log.warning("the review of table %s was not saved: %s", played.table, error)
        finally:
            del self.making[played.table]

    async def _look(self, played: Played, step: Step) -> Judged:
        request = BotRequest(
            table=f"review of {played.table}",
            game=played.game,
            seats=played.seats,
            options=played.options,
            entries=played.entries[: step.place],
            seat=step.seat or 0,
            bot=STRONGEST,
            seed=SEED,
            judging=Judging(self.care, step),
        )
        try:
            return (await self.pool.choose(request, people=False)).judged
        except BotFailed as error:  # one step is missing then
            log.error("the review of table %s: %s", played.table, error)
            return Judged()

    async def _take(self, table: str, every: float) -> bool:
        return await self.store.is_our_turn(f"review {table}", every)

    async def _save(self, table: str, kept: Kept) -> None:
        await self.store.append(Reviewed(table, ENCODER.encode(kept)))

    async def _kept(self, table: str) -> Kept | None:
        found = await self.store.review(table)
        return None if found is None else msgspec.json.decode(found, type=Kept)

    def _code(self, played: Played) -> str:
        return f"{code_of(played.game)} {self.care}"


def shown_of(played: Played, judged: list[Judged]) -> bytes:
    """All that was found, for the wire."""
    t = game_named(played.game).new(played.seats, played.options)
    questions: dict[int, str] = {}
    for place, (seat, act) in enumerate(played.entries):
        question = pending(t)
        questions[place] = "" if question is None else question.name
        apply(t, seat, act)
    found: list[Found] = [one.verdict or one.standing for one in judged if one.verdict or one.standing]  # type: ignore[misc]
    review = tell_review(played.seats, played.winners, found, len(played.entries), SEED)
    return ENCODER.encode(review_shown(t.game, review, questions, played.rows))
