"""Results in a file, a line of JSON each, below a line that says of what: a run that was broken off goes on there."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, TypeVar

import msgspec

from ...kernel.errors import SetupError
from . import ALONE, Crew, in_order
from .piece import Task
from .progress import followed

R = TypeVar("R")


def results(
    task: Task[R], kind: type[R], total: int, crew: Crew = ALONE, out: Path | None = None, what: str = "games"
) -> Generator[R, None, None]:
    """What a task makes of the numbers from 0 on, in their order. With a file, results that stand in it are read and
    the others are added to it, each before the next is handed out. `kind` is the type of a result."""
    found = in_order(task, range(total), crew) if out is None else kept(task, kind, total, crew, out)
    return followed(found, what, total)


def kept(task: Task[R], kind: type[R], total: int, crew: Crew, out: Path) -> Generator[R, None, None]:
    done = read(task, kind, out)
    with usable(out):
        file = out.open("ab")
    with file:
        if out.stat().st_size == 0:
            add(task, file, out)
        yield from done[:total]
        for one in in_order(task, range(len(done), total), crew):
            add(one, file, out)
            yield one


def add(one: object, file: BinaryIO, out: Path) -> None:
    with usable(out):
        file.write(msgspec.json.encode(one) + b"\n")
        file.flush()


@contextmanager
def usable(out: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise SetupError("file-unusable", file=out, reason=error.strerror or error) from None


def read(task: Task[R], kind: type[R], out: Path) -> list[R]:
    """The results that stand in a file. A line that was being written when it ended is cut off."""
    if not out.exists():
        return []
    with usable(out), out.open("rb+") as file:
        data = file.read()
        whole = data.rfind(b"\n") + 1
        lines = data[:whole].splitlines()
        try:
            found = msgspec.json.decode(lines[0], type=type(task)) if data else task
            done = [msgspec.json.decode(line, type=kind) for line in lines[1:]]
        except (msgspec.MsgspecError, IndexError):
            raise SetupError("not-results", file=out) from None
        if found != task:
            raise SetupError("another-series", file=out)
        file.truncate(whole)
    return done
