"""The pool of processes in which bots choose: a few of them, started when they are needed."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import Final

import msgspec

from .worker import BotRequest

RESPONSE: Final = msgspec.json.Decoder(int | str | None)
MAX_SECONDS: Final = 30.0
"""For one act; then the default is played and the process is replaced."""


class BotFailed(Exception):
    """The bot gave no answer in time, or a wrong one."""


class BotPool:
    def __init__(self, size: int) -> None:
        self.free = asyncio.Semaphore(size)
        self.idle: list[Process] = []
        self.running: set[Process] = set()
        self.ending: set[Process] = set()
        """Killed, but not yet known to be gone."""

    async def choose(self, request: BotRequest) -> int | None:
        """The act a bot chooses; None if it was asked for one beside the question and has none."""
        async with self.free:
            process = self.idle.pop() if self.idle else await self._start()
            try:
                act = await asyncio.wait_for(self._ask(process, request), MAX_SECONDS)
            except BaseException as error:
                self._stop(process)
                if isinstance(error, Exception):
                    raise BotFailed(f"the bot {request.bot} gave no answer ({type(error).__name__})") from error
                raise
            self.idle.append(process)
            if isinstance(act, str):
                raise BotFailed(act)
            return act

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", f"{__package__}.worker", stdin=PIPE, stdout=PIPE, stderr=DEVNULL
        )
        self.running.add(process)
        return process

    async def _ask(self, process: Process, request: BotRequest) -> int | str | None:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(msgspec.json.encode(request) + b"\n")
        await process.stdin.drain()
        response: int | str | None = RESPONSE.decode(await process.stdout.readline())
        return response

    def _stop(self, process: Process) -> None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        if process.stdin is not None:
            process.stdin.close()
        self.running.discard(process)
        self.ending = {gone for gone in self.ending if gone.returncode is None} | {process}

    async def close(self) -> None:
        for process in [*self.running]:
            self._stop(process)
        for process in self.ending:
            await process.wait()
