"""What a seat makes of its view: what cities and lots are worth, in victory points."""

from __future__ import annotations

from functools import cache
from typing import Final

from ...games.princes import tiles
from ...games.princes.limits import tile_total
from ...games.princes.strength import strength
from ...games.princes.table import ON_CITY, Table
from ...games.princes.tiles import (
    ALFONSO_TILE,
    ATTACK,
    BANKING_TILE,
    CITY_COUNT,
    DECADES,
    DEFENCE,
    EVENT_COUNT,
    EVENT_LOT,
    FRENCH_INVADE,
    GOLD,
    HIGHEST,
    INFLUENCE,
    LORENZO_TILE,
    LOWEST,
    LUCREZIA_TILE,
    LUDOVICO_TILE,
    MERCHANT,
    POPE_GOLD,
    POPE_LOT,
    POPE_POINTS,
    STATUS_ARTIST,
)
from ...games.princes.view import SeatView, View
from ...kernel.seats import has
from .columns import (
    EVENT_KIND,
    EVENT_POINTS,
    RANK_POINTS,
    TILE_CITY,
    TILE_CONDOTTIERE,
    TILE_GOLD,
    TILE_INFLUENCE,
    TILE_MERCHANT,
    TILE_POPE,
    TILE_STRENGTH,
    TILE_TROOP,
)
from .purse import coin, cost

POWER_WORTH: Final[dict[int, float]] = {
    LORENZO_TILE: 0.8,
    BANKING_TILE: 0.7,
    LUCREZIA_TILE: 1.0,
    ALFONSO_TILE: 1.0,
    LUDOVICO_TILE: 0.6,
}
"""What a veto, Banking, a theft, a free draw or a second roll is worth in a decade."""
TILE_WORTH: Final = (1.2, 1.0, 1.0, 1.1, 1.2, 0.9, 0.9)
"""What each treachery tile is worth in the hand."""
SURE: Final = (1.6, 1.1, 0.6)
"""How many steps of status are not yet to be relied on, by decade."""
RESERVE: Final = 3
"""Influence that is kept for the next war, but in the last decade."""


class Mind:
    """What a seat makes of its view."""

    def __init__(self, view: View, world: Table) -> None:
        self.view = view
        self.world = world
        """A table like the one it sits at, to ask the rules about what all can see."""
        self.me = view.eye
        self.count = len(view.seats)
        self.decades = int(DECADES) - view.decade
        """How many times income is still to come."""
        self.coins = [(coin(view, seat, GOLD), coin(view, seat, INFLUENCE)) for seat in range(self.count)]
        """What one gold and one influence more are worth to each seat."""
        self.artists = tuple(sum(place == ON_CITY + city for place in view.places) for city in range(CITY_COUNT))
        self.holdings = [self.tiles_by_city(seat) for seat in view.seats]

    def seat(self, seat: int) -> SeatView:
        return self.view.seats[seat]

    def strength(self, seat: int) -> tuple[int, int]:
        """P5.9: attack and defence of a seat as a condottiere."""
        return int(strength(self.world, seat, ATTACK)), int(strength(self.world, seat, DEFENCE))

    def cost(self, seat: int, currency: int, price: float) -> float:
        """What it costs a seat to pay so much."""
        return cost(self.view, seat, currency, price)

    # Cities

    def tiles_by_city(self, seat: SeatView) -> list[int]:
        held = [0] * CITY_COUNT
        for kind, count in enumerate(seat.tiles):
            held[TILE_CITY[kind]] += count
        return held

    def slots(self, status: tuple[int, ...]) -> tuple[float, ...]:
        return expected_slots(status, self.artists, SURE[self.view.decade])

    def moved(self, *steps: tuple[int, int]) -> tuple[float, ...]:
        """What tiles would be worth if these cities moved by so much."""
        status = list(self.view.status)
        for city, by in steps:
            status[city] = max(int(LOWEST), min(int(HIGHEST), status[city] + by))
        return self.slots(tuple(status))

    def gain(self, seat: int, *steps: tuple[int, int]) -> float:
        """What a seat gains by such a move, others' gains set against it."""
        now, then = self.slots(self.view.status), self.moved(*steps)
        gains = [sum(n * (b - a) for n, a, b in zip(held, now, then, strict=True)) for held in self.holdings]
        return gains[seat] - (sum(gains) - gains[seat]) / (self.count - 1) / 2

    # Lots

    def worth(self, seat: int, lot: int) -> float:
        """What a lot adds to the points of a seat."""
        if lot < EVENT_LOT:
            return self.tile_worth(seat, lot)
        gold = self.coins[seat][GOLD]
        if lot == POPE_LOT:
            return int(POPE_GOLD) * gold + 0.5 + (int(POPE_POINTS) if self.decades == 1 else 0)
        event = lot - EVENT_LOT
        kind = EVENT_KIND[event]
        if kind == MERCHANT:
            marks = int(tile_total(self.world, seat, tiles.TILE_MERCHANT))
            return (marks + 0.4 * (self.decades - 1)) * (1 + self.decades * gold)
        if kind == STATUS_ARTIST:
            return max(self.gain(seat, (city, 1)) for city in range(CITY_COUNT)) + 0.2
        if kind == FRENCH_INVADE:
            return max(0.0, *(self.gain(seat, (city, -2)) for city in range(CITY_COUNT)))
        return EVENT_POINTS[event]

    def tile_worth(self, seat: int, kind: int) -> float:
        """Its city's slot, its income, and what it lets one do."""
        gold, influence = self.coins[seat]
        income = TILE_GOLD[kind] * gold + TILE_INFLUENCE[kind] * influence
        owned = self.seat(seat)
        merchants = sum(EVENT_KIND[e] == MERCHANT and self.view.places[e] == seat for e in range(EVENT_COUNT))
        marks = TILE_MERCHANT[kind] * merchants * (1 + self.decades * gold)
        power = POWER_WORTH.get(kind, 0.0) * self.decades
        saves = (TILE_POPE[kind] * 0.4 + TILE_CONDOTTIERE[kind]) * self.decades * influence
        strength = 1.0 * TILE_STRENGTH[kind]
        if TILE_TROOP[kind] >= 0 and not has(owned.troops, TILE_TROOP[kind]):
            strength *= 0.5
        slot = self.slots(self.view.status)[TILE_CITY[kind]]
        return slot + income * self.decades + marks + power + saves + strength * 0.3 * self.decades


@cache
def expected_slots(status: tuple[int, ...], artists: tuple[int, ...], sure: float) -> tuple[float, ...]:
    """What a tile of each city may score in the end: a lead counts as far as it is to be relied on."""
    found: list[float] = []
    for city in range(CITY_COUNT):
        place = 0.0
        for other in range(CITY_COUNT):
            if other != city:
                lead = status[other] - status[city] + 0.3 * (artists[other] - artists[city])
                place += 1 / (1 + 2.718 ** (-2 * lead / sure))
        low = min(int(place), len(RANK_POINTS) - 2)
        found.append(RANK_POINTS[low] + (place - low) * (RANK_POINTS[low + 1] - RANK_POINTS[low]))
    return tuple(found)
