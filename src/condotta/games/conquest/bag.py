"""Q7 Reinforcement, Surprise attack and New spy: a piece from the bag on the board."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from ...kernel.contract import HIDDEN, Acts, Frame
from ...kernel.one_seat import OneSeat
from ...kernel.rng import Rng
from ...kernel.seats import CHANCE, EVERYONE, bit
from .acts import FIND, PUT
from .board import ZONES
from .flags import free_zones, put
from .knowledge import known, mix, narrow
from .pieces import PIECES, SPY
from .table import EMPTY, IN_BAG, IN_HAND, Table


def any_in_bag(t: Table, seat: i64) -> bool:
    piece = seat * PIECES
    end = piece + PIECES
    while piece < end:
        if t.zone[piece] == IN_BAG:
            return True
        piece += 1
    return False


def lands_beside(t: Table, seat: i64, zone: i64) -> bool:
    """Whether a zone is next to a piece of this seat."""
    i = t.board.start[zone]
    while i < t.board.start[zone + 1]:
        piece = t.at[t.board.next[i]]
        if piece != EMPTY and piece // PIECES == seat:
            return True
        i += 1
    return False


def any_free_zone(t: Table) -> bool:
    zone: i64 = 0
    while zone < ZONES:
        if t.at[zone] == EMPTY:
            return True
        zone += 1
    return False


def any_free_zone_beside(t: Table, seat: i64) -> bool:
    zone: i64 = 0
    while zone < ZONES:
        if t.at[zone] == EMPTY and lands_beside(t, seat, zone):
            return True
        zone += 1
    return False


def bag_of(t: Table, seat: i64) -> vec[i64]:
    """The pieces in a seat's bag."""
    found = vec[i64]()
    piece = seat * PIECES
    end = piece + PIECES
    while piece < end:
        if t.zone[piece] == IN_BAG:
            found = append(found, piece)
        piece += 1
    return found


def take_from_bag(t: Table, seat: i64, kind: i64) -> i64:
    """Q8: a piece of this kind is taken from the bag. What lies in the bag is mixed; nobody sees which one came."""
    bag = bag_of(t, seat)
    mix(t, bag)
    taken = bag[0]
    i: i64 = 0
    while t.kind[bag[i]] != kind:
        i += 1
    t.kind[bag[i]] = t.kind[taken]
    t.kind[taken] = kind
    t.zone[taken] = IN_HAND
    return taken


class FromBag(Frame[Table]):
    """Q7.1: a random piece from the bag. The owner sees it, others see only that a piece came."""

    rule: ClassVar[str] = "Q7.1"
    name: ClassVar[str] = "bag"

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def asks(self, t: Table) -> i64:
        return bit(CHANCE)

    def sample(self, t: Table, rng: Rng) -> i64:
        bag = bag_of(t, self.seat)
        return FIND + t.kind[bag[rng.below(len(bag))]]

    def allows(self, t: Table, seat: i64, act: i64) -> bool:
        bag = bag_of(t, self.seat)
        i: i64 = 0
        while i < len(bag):
            if FIND + t.kind[bag[i]] == act:
                return True
            i += 1
        return False

    def answer(self, t: Table, seat: i64, act: i64) -> None:
        t.pop()
        take_from_bag(t, self.seat, act - FIND)
        t.tell(bit(self.seat), "you-find", self.seat, act - FIND)
        t.tell(EVERYONE & ~bit(self.seat), "finds", self.seat)

    def seen(self, t: Table, seat: i64, act: i64, eye: i64) -> i64:
        return act if eye == self.seat else HIDDEN


def in_hand(t: Table, seat: i64) -> i64:
    """The piece a seat has taken from its bag and not yet put down, or -1."""
    piece = seat * PIECES
    end = piece + PIECES
    while piece < end:
        if t.zone[piece] == IN_HAND:
            return piece
        piece += 1
    return -1


class Landing(OneSeat[Table]):
    """Q7: where the piece from the bag goes: for a Reinforcement a free zone next to one of the own pieces,
    else any free zone."""

    rule: ClassVar[str] = "Q7"
    name: ClassVar[str] = "put"

    def __init__(self, seat: i64, beside: i64) -> None:
        super().__init__(seat)
        self.beside = beside

    def options(self, t: Table, seat: i64, out: Acts) -> None:
        if self.beside == 0:
            free_zones(t, out)
            return
        zone: i64 = 0
        while zone < ZONES:
            if t.at[zone] == EMPTY and lands_beside(t, seat, zone):
                out.add(PUT + zone)
            zone += 1

    def refusal(self, t: Table, seat: i64, act: i64) -> str:
        if not PUT <= act < PUT + ZONES:
            return "not-an-option"
        return "zone-taken" if t.at[act - PUT] != EMPTY else "not-beside-you"

    def answer(self, t: Table, seat: i64, act: i64) -> None:
        t.pop()
        piece = in_hand(t, seat)
        put(t, piece, act - PUT)
        if known(t, piece) == bit(SPY):
            t.emit("puts-known", seat, SPY, act - PUT)
        else:
            t.emit("puts", seat, act - PUT)


def spy_of(t: Table, seat: i64) -> i64:
    """The piece that is a seat's Spy, wherever it is."""
    piece = seat * PIECES
    while t.kind[piece] != SPY:
        piece += 1
    return piece


def new_spy(t: Table, seat: i64) -> None:
    """Q7 New spy: the own Spy from the bag on any free zone; all know what it is."""
    bag = bag_of(t, seat)
    taken: i64 = -1
    i: i64 = 0
    while i < len(bag):
        if t.group[bag[i]] == 0 and t.origin[bag[i]] == bit(SPY):
            taken = bag[i]
        i += 1
    if taken >= 0:
        t.zone[taken] = IN_HAND
    else:
        taken = take_from_bag(t, seat, SPY)
        narrow(t, taken, bit(SPY))
    t.push(Landing(seat, 0))
