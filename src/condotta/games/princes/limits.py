"""P2 Limits: what a seat may hold, and what it may still use in this decade."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.seats import bit, has, size
from .table import Table
from .tiles import (
    CITY_COUNT,
    FAMILY_HAND,
    HAND_LIMIT,
    MOST_CITIES,
    MOST_TILES,
    NOTHING,
    TILE_CITY,
    TILE_HAND,
    TILE_KINDS,
    TREACHERY_KINDS,
    TROOP_KINDS,
)


def hand_size(t: Table, seat: i64) -> i64:
    """P2.1: how many treachery tiles a seat holds is public."""
    hands = t.hands
    first = seat * TREACHERY_KINDS
    count: i64 = 0
    for at in range(first, first + TREACHERY_KINDS):
        count += hands[at]
    return count


def hand_limit(t: Table, seat: i64) -> i64:
    """P2.2: two treachery tiles, and one more for some families and city tiles."""
    limit = HAND_LIMIT + tile_total(t, seat, TILE_HAND)
    return limit + FAMILY_HAND[t.family[seat]] if t.family[seat] != NOTHING else limit


def tile_total(t: Table, seat: i64, values: vec[i64]) -> i64:
    """What a seat's city tiles add up to, each by its kind's value."""
    tiles = t.tiles
    first = seat * TILE_KINDS
    total: i64 = 0
    for kind in range(TILE_KINDS):
        total += values[kind] * tiles[first + kind]
    return total


def troop_total(troops: i64, values: vec[i64]) -> i64:
    """What a set of troops adds up to."""
    total: i64 = 0
    for kind in range(TROOP_KINDS):
        if has(troops, kind):
            total += values[kind]
    return total


def cities_to_own(t: Table, seat: i64) -> i64:
    """P2.3: the cities of which a seat may own one tile more: at most six city tiles, of at most three cities."""
    tiles = t.tiles
    first = seat * TILE_KINDS
    count: i64 = 0
    cities: i64 = 0
    for kind in range(TILE_KINDS):
        if tiles[first + kind] > 0:
            count += tiles[first + kind]
            cities |= bit(TILE_CITY[kind])
    if count >= MOST_TILES:
        return 0
    return cities if size(cities) >= MOST_CITIES else bit(CITY_COUNT) - 1


def may_own(t: Table, seat: i64, kind: i64) -> bool:
    """P2.3: whether a seat may own a city tile of this kind."""
    return has(cities_to_own(t, seat), TILE_CITY[kind])


def unused(t: Table, seat: i64, kind: i64) -> i64:
    """P2.5: how many of its city tiles of this kind a seat has not yet used in this decade."""
    at = seat * TILE_KINDS + kind
    return t.tiles[at] - t.turned[at]


def turn_tile(t: Table, seat: i64, kind: i64) -> None:
    """P2.5: a tile that was used is turned."""
    t.turned[seat * TILE_KINDS + kind] += 1
