"""What things are worth in Princes of the Renaissance, in hundredths of a victory point."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..games.princes.decade import gold_income, influence_income
from ..games.princes.limits import hand_size, tile_total
from ..games.princes.score import artist_points, laurel_points, merchant_marks
from ..games.princes.strength import strength
from ..games.princes.table import ON_CITY, Table
from ..games.princes.tiles import (
    ALFONSO_TILE,
    ATTACK,
    BANKING_TILE,
    CITY_COUNT,
    DECADES,
    DEFENCE,
    EVENT_COUNT,
    EVENT_KIND,
    EVENT_LOT,
    EVENT_POINTS,
    FRENCH_INVADE,
    GOLD,
    HIGHEST,
    INFLUENCE,
    LORENZO_TILE,
    LOWEST,
    LUCREZIA_TILE,
    LUDOVICO_TILE,
    MERCHANT,
    MOST_GOLD_POINTS,
    MOST_INFLUENCE_POINTS,
    POPE_GOLD,
    POPE_LOT,
    POPE_POINTS,
    RANK_POINTS,
    SECOND_GOLD_POINTS,
    STATUS_ARTIST,
    TILE_CITY,
    TILE_CONDOTTIERE,
    TILE_GOLD,
    TILE_INFLUENCE,
    TILE_KINDS,
    TILE_MERCHANT,
    TILE_POPE,
    WAR_LIMITS,
)
from ..kernel.counts import filled

POINT: Final[i64] = 100
COIN: Final = vec[i64]([50, 40, 44, 33, 28, 18, 8, 8])
"""What a gold and an influence are worth: decade × 2 + currency. Less and less is left to buy; at last only who has
most counts."""
LATER: Final = vec[i64]([80, 59, 36, 26, 8, 8])
"""What a gold and an influence are worth that come in at the end of this decade and of each later one."""
SURE: Final = vec[i64]([31, 45, 83])
"""By decade: how many in a hundred times one step more of status holds to the end, beyond one in two."""
RICH: Final = vec[i64]([25, 50, 100])
"""By decade: how far to count on being the richest in the end, in hundredths."""
POWER_WORTH: Final = filled(TILE_KINDS)
"""What it is worth in a decade to use a tile once."""
POWER_WORTH[LORENZO_TILE] = 80
POWER_WORTH[BANKING_TILE] = 70
POWER_WORTH[LUCREZIA_TILE] = 100
POWER_WORTH[ALFONSO_TILE] = 100
POWER_WORTH[LUDOVICO_TILE] = 60
TREACHERY: Final = vec[i64]([110, 100, 70])
"""What a treachery tile in the hand is worth, by decade."""
TROOP: Final[i64] = 8
"""What a point of attack or defence is worth in each war still to come."""


class Worth:
    """One table looked at: what tiles of each city may score in the end, and who has how many."""

    def __init__(self, t: Table) -> None:
        self.decade: i64 = t.decade
        self.left: i64 = DECADES - t.decade
        """How many times income is still to come."""
        self.status: vec[i64] = t.status[:]
        self.artists: vec[i64] = filled(CITY_COUNT)
        for event in range(EVENT_COUNT):
            if t.places[event] >= ON_CITY:
                self.artists[t.places[event] - ON_CITY] += 1
        self.slots: vec[i64] = filled(CITY_COUNT)
        self.then: vec[i64] = filled(CITY_COUNT)
        self.read_slots(self.slots)
        self.held: vec[i64] = filled(t.seats * CITY_COUNT)
        """How many tiles each seat has of each city."""
        for seat in range(t.seats):
            for kind in range(TILE_KINDS):
                self.held[seat * CITY_COUNT + TILE_CITY[kind]] += t.tiles[seat * TILE_KINDS + kind]

    def read_slots(self, slots: vec[i64]) -> None:
        """P8.1: what a tile of each city may score in the end: a lead counts as far as it is to be relied on."""
        sure = SURE[self.decade]
        for city in range(CITY_COUNT):
            place: i64 = 0
            for other in range(CITY_COUNT):
                if other != city:
                    lead = 10 * (self.status[other] - self.status[city]) + 3 * (
                        self.artists[other] - self.artists[city]
                    )
                    behind = 50 + lead * sure // 10
                    place += 0 if behind < 0 else 100 if behind > 100 else behind
            low = place // 100
            if low > CITY_COUNT - 2:
                low = CITY_COUNT - 2
            slots[city] = POINT * RANK_POINTS[low] + (place - 100 * low) * (RANK_POINTS[low + 1] - RANK_POINTS[low])

    def gain(self, t: Table, seat: i64, up: i64, by: i64, down: i64) -> i64:
        """What a seat gains if a city rises by so much, and another (or -1) falls by one; others' gains against it."""
        status = self.status
        before = status[up]
        status[up] = kept(before + by)
        fell: i64 = 0
        if down >= 0:
            fell = status[down]
            status[down] = kept(fell - 1)
        self.read_slots(self.then)
        status[up] = before
        if down >= 0:
            status[down] = fell
        mine: i64 = 0
        others: i64 = 0
        for city in range(CITY_COUNT):
            change = self.then[city] - self.slots[city]
            for owner in range(t.seats):
                if owner == seat:
                    mine += change * self.held[owner * CITY_COUNT + city]
                else:
                    others += change * self.held[owner * CITY_COUNT + city]
        return mine - others // (2 * (t.seats - 1))

    def best_gain(self, t: Table, seat: i64, by: i64) -> i64:
        best: i64 = 0
        for city in range(CITY_COUNT):
            gain = self.gain(t, seat, city, by, -1)
            if gain > best:
                best = gain
        return best

    def lot(self, t: Table, seat: i64, lot: i64) -> i64:
        """What a lot adds to the points of a seat."""
        if lot < EVENT_LOT:
            return self.tile(t, seat, lot)
        if lot == POPE_LOT:
            gold = POPE_GOLD * COIN[self.decade * 2 + 2]
            return gold + 50 + (POINT * POPE_POINTS if self.left == 1 else i64(0))
        event = lot - EVENT_LOT
        kind = EVENT_KIND[event]
        if kind == MERCHANT:
            marks: i64 = 0
            for tile in range(TILE_KINDS):
                marks += t.tiles[seat * TILE_KINDS + tile] * TILE_MERCHANT[tile]
            return (10 * marks + 4 * (self.left - 1)) * (POINT + LATER[self.decade * 2]) // 10
        if kind == STATUS_ARTIST:
            return self.best_gain(t, seat, 1) + 20
        if kind == FRENCH_INVADE:
            return self.best_gain(t, seat, -2)
        return POINT * EVENT_POINTS[event]

    def tile(self, t: Table, seat: i64, kind: i64) -> i64:
        """Its city's slot, its income, and what it lets one do."""
        later = self.decade * 2
        found = self.slots[TILE_CITY[kind]] + TILE_GOLD[kind] * LATER[later] + TILE_INFLUENCE[kind] * LATER[later + 1]
        if TILE_MERCHANT[kind] > 0:
            for event in range(EVENT_COUNT):
                if t.places[event] == seat and EVENT_KIND[event] == MERCHANT:
                    found += POINT + LATER[later]
        found += POWER_WORTH[kind] * self.left
        saved = (4 * TILE_POPE[kind] + 10 * TILE_CONDOTTIERE[kind]) * self.left * COIN[later + 1] // 10
        force = ATTACK.tile[kind] + DEFENCE.tile[kind] + ATTACK.own[kind] + DEFENCE.own[kind]
        return found + saved + 30 * force * self.left

    def seat(self, t: Table, seat: i64) -> i64:
        """What a seat may hope to score."""
        points = POINT * (artist_points(t, seat) + laurel_points(t, seat) + merchant_marks(t, seat))
        for city in range(CITY_COUNT):
            points += self.slots[city] * self.held[seat * CITY_COUNT + city]
        now = self.decade * 2
        points += t.purses[seat * 2] * COIN[now] + t.purses[seat * 2 + 1] * COIN[now + 1]
        points += t.home[seat] * COIN[now + 2]
        points += gold_income(t, seat) * LATER[now] + influence_income(t, seat) * LATER[now + 1]
        if t.pope == seat:
            points -= POPE_GOLD * (LATER[now] - COIN[now + 2])
            if self.left == 1:
                points += POINT * POPE_POINTS
        points += tile_total(t, seat, POWER_WORTH) * self.left
        points += TREACHERY[self.decade] * hand_size(t, seat)
        points += RICH[self.decade] * self.wealth(t, seat)
        wars = WAR_LIMITS[t.seats] * self.left - t.wars
        return points + TROOP * wars * power(t, seat)

    def wealth(self, t: Table, seat: i64) -> i64:
        """P8.2: for most and second-most gold and for most influence, with what comes in at the end of the decade."""
        richer: i64 = 0
        stronger: i64 = 0
        gold = self.purse(t, seat, GOLD)
        influence = self.purse(t, seat, INFLUENCE)
        for other in range(t.seats):
            if self.purse(t, other, GOLD) > gold:
                richer += 1
            if self.purse(t, other, INFLUENCE) > influence:
                stronger += 1
        points: i64 = 0
        if richer == 0:
            points = MOST_GOLD_POINTS
        elif richer == 1:
            points = SECOND_GOLD_POINTS
        if stronger == 0:
            points += MOST_INFLUENCE_POINTS
        return points

    def purse(self, t: Table, seat: i64, currency: i64) -> i64:
        if currency == GOLD:
            return t.purses[seat * 2] + t.home[seat] + gold_income(t, seat)
        return t.purses[seat * 2 + 1] + influence_income(t, seat)


def kept(status: i64) -> i64:
    """P1.2: each city stops at the ends of the track."""
    if status > HIGHEST:
        return HIGHEST
    return status if status > LOWEST else LOWEST


def power(t: Table, seat: i64) -> i64:
    """P5.9: attack and defence of a seat together."""
    return strength(t, seat, ATTACK) + strength(t, seat, DEFENCE) if t.troops[seat] != 0 else i64(0)
