"""Q8 The worlds an eye holds possible: how many there are, how likely each piece is what, and one of them drawn fairly.

A world gives each origin its kind and each origin of a group its place, so that all that is known holds
and every kind is there as often as it should. All such worlds are taken to be equally likely. They are
counted, not tried: origins of which the same is known are one class, places of a group likewise, and the
copies of the kinds are dealt to the classes one after the other. How many ways there are to deal the rest
depends only on the room that the classes have left.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...kernel.counts import filled
from ...kernel.rng import Rng
from ...kernel.seats import bit, has, size
from .pieces import ANY, COPIES, KINDS, PIECES, only
from .table import Table


def origin_mask(t: Table, eye: i64, piece: i64) -> i64:
    """The kinds an origin may be to this eye."""
    if has(t.origin_seen_by[piece], eye):
        return bit(t.kind[piece] if t.group[piece] == 0 else t.origin_kind[piece])
    return t.origin[piece]


def place_mask(t: Table, eye: i64, piece: i64) -> i64:
    """The kinds that may stand at a place of a group, to this eye."""
    return bit(t.kind[piece]) if has(t.seen_by[piece], eye) else t.may_be[piece]


class Puzzle:
    """What one eye can make of the pieces of one seat. Once made it does not change but for what it has counted, so
    that all who know the same share it (see `puzzle`)."""

    def __init__(self, t: Table, eye: i64, seat: i64) -> None:
        self.base: i64 = seat * PIECES
        self.group: vec[i64] = t.group[self.base : self.base + PIECES]
        self.origin_class: vec[i64] = filled(PIECES, -1)
        self.place_class: vec[i64] = filled(PIECES, -1)
        """The class of each origin, and of each place in a group of whose places something is known."""
        self.sure: vec[i64] = filled(PIECES, -1)
        """The kind of each piece that needs no puzzling."""
        self.mask: vec[i64] = vec[i64]()
        self.key: vec[i64] = vec[i64]()
        self.is_place: vec[i64] = vec[i64]()
        self.room: vec[i64] = vec[i64]()
        """How many there are of each class; while dealing, a copy says how many are left."""
        self.unit: vec[i64] = vec[i64]()
        self.lane_origin: vec[i64] = vec[i64]()
        self.lane_place: vec[i64] = vec[i64]()
        self.lane_mask: vec[i64] = vec[i64]()
        self.steps: vec[i64] = vec[i64]()
        """The copies to be dealt, by kind."""
        self.known_ways: dict[int, float] = {}
        self.kinds: list[int] = []
        self.sort_pieces(t, eye)
        self.number_states()
        self.open_lanes()

    # The classes

    def sort_pieces(self, t: Table, eye: i64) -> None:
        """Find the classes, and how often each kind is left to be dealt."""
        left = vec[i64](COPIES)
        i: i64 = 0
        while i < PIECES:
            piece = self.base + i
            key: i64 = 0
            if t.group[piece] != 0 and self.is_open(t, eye, t.group[piece]):
                key = t.group[piece]
                self.place_class[i] = self.class_of(place_mask(t, eye, piece), key, 1)
            mask = origin_mask(t, eye, piece)
            if t.group[piece] == 0 and only(mask):
                self.sure[i] = size(mask - 1)
                left[self.sure[i]] -= 1
            else:
                self.origin_class[i] = self.class_of(mask, key, 0)
            i += 1
        # The kinds with the fewest lanes are dealt first: what cannot be is found early.
        kind: i64 = KINDS - 1
        while kind >= 0:
            while left[kind] > 0:
                self.steps = append(self.steps, kind)
                left[kind] -= 1
            kind -= 1

    def is_open(self, t: Table, eye: i64, group: i64) -> bool:
        """Whether this eye knows anything of the places of a group; if not, any order of them is as good."""
        piece = self.base
        while piece < self.base + PIECES:
            if t.group[piece] == group and place_mask(t, eye, piece) != ANY:
                return True
            piece += 1
        return False

    def class_of(self, mask: i64, key: i64, is_place: i64) -> i64:
        found: i64 = 0
        while found < len(self.mask):
            if self.mask[found] == mask and self.key[found] == key and self.is_place[found] == is_place:
                self.room[found] += 1
                return found
            found += 1
        self.mask = append(self.mask, mask)
        self.key = append(self.key, key)
        self.is_place = append(self.is_place, is_place)
        self.room = append(self.room, 1)
        return found

    def number_states(self) -> None:
        """A state is the room left, in one number. Classes that differ only in kinds already dealt are counted
        together: once Flag and Cursed Lands are gone, what moves and what may be anything are the same."""
        self.unit = filled(KINDS * len(self.room))
        left: i64 = 0
        step: i64 = len(self.steps) - 1
        while step >= 0:
            kind = self.steps[step]
            if not has(left, kind):
                left |= bit(kind)
                self.number_states_for(kind, left)
            step -= 1

    def number_states_for(self, kind: i64, left: i64) -> None:
        """The units of the classes while this kind is dealt, and those that are still left after it."""
        unit: i64 = 1
        one: i64 = 0
        while one < len(self.room):
            if self.leader(one, left) == one:
                room: i64 = 0
                other = one
                while other < len(self.room):
                    if self.leader(other, left) == one:
                        self.unit[kind * len(self.room) + other] = unit
                        room += self.room[other]
                    other += 1
                unit *= room + 1
            one += 1

    def leader(self, one: i64, left: i64) -> i64:
        """The first class that is the same as this one for the kinds left."""
        other: i64 = 0
        while True:
            if (
                self.key[other] == self.key[one]
                and self.is_place[other] == self.is_place[one]
                and self.mask[other] & left == self.mask[one] & left
            ):
                return other
            other += 1

    def open_lanes(self) -> None:
        """Where a copy can go: to an origin, and in a group of whose places something is known to a place too."""
        origin: i64 = 0
        while origin < len(self.mask):
            if self.is_place[origin] == 0:
                if self.key[origin] == 0:
                    self.add_lane(origin, -1, self.mask[origin])
                else:
                    place: i64 = 0
                    while place < len(self.mask):
                        if self.is_place[place] == 1 and self.key[place] == self.key[origin]:
                            self.add_lane(origin, place, self.mask[origin] & self.mask[place])
                        place += 1
            origin += 1

    def add_lane(self, origin: i64, place: i64, mask: i64) -> None:
        if mask != 0:
            self.lane_origin = append(self.lane_origin, origin)
            self.lane_place = append(self.lane_place, place)
            self.lane_mask = append(self.lane_mask, mask)

    # Counting

    def choices(self, lane: i64, kind: i64, room: vec[i64]) -> i64:
        """How many single origins (and places) of a lane can take a copy of this kind."""
        if not has(self.lane_mask[lane], kind):
            return 0
        found = room[self.lane_origin[lane]]
        if self.lane_place[lane] >= 0:
            found *= room[self.lane_place[lane]]
        return found

    def take(self, lane: i64, copies: i64, room: vec[i64]) -> None:
        """Fill a lane, or clear it again with -1."""
        room[self.lane_origin[lane]] -= copies
        if self.lane_place[lane] >= 0:
            room[self.lane_place[lane]] -= copies

    def state(self, step: i64, room: vec[i64]) -> i64:
        """The room left, as one number; the step belongs to it, since units change with the kinds."""
        at = self.steps[step] * len(room)
        sum: i64 = 0
        i: i64 = 0
        while i < len(room):
            sum += room[i] * self.unit[at + i]
            i += 1
        return sum * PIECES + step

    def ways(self, step: i64, room: vec[i64]) -> float:
        """How many ways there are to deal the copies from this one on, with the room there is."""
        if step == len(self.steps):
            return 1.0
        state: int = self.state(step, room)
        known = self.known_ways.get(state)
        if known is not None:
            return known
        sum: float = 0.0
        lane: i64 = 0
        while lane < len(self.lane_mask):
            sum += self.ways_by(lane, step, room)
            lane += 1
        self.known_ways[state] = sum
        return sum

    def ways_by(self, lane: i64, step: i64, room: vec[i64]) -> float:
        """How many of them send this copy down a lane."""
        count = self.choices(lane, self.steps[step], room)
        if count == 0:
            return 0.0
        self.take(lane, 1, room)
        found = float(count) * self.ways(step + 1, room)
        self.take(lane, -1, room)
        return found

    # Drawing one world

    def draw(self, world: Table, rng: Rng) -> None:
        """Give the pieces of this seat in a table kinds drawn fairly from all that can be."""
        room = self.room[:]
        origins = self.sure[:]
        origin_class = self.origin_class[:]
        place_class = self.place_class[:]
        step: i64 = 0
        while step < len(self.steps):
            kind = self.steps[step]
            lane = self.draw_lane(step, room, rng)
            origins[draw_member(origin_class, self.lane_origin[lane], room, rng)] = kind
            if self.lane_place[lane] >= 0:
                world.kind[self.base + draw_member(place_class, self.lane_place[lane], room, rng)] = kind
            self.take(lane, 1, room)
            step += 1
        self.settle(world, origins, rng)

    def draw_lane(self, step: i64, room: vec[i64], rng: Rng) -> i64:
        aim = self.ways(step, room) * ((float(rng.below(2147483648)) + 0.5) / 2147483648.0)
        found: i64 = -1
        lane: i64 = 0
        while lane < len(self.lane_mask):
            weight = self.ways_by(lane, step, room)
            if weight > 0.0:
                found = lane
                if aim < weight:
                    return lane
                aim -= weight
            lane += 1
        return found

    def settle(self, world: Table, origins: vec[i64], rng: Rng) -> None:
        """Origins that are alone stand where they stand; those of a group with unknown places in any order."""
        i: i64 = 0
        while i < PIECES:
            if self.group[i] != 0:
                world.origin_kind[self.base + i] = origins[i]
            if self.place_class[i] < 0:
                world.kind[self.base + i] = origins[i]
            i += 1
        i = PIECES - 1
        while i > 0:
            if self.group[i] != 0 and self.place_class[i] < 0:
                self.swap_within(world, i, rng)
            i -= 1

    def swap_within(self, world: Table, i: i64, rng: Rng) -> None:
        """Exchange a place with one of its group that comes no later, itself included."""
        left = rng.below(self.members_up_to(i))
        j: i64 = 0
        while self.group[j] != self.group[i] or left > 0:
            if self.group[j] == self.group[i]:
                left -= 1
            j += 1
        kind = world.kind[self.base + i]
        world.kind[self.base + i] = world.kind[self.base + j]
        world.kind[self.base + j] = kind

    def members_up_to(self, i: i64) -> i64:
        """How many of the group of this piece come no later than it."""
        count: i64 = 0
        j: i64 = 0
        while j <= i:
            if self.group[j] == self.group[i]:
                count += 1
            j += 1
        return count

    # How likely each piece is what

    def odds(self) -> vec[float]:
        """The share of worlds in which each piece is of each kind: piece × 12 + kind."""
        shares = vec[float]([0.0] * (len(self.mask) * KINDS))
        room = self.room[:]
        layer: dict[int, float] = {packed(room): 1.0 / self.ways(0, room)}
        step: i64 = 0
        while step < len(self.steps):
            kind = self.steps[step]
            following: dict[int, float] = {}
            for reached, weight in layer.items():
                unpack(reached, room)
                lane: i64 = 0
                while lane < len(self.lane_mask):
                    share = weight * self.ways_by(lane, step, room)
                    if share > 0.0:
                        shares[self.lane_origin[lane] * KINDS + kind] += share
                        if self.lane_place[lane] >= 0:
                            shares[self.lane_place[lane] * KINDS + kind] += share
                        count = self.choices(lane, kind, room)
                        self.take(lane, 1, room)
                        rest = packed(room)
                        following[rest] = following.get(rest, 0.0) + weight * float(count)
                        self.take(lane, -1, room)
                    lane += 1
            layer = following
            step += 1
        return self.spread(shares)

    def spread(self, shares: vec[float]) -> vec[float]:
        """From what a class gets in all to what each of its pieces is."""
        found = vec[float]([0.0] * (PIECES * KINDS))
        i: i64 = 0
        while i < PIECES:
            if self.sure[i] >= 0:
                found[i * KINDS + self.sure[i]] = 1.0
            elif self.place_class[i] >= 0:
                self.add_share(found, i, shares, self.place_class[i], 1.0)
            elif self.group[i] == 0:
                self.add_share(found, i, shares, self.origin_class[i], 1.0)
            else:
                self.add_group(found, i, shares)
            i += 1
        return found

    def add_share(self, found: vec[float], i: i64, shares: vec[float], of_class: i64, part: float) -> None:
        kind: i64 = 0
        while kind < KINDS:
            found[i * KINDS + kind] += part * shares[of_class * KINDS + kind] / float(self.room[of_class])
            kind += 1

    def add_group(self, found: vec[float], i: i64, shares: vec[float]) -> None:
        """Any origin of the group may be here, each as likely as the others."""
        count: i64 = 0
        j: i64 = 0
        while j < PIECES:
            if self.group[j] == self.group[i]:
                count += 1
            j += 1
        j = 0
        while j < PIECES:
            if self.group[j] == self.group[i]:
                self.add_share(found, i, shares, self.origin_class[j], 1.0 / float(count))
            j += 1

    def possible(self) -> list[int]:
        """The set of kinds each piece can still be."""
        if not self.kinds:
            likely = self.odds()
            found: list[int] = []
            i: i64 = 0
            while i < PIECES:
                kinds: i64 = 0
                kind: i64 = 0
                while kind < KINDS:
                    if likely[i * KINDS + kind] > 0.0:
                        kinds |= bit(kind)
                    kind += 1
                found.append(kinds)
                i += 1
            self.kinds = found
        return self.kinds


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


def puzzle(t: Table, eye: i64, seat: i64) -> Puzzle:
    """Q8: what this eye can make of the pieces of a seat. The last ones are kept: a table is looked at, and worlds
    are drawn for it, far more often than what is known changes."""
    key = what_is_known(t, eye, seat)
    kept = PUZZLES.get(key)
    if kept is not None:
        return kept
    if len(PUZZLES) >= MOST_PUZZLES:
        PUZZLES.clear()
    made = Puzzle(t, eye, seat)
    PUZZLES[key] = made
    return made


def what_is_known(t: Table, eye: i64, seat: i64) -> tuple[int, ...]:
    """All that a puzzle depends on."""
    found: list[int] = [int(seat)]
    piece = seat * PIECES
    end = piece + PIECES
    while piece < end:
        found.append(origin_mask(t, eye, piece))
        if t.group[piece] != 0:
            found.append(-place_mask(t, eye, piece))
            found.append(-ANY - t.group[piece])
        piece += 1
    return tuple(found)


PUZZLES: Final[dict[tuple[int, ...], Puzzle]] = {}
MOST_PUZZLES: Final = 1000


def odds(t: Table, eye: i64, seat: i64) -> vec[float]:
    """Q8: how likely each piece of a seat is of each kind, to this eye: piece × 12 + kind."""
    return puzzle(t, eye, seat).odds()
