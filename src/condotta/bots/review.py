"""A game looked at again: what each seat could hope for, what it gave away by its own decisions, and what was luck.

Every decision is judged by the strongest bot on what its seat knew then (`judging.py`). Where chance has decided
something it is asked, too, how each seat stood before and after. The work is done in steps that need nothing from each
other, so that it can be interrupted, and shared among processes: the same record and seed give the same review.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ..kernel.contract import Game, Table
from ..kernel.engine import apply, options, pending
from ..kernel.errors import SetupError
from ..kernel.seats import CHANCE, has, seats_of
from .judging import CERTAIN, Judge

MOST_STEPS: Final = 2000
"""A game of more questions than this is not reviewed."""
MOST_TOLD: Final = 6
"""How many of the decisions that cost most are told, and of the moments in which luck did most."""
LEAST_LUCK: Final = 50
"""A smaller change of chances than this is nothing to speak of; in thousandths."""
LEAST_GAIN: Final = 2
"""The same for what is measured, in tenths."""
NOT: Final = "-nothing"
"""How the keys of `Game.ahead` end that tell what an option would not do: that is no reason for it."""


@dataclass(frozen=True)
class Step:
    """What is looked at: a decision, or how everybody stands."""

    place: int
    """After so many entries."""
    seat: int | None = None
    """Who decides; None: how everybody stands."""
    act: int = 0
    """What it did."""


@dataclass(frozen=True)
class Tell:
    """What an option would have done, as its seat could know: one of `Game.ahead`."""

    key: str
    args: tuple[int, ...]


@dataclass(frozen=True)
class Gain:
    """What the best option would have brought more of: a measure of the game, in tenths."""

    measure: str
    best: int
    taken: int


@dataclass(frozen=True)
class Verdict:
    """A decision, judged. Chances are in thousandths."""

    place: int
    """It was taken after so many entries."""
    seat: int
    act: int
    chance: int
    """Of winning with it."""
    loss: int
    """How much more that would have been with the best act; 0 if none was better beyond doubt."""
    best: int
    """What the bot would have done."""
    tells: tuple[Tell, ...] = ()
    """What that would have done."""
    gain: Gain | None = None


@dataclass(frozen=True)
class Standing:
    """The chances of all seats, each by its own knowledge."""

    place: int
    chances: tuple[int, ...]
    by_chance: bool
    """Whether chance decides next."""


Found = Verdict | Standing


@dataclass(frozen=True)
class Point:
    """Of a seat's line: its chance from this entry on."""

    place: int
    chance: int


@dataclass(frozen=True)
class Luck:
    """What chance changed for a seat, for good or ill."""

    place: int
    """After so many entries chance decided."""
    seat: int
    was: int
    """Its chance before."""
    now: int

    @property
    def change(self) -> int:
        return self.now - self.was


@dataclass(frozen=True)
class Account:
    """How a seat came from its first chance to the result: `first - lost + luck + others` is `result`."""

    first: int
    lost: int
    """By its own decisions."""
    luck: int
    """By what chance decided."""
    others: int
    """By what others did, and what was revealed thereby."""
    result: int

    @property
    def counted(self) -> str:
        """What counted most: `play`, `luck` or `others`."""
        weights = {"play": self.lost, "luck": abs(self.luck), "others": abs(self.others)}
        return max(weights, key=lambda name: weights[name])


@dataclass(frozen=True)
class Review:
    """In the order of the game; chances in thousandths."""

    seed: int
    lines: tuple[tuple[Point, ...], ...]
    """For each seat."""
    accounts: tuple[Account, ...]
    costly: tuple[Verdict, ...]
    """The decisions by which most was lost."""
    lucky: tuple[Luck, ...]
    """The moments in which luck did most."""
    judged: int
    """How many decisions there were to judge."""


def steps_of(game: Game[Any], seats: int, setup: dict[str, object], log: Sequence[tuple[int, int]]) -> list[Step]:
    """What there is to look at in a game that is over. Raises SetupError if it is not, or too much."""
    t: Table = game.new(seats, setup)
    found, by_chance = [Step(0)], False
    for place, (seat, act) in enumerate(log):
        if (seat == CHANCE) != by_chance and place > 0:
            found.append(Step(place))
        by_chance = seat == CHANCE
        if not by_chance and not t.game.is_aside(act) and len(options(t, seat)) > 1:
            found.append(Step(place, seat, act))
        apply(t, seat, act)
    if pending(t) is not None:
        raise SetupError("review-not-over")
    if len(found) > MOST_STEPS:
        raise SetupError("review-too-long", count=len(found), most=MOST_STEPS)
    return found


def look(t: Table, step: Step, judge: Judge, seed: int) -> Found:
    """One step, at the table as it was then. Each seat is judged by what it could know: the same is found at every
    table that looks like this one to it."""
    own = random.Random(f"{seed} {step.place}").getrandbits(62)
    if step.seat is None:
        chances = tuple(judge.standing(t, seat, own) for seat in range(int(t.seats)))
        return Standing(step.place, chances, has(t.asked, CHANCE))
    found = judge.judge(t, step.seat, own, also=[step.act])
    taken, best = found.of(step.act), found.best
    if not taken.is_worse:
        return Verdict(step.place, step.seat, step.act, taken.chance, 0, step.act)
    ahead = [event for event in t.game.previews(t, step.seat).get(best.act, []) if not event.key.endswith(NOT)]
    tells = tuple(Tell(event.key, tuple(int(arg) for arg in event.args)) for event in ahead)
    gain = _gain(t.game.decisive, best.measures, taken.measures)
    return Verdict(step.place, step.seat, step.act, taken.chance, taken.behind, best.act, tells, gain)


def _gain(decisive: list[str], best: dict[str, int], taken: dict[str, int]) -> Gain | None:
    """What the best act brings more of: rather of what decides the game."""
    for names in (decisive, [name for name in best if name not in decisive]):
        gains = [Gain(name, best[name], taken[name]) for name in names if name in best and name in taken]
        most = max(gains, key=lambda gain: gain.best - gain.taken, default=None)
        if most is not None and most.best - most.taken >= LEAST_GAIN:
            return most
    return None


def tell_review(t: Table, found: Iterable[Found], length: int, seed: int) -> Review:
    """All that was found, put together: `t` is the table at the end, `length` how many entries it took."""
    steps, seats = sorted(found, key=_order), range(int(t.seats))
    lines = tuple(_line(t, steps, seat, length) for seat in seats)
    verdicts = [step for step in steps if isinstance(step, Verdict)]
    lucks = [luck for seat in seats for luck in _lucks(steps, seat, lines[seat][-1].chance)]
    costly = sorted([one for one in verdicts if one.loss > 0], key=lambda one: (-one.loss, one.place))[:MOST_TOLD]
    lucky = [luck for luck in lucks if abs(luck.change) >= LEAST_LUCK]
    lucky = sorted(lucky, key=lambda luck: (-abs(luck.change), luck.place, luck.seat))[:MOST_TOLD]
    return Review(
        seed,
        lines,
        tuple(_account(lines[seat], verdicts, lucks, seat) for seat in seats),
        tuple(sorted(costly, key=lambda one: one.place)),
        tuple(sorted(lucky, key=lambda luck: (luck.place, luck.seat))),
        len(verdicts),
    )


def _order(step: Found) -> tuple[int, bool]:
    return step.place, isinstance(step, Verdict)


def _line(t: Table, steps: Sequence[Found], seat: int, length: int) -> tuple[Point, ...]:
    """A seat's chance, where it was looked at: before and after each of its decisions, and around chance's."""
    line: list[Point] = []
    for step in steps:
        if isinstance(step, Standing):
            line.append(Point(step.place, step.chances[seat]))
        elif step.seat == seat:
            line += [Point(step.place, step.chance + step.loss), Point(step.place + 1, step.chance)]
    won = CERTAIN // len(seats_of(t.winners)) if has(t.winners, seat) else 0
    return (*line, Point(length, won))


def _lucks(steps: Sequence[Found], seat: int, result: int) -> list[Luck]:
    """What each run of chance's decisions changed for a seat: it lies between two standings, or before the end."""
    standings = [step for step in steps if isinstance(step, Standing)]
    afterwards = [*(standing.chances[seat] for standing in standings[1:]), result]
    return [
        Luck(before.place, seat, before.chances[seat], after)
        for before, after in zip(standings, afterwards, strict=True)
        if before.by_chance
    ]


def _account(line: Sequence[Point], verdicts: Sequence[Verdict], lucks: Sequence[Luck], seat: int) -> Account:
    first, result = line[0].chance, line[-1].chance
    lost = sum(one.loss for one in verdicts if one.seat == seat)
    luck = sum(one.change for one in lucks if one.seat == seat)
    return Account(first, lost, luck, result - first + lost - luck, result)


def review(
    game: Game[Any], seats: int, setup: dict[str, object], log: Sequence[tuple[int, int]], judge: Judge, seed: int = 1
) -> Review:
    """A whole game at once."""
    steps = steps_of(game, seats, setup, log)
    return tell_review(*looked(game, seats, setup, log, steps, judge, seed), len(log), seed)


def looked(
    game: Game[Any],
    seats: int,
    setup: dict[str, object],
    log: Sequence[tuple[int, int]],
    steps: Iterable[Step],
    judge: Judge,
    seed: int,
) -> tuple[Table, list[Found]]:
    """The table at the end, and what each of the steps, in their order, has found on the way."""
    t: Table = game.new(seats, setup)
    found: list[Found] = []
    place = 0
    for step in steps:
        for seat, act in log[place : step.place]:
            apply(t, seat, act)
        place = step.place
        found.append(look(t, step, judge, seed))
    for seat, act in log[place:]:
        apply(t, seat, act)
    return t, found
