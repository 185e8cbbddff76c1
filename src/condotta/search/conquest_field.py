"""What pieces, zones and attacks are worth in Conquest, in tenths of a Knight's worth and by what all may know."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..games.conquest.board import ZONES
from ..games.conquest.clash import ATTACKER, DEFENDER, outcome
from ..games.conquest.knowledge import known
from ..games.conquest.pieces import COPIES, CURSED_LAND, FLAG, KINDS, PIECES, moves
from ..games.conquest.table import EMPTY, Table
from ..kernel.counts import filled
from ..kernel.seats import has

WORTH: Final = vec[i64]([30, 15, 25, 25, 32, 40, 52, 65, 80, 90, 30, 600])
"""What each kind of piece is worth on the board."""
COUNTS: Final = vec[i64](COPIES)
FAR: Final[i64] = 72
"""How much of a pull is left one zone further away, in hundredths."""
OPEN_SIDE: Final[i64] = 25
"""What it costs to leave a zone beside the own Flag open."""


def attack(t: Table, kind: i64, piece: i64) -> i64:
    """What an attack with this kind wins and loses on average, by what all know of the piece."""
    mask = known(t, piece)
    sum: i64 = 0
    count: i64 = 0
    for other in range(KINDS):
        if has(mask, other):
            copies = COUNTS[other]
            count += copies
            result = outcome(kind, other)
            if result != DEFENDER:
                sum += copies * (flag_prize(t, t.zone[piece]) if other == FLAG else WORTH[other])
            if result != ATTACKER:
                sum -= copies * WORTH[kind]
    return sum // count


def flag_prize(t: Table, zone: i64) -> i64:
    """What hope of a Flag is worth: who has one hides it behind others."""
    prize = WORTH[FLAG] * enclosed(t, zone) // 100
    return 3 * prize if t.seats == 2 else prize


def enclosed(t: Table, zone: i64) -> i64:
    """How much a place looks like that of a Flag, in hundredths."""
    owner = t.at[zone] // PIECES
    own: i64 = 0
    sides: i64 = 0
    for beside in t.board.around[zone]:
        other = t.at[beside]
        sides += 1
        if other != EMPTY and other // PIECES == owner:
            own += 1
    return 15 + 120 * own * own // (sides * sides)


def pulls(t: Table, seat: i64, kind: i64) -> vec[i64]:
    """For each zone the best attack a piece of this kind can reach from there, less the further it is."""
    found = filled(ZONES)
    for zone in range(ZONES):
        piece = t.at[zone]
        if piece != EMPTY and piece // PIECES != seat:
            value = attack(t, kind, piece)
            if value > 0:
                for other in t.board.around[zone]:
                    if found[other] < value * FAR // 100:
                        found[other] = value * FAR // 100
    for _i in range(3):
        for zone in range(ZONES):
            if t.at[zone] == EMPTY:
                value = found[zone] * FAR // 100
                for other in t.board.around[zone]:
                    if found[other] < value:
                        found[other] = value
    return found


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


def danger(t: Table, seat: i64, kind: i64, zone: i64) -> i64:
    """What may be lost on this zone before the next turn."""
    worst: i64 = 0
    for beside in t.board.around[zone]:
        piece = t.at[beside]
        if piece != EMPTY and piece // PIECES != seat:
            mask = known(t, piece)
            beaten: i64 = 0
            count: i64 = 0
            for other in range(KINDS):
                if has(mask, other):
                    count += COUNTS[other]
                    if other < CURSED_LAND and outcome(other, kind) == ATTACKER:
                        beaten += COUNTS[other]
            share = beaten * 100 // count
            if share > worst:
                worst = share
    return worst * WORTH[kind] * 4 // 1000


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
            value += OPEN_SIDE
            for far in t.board.around[side]:
                other = t.at[far]
                if other != EMPTY and other // PIECES != seat and moves(t.kind[other]):
                    value += 80
        elif piece // PIECES != seat and moves(t.kind[piece]):
            value += 200
    return value
