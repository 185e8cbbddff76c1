"""How far a long task is: a bar on a terminal while it goes on, elsewhere nothing."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing
from typing import TypeVar

from rich.console import Console
from rich.progress import track

R = TypeVar("R")


def followed(results: Generator[R, None, None], what: str, total: int) -> Generator[R, None, None]:
    """The same results. The bar goes when they end, so that what is said next stands alone."""
    console = Console(stderr=True)
    with closing(results):
        yield from track(results, what, total, console=console, transient=True, disable=not console.is_terminal)
