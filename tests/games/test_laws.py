"""The laws for every game, seat count and allowed pair of variants."""

from itertools import combinations

import pytest

from condotta.games import GAMES
from condotta.kernel.contract import Game
from condotta.kernel.laws import check_game


def variant_sets(game: Game) -> list[list[str]]:
    """None, each alone, and each pair that may be combined."""
    forbidden = [{one, other} for one, other, _rule in game.forbidden]
    pairs = [list(pair) for pair in combinations(game.variants, 2) if set(pair) not in forbidden]
    return [[], *([name] for name in game.variants), *pairs]


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
