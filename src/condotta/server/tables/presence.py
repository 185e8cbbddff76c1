"""Who is there: whose page is open, or when it was last heard of.

It is not in the log, because nobody did anything. A server that begins anew gives everybody the whole time again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable


class Presence:
    def __init__(self, now: Callable[[], int]) -> None:
        self.now = now
        self.since = now()
        self.open: Counter[int] = Counter()
        """How many streams each seat has open."""
        self.heard: dict[int, int] = {}

    def hear(self, seat: int) -> None:
        self.heard[seat] = self.now()

    def come(self, seat: int) -> None:
        self.open[seat] += 1

    def go(self, seat: int) -> None:
        self.open[seat] -= 1
        self.hear(seat)

    def absent_for(self, seat: int) -> int:
        """For how long there was no sign of this seat, in milliseconds."""
        return 0 if self.open[seat] > 0 else self.now() - self.heard.get(seat, self.since)
