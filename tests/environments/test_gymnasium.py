"""Many tables for one learner: conventions of Gymnasium, memory that is not copied, the same seed the same games."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from condotta.gymnasium import VectorEnv
from condotta.kernel.errors import SetupError


def played(game: str, seats: int, steps: int, seed: int) -> list[Any]:
    envs = VectorEnv(game, seats, 6, "random")
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    observations, infos = envs.reset(seed=seed)
    dice, told, ended = np.random.default_rng(1), [], 0
    for _step in range(steps):
        assert observations in envs.observation_space
        assert not observations.flags.owndata and not infos["action_mask"].flags.owndata, "nothing is copied"
        assert (envs.to_act == envs.own).all(), "it is the learner who is asked"
        choices = (infos["action_mask"] * dice.random(infos["action_mask"].shape)).argmax(1)
        assert choices in envs.action_space
        observations, rewards, terminations, truncations, infos = envs.step(choices)
        assert not truncations.any() and (rewards[~terminations] == 0).all()
        ended += terminations.sum()
        told.append((observations.copy(), rewards, terminations))
    assert ended
    return told


@pytest.mark.parametrize(
    ("game", "seats", "steps"), [("condottiere", 4, 80), ("princes", 3, 120), ("conquest", 2, 200)]
)
def test_a_seed_and_choices_give_the_same_games(game: str, seats: int, steps: int) -> None:
    told, again = played(game, seats, steps, 3), played(game, seats, steps, 3)
    for one, other in zip(told, again, strict=True):
        assert all((left == right).all() for left, right in zip(one, other, strict=True))
    assert any((one[0] != other[0]).any() for one, other in zip(told, played(game, seats, steps, 4), strict=True))


def test_a_learner_that_plays_as_its_opponents_wins_its_part() -> None:
    envs = VectorEnv("condottiere", 2, 64, "random")
    _observations, infos = envs.reset(seed=1)
    dice, shares = np.random.default_rng(1), []
    while len(shares) < 300:
        choices = (infos["action_mask"] * dice.random(infos["action_mask"].shape)).argmax(1)
        _observations, rewards, terminations, _truncations, infos = envs.step(choices)
        shares += rewards[terminations].tolist()
    assert 0.35 < np.mean(shares) < 0.65


def test_a_bot_for_each_of_the_others() -> None:
    assert len(VectorEnv("condottiere", 3, 2, ["steady", "random"]).bots) == 2
    with pytest.raises(SetupError):
        VectorEnv("condottiere", 4, 2, ["steady", "random"])
