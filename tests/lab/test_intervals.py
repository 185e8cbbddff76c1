"""How sure a share of victories is: a worked example, and by trial."""

import math
import random

import pytest

from condotta.lab.intervals import SURE, Share, share_of


def test_a_worked_example() -> None:
    """Four deals of two games, 4 of 8 won. By deal the wins are off the 1 expected by 0, 1, -1, 0: squares 2.
    The variance is 4/3 times 2/64, so 1/24."""
    found = share_of([(1, 2), (2, 2), (0, 2), (1, 2)])
    assert found.share == 0.5
    assert found.within == pytest.approx(SURE * math.sqrt(1 / 24))


def test_games_of_their_own_are_the_usual_interval() -> None:
    """Where each deal is one game it is p(1 - p)/(n - 1), the variance of a mean."""
    found = share_of([(1, 1)] * 30 + [(0, 1)] * 70)
    assert found.within == pytest.approx(SURE * math.sqrt(0.3 * 0.7 / 99))


def test_deals_of_unequal_size() -> None:
    found = share_of([(3, 3), (0, 1)])
    assert found.share == 0.75
    assert found.within == pytest.approx(SURE * math.sqrt(2 * (0.75**2 + 0.75**2) / 16))


@pytest.mark.parametrize(
    ("deals", "expected"),
    [([(2, 2)] * 60, Share(1, 0.05)), ([(0, 1)] * 2, Share(0, 1)), ([(1, 2)], Share(0.5, 1))],
)
def test_all_nothing_or_a_single_deal_is_not_sure(deals: list[tuple[float, float]], expected: Share) -> None:
    assert share_of(deals) == expected


def test_it_covers_the_truth_as_often_as_it_says() -> None:
    """Deals that favour the same bot in all of their four games: the interval by deals covers the truth about 95
    times in a hundred, one that took games for independent clearly less often."""
    dice = random.Random(1)
    by_deals = by_games = 0
    for _trial in range(600):
        chances = [dice.choice([0.15, 0.95]) for _deal in range(80)]
        deals = [[float(dice.random() < chance) for _game in range(4)] for chance in chances]
        by_deals += covers(share_of([(sum(deal), 4) for deal in deals]), 0.55)
        by_games += covers(share_of([(game, 1) for deal in deals for game in deal]), 0.55)
    assert 0.92 < by_deals / 600 < 0.98
    assert by_games / 600 < 0.85


def covers(found: Share, truth: float) -> bool:
    return abs(found.share - truth) <= found.within
