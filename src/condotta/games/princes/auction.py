"""P4 Auctions: bidding, freezing, paying, and what the winner gets."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ...kernel.auction import NO_BID, Auction
from ...kernel.contract import Acts, Frame
from ...kernel.seats import bit, has
from .acts import BID, FREEZE, HIGHEST_BID, PASS, PAY
from .decade import open_events
from .limits import hand_size, may_own, tile_total, turn_tile, unused
from .status import Invasion, PlaceArtist
from .table import UNTIL_AUCTION, Table
from .tiles import (
    ALFONSO_TILE,
    BANKING_TILE,
    BRIBE_CARDINAL,
    CITY_LOT,
    EVENT_KIND,
    EVENT_LOT,
    FAMILY_ARTIST,
    FAMILY_CONDOTTIERE,
    FREEZE_BID,
    FRENCH_INVADE,
    GOLD,
    INFLUENCE,
    POPE_LOT,
    STATUS_ARTIST,
    TILE_CITY,
    TILE_CONDOTTIERE,
    TILE_KINDS,
    TILE_POPE,
    TREACHERY_KINDS,
    currency_of,
    is_artist,
)
from .treachery import AlfonsoWon, holds, play_tile

CARDINAL_WORTH: Final = 3
BANK_MOST: Final = 3
"""P6.3: what one Banking tile swaps."""
PAY_STEP: Final = 7
"""The codes of PAY for each number of Cardinals."""


# P4.4: what a seat can pay.


def discount(t: Table, seat: i64, lot: i64) -> i64:
    """P4.4: discounts add up."""
    if lot < EVENT_LOT:
        return 0
    if lot < POPE_LOT:
        return FAMILY_ARTIST[t.family[seat]] if is_artist(lot - EVENT_LOT) else i64(0)
    if lot == POPE_LOT:
        return tile_total(t, seat, TILE_POPE)
    return FAMILY_CONDOTTIERE[t.family[seat]] + tile_total(t, seat, TILE_CONDOTTIERE)


def banks_for(t: Table, seat: i64, lot: i64) -> i64:
    """P6.3: how many Banking tiles may help to pay this: none once the last event is put up, but for itself."""
    if t.bank_closed and not EVENT_LOT <= lot < POPE_LOT:
        return 0
    return unused(t, seat, BANKING_TILE)


def reach(lot: i64, saved: i64, gold: i64, influence: i64, banks: i64, cardinals: i64) -> i64:
    """P4.4: the highest price that can be paid with this purse, discount, Banking tiles and Cardinals."""
    own = gold
    other = influence
    if currency_of(lot) == INFLUENCE:
        own = influence
        other = gold
    swapped = banks * BANK_MOST
    if swapped > other:
        swapped = other
    most = own + saved + swapped
    if lot == POPE_LOT:
        most += cardinals * CARDINAL_WORTH
    return most


def means(t: Table, seat: i64, lot: i64, cardinals: i64) -> i64:
    """P4.4: the highest price this seat can pay with so many Cardinals."""
    gold = t.purses[seat * 2 + GOLD]
    influence = t.purses[seat * 2 + INFLUENCE]
    return reach(lot, discount(t, seat, lot), gold, influence, banks_for(t, seat, lot), cardinals)


def own_means(t: Table, seat: i64, lot: i64) -> i64:
    """P4.4: with all it holds; shown to its own seat only."""
    most = means(t, seat, lot, t.hands[seat * TREACHERY_KINDS + BRIBE_CARDINAL])
    return most if most < HIGHEST_BID else HIGHEST_BID


def prove_cardinals(t: Table, seat: i64, price: i64) -> None:
    """P4.4: who bids more for the Pope than it can pay without them must hold Cardinals."""
    short = price - means(t, seat, POPE_LOT, 0)
    if short > 0:
        needed = (short + CARDINAL_WORTH - 1) // CARDINAL_WORTH
        if needed > t.proved[seat]:
            t.proved[seat] = needed


# P4.1 to P4.5: bidding.


def opening(t: Table, lot: i64) -> i64:
    """P4.1, P4.2: the least with which a lot may be opened."""
    return city_opening(t, TILE_CITY[lot - CITY_LOT]) if lot < EVENT_LOT else i64(0)


def city_opening(t: Table, city: i64) -> i64:
    """P4.1: the tiles of a city open at twice its status."""
    return 2 * t.status[city]


def put_up(t: Table, seat: i64, lot: i64, must: bool) -> None:
    """P4.1, P4.2: the active seat puts a tile up and speaks first."""
    t.emit("puts-up", seat, lot)
    if EVENT_LOT <= lot < POPE_LOT and open_events(t) == 1:
        t.bank_closed = True
    t.push(Bidding(lot, bit(t.seats) - 1, seat, must or lot < EVENT_LOT))


class Bidding(Auction[Table]):
    """P4.3: clockwise, a higher whole number, or out; the last one in with a bid wins."""

    rule: ClassVar[str] = "P4.3"
    name: ClassVar[str] = "bid"

    def __init__(
        self,
        lot: i64,
        inside: i64,
        speaker: i64,
        must: bool,
        frozen: i64 = 0,
        price: i64 = NO_BID,
        leader: i64 = NO_BID,
    ) -> None:
        super().__init__(lot, inside, speaker, price, leader)
        self.must = must
        """P3.7, P4.1: whether the opener must bid."""
        self.frozen = frozen
        """P4.5: the seats that may not bid at their next turn to speak."""

    def asks(self, t: Table) -> i64:
        """P4.1, P6.5: a seat that can only pass, as all can see, is not asked."""
        speaker = super().asks(t)
        if speaker != 0 and not self.may_bid(t, self.speaker) and hand_size(t, self.speaker) == 0:
            return 0
        return speaker

    def close(self, t: Table) -> None:
        if super().asks(t) != 0:
            self.drop_out(t, self.speaker)
        else:
            super().close(t)

    def may_bid(self, t: Table, seat: i64) -> bool:
        """P4.1: who may own the tile; P4.5: and is not frozen."""
        if has(self.frozen, seat):
            return False
        return self.lot >= EVENT_LOT or may_own(t, seat, self.lot)

    def may_pass(self, t: Table, seat: i64) -> bool:
        """P4.1: the opener of a city tile must bid."""
        return not self.must or self.leader != NO_BID

    def least(self, t: Table, seat: i64) -> i64:
        return opening(t, self.lot)

    def most(self, t: Table, seat: i64) -> i64:
        return own_means(t, seat, self.lot)

    def bid(self, amount: i64) -> i64:
        return BID + amount

    def amount(self, act: i64) -> i64:
        return act - BID

    def options(self, t: Table, seat: i64, out: Acts) -> None:
        if self.may_bid(t, seat):
            super().options(t, seat, out)
        else:
            out.add(PASS)
        if holds(t, seat, FREEZE_BID):
            for other in range(t.seats):
                if other != seat and has(self.inside & ~self.frozen, other):
                    out.add(FREEZE + other)

    def refusal(self, t: Table, seat: i64, act: i64) -> str:
        if act == PASS:
            return "must-open"
        if FREEZE <= act < FREEZE + 6:
            return "cannot-freeze"
        if not BID <= act <= BID + HIGHEST_BID:
            return "not-an-option"
        if not self.may_bid(t, seat):
            return "frozen" if has(self.frozen, seat) else "may-not-own"
        amount = act - BID
        return "bid-too-low" if amount <= self.price or amount < self.least(t, seat) else "cannot-pay"

    def answer(self, t: Table, seat: i64, act: i64) -> None:
        if FREEZE <= act < FREEZE + 6:
            self.freeze(t, seat, act - FREEZE)
        elif act == PASS:
            t.pop()
            self.drop_out(t, seat)
        else:
            if self.lot == POPE_LOT:
                prove_cardinals(t, seat, act - BID)
            t.emit("bids", seat, act - BID)
            super().answer(t, seat, act)

    def drop_out(self, t: Table, seat: i64) -> None:
        """P4.3: a seat that passes is out."""
        t.emit("drops-out", seat)
        inside = self.inside & ~bit(seat)
        t.push(self.after(inside, self.next_in(t, inside), self.price, self.leader))

    def freeze(self, t: Table, seat: i64, other: i64) -> None:
        """P4.5: the named seat may not bid at its next turn to speak; the one that named it speaks on."""
        play_tile(t, seat, FREEZE_BID)
        t.emit("freezes", seat, other)
        t.pop()
        t.push(self.again(self.inside, seat, self.frozen | bit(other), self.price, self.leader))

    def after(self, inside: i64, speaker: i64, price: i64, leader: i64) -> Frame[Table]:
        return self.again(inside, speaker, self.frozen, price, leader)

    def again(self, inside: i64, speaker: i64, frozen: i64, price: i64, leader: i64) -> Frame[Table]:
        """The same auction a step later."""
        return Bidding(self.lot, inside, speaker, self.must, frozen, price, leader)

    def sold(self, t: Table, seat: i64, price: i64) -> None:
        t.emit("wins", seat, self.lot, price)
        t.then([Payment(seat, self.lot, price), Award(seat, self.lot)])

    def unsold(self, t: Table) -> None:
        """P4.2: if nobody bids at all the tile stays."""
        t.offers.lapse(UNTIL_AUCTION)
        t.emit("unsold", self.lot)


class Payment(Frame[Table]):
    """P4.4: discounts first, then the winner chooses Cardinals and Banking where there is a choice."""

    rule: ClassVar[str] = "P4.4"
    name: ClassVar[str] = "pay"

    def __init__(self, seat: i64, lot: i64, price: i64) -> None:
        self.seat = seat
        self.lot = lot
        self.price = price

    def left(self, t: Table) -> i64:
        """P4.3: the price less its discounts, never below 0."""
        left = self.price - discount(t, self.seat, self.lot)
        return left if left > 0 else 0

    def swappable(self, t: Table) -> i64:
        """P6.3: the most that Banking may bring in: at most the price left after discounts; for the last event at most
        what is missing from the purse."""
        currency = currency_of(self.lot)
        most = self.left(t)
        if t.bank_closed:
            most -= t.purses[self.seat * 2 + currency]
            if most < 0:
                return 0
        banks = banks_for(t, self.seat, self.lot) * BANK_MOST
        if most > banks:
            most = banks
        other = t.purses[self.seat * 2 + 1 - currency]
        return most if most < other else other

    def asks(self, t: Table) -> i64:
        """P6.5: a winner of the Pope that holds any treachery tile is asked as if it might be a Cardinal."""
        if self.left(t) == 0:
            return 0
        if self.swappable(t) > 0 or (self.lot == POPE_LOT and hand_size(t, self.seat) > 0):
            return bit(self.seat)
        return 0

    def options(self, t: Table, seat: i64, out: Acts) -> None:
        left = self.left(t)
        own = t.purses[seat * 2 + currency_of(self.lot)]
        swappable = self.swappable(t)
        held: i64 = 0
        if self.lot == POPE_LOT:
            held = t.hands[seat * TREACHERY_KINDS + BRIBE_CARDINAL]
        for cardinals in range(held + 1):
            rest = left - cardinals * CARDINAL_WORTH
            if rest <= -CARDINAL_WORTH:
                return  # a Cardinal that pays nothing
            for swapped in range(swappable + 1):
                if swapped <= max(rest, 0) and rest <= own + swapped:
                    out.add(PAY + cardinals * PAY_STEP + swapped)

    def refusal(self, t: Table, seat: i64, act: i64) -> str:
        return "not-so-paid" if PAY <= act < PAY + 3 * PAY_STEP else "not-an-option"

    def answer(self, t: Table, seat: i64, act: i64) -> None:
        t.pop()
        self.pay(t, (act - PAY) // PAY_STEP, (act - PAY) % PAY_STEP)

    def close(self, t: Table) -> None:
        self.pay(t, 0, 0)

    def pay(self, t: Table, cardinals: i64, swapped: i64) -> None:
        """P4.4: Cardinals, then Banking, then the purse; no change is given."""
        currency = currency_of(self.lot)
        rest = self.left(t) - cardinals * CARDINAL_WORTH
        if rest < 0:
            rest = 0
        for _played in range(cardinals):
            play_tile(t, self.seat, BRIBE_CARDINAL)
        if swapped > 0:
            swap(t, self.seat, 1 - currency, swapped)
        t.purses[self.seat * 2 + currency] -= rest
        t.emit("pays", self.seat, rest, currency, cardinals)


def swap(t: Table, seat: i64, given: i64, amount: i64) -> None:
    """P6.3: give one currency for as much of the other; each Banking tile swaps up to three."""
    t.purses[seat * 2 + given] -= amount
    t.purses[seat * 2 + 1 - given] += amount
    t.emit("banks", seat, amount, given)
    while amount > 0:
        turn_tile(t, seat, BANKING_TILE)
        amount -= BANK_MOST


class Award(Frame[Table]):
    """P4.3: the winner gets what it has paid for, and carries it out at once."""

    def __init__(self, seat: i64, lot: i64) -> None:
        self.seat = seat
        self.lot = lot

    def close(self, t: Table) -> None:
        t.busy = True
        t.offers.lapse(UNTIL_AUCTION)
        if self.lot < EVENT_LOT:
            self.city_tile(t, self.lot)
        elif self.lot == POPE_LOT:
            t.pope = self.seat
        else:
            self.event(t, self.lot - EVENT_LOT)

    def city_tile(self, t: Table, kind: i64) -> None:
        """P4.1: the tile leaves the supply."""
        t.tiles[t.seats * TILE_KINDS + kind] -= 1
        t.tiles[self.seat * TILE_KINDS + kind] += 1
        if kind == ALFONSO_TILE and self.seat != t.active:
            t.push(AlfonsoWon(self.seat))

    def event(self, t: Table, event: i64) -> None:
        """P4.7: artists of victory points and Merchants are kept; P4.6, P4.8: the others are carried out."""
        t.places[event] = self.seat
        if EVENT_KIND[event] == STATUS_ARTIST:
            t.push(PlaceArtist(self.seat, event))
        elif EVENT_KIND[event] == FRENCH_INVADE:
            t.push(Invasion(self.seat, event))
