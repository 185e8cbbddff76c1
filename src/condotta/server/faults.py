"""Faults of ours in the log: what kind and where, but not with what; an error's message may hold a secret."""

from __future__ import annotations

import logging
import traceback

log = logging.getLogger("condotta")


def report(error: BaseException) -> None:
    frames = traceback.extract_tb(error.__traceback__)[-3:]
    where = " < ".join(f"{frame.filename.rpartition('/')[2]}:{frame.lineno}" for frame in reversed(frames))
    log.error("fault %s at %s", type(error).__name__, where)
