"""Hands of a Ray cluster. Ray spreads the pieces over its machines, and does again what a lost one was at."""

from __future__ import annotations

import pickle
import socket
from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from importlib.metadata import version
from types import TracebackType
from typing import Any

from ...kernel.errors import SetupError
from .piece import MOST_LOSSES, Done, Task, do_piece, lost_again


def work(task: bytes, wanted: str, numbers: Sequence[int]) -> Done:
    """What a process of the cluster does. Other rules would silently give other results."""
    if version("condotta") != wanted:
        return Done([], 0.0, SetupError("another-version", theirs=version("condotta"), ours=wanted))
    return do_piece(partial(ready, task), numbers)


@lru_cache(maxsize=4)
def ready(task: bytes) -> Callable[[int], Any]:
    """Prepared once in each process."""
    found: Task[Any] = pickle.loads(task)
    return found.ready()


def knock(address: str) -> None:
    """Ray itself waits for minutes where nobody is. Raises OSError."""
    host, colon, port = address.rpartition(":")
    if colon and port.isdecimal() and "/" not in host:
        socket.create_connection((host, int(port)), timeout=10).close()


class OnRay:
    seconds = 1.0
    """A piece costs this process some 3 ms, and hundreds of cores may be waiting for theirs."""

    def __init__(self, task: Task[Any], address: str) -> None:
        try:
            import ray
        except ImportError:
            raise SetupError("needs-ray") from None
        self.ray: Any = ray
        self.joined = not ray.is_initialized()
        if self.joined:
            try:
                knock(address)
                ray.init(address=address, log_to_driver=False, logging_level="error")
            except (OSError, ValueError, RuntimeError) as error:
                raise SetupError("no-cluster", address=address, reason=str(error).splitlines()[0].rstrip(".")) from None
        self.task: bytes = ray.cloudpickle.dumps(task)  # A class of a script, which no module has, goes along.
        self.ahead = 8 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.remote: Any = ray.remote(num_cpus=1, max_retries=MOST_LOSSES, scheduling_strategy="SPREAD")(work)
        self.out: dict[Any, tuple[int, Sequence[int]]] = {}

    def give(self, piece: int, numbers: Sequence[int]) -> None:
        self.out[self.remote.remote(self.task, version("condotta"), numbers)] = (piece, numbers)

    def take(self) -> tuple[int, Done]:
        ready, _others = self.ray.wait(list(self.out))
        piece, numbers = self.out.pop(ready[0])
        try:
            done: Done = self.ray.get(ready[0])
        except (self.ray.exceptions.WorkerCrashedError, self.ray.exceptions.NodeDiedError):
            raise lost_again(numbers) from None
        return piece, done

    def __enter__(self) -> OnRay:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for piece in self.out if self.ray.is_initialized() else ():
            self.ray.cancel(piece)
        if self.joined:
            self.ray.shutdown()
