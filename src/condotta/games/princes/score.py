"""P8 Victory points."""

from __future__ import annotations

from mypy_extensions import i64

from ...kernel.counts import filled, leaders
from .limits import tile_total
from .status import artists_on
from .table import Table
from .tiles import (
    CITY_COUNT,
    EVENT_COUNT,
    EVENT_KIND,
    EVENT_POINTS,
    GOLD,
    INFLUENCE,
    MERCHANT,
    MOST_GOLD_POINTS,
    MOST_INFLUENCE_POINTS,
    POPE_POINTS,
    RANK_POINTS,
    SECOND_GOLD_POINTS,
    TILE_CITY,
    TILE_KINDS,
    TILE_MERCHANT,
)


def slot_points(t: Table, city: i64) -> i64:
    """P8.1: by status, then artists; cities that are still tied take the lowest of their slots."""
    artists = artists_on(t, city)
    slot: i64 = -1
    for other in range(CITY_COUNT):
        if t.status[other] > t.status[city] or (t.status[other] == t.status[city] and artists_on(t, other) >= artists):
            slot += 1
    return RANK_POINTS[slot]


def merchant_marks(t: Table, seat: i64) -> i64:
    """P4.7: a seat's city tiles with the merchant mark, once for each Merchant event it owns."""
    events: i64 = 0
    for event in range(EVENT_COUNT):
        if t.places[event] == seat and EVENT_KIND[event] == MERCHANT:
            events += 1
    return events * tile_total(t, seat, TILE_MERCHANT)


def artist_points(t: Table, seat: i64) -> i64:
    """P4.7: artists of victory points."""
    points: i64 = 0
    for event in range(EVENT_COUNT):
        if t.places[event] == seat:
            points += EVENT_POINTS[event]
    return points


def tile_points(t: Table, seat: i64) -> i64:
    """P8.2: its city's slot for each city tile."""
    points: i64 = 0
    for kind in range(TILE_KINDS):
        count = t.tiles[seat * TILE_KINDS + kind]
        if count > 0:
            points += count * slot_points(t, TILE_CITY[kind])
    return points


def richer(t: Table, seat: i64, currency: i64) -> i64:
    """How many different amounts above this seat's own there are: 0 for the richest, 1 for the second."""
    own = t.purses[seat * 2 + currency]
    most = own
    for other in range(t.seats):
        if t.purses[other * 2 + currency] > most:
            most = t.purses[other * 2 + currency]
    if own == most:
        return 0
    return 2 if any(own < t.purses[other * 2 + currency] < most for other in range(t.seats)) else 1


def gold_points(t: Table, seat: i64) -> i64:
    """P8.2: for most and second-most gold, all tied alike."""
    place = richer(t, seat, GOLD)
    if place == 0:
        return MOST_GOLD_POINTS
    return SECOND_GOLD_POINTS if place == 1 else 0


def influence_points(t: Table, seat: i64) -> i64:
    """P8.2: for most influence, all tied alike."""
    return MOST_INFLUENCE_POINTS if richer(t, seat, INFLUENCE) == 0 else 0


def laurel_points(t: Table, seat: i64) -> i64:
    """P8.2: 1 + 2 + ... + n."""
    return t.laurels[seat] * (t.laurels[seat] + 1) // 2


def pope_points(t: Table, seat: i64) -> i64:
    """P8.2: for the Pope of the last decade."""
    return POPE_POINTS if t.pope == seat else 0


def points_of(t: Table, seat: i64) -> i64:
    """P8.2: all that a seat would score if the game ended now."""
    points = tile_points(t, seat) + artist_points(t, seat) + merchant_marks(t, seat)
    points += gold_points(t, seat) + influence_points(t, seat) + laurel_points(t, seat)
    return points + pope_points(t, seat)


def end_game(t: Table) -> None:
    """P8.3: most points wins; tied seats share."""
    for city in range(CITY_COUNT):
        t.emit("slot", city, slot_points(t, city))
    points = filled(t.seats)
    for seat in range(t.seats):
        points[seat] = points_of(t, seat)
        t.emit("points", seat, points[seat])
    t.winners = leaders(points)
    t.stack.clear()
    t.emit("victory", t.winners)
