"""Q7 Reinforcement, Surprise attack and New spy: a piece from the bag on the board."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from ...kernel.contract import HIDDEN, Acts, Frame
from ...kernel.counts import filled
from ...kernel.one_seat import OneSeat
from ...kernel.rng import Rng
from ...kernel.seats import CHANCE, EVERYONE, bit
from .acts import FIND, PUT
from .board import ZONES
from .knowledge import known, mix, narrow, reveal
from .pieces import ARMY, KINDS, PIECES, SPY
from .table import EMPTY, IN_BAG, IN_HAND, Table
from .zones import free_zones, free_zones_beside, put


def any_in_bag(t: Table, seat: i64) -> bool:
    return any(t.zone[piece] == IN_BAG for piece in range(seat * PIECES, (seat + 1) * PIECES))


def bag_of(t: Table, seat: i64) -> vec[i64]:
    """The pieces in a seat's bag."""
    found = vec[i64]()
    for piece in range(seat * PIECES, (seat + 1) * PIECES):
        if t.zone[piece] == IN_BAG:
            found = append(found, piece)
    return found


def take_from_bag(t: Table, seat: i64, kind: i64) -> i64:
    """Q8: a piece of this kind is taken from the bag. What lies in the bag is mixed; nobody sees which one came."""
    bag = bag_of(t, seat)
    mix(t, bag)
    taken = bag[0]
    for piece in bag:
        if t.kind[piece] == kind:
            t.kind[piece] = t.kind[taken]
            break
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
        return any(FIND + t.kind[piece] == act for piece in bag_of(t, self.seat))

    def answer(self, t: Table, seat: i64, act: i64) -> None:
        t.pop()
        take_from_bag(t, self.seat, act - FIND)
        t.tell(bit(self.seat), "you-find", self.seat, act - FIND)
        t.tell(EVERYONE & ~bit(self.seat), "finds", self.seat)

    def seen(self, t: Table, seat: i64, act: i64, viewer: i64) -> i64:
        return act if viewer == self.seat else HIDDEN


def in_hand(t: Table, seat: i64) -> i64:
    """The piece a seat has taken from its bag and not yet put down, or -1."""
    for piece in range(seat * PIECES, (seat + 1) * PIECES):
        if t.zone[piece] == IN_HAND:
            return piece
    return -1


class Landing(OneSeat[Table]):
    """Q7: where the piece from the bag goes: for a Reinforcement a free zone next to one of the own pieces,
    else any free zone."""

    rule: ClassVar[str] = "Q7"
    name: ClassVar[str] = "put"

    def __init__(self, seat: i64, beside: bool) -> None:
        super().__init__(seat)
        self.beside = beside

    def options(self, t: Table, seat: i64, out: Acts) -> None:
        if self.beside:
            free_zones_beside(t, seat, out)
        else:
            free_zones(t, out)

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


def show_bag(t: Table, seat: i64) -> None:
    """Q7 Secret information: all see what is in a seat's bag, as the proof that its Spy is not."""
    counts = filled(KINDS)
    for piece in bag_of(t, seat):
        counts[t.kind[piece]] += 1
        reveal(t, piece)
    t.emit("shows-bag", seat, ARMY.pack(counts))


def spy_of(t: Table, seat: i64) -> i64:
    """The piece that is a seat's Spy, wherever it is."""
    piece = seat * PIECES
    while t.kind[piece] != SPY:
        piece += 1
    return piece


def new_spy(t: Table, seat: i64) -> None:
    """Q7 New spy: the own Spy from the bag on any free zone; all know what it is."""
    t.push(Landing(seat, beside=False))
    for piece in bag_of(t, seat):
        if t.group[piece] == 0 and t.origin[piece] == bit(SPY):
            t.zone[piece] = IN_HAND
            return
    narrow(t, take_from_bag(t, seat, SPY), bit(SPY))
