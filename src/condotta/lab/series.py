"""A series of games between bots: which game is which, what came of each, and a file of it that can be gone on with."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from ..bots import Bot, load_bot
from ..bots.driver import next_act, next_aside
from ..games import GAMES
from ..kernel.contract import Game
from ..kernel.engine import apply, pending, sample
from ..kernel.errors import SetupError
from ..kernel.rng import Rng
from ..kernel.rollout import rollout
from ..kernel.seats import CHANCE, seats_of
from .progress import counted


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
class Series:
    """All that the games depend on. Each has its own dice, so that any of them can be played without the others."""

    game: str
    bots: list[str]
    """For each seat, as they sit in the first game."""
    setup: dict[str, Any]
    seed: int
    rotate: bool
    duplicate: bool

    @property
    def line_ups(self) -> int:
        """How many there are before the bots, moving on seat by seat, sit as at first: one of four among three that
        are the same sits in four ways; two and two, one after the other, in two."""
        ways = range(1, len(self.bots) + 1)
        return next(n for n in ways if self.bots[n:] + self.bots[:n] == self.bots)

    def deal(self, number: int) -> int:
        """Games of the same deal have the same chance."""
        return number // self.line_ups if self.duplicate else number

    def order(self, number: int) -> list[int]:
        """Which of the bots sits at each seat."""
        seats = len(self.bots)
        turned = number % self.line_ups if self.duplicate else number % seats if self.rotate else 0
        return [(seat - turned) % seats for seat in range(seats)]

    def rounded(self, games: int) -> int:
        """So many games that every deal is played by every line-up."""
        return -(-games // self.line_ups) * self.line_ups if self.duplicate else games

    def make_bots(self) -> list[Bot]:
        return [load_bot(name, GAMES[self.game]) for name in self.bots]

    def play(self, number: int, bots: list[Bot]) -> Played:
        game, seats = GAMES[self.game], len(bots)
        chance = self.dice("chance", self.deal(number))
        if set(self.bots) == {"random"}:
            return play_random_game(game, seats, self.setup, chance)
        seated = [bots[at] for at in self.order(number)]
        return play_game(game, seats, self.setup, seated, self.dice("bots", number), chance)

    def dice(self, whose: str, number: int) -> Rng:
        """Chance is not that of the bots, or what they think would change what is dealt."""
        text = f"{self.seed} {whose} {number}"
        return Rng(int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big") >> 2)


def played(series: Series, games: int, out: Path | None = None) -> Iterator[Played]:
    """The games of a series. With a file, those that stand in it are read and the others are added to it."""
    bots = series.make_bots()
    if out is None:
        for number in counted("games", games):
            yield series.play(number, bots)
        return
    done = results_of(series, out)
    try:
        with out.open("ab") as file:
            if out.stat().st_size == 0:
                file.write(msgspec.json.encode(series) + b"\n")
            for number in counted("games", games):
                if number < len(done):
                    yield done[number]
                    continue
                one = series.play(number, bots)
                file.write(msgspec.json.encode(one) + b"\n")
                file.flush()
                yield one
    except OSError as error:
        raise SetupError("file-unusable", file=out, reason=error.strerror or error) from None


def results_of(series: Series, out: Path) -> list[Played]:
    """The games that stand in a file. A line that was being written when it ended is cut off."""
    if not out.exists():
        return []
    try:
        with out.open("rb+") as file:
            data = file.read()
            whole = data.rfind(b"\n") + 1
            lines = data[:whole].splitlines()
            if data and not lines:
                raise SetupError("not-a-series", file=out)
            found = msgspec.json.decode(lines[0], type=Series) if lines else series
            done = [msgspec.json.decode(line, type=Played) for line in lines[1:]]
            file.truncate(whole)
    except OSError as error:
        raise SetupError("file-unusable", file=out, reason=error.strerror or error) from None
    except msgspec.MsgspecError:
        raise SetupError("not-a-series", file=out) from None
    if found != series:
        raise SetupError("another-series", file=out)
    return done
