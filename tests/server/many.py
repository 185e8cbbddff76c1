"""Several servers in one process on one database, and what keeps them from hearing of each other."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest

from condotta.server.log.postgres.store import PostgresStore
from condotta.server.log.store import Woken
from condotta.server.tables import registry as registries

from .clients import Sat, Wire, running

LIMIT = 120.0
"""Seconds for which something is waited for that comes at once on a machine with nothing else to do."""


def play(story: Callable[[list[Wire]], Awaitable[None]], db: str, servers: int = 2) -> None:
    async def serve() -> None:
        async with contextlib.AsyncExitStack() as running_servers:
            await story([await running_servers.enter_async_context(running(db)) for _server in range(servers)])

    asyncio.run(serve())


async def until(holds: Callable[[], Awaitable[object]]) -> None:
    async with asyncio.timeout(LIMIT):
        while not await holds():
            await asyncio.sleep(0.02)


def at(wire: Wire, table: Sat) -> Sat:
    """The same table, at another server."""
    return Sat(wire, table.made)


def deaf(monkeypatch: pytest.MonkeyPatch) -> None:
    """No notice arrives."""

    async def listen(self: PostgresStore) -> AsyncIterator[Woken]:
        await asyncio.Event().wait()
        yield Woken()

    monkeypatch.setattr(PostgresStore, "listen", listen)


def blind(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor does anybody look: a server learns what others wrote only when it must."""
    deaf(monkeypatch)
    monkeypatch.setattr(registries, "NOTE_EVERY", 3600.0)
