"""Faults of ours in the log: what kind and where, but not with what; an error's message may hold a secret."""

from __future__ import annotations

import logging
import traceback

log = logging.getLogger("condotta")


def kind_and_place(error: BaseException) -> str:
    frames = traceback.extract_tb(error.__traceback__)[-3:]
    where = " < ".join(f"{frame.filename.rpartition('/')[2]}:{frame.lineno}" for frame in reversed(frames))
    return f"{type(error).__name__} at {where}"


def report(error: BaseException) -> None:
    log.error("fault %s", kind_and_place(error))
