"""Q8 What a viewer can make of the pieces of a seat: how many worlds there are that agree with all it knows.

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
from ...kernel.seats import bit, has, size
from .pieces import ANY, COPIES, KINDS, PIECES, only
from .table import Table


def origin_mask(t: Table, viewer: i64, piece: i64) -> i64:
    """The kinds an origin may be to this viewer."""
    if has(t.origin_seen_by[piece], viewer):
        return bit(t.kind[piece] if t.group[piece] == 0 else t.origin_kind[piece])
    return t.origin[piece]


def place_mask(t: Table, viewer: i64, piece: i64) -> i64:
    """The kinds that may stand at a place of a group, to this viewer."""
    return bit(t.kind[piece]) if has(t.seen_by[piece], viewer) else t.may_be[piece]


class Puzzle:
    """What one viewer can make of the pieces of one seat. Once made it does not change but for what it has counted, so
    that all who know the same share it (see `puzzle`)."""

    def __init__(self, t: Table, viewer: i64, seat: i64) -> None:
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
        """The kinds each piece can be, once somebody has asked for them (odds.py)."""
        self.sort_pieces(t, viewer)
        self.number_states()
        self.open_lanes()

    # The classes

    def sort_pieces(self, t: Table, viewer: i64) -> None:
        """Find the classes, and how often each kind is left to be dealt."""
        left = vec[i64](COPIES)
        for i in range(PIECES):
            piece = self.base + i
            key: i64 = 0
            if t.group[piece] != 0 and self.is_open(t, viewer, t.group[piece]):
                key = t.group[piece]
                self.place_class[i] = self.class_of(place_mask(t, viewer, piece), key, 1)
            mask = origin_mask(t, viewer, piece)
            if t.group[piece] == 0 and only(mask):
                self.sure[i] = size(mask - 1)
                left[self.sure[i]] -= 1
            else:
                self.origin_class[i] = self.class_of(mask, key, 0)
        # The kinds with the fewest lanes are dealt first: what cannot be is found early.
        for kind in range(KINDS - 1, -1, -1):
            for _copy in range(left[kind]):
                self.steps = append(self.steps, kind)

    def is_open(self, t: Table, viewer: i64, group: i64) -> bool:
        """Whether this viewer knows anything of the places of a group; if not, any order of them is as good."""
        return any(
            t.group[piece] == group and place_mask(t, viewer, piece) != ANY
            for piece in range(self.base, self.base + PIECES)
        )

    def class_of(self, mask: i64, key: i64, is_place: i64) -> i64:
        for found in range(len(self.mask)):
            if self.mask[found] == mask and self.key[found] == key and self.is_place[found] == is_place:
                self.room[found] += 1
                return found
        self.mask = append(self.mask, mask)
        self.key = append(self.key, key)
        self.is_place = append(self.is_place, is_place)
        self.room = append(self.room, 1)
        return len(self.mask) - 1

    def number_states(self) -> None:
        """A state is the room left, in one number. Classes that differ only in kinds already dealt are counted
        together: once Flag and Cursed Lands are gone, what moves and what may be anything are the same."""
        self.unit = filled(KINDS * len(self.room))
        left: i64 = 0
        for kind in range(KINDS):
            if any(step == kind for step in self.steps):
                left |= bit(kind)
                self.number_states_for(kind, left)

    def number_states_for(self, kind: i64, left: i64) -> None:
        """The units of the classes while this kind is dealt, and those that are still left after it."""
        unit: i64 = 1
        for one in range(len(self.room)):
            if self.leader(one, left) == one:
                room: i64 = 0
                for other in range(one, len(self.room)):
                    if self.leader(other, left) == one:
                        self.unit[kind * len(self.room) + other] = unit
                        room += self.room[other]
                unit *= room + 1

    def leader(self, one: i64, left: i64) -> i64:
        """The first class that is the same as this one for the kinds left."""
        for other in range(one):
            if (
                self.key[other] == self.key[one]
                and self.is_place[other] == self.is_place[one]
                and self.mask[other] & left == self.mask[one] & left
            ):
                return other
        return one

    def open_lanes(self) -> None:
        """Where a copy can go: to an origin, and in a group of whose places something is known to a place too."""
        for origin in range(len(self.mask)):
            if self.is_place[origin] == 0:
                if self.key[origin] == 0:
                    self.add_lane(origin, -1, self.mask[origin])
                else:
                    for place in range(len(self.mask)):
                        if self.is_place[place] == 1 and self.key[place] == self.key[origin]:
                            self.add_lane(origin, place, self.mask[origin] & self.mask[place])

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
        unit = self.unit
        for i in range(len(room)):
            sum += room[i] * unit[at + i]
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
        for lane in range(len(self.lane_mask)):
            sum += self.ways_by(lane, step, room)
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


def puzzle(t: Table, viewer: i64, seat: i64) -> Puzzle:
    """Q8: what this viewer can make of the pieces of a seat. The last ones are kept: a table is looked at, and worlds
    are drawn for it, far more often than what is known changes."""
    key = what_is_known(t, viewer, seat)
    kept = PUZZLES.get(key)
    if kept is not None:
        return kept
    if len(PUZZLES) >= MOST_PUZZLES:
        PUZZLES.clear()
    made = Puzzle(t, viewer, seat)
    PUZZLES[key] = made
    return made


def what_is_known(t: Table, viewer: i64, seat: i64) -> tuple[int, ...]:
    """All that a puzzle depends on."""
    found: list[int] = [int(seat)]
    for piece in range(seat * PIECES, (seat + 1) * PIECES):
        found.append(origin_mask(t, viewer, piece))
        if t.group[piece] != 0:
            found.append(-place_mask(t, viewer, piece))
            found.append(-ANY - t.group[piece])
    return tuple(found)


PUZZLES: Final[dict[tuple[int, ...], Puzzle]] = {}
MOST_PUZZLES: Final = 1000
