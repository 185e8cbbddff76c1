"""P2.2, P3.5, P6 Treachery tiles, and the city tiles that do the same: drawing, discarding, thefts."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.contract import Acts, Frame
from ...kernel.counts import total
from ...kernel.deal import Deal as KernelDeal
from ...kernel.deal import Deck
from ...kernel.one_seat import OneSeat
from ...kernel.seats import EVERYONE, bit
from .acts import ALFONSO, DEAL, DISCARD, DISCARD_UNSEEN, LUCREZIA, PASS, RAID, STEAL
from .limits import hand_limit, hand_size, turn_tile, unused
from .table import Table
from .tiles import (
    ALFONSO_TILE,
    BRIBE_CARDINAL,
    DECK,
    GOLD,
    INFLUENCE,
    LUCREZIA_TILE,
    RAID_GOLD,
    STEAL_INFLUENCE,
    TREACHERY_KINDS,
)


def holds(t: Table, seat: i64, kind: i64) -> bool:
    return t.hands[seat * TREACHERY_KINDS + kind] > 0


def play_tile(t: Table, seat: i64, kind: i64) -> None:
    """P2.1: played treachery is shown, and discarded."""
    t.hands[seat * TREACHERY_KINDS + kind] -= 1
    t.discards[kind] += 1
    if kind == BRIBE_CARDINAL and t.proved[seat] > 0:
        t.proved[seat] -= 1


class Draw(Frame[Table]):
    """P6.4: a treachery tile from the pile; from the shuffled discards when it is empty."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def close(self, t: Table) -> None:
        if total(t.pile) == 0:
            shuffle_discards(t)
        t.then([Deal(self.seat, 1), Discard(self.seat)])


def shuffle_discards(t: Table) -> None:
    """P6.4: what was played and what was discarded unseen makes a new pile."""
    for kind in range(TREACHERY_KINDS):
        t.pile[kind] += t.discards[kind]
        t.discards[kind] = 0
        for seat in range(t.seats):
            t.pile[kind] += t.buried[seat * TREACHERY_KINDS + kind]
            t.buried[seat * TREACHERY_KINDS + kind] = 0
    t.emit("new-pile")


class Deal(KernelDeal[Table]):
    """P1.3: treachery tiles are drawn face down."""

    rule: ClassVar[str] = "P1.3"
    name: ClassVar[str] = "deal"

    def deck(self) -> Deck:
        return DECK

    def code(self) -> i64:
        return DEAL + self.seat

    def pile(self, t: Table) -> vec[i64]:
        return t.pile

    def give(self, t: Table, cards: vec[i64]) -> None:
        for kind in range(TREACHERY_KINDS):
            if cards[kind] > 0:
                t.pile[kind] -= cards[kind]
                t.hands[self.seat * TREACHERY_KINDS + kind] += cards[kind]
                if t.events is not None:
                    t.tell(bit(self.seat), "you-draw", self.seat, kind)
        if t.events is not None:
            t.tell(EVERYONE & ~bit(self.seat), "draws", self.seat)


class Discard(Frame[Table]):
    """P2.2: a seat over its limit discards down to it at once, choosing among all it holds; P2.1: unseen."""

    rule: ClassVar[str] = "P2.2"
    name: ClassVar[str] = "discard"

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def asks(self, t: Table) -> i64:
        return bit(self.seat) if hand_size(t, self.seat) > hand_limit(t, self.seat) else 0

    def options(self, t: Table, seat: i64, out: Acts) -> None:
        for kind in range(TREACHERY_KINDS):
            if holds(t, seat, kind):
                out.add(DISCARD + kind)

    def refusal(self, t: Table, seat: i64, act: i64) -> str:
        return "not-in-your-hand" if DISCARD <= act < DISCARD + TREACHERY_KINDS else "discard-first"

    def answer(self, t: Table, seat: i64, act: i64) -> None:
        kind = act - DISCARD
        t.hands[seat * TREACHERY_KINDS + kind] -= 1
        t.buried[seat * TREACHERY_KINDS + kind] += 1
        # Nobody else saw which tile went: it may have been a Cardinal that a bid had proved.
        if t.proved[seat] > 0:
            t.proved[seat] -= 1
        if t.events is not None:
            t.tell(bit(seat), "you-discard", seat, kind)
            t.tell(EVERYONE & ~bit(seat), "discards", seat)

    def seen(self, t: Table, seat: i64, act: i64, viewer: i64) -> i64:
        return act if viewer == seat else DISCARD_UNSEEN


def add_tricks(t: Table, seat: i64, out: Acts) -> None:
    """P3.5: what the active seat may do before and after its action."""
    steal = holds(t, seat, STEAL_INFLUENCE)
    raid = holds(t, seat, RAID_GOLD)
    lucrezia = unused(t, seat, LUCREZIA_TILE) > 0
    if steal or raid or lucrezia:
        for other in range(t.seats):
            if other != seat:
                if steal:
                    out.add(STEAL + other)
                if raid:
                    out.add(RAID + other)
                if lucrezia:
                    out.add(LUCREZIA + other)
    if unused(t, seat, ALFONSO_TILE) > 0:
        out.add(ALFONSO)


def is_trick(act: i64) -> bool:
    """P3.5: none of these is an action."""
    return STEAL <= act <= ALFONSO


def might_trick(t: Table, seat: i64) -> bool:
    """P6.5: whether a seat might use something after its action, as far as all can see."""
    return hand_size(t, seat) > 0 or unused(t, seat, LUCREZIA_TILE) > 0 or unused(t, seat, ALFONSO_TILE) > 0


def do_trick(t: Table, seat: i64, act: i64) -> None:
    """P3.5, P6.1, P6.2: carry it out."""
    if act == ALFONSO:
        draw_for_alfonso(t, seat)
    elif act >= LUCREZIA:
        turn_tile(t, seat, LUCREZIA_TILE)
        t.emit("lucrezia", seat, act - LUCREZIA, take_from(t, seat, act - LUCREZIA, INFLUENCE, 2))
    elif act >= RAID:
        play_tile(t, seat, RAID_GOLD)
        t.emit("raids", seat, act - RAID, take_from(t, seat, act - RAID, GOLD, 3))
    else:
        play_tile(t, seat, STEAL_INFLUENCE)
        t.emit("steals", seat, act - STEAL, take_from(t, seat, act - STEAL, INFLUENCE, 2))


def take_from(t: Table, seat: i64, other: i64, currency: i64, amount: i64) -> i64:
    """P6.1: from one that has less, all it has."""
    if amount > t.purses[other * 2 + currency]:
        amount = t.purses[other * 2 + currency]
    t.purses[other * 2 + currency] -= amount
    t.purses[seat * 2 + currency] += amount
    return amount


def draw_for_alfonso(t: Table, seat: i64) -> None:
    """P6.2: once per decade a treachery tile for nothing."""
    turn_tile(t, seat, ALFONSO_TILE)
    t.emit("alfonso", seat)
    t.push(Draw(seat))


class AlfonsoWon(OneSeat[Table]):
    """P6.2: a seat that wins Alfonso on another's turn is asked at once whether it draws."""

    rule: ClassVar[str] = "P6.2"
    name: ClassVar[str] = "alfonso"

    def options(self, t: Table, seat: i64, out: Acts) -> None:
        out.add(PASS)
        out.add(ALFONSO)

    def answer(self, t: Table, seat: i64, act: i64) -> None:
        t.pop()
        if act == ALFONSO:
            draw_for_alfonso(t, seat)
