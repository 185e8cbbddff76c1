"""What is told of a game beside its rules: its moments, how it went, and why it ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...kernel.contract import Event, Source
from ...kernel.seats import EVERYONE, first, size
from ...kernel.signature import NUMBER, SEATS, EventSpec, MomentSpec, event, moment
from .map import NOWHERE
from .table import Table
from .victory import kingdom_won, regions_of, total_to_win

MOMENTS: Final[list[MomentSpec]] = [
    moment(
        "battle",
        "battle-won",
        "battle-tied",
        "defender-keeps",
        begins=["battle-begins", "final-battle"],
        tells=["bishop-removes", "surrenders", "turns-up"],
        changes=["token-goes", "scores", "new-game", "final-battle"],
    ),
    moment("end", "victory", begins=["battle-begins", "final-battle"], tells=["surrenders", "turns-up", "scores"]),
]
ENDINGS: Final[dict[str, EventSpec]] = {
    "regions": event(SEATS, NUMBER),
    "connected": event(SEATS, NUMBER),
    "most-regions": event(SEATS, NUMBER),
    "final-battle": event(SEATS),
    "match": event(SEATS, NUMBER),
    "shared": event(SEATS),
}
"""C2, C10: why somebody has won."""
CHAPTERS: Final = ["battle-begins", "final-battle", "new-game"]
DECISIVE: Final = ["points", "regions"]


def regions(t: Table) -> list[int]:
    return [int(size(regions_of(t, seat))) for seat in range(int(t.seats))]


def measures(t: Table) -> dict[str, list[int]]:
    """C2.1: regions; C10.1: and the points of the match."""
    found = {"regions": regions(t)}
    if t.book.points_to_win(t) > 0:
        found["points"] = [int(points) for points in t.points]
    return found


def scoring(t: Table, told: Sequence[Event]) -> list[Source]:
    """C10.1: what each game of a match gave; else the regions. What is older than `told` counts with the first."""
    if not any(t.points):
        return [Source("regions", 0, regions(t))]
    games: list[list[int]] = [[0] * int(t.seats)]
    for one in told:
        if one.key == "scores":
            games[-1][one.args[0]] += one.args[1]
        elif one.key == "new-game":
            games.append([0] * int(t.seats))
    for seat in range(int(t.seats)):
        games[0][seat] += int(t.points[seat]) - sum(points[seat] for points in games)
    return [Source("game", number, points) for number, points in enumerate(games, start=1)]


def ending(t: Table) -> Event:
    """C2.1, C2.3, C2.4, C10.2: why the winners have won."""
    best = first(t.winners)
    if size(t.winners) > 1:
        return Event("shared", EVERYONE, t.winners, 0, 0, 0)
    if t.deciding:
        return Event("final-battle", EVERYONE, t.winners, 0, 0, 0)
    if t.book.points_to_win(t) > 0:
        return Event("match", EVERYONE, t.winners, t.points[best], 0, 0)
    count = size(regions_of(t, best))
    if kingdom_won(t) == best:
        if count >= total_to_win(t):
            return Event("regions", EVERYONE, t.winners, count, 0, 0)
        return Event("connected", EVERYONE, t.winners, t.book.connected_to_win(t), 0, 0)
    if t.region == NOWHERE:
        return Event("final-battle", EVERYONE, t.winners, 0, 0, 0)
    return Event("most-regions", EVERYONE, t.winners, count, 0, 0)
