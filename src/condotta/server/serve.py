"""The command `condotta serve`: tables for everybody who has a link."""

from __future__ import annotations

import argparse
import math
import os
from pathlib import Path

from ..kernel.errors import SetupError
from .log.store import is_address
from .log.usual import EXPLAINED, usual_db
from .notices.settings import add_notice_arguments, notice_settings

HELP = "host tables for the browser and for programs"


def positive(text: str) -> float:
    """More than nothing: to delete or to copy at once, and again and again, is what nobody means."""
    number = float(text)
    if not 0 < number < math.inf:
        raise ValueError
    return number


def count(text: str) -> int:
    if int(text) < 1:
        raise ValueError
    return int(text)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--db", metavar="WHERE", help=f"the database file, or postgresql://… (default: {EXPLAINED})")
    parser.add_argument("--workers", type=count, default=1, metavar="N",
                        help="processes that serve, with a PostgreSQL (default 1)")  # fmt: skip
    parser.add_argument("--unsafe-database", action="store_true",
                        help="also a PostgreSQL that may lose what it has confirmed (fsync off)")  # fmt: skip
    parser.add_argument("--port", type=int, default=8000, help="the port; 0 takes a free one (default 8000)")
    parser.add_argument("--public", action="store_true", help="let other computers in, not only this one")
    parser.add_argument("--name", action="append", default=[], metavar="NAME",
                        help="another name this server is called by, as in http://NAME/")  # fmt: skip
    parser.add_argument("--listen", metavar="WHERE", help="instead: one address with its port, or unix:PATH")
    parser.add_argument("--proxy", nargs="?", const="127.0.0.1", metavar="ADDRESS",
                        help="a proxy there says who calls (X-Forwarded-For); default: on this computer")  # fmt: skip
    parser.add_argument("--table", metavar="GAME:SEATS", help="create a table at once and show its links")
    parser.add_argument("--bot-processes", type=int, default=(os.cpu_count() or 2) - 1, metavar="N",
                        help="processes in which bots think, at least 2, or 0 (default: cores less one)")  # fmt: skip
    parser.add_argument("--bots", nargs="?", const="", help=argparse.SUPPRESS)
    parser.add_argument("--rate", type=float, default=None, metavar="N",
                        help="requests a second per address and token; 0: no limit")  # fmt: skip
    parser.add_argument("--streams", type=int, default=None, metavar="N",
                        help="open streams per address; 0: no limit")  # fmt: skip
    parser.add_argument(
        "--metrics", action="store_true", help="count acts, requests and times for Prometheus at /metrics"
    )
    parser.add_argument(
        "--log", choices=["lines", "json"], default="lines", help="how the log is written (default lines)"
    )
    parser.add_argument("--log-requests", action="store_true", help="a line in the log for every request")
    parser.add_argument("--backup-every", type=positive, metavar="HOURS", help="make a backup so often and check it")
    parser.add_argument("--backups", type=count, default=7, metavar="N", help="how many of them are kept (default 7)")
    parser.add_argument(
        "--backup-folder", type=Path, metavar="FOLDER", help="where (default: backups beside the database)"
    )
    parser.add_argument(
        "--delete-finished-after", type=positive, metavar="DAYS", help="delete finished tables (default: never)"
    )
    parser.add_argument("--delete-abandoned-after", type=positive, metavar="DAYS",
                        help="delete others at which nothing has happened for so long (default: never)")  # fmt: skip
    parser.add_argument("--forget-keys-after", type=positive, metavar="DAYS",
                        help="forget personal keys that nobody has used for so long (default: never)")  # fmt: skip
    add_notice_arguments(parser)


def run(args: argparse.Namespace) -> int:
    if args.db is None:
        args.db = usual_db()
        Path(args.db).parent.mkdir(parents=True, exist_ok=True)
    if args.bots is not None:
        raise SetupError("processes-not-bots", given="--bots", option="--bot-processes")
    if args.workers > 1 and not is_address(args.db):
        raise SetupError("workers-need-postgres")
    if args.backup_every and is_address(args.db):
        raise SetupError("backups-are-for-files")
    notice_settings(args)  # what is wrong with them is said before anything begins
    from .process import host  # only here, so that no other command waits for a web server to load

    return host(args)
