"""The command `condotta doctor`: checks a database, copies it, takes games out, puts games in, deletes on demand.

It repairs nothing.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from .log.usual import EXPLAINED, usual_db

HELP = "check a server's database, back it up, export and import games"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("db", nargs="?", default=usual_db(),
                        help=f"the database: a file, or postgresql://… (default: {EXPLAINED})")  # fmt: skip
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--backup", type=Path, metavar="FILE", help="make a consistent copy, also while a server runs")
    what.add_argument("--copy", nargs=2, metavar=("FROM", "TO"), help="copy a whole database into an empty one")
    what.add_argument("--export", nargs=2, metavar=("TABLE", "FILE"), help="write one game as a record")
    what.add_argument("--import", dest="record", type=Path, metavar="FILE", help="add a record as a new table")
    what.add_argument("--delete", metavar="TABLE", help="delete one table for good; no server may run")
    what.add_argument("--erase-talk", metavar="TABLE", help="erase what was said in private at one table, for good")


def run(args: argparse.Namespace) -> int:
    from .house.check import examine  # only here, so that no other command waits for it to load

    return examine(args)
