"""The command `condotta serve`: tables for everybody who has a link."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

HELP = "host tables for the browser and for programs"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--db", type=Path, default=Path("tables.db"), help="the database file (default tables.db)")
    parser.add_argument("--port", type=int, default=8000, help="the port; 0 takes a free one (default 8000)")
    parser.add_argument("--public", action="store_true", help="let other computers in, not only this one")
    parser.add_argument(
        "--proxy", action="store_true", help="a proxy on this computer says who calls (X-Forwarded-For)"
    )
    parser.add_argument("--name", action="append", default=[], metavar="NAME",
                        help="another name this server is called by, as in http://NAME/")  # fmt: skip
    parser.add_argument("--table", metavar="GAME:SEATS", help="create a table at once and show its links")
    parser.add_argument("--bots", type=int, default=max(1, (os.cpu_count() or 2) - 1), metavar="N",
                        help="processes in which bots think")  # fmt: skip
    parser.add_argument("--rate", type=float, default=None, metavar="N",
                        help="requests a second per address and token; 0: no limit")  # fmt: skip
    parser.add_argument("--streams", type=int, default=None, metavar="N",
                        help="open streams per address; 0: no limit")  # fmt: skip


def run(args: argparse.Namespace) -> int:
    from .process import host  # only here, so that no other command waits for a web server to load

    return host(args)
