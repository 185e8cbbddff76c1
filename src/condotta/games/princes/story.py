"""What is told of a game beside its rules: its moments, how it went, and why it ended."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...kernel.contract import Event, Source
from ...kernel.seats import EVERYONE, first, has, size
from ...kernel.signature import NUMBER, SEATS, EventSpec, MomentSpec, event, moment
from .score import (
    artist_points,
    gold_points,
    influence_points,
    laurel_points,
    merchant_marks,
    points_of,
    pope_points,
    tile_points,
)
from .table import Table
from .tiles import GOLD, INFLUENCE

MOMENTS: Final[list[MomentSpec]] = [
    moment(
        "war",
        "war-won",
        "war-drawn",
        "vetoes",
        "lorenzo-vetoes",
        "no-war",
        begins=["declares-war"],
        tells=["declares-war", "is-hired", "no-taker", "league", "bribes", "rolls", "ludovico", "compares"],
        changes=["status", "laurel"],
    ),
    moment("decade", "decade-ends", changes=["collects", "decade-begins"]),
    moment("end", "victory", begins=["decade-ends"], tells=["slot", "points"]),
]
ENDINGS: Final[dict[str, EventSpec]] = {
    "most-points": event(SEATS, NUMBER, NUMBER.called("second")),
    "shared": event(SEATS, NUMBER),
}
"""P8.3: why somebody has won."""
CHAPTERS: Final = ["turn", "decade-begins"]
DECISIVE: Final = ["points"]


def measures(t: Table) -> dict[str, list[int]]:
    """P8.2: the points as if the game ended now; P2.1: gold and influence."""
    seats = range(int(t.seats))
    return {
        "points": [int(points_of(t, seat)) for seat in seats],
        "gold": [int(t.purses[seat * 2 + GOLD]) for seat in seats],
        "influence": [int(t.purses[seat * 2 + INFLUENCE]) for seat in seats],
    }


def scoring(t: Table) -> list[Source]:
    """P8.2: what gave points."""
    tiles: list[int] = []
    artists: list[int] = []
    merchants: list[int] = []
    gold: list[int] = []
    influence: list[int] = []
    laurels: list[int] = []
    pope: list[int] = []
    for seat in range(t.seats):
        tiles.append(int(tile_points(t, seat)))
        artists.append(int(artist_points(t, seat)))
        merchants.append(int(merchant_marks(t, seat)))
        gold.append(int(gold_points(t, seat)))
        influence.append(int(influence_points(t, seat)))
        laurels.append(int(laurel_points(t, seat)))
        pope.append(int(pope_points(t, seat)))
    return [
        Source("tiles", 0, tiles),
        Source("artists", 0, artists),
        Source("merchants", 0, merchants),
        Source("gold", 0, gold),
        Source("influence", 0, influence),
        Source("laurels", 0, laurels),
        Source("pope", 0, pope),
    ]


def ending(t: Table) -> Event:
    """P8.3: most points, and by how much; tied seats share."""
    most = points_of(t, first(t.winners))
    if size(t.winners) > 1:
        return Event("shared", EVERYONE, t.winners, most, 0, 0)
    second: i64 = 0
    for seat in range(t.seats):
        if not has(t.winners, seat) and points_of(t, seat) > second:
            second = points_of(t, seat)
    return Event("most-points", EVERYONE, t.winners, most, second, 0)
