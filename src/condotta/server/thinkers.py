"""The processes in which bots think: a few of them, started when they are needed."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import Final

import msgspec

from .worker import Question

ANSWER: Final = msgspec.json.Decoder(int | str | None)
LONGEST_THOUGHT: Final = 30.0
"""Seconds; then the default is played and the process is replaced."""


class BotFailed(Exception):
    """The bot gave no answer in time, or a wrong one."""


class Thinkers:
    def __init__(self, most: int) -> None:
        self.free = asyncio.Semaphore(most)
        self.idle: list[Process] = []
        self.all: set[Process] = set()

    async def choose(self, question: Question) -> int | None:
        """The act a bot chooses; None if it was asked for one beside the question and has none."""
        async with self.free:
            process = self.idle.pop() if self.idle else await self._begin()
            try:
                act = await asyncio.wait_for(self._ask(process, question), LONGEST_THOUGHT)
            except BaseException as error:
                self._end(process)
                if isinstance(error, Exception):
                    raise BotFailed(f"the bot {question.bot} gave no answer ({type(error).__name__})") from error
                raise
            self.idle.append(process)
            if isinstance(act, str):
                raise BotFailed(act)
            return act

    async def _begin(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", f"{__package__}.worker", stdin=PIPE, stdout=PIPE, stderr=DEVNULL
        )
        self.all.add(process)
        return process

    async def _ask(self, process: Process, question: Question) -> int | str | None:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        answer: int | str | None = ANSWER.decode(await process.stdout.readline())
        return answer

    def _end(self, process: Process) -> None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        if process.stdin is not None:
            process.stdin.close()
        self.all.discard(process)

    async def close(self) -> None:
        for process in [*self.all]:
            self._end(process)
            await process.wait()
