"""The command `condotta admin`: orders to a server that runs."""

from __future__ import annotations

import argparse
import asyncio
import socket
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from .log.store import is_address
from .log.usual import EXPLAINED, usual_db

if TYPE_CHECKING:
    from .house.admin import Order, Reply

HELP = "give orders to a running server: list, pause, close, delete tables, ban addresses"

TABLE = ("table", "the table's id, as in its link")
TABLES = ("table", "the table's id, or: all")
SEAT = ("seat", "the number of the seat, from 1")
ORDERS: dict[str, tuple[str, list[tuple[str, str]]]] = {
    "health": ("whether the server can do all it is there for; the exit code is 2 if not", []),
    "list": ("every table, who sits there, and the addresses that are banned", []),
    "show": ("one table: its set-up, its seats, who is asked; no hands and no talk", [TABLE]),
    "tell": ("tell everybody at a table something", [TABLES, ("text", "what is told")]),
    "pause": ("pause a table in play, with a notice to all; its players can go on together", [TABLES, ("text", "why")]),
    "resume": ("let a paused table go on", [TABLES]),
    "close": ("end a table; it can still be read", [TABLE]),
    "free": ("free a seat at a table that has not begun; its link changes", [TABLE, SEAT]),
    "rename": ("give a player another name", [TABLE, SEAT, ("text", "the new name")]),
    "delete": ("delete a table for good", [TABLE]),
    "erase-talk": ("erase the words of what was said in private at a table, for good", [TABLE]),
    "reload": ("read a table anew from the database, also one that was set aside", [TABLE]),
    "ban": ("serve an address or a network no more", [("text", "the address, or a network such as 192.0.2.0/24")]),
    "unban": ("serve it again", [("text", "the address or network")]),
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--db", default=usual_db(), metavar="WHERE",
                        help=f"the servers' database, a file or postgresql://… (default: {EXPLAINED})")  # fmt: skip
    parser.add_argument("--lang", default="en", help="the language of refusals (default en)")
    orders = parser.add_subparsers(dest="what", required=True, metavar="order")
    for name, (help, arguments) in ORDERS.items():
        order = orders.add_parser(name, help=help, description=help)
        for argument, explained in arguments:
            order.add_argument(argument, type=int if argument == "seat" else str, help=explained)


def run(args: argparse.Namespace) -> int:
    from .house.admin import Order
    from .http.texts import refused
    from .refusal import Refusal

    order = Order(args.what, getattr(args, "table", ""), getattr(args, "seat", 0), getattr(args, "text", ""))
    reply = asyncio.run(carried_out(args.db, order)) if is_address(args.db) else sent(Path(args.db), order)
    if reply.refused is not None:
        refusal = Refusal.made(409, reply.refused, {**reply.args})
        print(f"condotta: {refused(refusal, args.lang).sentence}", file=sys.stderr)
        return 2
    print("\n".join(reply.lines))
    return 0


def sent(db: Path, order: Order) -> Reply:
    """To the one server on a database file."""
    import msgspec

    from ..kernel.errors import SetupError
    from .house.admin import Reply, socket_of

    with socket.socket(socket.AF_UNIX) as line:
        try:
            line.connect(str(socket_of(db)))
        except OSError:
            raise SetupError("no-server", file=db) from None
        line.sendall(msgspec.json.encode(order) + b"\n")
        with line.makefile("rb") as answer:
            return msgspec.json.decode(answer.readline(), type=Reply)


async def carried_out(where: str, order: Order) -> Reply:
    """Here: what is written to the database, every server on it hears."""
    import msgspec

    from .house.admin import Admin
    from .house.others import join_others
    from .tables.registry import TableRegistry

    registry = TableRegistry(where, bot_processes=0, serves=False)
    await registry.open()
    try:
        await join_others(registry)
        return await Admin(registry).reply(msgspec.json.encode(order))
    finally:
        await registry.close()
