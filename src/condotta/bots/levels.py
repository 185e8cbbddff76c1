"""The ladder of levels, and what the other built-in names stand for: how each of them plays each game.

This is the one place to change how strong a level is. A weaker one has an earlier or smaller network, thinks less, or
thinks of fewer acts; none makes blunders on purpose. `docs/strength.md` tells how they are measured.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..search import Effort


@dataclass(frozen=True)
class RulesOfThumb:
    """The bot `steady`: it does not look ahead."""

    beginner: bool = False
    """Whether it sets its pieces up as a beginner does (Conquest)."""
    few: int = 0
    """How many of its moves a beginner thinks of; 0 for all."""


@dataclass(frozen=True)
class Snapshot:
    """A network in the folder `networks`, by the name of its file: a finished one, or an earlier state of it."""

    file: str


Way = RulesOfThumb | Snapshot | Effort
"""A way of playing. An `Effort` is spent on a search: so much work, and so many acts to think of."""

LEVELS: Final = ("page", "squire", "envoy", "captain", "master")
"""Weakest first."""
USUAL: Final = "envoy"
"""The level of a table whose host has not chosen one."""

STRONGEST: Final = "master"
ALSO: Final = {"best": STRONGEST}
"""Other names for levels."""

SECONDS: Final = 1.0
"""A cap on the time of a search; its work is what counts."""

WAYS: Final[dict[str, dict[str, Way]]] = {
    "condottiere": {
        "page": Snapshot("condottiere-page"),
        "squire": Snapshot("condottiere-squire"),
        "envoy": RulesOfThumb(),
        "captain": Snapshot("condottiere-captain"),
        "master": Snapshot("condottiere"),
        "steady": RulesOfThumb(),
        "search": Effort(work=8000, seconds=SECONDS),
        "learned": Snapshot("condottiere"),
    },
    "princes": {
        "page": Effort(work=1, width=1, seconds=SECONDS),
        "squire": Effort(work=8, width=3, seconds=SECONDS),
        "envoy": RulesOfThumb(),
        "captain": Effort(work=60, width=6, seconds=SECONDS),
        "master": Snapshot("princes"),
        "steady": RulesOfThumb(),
        "search": Effort(work=500, width=8, seconds=SECONDS),
        "learned": Snapshot("princes"),
    },
    "conquest": {
        "page": RulesOfThumb(beginner=True, few=3),
        "squire": RulesOfThumb(beginner=True),
        "envoy": RulesOfThumb(),
        "captain": Effort(work=30, width=6, seconds=SECONDS),
        "master": Effort(work=200, width=12, seconds=SECONDS),
        "steady": RulesOfThumb(),
        "search": Effort(work=200, width=12, seconds=SECONDS),
    },
}
"""By the name of the game, then of the bot. `search` and `learned` are the strongest of their kind."""
NAMES: Final = [*LEVELS, "random", "steady", "learned", "search", *ALSO]
"""All built-in names: the levels from the weakest up, then the others."""


def way_of(name: str, game: str) -> Way | None:
    """How a bot of this name plays a game; None if it does not."""
    return WAYS.get(game, {}).get(ALSO.get(name, name))
