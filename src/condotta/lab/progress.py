"""How far a long task is: a bar on a terminal while it goes on, elsewhere nothing."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.progress import track


def counted(what: str, total: int) -> Iterable[int]:
    """Count from 0 to `total` - 1. The bar goes when the counting ends, so that what is said next stands alone."""
    console = Console(stderr=True)
    return track(range(total), what, total, console=console, transient=True, disable=not console.is_terminal)
