"""P2.6, P6.3 Trading and Banking: what may be done at any time, beside the open question."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from ...kernel.auction import NO_BID
from ...kernel.catalogue import CODE_BITS, CODE_MASK
from ...kernel.offers import NO_OFFER, asked, exchange, given, payable, terms, until
from .acts import ACCEPT, BANK, OFFER, REFUSE, WITHDRAW
from .auction import BANK_MOST, Bidding, Payment, banks_for, discount, reach, swap
from .decade import decade_over, open_events
from .limits import unused
from .table import MOMENTS, Table
from .tiles import BANKING_TILE, DECADES, EVENT_LOT, GOLD, INFLUENCE, POPE_LOT

NONE: Final = ""
"""No refusal."""


def is_aside(act: i64) -> bool:
    code = act & CODE_MASK
    return BANK <= code < WITHDRAW + 6


def still_pays(t: Table, seat: i64, gold: i64, influence: i64, banks: i64) -> bool:
    """P2.6: a seat whose bid stands highest, that has won, or that must open a city tile, may not go below its
    price. What counts is what all can see: of its Cardinals only those that a bid has proved."""
    top = t.stack[-1]
    price: i64 = 0
    lot: i64 = 0
    if isinstance(top, Bidding):
        lot = top.lot
        if top.leader == seat:
            price = top.price
        elif top.leader == NO_BID and top.must and top.speaker == seat:
            price = top.least(t, seat)
    elif isinstance(top, Payment) and top.seat == seat:
        lot = top.lot
        price = top.price
    if price == 0:
        return True
    left = banks_for(t, seat, lot) - banks
    if left < 0:
        left = 0
    own_gold = t.purses[seat * 2 + GOLD] + gold
    own_influence = t.purses[seat * 2 + INFLUENCE] + influence
    return reach(lot, discount(t, seat, lot), own_gold, own_influence, left, t.proved[seat]) >= price


# P6.3: Banking.


def keeps_its_price_banking(t: Table, seat: i64, currency: i64, amount: i64) -> bool:
    """P2.6: nor may a seat bank itself below its price."""
    gold = -amount if currency == GOLD else amount
    return still_pays(t, seat, gold, -gold, 1)


# P2.6: trading.


def trading_over(t: Table) -> bool:
    """P2.6: none after the last event of decade III is won."""
    if t.decade != DECADES - 1:
        return False
    top = t.stack[-1]
    if isinstance(top, Payment) and EVENT_LOT <= top.lot < POPE_LOT and open_events(t) == 1:
        return True
    return decade_over(t)


def keeps_its_price(t: Table, maker: i64, to: i64, offer: i64) -> bool:
    """P2.6: neither side of a swap goes below the price it is bound to."""
    gold = asked(offer, GOLD) - given(offer, GOLD)
    influence = asked(offer, INFLUENCE) - given(offer, INFLUENCE)
    return still_pays(t, maker, gold, influence, 0) and still_pays(t, to, -gold, -influence, 0)


def can_give(t: Table, maker: i64, offer: i64) -> bool:
    """P2.6: an offer is made out of what its maker holds."""
    return t.purses[maker * 2 + GOLD] >= given(offer, GOLD) and t.purses[maker * 2 + INFLUENCE] >= given(
        offer, INFLUENCE
    )


def refusal(t: Table, seat: i64, act: i64) -> str:
    """P2.6, P6.3: why this aside is not allowed; NONE if it is."""
    code = act & CODE_MASK
    payload = act >> CODE_BITS
    if code < OFFER:
        currency = (code - BANK) // BANK_MOST
        amount = (code - BANK) % BANK_MOST + 1
        if payload != 0:
            return "not-an-option"
        if unused(t, seat, BANKING_TILE) == 0:
            return "no-banking"
        if t.bank_closed:
            return "bank-closed"
        if t.purses[seat * 2 + currency] < amount:
            return "not-in-your-purse"
        return NONE if keeps_its_price_banking(t, seat, currency, amount) else "bid-stands"
    if not t.trading:
        return "no-trading"
    other = (code - OFFER) % 6
    if other >= t.seats or other == seat:
        return "not-a-partner"
    if trading_over(t):
        return "trading-over"
    if code < ACCEPT:
        if until(payload) >= len(MOMENTS) or payload & (terms(1023, 1023, 1023, 1023, 0)) == 0:
            return "not-an-option"
        return NONE if can_give(t, seat, payload) else "not-in-your-purse"
    if code < REFUSE:
        if t.offers.standing(other, seat) != payload:
            return "no-such-offer"
        if not payable(t.purses, other, seat, payload):
            return "not-in-the-purses"
        return NONE if keeps_its_price(t, other, seat, payload) else "bid-stands"
    if payload != 0:
        return "not-an-option"
    standing = t.offers.standing(other, seat) if code < WITHDRAW else t.offers.standing(seat, other)
    return "no-such-offer" if standing == NO_OFFER else NONE


def carry_out(t: Table, seat: i64, act: i64) -> None:
    """P2.6, P6.3: do it."""
    code = act & CODE_MASK
    payload = act >> CODE_BITS
    other = (code - OFFER) % 6
    if code < OFFER:
        swap(t, seat, (code - BANK) // BANK_MOST, (code - BANK) % BANK_MOST + 1)
    elif code < ACCEPT:
        t.offers.make(seat, other, payload)
        note_offer(t, (t.decade * t.seats + seat) * t.seats + other, payload)
        t.emit("offers", seat, other, payload)
    elif code < REFUSE:
        t.offers.end(other, seat)
        exchange(t.purses, other, seat, payload)
        t.emit("accepts", seat, other, payload)
    elif code < WITHDRAW:
        t.offers.end(other, seat)
        t.emit("refuses", seat, other)
    else:
        t.offers.end(seat, other)
        t.emit("withdraws", seat, other)


def note_offer(t: Table, place: i64, offer: i64) -> None:
    """P2.6: offers lie open, and what was offered stays known."""
    for i in range(0, len(t.offered), 2):
        if t.offered[i] == place:
            t.offered[i + 1] = offer
            return
    t.offered = append(append(t.offered, place), offer)


def listed(t: Table, seat: i64) -> list[int]:
    """P2.6, P6.3: Banking, answers to offers, and of all offers that could be made those of one coin."""
    found: list[int] = []
    candidates = [int(BANK + i) for i in range(6)]
    for other in range(int(t.seats)):
        if other != seat:
            standing = t.offers.standing(other, seat)
            if standing != NO_OFFER:
                candidates += [ACCEPT + other | int(standing) << CODE_BITS, REFUSE + other]
            candidates.append(WITHDRAW + other)
            for offer in (terms(1, 0, 0, 1, 0), terms(0, 1, 1, 0, 0), terms(1, 0, 0, 0, 0), terms(0, 1, 0, 0, 2)):
                candidates.append(OFFER + other | int(offer) << CODE_BITS)
    for act in candidates:
        if refusal(t, seat, act) == NONE:
            found.append(act)
    return found
