"""The laws for every game, seat count and allowed pair of variants, and with every switch turned the other way."""

import pytest

from condotta.games import GAMES
from condotta.kernel.laws import check_game
from condotta.lab.check_laws import setups

CASES = [
    (name, seats, setup)
    for name, game in GAMES.items()
    for seats in range(game.fewest, game.most + 1)
    for setup in setups(game)
]


@pytest.mark.parametrize(("name", "seats", "setup"), CASES)
def test_laws(name: str, seats: int, setup: dict[str, object]) -> None:
    seed = CASES.index((name, seats, setup))
    assert check_game(GAMES[name], seats, setup, seed) > 0
