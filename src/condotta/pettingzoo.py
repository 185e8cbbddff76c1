"""The games as environments of PettingZoo: `condotta.pettingzoo.env("condottiere", seats=3)`.

Agents are `seat_0`, `seat_1`, ... An observation holds the features that a game declares, and the mask of the choices
that may be taken (docs/learning.md). An agent that is not asked sees what it knew when it was asked last. The reward
comes at the end: each seat's share of the victory.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from .choosing import Choosing
from .match import new

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as missing:
    raise ImportError("condotta.pettingzoo needs PettingZoo: pip install 'condotta[pettingzoo]'") from missing

MODES: Final = ["ansi", "human"]


def env(
    game: str,
    seats: int = 4,
    variants: Sequence[str] = (),
    asides: bool = False,
    render_mode: str | None = None,
    **options: Any,
) -> AECEnv[str, dict[str, Any], int]:
    """An environment with the usual wrappers: a choice that may not be taken ends the game, and costs its agent 1."""
    found: Any = raw_env(game, seats, variants, asides, render_mode, **options)
    found = wrappers.TerminateIllegalWrapper(found, illegal_reward=-1)
    found = wrappers.AssertOutOfBoundsWrapper(found)
    return wrappers.OrderEnforcingWrapper(found)


class raw_env(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]  # noqa: N801 - as PettingZoo calls it
    """The environment itself. `asides`: with what can be done beside a question, as further choices."""

    def __init__(
        self,
        game: str,
        seats: int = 4,
        variants: Sequence[str] = (),
        asides: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *MODES):
            raise ValueError(f"render_mode is one of {', '.join(MODES)}, not {render_mode!r}")
        self.setup = (game, seats, variants, asides, options)
        self.metadata = {"name": f"{game}_v0", "render_modes": MODES, "is_parallelizable": False, "render_fps": 1}
        self.render_mode = render_mode
        self.seeds = np.random.default_rng()
        self.choosing = self._begin()
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        width = len(self.choosing.choices)
        spaces = {
            "observation": Box(0, 255, (self.choosing.size,), np.uint8),
            "action_mask": Box(0, 1, (width,), np.int8),
        }
        self.observation_spaces = {agent: Dict(spaces) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(width) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match; the same seed gives the same one, and after it the same ones."""
        if seed is not None:
            self.seeds = np.random.default_rng(seed)
        self.choosing = self._begin()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.known: dict[str, Any] = {agent: np.zeros(self.choosing.size, np.uint8) for agent in self.agents}
        self._ask()

    def step(self, action: int) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.choosing.choose(int(action))
        self._ask()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        asked = self.choosing.seat is not None and agent == self.possible_agents[self.choosing.seat]
        mask = self.choosing.mask() if asked else bytes(len(self.choosing.choices))
        return {"observation": self.known[agent].copy(), "action_mask": np.frombuffer(mask, np.int8).copy()}

    def render(self) -> str | None:
        """The table as a spectator sees it."""
        text = repr(self.choosing.match)
        if self.render_mode == "ansi":
            return text
        if self.render_mode == "human":
            print(text)
        return None

    def close(self) -> None:
        pass

    def _begin(self) -> Choosing:
        game, seats, variants, asides, options = self.setup
        return Choosing(new(game, seats, variants, int(self.seeds.integers(1 << 62)), **options), asides)

    def _ask(self) -> None:
        """Who is asked, and what it knows; at the end, what everybody gets."""
        seat = self.choosing.seat
        if seat is None:
            for number, agent in enumerate(self.possible_agents):
                self.rewards[agent], self.terminations[agent] = self.choosing.shares[number], True
        else:
            self.agent_selection = self.possible_agents[seat]
            self.known[self.agent_selection] = np.frombuffer(self.choosing.features(), np.uint8)
