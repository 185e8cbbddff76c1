"""Playing on from a position, and reading the table: seats are letters, cards and acts are words."""

from collections.abc import Iterable

import pytest

from condotta.games.condottiere import CONDOTTIERE, View
from condotta.games.condottiere.cards import KINDS, NAMES, NO_CARD
from condotta.games.condottiere.map import NOWHERE, REGIONS
from condotta.games.condottiere.table import NO_SEAT, Table
from condotta.games.condottiere.view import SeatView
from condotta.kernel.contract import Event
from condotta.kernel.engine import apply, options, pending, play_chance, take_events
from condotta.kernel.errors import IllegalAct
from condotta.kernel.laws import portrait
from condotta.kernel.rng import Rng
from condotta.kernel.seats import CHANCE, LETTERS, PUBLIC, has, letter, seats_of


def new(seats: int, *variants: str, **options: object) -> Table:
    return CONDOTTIERE.new(seats, {"variants": list(variants), **options})


def go(t: Table, *entries: str) -> Table:
    """Take these acts: `A play bishop`, `chance deal a 1 6 6`."""
    for entry in entries:
        who, _, act = entry.partition(" ")
        apply(t, CHANCE if who == "chance" else LETTERS.index(who), CONDOTTIERE.catalogue.read(act))
    return t


def deal(t: Table) -> Table:
    """Let chance answer for as long as it is asked."""
    play_chance(t, Rng(7))
    return t


def asked(t: Table) -> str:
    """Who is asked by which rule: `A C4.2`; empty when the game is over."""
    question = pending(t)
    if question is None:
        return ""
    return "".join(letter(seat) for seat in seats_of(question.asked)) + " " + question.rule


def may(t: Table, seat: str) -> list[str]:
    """What this seat may answer."""
    return [CONDOTTIERE.catalogue.show(act) for act in options(t, LETTERS.index(seat))]


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
    return [event for event in take_events(t) if has(event.eyes, eye_of(eye))]


def keys(events: list[Event]) -> list[str]:
    return [event.key for event in events]


def eye_of(eye: str) -> int:
    return PUBLIC if eye == "public" else LETTERS.index(eye)


def view(t: Table, eye: str = "public") -> View:
    return CONDOTTIERE.view(t, eye_of(eye))


def seen(t: Table, eye: str, seat: str) -> SeatView:
    """One seat as an eye sees it."""
    return view(t, eye).seats[LETTERS.index(seat)]


def words(counts: Iterable[int]) -> str:
    """Cards by kind as words, in the order of the deck: `1 6 6 bishop`."""
    return " ".join(" ".join([name] * count) for name, count in zip(NAMES, counts, strict=True) if count)


def hand(t: Table, seat: str) -> str:
    at = LETTERS.index(seat) * KINDS
    return words(list(t.hands)[at : at + KINDS])


def line(t: Table, seat: str) -> str:
    """What lies face up."""
    return words(seen(t, "public", seat).line)


def face_down(t: Table, seat: str) -> str:
    kind = t.face_down[LETTERS.index(seat)]
    return "" if kind == NO_CARD else NAMES[kind]


def discards(t: Table) -> str:
    return words(view(t).discards)


def strengths(t: Table) -> list[int]:
    return [seat.strength for seat in view(t).seats]


def hand_sizes(t: Table) -> list[int]:
    return [seat.hand_size for seat in view(t).seats]


def held(t: Table, eye: str, seat: str) -> str:
    """What this eye knows to be in a hand."""
    return words(seen(t, eye, seat).held)


def had(t: Table, eye: str, seat: str) -> str:
    """What this eye knows to be in a hand or face down."""
    return words(seen(t, eye, seat).had)


def owner(t: Table, region: str) -> str:
    """Whose marker lies there; empty for nobody's."""
    seat = view(t).owners[REGIONS.index(region)]
    return "" if seat == NO_SEAT else letter(seat)


def pope(t: Table) -> str:
    return "off" if view(t).pope == NOWHERE else REGIONS[view(t).pope]


def token(t: Table) -> str:
    """Who holds the Condottiere token."""
    return letter(view(t).holder)


def winners(t: Table) -> str:
    return "".join(letter(seat) for seat in view(t).winners)


def points(t: Table) -> list[int]:
    return [seat.points for seat in view(t).seats]
