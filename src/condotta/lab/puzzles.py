"""The command `condotta puzzles`: looks for moments in games between bots in which one option is clearly the best.

A moment is a puzzle if a quick look, a careful one at all options and two long ones with other dice all say that the
same option wins much more often than every other, and rules of thumb would not have found it, unless easy ones are
wanted too. Of each kind only so many are kept, those that the file holds already among them.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final, NamedTuple

from ..bots import Bot, load_bot
from ..bots.driver import choice, next_act, next_aside
from ..bots.judging import Care, Judge, Judgement, compared, judge_of
from ..command_options import options_of
from ..games import GAMES, game_named
from ..kernel.contract import Game, Table
from ..kernel.engine import apply, options, pending, sample
from ..kernel.errors import ActError, SetupError
from ..kernel.rng import Rng
from ..kernel.seats import CHANCE
from ..puzzles import Chance, Entry, Puzzle, Source, read, written
from . import add_series, check_series
from .driver import add_crew, crew_of
from .driver.results import results
from .series import Series

HELP = "look for puzzles in games between bots"

EARLY: Final = 40
"""Entries before which everything is still open."""
FEWEST: Final = 3
"""Options that a puzzle has at least."""
GLANCE: Final = Care(worlds=3, games=3, proposed=3)
QUICK: Final = Care(worlds=8, games=8, proposed=8)
"""The first looks are only at what the bot proposes."""
CAREFUL: Final = Care(worlds=24, games=24)
LONG: Final = Care(worlds=120, games=120)
SEEDS: Final = (2, 3)
QUICK_GAP: Final = 30
GAP: Final = 40
"""How much better, in thousandths of the victory, the best option is than the second."""
STAKES: Final = range(150, 980)
"""The chance that the best option leaves: neither lost nor won anyway."""
TOLD: Final = 5
"""How many options are told with their chances."""
WORDS: Final = {"condottiere": 2}
"""How many words of an act tell its kind, if more than the first: a card does, a number or a place does not."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_series(parser, games=20)
    add_crew(parser)
    parser.add_argument("--seats", type=int, default=3, metavar="N", help="how many seats (default 3)")
    parser.add_argument("--bots", default="master", metavar="NAME", help="the bot that plays at every seat (master)")
    parser.add_argument("--most", type=int, default=7, metavar="N", help="of one kind, at most (default 7)")
    parser.add_argument("--same", type=int, default=2, metavar="N", help="with the same answer, at most (default 2)")
    parser.add_argument("--ask", action="append", metavar="NAME", help="only this question, several times for several")
    parser.add_argument("--easy", action="store_true", help="also what rules of thumb find")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="add what is found to this file")


def run(args: argparse.Namespace) -> int:
    check_series(args)
    game = game_named(args.game)
    setup: dict[str, object] = {**options_of(args), **({"variants": args.variant} if args.variant else {})}
    game.new(args.seats, setup)  # Only a table that can be set up has seats for bots.
    series = Series(game.name, [args.bots] * args.seats, setup, args.seed, False, False)
    try:
        with args.out.open("a+", encoding="utf-8") as file:
            file.seek(0)
            variety = Variety(args.most, args.same)
            for one in known(game.name, file, args.out):
                variety.count(likeness_of(one))
            wanted = Seeking(series, variety.full(), args.easy, args.ask or [])
            for puzzles in results(wanted, list, args.games, crew_of(args)):
                for puzzle, alike in puzzles:
                    if variety.full().isdisjoint(alike):
                        variety.count(alike)
                        file.write(puzzle + "\n")
                        file.flush()
    except OSError as error:
        raise SetupError("file-unusable", file=args.out, reason=error.strerror) from None
    print(", ".join(f"{kind}: {found}" for kind, found in variety.kinds.items()) or "–")
    return 0


def known(name: str, lines: Iterable[str], file: Path) -> list[Puzzle]:
    """The puzzles that stand in the file."""
    try:
        return [read(name, number, line) for number, line in enumerate(lines, start=1)]
    except (ValueError, KeyError, TypeError, ActError):
        raise SetupError("not-puzzles", file=file) from None


class Likeness(NamedTuple):
    """By what puzzles are alike."""

    kind: str
    """The question, the act without its places and numbers, and what the seat can tell of its effect."""
    answer: str
    """The question and the whole act."""


def likeness(t: Table, seat: int, act: int) -> Likeness:
    question = pending(t)
    assert question is not None
    text = t.game.catalogue.show(act)
    words = text.split()[: WORDS.get(t.game.name, 1)]
    effects = [event.key for event in t.game.previews(t, seat).get(act, [])]
    return Likeness(" ".join([question.name, *words, *effects]), f"{question.name} {text}")


def likeness_of(puzzle: Puzzle) -> Likeness:
    return likeness(puzzle.table(), puzzle.seat, puzzle.solution)


class Variety:
    """How many puzzles of each kind, and with each answer, there are: enough is enough."""

    def __init__(self, most: int, same: int) -> None:
        self.most = most
        self.same = same
        self.kinds: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()

    def count(self, one: Likeness) -> None:
        self.kinds[one.kind] += 1
        self.answers[one.answer] += 1

    def full(self) -> frozenset[str]:
        """The kinds and answers of which there are enough."""
        kinds = {kind for kind, found in self.kinds.items() if found >= self.most}
        return frozenset(kinds | {answer for answer, found in self.answers.items() if found >= self.same})


Look = Callable[[Table, int], Judgement | None]
"""What is made of a question to a seat, if it is a puzzle."""


@dataclass(frozen=True)
class Seeking:
    """A task of the driver: the puzzles of each game of a series as they are written, each with what it is like."""

    series: Series
    full: frozenset[str]
    """The kinds and answers that are not looked for."""
    easy: bool
    """Whether rules of thumb may find it."""
    asked: list[str]
    """The questions that are looked at; empty: all."""

    def ready(self) -> Callable[[int], list[tuple[str, Likeness]]]:
        game = GAMES[self.series.game].new(len(self.series.bots), self.series.setup).game
        look = self.looking(game)

        def seek(number: int) -> list[tuple[str, Likeness]]:
            return [(written(one), likeness_of(one)) for one in puzzles_in(game, self.series, number, look)]

        return seek

    def looking(self, game: Game[Any]) -> Look:
        return Seeker(self, game).puzzle


def puzzles_in(game: Game[Any], series: Series, number: int, look: Look) -> Iterator[Puzzle]:
    """The puzzles of one game."""
    for t, seat, log in moments(game, series, number):
        judged = look(t, seat) if len(log) >= EARLY else None
        if judged is not None:
            chances = [Chance(one.act, one.chance) for one in judged.options[:TOLD]]
            source = Source(series.bots[0], series.seed, number, version("condotta"))
            yield Puzzle(game, 0, len(series.bots), series.setup, seat, log[:], chances, source)


def moments(game: Game[Any], series: Series, number: int) -> Iterator[tuple[Table, int, list[Entry]]]:
    """Every question of one game of a series, before it is answered."""
    bots: dict[int, Bot] = dict(enumerate(series.make_bots()))
    rng, chance = series.dice("bots", number), series.dice("chance", number)
    t = game.new(len(bots), series.setup)
    log: list[Entry] = []
    beside = 0
    while (decision := pending(t)) is not None:
        seat = decision.seat
        entry: Entry | None = (CHANCE, sample(t, chance)) if seat == CHANCE else next_aside(t, bots, beside)
        if entry is None:
            yield t, seat, log
            entry = seat, next_act(t, seat, bots[seat], rng, beside)
        apply(t, *entry)
        log.append(entry)
        beside = beside + 1 if game.is_aside(entry[1]) else 0


class Seeker:
    """Looks at one moment after another, longer at those that promise more."""

    def __init__(self, wanted: Seeking, game: Game[Any]) -> None:
        self.wanted = wanted
        self.steady = load_bot("steady", game)
        self.glance, self.quick, self.careful, self.long = (
            judge_of(game, care) for care in (GLANCE, QUICK, CAREFUL, LONG)
        )

    def puzzle(self, t: Table, seat: int) -> Judgement | None:
        """What the strongest bot makes of it, if it is a puzzle."""
        acts, question, wanted = options(t, seat), pending(t), self.wanted
        assert question is not None
        if len(acts) < FEWEST or question.name not in (wanted.asked or [question.name]):
            return None
        usual, proposed = choice(t, seat, self.steady, Rng(1)), self.quick.propose(t, seat, 1)
        unwanted = None if wanted.easy else usual
        if proposed[0] == unwanted:
            return None
        best = None
        for judge in (self.glance, self.quick):
            likely = [*dict.fromkeys([*proposed[: judge.care.proposed], usual, *acts])][: judge.care.proposed + 1]
            best = clear_best(tried(judge, t, seat, 1, likely), QUICK_GAP)
            if best is None or best == unwanted or not wanted.full.isdisjoint(likeness(t, seat, best)):
                return None
        judged = tried(self.careful, t, seat, 1, acts)
        likely = [one.act for one in judged.options[:TOLD]]
        for seed in SEEDS:
            if clear_best(judged, GAP) != best:
                return None
            judged = tried(self.long, t, seat, seed, likely)
        sure = judged.options[1].is_worse and judged.best.chance in STAKES
        return judged if clear_best(judged, GAP) == best and sure else None


def tried(judge: Judge, t: Table, seat: int, seed: int, acts: list[int]) -> Judgement:
    """Just these options, whatever the bot thinks of them."""
    return compared(acts, [judge.trial(t, seat, seed, act) for act in acts])


def clear_best(judged: Judgement, gap: int) -> int | None:
    """The best option, if it is better than the second by so much."""
    return judged.best.act if judged.options[1].behind >= gap else None
