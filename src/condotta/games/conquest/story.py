"""What is told of a game beside its rules: its moments, how it went, and why it ended."""

from __future__ import annotations

from typing import Final

from ...kernel.contract import Event, Source
from ...kernel.seats import EVERYONE, first, has, size
from ...kernel.signature import NUMBER, SEATS, EventSpec, MomentSpec, event, moment
from .flags import flag_bearers, has_flag
from .table import Table
from .territories import cities_of, pieces_of, territories_of

MOMENTS: Final[list[MomentSpec]] = [
    moment("fight", "fights", begins=["moves"], tells=["moves"], changes=["beaten", "takes", "contested"]),
    moment("guess", "guessed-right", "guessed-wrong", begins=["accuses"], tells=["accuses"], changes=["beaten"]),
    moment("flag", "captures", begins=["moves", "accuses"], changes=["flag-goes", "flag-returns"]),
    moment("end", "victory", begins=["moves", "accuses"], tells=["captures", "rounds-over"]),
]
ENDINGS: Final[dict[str, EventSpec]] = {
    "last-flag": event(SEATS),
    "most-territories": event(SEATS, NUMBER),
    "most-pieces": event(SEATS, NUMBER),
    "shared": event(SEATS),
}
"""Q6.4: why somebody has won."""
CHAPTERS: Final = ["draws"]
DECISIVE: Final = ["flags", "pieces"]


def measures(t: Table) -> dict[str, list[int]]:
    """Q6.4: territories, pieces on the board, and Flags: the own one and those captured."""
    seats = range(int(t.seats))
    flags = [0] * int(t.seats)
    for seat in seats:
        flags[seat if has_flag(t, seat) else t.flag_with[seat]] += 1
    placed = len(t.placed) == 0
    return {
        "territories": [int(territories_of(t, seat)) for seat in seats],
        "pieces": [int(pieces_of(t, seat)) if placed else 0 for seat in seats],
        "flags": flags,
    }


def scoring(t: Table) -> list[Source]:
    """Q6.4: territories held, those with a city apart."""
    seats = range(int(t.seats))
    cities = [int(cities_of(t, seat)) for seat in seats]
    others = [int(territories_of(t, seat)) - cities[seat] for seat in seats]
    return [Source("cities", 0, cities), Source("territories", 0, others)]


def ending(t: Table) -> Event:
    """Q6.4: the last Flag; or, when the rounds are over, territories, then pieces."""
    bearers = flag_bearers(t)
    best = first(t.winners)
    if size(bearers) == 1:
        return Event("last-flag", EVERYONE, t.winners, 0, 0, 0)
    if size(t.winners) > 1:
        return Event("shared", EVERYONE, t.winners, 0, 0, 0)
    most = territories_of(t, best)
    for seat in range(t.seats):
        if seat != best and has(bearers, seat) and territories_of(t, seat) == most:
            return Event("most-pieces", EVERYONE, t.winners, pieces_of(t, best), 0, 0)
    return Event("most-territories", EVERYONE, t.winners, most, 0, 0)
