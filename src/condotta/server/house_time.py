"""The house's time: milliseconds that pass only while the server runs, so that no clock runs while it is down."""

from __future__ import annotations

import time


class HouseTime:
    def __init__(self, begins: int) -> None:
        """`begins`: the last moment known to be saved before the server went down."""
        self.begins = begins
        self.started = time.monotonic()

    def now(self) -> int:
        return self.begins + int((time.monotonic() - self.started) * 1000)


def wall() -> int:
    """The time of day, for people: milliseconds since 1970."""
    return int(time.time() * 1000)
