"""The clock of a table, folded from its log: how much time each seat has, and whose is running."""

from __future__ import annotations

from typing import Final

from ...log.rows import ClockSetup

DAY: Final = 86_400_000
"""In milliseconds."""
MOST_DAYS_OFF: Final = 14
"""How many days each person may take off in a game, all together."""


def days_off_of(setup: ClockSetup | None) -> int:
    """How many days each person may take off at a table: only where a clock gives a day or more."""
    return MOST_DAYS_OFF if setup is not None and setup.seconds * 1000 >= DAY else 0


class Clock:
    def __init__(self, setup: ClockSetup, seats: int) -> None:
        self.setup = setup
        self.left = [setup.seconds * 1000] * seats
        """What each seat had when it last began to run, in milliseconds."""
        self.since: list[int | None] = [None] * seats
        """When it began to run; None while it stands."""
        self.sealed_left = self.left[:]
        """The same for all that others may know while answers are sealed: as if nobody had answered."""
        self.sealed_since: list[int | None] = [None] * seats
        self.off_until = [0] * seats
        """Until when each seat has days off: its time does not run before."""
        self.days_off = [days_off_of(setup)] * seats
        """How many days each seat may still take off."""

    def clone(self) -> Clock:
        other = Clock(self.setup, 0)
        other.left, other.since = self.left[:], self.since[:]
        other.sealed_left, other.sealed_since = self.sealed_left[:], self.sealed_since[:]
        other.off_until, other.days_off = self.off_until[:], self.days_off[:]
        return other

    def moved(self, seat: int, at: int) -> None:
        """A seat has answered."""
        if self.since[seat] is not None:
            self._stop(seat, at)
            if self.setup.kind == "bank":
                self.left[seat] += self.setup.increment * 1000

    def asked(self, seats: list[int], at: int, anew: bool) -> None:
        """The seats that are still to answer; `anew` if the question is another one than before."""
        for seat in range(len(self.left)):
            if seat not in seats and self.since[seat] is not None:
                self._stop(seat, at)
            elif seat in seats and (self.since[seat] is None or anew):
                if self.setup.kind == "move":
                    self.left[seat] = self.setup.seconds * 1000
                    self.since[seat] = at
                elif self.since[seat] is None:
                    self.since[seat] = at
        if anew:
            self.sealed_left = [self.left_at(seat, at) for seat in range(len(self.left))]
            self.sealed_since = [at] * len(self.left)

    def stand(self, at: int) -> None:
        """A pause begins, or the game ends."""
        for seat in range(len(self.left)):
            self._stop(seat, at)
            self.sealed_left[seat] = self.sealed_left_at(seat, at)
            self.sealed_since[seat] = None

    def go_on(self, seats: list[int], at: int) -> None:
        """A pause ends: nobody's time begins anew."""
        self.sealed_since = [at] * len(self.left)
        for seat in seats:
            self.since[seat] = at

    def take_days_off(self, seat: int, days: int, at: int) -> None:
        """From now on; with 0 days they end. Whole days that are left of those taken before are given back."""
        self.left[seat], self.sealed_left[seat] = self.left_at(seat, at), self.sealed_left_at(seat, at)
        self.since[seat] = None if self.since[seat] is None else at
        self.sealed_since[seat] = None if self.sealed_since[seat] is None else at
        self.days_off[seat] = self.days_off_left(seat, at) - days
        self.off_until[seat] = at + days * DAY

    def days_off_left(self, seat: int, at: int) -> int:
        """How many days a seat could take off now, in place of those it is taking."""
        return self.days_off[seat] + max(0, self.off_until[seat] - at) // DAY

    def left_at(self, seat: int, at: int) -> int:
        return self._run_down(seat, self.left[seat], self.since[seat], at)

    def sealed_left_at(self, seat: int, at: int) -> int:
        """What others may know of a seat that has been asked in secret: as if it had not answered."""
        return self._run_down(seat, self.sealed_left[seat], self.sealed_since[seat], at)

    def _run_down(self, seat: int, left: int, since: int | None, at: int) -> int:
        return left if since is None else max(0, left - max(0, at - max(since, self.off_until[seat])))

    def due(self, at: int) -> list[int]:
        """The seats whose time is out."""
        return [seat for seat, since in enumerate(self.since) if since is not None and self.left_at(seat, at) == 0]

    def next_due(self) -> int | None:
        """When the next one will be, if nothing happens."""
        moments = [
            max(since, off) + left
            for since, off, left in zip(self.since, self.off_until, self.left, strict=True)
            if since is not None
        ]
        return min(moments, default=None)

    def _stop(self, seat: int, at: int) -> None:
        self.left[seat] = self.left_at(seat, at)
        self.since[seat] = None
