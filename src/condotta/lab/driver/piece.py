"""A piece of work: some numbers that one process does one after another, and what came of them."""

from __future__ import annotations

import pickle
import time
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeVar

from ...kernel.errors import SetupError

R_co = TypeVar("R_co", covariant=True)

MOST_LOSSES: Final = 4
"""After so many processes or machines that were lost with the same piece, the piece is thought to be the reason."""


class Task(Protocol[R_co]):
    """What is done for each number. It travels to other processes, so it holds no more than that needs."""

    def ready(self) -> Callable[[int], R_co]:
        """Prepare what is needed once in each process (bots with their networks), and return what does a number."""


@dataclass(frozen=True)
class Done:
    """The results of a piece; fewer than its numbers if one of them raised an error."""

    results: list[Any]
    seconds: float
    error: Exception | None = None


def do_piece(ready: Callable[[], Callable[[int], Any]], numbers: Sequence[int]) -> Done:
    """`ready` is asked each time, and remembers: what goes wrong there is told like everything else."""
    results: list[Any] = []
    error: Exception | None = None
    began = time.perf_counter()
    try:
        do = ready()
        for number in numbers:
            results.append(do(number))
    except Exception as raised:
        error = portable(raised)
    return Done(results, time.perf_counter() - began, error)


def portable(error: Exception) -> Exception:
    """An error that can be sent to another process, and tells there where it happened."""
    where = traceback.format_exc()
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        error = RuntimeError(f"{type(error).__name__}: {error}")
    error.add_note(where)
    return error


def lost_again(numbers: Sequence[int]) -> SetupError:
    """Why a piece is not given out once more."""
    return SetupError("workers-lost", first=numbers[0], times=MOST_LOSSES + 1)
