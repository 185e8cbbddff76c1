"""Q8 How likely each piece is what: the share of the worlds a viewer holds possible."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.seats import bit
from .pieces import KINDS, PIECES
from .puzzle import Puzzle, puzzle
from .table import Table

COUNTS: Final[int] = int(PIECES) + 1
"""How many numbers of pieces there can be in a class. An `int`, since the numbers packed with it outgrow 64 bits."""


def odds(t: Table, viewer: i64, seat: i64) -> vec[float]:
    """Q8: how likely each piece of a seat is of each kind, to this viewer: piece × 12 + kind."""
    return shares_of(puzzle(t, viewer, seat))


def possible_kinds(t: Table, viewer: i64, seat: i64) -> list[int]:
    """The set of kinds each piece of a seat can still be, to this viewer."""
    p = puzzle(t, viewer, seat)
    if not p.kinds:
        likely = shares_of(p)
        for i in range(PIECES):
            kinds: i64 = 0
            for kind in range(KINDS):
                if likely[i * KINDS + kind] > 0.0:
                    kinds |= bit(kind)
            p.kinds.append(kinds)
    return p.kinds


def shares_of(p: Puzzle) -> vec[float]:
    """The share of worlds in which each piece is of each kind: piece × 12 + kind."""
    shares = vec[float]([0.0] * (len(p.mask) * KINDS))
    room = p.room[:]
    layer: dict[int, float] = {packed(room): 1.0 / p.ways(0, room)}
    for step in range(len(p.steps)):
        kind = p.steps[step]
        following: dict[int, float] = {}
        for reached, weight in layer.items():
            unpack(reached, room)
            for lane in range(len(p.lane_mask)):
                share = weight * p.ways_by(lane, step, room)
                if share > 0.0:
                    shares[p.lane_origin[lane] * KINDS + kind] += share
                    if p.lane_place[lane] >= 0:
                        shares[p.lane_place[lane] * KINDS + kind] += share
                    count = p.choices(lane, kind, room)
                    p.take(lane, 1, room)
                    rest = packed(room)
                    following[rest] = following.get(rest, 0.0) + weight * float(count)
                    p.take(lane, -1, room)
        layer = following
    return spread(p, shares)


def spread(p: Puzzle, shares: vec[float]) -> vec[float]:
    """From what a class gets in all to what each of its pieces is."""
    found = vec[float]([0.0] * (PIECES * KINDS))
    for i in range(PIECES):
        if p.sure[i] >= 0:
            found[i * KINDS + p.sure[i]] = 1.0
        elif p.place_class[i] >= 0:
            add_share(p, found, i, shares, p.place_class[i], 1.0)
        elif p.group[i] == 0:
            add_share(p, found, i, shares, p.origin_class[i], 1.0)
        else:
            add_group(p, found, i, shares)
    return found


def add_share(p: Puzzle, found: vec[float], i: i64, shares: vec[float], of_class: i64, part: float) -> None:
    for kind in range(KINDS):
        found[i * KINDS + kind] += part * shares[of_class * KINDS + kind] / float(p.room[of_class])


def add_group(p: Puzzle, found: vec[float], i: i64, shares: vec[float]) -> None:
    """Any origin of the group may be here, each as likely as the others."""
    count: i64 = 0
    for other in range(PIECES):
        if p.group[other] == p.group[i]:
            count += 1
    for other in range(PIECES):
        if p.group[other] == p.group[i]:
            add_share(p, found, i, shares, p.origin_class[other], 1.0 / float(count))


def packed(room: vec[i64]) -> int:
    """The room of all classes in one number, which may be long."""
    found = 0
    for count in room:
        found = found * COUNTS + int(count)
    return found


def unpack(number: int, room: vec[i64]) -> None:
    for i in range(len(room) - 1, -1, -1):
        room[i] = number % COUNTS
        number //= COUNTS
