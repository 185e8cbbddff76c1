"""Two times: the server's, which clocks are measured by, and the time of day."""

from __future__ import annotations

import time


class ServerTime:
    """Milliseconds that pass only while the server runs, so that no clock runs while it is down."""

    def __init__(self, begins: int) -> None:
        """`begins`: the last moment known to be saved before the server went down."""
        self.begins = begins
        self.started = time.monotonic()

    def now(self) -> int:
        return self.begins + int((time.monotonic() - self.started) * 1000)


def wall_time() -> int:
    """The time of day, for people: milliseconds since 1970."""
    return int(time.time() * 1000)
