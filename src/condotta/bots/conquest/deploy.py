"""Q2 The set-up: which territories, and what is placed where."""

from __future__ import annotations

from typing import Final

from ...games.conquest.acts import CHOOSE, PLACE
from ...games.conquest.board import ZONES, Board
from ...games.conquest.pieces import (
    BARON,
    COUNT,
    CURSED_LAND,
    DUKE,
    FLAG,
    KING,
    KNIGHT,
    NO_PIECE,
    PRINCE,
    QUEEN,
    SCOUT,
    SORCERESS,
    SPY,
)
from ...games.conquest.view import View
from ...kernel.rng import Rng
from ...kernel.seats import NO_SEAT
from .field import around

Style = dict[int, tuple[float, float]]
"""For each kind how much it wants to be in front, and how much beside the own Flag."""

STYLES: Final[tuple[Style, ...]] = (
    # The fortress: Cursed Lands and strong pieces round the Flag, the rest in front.
    {
        CURSED_LAND: (0.0, 3.0), KING: (1.0, 0.5), QUEEN: (0.3, 1.2), PRINCE: (1.2, 0.2), DUKE: (1.0, 0.2),
        COUNT: (0.3, 1.0), KNIGHT: (0.8, 0.2), BARON: (0.8, 0.0), SORCERESS: (0.6, 0.0), SCOUT: (0.5, 0.0),
        SPY: (0.2, 1.0),
    },
    # The bait: Cursed Lands in front where others take them for something to guard, strong pieces round the Flag.
    {
        CURSED_LAND: (1.5, 0.6), KING: (0.4, 1.2), QUEEN: (1.4, 0.0), PRINCE: (1.2, 0.0), DUKE: (0.3, 1.2),
        COUNT: (0.8, 0.6), KNIGHT: (0.6, 0.6), BARON: (0.4, 0.6), SORCERESS: (0.3, 0.2), SCOUT: (-0.4, 0.4),
        SPY: (0.8, 0.0),
    },
    # The screen: Scouts and small pieces in front, the strong ones a zone behind, some of them by the Flag.
    {
        CURSED_LAND: (0.2, 1.8), KING: (-0.2, 1.0), QUEEN: (0.4, 0.6), PRINCE: (0.4, 0.3), DUKE: (0.5, 0.2),
        COUNT: (0.8, 0.3), KNIGHT: (1.0, 0.3), BARON: (1.2, 0.2), SORCERESS: (1.0, 0.0), SCOUT: (1.6, 0.0),
        SPY: (0.4, 0.2),
    },
)  # fmt: skip


def judge_territory(view: View, board: Board, act: int, rng: Rng) -> float:
    """Cities, and what hangs together with what is held: borders that need no guard."""
    territory = act - CHOOSE
    score = 1.5 * float(board.cities[territory])
    for zone in range(territory * 3, territory * 3 + 3):
        for other in around(board, zone):
            owner = view.owners[other // 3]
            if other // 3 != territory:
                score += 0.5 if owner == view.eye else -0.2 if owner != NO_SEAT else 0.0
    return score + jitter(rng, 0.5)


def depths(view: View, board: Board) -> list[int]:
    """How many steps each own zone is from the nearest that is not its owner's."""
    found = [0 if view.owners[zone // 3] != view.eye else -1 for zone in range(ZONES)]
    edge = [zone for zone in range(ZONES) if found[zone] == 0]
    for zone in edge:
        for other in around(board, zone):
            if found[other] < 0:
                found[other] = found[zone] + 1
                edge.append(other)
    return found


def judge_place(view: View, board: Board, act: int, rng: Rng) -> float:
    """The Flag far from the others, though not always in the farthest zone; where it stands says in which style the
    rest is placed. Each territory wants a piece."""
    kind, zone = divmod(act - PLACE, ZONES)
    depth = depths(view, board)
    if kind == FLAG:
        open_sides = sum(depth[other] == 0 for other in around(board, zone))
        return 2.0 * min(depth[zone], 3) - 2.0 * open_sides - 0.8 * len(around(board, zone)) + jitter(rng, 3.0)
    flag = next(place for place in range(ZONES) if view.zones[place].piece == FLAG)
    front, by_flag = STYLES[flag % len(STYLES)][kind]
    city = float(board.cities[zone // 3])
    bare = all(view.zones[place].piece == NO_PIECE for place in range(zone // 3 * 3, zone // 3 * 3 + 3))
    score = front * (2.0 - depth[zone]) + (1.5 if bare else 0.0) + 0.4 * city * (2.0 - depth[zone])
    beside = around(board, flag)
    if zone in beside:
        bare_sides = sum(view.zones[other].piece == NO_PIECE for other in beside)
        score += 2.0 * by_flag + 6.0 * bare_sides / sum(view.to_place)
    elif any(zone in around(board, other) for other in around(board, flag)):
        score += by_flag
    return score + jitter(rng, 1.5)


def jitter(rng: Rng, most: float) -> float:
    return most * float(rng.below(1024)) / 1024
