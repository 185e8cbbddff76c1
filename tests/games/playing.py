"""Playing on from a position of any game: seats are letters, acts are words."""

from typing import Any, TypeVar

import pytest

from condotta.kernel.contract import Event, Table
from condotta.kernel.engine import apply, options, pending, play_chance, take_events
from condotta.kernel.errors import IllegalAct
from condotta.kernel.portrait import portrait
from condotta.kernel.rng import Rng
from condotta.kernel.seats import CHANCE, LETTERS, PUBLIC, has, letter, seats_of

T = TypeVar("T", bound=Table)


def go(t: T, *entries: str) -> T:
    """Take these acts: `A play bishop`, `chance deal a 1 6 6`; `ABC pass` for each of them."""
    for entry in entries:
        who, _, act = entry.partition(" ")
        for seat in [CHANCE] if who == "chance" else [LETTERS.index(name) for name in who]:
            apply(t, seat, t.game.catalogue.read(act))
    return t


def deal(t: T) -> T:
    """Let chance answer for as long as it is asked."""
    play_chance(t, Rng(7))
    return t


def asked(t: Table) -> str:
    """Who is asked by which rule: `A C4.2`; empty when the game is over."""
    question = pending(t)
    if question is None:
        return ""
    return "".join(letter(seat) for seat in seats_of(question.asked)) + " " + question.rule


def may(t: Table, seat: str, verb: str = "") -> list[str]:
    """What this seat may answer, of this verb."""
    return in_words(t, options(t, LETTERS.index(seat)), verb)


def asides(t: Table, seat: str, verb: str = "") -> list[str]:
    return in_words(t, t.game.asides(t, LETTERS.index(seat)), verb)


def in_words(t: Table, acts: list[int], verb: str) -> list[str]:
    shown = [t.game.catalogue.show(act) for act in acts]
    return [act for act in shown if not verb or act.split()[0] == verb]


def refusal(t: Table, entry: str) -> str:
    """Rule and key with which an act is refused, `C4.2 not-asked`; the table stays as it was."""
    before = portrait(t)
    with pytest.raises(IllegalAct) as refused:
        go(t, entry)
    assert portrait(t) == before
    return f"{refused.value.rule} {refused.value.key}"


def heard(t: Table, eye: str, *entries: str) -> list[Event]:
    """The events that this seat, or the `public`, learns of while these acts are taken."""
    t.events = []
    go(t, *entries)
    return [event for event in take_events(t) if has(event.viewers, eye_of(eye))]


def keys(events: list[Event]) -> list[str]:
    return [event.key for event in events]


def eye_of(eye: str) -> int:
    return PUBLIC if eye == "public" else LETTERS.index(eye)


def view(t: Table, eye: str = "public") -> Any:
    return t.game.view(t, eye_of(eye))
