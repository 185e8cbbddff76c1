"""A thought: the act chosen, what else was weighed, and what it took."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from ..kernel.contract import Acts, Table
from ..kernel.rng import Rng
from .guide import WHOLE, Guide
from .search import Search


@dataclass(frozen=True)
class Alternative:
    """An act that was thought of."""

    act: int
    share: float
    """The share of the victory that is expected with it."""
    visits: int
    """In how many of the imagined games it was tried."""


@dataclass(frozen=True)
class Thought:
    """The best act and the alternatives, the best first. The same seed and work give the same thought."""

    act: int
    alternatives: tuple[Alternative, ...]
    seed: int
    work: int
    """How many iterations made it; fewer than asked for if the time was out."""


@dataclass(frozen=True)
class Effort:
    """How much is thought: iterations, how many acts at most, and a cap on the time in seconds."""

    work: int
    width: int = 24
    seconds: float = 60.0
    curiosity: float = 0.7


def think(guide: Guide[Any], table: Table, seat: int, seed: int, effort: Effort) -> Thought:
    """Think over the open question for a seat that is asked."""
    if guide.is_routine(table):
        return Thought(guide.play(table.game.determinize(table, seat, rng := Rng(seed)), seat, rng, Acts()), (), seed, 0)
    deadline = time.perf_counter() + effort.seconds
    search = Search(guide, table, seat, seed, effort.width, int(effort.curiosity * int(WHOLE)))
    search.run(effort.work, deadline)
    found = [
        Alternative(branch.act, int(branch.total) / int(branch.visits) / int(WHOLE), branch.visits)
        for branch in search.root.branches
        if branch.visits > 0
    ]
    if not found:  # a single option needs no thought
        found = [Alternative(only_option(table, seat), 1 / table.seats, 0)]
    found.sort(key=lambda one: (-one.visits, -one.share, one.act))
    return Thought(found[0].act, tuple(found), seed, int(search.iterations))


def only_option(table: Table, seat: int) -> int:
    from ..kernel.engine import options

    return options(table, seat)[0]
