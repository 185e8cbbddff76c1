"""An ascending auction: clockwise, a higher bid or out; the last one in with a bid wins."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from .contract import HIDDEN, PASS, Acts, Frame, T, Table
from .seats import bit, has

NO_BID: Final[i64] = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Auction(Frame[T]):
    """`inside` may still bid for the `lot`, `speaker` is asked, `leader` has bid `price` (NO_BID: nobody has)."""

    def __init__(self, lot: i64, inside: i64, speaker: i64, price: i64 = NO_BID, leader: i64 = NO_BID) -> None:
        self.lot = lot
        """What is sold: by it one auction is told from the next."""
        self.inside = inside
        self.speaker = speaker
        self.price = price
        self.leader = leader

    def asks(self, t: T) -> i64:
        if self.inside == 0 or (self.leader != NO_BID and self.inside == bit(self.leader)):
            return 0
        return bit(self.speaker)

    def options(self, t: T, seat: i64, out: Acts) -> None:
        if self.may_pass(t, seat):
            out.add(PASS)
        for amount in range(self.lowest(t, seat), self.most(t, seat) + 1):
            out.add(self.bid(amount))

    def lowest(self, t: T, seat: i64) -> i64:
        """The least that a seat can bid now."""
        return max(self.price + 1, self.least(t, seat))

    def up_to(self, t: T, seat: i64, most: i64) -> i64:
        """What a seat answers that bids up to so much: the least that is needed, else it is out; HIDDEN where it can do
        neither."""
        lowest = self.lowest(t, seat)
        if lowest <= most and self.allows(t, seat, self.bid(lowest)):
            return self.bid(lowest)
        return PASS if self.allows(t, seat, PASS) else HIDDEN

    def answer(self, t: T, seat: i64, act: i64) -> None:
        t.pop()
        if act == PASS:
            inside = self.inside & ~bit(seat)
            t.push(self.after(inside, self.next_in(t, inside), self.price, self.leader))
        else:
            t.push(self.after(self.inside, self.next_in(t, self.inside), self.amount(act), seat))

    def close(self, t: T) -> None:
        if self.leader == NO_BID:
            self.unsold(t)
        else:
            self.sold(t, self.leader, self.price)

    def next_in(self, t: T, inside: i64) -> i64:
        """The next seat clockwise that is still in; the same one if it is alone."""
        for step in range(1, t.seats + 1):
            seat = (self.speaker + step) % t.seats
            if has(inside, seat):
                return seat
        return self.speaker

    def may_bid(self, t: T, seat: i64) -> bool:
        return True

    def may_pass(self, t: T, seat: i64) -> bool:
        return True

    def least(self, t: T, seat: i64) -> i64:
        """The lowest opening."""
        return 0

    def most(self, t: T, seat: i64) -> i64:
        """The most this seat can pay."""
        raise NotImplementedError

    def bid(self, amount: i64) -> i64:
        """The act that bids so much, and back."""
        raise NotImplementedError

    def amount(self, act: i64) -> i64:
        raise NotImplementedError

    def after(self, inside: i64, speaker: i64, price: i64, leader: i64) -> Frame[T]:
        """The same auction one turn later: frames are replaced, not changed."""
        raise NotImplementedError

    def sold(self, t: T, seat: i64, price: i64) -> None:
        raise NotImplementedError

    def unsold(self, t: T) -> None:
        """Nobody bid."""


def auction_of(t: Table) -> Auction[Any] | None:
    """The auction in which a seat is asked now."""
    top = t.stack[-1] if t.asked != 0 else None
    return top if isinstance(top, Auction) else None
