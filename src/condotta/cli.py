"""One command: condotta play, learn, puzzle, bots, serve, mcp, rules, simulate, arena, laws, replay, think, review,
puzzles, bench, train, boards, doctor, admin.

Each command is a module with `HELP`, `add_arguments(parser)` and `run(args)`.
"""

from __future__ import annotations

import argparse
import os
import sys
from typing import Protocol

from . import FORCED_PLAIN, is_compiled, mcp
from .kernel.errors import CondottaError
from .lab import bench, boards, check_laws, puzzles, replay, review, simulate, think, train
from .lab.arena import command as arena
from .server import admin, doctor, serve, thinkers
from .terminal import bots, learn, play, puzzle, rules
from .words import sentence


class Command(Protocol):
    HELP: str

    def add_arguments(self, parser: argparse.ArgumentParser) -> None: ...

    def run(self, args: argparse.Namespace) -> int: ...


class Bots:
    """Tells which bots there are, or lets them think for the servers on a database."""

    HELP = bots.HELP

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        bots.add_arguments(parser)
        thinkers.add_arguments(parser)

    def run(self, args: argparse.Namespace) -> int:
        return bots.run(args) if args.db is None else thinkers.run(args)


COMMANDS: dict[str, Command] = {
    "play": play,
    "learn": learn,
    "puzzle": puzzle,
    "bots": Bots(),
    "serve": serve,
    "mcp": mcp,
    "rules": rules,
    "simulate": simulate,
    "arena": arena,
    "laws": check_laws,
    "replay": replay,
    "think": think,
    "review": review,
    "puzzles": puzzles,
    "bench": bench,
    "train": train,
    "boards": boards,
    "doctor": doctor,
    "admin": admin,
}


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="condotta", description="A table for games of conquest and intrigue.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="command")
    for name, command in COMMANDS.items():
        command.add_arguments(commands.add_parser(name, help=command.HELP, description=command.HELP))
    args = parser.parse_args(argv)
    if not is_compiled() and not FORCED_PLAIN:
        print("condotta: nothing was compiled at install, so the engine runs as plain Python: slower.", file=sys.stderr)
    try:
        return COMMANDS[args.command].run(args)
    except CondottaError as error:
        print(f"condotta: {sentence(error, getattr(args, 'lang', None) or 'en')}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader has gone (`| head`): nothing is left to say, and nothing may be said at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


if __name__ == "__main__":
    sys.exit(main())
