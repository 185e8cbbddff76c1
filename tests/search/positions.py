"""Moments of games to think about: each seat that is asked, in random games of every kind."""

from collections.abc import Iterator
from typing import Any

from condotta.bots import fair
from condotta.kernel.contract import Game, Table


def moments(game: Game[Any], seats: int, variants: list[str], seed: int, every: int) -> Iterator[tuple[Table, int]]:
    return fair.moments(game, seats, {"variants": variants}, seed, every)
