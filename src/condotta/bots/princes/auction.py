"""P4 Auctions: how far a seat goes for a lot, and what it is good for to put one up."""

from __future__ import annotations

from ...games.princes.acts import BID, FREEZE, HIGHEST_BID, PASS, PAY
from ...games.princes.auction import PAY_STEP, discount, opening
from ...games.princes.limits import may_own
from ...games.princes.tiles import (
    EVENT_LOT,
    GOLD,
    INFLUENCE,
    POPE_LOT,
    currency_of,
)
from ...kernel.seats import NO_SEAT, has
from .mind import RESERVE, Mind
from .war import NEUTRAL, fight_worth, rival_strength, stake


def limit(mind: Mind, seat: int, lot: int, worth: float) -> float:
    """The price at which a lot of this worth is no bargain: as far as the purse goes."""
    owned = mind.seat(seat)
    currency = currency_of(lot)
    purse = owned.gold if currency == GOLD else owned.influence
    if currency == INFLUENCE and mind.decades > 1 and lot <= POPE_LOT:
        purse = max(0, purse - RESERVE)
    return min(worth / mind.coin[currency], purse) + int(discount(mind.world, seat, lot))


def bargain(mind: Mind, lot: int) -> float:
    """What putting a lot up is good for: my worth less what the next one would pay."""
    currency = currency_of(lot)
    least = int(opening(mind.world, lot))
    others = [
        limit(mind, seat, lot, mind.worth(seat, lot)) - int(discount(mind.world, seat, lot))
        for seat in range(mind.count)
        if seat != mind.me and (lot >= EVENT_LOT or may_own(mind.world, seat, lot))
    ]
    mine = limit(mind, mind.me, lot, mind.worth(mind.me, lot))
    if mine < least:
        return -1.0
    price = max([least, *others])
    # Who does not win it has only spent an action; now and then the others are not so keen.
    return max(0.05, mine - price) * mind.coin[currency]


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
    if len(rivals) == 1 and FREEZE + rivals[0] in options and left * mind.coin[currency_of(auction.lot)] > 1.5:
        return FREEZE + rivals[0]
    return bids[0]


def bid_limit(mind: Mind) -> float:
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
