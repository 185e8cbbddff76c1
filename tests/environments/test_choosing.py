"""A match played by choices: the same match as by acts, with nothing but choices that may be taken."""

from __future__ import annotations

import copy
import pickle
import random

import pytest

import condotta
from condotta.choosing import Choosing
from condotta.games import GAMES

TABLES = [(name, seats) for name, game in GAMES.items() for seats in (game.fewest, game.most)]


def random_choice(choosing: Choosing, dice: random.Random) -> int:
    return dice.choice([choice for choice, allowed in enumerate(choosing.mask()) if allowed])


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_random_choices_lead_to_the_end_and_give_the_same_match_again(game: str, seats: int) -> None:
    dice = random.Random(seats)
    choosing = Choosing(condotta.new(game, seats, seed=5))
    taken, half = [], None
    while choosing.seat is not None:
        assert len(choosing.features()) == choosing.size and sum(choosing.mask()) > 1
        taken.append(random_choice(choosing, dice))
        choosing.choose(taken[-1])
        if len(taken) == 20:
            half = pickle.loads(pickle.dumps(copy.deepcopy(choosing)))
            assert (half.features(), half.mask()) == (choosing.features(), choosing.mask())
    assert sum(choosing.shares) == pytest.approx(1) and choosing.match.over
    assert half is not None
    for choice in taken[20:]:
        half.choose(choice)
    assert half.match == choosing.match, "a copy goes on with the same chance"
    with pytest.raises(ValueError):
        choosing.choose(0)


def test_a_choice_that_may_not_be_taken_changes_nothing() -> None:
    choosing = Choosing(condotta.new("conquest", 2, seed=1))
    before = choosing.match.record(), choosing.features(), choosing.mask()
    for choice in (choosing.mask().index(0), -1, len(choosing.choices)):
        with pytest.raises(ValueError, match=f"no choice {choice} now"):
            choosing.choose(choice)
    assert (choosing.match.record(), choosing.features(), choosing.mask()) == before


@pytest.mark.parametrize("game", GAMES)
def test_what_is_done_beside_a_question_are_further_choices_if_wanted(game: str) -> None:
    dice = random.Random(2)
    plain = Choosing(condotta.new(game, GAMES[game].fewest, seed=3))
    choosing = Choosing(condotta.new(game, GAMES[game].fewest, seed=3), beside=True)
    own = len(plain.choices)
    assert choosing.choices[:own] == plain.choices
    beside = 0
    while choosing.seat is not None:
        choice = random_choice(choosing, dice)
        beside += choice >= own
        choosing.choose(choice)
    assert (beside > 0) == (game == "condottiere"), "cards are shown; to answer an offer, somebody must make one"
