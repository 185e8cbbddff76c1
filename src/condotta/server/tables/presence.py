"""Who is there: whose page is open, or when it was last heard of.

It is not in the log, because nobody did anything. A server that begins anew gives everybody the whole time again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

KNOWN_FOR: Final = 12_000
"""Milliseconds for which what another process says of a seat is believed; it says so more often."""


class Presence:
    def __init__(self, now: Callable[[], int]) -> None:
        self.now = now
        self.since = now()
        self.open: Counter[int] = Counter()
        """How many streams each seat has open."""
        self.heard: dict[int, int] = {}
        self.elsewhere: dict[int, int] = {}
        """Until when each seat counts as being there, because another process says that it is."""

    def hear(self, seat: int) -> None:
        self.heard[seat] = self.now()

    def come(self, seat: int) -> None:
        self.open[seat] += 1

    def go(self, seat: int) -> None:
        self.open[seat] -= 1
        self.hear(seat)

    def hear_elsewhere(self, seats: list[int]) -> None:
        for seat in seats:
            self.hear(seat)
            self.elsewhere[seat] = self.now() + KNOWN_FOR

    def there(self) -> list[int]:
        """The seats of which there is a sign in this process."""
        heard = [seat for seat, at in self.heard.items() if self.elsewhere.get(seat, 0) <= self.now() - KNOWN_FOR < at]
        return sorted({*heard, *(seat for seat, count in self.open.items() if count > 0)})

    def absent_for(self, seat: int) -> int:
        """For how long there was no sign of this seat, in milliseconds."""
        there = self.open[seat] > 0 or self.elsewhere.get(seat, 0) > self.now()
        return 0 if there else self.now() - self.heard.get(seat, self.since)
