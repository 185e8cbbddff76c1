"""Matches to look at, for tests."""

from __future__ import annotations

import random

import condotta

EVERY = [(game, seats) for game in condotta.game_names() for seats in (2, 3, 4) if (game, seats) != ("princes", 2)]
"""Each game with the fewest seats and with more."""


def play_on(match: condotta.Match, steps: int, seed: int = 1) -> condotta.Match:
    """So many random answers, or to the end; now and then somebody does something beside the question."""
    chance = random.Random(seed)
    for _step in range(steps):
        if match.over:
            break
        seat = chance.choice(match.to_act)
        beside = match.asides(seat)
        match.play(seat, chance.choice(beside if beside and chance.random() < 0.1 else match.options(seat)))
    return match


def begun(game: str = "condottiere", seats: int = 3, steps: int = 40, seed: int = 7) -> condotta.Match:
    variants = ["hidden"] if game == "condottiere" else []
    return play_on(condotta.new(game, seats=seats, variants=variants, seed=seed), steps)
