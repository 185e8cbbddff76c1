"""Bots that look ahead: in time, whatever they are given to do."""

import time
from itertools import count
from typing import Any

import pytest

from condotta.bots.driver import choice, thought
from condotta.bots.fair import moments
from condotta.bots.searching import Searching
from condotta.games import GAMES
from condotta.kernel.contract import Game
from condotta.kernel.engine import options
from condotta.kernel.rng import Rng
from condotta.search import Effort


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_cap_is_overrun_by_one_imagined_game_at_most(game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock moves on by a millisecond each time it is looked at: once at the beginning, and after each game."""
    looks = count()
    monkeypatch.setattr(time, "perf_counter", lambda: next(looks) / 1000)
    bot, weighed = Searching(game, Effort(work=10**9, seconds=0.0089)), 0
    for t, seat in moments(game, game.most, {}, seed=2, every=3):
        found = thought(t, seat, bot, 3)
        assert found.work in (0, 9)
        assert choice(t, seat, bot, Rng(3)) in options(t, seat)
        weighed += found.work > 0
        if weighed == 3:
            break
    assert weighed == 3
