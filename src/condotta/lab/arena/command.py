"""The command `condotta arena`: bots meet until it is clear who is better, or all games are played."""

from __future__ import annotations

import argparse
import json
from contextlib import closing
from pathlib import Path
from typing import Any

from ...bots import bot_names, load_bot
from ...command_options import options_of
from ...games import game_named
from ...kernel.errors import SetupError
from .. import add_series, check_series
from ..driver import ALONE, Crew, add_crew, crew_of
from ..driver.results import results, usable
from ..series import Played
from .page import page
from .standings import Standings
from .table import table
from .tournament import Tournament

HELP = "compare bots: ratings, shares of victory, each against each"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_series(parser, games=400)
    add_crew(parser)
    parser.add_argument("--seats", type=int, default=2, metavar="N", help="how many seats (default 2)")
    parser.add_argument(
        "--bots",
        required=True,
        metavar="NAME,NAME[,...]",
        help=f"those to compare, each once: {', '.join(bot_names())}, or your own by package.module:Class or FILE.net; "
        "they need not be as many as the seats",
    )
    parser.add_argument(
        "--all-games", action="store_true", help="play all games, also when it is clear before who is better"
    )
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="add each game to this file as it ends; if it is there already, go on where it stopped",
    )
    parser.add_argument("--report", type=Path, metavar="FILE", help="write a page (HTML) with pictures")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    check_series(args)
    game = game_named(args.game)
    setup: dict[str, Any] = {**options_of(args), "variants": args.variant or []}
    game.new(args.seats, setup)  # Only a table that can be set up has seats for bots.
    names = args.bots.split(",")
    if len(names) < 2 or len(set(names)) < len(names):
        raise SetupError("bots-to-compare")
    for name in names:
        load_bot(name, game)
    found = meet(
        Tournament(game.name, names, setup, args.seed, args.seats), args.games, args.out, crew_of(args), args.all_games
    )
    if args.report is not None:
        with usable(args.report):
            args.report.write_text(page(found), encoding="utf-8")
    print(json.dumps(found) if args.json else table(found))
    return 0


def meet(
    tournament: Tournament, games: int, out: Path | None = None, crew: Crew = ALONE, all_games: bool = False
) -> dict[str, Any]:
    """Play until it is clear, or to the end. Games that others have played ahead by then do not count."""
    games = tournament.rounded(games)
    standings = Standings(tournament)
    with closing(results(tournament, Played, games, crew, out)) as played:
        for game in played:
            standings.add(game)
            whole = standings.count.games % tournament.seats == 0
            if whole and not all_games and standings.clear:
                break
    return {**standings.told(), "most": games}
