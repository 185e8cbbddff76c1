"""A sensible set-up for a seat, by what that seat knows."""

from condotta.games.conquest import CONQUEST
from condotta.games.conquest.pieces import PIECES
from condotta.kernel.engine import apply, options, pending, sample
from condotta.kernel.rng import Rng
from condotta.kernel.seats import CHANCE, seats_of
from condotta.search.conquest_setup import sensible_setup


def test_a_sensible_set_up_can_be_played_and_tells_nothing_of_others() -> None:
    rng = Rng(5)
    t = CONQUEST.new(2, {})
    while (decision := pending(t)) is not None and decision.name != "deploy":
        seat = decision.seat
        apply(t, seat, sample(t, rng) if seat == CHANCE else options(t, seat)[0])
    for _i in range(7):  # the other one has begun
        apply(t, 1, options(t, 1)[-1])
    acts = sensible_setup(t, 0, Rng(3))
    assert len(acts) == PIECES
    assert acts == sensible_setup(CONQUEST.determinize(t, 0, Rng(9)), 0, Rng(3))
    assert acts != sensible_setup(t, 0, Rng(4))
    for act in acts:
        assert act in options(t, 0)
        apply(t, 0, act)
    decision = pending(t)
    assert decision is not None and 0 not in seats_of(decision.asked)
    assert sensible_setup(t, 0, Rng(3)) == []
