"""Pieces go out as hands are free and come back in any order; their results are handed on in the order of numbers."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from itertools import islice
from types import TracebackType
from typing import Any, Final, Protocol

from .piece import Done

MOST_NUMBERS: Final = 1000
"""In one piece."""


class Hands(Protocol):
    """What does pieces somewhere. A piece whose process or machine is lost is done again; leaving the `with` ends what
    is under way."""

    seconds: float
    """How long a piece should take: much longer than handing it out, and no great loss."""
    ahead: int
    """How many pieces may be out beyond the oldest that is not done: enough to keep all busy beside a long game."""

    def give(self, piece: int, numbers: Sequence[int]) -> None: ...

    def take(self) -> tuple[int, Done]:
        """Wait for one that is done."""

    def __enter__(self) -> Hands: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...


def in_turn(hands: Hands, numbers: Iterable[int]) -> Generator[Any, None, None]:
    """An error is raised where its number is due, as if one process did all."""
    left = iter(numbers)
    done: dict[int, Done] = {}
    size, given, due = 1, 0, 0
    while True:
        while given - due < hands.ahead and (piece := list(islice(left, size))):
            hands.give(given, piece)
            given += 1
        if due == given:
            return
        if due not in done:
            number, found = hands.take()
            done[number] = found
            size = better_size(found, hands.seconds)
            continue
        found = done.pop(due)
        due += 1
        yield from found.results
        if found.error is not None:
            raise found.error


def better_size(found: Done, seconds: float) -> int:
    """How many numbers such as these make a good piece."""
    each = found.seconds / max(len(found.results), 1)
    return max(1, min(MOST_NUMBERS, int(seconds / max(each, 1e-6))))
