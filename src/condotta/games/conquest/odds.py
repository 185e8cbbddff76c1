"""Q8 How likely each piece is what: the share of the worlds an eye holds possible."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.seats import bit
from .pieces import KINDS, PIECES
from .puzzle import Puzzle, puzzle
from .table import Table


def odds(t: Table, eye: i64, seat: i64) -> vec[float]:
    """Q8: how likely each piece of a seat is of each kind, to this eye: piece × 12 + kind."""
    return shares_of(puzzle(t, eye, seat))


def possible_kinds(t: Table, eye: i64, seat: i64) -> list[int]:
    """The set of kinds each piece of a seat can still be, to this eye."""
    p = puzzle(t, eye, seat)
    if not p.kinds:
        likely = shares_of(p)
        i: i64 = 0
        while i < PIECES:
            kinds: i64 = 0
            kind: i64 = 0
            while kind < KINDS:
                if likely[i * KINDS + kind] > 0.0:
                    kinds |= bit(kind)
                kind += 1
            p.kinds.append(kinds)
            i += 1
    return p.kinds


def shares_of(p: Puzzle) -> vec[float]:
    """The share of worlds in which each piece is of each kind: piece × 12 + kind."""
    shares = vec[float]([0.0] * (len(p.mask) * KINDS))
    room = p.room[:]
    layer: dict[int, float] = {packed(room): 1.0 / p.ways(0, room)}
    step: i64 = 0
    while step < len(p.steps):
        kind = p.steps[step]
        following: dict[int, float] = {}
        for reached, weight in layer.items():
            unpack(reached, room)
            lane: i64 = 0
            while lane < len(p.lane_mask):
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
                lane += 1
        layer = following
        step += 1
    return spread(p, shares)


def spread(p: Puzzle, shares: vec[float]) -> vec[float]:
    """From what a class gets in all to what each of its pieces is."""
    found = vec[float]([0.0] * (PIECES * KINDS))
    i: i64 = 0
    while i < PIECES:
        if p.sure[i] >= 0:
            found[i * KINDS + p.sure[i]] = 1.0
        elif p.place_class[i] >= 0:
            add_share(p, found, i, shares, p.place_class[i], 1.0)
        elif p.group[i] == 0:
            add_share(p, found, i, shares, p.origin_class[i], 1.0)
        else:
            add_group(p, found, i, shares)
        i += 1
    return found


def add_share(p: Puzzle, found: vec[float], i: i64, shares: vec[float], of_class: i64, part: float) -> None:
    kind: i64 = 0
    while kind < KINDS:
        found[i * KINDS + kind] += part * shares[of_class * KINDS + kind] / float(p.room[of_class])
        kind += 1


def add_group(p: Puzzle, found: vec[float], i: i64, shares: vec[float]) -> None:
    """Any origin of the group may be here, each as likely as the others."""
    count: i64 = 0
    j: i64 = 0
    while j < PIECES:
        if p.group[j] == p.group[i]:
            count += 1
        j += 1
    j = 0
    while j < PIECES:
        if p.group[j] == p.group[i]:
            add_share(p, found, i, shares, p.origin_class[j], 1.0 / float(count))
        j += 1


def packed(room: vec[i64]) -> int:
    """The room of all classes in one number, which may be long."""
    found = 0
    for count in room:
        found = found * (PIECES + 1) + int(count)
    return found


def unpack(number: int, room: vec[i64]) -> None:
    i: i64 = len(room) - 1
    while i >= 0:
        room[i] = number % (PIECES + 1)
        number //= PIECES + 1
        i -= 1
