"""Steady, a bot for Conquest: it attacks where the odds are good, guards its Flag and looks for those of others.

What it cannot see it weighs by the **odds** (`games/conquest/odds.py`): how likely each enemy piece is of each
kind, by all its seat may know. An attack is worth what it wins and loses on average. Every free zone has a **pull**
for each kind of piece: the best attack that can be reached from there, less the further it is. **Danger** is what
stands beside a zone and would beat the piece that goes there.
"""

from __future__ import annotations

from typing import cast

from ...games.conquest.table import Table
from ...games.conquest.view import View
from ...kernel.rng import Rng
from ..bot import Bot, Worlds
from .deploy import Camp, judge_territory
from .field import Field
from .questions import QUESTIONS


class Steady(Bot):
    def choose(self, view: View, options: list[int], worlds: Worlds, rng: Rng) -> int:
        assert view.question is not None
        if len(options) == 1:
            return options[0]
        world = cast(Table, worlds())
        if view.question.name == "territory":
            return max(options, key=lambda act: judge_territory(view, world.board, act, rng))
        if view.question.name == "deploy":
            camp = Camp(view, world.board)
            return max(options, key=lambda act: camp.judge(act, rng))
        return QUESTIONS[view.question.name](Field(view, world), options)
