"""The zones: what stands on them, and which are free."""

from __future__ import annotations

from mypy_extensions import i64

from ...kernel.contract import Acts
from .acts import PUT
from .board import ZONES
from .pieces import PIECES
from .table import EMPTY, Table


def put(t: Table, piece: i64, zone: i64) -> None:
    t.at[zone] = piece
    t.zone[piece] = zone


def leave(t: Table, piece: i64) -> None:
    """A piece is taken from its zone; where it is then the caller says."""
    t.at[t.zone[piece]] = EMPTY


def any_free_zone(t: Table) -> bool:
    return any(t.at[zone] == EMPTY for zone in range(ZONES))


def any_free_zone_beside(t: Table, seat: i64) -> bool:
    return any(t.at[zone] == EMPTY and is_beside(t, seat, zone) for zone in range(ZONES))


def is_beside(t: Table, seat: i64, zone: i64) -> bool:
    """Whether a zone is next to a piece of this seat."""
    at = t.at
    first = seat * PIECES
    return any(first <= at[other] < first + PIECES for other in t.board.around[zone])


def free_zones(t: Table, out: Acts) -> None:
    """Every free zone, as a place for the piece in hand."""
    for zone in range(ZONES):
        if t.at[zone] == EMPTY:
            out.add(PUT + zone)


def free_zones_beside(t: Table, seat: i64, out: Acts) -> None:
    """Every free zone next to a piece of this seat."""
    for zone in range(ZONES):
        if t.at[zone] == EMPTY and is_beside(t, seat, zone):
            out.add(PUT + zone)
