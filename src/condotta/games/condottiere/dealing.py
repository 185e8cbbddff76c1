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
    row = seat * KINDS
    cards: i64 = 0
    for kind in range(KINDS):
        cards += hands[row + kind]
    return cards


def has_cards(t: Table, seat: i64) -> bool:
    hands = t.hands
    row = seat * KINDS
    return any(hands[row + kind] > 0 for kind in range(KINDS))


def seats_with_cards(t: Table) -> i64:
    found: i64 = 0
    for seat in range(t.seats):
        if has_cards(t, seat):
            found |= bit(seat)
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
        pile = t.pile
        hands = t.hands
        row = self.seat * KINDS
        for kind in range(KINDS):
            pile[kind] -= cards[kind]
            hands[row + kind] += cards[kind]
        if t.events is not None:
            t.tell(bit(self.seat), "you-are-dealt", self.seat, DECK.pack(cards))
            t.tell(EVERYONE & ~bit(self.seat), "is-dealt", self.seat, self.count)


def discard_cards(t: Table, seat: i64, cards: vec[i64]) -> None:
    """Discards lie open (C2.5)."""
    hands = t.hands
    discards = t.discards
    row = seat * KINDS
    for kind in range(KINDS):
        hands[row + kind] -= cards[kind]
        discards[kind] += cards[kind]
    discarded(t, seat, cards)


def discard_hands(t: Table) -> None:
    for seat in range(t.seats):
        discard_cards(t, seat, hand(t, seat))


def discard_lines(t: Table) -> None:
    """C6.4."""
    lines = t.lines
    discards = t.discards
    for seat in range(t.seats):
        row = seat * KINDS
        for kind in range(KINDS):
            if lines[row + kind] > 0:
                discards[kind] += lines[row + kind]
                lines[row + kind] = 0


def shuffle_discards(t: Table) -> None:
    """The discards go back into the pile."""
    pile = t.pile
    discards = t.discards
    for kind in range(KINDS):
        pile[kind] += discards[kind]
        discards[kind] = 0
