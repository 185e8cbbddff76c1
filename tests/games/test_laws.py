"""The laws for every game, seat count and allowed pair of variants."""

import pytest

from condotta.games import GAMES
from condotta.kernel.laws import check_game
from condotta.lab.check_laws import variant_sets

CASES = [
    (name, seats, variants)
    for name, game in GAMES.items()
    for seats in range(game.fewest, game.most + 1)
    for variants in variant_sets(game)
]


@pytest.mark.parametrize(("name", "seats", "variants"), CASES)
def test_laws(name: str, seats: int, variants: list[str]) -> None:
    seed = CASES.index((name, seats, variants))
    assert check_game(GAMES[name], seats, {"variants": variants}, seed) > 0
