"""P8 Points as they stand, and as they would stand if cities rose or fell."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.counts import filled
from .score import points_of
from .status import artists_on
from .table import Table
from .tiles import CITY_COUNT, HIGHEST, LOWEST, RANK_POINTS, TILE_CITY, TILE_KINDS


class Standing:
    """P8: the points of all seats, apart from their city tiles, so that other statuses can be imagined."""

    def __init__(self, t: Table, me: i64) -> None:
        self.t = t
        self.me = me
        self.status: vec[i64] = t.status[:]
        self.artists: vec[i64] = filled(CITY_COUNT)
        for city in range(CITY_COUNT):
            self.artists[city] = artists_on(t, city)
        self.tiles: vec[i64] = filled(t.seats * CITY_COUNT)
        for seat in range(t.seats):
            for kind in range(TILE_KINDS):
                self.tiles[seat * CITY_COUNT + TILE_CITY[kind]] += t.tiles[seat * TILE_KINDS + kind]
        self.slots: vec[i64] = filled(CITY_COUNT)
        self.rank()
        self.others: vec[i64] = filled(t.seats)
        for seat in range(t.seats):
            self.others[seat] = points_of(t, seat) - self.tile_points(seat)

    def rank(self) -> None:
        """P8.1: what a tile of each city scores at these statuses."""
        for city in range(CITY_COUNT):
            slot: i64 = -1
            for other in range(CITY_COUNT):
                ahead = self.status[other] - self.status[city]
                if ahead > 0 or (ahead == 0 and self.artists[other] >= self.artists[city]):
                    slot += 1
            self.slots[city] = RANK_POINTS[slot]

    def tile_points(self, seat: i64) -> i64:
        points: i64 = 0
        for city in range(CITY_COUNT):
            points += self.tiles[seat * CITY_COUNT + city] * self.slots[city]
        return points

    def points(self, seat: i64) -> i64:
        return self.others[seat] + self.tile_points(seat)

    def lead(self) -> i64:
        """How far I am ahead of the best rival."""
        best: i64 = -1
        for seat in range(self.t.seats):
            if seat != self.me and self.points(seat) > best:
                best = self.points(seat)
        return self.points(self.me) - best

    def lead_if(self, city: i64, steps: i64) -> i64:
        """P5.11: my lead if a city moves."""
        before = self.status[city]
        self.status[city] = limited(before + steps)
        self.rank()
        found = self.lead()
        self.status[city] = before
        return found

    def lead_if_won(self, winner: i64, loser: i64) -> i64:
        """P5.11: my lead after a war won by one step."""
        before = self.status[loser]
        self.status[loser] = limited(before - 1)
        found = self.lead_if(winner, 1)
        self.status[loser] = before
        return found


def limited(status: i64) -> i64:
    """P1.2: the track has two ends."""
    if status > HIGHEST:
        return HIGHEST
    return status if status > LOWEST else i64(LOWEST)
