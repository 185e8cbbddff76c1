"""P2.6 Trading: what a swap brings to each side, which offers are taken and which are made."""

from __future__ import annotations

from typing import Final

from ...games.princes.acts import ACCEPT, OFFER, REFUSE
from ...games.princes.table import UNTIL_TURN
from ...games.princes.tiles import DECADES, GOLD, INFLUENCE
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


def answer_offers(view: View, asides: list[int]) -> int | None:
    """Each offer made to this seat is answered at once: what brings enough is taken, all else refused."""
    accepts = {act & CODE_MASK: act for act in asides if ACCEPT <= act & CODE_MASK < ACCEPT + 6}
    for act in asides:
        if REFUSE <= act < REFUSE + 6:
            accept = accepts.get(ACCEPT + act - REFUSE)
            return accept if accept is not None and gain(view, view.eye, accept >> CODE_BITS, TAKER) >= ENOUGH else act
    return None


def make_offer(view: View, asides: list[int]) -> int | None:
    """Before its action, and once a decade to each seat: the swap that is best for both, if there is one."""
    if view.question is None or view.question.name != "action" or view.active != view.eye:
        return None
    for other in range(len(view.seats)):
        before = offered(view, other)
        if before[view.decade] == NO_OFFER and any(act & CODE_MASK == OFFER + other for act in asides):
            offer = best_swap(view, other)
            if offer != NO_OFFER and offer not in before:
                return OFFER + other | offer << CODE_BITS
    return None


def offered(view: View, to: int) -> list[int]:
    """What I last offered a seat in each decade."""
    count = len(view.seats)
    return [view.offered[(decade * count + view.eye) * count + to] for decade in range(DECADES)]


def best_swap(view: View, other: int) -> int:
    """The swap with a seat whose smaller gain of the two is the largest, or NO_OFFER if none brings enough to both."""
    best, most = int(NO_OFFER), ENOUGH
    for give in range(1, MOST + 1):
        for ask in range(1, MOST + 1):
            for offer in (terms(give, 0, 0, ask, UNTIL_TURN), terms(0, give, ask, 0, UNTIL_TURN)):
                least = min(gain(view, view.eye, offer, MAKER), gain(view, other, offer, TAKER))
                if least >= most:
                    best, most = int(offer), least
    return best


def gain(view: View, seat: int, offer: int, side: int) -> float:
    """What a swap brings to a seat; nothing outweighs half of what it has."""
    found = 0.0
    for currency in (GOLD, INFLUENCE):
        pays = side * int(given(offer, currency) - asked(offer, currency))
        if 2 * pays > purse_of(view, seat, currency):
            return -1.0
        found -= cost(view, seat, currency, pays)
    return found
