"""Q3.1 to Q3.4 Drawing cards and choosing one."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.contract import Acts, Frame
from ...kernel.counts import total
from ...kernel.deal import Deal, Deck
from ...kernel.seats import bit
from .actions import can_play, carry_out
from .acts import DRAW, PASS, PLAY
from .cards import CARDS, DECK, NEW_SPY, SECRET_INFORMATION, TRAITOR
from .flags import has_flag
from .knowledge import spy_in_bag, spy_on_board
from .secret_information import any_pair
from .table import Table
from .territories import territories_of
from .zones import any_free_zone


class DrawCards(Frame[Table]):
    """Q3.1: half the number of territories held, rounded down; none for a seat whose Flag is captured."""

    def close(self, t: Table) -> None:
        count = territories_of(t, t.turn) // 2
        if count > 0 and has_flag(t, t.turn):
            draw(t, count)


def draw(t: Table, count: i64) -> None:
    """Q3.3: when the pile is empty, also in the middle of a draw, the discards are shuffled."""
    in_pile = total(t.pile)
    if count <= in_pile:
        t.push(Draw(t.turn, count))
    else:
        t.then([Draw(t.turn, in_pile), NewPile(), Draw(t.turn, count - in_pile)])


class Draw(Deal[Table]):
    """Q3.1, Q3.2: cards from the pile, laid open."""

    rule: ClassVar[str] = "Q3.1"
    name: ClassVar[str] = "draw"

    def deck(self) -> Deck:
        return DECK

    def code(self) -> i64:
        return DRAW

    def pile(self, t: Table) -> vec[i64]:
        """Q2.1: the first time the Traitor is under all others."""
        if t.traitor_last and self.count < total(t.pile):
            rest = t.pile[:]
            rest[TRAITOR] = 0
            return rest
        return t.pile

    def give(self, t: Table, cards: vec[i64]) -> None:
        for card in range(CARDS):
            t.pile[card] -= cards[card]
            t.drawn[card] += cards[card]
        if t.events is not None:
            t.emit("draws", self.seat, DECK.pack(cards))

    def seen(self, t: Table, seat: i64, act: i64, viewer: i64) -> i64:
        return act


class NewPile(Frame[Table]):
    """Q3.3: the discards are shuffled, the Traitor among them."""

    def close(self, t: Table) -> None:
        shuffle_discards(t)
        t.emit("new-pile")


def shuffle_discards(t: Table) -> None:
    t.traitor_last = False
    for card in range(CARDS):
        t.pile[card] += t.discards[card]
        t.discards[card] = 0


class CardChoice(Frame[Table]):
    """Q3.2: one of the cards drawn is played if any can be. A seat that can play none is asked all the same:
    where its Spy is may be its secret."""

    rule: ClassVar[str] = "Q3.2"
    name: ClassVar[str] = "card"

    def asks(self, t: Table) -> i64:
        return bit(t.turn) if total(t.drawn) > 0 else 0

    def options(self, t: Table, seat: i64, out: Acts) -> None:
        for card in range(CARDS):
            if t.drawn[card] > 0 and can_play(t, seat, card):
                out.add(PLAY + card)
        if out.count == 0:
            out.add(PASS)

    def refusal(self, t: Table, seat: i64, act: i64) -> str:
        if act == PASS:
            return "must-play"
        if not PLAY <= act < PLAY + CARDS:
            return "not-an-option"
        return "cannot-be-played" if t.drawn[act - PLAY] > 0 else "not-drawn"

    def answer(self, t: Table, seat: i64, act: i64) -> None:
        t.pop()
        if act == PASS:
            t.emit("plays-nothing", seat)
            no_card(t, seat)
            return
        t.emit("plays", seat, act - PLAY)
        carry_out(t, seat, act - PLAY)


def no_card(t: Table, seat: i64) -> None:
    """Q8: what all learn when no card could be played: a New spy tells that the Spy is on the board,
    Secret information that it is not."""
    if t.drawn[NEW_SPY] > 0 and any_free_zone(t):
        spy_on_board(t, seat)
    elif t.drawn[SECRET_INFORMATION] > 0 and any_pair(t, seat):
        spy_in_bag(t, seat)


class Discard(Frame[Table]):
    """Q3.2: all cards drawn are discarded. Q3.4: if the Traitor was among them, all 42 are shuffled together."""

    def close(self, t: Table) -> None:
        traitor = t.drawn[TRAITOR] > 0
        for card in range(CARDS):
            t.discards[card] += t.drawn[card]
            t.drawn[card] = 0
        if traitor:
            shuffle_discards(t)
            t.emit("traitor-shuffled")
