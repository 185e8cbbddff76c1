"""Tasks that are ended."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any, Final

AGAIN: Final = 3.0
"""Seconds after which a task that goes on is cancelled once more."""


async def ended(tasks: Iterable[asyncio.Task[Any]]) -> list[Any]:
    """Cancel them until all have ended; what they returned or raised. One cancel is not enough: before Python 3.12 the
    pool of connections can lose it, because `asyncio.wait_for` does, and then the task goes on."""
    all_tasks = [*tasks]
    going = {*all_tasks}
    while going:
        for task in going:
            task.cancel()
        _done, going = await asyncio.wait(going, timeout=AGAIN)
    return await asyncio.gather(*all_tasks, return_exceptions=True)
