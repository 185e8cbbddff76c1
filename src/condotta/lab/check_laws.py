"""The command `condotta laws`: random games of every kind, all laws checked at each decision."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from typing import Any

from ..bots import Bot, load_bot
from ..bots.fair import check_fair
from ..command_options import options_of
from ..games import GAMES, game_named
from ..kernel.contract import Game
from ..kernel.errors import SetupError
from ..kernel.laws import LawBroken, check_game
from . import add_series, check_series
from .driver import add_crew, crew_of
from .driver.results import results

HELP = "check the laws of the engine on random games"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_series(parser, games=75)
    add_crew(parser)
    parser.add_argument("--seats", type=int, metavar="N", help="how many seats (default: every number in turn)")
    parser.add_argument(
        "--bots",
        metavar="NAME[,NAME]",
        help="check the law of fairness too: that these bots think the same in worlds they cannot tell apart",
    )
    parser.add_argument(
        "--every", type=int, default=10, metavar="N", help="let bots think at each so many answers (default 10)"
    )


def variant_sets(game: Game[Any]) -> list[list[str]]:
    """Every set of variants that may be combined, the smaller ones first."""
    forbidden = [{one, other} for one, other, _rule in game.forbidden]
    sets = [set(names) for count in range(len(game.variants) + 1) for names in combinations(game.variants, count)]
    allowed = [names for names in sets if not any(pair <= names for pair in forbidden)]
    return [[name for name in game.variants if name in names] for names in allowed]


def setups(game: Game[Any]) -> list[dict[str, object]]:
    """Every set of variants, and every switch turned the other way."""
    ways: list[dict[str, object]] = [{"variants": names} for names in variant_sets(game)]
    ways += [{option.name: not option.usual} for option in game.table_options if option.kind == "switch"]
    return ways


@dataclass(frozen=True)
class Checked:
    """What came of a game: how much was looked at, and which law was broken, if one was."""

    decisions: int
    thoughts: int = 0
    failure: str = ""


@dataclass(frozen=True)
class Trials:
    """The games that are checked, spread over seat counts and set-ups."""

    game: str
    cases: list[tuple[int, dict[str, object]]]
    seed: int
    bots: list[str]
    every: int

    def ready(self) -> Callable[[int], Checked]:
        return partial(self.check, {name: load_bot(name, GAMES[self.game]) for name in self.bots})

    def check(self, bots: dict[str, Bot], number: int) -> Checked:
        game, seed = GAMES[self.game], self.seed + number
        seats, options = self.cases[number % len(self.cases)]
        try:
            decisions = check_game(game, seats, options, seed)
            return Checked(decisions, check_fair(game, seats, options, seed, bots, self.every) if bots else 0)
        except LawBroken as error:
            return Checked(0, 0, str(error))


def run(args: argparse.Namespace) -> int:
    """The games are spread over seat counts and set-ups, at least one for each combination."""
    check_series(args)
    if args.every < 1:
        raise SetupError("every-too-small", number=args.every)
    game, chosen = game_named(args.game), options_of(args)
    counts = [args.seats] if args.seats is not None else list(range(game.fewest, game.most + 1))
    ways: list[dict[str, object]] = [{"variants": args.variant}] if args.variant else setups(game)
    cases = [(seats, {**way, **chosen}) for seats in counts for way in ways]
    games = max(args.games, len(cases))
    names = [name for name in (args.bots or "").split(",") if name]
    trials = Trials(game.name, cases, args.seed, names, args.every)
    decisions = thoughts = 0
    for number, found in enumerate(results(trials, Checked, games, crew_of(args))):
        decisions += found.decisions
        thoughts += found.thoughts
        if found.failure:
            again = command(args, *cases[number % len(cases)], args.seed + number)
            print(f"{found.failure}\nTo see it again: {again}", file=sys.stderr)
            return 1
    print(f"{game.name}: {games} games, {decisions} decisions, {len(cases)} combinations of seats and options.")
    if names:
        print(f"{thoughts} thoughts of {', '.join(names)} were the same where the seat knows the same.")
    print("Every law holds.")
    return 0


def command(args: argparse.Namespace, seats: int, options: dict[str, object], seed: int) -> str:
    """What plays this game again, first of all."""
    words = ["condotta", "laws", args.game, "--games", "1", "--seed", str(seed), "--seats", str(seats)]
    for name, value in options.items():
        if name == "variants" and isinstance(value, list):
            words += [word for variant in value for word in ("--variant", variant)]
        elif name == "board" and args.board is not None:
            words += ["--board", str(args.board)]
        else:
            words += ["--option", f"{name}={json.dumps(value)}"]
    if args.bots:
        words += ["--bots", args.bots, "--every", str(args.every)]
    return shlex.join(words)
