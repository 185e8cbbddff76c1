"""What zones and moves are worth in Conquest, by what a seat knows; in tenths of a Knight's worth."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..games.conquest.board import ZONES
from ..games.conquest.pieces import FLAG, PIECES, SORCERESS, moves
from ..games.conquest.table import EMPTY, Table
from ..kernel.counts import filled
from .conquest_sight import SURE, WORTH, Sight

GUARD: Final[i64] = 25
"""What it costs to leave a zone beside the own Flag open."""

# How much of the hope of a Flag is left on the way to it, in hundredths: over a free zone, over one where an own piece
# is in the way, through another's piece; and for a Sorceress through a Cursed Land.
FREE: Final[i64] = 80
IN_THE_WAY: Final[i64] = 50
THROUGH: Final[i64] = 80
SORCERY: Final[i64] = 90
FAR: Final[i64] = 4
"""How many zones ahead one looks for a Flag."""


class Field:
    """What a seat makes of the board when it is to move."""

    def __init__(self, t: Table, seat: i64) -> None:
        self.seat = seat
        self.sight = Sight(t, seat)
        self.own_flag = flag_of(t, seat)
        self.prize = flag_prize(t)
        self.reach = self.spread(t, sorcery=False)
        """For each zone the best hope of a Flag that lies beyond it, less the further it is."""
        self.sorcery = self.spread(t, sorcery=True)
        """The same for a Sorceress, whom Cursed Lands do not stop."""

    def spread(self, t: Table, sorcery: bool) -> vec[i64]:
        reach = filled(ZONES)
        value = filled(ZONES)
        passing = filled(ZONES)
        for zone in range(ZONES):
            piece = t.at[zone]
            if piece == EMPTY:
                passing[zone] = FREE
            elif piece // PIECES == self.seat:
                passing[zone] = IN_THE_WAY
            else:
                cursed = self.sight.cursed[zone]
                value[zone] = self.prize * self.sight.flag[zone] // SURE
                if sorcery:
                    passing[zone] = (SORCERY * cursed + THROUGH // 2 * (SURE - cursed)) // SURE
                else:
                    passing[zone] = THROUGH * (SURE - cursed) // SURE
        for _i in range(FAR):
            for zone in range(ZONES):
                best = reach[zone]
                for other in t.board.around[zone]:
                    hope = reach[other] * passing[other] // 100
                    if value[other] > hope:
                        hope = value[other]
                    if hope > best:
                        best = hope
                reach[zone] = best
        return reach

    def reach_of(self, kind: i64, zone: i64) -> i64:
        return self.sorcery[zone] if kind == SORCERESS else self.reach[zone]

    def move(self, t: Table, zone: i64, to: i64) -> i64:
        """What a move wins and risks."""
        kind = t.kind[t.at[zone]]
        lost = hold(t, self.seat, zone, -1)
        here = self.reach_of(kind, zone)
        there = self.reach_of(kind, to)
        if self.own_flag >= 0 and t.board.borders(zone, self.own_flag):
            lost += GUARD
        if t.at[to] != EMPTY:
            hope = there * self.sight.win(t, kind, to) // SURE - here
            if hope < 0:
                hope = hope // 4
            value = self.sight.attack(t, kind, to, self.prize) + hope
            return value - lost * 4 // 10 - 12 * WORTH[kind] // 100
        value = hold(t, self.seat, to, zone) - lost + there - here
        if self.own_flag >= 0 and t.board.borders(to, self.own_flag):
            value += GUARD
        return value + (self.danger(t, kind, zone) - self.danger(t, kind, to)) // 2

    def danger(self, t: Table, kind: i64, zone: i64) -> i64:
        """What may be lost on this zone before the next turn."""
        worst: i64 = 0
        for beside in t.board.around[zone]:
            piece = t.at[beside]
            if piece != EMPTY and piece // PIECES != self.seat:
                share = self.sight.beaten(t, kind, beside)
                if share > worst:
                    worst = share
        return worst * WORTH[kind] * 4 // (10 * SURE)


def flag_prize(t: Table) -> i64:
    """With two seats a Flag is the game."""
    return 3 * WORTH[FLAG] if t.seats == 2 else WORTH[FLAG]


def hold(t: Table, seat: i64, zone: i64, gone: i64) -> i64:
    """What an own piece more on this zone does for the territories; one that comes from `gone` is there no more."""
    low = zone - zone % 3
    others = False
    for other in range(low, low + 3):
        piece = t.at[other]
        if other != zone and other != gone and piece != EMPTY:
            if piece // PIECES == seat:
                return 0
            others = True
    worth = 8 + 9 * t.board.cities[zone // 3]
    return worth * 6 // 10 if others else worth


def flag_of(t: Table, seat: i64) -> i64:
    """The zone of a seat's Flag, or below 0."""
    piece = seat * PIECES
    while t.kind[piece] != FLAG:
        piece += 1
    return t.zone[piece]


def flag_danger(t: Table, seat: i64, zone: i64) -> i64:
    """Open sides of a Flag, enemies beside it, and enemies beside its open sides."""
    value: i64 = 0
    for side in t.board.around[zone]:
        piece = t.at[side]
        if piece == EMPTY:
            value += GUARD
            for far in t.board.around[side]:
                other = t.at[far]
                if other != EMPTY and other // PIECES != seat and moves(t.kind[other]):
                    value += 80
        elif piece // PIECES != seat and moves(t.kind[piece]):
            value += 200
    return value
