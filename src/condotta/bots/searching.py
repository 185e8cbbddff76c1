"""Bots that look ahead: the same search, given more or less to think about."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from ..kernel.contract import Game
from ..kernel.rng import Rng
from ..search import GUIDES, Effort, Thought, think
from .bot import Bot, Worlds

SEEDS: Final = 2**31

EFFORTS: Final[dict[str, dict[str, Effort]]] = {
    "quick": {
        "condottiere": Effort(work=40, width=6, seconds=1.0),
        "princes": Effort(work=20, width=4, seconds=1.0),
        "conquest": Effort(work=20, width=4, seconds=1.0),
    },
    "careful": {
        "condottiere": Effort(work=300, width=12, seconds=1.0),
        "princes": Effort(work=120, width=6, seconds=1.0),
        "conquest": Effort(work=120, width=8, seconds=1.0),
    },
    "search": {
        "condottiere": Effort(work=8000, seconds=1.0),
        "princes": Effort(work=500, width=8, seconds=1.0),
        "conquest": Effort(work=1000, width=12, seconds=1.0),
    },
}
"""By the name of the bot, weakest first, then of the game: less thought, of fewer acts."""


class Searching(Bot):
    """A bot that thinks each question over with the guide of its game."""

    games = tuple(GUIDES)

    def __init__(self, game: Game[Any], effort: Effort) -> None:
        self.guide = GUIDES[game.name]
        self.effort = effort

    def choose(self, view: Any, options: list[int], worlds: Worlds, rng: Rng) -> int:
        return self.think(view, worlds, rng).act

    def think(self, view: Any, worlds: Worlds, rng: Rng) -> Thought:
        """What it chooses, and why."""
        effort = replace(self.effort, seconds=min(self.effort.seconds, self.seconds))
        return think(self.guide, worlds(), view.eye, int(rng.below(SEEDS)), effort)
