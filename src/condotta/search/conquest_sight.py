"""What a seat makes of the pieces of others in Conquest, by what it knows and by where they stand.

A Flag is rather where its owner's pieces close every side and stand behind these too, most of all where none of them
has moved; a Cursed Land is rather beside it. All else is counted: what has been shown is no longer among the unknown.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..games.conquest.board import ZONES
from ..games.conquest.clash import ATTACKER, DEFENDER, outcome
from ..games.conquest.flags import has_flag
from ..games.conquest.knowledge import known
from ..games.conquest.pieces import COPIES, CURSED_LAND, FIXED, FLAG, KINDS, PIECES, SORCERESS, moves, only
from ..games.conquest.table import EMPTY, Table
from ..kernel.counts import filled
from ..kernel.rng import Rng
from ..kernel.seats import bit, first, has

WORTH: Final = vec[i64]([30, 15, 45, 25, 32, 40, 52, 65, 80, 90, 30, 600])
"""What each kind of piece is worth on the board, in tenths of a Knight's worth."""
COUNTS: Final = vec[i64](COPIES)
SURE: Final[i64] = 1000
"""Chances are counted in thousandths."""

# How much less a place looks like that of a Flag for each side; two steps are one half.
STILL_SIDE: Final[i64] = 1
MOVED_SIDE: Final[i64] = 5
OPEN_SIDE: Final[i64] = 16
SECOND_RING: Final[i64] = 12
"""How much more it looks like one where all the zones behind its sides are its owner's."""
ODD: Final[i64] = 50
"""How likely a Flag is where nobody would look for it."""
BESIDE_FLAG: Final[i64] = 700
"""How likely what stands beside a Flag, and has not moved, is a Cursed Land."""


def kinds_for(t: Table, seat: i64, piece: i64) -> i64:
    """The kinds that a piece of another may be, to this seat."""
    seen_by = t.origin_seen_by[piece] if t.group[piece] == 0 else t.seen_by[piece]
    return bit(t.kind[piece]) if has(seen_by, seat) else known(t, piece)


def flag_look(t: Table, zone: i64) -> i64:
    """How much a place looks like that of a Flag."""
    owner = t.at[zone] // PIECES
    steps: i64 = 60
    behind: i64 = 0
    own: i64 = 0
    for side in t.board.around[zone]:
        piece = t.at[side]
        if piece == EMPTY or piece // PIECES != owner:
            steps -= OPEN_SIDE
        elif known(t, piece) & FIXED == 0:
            steps -= MOVED_SIDE
        else:
            steps -= STILL_SIDE
        for far in t.board.around[side]:
            if far != zone:
                behind += 1
                other = t.at[far]
                if other != EMPTY and other // PIECES == owner:
                    own += 1
    if behind > 0:
        steps += SECOND_RING * own // behind
    if steps < 0:
        steps = 0
    return bit(steps // 2) * (i64(10) if steps % 2 == 0 else i64(14))


class Sight:
    """The board as a seat sees it."""

    def __init__(self, t: Table, seat: i64) -> None:
        self.seat = seat
        self.flag = filled(ZONES)
        """How likely the Flag of another stands on each zone."""
        self.cursed = filled(ZONES)
        """How likely a Cursed Land of another does."""
        self.unknown = filled(t.seats * KINDS)
        """How many of each kind a seat has among those of its pieces that this one does not know."""
        self.mobile = filled(t.seats)
        """How many of them can move."""
        for other in range(t.seats):
            if other != seat:
                self.look_at(t, other)

    def look_at(self, t: Table, other: i64) -> None:
        low = other * KINDS
        for kind in range(KINDS):
            self.unknown[low + kind] = COUNTS[kind]
        still: i64 = 0
        looks: i64 = 0
        with_flag = has_flag(t, other)
        for piece in range(other * PIECES, other * PIECES + PIECES):
            mask = kinds_for(t, self.seat, piece)
            zone = t.zone[piece]
            if only(mask):
                self.unknown[low + first(mask)] -= 1
                if zone >= 0:
                    if mask == bit(FLAG):
                        self.flag[zone] = SURE
                        with_flag = False
                    elif mask == bit(CURSED_LAND):
                        self.cursed[zone] = SURE
            elif zone >= 0 and mask & FIXED != 0:
                still += 1
                if with_flag and has(mask, FLAG):
                    self.flag[zone] = flag_look(t, zone)
                    looks += self.flag[zone]
        for kind in range(CURSED_LAND):
            self.mobile[other] += self.unknown[low + kind]
        cursed = SURE * self.unknown[low + CURSED_LAND] // still if still > 0 else i64(0)
        for piece in range(other * PIECES, other * PIECES + PIECES):
            zone = t.zone[piece]
            if zone >= 0:
                mask = kinds_for(t, self.seat, piece)
                if not only(mask) and mask & FIXED != 0:
                    if with_flag and has(mask, FLAG):
                        self.flag[zone] = self.flag[zone] * (SURE - ODD) // looks + ODD // still
                    else:
                        self.flag[zone] = 0
                    self.cursed[zone] = cursed
        if cursed > 0:
            self.suspect_walls(t, other)

    def suspect_walls(self, t: Table, other: i64) -> None:
        """Where a Flag may be, what is beside it may be a Cursed Land."""
        for piece in range(other * PIECES, other * PIECES + PIECES):
            zone = t.zone[piece]
            if zone >= 0 and self.flag[zone] > 100:
                for side in t.board.around[zone]:
                    beside = t.at[side]
                    if beside != EMPTY and beside // PIECES == other and 0 < self.cursed[side] < BESIDE_FLAG:
                        self.cursed[side] += (BESIDE_FLAG - self.cursed[side]) * self.flag[zone] // SURE
                        if self.cursed[side] + self.flag[side] > SURE:
                            self.cursed[side] = SURE - self.flag[side]

    def attack(self, t: Table, kind: i64, zone: i64, prize: i64) -> i64:
        """What an attack with this kind on what stands here wins and loses on average; `prize` is for a Flag."""
        piece = t.at[zone]
        mask = kinds_for(t, self.seat, piece)
        if only(mask):
            return fight(kind, first(mask), prize)
        flag = self.flag[zone]
        cursed = self.cursed[zone]
        low = piece // PIECES * KINDS
        sum: i64 = 0
        count: i64 = 0
        for other in range(CURSED_LAND):
            copies = self.unknown[low + other]
            if copies > 0 and has(mask, other):
                count += copies
                sum += copies * fight(kind, other, prize)
        value = flag * prize + cursed * fight(kind, CURSED_LAND, prize)
        if count > 0:
            value += (SURE - flag - cursed) * sum // count
        return value // SURE

    def win(self, t: Table, kind: i64, zone: i64) -> i64:
        """How likely an attack with this kind takes the zone."""
        mask = kinds_for(t, self.seat, t.at[zone])
        if only(mask):
            return SURE if outcome(kind, first(mask)) == ATTACKER else i64(0)
        value = self.mobile_share(t, kind, zone, mask, comes=False)
        return value + self.cursed[zone] if kind == SORCERESS else value

    def beaten(self, t: Table, kind: i64, zone: i64) -> i64:
        """How likely what stands on this zone would beat this kind, if it came."""
        mask = kinds_for(t, self.seat, t.at[zone])
        if only(mask):
            return SURE if moves(first(mask)) and outcome(first(mask), kind) == ATTACKER else i64(0)
        return self.mobile_share(t, kind, zone, mask, comes=True)

    def mobile_share(self, t: Table, kind: i64, zone: i64, mask: i64, comes: bool) -> i64:
        """How likely what stands here, one of these kinds, can move, and loses to an attack of this kind, or wins one
        against it if it `comes`."""
        low = t.at[zone] // PIECES * KINDS
        won: i64 = 0
        count: i64 = 0
        for other in range(CURSED_LAND):
            copies = self.unknown[low + other]
            if copies > 0 and has(mask, other):
                count += copies
                result = outcome(other, kind) if comes else outcome(kind, other)
                if result == ATTACKER:
                    won += copies
        return (SURE - self.flag[zone] - self.cursed[zone]) * won // count if count > 0 else i64(0)


def fight(kind: i64, other: i64, prize: i64) -> i64:
    """What an attack of one kind on another wins or loses."""
    result = outcome(kind, other)
    value: i64 = 0
    if result != DEFENDER:
        value += prize if other == FLAG else WORTH[other]
    if result != ATTACKER:
        value -= WORTH[kind]
    return value


def suspect(world: Table, seat: i64, rng: Rng) -> None:
    """Let pieces that this seat cannot tell apart change places, until Flags and Cursed Lands are where they rather
    are. What the seat knows stays true."""
    sight = Sight(world, seat)
    for other in range(world.seats):
        if other != seat:
            put_where(world, seat, other, FLAG, sight.flag, rng)
            for _i in range(COUNTS[CURSED_LAND]):
                put_where(world, seat, other, CURSED_LAND, sight.cursed, rng)


def put_where(world: Table, seat: i64, other: i64, kind: i64, chances: vec[i64], rng: Rng) -> None:
    """A piece of this kind, which may be anywhere, goes to one of the zones by their chances."""
    low = other * PIECES
    sum: i64 = 0
    for piece in range(low, low + PIECES):
        if is_open(world, seat, piece) and has(world.origin[piece], kind):
            sum += chances[world.zone[piece]]
    if sum == 0:
        return
    from_piece = any_of(world, seat, other, kind, rng)
    if from_piece < 0:
        return
    aim = rng.below(sum)
    to = low
    while True:
        if is_open(world, seat, to) and has(world.origin[to], kind):
            aim -= chances[world.zone[to]]
            if aim < 0:
                break
        to += 1
    if world.kind[to] != FLAG and has(world.origin[from_piece], world.kind[to]):
        world.kind[from_piece] = world.kind[to]
        world.kind[to] = kind


def any_of(world: Table, seat: i64, other: i64, kind: i64, rng: Rng) -> i64:
    """One of the pieces of this kind that may be another, or -1."""
    found: i64 = -1
    count: i64 = 0
    for piece in range(other * PIECES, other * PIECES + PIECES):
        if world.kind[piece] == kind and is_open(world, seat, piece):
            count += 1
            if rng.below(count) == 0:
                found = piece
    return found


def is_open(world: Table, seat: i64, piece: i64) -> bool:
    """Whether this seat does not know the piece, and nothing has mixed it with others."""
    if world.zone[piece] < 0 or world.group[piece] != 0:
        return False
    return not has(world.origin_seen_by[piece], seat) and not only(world.origin[piece])
