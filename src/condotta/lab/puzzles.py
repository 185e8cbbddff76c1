"""The command `condotta puzzles`: looks for moments in games between bots in which one option is clearly the best.

A moment is a puzzle if a quick look, a careful one at all options and two long ones with other dice all say that the
same option wins much more often than every other, and rules of thumb would not have found it.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

from ..bots import Bot, load_bot
from ..bots.driver import choice, next_act, next_aside
from ..bots.judging import Care, Judge, Judgement, compared, judge_of
from ..command_options import options_of
from ..games import GAMES, game_named
from ..kernel.contract import Game, Table
from ..kernel.engine import apply, options, pending, sample
from ..kernel.errors import SetupError
from ..kernel.rng import Rng
from ..kernel.seats import CHANCE
from ..puzzles import Chance, Entry, Puzzle, Source, written
from . import add_series, check_series
from .driver import add_crew, crew_of
from .driver.results import results
from .series import Series

HELP = "look for puzzles in games between bots"

EARLY: Final = 40
"""Entries before which everything is still open."""
FEWEST: Final = 4
"""Options that a puzzle has at least."""
GLANCE: Final = Care(worlds=3, games=3, proposed=3)
QUICK: Final = Care(worlds=8, games=8, proposed=8)
"""The first looks are only at what the bot proposes."""
CAREFUL: Final = Care(worlds=24, games=24)
LONG: Final = Care(worlds=120, games=120)
SEEDS: Final = (2, 3)
QUICK_GAP: Final = 45
GAP: Final = 60
"""How much better, in thousandths of the victory, the best option is than the second."""
STAKES: Final = range(150, 980)
"""The chance that the best option leaves: neither lost nor won anyway."""
TOLD: Final = 5
"""How many options are told with their chances."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_series(parser, games=20)
    add_crew(parser)
    parser.add_argument("--seats", type=int, default=3, metavar="N", help="how many seats (default 3)")
    parser.add_argument("--bots", default="master", metavar="NAME", help="the bot that plays at every seat (master)")
    parser.add_argument(
        "--most", type=int, default=10, metavar="N", help="of one kind of question, at most (default 10)"
    )
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="add what is found to this file")


def run(args: argparse.Namespace) -> int:
    check_series(args)
    game = game_named(args.game)
    setup: dict[str, object] = {**options_of(args), **({"variants": args.variant} if args.variant else {})}
    game.new(args.seats, setup)  # Only a table that can be set up has seats for bots.
    series = Series(game.name, [args.bots] * args.seats, setup, args.seed, False, False)
    kinds: Counter[str] = Counter()
    try:
        with args.out.open("a", encoding="utf-8") as file:
            for puzzles in results(Seeking(series), list, args.games, crew_of(args)):
                for puzzle, kind in puzzles:
                    kinds[kind] += 1
                    if kinds[kind] <= args.most:
                        file.write(puzzle + "\n")
                        file.flush()
    except OSError as error:
        raise SetupError("file-unusable", file=args.out, reason=error.strerror) from None
    print(", ".join(f"{kind}: {found}" for kind, found in kinds.items()) or "–")
    return 0


@dataclass(frozen=True)
class Seeking:
    """A task of the driver: the puzzles of each game of a series as they are written, each with its kind."""

    series: Series

    def ready(self) -> Callable[[int], list[tuple[str, str]]]:
        return self.seek

    def seek(self, number: int) -> list[tuple[str, str]]:
        game = GAMES[self.series.game].new(len(self.series.bots), self.series.setup).game
        return [(written(puzzle), kind) for puzzle, kind in puzzles_in(game, self.series, number)]


def puzzles_in(game: Game[Any], series: Series, number: int) -> Iterator[tuple[Puzzle, str]]:
    """The puzzles of one game, each with the kind of its question and solution."""
    seeker = Seeker(game)
    for t, seat, log in moments(game, series, number):
        judged = seeker.puzzle(t, seat) if len(log) >= EARLY else None
        if judged is not None:
            chances = [Chance(one.act, one.chance) for one in judged.options[:TOLD]]
            source = Source(series.bots[0], series.seed, number, version("condotta"))
            found = Puzzle(game, 0, len(series.bots), series.setup, seat, log[:], chances, source)
            yield found, kind_of(t, judged.best.act)


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


def kind_of(t: Table, act: int) -> str:
    """What a puzzle is about, so that not all are alike: the question, and the act without its places and numbers."""
    question = pending(t)
    assert question is not None
    words = t.game.catalogue.show(act).split()
    return f"{question.name} {' '.join(words[:2] if t.game.name == 'condottiere' else words[:1])}"


class Seeker:
    """Looks at one moment after another, longer at those that promise more."""

    def __init__(self, game: Game[Any]) -> None:
        self.steady = load_bot("steady", game)
        self.glance, self.quick, self.careful, self.long = (
            judge_of(game, care) for care in (GLANCE, QUICK, CAREFUL, LONG)
        )

    def puzzle(self, t: Table, seat: int) -> Judgement | None:
        """What the strongest bot makes of it, if it is a puzzle."""
        acts = options(t, seat)
        if len(acts) < FEWEST:
            return None
        usual, proposed = choice(t, seat, self.steady, Rng(1)), self.quick.propose(t, seat, 1)
        if usual == proposed[0]:
            return None
        best = None
        for judge in (self.glance, self.quick):
            likely = [*dict.fromkeys([*proposed[: judge.care.proposed], usual, *acts])][: judge.care.proposed + 1]
            best = clear_best(tried(judge, t, seat, 1, likely), QUICK_GAP)
            if best is None or best == usual:
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
