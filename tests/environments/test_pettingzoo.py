"""PettingZoo's own tests, and what they do not ask."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from condotta.pettingzoo import env, raw_env

GAMES = [("condottiere", 2), ("princes", 3), ("conquest", 2)]


def played(environment: Any, seed: int) -> list[tuple[str, int, float]]:
    """A game of random choices: who chose what, and what everybody got."""
    environment.reset(seed=seed)
    dice, told = np.random.default_rng(seed), []
    for agent in environment.agent_iter():
        observation, reward, ended, truncated, _info = environment.last()
        choice = None
        if not (ended or truncated):
            choice = int(dice.choice(np.flatnonzero(observation["action_mask"])))
        else:
            assert not observation["action_mask"].any()
        told.append((agent, choice, reward))
        environment.step(choice)
    return told


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_pettingzoo_finds_nothing(game: str, seats: int) -> None:
    api_test(env(game, seats), num_cycles=200)
    seed_test(lambda: env(game, seats), num_cycles=30)
    render_test(lambda render_mode=None: env(game, seats, render_mode=render_mode))


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_seed_gives_the_same_game_and_its_end_the_shares(game: str, seats: int) -> None:
    told = played(env(game, seats), 4)
    assert told == played(env(game, seats), 4) != played(env(game, seats), 5)
    assert sum(reward for _agent, choice, reward in told if choice is None) == pytest.approx(1)
    assert all(reward == 0 for _agent, choice, reward in told if choice is not None)


def test_who_is_not_asked_sees_what_it_knew_when_it_was_asked_last() -> None:
    environment = raw_env("condottiere", 3)
    environment.reset(seed=1)
    known: dict[str, Any] = {}
    dice = np.random.default_rng(1)
    for _turn in range(60):
        agent = environment.agent_selection
        seen = environment.observe(agent)
        known[agent] = seen["observation"]
        for other in {*environment.agents} - {agent}:
            told = environment.observe(other)
            assert not told["action_mask"].any()
            assert (told["observation"] == known.get(other, np.zeros_like(seen["observation"]))).all()
        environment.step(int(dice.choice(np.flatnonzero(seen["action_mask"]))))


def test_a_wrong_choice_costs_its_agent_and_ends_the_game() -> None:
    environment = env("condottiere", 2)
    environment.reset(seed=1)
    agent = environment.agent_selection
    environment.step(int(np.flatnonzero(environment.observe(agent)["action_mask"] == 0)[0]))
    assert environment.terminations[agent] and environment.rewards[agent] == -1


def test_how_it_is_shown_must_be_known() -> None:
    with pytest.raises(ValueError, match="ansi, human, not 'rgb_array'"):
        env("condottiere", 2, render_mode="rgb_array")
