"""A question with one answer is only said to have one where everybody can tell: then speed tells nothing."""

from typing import Any

import pytest

from condotta.games import GAMES
from condotta.kernel.contract import Game
from condotta.kernel.engine import apply, forced, options, pending, sample
from condotta.kernel.rng import Rng
from condotta.kernel.seats import CHANCE, PUBLIC, seats_of

STEPS = 250
"""Of each game."""


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_what_is_forced_is_so_in_every_world_that_nobody_can_tell_apart(game: Game[Any]) -> None:
    """Also where a seat alone knows that it has one answer, it is not forced in any world like this one."""
    found, alone, rng = 0, 0, Rng(11)
    for variants in ([], game.variants[-1:]):
        t = game.new(max(3, game.fewest), {"variants": variants})
        for _step in range(STEPS):
            decision = pending(t)
            if decision is None:
                break
            if decision.seat == CHANCE:
                apply(t, CHANCE, sample(t, rng))
                continue
            for seat in seats_of(decision.asked):
                single = len(options(t, seat)) == 1
                found += forced(t, seat)
                alone += single and not forced(t, seat)
                world = game.determinize(t, PUBLIC, rng)
                assert forced(world, seat) == forced(t, seat)
                if forced(t, seat):
                    assert options(world, seat) == options(t, seat)
            acts = options(t, decision.seat)
            hides = [act for act in acts if game.catalogue.show(act) == "buy-treachery"]
            apply(t, decision.seat, (hides or acts)[rng.below(len(hides or acts))])
    assert alone > 0, "there was no question whose single answer is a secret"
    assert (found > 0) == (game.name != "condottiere")
