"""Servers and processes for bots on one PostgreSQL, and clients that go to whichever server is up."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import httpx

from .clients import Wire, fresh_key
from .postgres import Postgres
from .real import UNLIMITED, RealServer
from .test_crash import Player

BOTS = "import sys; from condotta.cli import main; sys.exit(main())"


class BotProcess:
    """`condotta bots --db ...`."""

    def __init__(self, address: str, log: Path) -> None:
        self.words = [sys.executable, "-c", BOTS, "bots", "--db", address, "--bot-processes", "2"]
        self.log = log
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> BotProcess:
        with self.log.open("a") as log:
            self.process = subprocess.Popen(self.words, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        assert self.process.stdout.readline(), f"it did not start: {self.log.read_text()}"
        return self

    def kill(self) -> None:
        assert self.process is not None and self.process.stdout is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()

    def stop(self) -> int:
        assert self.process is not None and self.process.stdout is not None
        self.process.send_signal(signal.SIGINT)
        try:
            return self.process.wait(60)
        finally:
            if self.process.poll() is None:
                self.process.kill()
            self.process.stdout.close()


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


class FleetPlayer(Player):
    """Goes on at another server whenever one is gone; whichever it was, the stream goes on without gap or double."""

    async def listen(self) -> None:
        place = self.table.place(self.table.tokens[self.seat], len(self.heard))
        path = f"{self.table.path}/stream?since={place}"
        async with self.wire.http.stream("GET", path, headers=self.headers) as answer:
            answer.raise_for_status()
            async for line in answer.aiter_lines():
                if line:
                    message = json.loads(line)
                    assert message["seq"] == len(self.heard) + 1, "a gap or a double"
                    self.heard.append(line)
                    await self.react(message)
                    if self.dice.random() < 0.05:
                        return  # moved to another server between two messages

    async def insist(self, what: str, body: dict[str, object], text: str) -> None:
        """Under one key, at any server."""
        if what == "talk" and len(self.table.tokens) == 1:
            return  # nobody is there to talk to
        answer = await self.wire.ask("POST", f"{self.table.path}/{what}", self.table.tokens[self.seat],
                                     {**body, "key": fresh_key()})  # fmt: skip
        if answer.status_code == 200:
            found = answer.json()
            self.acked[f"{len(self.acked)}"] = found["seq"], text
        else:
            assert answer.json()["key"] in ("stale", "already-answered", "not-asked", "game-over"), answer.text

    def of_bots(self) -> int:
        """How many acts of bots it has heard of."""
        entries = [json.loads(line).get("entry") for line in self.heard]
        return sum(bool(entry) and entry["seat"] not in self.table.tokens for entry in entries)


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
