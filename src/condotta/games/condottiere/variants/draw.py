"""C9 Drawing after the battle: no rounds."""

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from ....kernel.contract import Acts, Frame
from ....kernel.counts import total
from ....kernel.seats import bit, size
from ..acts import DRAW
from ..battle import Battle
from ..book import Variant
from ..campaign import AfterBattle, DiscardLines, Opening, PlaceToken
from ..dealing import Deal, discard_lines, hand_size, seats_with_cards, shuffle_discards
from ..table import Table
from ..victory import regions_of

AFTERMATH: Final[list[Frame[Any]]] = [PlaceToken(), DiscardLines(), Battle(), AfterBattle()]
"""C9.1: the next region, lines discarded; no hands are discarded and no round ends."""


class DrawAfterBattle(Variant):
    def opening(self, t: Table) -> Frame[Any]:
        """C9.1: hands begin with 7."""
        return Opening(7)

    def aftermath(self, t: Table) -> None:
        """C9.1, C9.2, C9.3: draw, clockwise from the holder, before the next region is chosen."""
        t.then(AFTERMATH)
        nobody_has_cards = seats_with_cards(t) == 0
        draws: list[Frame[Any]] = []
        for i in range(t.seats):
            seat = (t.holder + i) % t.seats
            draws.append(DrawFromPile(seat, 10) if nobody_has_cards else DrawCards(seat))
        t.then(draws)


class DrawCards(Frame[Table]):
    """C9.2: up to three cards, not beyond the limit; the number is named in public."""

    rule: ClassVar[str] = "C9.2"
    name: ClassVar[str] = "draw"

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def asks(self, t: Table) -> i64:
        """One at or above its limit draws none and is not asked."""
        return bit(self.seat) if self.room(t) > 0 else 0

    def room(self, t: Table) -> i64:
        limit = 10 + size(regions_of(t, self.seat))
        return min(limit - hand_size(t, self.seat), 3)

    def options(self, t: Table, seat: i64, out: Acts) -> None:
        for cards in range(self.room(t) + 1):
            out.add(DRAW + cards)

    def refusal(self, t: Table, seat: i64, act: i64) -> str:
        return "beyond-your-limit" if DRAW <= act < DRAW + 4 else "not-an-option"

    def answer(self, t: Table, seat: i64, act: i64) -> None:
        t.pop()
        t.emit("draws", seat, act - DRAW)
        t.push(DrawFromPile(seat, act - DRAW))


class DrawFromPile(Frame[Table]):
    """C9.4: what the pile lacks comes from the discards, shuffled; if both are too few, the lines
    of the finished battle are discarded first."""

    def __init__(self, seat: i64, cards: i64) -> None:
        self.seat = seat
        self.cards = cards

    def close(self, t: Table) -> None:
        in_pile = total(t.pile)
        if in_pile >= self.cards:
            t.push(Deal(self.seat, self.cards))
            return
        if in_pile + total(t.discards) < self.cards:
            discard_lines(t)
        t.then([Deal(self.seat, in_pile), NewPile(), Deal(self.seat, self.cards - in_pile)])


class NewPile(Frame[Table]):
    """C9.4: the discards become the pile."""

    def close(self, t: Table) -> None:
        shuffle_discards(t)
        t.emit("new-pile")
