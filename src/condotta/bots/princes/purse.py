"""What gold and influence are worth to a seat, in victory points.

Each coin is worth less than the one before: with much of it there is less to buy that is still a bargain. In the last
decade what is left at the end counts as well, if it is more than others have.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from ...games.princes.tiles import DECADES, GOLD, MOST_GOLD_POINTS, MOST_INFLUENCE_POINTS, SECOND_GOLD_POINTS
from ...games.princes.view import View

FIRST_COIN: Final = ((0.6, 0.8), (0.5, 0.66), (0.2, 0.28))
"""What the first gold and the first influence in a purse are worth, by decade."""
HALF: Final = (250, 25)
"""With so much gold or influence in the purse, one more is worth half of that."""
PLACES: Final = (
    (int(MOST_GOLD_POINTS), int(SECOND_GOLD_POINTS), 0),
    (int(MOST_INFLUENCE_POINTS), 0, 0),
)
"""P8.2: what the most, the second-most and less gold or influence score."""
CLOSE: Final = 8
"""How near others must come to make a place doubtful."""


def purse_of(view: View, seat: int, currency: int) -> int:
    return view.seats[seat].gold if currency == GOLD else view.seats[seat].influence


def coin(view: View, seat: int, currency: int) -> float:
    """What one coin more is worth to a seat."""
    return FIRST_COIN[view.decade][currency] / (1 + purse_of(view, seat, currency) / HALF[currency])


def worth_of_purse(view: View, seat: int, currency: int, purse: float) -> float:
    """What so much in its purse is worth to a seat."""
    found = FIRST_COIN[view.decade][currency] * HALF[currency] * log(1 + purse / HALF[currency])
    if view.decade == DECADES - 1:
        found += place_points(view, seat, currency, purse)
    return found


def cost(view: View, seat: int, currency: int, price: float) -> float:
    """What it costs a seat to pay so much."""
    purse = purse_of(view, seat, currency)
    return worth_of_purse(view, seat, currency, purse) - worth_of_purse(view, seat, currency, purse - price)


def place_points(view: View, seat: int, currency: int, purse: float) -> float:
    """P8.2: what a seat may score for wealth with so much in its purse, if others keep what they have."""
    ahead = 0.0
    for other in range(len(view.seats)):
        if other != seat:
            lead = purse + income(view, seat, currency)
            lead -= purse_of(view, other, currency) + income(view, other, currency)
            ahead += 1 / (1 + exp(lead / CLOSE))
    low = min(int(ahead), 1)
    first, second = PLACES[currency][low : low + 2]
    return first + min(ahead - low, 1) * (second - first)


def income(view: View, seat: int, currency: int) -> int:
    return view.seats[seat].gold_income if currency == GOLD else view.seats[seat].influence_income
