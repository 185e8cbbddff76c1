"""The clock of a table, folded from its log: how much time each seat has, and whose is running."""

from __future__ import annotations

from ...log.rows import ClockSetup


class Clock:
    def __init__(self, setup: ClockSetup, seats: int) -> None:
        self.setup = setup
        self.left = [setup.seconds * 1000] * seats
        """What each seat had when it last began to run, in milliseconds."""
        self.since: list[int | None] = [None] * seats
        """When it began to run; None while it stands."""
        self.opened: int | None = None
        """When the open question was asked, or went on after a pause; None in a pause."""
        self.asked_for = 0
        """For how long it was asked before that."""
        self.opening = self.left[:]
        """What each had when it was asked: all that others may know while answers are sealed."""

    def clone(self) -> Clock:
        other = Clock(self.setup, 0)
        other.left = self.left[:]
        other.since = self.since[:]
        other.opened = self.opened
        other.asked_for = self.asked_for
        other.opening = self.opening[:]
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
            self.opened, self.asked_for = at, 0
            self.opening = [self.left_at(seat, at) for seat in range(len(self.left))]

    def stand(self, at: int) -> None:
        """A pause begins."""
        for seat in range(len(self.left)):
            if self.since[seat] is not None:
                self._stop(seat, at)
        if self.opened is not None:
            self.asked_for += at - self.opened
            self.opened = None

    def go_on(self, seats: list[int], at: int) -> None:
        """A pause ends: nobody's time begins anew."""
        self.opened = at
        for seat in seats:
            self.since[seat] = at

    def left_at(self, seat: int, at: int) -> int:
        since = self.since[seat]
        return self.left[seat] if since is None else max(0, self.left[seat] - (at - since))

    def sealed_left_at(self, seat: int, at: int) -> int:
        """What others may know of a seat that has been asked in secret: as if it had not answered."""
        asked_for = self.asked_for + (0 if self.opened is None else at - self.opened)
        return max(0, self.opening[seat] - asked_for)

    def due(self, at: int) -> list[int]:
        """The seats whose time is out."""
        return [seat for seat, since in enumerate(self.since) if since is not None and self.left_at(seat, at) == 0]

    def next_due(self) -> int | None:
        """When the next one will be, if nothing happens."""
        moments = [since + left for since, left in zip(self.since, self.left, strict=True) if since is not None]
        return min(moments, default=None)

    def _stop(self, seat: int, at: int) -> None:
        self.left[seat] = self.left_at(seat, at)
        self.since[seat] = None
