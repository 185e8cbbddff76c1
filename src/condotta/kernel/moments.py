"""Moments: what must be seen before one goes on, such as how a battle ended.

A game declares which events make one. A moment is made of nothing but events that its viewer was told, so it can tell
no more than they did, and board, terminal and speech stage the same ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .contract import Event
from .signature import MomentSpec


class Moment(NamedTuple):
    """A result, what led to it and what it changes, as one viewer was told them."""

    name: str
    told: tuple[Event, ...]
    result: Event
    changes: tuple[Event, ...]

    @property
    def events(self) -> list[Event]:
        """All of them, in their order."""
        return [*self.told, self.result, *self.changes]


def moments_of(specs: Sequence[MomentSpec], story: Sequence[Sequence[Event]]) -> list[Moment]:
    """The moments that the last entry made. `story` is what a viewer was told, entry by entry."""
    found: list[Moment] = []
    for place, event in enumerate(story[-1]):
        for spec in specs:
            if event.key in spec.results:
                changes = _changes(spec, story[-1][place + 1 :])
                found.append(Moment(spec.name, _told(spec, story, place), event, changes))
    return found


def _told(spec: MomentSpec, story: Sequence[Sequence[Event]], place: int) -> tuple[Event, ...]:
    """What led to it: back to where it began, or to the moment of its kind before."""
    found: list[Event] = []
    last = len(story) - 1
    for number in range(last, -1, -1):
        events = story[number]
        for i in range((place if number == last else len(events)) - 1, -1, -1):
            event = events[i]
            if event.key in spec.results:
                return tuple(reversed(found))
            if event.key in spec.tells:
                found.append(event)
            if event.key in spec.begins:
                return tuple(reversed(found))
    return tuple(reversed(found))


def _changes(spec: MomentSpec, after: Sequence[Event]) -> tuple[Event, ...]:
    """What follows from it, up to the next moment of its kind."""
    found: list[Event] = []
    for event in after:
        if event.key in spec.results:
            break
        if event.key in spec.changes:
            found.append(event)
    return tuple(found)
