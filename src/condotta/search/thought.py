"""A thought: the act chosen, what else was weighed, and what it took."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from ..kernel.contract import Acts, Table
from ..kernel.engine import options
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
    """The act chosen and all that were thought of, the best first. The same seed and work give the same thought."""

    act: int
    alternatives: tuple[Alternative, ...]
    """Empty where there was nothing to weigh: a single option, or a matter of habit."""
    seed: int
    work: int
    """How many games were imagined; fewer than asked for if the time was out."""


@dataclass(frozen=True)
class Effort:
    """How much is thought."""

    work: int
    """How many games are imagined."""
    width: int = 24
    """How many acts are thought of, at most."""
    seconds: float = 60.0
    """A cap on the time; work is what counts."""
    curiosity: float = 0.7
    """How much is tried against its first result: a share of the victory."""


def think(guide: Guide[Any], table: Table, seat: int, seed: int, effort: Effort) -> Thought:
    """Think over the open question for a seat that is asked. The table is only ever resampled for that seat, so it may
    be the real one or any that looks the same."""
    deadline = time.perf_counter() + effort.seconds
    allowed = options(table, seat)
    if len(allowed) == 1:
        return Thought(allowed[0], (), seed, 0)
    if guide.is_routine(table):
        rng = Rng(seed)
        return Thought(guide.play(table.game.determinize(table, seat, rng), seat, rng, Acts()), (), seed, 0)
    search = Search(guide, table, seat, seed, effort.width, int(effort.curiosity * int(WHOLE)))
    search.run(effort.work, deadline)
    found = [
        Alternative(branch.act, int(branch.total) / int(branch.visits) / int(WHOLE), branch.visits)
        for branch in search.root.branches
        if branch.visits > 0
    ]
    found.sort(key=lambda one: (-one.visits, -one.share, one.act))
    return Thought(found[0].act, tuple(found), seed, int(search.iterations))
