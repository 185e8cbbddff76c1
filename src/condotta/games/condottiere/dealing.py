"""C3.1, C7.3 Piles and hands: dealing, discarding, shuffling together."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.deal import Deal as KernelDeal
from ...kernel.deal import Deck
from ...kernel.seats import EVERYONE, bit
from .acts import DEAL
from .cards import DECK, KINDS
from .showing import discarded
from .table import Table


def hand(t: Table, seat: i64) -> vec[i64]:
    """The cards of a hand by kind."""
    return t.hands[seat * KINDS : seat * KINDS + KINDS]


def hand_size(t: Table, seat: i64) -> i64:
    hands = t.hands
    cards: i64 = 0
    at = seat * KINDS
    end = at + KINDS
    while at < end:
        cards += hands[at]
        at += 1
    return cards


def seats_with_cards(t: Table) -> i64:
    found: i64 = 0
    seat: i64 = 0
    while seat < t.seats:
        if hand_size(t, seat) > 0:
            found |= bit(seat)
        seat += 1
    return found


class Deal(KernelDeal[Table]):
    """C3.1, C7.3: cards from the pile, unseen by the others."""

    rule: ClassVar[str] = "C7.3"
    name: ClassVar[str] = "deal"

    def deck(self) -> Deck:
        return DECK

    def code(self) -> i64:
        return DEAL + self.seat

    def pile(self, t: Table) -> vec[i64]:
        return t.pile

    def give(self, t: Table, cards: vec[i64]) -> None:
        kind: i64 = 0
        while kind < KINDS:
            t.pile[kind] -= cards[kind]
            t.hands[self.seat * KINDS + kind] += cards[kind]
            kind += 1
        if t.events is not None:
            t.tell(bit(self.seat), "you-are-dealt", self.seat, DECK.pack(cards))
            t.tell(EVERYONE & ~bit(self.seat), "is-dealt", self.seat, self.count)


def discard_cards(t: Table, seat: i64, cards: vec[i64]) -> None:
    """Discards lie open (C2.5)."""
    kind: i64 = 0
    while kind < KINDS:
        t.hands[seat * KINDS + kind] -= cards[kind]
        t.discards[kind] += cards[kind]
        kind += 1
    discarded(t, seat, cards)


def discard_hands(t: Table) -> None:
    seat: i64 = 0
    while seat < t.seats:
        discard_cards(t, seat, hand(t, seat))
        seat += 1


def discard_lines(t: Table) -> None:
    """C6.4."""
    lines = t.lines
    discards = t.discards
    kind: i64 = 0
    while kind < KINDS:
        at = kind
        while at < len(lines):
            discards[kind] += lines[at]
            lines[at] = 0
            at += KINDS
        kind += 1


def shuffle_discards(t: Table) -> None:
    """The discards go back into the pile."""
    kind: i64 = 0
    while kind < KINDS:
        t.pile[kind] += t.discards[kind]
        t.discards[kind] = 0
        kind += 1
