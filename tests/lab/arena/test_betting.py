"""The sequential test: how often it is wrong, and how soon it is right."""

import math
import random

import pytest

from condotta.lab.arena.betting import DOUBT, STAKES, Bet, needed


def test_a_worked_example() -> None:
    """Won, lost by half: each stake s has become (1 + s)(1 - s/2), and the gain is their mean."""
    bet = Bet()
    assert bet.gain == 0
    bet.add(1)
    bet.add(-0.5)
    assert math.exp(bet.gain) == pytest.approx(sum((1 + s) * (1 - s / 2) for s in STAKES) / len(STAKES))
    assert needed(2) == pytest.approx(math.log(40))


def found(chance: float, deals: int, seed: int) -> int | None:
    """After how many deals of two games it is claimed that somebody who wins with this chance is better."""
    dice, bet = random.Random(seed), Bet()
    for deal in range(1, deals + 1):
        bet.add(sum(1 if dice.random() < chance else -1 for _game in range(2)) / 2)
        if bet.gain >= needed(1):
            return deal
    return None


def test_it_is_seldom_wrong_however_often_one_looks() -> None:
    wrong = [found(0.5, 200, seed) for seed in range(300)]
    assert 0 < sum(deal is not None for deal in wrong) <= 1.5 * DOUBT * 300
    assert all(found(0.4, 200, seed) is None for seed in range(50))


def test_a_clear_difference_is_found_soon() -> None:
    assert found(1.0, 20, 1) is not None
    deals = [found(0.65, 400, seed) for seed in range(60)]
    soon = [deal for deal in deals if deal is not None]
    assert len(soon) == 60
    assert sum(soon) / 60 < 60
