"""Playing on from a position, and reading the table: seats are letters, pieces and acts are words."""

import pytest

from condotta.games.princes import PRINCES, View
from condotta.games.princes.table import NO_SEAT, Table
from condotta.games.princes.tiles import TILES, TREACHERY, TREACHERY_KINDS, TROOPS
from condotta.games.princes.values import CITIES
from condotta.kernel.contract import Event
from condotta.kernel.engine import apply, options, pending, take_events
from condotta.kernel.errors import IllegalAct
from condotta.kernel.laws import portrait
from condotta.kernel.seats import CHANCE, LETTERS, PUBLIC, has, letter, seats_of


def go(t: Table, *entries: str) -> Table:
    """Take these acts: `A auction doge`, `chance roll 5 1`, `B offer a 3 gold`; `ABC pass` for each of them."""
    for entry in entries:
        who, _, act = entry.partition(" ")
        for seat in [CHANCE] if who == "chance" else [LETTERS.index(name) for name in who]:
            apply(t, seat, PRINCES.catalogue.read(act))
    return t


def asked(t: Table) -> str:
    """Who is asked by which rule: `A P4.3`; empty when the game is over."""
    question = pending(t)
    if question is None:
        return ""
    return "".join(letter(seat) for seat in seats_of(question.asked)) + " " + question.rule


def may(t: Table, seat: str, verb: str = "") -> list[str]:
    """What this seat may answer, of this verb."""
    shown = [PRINCES.catalogue.show(act) for act in options(t, LETTERS.index(seat))]
    return [act for act in shown if not verb or act.split()[0] == verb]


def asides(t: Table, seat: str, verb: str = "") -> list[str]:
    shown = [PRINCES.catalogue.show(act) for act in PRINCES.asides(t, LETTERS.index(seat))]
    return [act for act in shown if not verb or act.split()[0] == verb]


def refusal(t: Table, entry: str) -> str:
    """Rule and key with which an act is refused, `P4.3 not-asked`; the table stays as it was."""
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
    return PRINCES.view(t, eye_of(eye))


def purse(t: Table, seat: str) -> tuple[int, int]:
    """Gold and influence."""
    shown = view(t).seats[LETTERS.index(seat)]
    return shown.gold, shown.influence


def home(t: Table, seat: str) -> int:
    return view(t).seats[LETTERS.index(seat)].home


def tiles(t: Table, seat: str) -> str:
    counts = view(t).seats[LETTERS.index(seat)].tiles
    return " ".join(" ".join([name] * count) for name, count in zip(TILES, counts, strict=True) if count)


def troops(t: Table, seat: str) -> str:
    held = view(t).seats[LETTERS.index(seat)].troops
    return " ".join(name for kind, name in enumerate(TROOPS) if has(held, kind))


def hand(t: Table, seat: str) -> str:
    at = LETTERS.index(seat) * TREACHERY_KINDS
    counts = list(t.hands)[at : at + TREACHERY_KINDS]
    return " ".join(" ".join([name] * count) for name, count in zip(TREACHERY, counts, strict=True) if count)


def discards(t: Table) -> str:
    return " ".join(" ".join([name] * count) for name, count in zip(TREACHERY, view(t).discards, strict=True) if count)


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
