"""Hosting: the server as a process, from its greeting to its end."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import logging
import resource
import socket
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any, Final

import segno
import uvicorn

from .faults import report_from_loop
from .house.admin import Admin, socket_of
from .house.backups import Backups
from .house.retention import Retention
from .http.app import make_app
from .http.connections import PROTOCOLS, RESERVED, Open
from .http.guard import MAX_BODY
from .http.limits import Limits
from .http.texts import refused
from .listening import bound, trusted_proxies
from .logs import set_up
from .notices.settings import notice_settings
from .refusal import Refusal
from .tables.lobby import create
from .tables.registry import TableRegistry
from .tables.requests import CreateTable
from .tables.responses import TableCreated
from .workers import Place, Workers

log = logging.getLogger("condotta")

PUBLIC_WARNING = """This server can be reached by every computer that can reach this one, without encryption:
whoever can read the network can read the links, and a link is a seat. Use --public in a
network you trust, or put a proxy with https before the server (docs/hosting.md)."""


THREADS_TAKE_TURNS: Final = 0.001
"""Seconds after which a thread that calculates lets the event loop have its turn."""


def host(args: argparse.Namespace) -> int:
    sys.setswitchinterval(THREADS_TAKE_TURNS)
    set_up(args.log, args.log_requests)
    raise_file_limit()
    with bound(args) as listening:
        if args.workers == 1:
            return work(args, listening)
        return Workers(args.workers, lambda place: work(args, listening, place)).run()


def work(args: argparse.Namespace, listening: socket.socket, place: Place | None = None) -> int:
    """One process that serves, alone or among others."""
    own_bots = -(-args.bot_processes // args.workers)
    registry = TableRegistry(args.db, own_bots, trust=args.unsafe_database)
    with contextlib.suppress(KeyboardInterrupt):  # uvicorn passes Ctrl-C on when everything is closed
        asyncio.run(serve(registry, args, listening, place))
    return 0


def raise_file_limit() -> None:
    """A connection is an open file: take as many as the system gives, but not all for connections."""
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    soft, _hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    Open.most = max(soft - RESERVED, soft // 2)


def limits_of(args: argparse.Namespace) -> Limits:
    known = Limits()
    rate, streams = args.rate, args.streams
    return Limits(
        per_token=known.per_token if rate is None else rate,
        per_address=known.per_address if rate is None else rate,
        creates_per_address=known.creates_per_address if rate is None else rate,
        streams_per_address=known.streams_per_address if streams is None else streams,
        streams=known.streams if streams != 0 else 0,
    )


def names_of(args: argparse.Namespace) -> frozenset[str] | None:
    """How the server is called, where that matters."""
    elsewhere = args.listen is not None and not args.listen.startswith("unix:") and not args.proxy
    if not args.public and not args.name and not elsewhere:
        return None
    own = socket.gethostname().lower()
    return frozenset({"localhost", own, own.partition(".")[0] + ".local", *(name.lower() for name in args.name)})


def rest_collector() -> None:
    """What is loaded now stays: the collector need not look at it again and again while somebody waits."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


async def serve(
    registry: TableRegistry,
    args: argparse.Namespace,
    listening: socket.socket,
    place: Place | None = None,
    say: Callable[[str], None] = print,
) -> None:
    app = make_app(registry, limits_of(args), names_of(args), args.metrics, notice_settings(args))
    rest_collector()
    asyncio.get_running_loop().set_exception_handler(report_from_loop)
    config = uvicorn.Config(
        app,
        access_log=False,
        log_config=None,
        ws_max_size=MAX_BODY,
        ws_per_message_deflate=False,
        proxy_headers=args.proxy is not None,
        forwarded_allow_ips=trusted_proxies(args),
        server_header=False,
        backlog=4096,
        timeout_graceful_shutdown=3,
        **PROTOCOLS,
    )
    server = uvicorn.Server(config)
    if place is not None:
        asyncio.get_running_loop().add_reader(place.parent, setattr, server, "should_exit", True)
    running = asyncio.ensure_future(server.serve(sockets=[listening]))
    while not server.started and not running.done():
        await asyncio.sleep(0.01)
    if server.started:
        if place is None or place.first:
            await greet(registry, args, listening.getsockname(), say)
        for work in chores(registry, args):
            registry.spawn(work)
        async with contextlib.nullcontext() if registry.store.shared else orders(registry, args):
            await running
    else:
        await running


@contextlib.asynccontextmanager
async def orders(registry: TableRegistry, args: argparse.Namespace) -> AsyncIterator[None]:
    """Meanwhile `condotta admin` is listened to."""
    path = socket_of(Path(args.db))
    try:
        listening = await Admin(registry).listen(path)
    except OSError as error:
        log.warning(
            "condotta admin cannot reach this server: %s", error.strerror or "the name of its socket is too long"
        )
        yield
        return
    try:
        yield
    finally:
        listening.close()
        path.unlink(missing_ok=True)


def chores(registry: TableRegistry, args: argparse.Namespace) -> list[Coroutine[Any, Any, None]]:
    """What the server does beside its tables, as it was told to."""
    found = []
    if args.backup_every:
        folder = args.backup_folder or Path(args.db).resolve().parent / "backups"
        found.append(Backups(Path(args.db), folder, args.backup_every * 3600, args.backups).run())
    ages = args.delete_finished_after, args.delete_abandoned_after, args.forget_keys_after
    if any(age is not None for age in ages):
        found.append(Retention(registry, *ages).run())
    return found


async def greet(registry: TableRegistry, args: argparse.Namespace, name: Any, say: Callable[[str], None]) -> None:
    """`name`: of the socket at which the server listens."""
    say(f"Tables are kept in {registry.store.where}.")
    if isinstance(name, str):
        say(f"A proxy reaches this server at unix:{name}. Ctrl-C ends it; games go on where they were.")
        sys.stdout.flush()
        return
    address = f"http://{own_address() if args.public else shown_host(name[0])}:{name[1]}"
    if args.public:
        say(PUBLIC_WARNING)
        say(qr(address))
    say(f"Open {address} in a browser. Ctrl-C ends the server; games go on where they were.")
    if args.table:
        try:
            say(links(await create(registry, table_request(args.table)), address))
        except Refusal as refusal:
            say(refused(refusal, "en").sentence)
    sys.stdout.flush()


def shown_host(host: str) -> str:
    """How an address is written in a link."""
    if host in ("127.0.0.1", "0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def table_request(text: str) -> CreateTable:
    """`condottiere:3` is a table of Condottiere for three people."""
    game, _, seats = text.partition(":")
    return CreateTable(game=game, seats=["person"] * (int(seats) if seats.isdigit() else 3))


def links(table: TableCreated, address: str) -> str:
    lines = []
    for seat in table.seats:
        lines += [f"Seat {seat.seat + 1}: {address}{seat.link}", qr(address + seat.link)]
    lines.append(f"Any free seat: {address}{table.links.any}")
    lines.append(f"To watch: {address}{table.links.watch}")
    lines.append(f"To start early, with bots: {address}{table.links.host}")
    return "\n".join(lines)


def qr(text: str) -> str:
    """A QR code for the terminal, two rows a line."""
    rows = [[bool(dark) for dark in row] for row in segno.make(text, micro=False).matrix_iter(border=2)]
    if len(rows) % 2:
        rows.append([False] * len(rows[0]))
    # The light squares are drawn, so that it is read on the usual dark ground.
    blocks = {(False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " "}
    return "\n".join(
        "".join(blocks[above, below] for above, below in zip(rows[i], rows[i + 1], strict=True))
        for i in range(0, len(rows), 2)
    )


def own_address() -> str:
    """How this computer is called in its network; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
            return str(probe.getsockname()[0])
        except OSError:
            return "localhost"
