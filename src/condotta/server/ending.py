"""Tasks that are ended."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any, Final

AGAIN: Final = 3.0
"""Seconds after which a task that goes on is cancelled once more."""


async def ended(tasks: Iterable[asyncio.Task[Any]]) -> list[Any]:
    """Cancel them until all have ended; what they returned or raised. One cancel is not enough: a driver that was
    just giving up a statement may raise an error of its own instead, after which the task tries again."""
    all_tasks = [*tasks]
    going = {*all_tasks}
    while going:
        for task in going:
            task.cancel()
        _done, going = await asyncio.wait(going, timeout=AGAIN)
    return await asyncio.gather(*all_tasks, return_exceptions=True)
