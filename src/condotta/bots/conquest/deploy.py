"""Q2 The set-up: which territories, and what is placed where."""

from __future__ import annotations

from typing import Final, NamedTuple

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


class Pattern(NamedTuple):
    """A way to set up that fits any board."""

    wall: tuple[int, ...]
    """Who walls in the Flag: as many of these as there are zones beside it."""
    front: dict[int, float]
    """How much each kind wants to be in front, if it is not needed there; below 0: behind."""


PATTERNS: Final = (
    # The fortress: what cannot move keeps the Flag, small pieces are near it, strong ones in front.
    Pattern(
        wall=(CURSED_LAND, CURSED_LAND, CURSED_LAND, COUNT, KNIGHT, BARON),
        front={
            CURSED_LAND: 0.5, KING: 0.6, QUEEN: 1.0, PRINCE: 1.2, DUKE: 1.0, COUNT: 0.6, KNIGHT: 0.8, BARON: 0.8,
            SORCERESS: 0.4, SCOUT: 0.3, SPY: 0.0,
        },
    ),
    # The bait: a Cursed Land in front, where others lose pieces to it, and a Count in its place.
    Pattern(
        wall=(CURSED_LAND, CURSED_LAND, COUNT, KNIGHT, BARON, SORCERESS),
        front={
            CURSED_LAND: 1.5, KING: 0.6, QUEEN: 1.2, PRINCE: 1.0, DUKE: 0.8, COUNT: 0.6, KNIGHT: 0.6, BARON: 0.4,
            SORCERESS: 0.4, SCOUT: -0.2, SPY: 0.5,
        },
    ),
    # The sally: the Flag left to what cannot move, and all others well forward.
    Pattern(
        wall=(CURSED_LAND, CURSED_LAND, CURSED_LAND, DUKE, BARON, SORCERESS),
        front={
            CURSED_LAND: 0.5, KING: 0.4, QUEEN: 1.2, PRINCE: 1.4, DUKE: 1.0, COUNT: 1.0, KNIGHT: 1.0, BARON: 1.0,
            SORCERESS: 0.5, SCOUT: 0.3, SPY: 0.2,
        },
    ),
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


class Camp:
    """A seat's own ground while it sets up. Where the Flag stands says by which pattern the rest is placed, so that
    the pieces, which are asked for one by one, fit together."""

    def __init__(self, view: View, board: Board) -> None:
        self.view = view
        self.board = board
        self.depth = depths(view, board)
        self.flag = next((zone for zone in range(ZONES) if view.zones[zone].piece == FLAG), -1)
        self.pattern = PATTERNS[(self.flag // 3 + self.flag) % len(PATTERNS)]
        self.wall = [zone for zone in around(board, self.flag) if self.depth[zone] > 0] if self.flag >= 0 else []
        """The own zones beside the Flag."""
        self.second_wall = {other for zone in self.wall for other in around(board, zone)}

    def judge(self, act: int, rng: Rng) -> float:
        kind, zone = divmod(act - PLACE, ZONES)
        if kind == FLAG:
            return self.judge_flag(zone) + jitter(rng, 3.0)
        if zone in self.wall:
            return self.judge_wall(kind, zone) + jitter(rng, 1.0)
        return self.judge_field(kind, zone) + jitter(rng, 1.5)

    def judge_flag(self, zone: int) -> float:
        """Far from the others, with few zones beside it and all of them own."""
        beside = around(self.board, zone)
        open_sides = sum(self.depth[other] == 0 for other in beside)
        return 2.0 * min(self.depth[zone], 3) - 4.0 * open_sides - 1.5 * len(beside)

    def judge_wall(self, kind: int, zone: int) -> float:
        """The wall is for those of the pattern and for nobody else; who comes first takes the side most in danger."""
        wanted = self.pattern.wall[: len(self.wall)].count(kind)
        there = sum(self.view.zones[other].piece == kind for other in self.wall)
        return (100.0 if there < wanted else -100.0) - self.depth[zone]

    def judge_field(self, kind: int, zone: int) -> float:
        """As far in front as the piece wants to be. Each city wants a piece, other territories a little, and behind
        the wall it is good to have a second one."""
        territory = range(zone // 3 * 3, zone // 3 * 3 + 3)
        city = self.board.cities[zone // 3] == 1
        score = (self.pattern.front[kind] + (0.4 if city else 0.0)) * (2.0 - self.depth[zone])
        if all(self.view.zones[other].piece == NO_PIECE for other in territory):
            score += 3.0 if city else 0.5
        return score + (2.0 if zone in self.second_wall else 0.0)


def jitter(rng: Rng, most: float) -> float:
    return most * float(rng.below(1024)) / 1024
