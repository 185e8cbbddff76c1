"""Q7 Secret information: a look at two pieces."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ...kernel.contract import Acts
from ...kernel.one_seat import OneSeat
from .acts import LOOK
from .board import ZONES
from .knowledge import look_at
from .pieces import PIECES
from .table import EMPTY, Table


def is_pair(t: Table, seat: i64, one: i64, other: i64) -> bool:
    """Two pieces on neighbouring zones, at least one of them not own."""
    a = t.at[one]
    b = t.at[other]
    return a != EMPTY and b != EMPTY and (a // PIECES != seat or b // PIECES != seat)


def any_pair(t: Table, seat: i64) -> bool:
    return any(is_pair(t, seat, zone, other) for zone in range(ZONES) for other in t.board.around[zone])


class Looking(OneSeat[Table]):
    """Q7 Secret information: look at two pieces on neighbouring zones, of any owners, at least one not own. All
    see which two, nobody else learns what they are."""

    rule: ClassVar[str] = "Q7"
    name: ClassVar[str] = "look"

    def options(self, t: Table, seat: i64, out: Acts) -> None:
        for zone in range(ZONES):
            for other in t.board.around[zone]:
                if zone < other and is_pair(t, seat, zone, other):
                    out.add(LOOK + zone * ZONES + other)

    def refusal(self, t: Table, seat: i64, act: i64) -> str:
        return "no-such-pair" if LOOK <= act < LOOK + ZONES * ZONES else "not-an-option"

    def answer(self, t: Table, seat: i64, act: i64) -> None:
        t.pop()
        one = (act - LOOK) // ZONES
        other = (act - LOOK) % ZONES
        t.emit("looks", seat, one, other)
        look_at(t, seat, t.at[one])
        look_at(t, seat, t.at[other])
