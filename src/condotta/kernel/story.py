"""The story of a game: how everybody stood from entry to entry, what turned it, how the points were made and why it
ended as it did. For when the game is over and nothing is secret any more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from .contract import Event, Game, Source, Table
from .engine import apply, take_events
from .moments import Moment, moments_of
from .seats import PUBLIC, has

MOST_TURNING_POINTS: Final = 6


class TurningPoint(NamedTuple):
    at: int
    moment: Moment
    swing: int
    """How much of what decides changed hands, and one for each seat that took the lead or lost it."""


class Story:
    """Fed entry by entry; `at` is whatever number the teller counts by."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.at: list[int] = []
        """When something that is measured has changed."""
        self.samples: list[dict[str, list[int]]] = []
        """What each seat had of each measure from then on."""
        self.told: list[list[Event]] = []
        """What all were told, entry by entry."""
        self.told_at: list[int] = []
        self.made: list[TurningPoint] = []
        """Every moment."""

    def hear(self, at: int, t: Table, events: Sequence[Event]) -> None:
        """What an entry did."""
        self.told.append([event for event in events if has(event.viewers, PUBLIC)])
        self.told_at.append(at)
        before = self.samples[-1] if self.samples else {}
        sample = self.game.measures(t)
        swing = swing_between(before, sample, self.game.decisive) if before else 0
        for moment in moments_of(self.game.moments, self.told):
            self.made.append(TurningPoint(at, moment, swing))
            swing = 0  # of several moments at once the first one did it
        if sample != before:
            self.at.append(at)
            self.samples.append(sample)

    def take_back(self, at: int) -> None:
        """The entry of this number, and what was measured since, never was."""
        place = self.told_at.index(at)
        self.told.pop(place)
        self.told_at.pop(place)
        while len(self.at) > 1 and self.at[-1] >= at:
            self.at.pop()
            self.samples.pop()
        self.made = [turn for turn in self.made if turn.at < at]

    def line(self, measure: str, seat: int) -> list[int]:
        """What a seat had of a measure, from sample to sample."""
        return [sample.get(measure, [])[seat] for sample in self.samples]

    def turning_points(self) -> list[TurningPoint]:
        """Where most changed hands, in the order of the game; the last of them decided it and is always told."""
        swung = [turn for turn in self.made if turn.swing > 0]
        ranked = sorted(swung[:-1], key=lambda turn: (-turn.swing, -turn.at))
        return sorted(ranked[: MOST_TURNING_POINTS - 1], key=lambda turn: turn.at) + swung[-1:]

    def scoring(self, t: Table) -> list[Source]:
        """How the points were made: for each seat they add up to its score."""
        return self.game.scoring(t, [event for events in self.told for event in events])


def swing_between(before: dict[str, list[int]], after: dict[str, list[int]], decisive: list[str]) -> int:
    """How much of what decides changed hands, and one for each seat that took the lead or lost it."""
    swing = 0
    for measure in decisive:
        if measure in before and measure in after:
            was, now = before[measure], after[measure]
            swing += sum(abs(a - b) for a, b in zip(was, now, strict=True))
            swing += sum((a == max(was)) != (b == max(now)) for a, b in zip(was, now, strict=True))
    return swing


def tell(
    game: Game[Any], seats: int, options: dict[str, object], log: Sequence[tuple[int, int]]
) -> tuple[Story, Table]:
    """The story of a log and the table it leads to; entries count from 1, the set-up is 0."""
    t: Table = game.new(seats, options)
    story = Story(t.game)
    story.hear(0, t, [])
    t.events = []
    for number, (seat, act) in enumerate(log, start=1):
        apply(t, seat, act)
        story.hear(number, t, take_events(t))
    return story, t
