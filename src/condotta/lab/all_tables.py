"""`condotta simulate --all-tables`: the same bots at every number of seats and with every variant."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from ..command_options import options_of
from ..kernel.contract import Game
from ..kernel.errors import SetupError
from .check_laws import setups
from .driver import crew_of
from .series import Series
from .simulate import simulate


def run_all(args: argparse.Namespace, game: Game[Any]) -> int:
    """A line for each table. A bot that does what it may not ends it with a sentence."""
    for series in all_series(args, game):
        found = simulate(series, args.games, file_for(args.out, series), crew_of(args))
        print(json.dumps(found) if args.json else line(found, series), flush=True)
    return 0


def all_series(args: argparse.Namespace, game: Game[Any]) -> list[Series]:
    """Each variant and each switch alone, and none; the first bot against the second at all other seats."""
    names = args.bots.split(",")
    if len(names) > 2:
        raise SetupError("bots-for-all-tables", given=len(names))
    ways = [way for way in setups(game) if len(chosen(way)) < 2]
    return [
        Series(
            game.name,
            [names[0], *names[-1:] * (seats - 1)],
            {"variants": [], **options_of(args), **way},
            args.seed,
            args.rotate,
            args.duplicate,
        )
        for seats in range(game.fewest, game.most + 1)
        for way in ways
    ]


def chosen(setup: dict[str, Any]) -> list[str]:
    """What is not as usual at a table."""
    return [*setup.get("variants", []), *(f"{name}={value}" for name, value in setup.items() if name != "variants")]


def file_for(folder: Path | None, series: Series) -> Path | None:
    """With `--out` each table has a file of its own, in a folder of that name."""
    if folder is None:
        return None
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SetupError("file-unusable", file=folder, reason=error.strerror or error) from None
    return folder / f"{'-'.join([series.game, str(len(series.bots)), *chosen(series.setup)])}.jsonl"


def line(found: dict[str, Any], series: Series) -> str:
    """`condottiere, 3 seats, hidden: 50 games; best 71.0% ±8.1%, steady 29.0% ±8.1%; at most 12 ms a move`"""
    table = ", ".join([found["game"], f"{found['seats']} seats", *chosen(series.setup)])
    shares = ", ".join(f"{name} {one['share']:.1%} ±{one['within']:.1%}" for name, one in found["shares"].items())
    most = max((cost["most"] for cost in found["cpu_ms"].values()), default=0)
    return f"{table}: {found['games']} games; {shares}; at most {most:.0f} ms a move"
