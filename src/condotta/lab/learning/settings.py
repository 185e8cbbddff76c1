"""What a run of training is made of; written beside its results, so that it can be told and repeated."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from itertools import combinations
from typing import Any

from ...kernel.contract import Game
from ...kernel.rng import Rng

Setup = tuple[int, dict[str, object]]


@dataclass(frozen=True)
class Settings:
    game: str
    seed: int = 1
    seconds: float = 600.0
    """How long it learns, all sessions together."""
    workers: int = 2
    tables: int = 360
    """Tables of each worker in each of its two groups: while one group plays, the network answers the other."""
    steps: int = 64
    """Decisions of each table between two rounds of learning."""
    hidden: list[int] = field(default_factory=lambda: [512, 512, 512])
    seats: list[int] = field(default_factory=list)
    """The seat counts; all of the game if none is named."""
    epochs: int = 2
    minibatch: int = 32768
    rate: float = 6e-4
    last_rate: float = 1e-4
    entropy: float = 0.02
    last_entropy: float = 0.004
    trace: float = 0.95
    """How far back the surprise of a later decision reaches (the lambda of GAE)."""
    clip: float = 0.2
    league: float = 0.2
    """The share of tables at which one seat learns and the others play an earlier snapshot."""
    pupil: float = 0.0
    """The share of tables at which one seat learns and the others play a pupil of `teacher`: a network that has
    watched that bot until it plays alike, which is much faster than the bot itself."""
    teacher: str = "steady"
    lessons: float = 20.0
    """Seconds for which the teacher is watched."""
    company: str = ""
    """A bot that sits at half of the tables at which the teacher is watched, so that the pupil knows what its teacher
    does in the positions to which such a player leads."""
    snapshot_every: float = 15.0
    """Seconds between two snapshots."""

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


def setups(game: Game[Any], settings: Settings) -> list[Setup]:
    """For each seat count: four plain tables, one with each variant alone, and three with several at once."""
    rng = Rng(settings.seed)
    found: list[Setup] = []
    for seats in settings.seats or range(game.fewest, game.most + 1):
        chosen: list[list[str]] = [[], [], [], [], *[[name] for name in game.variants]]
        several = allowed_sets(game)
        chosen += [several[rng.below(len(several))] for _i in range(3) if several]
        found += [(seats, {"variants": names}) for names in chosen]
    return found


def allowed_sets(game: Game[Any]) -> list[list[str]]:
    """Every set of two or more variants that may be combined."""
    return [
        list(names)
        for count in range(2, len(game.variants) + 1)
        for names in combinations(game.variants, count)
        if not any(one in names and other in names for one, other, _rule in game.forbidden)
    ]
