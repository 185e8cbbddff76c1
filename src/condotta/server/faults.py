"""Faults of ours in the log: what kind and where, but not with what; an error's message may hold a secret."""

from __future__ import annotations

import asyncio
import logging
import time
import traceback
from typing import Any, Final

log = logging.getLogger("condotta")


def report(error: BaseException) -> None:
    log.error("fault %s", place_of(error))


def place_of(error: BaseException) -> str:
    frames = traceback.extract_tb(error.__traceback__)[-3:]
    where = " < ".join(f"{frame.filename.rpartition('/')[2]}:{frame.lineno}" for frame in reversed(frames))
    return f"{type(error).__name__} at {where}"


SELDOM: Final = 60.0
"""Seconds before the same fault of the event loop is told again: some come by the thousand, as when files run out."""
last_told: dict[str, float] = {}


def report_from_loop(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What the event loop itself stumbles over."""
    error = context.get("exception")
    fault = place_of(error) if isinstance(error, BaseException) else "without an exception"
    now = time.monotonic()
    if now - last_told.get(fault, -SELDOM) >= SELDOM:
        last_told[fault] = now
        log.error("fault %s in the event loop", fault)
