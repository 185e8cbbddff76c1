"""Q7 Secret information: a look at two pieces."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ...kernel.contract import Acts
from ...kernel.one_seat import OneSeat
from ...kernel.seats import bit
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
    board = t.board
    zone: i64 = 0
    while zone < ZONES:
        i = board.start[zone]
        while i < board.start[zone + 1]:
            if is_pair(t, seat, zone, board.next[i]):
                return True
            i += 1
        zone += 1
    return False


class Looking(OneSeat[Table]):
    """Q7 Secret information: look at two pieces on neighbouring zones, of any owners, at least one not own. All
    see which two, nobody else learns what they are."""

    rule: ClassVar[str] = "Q7"
    name: ClassVar[str] = "look"

    def options(self, t: Table, seat: i64, out: Acts) -> None:
        board = t.board
        zone: i64 = 0
        while zone < ZONES:
            i = board.start[zone]
            while i < board.start[zone + 1]:
                other = board.next[i]
                if zone < other and is_pair(t, seat, zone, other):
                    out.add(LOOK + zone * ZONES + other)
                i += 1
            zone += 1

    def refusal(self, t: Table, seat: i64, act: i64) -> str:
        return "no-such-pair" if LOOK <= act < LOOK + ZONES * ZONES else "not-an-option"

    def answer(self, t: Table, seat: i64, act: i64) -> None:
        t.pop()
        one = (act - LOOK) // ZONES
        other = (act - LOOK) % ZONES
        t.emit("looks", seat, one, other)
        see(t, seat, one)
        see(t, seat, other)


def see(t: Table, seat: i64, zone: i64) -> None:
    piece = t.at[zone]
    if piece // PIECES != seat:
        look_at(t, seat, piece)
        t.tell(bit(seat), "you-see", zone, t.kind[piece])
