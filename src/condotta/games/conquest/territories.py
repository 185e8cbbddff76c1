"""Q5 Territories: who holds them."""

from __future__ import annotations

from mypy_extensions import i64

from ...kernel.seats import NO_SEAT
from .board import TERRITORIES
from .pieces import PIECES
from .table import EMPTY, Table


def holder(t: Table, territory: i64) -> i64:
    """Q5.1: the seat that alone has pieces in it; NO_SEAT if it is empty or contested."""
    at = t.at
    found: i64 = NO_SEAT
    for zone in range(territory * 3, territory * 3 + 3):
        piece = at[zone]
        if piece != EMPTY:
            seat = piece // PIECES
            if found != NO_SEAT and found != seat:
                return NO_SEAT
            found = seat
    return found


def count_territories(t: Table) -> None:
    """Q2.5, Q3.6: territories change hands."""
    for territory in range(TERRITORIES):
        seat = holder(t, territory)
        if seat != t.owners[territory]:
            t.owners[territory] = seat
            if seat == NO_SEAT:
                t.emit("contested", territory)
            else:
                t.emit("takes", seat, territory)


def territories_of(t: Table, seat: i64) -> i64:
    """How many territories a seat holds."""
    count: i64 = 0
    for owner in t.owners:
        if owner == seat:
            count += 1
    return count


def cities_of(t: Table, seat: i64) -> i64:
    """How many of them have a city."""
    count: i64 = 0
    for territory in range(TERRITORIES):
        if t.owners[territory] == seat:
            count += t.board.cities[territory]
    return count


def pieces_of(t: Table, seat: i64) -> i64:
    """How many pieces a seat has on the board."""
    count: i64 = 0
    for piece in range(seat * PIECES, (seat + 1) * PIECES):
        if t.zone[piece] >= 0:
            count += 1
    return count
