"""What lies on the table, in words: seats are letters."""

from collections.abc import Iterable

from condotta.games.condottiere.cards import KINDS, NAMES, NO_CARD
from condotta.games.condottiere.map import NOWHERE, REGIONS
from condotta.games.condottiere.table import Table
from condotta.games.condottiere.view import SeatView
from condotta.kernel.seats import LETTERS, NO_SEAT, letter

from ..playing import view


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
