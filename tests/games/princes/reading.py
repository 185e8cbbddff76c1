"""What lies on the table, in words: seats are letters."""

from collections.abc import Iterable

from condotta.games.princes import PRINCES
from condotta.games.princes.table import Table
from condotta.games.princes.tiles import TILES, TREACHERY, TREACHERY_KINDS, TROOPS
from condotta.games.princes.values import CITIES
from condotta.kernel.seats import LETTERS, NO_SEAT, has, letter

from ..playing import may, view


def named(names: list[str], counts: Iterable[int]) -> str:
    """Tiles by kind as words."""
    return " ".join(" ".join([name] * count) for name, count in zip(names, counts, strict=True) if count)


def purse(t: Table, seat: str) -> tuple[int, int]:
    """Gold and influence."""
    shown = view(t).seats[LETTERS.index(seat)]
    return shown.gold, shown.influence


def home(t: Table, seat: str) -> int:
    return view(t).seats[LETTERS.index(seat)].home


def tiles(t: Table, seat: str) -> str:
    return named(TILES, view(t).seats[LETTERS.index(seat)].tiles)


def troops(t: Table, seat: str) -> str:
    held = view(t).seats[LETTERS.index(seat)].troops
    return " ".join(name for kind, name in enumerate(TROOPS) if has(held, kind))


def hand(t: Table, seat: str) -> str:
    at = LETTERS.index(seat) * TREACHERY_KINDS
    return named(TREACHERY, list(t.hands)[at : at + TREACHERY_KINDS])


def discards(t: Table) -> str:
    return named(TREACHERY, view(t).discards)


def status(t: Table, *cities: str) -> list[int]:
    return [view(t).status[CITIES.index(city)] for city in cities]


def laurels(t: Table) -> list[int]:
    return [seat.laurels for seat in view(t).seats]


def pope(t: Table) -> str:
    return "" if view(t).pope == NO_SEAT else letter(view(t).pope)


def scores(t: Table) -> list[int]:
    return PRINCES.scores(t)


def highest_bid(t: Table, seat: str) -> int:
    return max(int(act.split()[1]) for act in may(t, seat, "bid"))
