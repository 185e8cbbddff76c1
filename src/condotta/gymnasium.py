"""Many tables as one vector environment of Gymnasium, for a single learner against named bots:

    envs = condotta.gymnasium.VectorEnv("condottiere", seats=2, num_envs=256, opponents="steady")
    observations, infos = envs.reset(seed=1)
    observations, rewards, terminations, truncations, infos = envs.step(choices)

The learner has one seat at each table, another one at the next; bots have the others. `infos["action_mask"]` marks the
choices that may be taken (docs/learning.md). A game that ends begins anew in the same step, without a last observation,
and the reward is the learner's share of the victory. Observations and masks are read where the engine writes them: keep
a copy of what must outlast the next step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .batch import Batch
from .bots import Bot, load_bot
from .bots.driver import choice
from .games import game_named
from .kernel.errors import SetupError
from .kernel.rng import Rng

try:
    import numpy as np
    from gymnasium.spaces import Box, Discrete
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector import VectorEnv as GymnasiumVectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as missing:
    raise ImportError("condotta.gymnasium needs Gymnasium: pip install 'condotta[gymnasium]'") from missing


class VectorEnv(GymnasiumVectorEnv[Any, Any, Any]):  # type: ignore[misc]
    """`opponents`: a bot for all other seats, or one for each of them, clockwise from the learner."""

    def __init__(
        self,
        game: str,
        seats: int = 2,
        num_envs: int = 256,
        opponents: Bot | str | Sequence[Bot | str] = "steady",
        variants: Sequence[str] = (),
        **options: Any,
    ) -> None:
        named = list(opponents) if isinstance(opponents, Sequence) and not isinstance(opponents, str) else [opponents]
        named = named * (seats - 1) if len(named) == 1 else named
        if len(named) != seats - 1:
            raise SetupError("bots-for-seats", seats=seats - 1, given=len(named))
        found = game_named(game)
        self.bots = [load_bot(bot, found) if isinstance(bot, str) else bot for bot in named]
        self.seats, self.num_envs = seats, num_envs
        self.setup: dict[str, Any] = {"variants": variants, **options}
        self.game = game
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.own: Any = np.arange(num_envs, dtype=np.uint8) % seats
        """The learner's seat at each table."""
        self._begin(1)
        self.single_observation_space = Box(0, 255, (self.observations.shape[1],), np.uint8)
        self.single_action_space: Discrete[Any] = Discrete(self.masks.shape[1])
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def _begin(self, seed: int) -> None:
        self.batch = Batch(self.game, self.seats, self.num_envs, seed, **self.setup)
        rows = self.num_envs
        self.observations = np.frombuffer(self.batch.features, np.uint8).reshape(rows, -1)
        self.masks = np.frombuffer(self.batch.masks, np.uint8).reshape(rows, -1)
        self.to_act = np.frombuffer(self.batch.to_act, np.uint8)
        self.ended = np.frombuffer(self.batch.ended, np.uint8)
        self.rewards = np.frombuffer(self.batch.rewards).reshape(rows, -1)
        self.dice = Rng(seed)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """New games at all tables; the same seed and choices give the same ones."""
        super().reset(seed=seed)
        self._begin(int(self.np_random.integers(1 << 40)))
        self._let_others_play()
        return self.observations, {"action_mask": self.masks}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        self.batch.step(np.asarray(actions).astype(np.uint8).tobytes())
        self._let_others_play()
        rewards = np.where(self.ended, self.rewards[np.arange(self.num_envs), self.own], 0.0)
        ended = self.ended.astype(bool)
        infos: dict[str, Any] = {"action_mask": self.masks}
        return self.observations, rewards, ended, np.zeros(self.num_envs, bool), infos

    def _let_others_play(self) -> None:
        """At every table, up to the learner's next question."""
        tables = self.batch._tables
        for i in np.flatnonzero(self.to_act != self.own).tolist():
            while (seat := int(self.to_act[i])) != self.own[i]:
                bot = self.bots[(seat - int(self.own[i])) % self.seats - 1]
                tables.play(i, choice(tables.slots[i].table, seat, bot, self.dice))
