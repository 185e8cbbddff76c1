"""Questions that several seats answer at the same time, unseen."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from .contract import HIDDEN, PASS, Frame, T
from .seats import bit, has


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Frame[T]):
    """Each of `seats` answers once; when all have, `close` finds the answers in `t.answers`.

    Until then nobody knows who has answered, let alone what.
    """

    sealed: ClassVar[bool] = True

    def __init__(self, seats: i64) -> None:
        self.seats = seats

    def asks(self, t: T) -> i64:
        return self.seats & ~t.answered

    def invited(self, t: T) -> i64:
        return self.seats

    def answer(self, t: T, seat: i64, act: i64) -> None:
        t.answers[seat] = act
        t.answered |= bit(seat)

    def seen(self, t: T, seat: i64, act: i64, viewer: i64) -> i64:
        return act if viewer == seat else HIDDEN


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Sealed[T]):
    """A reaction window. It asks every seat that might react by what all know; asking only
    those who can would tell the table who can. Answers count clockwise from `start`."""

    def __init__(self, seats: i64, start: i64) -> None:
        super().__init__(seats)
        self.start = start

    def close(self, t: T) -> None:
        for step in range(t.seats):
            seat = (self.start + step) % t.seats
            if has(self.seats, seat) and t.answers[seat] != PASS and self.react(t, seat, t.answers[seat]):
                return
        self.lapse(t)

    def react(self, t: T, seat: i64, act: i64) -> bool:
        """Carry out a reaction. True closes the window: what later seats answered stays unknown."""
        raise NotImplementedError

    def lapse(self, t: T) -> None:
        """Nobody closed the window."""
