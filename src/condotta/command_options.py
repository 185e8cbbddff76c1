"""The options of a game as they are written on a command line: `--option rounds=50 --board FILE`."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from .kernel.errors import SetupError


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        action="append",
        metavar="NAME=VALUE",
        help="an option of the game (rounds=50, garrison=true); may be repeated",
    )
    parser.add_argument("--board", type=Path, metavar="FILE", help="play on the board in this file (conquest)")


def options_of(args: argparse.Namespace) -> dict[str, object]:
    """The options chosen. A board goes in whole, so that a record of the game needs no other file."""
    found: dict[str, object] = {}
    for text in args.option or []:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise SetupError("option-unreadable", text=text)
        try:
            found[name.strip()] = json.loads(value)
        except json.JSONDecodeError:
            found[name.strip()] = value
    if args.board is not None:
        found["board"] = json_of(args.board)
    return found


def json_of(path: Path) -> object:
    """What a JSON file holds. Raises SetupError."""
    try:
        found: object = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise SetupError("file-unusable", file=path, reason=error.strerror or error) from None
    except UnicodeDecodeError:
        raise SetupError("file-not-text", file=path) from None
    except json.JSONDecodeError as error:
        raise SetupError("file-not-json", file=path, reason=error.msg, line=error.lineno) from None
    return found
