"""Moments of games to think about: each seat that is asked, in random games of every kind."""

from collections.abc import Iterator
from typing import Any

from condotta.kernel.contract import Game, Table
from condotta.kernel.engine import apply, asides, options, pending, play_chance
from condotta.kernel.rng import Rng
from condotta.kernel.seats import seats_of


def moments(game: Game[Any], seats: int, variants: list[str], seed: int, every: int) -> Iterator[tuple[Table, int]]:
    """A table and a seat that has a choice there, after each so many answers of a random game; now and then somebody
    shows a card or trades beside the question."""
    t, rng, answers = game.new(seats, {"variants": variants}), Rng(seed), 0
    while pending(t) is not None:
        play_chance(t, rng)
        if (decision := pending(t)) is None:
            return
        if rng.below(6) == 0:
            beside = asides(t, seat := int(rng.below(seats)))
            if beside:
                apply(t, seat, beside[rng.below(len(beside))])
        asked = seats_of(decision.asked)
        seat = asked[rng.below(len(asked))]
        choices = options(t, seat)
        if answers % every == 0 and len(choices) > 1:
            yield t, seat
        answers += 1
        apply(t, seat, choices[rng.below(len(choices))])
