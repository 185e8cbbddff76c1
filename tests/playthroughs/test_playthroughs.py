"""The same games as ever: a difference is either a bug or a change of rules that is meant."""

import pytest

from condotta.games import GAMES
from tests.playthroughs import SETTINGS, Transcript, path_of


@pytest.mark.parametrize("name", SETTINGS)
def test_playthrough(name: str) -> None:
    assert Transcript(SETTINGS[name]).write() == path_of(name).read_text(encoding="utf-8")


def test_every_game_and_seat_count_has_one() -> None:
    played = {(game, seats) for game, seats, _setup, _seed in SETTINGS.values()}
    wanted = {(game.name, seats) for game in GAMES.values() for seats in range(game.fewest, game.most + 1)}
    assert played == wanted
