"""Tools for those who study the games. Each module is a command with `HELP`, `add_arguments` and `run`."""

from __future__ import annotations

import argparse

from ..command_options import add_options
from ..games import GAMES
from ..kernel.errors import SetupError


def add_series(parser: argparse.ArgumentParser, games: int) -> None:
    """The arguments of every command that plays a series of games."""
    parser.add_argument("game", help=f"the game: {', '.join(GAMES)}")
    parser.add_argument("--games", type=int, default=games, metavar="N", help=f"how many games (default {games})")
    parser.add_argument(
        "--seed", type=int, default=1, metavar="N", help="the same seed gives the same games (default 1)"
    )
    parser.add_argument("--variant", action="append", metavar="NAME", help="play this variant; may be repeated")
    add_options(parser)


def check_series(args: argparse.Namespace) -> None:
    if args.games < 1:
        raise SetupError("games-too-few", number=args.games)
    if not 0 <= args.seed < 2**62:
        raise SetupError("seed-out-of-range", most=2**62 - 1, given=args.seed)
