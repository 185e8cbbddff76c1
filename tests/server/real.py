"""A real server process on a free port of this computer."""

from __future__ import annotations

import asyncio
import contextlib
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect

from .clients import Wire

PROGRAM = """
import argparse
from condotta.server import serve
parser = argparse.ArgumentParser()
serve.add_arguments(parser)
serve.run(parser.parse_args())
"""
UNLIMITED = ["--rate", "0", "--streams", "0"]


class RealProcess:
    """A process of this program, which is there as soon as it has said so."""

    def __init__(self, log: Path) -> None:
        """`log`: where it writes what goes wrong."""
        self.log = log
        self.process: subprocess.Popen[str] | None = None

    def begin(self, program: str, *words: str, says: str) -> re.Match[str]:
        """Run it until it says something like this."""
        with self.log.open("a") as log:
            self.process = subprocess.Popen([sys.executable, "-c", program, *words], stdout=subprocess.PIPE, stderr=log,
                                            text=True)  # fmt: skip
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if (found := re.search(says, line)) is not None:
                return found
        raise AssertionError(f"it did not start: {self.log.read_text()}")

    def kill(self) -> None:
        """At once, without a word."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self._close()

    def stop(self) -> int:
        """As Ctrl-C would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        try:
            return self.process.wait(60)
        finally:
            if self.process.poll() is None:
                self.process.kill()
            self._close()

    def _close(self) -> None:
        if self.process is not None and self.process.stdout is not None:
            self.process.stdout.close()


class RealServer(RealProcess):
    def __init__(self, db: Path | str, *options: str, log: Path | None = None, before: str = "") -> None:
        """`log`: if not beside its database. `before`: what the program does first, to be another version of itself."""
        super().__init__(log or Path(db).with_suffix(".log"))
        self.before = before
        self.db = db
        self.options = options
        self.url = ""
        self.port = 0

    def start(self) -> RealServer:
        words = ["--db", str(self.db), "--port", str(self.port), *self.options]
        found = self.begin(self.before + PROGRAM, *words, says=r"http://localhost:(\d+)")
        self.port = int(found[1])
        self.url = found[0]
        return self

    def memory(self) -> int:
        """What the process holds, in bytes."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) * 1024  # type: ignore[index]

    def socket(self, table: str, since: str = "0") -> connect:
        address = self.url.replace("http", "ws", 1)
        return connect(f"{address}/api/tables/{table}/socket?since={since}", max_size=None, max_queue=None, proxy=None)


@contextlib.asynccontextmanager
async def served(db: Path | str, *options: str) -> AsyncIterator[tuple[Wire, RealServer]]:
    with tempfile.TemporaryDirectory(prefix="condotta-") as folder:
        server = await asyncio.to_thread(RealServer(db, *options, log=Path(folder) / "server.log").start)
        try:
            async with httpx.AsyncClient(base_url=server.url, timeout=30, trust_env=False) as http:
                yield Wire(http), server
        finally:
            await asyncio.to_thread(server.stop)


async def wire_to(stack: contextlib.AsyncExitStack, server: RealServer) -> Wire:
    """For as long as the stack holds."""
    client = httpx.AsyncClient(base_url=server.url, timeout=60, trust_env=False)
    return Wire(await stack.enter_async_context(client))


async def told(socket: ClientConnection) -> str:
    return str(await asyncio.wait_for(socket.recv(), 60))
