"""Servers and processes for bots on one PostgreSQL, and clients that go to whichever server is up."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from pathlib import Path

import httpx

from .clients import Wire
from .postgres import Postgres
from .real import UNLIMITED, RealProcess, RealServer

COMMAND = "import sys; from condotta.cli import main; sys.exit(main())"


class BotProcess(RealProcess):
    """`condotta bots --db ...`."""

    def __init__(self, address: str, log: Path) -> None:
        super().__init__(log)
        self.address = address

    def start(self) -> BotProcess:
        self.begin(COMMAND, "bots", "--db", self.address, "--bot-processes", "2", says=".")
        return self


class Whichever(httpx.AsyncBaseTransport):
    """Sends each request to any of the servers; each has connections of its own."""

    def __init__(self, servers: list[RealServer], dice: random.Random) -> None:
        self.servers = servers
        self.dice = dice
        self.lines = httpx.AsyncHTTPTransport(limits=httpx.Limits(max_connections=400, max_keepalive_connections=100))

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        port = self.dice.choice(self.servers).port
        request.url = request.url.copy_with(port=port)
        request.headers["host"] = f"localhost:{port}"
        return await self.lines.handle_async_request(request)

    async def aclose(self) -> None:
        await self.lines.aclose()


class FleetWire(Wire):
    """Asks again what nobody has answered; every request of these tests may be asked twice."""

    async def ask(self, method: str, path: str, token: str | None = None, body: object = None) -> httpx.Response:
        while True:
            with contextlib.suppress(httpx.HTTPError, OSError):
                answer = await super().ask(method, path, token, body)
                if answer.status_code < 500:
                    return answer
            await asyncio.sleep(0.05)


@contextlib.asynccontextmanager
async def fleet(
    postgres: Postgres, folder: Path, servers: int, bots: int, *options: str
) -> AsyncIterator[tuple[list[RealServer], list[BotProcess], str]]:
    """Its parts, started, and the address of their database."""
    with postgres.database() as address:
        own = ["--bot-processes", "0"] if bots else ["--bot-processes", "2"]
        serving = [RealServer(address, *UNLIMITED, *own, *options, log=folder / f"server-{number}.log")
                   for number in range(servers)]  # fmt: skip
        thinking = [BotProcess(address, folder / f"bots-{number}.log") for number in range(bots)]
        parts: list[RealServer | BotProcess] = [*serving, *thinking]
        try:
            await asyncio.gather(*(asyncio.to_thread(part.start) for part in parts))
            yield serving, thinking, address
        finally:
            for part in parts:
                if part.process is not None and part.process.poll() is None:
                    await asyncio.to_thread(part.stop)


@contextlib.asynccontextmanager
async def wire_to(servers: list[RealServer], dice: random.Random) -> AsyncIterator[FleetWire]:
    whichever = Whichever(servers, dice)
    async with httpx.AsyncClient(transport=whichever, base_url="http://localhost", timeout=20) as http:
        yield FleetWire(http)
