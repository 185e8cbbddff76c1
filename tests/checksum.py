"""Plays games and thinks from fixed seeds and prints a checksum of each: run compiled and plain, they must agree."""

import json
import sys
from itertools import islice
from zlib import crc32

from condotta import is_compiled
from condotta.games import GAMES
from condotta.kernel.engine import apply, options, pending, sample
from condotta.kernel.rng import Rng
from condotta.kernel.seats import CHANCE
from condotta.search import GUIDES, Effort, think
from tests.search.positions import moments


def play(name: str, seats: int, variants: list[str], seed: int) -> int:
    """The checksum of a random game: every option at every step, every act, the result."""
    game, rng, check = GAMES[name], Rng(seed), 0
    t = game.new(seats, {"variants": variants})
    while (decision := pending(t)) is not None:
        seat = decision.seat
        choices = [sample(t, rng)] if seat == CHANCE else options(t, seat)
        act = choices[rng.below(len(choices))]
        check = crc32(repr((seat, [int(choice) for choice in choices], int(act))).encode(), check)
        apply(t, seat, act)
    for eye in range(seats):
        check = crc32(repr(game.view(game.determinize(t, eye, rng), eye)).encode(), check)
    return crc32(repr((int(t.winners), game.scores(t))).encode(), check)


def thoughts(name: str, seats: int, seed: int) -> int:
    """The checksum of some thoughts at moments of a random game: acts, visits and shares to the last digit."""
    check = 0
    for t, seat in islice(moments(GAMES[name], seats, [], seed, every=37), 6):
        check = crc32(repr(think(GUIDES[name], t, seat, seed, Effort(work=12))).encode(), check)
    return check


def main() -> None:
    found = {
        f"{name} {seats} {seed}": play(name, seats, game.variants[seed % 2 : seed : 2], seed)
        for name, game in GAMES.items()
        for seats in range(game.fewest, game.most + 1)
        for seed in range(6)
        if not any({one, other} <= set(game.variants[seed % 2 : seed : 2]) for one, other, _rule in game.forbidden)
    }
    for name, game in GAMES.items():
        for seats in (game.fewest, game.most):
            found[f"thoughts {name} {seats}"] = thoughts(name, seats, seats)
    json.dump({"compiled": is_compiled(), "games": found}, sys.stdout)


if __name__ == "__main__":
    main()
