"""The pool of processes in which bots choose: a few of them, started when they are needed.

Each takes the next job when it is ready for one, so that nobody waits for a process that does not start. A bot is told
how long it may think; one that does not stop is ended in the end, and another bot chooses in its place.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable
from math import inf
from typing import Final

import msgspec

from ..ending import ended
from ..faults import report
from .queue import Job, JobQueue
from .worker import READY, BotAnswer, BotRequest

THINK_SECONDS: Final = 0.25
"""For one answer: no longer than the quicker of the page's two paces, so that a thought is hidden in the pause between
two moves."""
CLOCK_SHARE: Final = 20
"""Of what its seat has left on the clock, a bot may think this part at most."""
PATIENCE: Final = 10.0
"""Seconds after which a bot that has not stopped is ended; less where the clock is short, but never less than one."""
JUDGING_PATIENCE: Final = 50.0
"""The same for one that judges: it has no clock, and its work is measured out."""
START_SECONDS: Final = 60.0
"""A process that is not ready by then has not started."""
LONGEST_PAUSE: Final = 60.0
"""Between two tries to start a process, in seconds."""

log = logging.getLogger("condotta")


class BotFailed(Exception):
    """No bot gave an answer."""


class BotPool:
    def __init__(self, size: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.size = max(2, size)
        """One of the processes is kept for tables with people."""
        self.clock = clock
        self.patience = PATIENCE
        self.first_pause = 0.5
        self.command = [sys.executable, "-m", f"{__package__}.worker"]
        self.queue = JobQueue()
        self.trouble: str | None = None
        """Why the last process did not start; None while they do."""
        self.serving: set[asyncio.Task[None]] = set()
        """One for each process."""
        self.idle = 0
        self.without_people = 0
        """How many processes think for tables without people."""
        self.changed = asyncio.Event()
        self.ending: set[Process] = set()
        """Killed, but not yet known to be gone."""

    async def choose(self, request: BotRequest, people: bool = True, due: float | None = None) -> BotAnswer:
        """What a bot chooses. `people`: whether people play at the table; `due`: when the seat's time is out."""
        job = Job(request, asyncio.get_running_loop().create_future(), people, due)
        self.queue.add(job)
        self.changed.set()
        if len(self.queue) > self.idle and len(self.serving) < self.size:
            task = asyncio.ensure_future(self._serve())
            self.serving.add(task)
            task.add_done_callback(self._served)
        return await job.answer

    async def close(self) -> None:
        await ended(self.serving)
        for process in self.ending:
            await process.wait()

    async def _serve(self) -> None:
        """One process, and a new one whenever it is gone."""
        while True:
            process = await self._start()
            try:
                while await self._do(process, await self._next_job()):
                    pass
            finally:
                self._stop(process)

    def _served(self, task: asyncio.Task[None]) -> None:
        self.serving.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            report(error)

    async def _next_job(self) -> Job:
        self.idle += 1
        try:
            while (job := self.queue.take(only_people=self.without_people >= self.size - 1)) is None:
                self.changed.clear()
                await self.changed.wait()
            return job
        finally:
            self.idle -= 1

    async def _do(self, process: Process, job: Job) -> bool:
        """Let the process answer; whether it can go on with the next job."""
        self.without_people += not job.people
        left = inf if job.due is None else max(0.0, job.due - self.clock())
        seconds = min(THINK_SECONDS, left / CLOCK_SHARE)
        bot = job.names[0]
        try:
            patience = self.patience if job.request.judging is None else JUDGING_PATIENCE
            async with asyncio.timeout(min(patience, max(1.0, left / 2))):
                answer = await ask(process, msgspec.structs.replace(job.request, bot=bot, seconds=seconds))
        except TimeoutError:
            self._ask_next(job, [name for name in job.names if name != bot], f"The bot {bot} did not stop thinking.")
            return False
        except Exception:  # whatever it is, another process can do better
            self._ask_next(job, job.names[1:], f"The process in which the bot {bot} thought has ended.")
            return False
        else:
            if not job.answer.done():
                job.answer.set_result(msgspec.structs.replace(answer, fault=job.fault or answer.fault))
            if not job.people:
                await self._make_way()
            return True
        finally:
            self.without_people -= not job.people
            self.changed.set()

    async def _make_way(self) -> None:
        """Rest as long as the event loop has to do now: quick bots do not fill it with moves that nobody waits for."""
        began = self.clock()
        await asyncio.sleep(0)
        await asyncio.sleep(self.clock() - began)

    def _ask_next(self, job: Job, names: list[str], fault: str) -> None:
        job.names, job.fault = names, job.fault or fault
        if names:
            self.queue.add_first(job)
        elif not job.answer.done():
            job.answer.set_exception(BotFailed(job.fault))

    async def _start(self) -> Process:
        """A process that is ready; tried again and again, with longer and longer pauses."""
        pause = self.first_pause
        while True:
            try:
                process = await self._started()
                self.trouble = None
                return process
            except (OSError, TimeoutError) as error:
                self.trouble = str(error) or type(error).__name__
            log.error("no process for bots could be started (%s); next try in %.1f s", self.trouble, pause)
            await asyncio.sleep(pause)
            pause = min(pause * 2, LONGEST_PAUSE)

    async def _started(self) -> Process:
        process = await asyncio.create_subprocess_exec(*self.command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL)
        assert process.stdout is not None
        try:
            async with asyncio.timeout(START_SECONDS):
                if await process.stdout.readline() == READY:
                    return process
            raise OSError("it ended at once")
        except BaseException:
            self._stop(process)
            raise

    def _stop(self, process: Process) -> None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        if process.stdin is not None:
            process.stdin.close()
        self.ending = {gone for gone in self.ending if gone.returncode is None} | {process}


async def ask(process: Process, request: BotRequest) -> BotAnswer:
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(msgspec.json.encode(request) + b"\n")
    await process.stdin.drain()
    return msgspec.json.decode(await process.stdout.readline(), type=BotAnswer)
