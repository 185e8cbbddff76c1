"""P4 Auctions: how far a seat goes for a lot, and what it is good for to put one up."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from ...games.princes.acts import BID, FREEZE, HIGHEST_BID, PASS, PAY
from ...games.princes.auction import PAY_STEP, discount, opening
from ...games.princes.decade import open_events
from ...games.princes.limits import may_own
from ...games.princes.tiles import (
    EVENT_LOT,
    INFLUENCE,
    POPE_LOT,
    currency_of,
)
from ...kernel.seats import NO_SEAT, has
from .mind import RESERVE, Mind
from .purse import purse_of
from .war import NEUTRAL, fight_worth, rival_strength, stake

LAST_EVENT: Final = 0.001
"""P4.9: the last event ends the decade, so it is put up when nothing else is good for anything."""


def limit(mind: Mind, seat: int, lot: int, worth: float) -> int:
    """The highest price at which a lot of this worth is no loss, as far as the purse goes."""
    currency = int(currency_of(lot))
    purse = purse_of(mind.view, seat, currency)
    if currency == INFLUENCE and mind.decades > 1 and lot <= POPE_LOT:
        purse = max(0, purse - RESERVE)
    price = bisect_right(range(purse + 1), worth, key=lambda price: mind.cost(seat, currency, price)) - 1
    return max(price, 0) + int(discount(mind.world, seat, lot))


def bargain(mind: Mind, lot: int) -> float:
    """What putting a lot up is good for: what it is worth to me less what the next one would make me pay."""
    currency = int(currency_of(lot))
    worth = mind.worth(mind.me, lot)
    least = int(opening(mind.world, lot))
    if limit(mind, mind.me, lot, worth) < least:
        return -1.0
    if EVENT_LOT <= lot < POPE_LOT and open_events(mind.world) == 1:
        return LAST_EVENT
    others = [
        limit(mind, seat, lot, mind.worth(seat, lot))
        for seat in range(mind.count)
        if seat != mind.me and (lot >= EVENT_LOT or may_own(mind.world, seat, lot))
    ]
    price = max([least, *others]) - int(discount(mind.world, mind.me, lot))
    # Who does not win it has only spent an action; now and then the others are not so keen.
    found = 0.05 * mind.coins[mind.me][currency]
    if price <= purse_of(mind.view, mind.me, currency):
        found = max(found, worth - mind.cost(mind.me, currency, price))
    return found


def speak(mind: Mind, options: list[int]) -> int:
    """One more than the last bid while it is a bargain; a Freeze Bid where one rival is left and much is at stake."""
    auction = mind.view.auction
    assert auction is not None
    bids = [act for act in options if BID <= act <= BID + HIGHEST_BID]
    if not bids:
        return PASS
    limit = bid_limit(mind)
    if bids[0] - BID > limit and PASS in options:
        return PASS
    rivals = [seat for seat in range(mind.count) if seat != mind.me and has(auction.inside & ~auction.frozen, seat)]
    left = limit - (bids[0] - BID)
    if (
        len(rivals) == 1
        and FREEZE + rivals[0] in options
        and left * mind.coins[mind.me][currency_of(auction.lot)] > 1.5
    ):
        return FREEZE + rivals[0]
    return bids[0]


def bid_limit(mind: Mind) -> int:
    """How far I go for the lot that is up."""
    auction = mind.view.auction
    assert auction is not None
    if auction.lot <= POPE_LOT:
        return limit(mind, mind.me, auction.lot, mind.worth(mind.me, auction.lot))
    war = mind.view.war
    assert war is not None
    side = auction.lot - POPE_LOT - 1
    other = war.condottieri[1 - side]
    if side == 1 and other == NO_SEAT:
        rival = NEUTRAL
    else:
        rival = rival_strength(mind) if other == NO_SEAT else mind.strength(other)
    worth = fight_worth(mind, war.cities, side, rival) - stake(mind, war.cities)
    return limit(mind, mind.me, auction.lot, worth * 0.8)


def judge_pay(mind: Mind, act: int) -> float:
    """Cardinals are good for nothing else; what was banked is dear."""
    cardinals, swapped = divmod(act - PAY, PAY_STEP)
    return cardinals - swapped / 10
