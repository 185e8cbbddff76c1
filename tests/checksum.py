"""Plays games and thinks from fixed seeds and prints a checksum of each: run compiled and plain, they must agree."""

import json
import sys
from itertools import islice
from zlib import crc32

from condotta import is_compiled
from condotta.bots import make_bot
from condotta.bots.levels import way_of
from condotta.games import GAMES
from condotta.kernel.batch import Batch
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


def numbers(name: str, seats: int, seed: int) -> int:
    """The checksum of what a learner is told while tables move at random."""
    game, rng, check = GAMES[name], Rng(seed), 0
    ways: list[tuple[int, dict[str, object]]] = [(seats, {})]
    ways += [(seats, {"variants": [variant]}) for variant in game.variants]
    batch = Batch(game, ways, len(ways), seed)
    width = len(batch.masks) // len(ways)
    for _step in range(60):
        rows = [batch.features, batch.masks, batch.to_act, batch.ended, batch.rewards]
        for row in rows:
            check = crc32(bytes(memoryview(row)), check)
        chosen = []
        for table in range(len(ways)):
            marked = [choice for choice in range(width) if batch.masks[table * width + choice]]
            chosen.append(marked[rng.below(len(marked))])
        batch.step(bytes(chosen))
    return check


def learned(name: str, seats: int, seed: int) -> int:
    """The checksum of a game that the learned bot plays: all its acts."""
    game, rng, check = GAMES[name], Rng(seed), 0
    t = game.new(seats, {})
    bot = make_bot("learned", game)
    for _entry in range(60):
        decision = pending(t)
        if decision is None:
            break
        seat = decision.seat
        if seat == CHANCE:
            act = sample(t, rng)
        else:
            act = bot.choose(game.view(t, seat), options(t, seat), lambda: game.determinize(t, seat, rng), rng)  # noqa: B023
        check = crc32(repr((seat, int(act))).encode(), check)
        apply(t, seat, act)
    return check


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
        for seats in range(game.fewest, game.most + 1):
            found[f"{name} {seats} in numbers"] = numbers(name, seats, 5)
        if way_of("learned", game.name) is not None:
            found[f"{name} learned"] = learned(name, game.fewest, 5)
        for seats in (game.fewest, game.most):
            found[f"thoughts {name} {seats}"] = thoughts(name, seats, seats)
    json.dump({"compiled": is_compiled(), "games": found}, sys.stdout)


if __name__ == "__main__":
    main()
