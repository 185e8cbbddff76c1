"""Hands of this machine: processes, each with a pipe. One that is killed loses its piece, which another does."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from types import TracebackType
from typing import Any, cast

from .piece import MOST_LOSSES, Done, Task, do_piece, lost_again


def work(task: Task[Any], pipe: Connection) -> None:
    """A worker's life: until nobody is at the other end. That one is asked to stop is said to its parent only."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    ready = cache(task.ready)
    try:
        while True:
            pipe.send(do_piece(ready, pipe.recv()))
    except (EOFError, OSError):
        return


@dataclass
class Piece:
    number: int
    numbers: Sequence[int]
    losses: int = 0
    """How many processes were lost with it."""


@dataclass
class Worker:
    process: SpawnProcess
    piece: Piece | None = None


class Processes:
    seconds = 0.25

    def __init__(self, task: Task[Any], workers: int) -> None:
        self.task = task
        self.ahead = 8 * workers
        self.waiting: deque[Piece] = deque()
        self.workers: dict[Connection, Worker] = {}
        for _worker in range(workers):
            self.hire()

    def hire(self) -> None:
        """A process of its own, not a copy of this one: threads and open files stay here."""
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=work, args=(self.task, theirs), daemon=True)
        process.start()
        theirs.close()  # So that the pipe ends with the process.
        self.workers[ours] = Worker(process)

    def give(self, piece: int, numbers: Sequence[int]) -> None:
        self.waiting.append(Piece(piece, numbers))
        self.hand_out()

    def hand_out(self) -> None:
        for pipe, worker in self.workers.items():
            if worker.piece is None and self.waiting:
                worker.piece = self.waiting.popleft()
                try:
                    pipe.send(worker.piece.numbers)
                except OSError:  # It has ended; the next look at its pipe finds out.
                    continue

    def take(self) -> tuple[int, Done]:
        while True:
            self.hand_out()
            pipe = cast(Connection, wait(list(self.workers))[0])
            try:
                done: Done = pipe.recv()
            except (EOFError, OSError):
                self.replace(pipe)
                continue
            worker = self.workers[pipe]
            piece, worker.piece = worker.piece, None
            assert piece is not None
            self.hand_out()
            return piece.number, done

    def replace(self, pipe: Connection) -> None:
        worker = self.workers.pop(pipe)
        pipe.close()
        worker.process.join()
        if worker.piece is not None:
            worker.piece.losses += 1
            if worker.piece.losses > MOST_LOSSES:
                raise lost_again(worker.piece.numbers)
            self.waiting.appendleft(worker.piece)
        self.hire()

    def __enter__(self) -> Processes:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for worker in self.workers.values():
            worker.process.terminate()
        for pipe, worker in self.workers.items():
            worker.process.join()
            pipe.close()
