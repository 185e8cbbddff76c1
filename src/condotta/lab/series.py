"""Games between bots: which game is which, and what came of each."""

from __future__ import annotations

import hashlib
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from ..bots import Bot, load_bot
from ..bots.driver import next_act, next_aside
from ..games import GAMES
from ..kernel.contract import Game
from ..kernel.engine import apply, pending, sample
from ..kernel.rng import Rng
from ..kernel.rollout import rollout
from ..kernel.seats import CHANCE, seats_of


@dataclass
class Cost:
    """What the moves of a bot took, in seconds of its process."""

    moves: int = 0
    seconds: float = 0.0
    most: float = 0.0

    def add(self, other: Cost) -> None:
        self.moves += other.moves
        self.seconds += other.seconds
        self.most = max(self.most, other.most)


@dataclass(frozen=True)
class Played:
    """A game that is over. Winners are several where a victory is shared."""

    winners: list[int]
    decisions: int
    roles: dict[str, list[str]] = field(default_factory=dict)
    """`Game.roles`: by what else than the seat wins may be counted."""
    costs: list[Cost] = field(default_factory=list, compare=False)
    """For each seat."""


def play_game(
    game: Game[Any], seats: int, setup: dict[str, object], bots: list[Bot], rng: Rng, chance: Rng | None = None
) -> Played:
    """One game, step by step, a bot at each seat; chance may have dice of its own."""
    t = game.new(seats, setup)
    seated = dict(enumerate(bots))
    costs = [Cost() for _seat in bots]
    decisions = beside = 0
    while (decision := pending(t)) is not None:
        seat = decision.seat
        if seat == CHANCE:
            apply(t, CHANCE, sample(t, chance or rng))
            continue
        entry = next_aside(t, seated, beside)
        if entry is None:
            began = time.process_time()
            entry = (seat, next_act(t, seat, bots[seat], rng, beside))
            took = time.process_time() - began
            costs[seat].add(Cost(1, took, took))
        apply(t, *entry)
        beside = beside + 1 if t.game.is_aside(entry[1]) else 0
        decisions += beside == 0
    return Played(seats_of(t.winners), decisions, game.roles(t), costs)


def play_random_game(game: Game[Any], seats: int, setup: dict[str, object], rng: Rng) -> Played:
    """The game that random bots play with these dice, in one call of the engine."""
    t = game.new(seats, setup)
    decisions = int(rollout(t, rng))
    return Played(seats_of(t.winners), decisions, game.roles(t))


@dataclass(frozen=True)
class Contest(ABC):
    """All that games between bots depend on. Each has its own dice, so that any of them can be played without the
    others. It is a task of the driver, and the first line of a file of results."""

    game: str
    bots: list[str]
    setup: dict[str, Any]
    seed: int

    @property
    @abstractmethod
    def players(self) -> list[str]:
        """The names of the bots that are made, one for each seat that a bot may have at a table."""

    @abstractmethod
    def order(self, number: int) -> list[int]:
        """Which of the players sits at each seat."""

    @abstractmethod
    def deal(self, number: int) -> int:
        """Games of the same deal have the same chance."""

    @abstractmethod
    def rounded(self, games: int) -> int:
        """So many games that all deals are whole."""

    def names(self, number: int) -> list[str]:
        """Whose bot sits at each seat."""
        return [self.players[at] for at in self.order(number)]

    def make_bots(self) -> list[Bot]:
        return [load_bot(name, GAMES[self.game]) for name in self.players]

    def ready(self) -> Callable[[int], Played]:
        return partial(self.play, bots=self.make_bots())

    def play(self, number: int, bots: list[Bot]) -> Played:
        game = GAMES[self.game]
        chance = self.dice("chance", self.deal(number))
        seated = [bots[at] for at in self.order(number)]
        if set(self.bots) == {"random"}:
            return play_random_game(game, len(seated), self.setup, chance)
        return play_game(game, len(seated), self.setup, seated, self.dice("bots", number), chance)

    def dice(self, whose: str, number: int) -> Rng:
        """Chance is not that of the bots, or what they think would change what is dealt."""
        text = f"{self.seed} {whose} {number}"
        return Rng(int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big") >> 2)


@dataclass(frozen=True)
class Series(Contest):
    """The same bots from game to game; `bots` names one for each seat, as they sit in the first game."""

    rotate: bool
    duplicate: bool

    @property
    def players(self) -> list[str]:
        return self.bots

    @property
    def line_ups(self) -> int:
        """How many there are before the bots, moving on seat by seat, sit as at first: one of four among three that
        are the same sits in four ways; two and two, one after the other, in two."""
        ways = range(1, len(self.bots) + 1)
        return next(n for n in ways if self.bots[n:] + self.bots[:n] == self.bots)

    def deal(self, number: int) -> int:
        return number // self.line_ups if self.duplicate else number

    def order(self, number: int) -> list[int]:
        seats = len(self.bots)
        turned = number % self.line_ups if self.duplicate else number % seats if self.rotate else 0
        return [(seat - turned) % seats for seat in range(seats)]

    def rounded(self, games: int) -> int:
        return -(-games // self.line_ups) * self.line_ups if self.duplicate else games
