"""P1 Set-up: the board, the families, and who begins."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.contract import Acts, Frame
from ...kernel.counts import filled
from ...kernel.offers import Offers
from ...kernel.rng import Rng
from ...kernel.seats import CHANCE, NO_SEAT, bit
from .acts import FIRST, TAKE
from .decade import lay_out
from .table import NOT_YET, Table
from .tiles import (
    EVENT_COUNT,
    FAMILY_COUNT,
    FIRST_GOLD,
    FIRST_INFLUENCE,
    FIRST_STATUS,
    TILE_COPIES,
    TILE_KINDS,
    TREACHERY_COPIES,
    TREACHERY_KINDS,
    TROOP_COPIES,
)
from .turn import Turn
from .war import clear_war


def set_up(t: Table) -> None:
    """P1: all pieces in their places; then the families, and the first turn."""
    t.purses = filled(t.seats * 2)
    for seat in range(t.seats):
        t.purses[seat * 2] = FIRST_GOLD
        t.purses[seat * 2 + 1] = FIRST_INFLUENCE
    t.home = filled(t.seats)
    t.family = filled(t.seats, -1)
    t.tiles = filled((t.seats + 1) * TILE_KINDS)
    for kind in range(TILE_KINDS):
        t.tiles[t.seats * TILE_KINDS + kind] = TILE_COPIES[kind]
    t.turned = filled(t.seats * TILE_KINDS)
    t.troops = filled(t.seats)
    t.stock = TROOP_COPIES[:]
    t.laurels = filled(t.seats)
    t.hands = filled(t.seats * TREACHERY_KINDS)
    t.pile = vec[i64](TREACHERY_COPIES)
    t.discards = filled(TREACHERY_KINDS)
    t.buried = filled(t.seats * TREACHERY_KINDS)
    t.proved = filled(t.seats)
    t.status = FIRST_STATUS[:]
    t.places = filled(EVENT_COUNT, NOT_YET)
    t.pope = NO_SEAT
    t.offers = Offers(t.seats)
    t.offered = vec[i64]()
    t.first = 0
    t.active = 0
    t.cities = filled(2, -1)
    t.condottieri = filled(2, NO_SEAT)
    t.bribed = filled(t.seats)
    t.league_side = 0
    clear_war(t)
    lay_out(t, 0)
    t.then([FirstSeat(), Families(0), FirstSeat(), Turn()])


class FirstSeat(Frame[Table]):
    """P1.1, P1.4: chance names who chooses a family first, and anew who begins decade I."""

    rule: ClassVar[str] = "P1.4"
    name: ClassVar[str] = "first"

    def asks(self, t: Table) -> i64:
        return bit(CHANCE)

    def sample(self, t: Table, rng: Rng) -> i64:
        return FIRST + rng.below(t.seats)

    def allows(self, t: Table, seat: i64, act: i64) -> bool:
        return FIRST <= act < FIRST + t.seats

    def answer(self, t: Table, seat: i64, act: i64) -> None:
        t.pop()
        t.first = act - FIRST
        t.active = t.first
        t.emit("first-seat", t.active)


class Families(Frame[Table]):
    """P1.1: clockwise from the first seat, each takes one of the six families."""

    rule: ClassVar[str] = "P1.1"
    name: ClassVar[str] = "family"

    def __init__(self, taken: i64) -> None:
        self.taken = taken

    def asks(self, t: Table) -> i64:
        return bit((t.active + self.taken) % t.seats) if self.taken < t.seats else 0

    def options(self, t: Table, seat: i64, out: Acts) -> None:
        for family in range(FAMILY_COUNT):
            if is_free(t, family):
                out.add(TAKE + family)

    def refusal(self, t: Table, seat: i64, act: i64) -> str:
        return "family-taken" if TAKE <= act < TAKE + FAMILY_COUNT else "not-an-option"

    def answer(self, t: Table, seat: i64, act: i64) -> None:
        t.pop()
        t.family[seat] = act - TAKE
        t.emit("takes-family", seat, act - TAKE)
        t.push(Families(self.taken + 1))


def is_free(t: Table, family: i64) -> bool:
    return all(t.family[seat] != family for seat in range(t.seats))
