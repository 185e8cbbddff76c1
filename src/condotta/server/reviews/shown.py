"""A review as it goes over the wire: rows instead of places, acts and events with their words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final

from msgspec import Meta, Raw, Struct

from ...bots.review import Review, Verdict
from ...kernel.contract import Event, Game
from ...kernel.seats import EVERYONE
from ..log.rows import Act, Row, Undo
from ..state.messages import EventShown, act_shown, event_shown
from ..state.replay import Ordinary

NOTHING: Final = Raw(b"null")


class Played(Struct, frozen=True):
    """A game that is over, as a review needs it."""

    table: str
    game: str
    options: dict[str, object]
    seats: int
    entries: list[tuple[int, int]]
    rows: list[int]
    """The number of each entry's row."""


class PlayedReader:
    """Reads a table's rows, and leaves out what was taken back."""

    def __init__(self) -> None:
        self.acts: dict[int, tuple[int, int]] = {}
        """By the numbers of a replay."""
        self.ordinary = Ordinary()

    def add(self, found: Row) -> None:
        row = self.ordinary.row(found)
        if row is None:
            return
        if isinstance(row.body, Act):
            self.acts[row.seq] = (row.body.seat, row.body.act)
        elif isinstance(row.body, Undo):
            del self.acts[row.body.entry]

    def played(self, table: str, game: str, options: dict[str, object], seats: int) -> Played:
        return Played(table, game, options, seats, [*self.acts.values()], [*self.acts])


class PointShown(Struct, frozen=True, array_like=True):
    at: int
    """The number of a row, as in a replay."""
    chance: int


class AccountShown(Struct, frozen=True):
    """In thousandths: `first - lost + luck + others` is `result`."""

    first: int
    lost: int
    luck: int
    others: int
    result: int
    counted: Annotated[str, Meta(description="what counted most: play, luck or others")]


class GainShown(Struct, frozen=True):
    measure: str
    best: int
    taken: int


class CostlyShown(Struct, frozen=True):
    at: int
    """The row of the act."""
    seat: int
    question: str
    act: Raw
    chance: int
    best: Raw
    better: int
    tells: list[EventShown]
    """What the best act would have done, as its seat could know; keys of `ahead`."""
    gain: GainShown | None


class LuckShown(Struct, frozen=True):
    at: int
    seat: int
    was: int
    now: int


class ReviewShown(Struct, frozen=True):
    """Chances are in thousandths."""

    judged: int
    lines: list[list[PointShown]]
    accounts: list[AccountShown]
    costly: list[CostlyShown]
    lucky: list[LuckShown]


class ReviewTold(Struct, frozen=True):
    """How far it is, and what was found when all is done."""

    done: int
    of: int
    review: Raw

    @property
    def ready(self) -> bool:
        return self.review != NOTHING


def review_shown(game: Game[Any], review: Review, questions: dict[int, str], rows: Sequence[int]) -> ReviewShown:
    """`questions`: what was asked where something was lost, by place."""

    def row(place: int) -> int:
        return rows[place] if place < len(rows) else rows[-1]

    return ReviewShown(
        review.judged,
        [[PointShown(row(point.place), point.chance) for point in line] for line in review.lines],
        [AccountShown(one.first, one.lost, one.luck, one.others, one.result, one.counted) for one in review.accounts],
        [costly_shown(game, one, questions[one.place], row(one.place)) for one in review.costly],
        [LuckShown(row(one.place), one.seat, one.was, one.now) for one in review.lucky],
    )


def costly_shown(game: Game[Any], one: Verdict, question: str, at: int) -> CostlyShown:
    events = [Event(tell.key, EVERYONE, *tell.args) for tell in one.tells]
    return CostlyShown(
        at,
        one.seat,
        question,
        act_shown(game, one.act),
        one.chance,
        act_shown(game, one.best),
        one.chance + one.loss,
        [event_shown(game.ahead, event) for event in events],
        None if one.gain is None else GainShown(one.gain.measure, one.gain.best, one.gain.taken),
    )
