"""The command `condotta bots --db postgresql://…`: a machine that only thinks, for all servers on a database."""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys

from ..kernel.errors import SetupError
from .log.store import is_address


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--db", metavar="WHERE", help="instead: think here for the servers on this postgresql://…")
    parser.add_argument("--bot-processes", type=int, default=os.cpu_count() or 2, metavar="N",
                        help="with --db: how many bots think at once, at least 2 (default: all cores)")  # fmt: skip


def run(args: argparse.Namespace) -> int:
    if not is_address(args.db):
        raise SetupError("bots-need-postgres")
    asyncio.run(think(args.db, max(2, args.bot_processes)))
    return 0


async def think(where: str, processes: int) -> None:
    from .house.others import join_others  # only here, so that no other command waits for it to load
    from .logs import set_up
    from .tables.registry import TableRegistry

    set_up("lines", False)
    ended = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, ended.set)
    registry = TableRegistry(where, processes, serves=False)
    await registry.open()
    try:
        await join_others(registry)
        print(f"Bots think for the tables in {registry.store.where}, {processes} at once. Ctrl-C ends it.")
        sys.stdout.flush()
        await ended.wait()
    finally:
        await registry.close()
