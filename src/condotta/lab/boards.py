"""The command `condotta boards`: whether a board file can be played on."""

from __future__ import annotations

import argparse
from pathlib import Path

from ..command_options import json_of
from ..games.conquest.board import Board
from ..games.conquest.board_problems import problems

HELP = "check board files of Conquest"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=["check"], help="check: say all that is wrong with a board")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a board file")


def run(args: argparse.Namespace) -> int:
    faulty = 0
    for path in args.files:
        data = json_of(path)
        wrong = problems(data)
        if wrong:
            faulty += 1
            print("\n".join(f"{path}: {sentence}" for sentence in wrong))
        else:
            assert isinstance(data, dict)
            print(summary(path, Board(data)))
    return 1 if faulty else 0


def summary(path: Path, board: Board) -> str:
    blocked = sum(len(range_["blocks"]) for range_ in board.data["mountains"])
    return (
        f"{path}: {board.data.get('name', 'a board')} can be played on: {len(board.territories)} territories, "
        f"{len(board.zones)} zones, {sum(board.cities)} cities, {len(board.data['edges'])} borders, {blocked} blocked."
    )
