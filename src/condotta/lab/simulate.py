"""The command `condotta simulate`: bots play many games, and it is counted who wins."""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

from ..bots import bot_names
from ..command_options import options_of
from ..games import game_named
from ..kernel.errors import SetupError
from . import add_series, check_series
from .driver import ALONE, Crew, add_crew, crew_of
from .driver.results import results
from .series import Played, Series
from .tally import Count

HELP = "let bots play many games and count who wins"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_series(parser, games=100)
    add_crew(parser)
    parser.add_argument("--seats", type=int, default=4, metavar="N", help="how many seats (default 4)")
    known = ", ".join(bot_names())
    parser.add_argument(
        "--bots",
        default="random",
        metavar="NAME[,NAME]",
        help=f"one for all or one a seat: {known}, or your own by package.module:Class or FILE.net",
    )
    parser.add_argument("--rotate", action="store_true", help="let each bot move on by one seat after each game")
    parser.add_argument(
        "--duplicate",
        action="store_true",
        help="play each deal, with the same chance, once for every way in which the bots can move on round the table; "
        "games are rounded up to whole deals",
    )
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="add each game to this file as it ends; if it is there already, go on where it stopped",
    )
    parser.add_argument(
        "--all-tables",
        action="store_true",
        help="play so many games at every number of seats, with no variant and with each, and print a line for each: "
        "the first bot against the second at all other seats; --out names a folder then",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    check_series(args)
    game = game_named(args.game)
    if args.all_tables:
        from .all_tables import run_all

        return run_all(args, game)
    setup: dict[str, object] = {**options_of(args), "variants": args.variant or []}
    game.new(args.seats, setup)  # Only a table that can be set up has seats for bots.
    names = args.bots.split(",")
    if len(names) == 1:
        names *= args.seats
    if len(names) != args.seats:
        raise SetupError("bots-for-seats", seats=args.seats, given=len(names))
    series = Series(game.name, names, setup, args.seed, args.rotate, args.duplicate)
    found = simulate(series, args.games, args.out, crew_of(args))
    print(json.dumps(found) if args.json else report(found))
    return 0


def simulate(series: Series, games: int, out: Path | None = None, crew: Crew = ALONE) -> dict[str, Any]:
    """Play the games and count."""
    games = series.rounded(games)
    count = Count()
    began = time.perf_counter()
    for number, game in enumerate(results(series, Played, games, crew, out)):
        count.add(series.names(number), series.deal(number), game)
    seconds = time.perf_counter() - began
    return {
        "game": series.game,
        "seats": len(series.bots),
        "variants": series.setup.get("variants", []),
        "bots": series.bots,
        "rotate": series.rotate,
        "duplicate": series.duplicate,
        "seed": series.seed,
        "games": games,
        "deals": series.deal(games - 1) + 1,
        "decisions": count.decisions,
        "seconds": round(seconds, 6),
        "shares": {name: count.by_bot[name].told() for name in series.bots},
        "cpu_ms": count.told_costs(),
        "outcomes": {
            "wins_by_seat": {seat: round(tally.won, 3) for seat, tally in count.by_seat.items()},
            "wins_by_bot": {name: round(count.by_bot[name].won, 3) for name in series.bots},
            "shared_victories": count.shared,
            **count.told_roles(),
        },
    }


def report(found: dict[str, Any]) -> str:
    games, seconds = found["games"], found["seconds"]
    outcomes = found["outcomes"]
    width = max(12, *(len(name) + 4 for name in found["bots"]))
    variants = f" with {', '.join(found['variants'])}" if found["variants"] else ""
    deals = f" of {found['deals']} deals" if found["duplicate"] else ""
    moves_on = found["rotate"] or found["duplicate"]
    lines = [
        f"{found['game']}, {found['seats']} seats{variants}: {games} games{deals} from seed {found['seed']}, "
        f"{outcomes['shared_victories']} of them shared victories",
        f"{found['decisions']} decisions in {seconds:.2f} s, {found['decisions'] / seconds:,.0f} a second",
        "",
        f"{'':{width}}{'wins':>10}{'share':>9}{'95 %':>9}{'cpu a move':>14}{'most':>12}",
    ]
    for seat, (name, wins) in enumerate(outcomes["wins_by_seat"].items()):
        who = name if moves_on else f"{name} {found['bots'][seat]}"
        lines.append(f"{who:{width}}{wins:10.1f}{wins / games:9.1%}")
    for name, wins in outcomes["wins_by_bot"].items():
        within = f"±{found['shares'][name]['within']:.1%}"
        line = f"{'all ' + name:{width}}{wins:10.1f}{wins / games:9.1%}{within:>9}"
        if name in found["cpu_ms"]:
            cost = found["cpu_ms"][name]
            line += f"{cost['mean']:11.2f} ms{cost['most']:9.2f} ms"
        lines.append(line)
    for kind, tallies in outcomes.items():
        if kind not in ("wins_by_seat", "wins_by_bot", "shared_victories"):
            lines += ["", f"by {kind.removeprefix('wins_by_')} (share of the games it was in)"]
            lines += [
                f"{role:{width}}{of['wins']:10.1f}{of['share']:9.1%}{'±' + format(of['within'], '.1%'):>9}"
                for role, of in tallies.items()
            ]
    return "\n".join(lines)
