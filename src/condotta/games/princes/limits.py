"""P2 Limits: what a seat may hold, and what it may still use in this decade."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.seats import bit, has, size
from .table import NO_SEAT, OPEN, Table
from .tiles import (
    EVENT_COUNT,
    FAMILY_HAND,
    HAND_LIMIT,
    MOST_CITIES,
    MOST_TILES,
    NOTHING,
    TILE_CITY,
    TILE_HAND,
    TILE_KINDS,
    TILE_POWER,
    TREACHERY_KINDS,
    TROOP_KINDS,
)


def hand_size(t: Table, seat: i64) -> i64:
    """P2.1: how many treachery tiles a seat holds is public."""
    tiles: i64 = 0
    at = seat * TREACHERY_KINDS
    end = at + TREACHERY_KINDS
    while at < end:
        tiles += t.hands[at]
        at += 1
    return tiles


def hand_limit(t: Table, seat: i64) -> i64:
    """P2.2: two treachery tiles, and one more for some families and city tiles."""
    limit = HAND_LIMIT + tile_total(t, seat, TILE_HAND)
    return limit + FAMILY_HAND[t.family[seat]] if t.family[seat] != NOTHING else limit


def tile_total(t: Table, seat: i64, values: vec[i64]) -> i64:
    """What a seat's city tiles add up to, each by its kind's value."""
    total: i64 = 0
    kind: i64 = 0
    while kind < TILE_KINDS:
        total += values[kind] * t.tiles[seat * TILE_KINDS + kind]
        kind += 1
    return total


def troop_total(troops: i64, values: vec[i64]) -> i64:
    """What a set of troops adds up to."""
    total: i64 = 0
    kind: i64 = 0
    while kind < TROOP_KINDS:
        if has(troops, kind):
            total += values[kind]
        kind += 1
    return total


def tile_count(t: Table, seat: i64) -> i64:
    count: i64 = 0
    kind: i64 = 0
    while kind < TILE_KINDS:
        count += t.tiles[seat * TILE_KINDS + kind]
        kind += 1
    return count


def cities_of(t: Table, seat: i64) -> i64:
    """The set of cities of which a seat owns tiles."""
    cities: i64 = 0
    kind: i64 = 0
    while kind < TILE_KINDS:
        if t.tiles[seat * TILE_KINDS + kind] > 0:
            cities |= bit(TILE_CITY[kind])
        kind += 1
    return cities


def may_own(t: Table, seat: i64, kind: i64) -> bool:
    """P2.3: at most six city tiles, of at most three cities."""
    return tile_count(t, seat) < MOST_TILES and size(cities_of(t, seat) | bit(TILE_CITY[kind])) <= MOST_CITIES


def unused(t: Table, seat: i64, power: i64) -> i64:
    """P2.5: how many of its city tiles with this power a seat has not yet used in this decade."""
    count: i64 = 0
    kind: i64 = 0
    while kind < TILE_KINDS:
        if TILE_POWER[kind] == power:
            count += t.tiles[seat * TILE_KINDS + kind] - t.turned[seat * TILE_KINDS + kind]
        kind += 1
    return count


def turn_tile(t: Table, seat: i64, power: i64) -> None:
    """P2.5: a tile that was used is turned."""
    kind: i64 = 0
    while kind < TILE_KINDS:
        at = seat * TILE_KINDS + kind
        if TILE_POWER[kind] == power and t.tiles[at] > t.turned[at]:
            t.turned[at] += 1
            return
        kind += 1


def owner_unused(t: Table, power: i64) -> i64:
    """The first seat that has a tile with this power and has not used it, or NO_SEAT."""
    seat: i64 = 0
    while seat < t.seats:
        if unused(t, seat, power) > 0:
            return seat
        seat += 1
    return NO_SEAT


def open_events(t: Table) -> i64:
    """How many events of this decade nobody has won yet."""
    count: i64 = 0
    event: i64 = 0
    while event < EVENT_COUNT:
        if t.places[event] == OPEN:
            count += 1
        event += 1
    return count


def decade_over(t: Table) -> bool:
    """P4.9: the decade ends as soon as its last event has been won."""
    return open_events(t) == 0
