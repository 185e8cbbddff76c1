"""P2.6 Trading: what a swap brings to each side, which offers are taken, made and taken back."""

from __future__ import annotations

from math import inf
from typing import Final

from ...games.princes.acts import ACCEPT, OFFER, REFUSE, WITHDRAW
from ...games.princes.table import UNTIL_DECADE
from ...games.princes.tiles import GOLD, INFLUENCE
from ...games.princes.view import View
from ...kernel.catalogue import CODE_BITS, CODE_MASK
from ...kernel.offers import NO_OFFER, asked, given, terms
from .purse import cost, purse_of

ENOUGH: Final = 0.3
"""What a swap must bring to be worth the trouble, in victory points."""
MOST: Final = 8
"""The most it offers or asks for."""
MAKER: Final = 1
TAKER: Final = -1
"""On which side of an offer a seat is: the taker pays what the maker gets."""


def trade(view: View, asides: list[int]) -> int | None:
    """What to do about offers: answer those of others, take back an own one that has become bad, make one."""
    for found in (answer_offers(view, asides), take_back(view, asides), make_offer(view, asides)):
        if found is not None:
            return found
    return None


def answer_offers(view: View, asides: list[int]) -> int | None:
    """Each offer made to this seat is answered at once: what brings enough is taken, all else refused."""
    accepts = {act & CODE_MASK: act for act in asides if ACCEPT <= act & CODE_MASK < ACCEPT + 6}
    for act in asides:
        if REFUSE <= act < REFUSE + 6:
            accept = accepts.get(ACCEPT + act - REFUSE)
            return accept if accept is not None and gain(view, view.eye, accept >> CODE_BITS, TAKER) >= ENOUGH else act
    return None


def take_back(view: View, asides: list[int]) -> int | None:
    """An offer that nobody has answered and that would be a loss by now."""
    for act in asides:
        if WITHDRAW <= act < WITHDRAW + 6:
            standing = view.offers[view.eye * len(view.seats) + act - WITHDRAW]
            if gain(view, view.eye, standing, MAKER) < 0:
                return act
    return None


def make_offer(view: View, asides: list[int]) -> int | None:
    """Before its action, and once a decade to each seat: the swap that is best for both, if there is one."""
    if view.question is None or view.question.name != "action" or view.active != view.eye:
        return None
    for other in range(len(view.seats)):
        before = [made for made in view.offered if made.maker == view.eye and made.to == other]
        offered_now = any(made.decade == view.decade for made in before)
        if not offered_now and any(act & CODE_MASK == OFFER + other for act in asides):
            offer = best_swap(view, other)
            if offer != NO_OFFER and all(made.terms != offer for made in before):
                return OFFER + other | offer << CODE_BITS
    return None


def best_swap(view: View, other: int) -> int:
    """The swap with a seat whose smaller gain of the two is the largest, or NO_OFFER if none brings enough to both."""
    best, most = int(NO_OFFER), ENOUGH
    mine = [changes(view, view.eye, currency) for currency in (GOLD, INFLUENCE)]
    theirs = [changes(view, other, currency) for currency in (GOLD, INFLUENCE)]
    for give in range(1, MOST + 1):
        for ask in range(1, MOST + 1):
            for one, two in ((GOLD, INFLUENCE), (INFLUENCE, GOLD)):
                least = min(mine[one][-give] + mine[two][ask], theirs[one][give] + theirs[two][-ask])
                if least >= most:
                    best, most = int(swap_terms(one, give, ask)), least
    return best


def swap_terms(currency: int, give: int, ask: int) -> int:
    """So much of one currency for so much of the other, on offer until the decade ends."""
    if currency == GOLD:
        return int(terms(give, 0, 0, ask, UNTIL_DECADE))
    return int(terms(0, give, ask, 0, UNTIL_DECADE))


def changes(view: View, seat: int, currency: int) -> dict[int, float]:
    """What it brings to a seat to get so much of a currency, or, below 0, to pay it."""
    return {amount: change(view, seat, currency, amount) for amount in range(-MOST, MOST + 1)}


def change(view: View, seat: int, currency: int, amount: int) -> float:
    """Nothing outweighs half of what it has."""
    return -inf if -2 * amount > purse_of(view, seat, currency) else -cost(view, seat, currency, -amount)


def gain(view: View, seat: int, offer: int, side: int) -> float:
    """What an offer brings to a seat."""
    return sum(
        change(view, seat, currency, side * int(asked(offer, currency) - given(offer, currency)))
        for currency in (GOLD, INFLUENCE)
    )
