"""What the bench measures; how fast it is depends on the machine."""

import pytest

from condotta.games import GAMES
from condotta.kernel.engine import pending
from condotta.lab.bench import measure, middle_of_play

SET_UP = {"lots", "territory", "deploy", "first", "family"}


@pytest.mark.parametrize("name", GAMES)
def test_moments_are_from_the_middle_of_play(name: str) -> None:
    moments = middle_of_play(GAMES[name])
    questions = [pending(t) for t in moments]
    assert len(moments) == 10
    assert not any(question is None or question.name in SET_UP for question in questions)
    assert len({repr(GAMES[name].view(t, 0)) for t in moments}) > 5


def test_every_game_gets_all_its_figures() -> None:
    figures = measure(GAMES["condottiere"], 0.01)
    assert set(figures) == {
        "rollout_decisions_per_second",
        "stepped_decisions_per_second",
        "clone_microseconds",
        "determinize_microseconds",
        "view_microseconds",
        "batch_decisions_per_second",
    }
    assert all(figure > 0 for figure in figures.values())
