"""Steady, a bot for Conquest: it attacks where the odds are good, guards its Flag and looks for those of others.

What it cannot see it weighs by the **odds** (`games/conquest/odds.py`): how likely each enemy piece is of each
kind, by all its seat may know. An attack is worth what it wins and loses on average. Every free zone has a **pull**
for each kind of piece: the best attack that can be reached from there, less the further it is. **Danger** is what
stands beside a zone and would beat the piece that goes there.
"""

from __future__ import annotations

from typing import cast

from ...games.conquest.acts import PASS
from ...games.conquest.table import Table
from ...games.conquest.view import View
from ...kernel.contract import Acts
from ...kernel.rng import Rng
from ...search.conquest_setup import VARIED, Style, choose_place, choose_territory
from ..bot import Bot, Worlds
from .field import Field
from .questions import QUESTIONS


class Steady(Bot):
    def __init__(self, style: Style = VARIED, few: int = 0) -> None:
        """`few`: how many of its moves it thinks of; 0 for all."""
        self.style = style
        self.few = few

    def choose(self, view: View, options: list[int], worlds: Worlds, rng: Rng) -> int:
        assert view.question is not None
        if len(options) == 1:
            return options[0]
        world = cast(Table, worlds())
        if view.question.name in ("territory", "deploy"):
            acts = Acts()
            for act in options:
                acts.add(act)
            choose = choose_territory if view.question.name == "territory" else choose_place
            return int(choose(world, view.eye, rng, acts, self.style))
        if view.question.name == "move" and self.few > 0:
            moves = [act for act in options if act != PASS]
            thought_of = [moves[rng.below(len(moves))] for _ in range(self.few)]
            options = thought_of + [PASS] * (PASS in options)
        return QUESTIONS[view.question.name](Field(view, world), options)
