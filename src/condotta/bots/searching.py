"""Bots that look ahead: the same search, given more or less to think about."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from ..kernel.contract import Game
from ..kernel.rng import Rng
from ..search import GUIDES, Effort, Thought, think
from .bot import Worlds
from .talk import Talker

SEEDS: Final = 2**31


class Searching(Talker):
    """A bot that thinks each question over with the guide of its game."""

    games = tuple(GUIDES)

    def __init__(self, game: Game[Any], effort: Effort) -> None:
        self.guide = GUIDES[game.name]
        self.effort = effort

    def choose(self, view: Any, options: list[int], worlds: Worlds, rng: Rng) -> int:
        return self.think(view, options, worlds, rng).act

    def think(self, view: Any, options: list[int], worlds: Worlds, rng: Rng) -> Thought:
        effort = replace(self.effort, seconds=min(self.effort.seconds, self.seconds))
        return think(self.guide, worlds(), view.eye, int(rng.below(SEEDS)), effort)
