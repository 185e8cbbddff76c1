"""Q8 The worlds a viewer holds possible: one of them drawn fairly."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.rng import Rng
from .pieces import PIECES
from .puzzle import Puzzle
from .table import Table


def draw_world(p: Puzzle, world: Table, rng: Rng) -> None:
    """Give the pieces of a puzzle kinds in this world, drawn fairly from all that can be."""
    room = p.room[:]
    origins = p.sure[:]
    origin_class = p.origin_class[:]
    place_class = p.place_class[:]
    for step in range(len(p.steps)):
        kind = p.steps[step]
        lane = draw_lane(p, step, room, rng)
        origins[draw_member(origin_class, p.lane_origin[lane], room, rng)] = kind
        if p.lane_place[lane] >= 0:
            world.kind[p.base + draw_member(place_class, p.lane_place[lane], room, rng)] = kind
        p.take(lane, 1, room)
    place_origins(p, world, origins, rng)


def draw_lane(p: Puzzle, step: i64, room: vec[i64], rng: Rng) -> i64:
    aim = p.ways(step, room) * ((float(rng.below(2147483648)) + 0.5) / 2147483648.0)
    found: i64 = -1
    for lane in range(len(p.lane_mask)):
        weight = p.ways_by(lane, step, room)
        if weight > 0.0:
            found = lane
            if aim < weight:
                return lane
            aim -= weight
    return found


def place_origins(p: Puzzle, world: Table, origins: vec[i64], rng: Rng) -> None:
    """Origins that are alone stand where they stand; those of a group with unknown places in any order."""
    for i in range(PIECES):
        if p.group[i] != 0:
            world.origin_kind[p.base + i] = origins[i]
        if p.place_class[i] < 0:
            world.kind[p.base + i] = origins[i]
    for i in range(PIECES - 1, 0, -1):
        if p.group[i] != 0 and p.place_class[i] < 0:
            swap_within(p, world, i, rng)


def swap_within(p: Puzzle, world: Table, i: i64, rng: Rng) -> None:
    """Exchange a place with one of its group that comes no later, itself included."""
    left = rng.below(members_up_to(p, i))
    j: i64 = 0
    while p.group[j] != p.group[i] or left > 0:
        if p.group[j] == p.group[i]:
            left -= 1
        j += 1
    kind = world.kind[p.base + i]
    world.kind[p.base + i] = world.kind[p.base + j]
    world.kind[p.base + j] = kind


def members_up_to(p: Puzzle, i: i64) -> i64:
    """How many of the group of this piece come no later than it."""
    count: i64 = 0
    for other in range(i + 1):
        if p.group[other] == p.group[i]:
            count += 1
    return count


def draw_member(classes: vec[i64], wanted: i64, room: vec[i64], rng: Rng) -> i64:
    """One of those of a class that are still to be dealt to, at random; it is taken out of the class."""
    left = rng.below(room[wanted])
    i: i64 = 0
    while classes[i] != wanted or left > 0:
        if classes[i] == wanted:
            left -= 1
        i += 1
    classes[i] = -1
    return i
