"""Records replayed outside the server: few at once, one at a time for each address, each within a time."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import Counter
from collections.abc import AsyncGenerator, Iterator
from dataclasses import dataclass
from typing import Final

import msgspec

from ..faults import log
from ..refusal import Refusal, Refused
from .worker import TOO_MUCH, Outcome, ReplayJob

AT_ONCE: Final = 2
MAX_WAITING: Final = 32
"""Requests that may wait for their turn in all; each holds a record in memory."""
MAX_WAITING_PER_ADDRESS: Final = 8
"""A page that shows all hands asks for six at once."""
MAX_SECONDS: Final = 30.0
"""From the start of the process until its last byte is sent."""
PART: Final = 64 * 1024
START: Final = f"import os; os.nice(5); from {__package__}.worker import main; main()"
"""The program: everybody else comes first, also while it loads."""


@dataclass(frozen=True)
class Replayed:
    """What came of a record: why not, or its messages. Those must be read to the end or closed."""

    refused: Refused | None
    size: int
    parts: AsyncGenerator[bytes, None]


class ReplayPool:
    def __init__(self, at_once: int = AT_ONCE) -> None:
        self.free = asyncio.Semaphore(at_once)
        self.waiting: Counter[str] = Counter()
        self.turns: dict[str, asyncio.Lock] = {}
        """One at a time for each address; `queued` counts who has it or wants it."""
        self.queued: Counter[str] = Counter()
        self.running: set[Process] = set()

    @contextlib.contextmanager
    def place(self, address: str) -> Iterator[None]:
        """A place in the queue, taken before the record is even read."""
        if self.waiting[address] >= MAX_WAITING_PER_ADDRESS or self.waiting.total() >= MAX_WAITING:
            raise Refusal(429, "too-many", seconds=int(MAX_SECONDS))
        self.waiting[address] += 1
        try:
            yield
        finally:
            self.waiting[address] -= 1
            if not self.waiting[address]:
                del self.waiting[address]

    async def replay(self, address: str, job: ReplayJob) -> Replayed:
        work = self._work(address, job)
        outcome = msgspec.json.decode(await anext(work), type=Outcome)
        if outcome.status != 200:
            await work.aclose()
            if outcome.fault:
                log.error("fault %s in a replay", outcome.fault)
            if outcome.refused is None:
                raise Refusal.made(outcome.status, outcome.key, {})
        return Replayed(outcome.refused, outcome.size, work)

    async def _work(self, address: str, job: ReplayJob) -> AsyncGenerator[bytes, None]:
        """The outcome, then the messages in parts; ends early when the time is out."""
        turn = self.turns.setdefault(address, asyncio.Lock())
        self.queued[address] += 1
        try:
            async with turn, self.free:
                process = await self._start()
                try:
                    end = time.monotonic() + MAX_SECONDS
                    async with asyncio.timeout(MAX_SECONDS):
                        outcome = await self._first(process, job)
                    yield outcome
                    assert process.stdout is not None
                    while time.monotonic() < end and (part := await process.stdout.read(PART)):
                        yield part
                except TimeoutError:
                    yield msgspec.json.encode(Outcome(422, TOO_MUCH))
                finally:
                    await self._end(process)
        finally:
            self.queued[address] -= 1
            if not self.queued[address]:
                del self.queued[address], self.turns[address]

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", START, stdin=PIPE, stdout=PIPE, stderr=DEVNULL
        )
        self.running.add(process)
        return process

    async def _first(self, process: Process, job: ReplayJob) -> bytes:
        """The outcome; a process that is killed at its limits gives none."""
        assert process.stdin is not None and process.stdout is not None
        with contextlib.suppress(ConnectionError):
            process.stdin.write(msgspec.json.encode(job))
            await process.stdin.drain()
            process.stdin.close()
        return await process.stdout.readline() or msgspec.json.encode(Outcome(422, TOO_MUCH))

    async def _end(self, process: Process) -> None:
        self.running.discard(process)
        assert process.stdout is not None
        if not process.stdout.at_eof():  # else it ends by itself
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.stdout.read()  # what nobody took: until the pipe is empty, the process does not count as gone
        await process.wait()

    async def close(self) -> None:
        for process in [*self.running]:
            await self._end(process)
