"""The laws for every game, seat count and allowed pair of variants, and with every switch turned the other way; for
larger sets of variants at one seat count each."""

import pytest

from condotta.games import GAMES
from condotta.kernel.laws import check_game
from condotta.lab.check_laws import setups


def variants_in(setup: dict[str, object]) -> int:
    names = setup.get("variants", [])
    return len(names) if isinstance(names, list) else 0


CASES = [
    (name, seats, setup)
    for name, game in GAMES.items()
    for number, setup in enumerate(setups(game))
    for seats in range(game.fewest, game.most + 1)
    if variants_in(setup) < 3 or seats == game.fewest + number % (game.most + 1 - game.fewest)
]


def test_triples_of_variants_are_among_the_cases() -> None:
    counts = [variants_in(setup) for name, _seats, setup in CASES if name == "condottiere"]
    assert (counts.count(3), counts.count(4), counts.count(5)) == (7, 2, 0)


@pytest.mark.parametrize(("name", "seats", "setup"), CASES)
def test_laws(name: str, seats: int, setup: dict[str, object]) -> None:
    seed = CASES.index((name, seats, setup))
    assert check_game(GAMES[name], seats, setup, seed) > 0
