"""OpenSpiel's own simulation, one of its algorithms, and that a player is told nothing more than its seat."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

import condotta.openspiel  # noqa: F401 - registers the games

GAMES = ["condottiere(players=2,deals=5)", "princes(players=3,deals=5)", "conquest(players=2,deals=5)"]


@pytest.mark.parametrize("name", GAMES)
def test_its_simulation_finds_nothing(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_one_of_its_algorithms_plays(name: str) -> None:
    game, dice = pyspiel.load_game(name), np.random.RandomState(1)
    state = game.new_initial_state()
    state.apply_action(3)
    bot = mcts.MCTSBot(game, 1.4, 4, mcts.RandomRolloutEvaluator(1, dice), random_state=dice)
    for _turn in range(3):
        assert bot.step(state) in state.legal_actions()
        state.apply_action(bot.step(state))


@pytest.mark.parametrize("name", GAMES)
def test_equal_information_states_have_equal_choices_and_features(name: str) -> None:
    """Over many deals with few choices made, information states come again."""
    game = pyspiel.load_game(name)
    known: dict[str, tuple[object, ...]] = {}
    for run in range(60):
        state, dice = game.new_initial_state(), np.random.RandomState(run % 3)
        state.apply_action(run % 5)
        while not state.is_terminal() and len(state.history()) < 40:
            key = state.information_state_string()
            observation = tuple(state.observation_tensor())
            told = known.setdefault(key, (state.current_player(), state.legal_actions(), observation))
            assert told == (state.current_player(), state.legal_actions(), observation)
            state.apply_action(int(dice.choice(state.legal_actions())))
    assert len(known) > 40


def test_too_many_players_are_refused() -> None:
    with pytest.raises(Exception, match="7"):
        pyspiel.load_game("condottiere(players=7)")


def test_python_ends_quietly() -> None:
    done = subprocess.run([sys.executable, "-c", "import condotta.openspiel"], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
