"""Two times: the server's, which clocks are measured by, and the time of day."""

from __future__ import annotations

import time


class ServerTime:
    """Milliseconds that pass only while a server runs, so that no clock runs while all are down.

    Servers that share a database share its time: each counts on from what was noted there last, notes how far it has
    come, and goes by whoever has come farthest. Without a note it does not go on for long: a server that was paused or
    cut off does not know whether the others went on."""

    def __init__(self, begins: int = 0, most: int | None = None) -> None:
        """`begins`: the last moment known to be saved. `most`: how far it goes on without a new note."""
        self.most = most
        self.begin(begins)

    def begin(self, moment: int) -> None:
        """Go on from this moment."""
        self.begins = moment
        self.started = self.noted = time.monotonic()

    def note(self, moment: int) -> None:
        """So far it has come for all, as they have just noted."""
        if self.unsure or moment > self.now():
            self.begin(moment)
        self.noted = time.monotonic()

    def now(self) -> int:
        until = time.monotonic()
        if self.most is not None:
            until = min(until, self.noted + self.most / 1000)
        return self.begins + int((until - self.started) * 1000)

    @property
    def unsure(self) -> bool:
        """Whether it stands still until there is a new note."""
        return self.most is not None and time.monotonic() >= self.noted + self.most / 1000


def wall_time() -> int:
    """The time of day, for people: milliseconds since 1970."""
    return int(time.time() * 1000)
