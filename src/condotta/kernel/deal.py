"""Cards as counts by kind. A pile knows no order: drawing from it is an act of chance."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from .catalogue import CODE_BITS, CODE_MASK, Payload
from .contract import Frame, T
from .counts import filled, total
from .rng import Rng
from .seats import CHANCE, bit
from .signature import Kind


class Deck:
    """So many copies of each kind; any part of them packs into one number."""

    def __init__(self, copies: list[int]) -> None:
        self.kinds: i64 = len(copies)
        self.copies: vec[i64] = vec[i64](copies)

    def pack(self, cards: vec[i64]) -> i64:
        packed: i64 = 0
        for kind in range(self.kinds - 1, -1, -1):
            packed = packed * (self.copies[kind] + 1) + cards[kind]
        return packed

    def unpack(self, packed: i64) -> vec[i64]:
        copies = self.copies
        cards = copies[:]
        for kind in range(self.kinds):
            rest = packed // (copies[kind] + 1)
            cards[kind] = packed - rest * (copies[kind] + 1)  # the remainder, without a second division
            packed = rest
        return cards


def draw_one(pile: vec[i64], left: i64, rng: Rng) -> i64:
    """Take one card at random from a pile of `left` cards: its kind."""
    nth = rng.below(left)
    kind: i64 = 0
    while nth >= pile[kind]:
        nth -= pile[kind]
        kind += 1
    pile[kind] -= 1
    return kind


@mypyc_attr(allow_interpreted_subclasses=True)
class Deal(Frame[T]):
    """Chance deals one seat so many cards, which only that seat sees. One act for all of them."""

    def __init__(self, seat: i64, count: i64) -> None:
        self.seat = seat
        self.count = count

    def asks(self, t: T) -> i64:
        return bit(CHANCE) if self.count > 0 else 0

    def deck(self) -> Deck:
        raise NotImplementedError

    def code(self) -> i64:
        """The code of the act; the cards are its payload."""
        raise NotImplementedError

    def pile(self, t: T) -> vec[i64]:
        raise NotImplementedError

    def give(self, t: T, cards: vec[i64]) -> None:
        """Move the cards from the pile to the seat."""
        raise NotImplementedError

    def sample(self, t: T, rng: Rng) -> i64:
        left = self.pile(t)[:]
        in_pile = total(left)
        cards = filled(self.deck().kinds)
        for drawn in range(self.count):
            cards[draw_one(left, in_pile - drawn, rng)] += 1
        return self.code() | self.deck().pack(cards) << CODE_BITS

    def allows(self, t: T, seat: i64, act: i64) -> bool:
        if act & CODE_MASK != self.code():
            return False
        deck = self.deck()
        pile = self.pile(t)
        cards = deck.unpack(act >> CODE_BITS)
        if any(cards[kind] > pile[kind] for kind in range(deck.kinds)):
            return False
        return total(cards) == self.count and deck.pack(cards) == act >> CODE_BITS

    def answer(self, t: T, seat: i64, act: i64) -> None:
        t.pop()
        self.give(t, self.deck().unpack(act >> CODE_BITS))

    def seen(self, t: T, seat: i64, act: i64, viewer: i64) -> i64:
        return act if viewer == self.seat else self.code()


class Cards(Payload):
    """A handful of cards as an act's payload, written one word a card: `1 6 6 bishop`."""

    def __init__(self, deck: Deck, card: Kind) -> None:
        super().__init__(f"{card.name}s")
        self.deck = deck
        self.card = card

    def show(self, payload: int) -> list[str]:
        shown: list[str] = []
        for word, count in zip(self.card.words, self.deck.unpack(payload), strict=True):
            shown += [word] * int(count)
        return shown

    def read(self, words: list[str]) -> int | None:
        cards = filled(self.deck.kinds)
        for word in words:
            if word not in self.card.words:
                return None
            kind = self.card.words.index(word)
            cards[kind] += 1
            if cards[kind] > self.deck.copies[kind]:
                return None
        return self.deck.pack(cards)
