"""Processes that play: each steps its tables inside the compiled engine and shares their rows in memory."""

from __future__ import annotations

import multiprocessing
import os
import sys
from dataclasses import dataclass
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np

from ...games import GAMES
from ...kernel.batch import Batch
from .settings import Settings, setups

GROUPS = 2
PATIENCE = 120.0
"""Seconds after which a silent worker is given up."""


@dataclass(frozen=True)
class Shape:
    """How the shared rows of one group lie in memory."""

    rows: int
    size: int
    width: int
    most: int

    def blocks(self) -> list[tuple[str, Any, tuple[int, ...]]]:
        return [
            ("rewards", np.float32, (self.rows, self.most)),
            ("features", np.uint8, (self.rows, self.size)),
            ("masks", np.uint8, (self.rows, self.width)),
            ("to_act", np.uint8, (self.rows,)),
            ("ended", np.uint8, (self.rows,)),
            ("choices", np.uint8, (self.rows,)),
        ]

    def bytes(self) -> int:
        return sum(int(np.prod(shape)) * np.dtype(kind).itemsize for _name, kind, shape in self.blocks())

    def arrays(self, memory: SharedMemory) -> dict[str, Any]:
        found, at = {}, 0
        for name, kind, shape in self.blocks():
            found[name] = np.ndarray(shape, kind, memory.buf, at)
            at += found[name].nbytes
        return found


def play(settings: Settings, number: int, shape: Shape, names: list[str], go: list[Any], done: list[Any]) -> None:
    """One worker: for each group in turn, wait for choices, step, write the rows. Ends with its parent."""
    parent = os.getppid()
    game = GAMES[settings.game]
    memories = [SharedMemory(name) for name in names]
    first, last = number * settings.tables, (number + 1) * settings.tables
    rows = [{name: whole[first:last] for name, whole in shape.arrays(memory).items()} for memory in memories]
    seeds = [settings.seed * 10_007 + (number * GROUPS + group) for group in range(GROUPS)]
    batches = [Batch(game, setups(game, settings), settings.tables, seed) for seed in seeds]
    for group, batch in enumerate(batches):
        write(batch, rows[group])
        done[group].release()
    while True:
        for group, batch in enumerate(batches):
            while not go[group].acquire(timeout=5):
                if os.getppid() != parent:
                    return
            batch.step(rows[group]["choices"].tobytes())
            write(batch, rows[group])
            done[group].release()


def write(batch: Batch, rows: dict[str, Any]) -> None:
    for name in ("features", "masks", "to_act", "ended", "rewards"):
        kind = np.float64 if name == "rewards" else np.uint8
        rows[name][:] = np.frombuffer(getattr(batch, name), kind).reshape(rows[name].shape)


class Players:
    """All workers, seen from the process that learns."""

    def __init__(self, settings: Settings) -> None:
        game = GAMES[settings.game]
        encoding = game.encoding
        assert encoding is not None
        self.shape = Shape(settings.workers * settings.tables, int(encoding.size), int(encoding.width), game.most)
        self.memories = [SharedMemory(create=True, size=self.shape.bytes()) for _group in range(GROUPS)]
        self.rows = [self.shape.arrays(memory) for memory in self.memories]
        context = multiprocessing.get_context("spawn")
        self.done = [context.Semaphore(0) for _group in range(GROUPS)]
        self.go = [[context.Semaphore(0) for _group in range(GROUPS)] for _worker in range(settings.workers)]
        names = [memory.name for memory in self.memories]
        self.processes = [
            context.Process(target=play, args=(settings, number, self.shape, names, go, self.done), daemon=True)
            for number, go in enumerate(self.go)
        ]
        for process in self.processes:
            process.start()
        self.waiting = [False] * GROUPS
        """The groups that stand at a question and have been waited for."""

    def wait(self, group: int) -> dict[str, Any]:
        """The rows of a group, once all its tables have moved on."""
        for _worker in self.processes if not self.waiting[group] else ():
            if not self.done[group].acquire(timeout=PATIENCE):
                sys.exit("A process that plays has stopped.")
        self.waiting[group] = True
        return self.rows[group]

    def send(self, group: int, choices: Any) -> None:
        """Let a group move on."""
        self.rows[group]["choices"][:] = choices
        self.waiting[group] = False
        for go in self.go:
            go[group].release()

    def close(self) -> None:
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.join()
        self.rows = []
        for memory in self.memories:
            memory.close()
            memory.unlink()
