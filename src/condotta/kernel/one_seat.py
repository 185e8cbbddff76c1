"""A question to one seat, whatever the table says."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from .contract import Frame, T
from .seats import bit


@mypyc_attr(allow_interpreted_subclasses=True)
class OneSeat(Frame[T]):
    """`seat` is asked until its `answer` takes the frame off the stack."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def asks(self, t: T) -> i64:
        return bit(self.seat)
