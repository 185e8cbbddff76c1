"""What the strongest bot makes of a question: the options worth a thought, each with the chance of winning it leaves.

The bot proposes some options; each of them is tried in the same imagined worlds, with the same dice, so that their
difference is that of the options and not of luck. Worlds are imagined from what the seat knows, so a judgement is the
same on the real table and on every one that looks like it to the seat.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import inf, isqrt
from typing import Any, Final

from .. import is_compiled
from ..kernel.contract import Game, Table
from ..kernel.engine import apply, options
from ..kernel.rng import Rng
from ..search import GUIDES, Effort, think
from ..search.search import Search
from .learned import Learned
from .levels import STRONGEST
from .registry import make_bot
from .searching import Searching

CERTAIN: Final = 1000
"""Chances are told in thousandths: whole numbers are the same on every machine."""
WHOLE: Final = 1_000_000
"""What they are made of."""


@dataclass(frozen=True)
class Care:
    """How carefully a question is judged."""

    worlds: int = 16
    """In how many imagined worlds each option is tried, where a network says what to hope for."""
    games: int = 96
    """In how many where the guide of a search says it: that is quicker, and depends more on luck."""
    proposed: int = 3
    """How many options the bot proposes, at most."""
    work: int = 200
    """How much a bot that searches thinks before it proposes."""


SPARING: Final = Care(worlds=3, games=6, proposed=2, work=20)
"""For plain Python, which is some fifty times slower."""


def usual_care() -> Care:
    return Care() if is_compiled() else SPARING


@dataclass(frozen=True)
class Judged:
    """An option that was tried."""

    act: int
    chance: int
    """Of winning, a shared victory in fractions; in thousandths."""
    behind: int
    """How much less that is than with the best one."""
    doubt: int
    """How much of that may be the luck of the few worlds: its standard error."""
    measures: dict[str, int]
    """What the seat has, on average, as far as was looked ahead: `Game.measures`, in tenths."""

    @property
    def is_worse(self) -> bool:
        """Whether it is worse than the best one beyond doubt."""
        return self.behind > 2 * self.doubt and self.behind >= LEAST


LEAST: Final = 20
"""A smaller difference than this is none that a player could see."""


@dataclass(frozen=True)
class Judgement:
    """The options that were tried, the best first."""

    options: tuple[Judged, ...]

    @property
    def best(self) -> Judged:
        return self.options[0]

    def of(self, act: int) -> Judged:
        return next(one for one in self.options if one.act == act)


class Judge(ABC):
    """The strongest bot of a game, asked for its opinion."""

    def __init__(self, care: Care, worlds: int) -> None:
        self.care = care
        self.worlds = worlds
        """In how many each option is tried."""

    def judge(self, t: Table, seat: int, seed: int, also: Sequence[int] = ()) -> Judgement:
        """The open question to a seat; `also` are options that are tried whatever the bot thinks of them."""
        proposed = self.propose(t, seat, seed)[: self.care.proposed]
        acts = [*proposed, *(act for act in also if act not in proposed)]
        return compared(acts, [self.trial(t, seat, seed, act) for act in acts])

    def standing(self, t: Table, seat: int, seed: int) -> int:
        """The chance of a seat, asked or not, in thousandths."""
        return _mean(self.trial(t, seat, seed, None).shares)

    def trial(self, t: Table, seat: int, seed: int, act: int | None) -> Trial:
        """What comes of an option, or of going on without one, in each of the worlds."""
        shares, measures = [], dict[str, int]()
        for number in range(self.worlds):
            rng = Rng(random.Random(f"{seed} {number}").getrandbits(62))
            world = self.imagine(t, seat, rng)
            if act is not None:
                apply(world, seat, act)
            shares.append(self.play_on(t, world, seat, rng))
            for name, numbers in world.game.measures(world).items():
                measures[name] = measures.get(name, 0) + int(numbers[seat])
        return Trial(shares, measures)

    @abstractmethod
    def propose(self, t: Table, seat: int, seed: int) -> list[int]:
        """The options that are worth a thought, the most promising first."""

    @abstractmethod
    def imagine(self, t: Table, seat: int, rng: Rng) -> Table:
        """A world that the seat cannot tell from the real one."""

    @abstractmethod
    def play_on(self, t: Table, world: Table, seat: int, rng: Rng) -> int:
        """Play on in a world imagined at `t` as far as it takes, and say what the seat may hope for there: its share
        of the victory in millionths."""


@dataclass(frozen=True)
class Trial:
    shares: list[int]
    """World by world, in millionths."""
    measures: dict[str, int]
    """What the seat had in the end, by name, summed over the worlds."""


class NetworkJudge(Judge):
    """A network says what a seat may hope for when it is asked next."""

    def __init__(self, care: Care, bot: Learned) -> None:
        super().__init__(care, care.worlds)
        self.bot = bot

    def propose(self, t: Table, seat: int, seed: int) -> list[int]:
        return self.bot.likely(t.game.determinize(t, seat, Rng(seed)), seat)

    def imagine(self, t: Table, seat: int, rng: Rng) -> Table:
        world: Table = t.game.determinize(t, seat, rng)
        return world

    def play_on(self, t: Table, world: Table, seat: int, rng: Rng) -> int:
        return round(WHOLE * self.bot.value(self.bot.played_on(world, seat, rng), seat))


class SearchJudge(Judge):
    """The guide of a game plays on, and says what a seat may hope for where it stops."""

    def __init__(self, care: Care, game: Game[Any], effort: Effort) -> None:
        super().__init__(care, care.games)
        self.guide = GUIDES[game.name]
        self.effort = replace(effort, work=care.work, seconds=inf)

    def propose(self, t: Table, seat: int, seed: int) -> list[int]:
        found = think(self.guide, t, seat, seed, self.effort)
        return [one.act for one in found.alternatives] or [found.act]

    def imagine(self, t: Table, seat: int, rng: Rng) -> Table:
        world: Table = self.guide.imagine(t, seat, rng)
        return world

    def play_on(self, t: Table, world: Table, seat: int, rng: Rng) -> int:
        search = Search(self.guide, t, seat, 0, 1, 0)
        search.rng = rng
        search.look_ahead(world)
        return int(search.shares[seat])


def judge_of(game: Game[Any], care: Care | None = None) -> Judge:
    """The strongest bot of a game, to be asked for its opinion."""
    bot, care = make_bot(STRONGEST, game), care or usual_care()
    if isinstance(bot, Learned):
        return NetworkJudge(care, bot)
    assert isinstance(bot, Searching)
    return SearchJudge(care, game, bot.effort)


def judge(t: Table, seat: int, seed: int, care: Care | None = None, also: Sequence[int] = ()) -> Judgement:
    """What the strongest bot makes of the open question to a seat: its best options with their chances, the best
    first, and those in `also`. The same for the same seed, on this table and on every one that looks like it to the
    seat."""
    assert set(also) <= set(options(t, seat))
    return judge_of(t.game, care).judge(t, seat, seed, also)


def compared(acts: Sequence[int], trials: Sequence[Trial]) -> Judgement:
    """Options that were tried in the same worlds, the best first; of equal ones that which was proposed first."""
    ranked = sorted(range(len(acts)), key=lambda place: (-sum(trials[place].shares), place))
    best = trials[ranked[0]].shares
    found = []
    for place in ranked:
        shares, count = trials[place].shares, len(best)
        less = [most - share for most, share in zip(best, shares, strict=True)]
        spread = sum((one * count - sum(less)) ** 2 for one in less)
        measures = {name: _rounded(10 * total, count) for name, total in trials[place].measures.items()}
        chance = _mean(shares)
        doubt = isqrt(spread // (count**3 * max(1, count - 1))) * CERTAIN // WHOLE
        found.append(Judged(acts[place], chance, _mean(best) - chance, doubt, measures))
    return Judgement(tuple(found))


def _mean(shares: Sequence[int]) -> int:
    """Of millionths, in thousandths."""
    return _rounded(sum(shares) * CERTAIN, len(shares) * WHOLE)


def _rounded(total: int, count: int) -> int:
    return (2 * total + count) // (2 * count)
