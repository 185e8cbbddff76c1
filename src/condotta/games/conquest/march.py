"""Q3.5, Q4.1 to Q4.3 Moving."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ...kernel.contract import Acts, Frame
from ...kernel.seats import bit
from .acts import MOVE, PASS
from .board import ZONES
from .clash import fight
from .knowledge import narrow
from .pieces import FIXED, MOBILE, PIECES, SCOUT, moves
from .table import EMPTY, Table
from .zones import leave, put


class March(Frame[Table]):
    """Q3.5: one move and more for cities and Blitz. The first is compulsory if one can be made; a seat that
    can make none is asked all the same, so that nobody learns of it before it has answered."""

    rule: ClassVar[str] = "Q3.5"
    name: ClassVar[str] = "move"

    def asks(self, t: Table) -> i64:
        return bit(t.turn) if t.moves > 0 else 0

    def options(self, t: Table, seat: i64, out: Acts) -> None:
        if t.moved:
            out.add(PASS)
        list_moves(t, seat, out)
        if out.count == 0:
            out.add(PASS)

    def refusal(self, t: Table, seat: i64, act: i64) -> str:
        if act == PASS:
            return "must-move"
        if not MOVE <= act < MOVE + ZONES * ZONES:
            return "not-an-option"
        piece = t.at[(act - MOVE) // ZONES]
        other = t.at[(act - MOVE) % ZONES]
        if piece == EMPTY or piece // PIECES != seat:
            return "not-your-piece"
        if not moves(t.kind[piece]):
            return "does-not-move"
        if other != EMPTY and other // PIECES == seat:
            return "own-piece-there"
        return "no-way-there" if t.kind[piece] == SCOUT else "not-a-neighbour"

    def answer(self, t: Table, seat: i64, act: i64) -> None:
        if act == PASS:
            t.emit("stays", seat)
            if not t.moved:
                could_not_move(t, seat)
            t.moves = 0
            return
        t.moves -= 1
        t.moved = True
        move(t, (act - MOVE) // ZONES, (act - MOVE) % ZONES)


def list_moves(t: Table, seat: i64, out: Acts) -> None:
    """Q4.1, Q4.2, Q4.3: every move a seat can make: onto a free zone or an enemy, never onto an own piece."""
    at = t.at
    around = t.board.around
    low = seat * PIECES
    high = low + PIECES
    for piece in range(low, high):
        zone = t.zone[piece]
        kind = t.kind[piece]
        if zone < 0 or not moves(kind):
            continue
        if kind == SCOUT:
            scout_moves(t, piece, out)
            continue
        code = MOVE + zone * ZONES
        for to in around[zone]:
            other = at[to]
            if other < low or other >= high:
                out.add(code + to)


def scout_moves(t: Table, scout: i64, out: Acts) -> None:
    """Q4.3: along any path of free zones, as far as it likes; at the end of a long one it may fight, if the
    option `scout_charge` allows it."""
    at = t.at
    around = t.board.around
    low = scout - scout % PIECES
    high = low + PIECES
    here = t.zone[scout]
    code = MOVE + here * ZONES
    # On this copy of the board the Scout stands on every zone that it has found, so that it finds none twice.
    found = at[:]
    following = out.count
    may_fight = True
    while True:
        for to in around[here]:
            other = found[to]
            if other == EMPTY or (may_fight and (other < low or other >= high)):
                found[to] = scout
                out.add(code + to)
        # The moves found are the queue of the search: go on from the next one that ends on a free zone.
        while following < out.count and at[out.items[following] - code] != EMPTY:
            following += 1
        if following == out.count:
            return
        here = out.items[following] - code
        following += 1
        may_fight = t.charge


def move(t: Table, zone: i64, to: i64) -> None:
    """Q4.1, Q4.3: a piece that moves is no Flag and no Cursed Land, one that goes far is a Scout. Q4.4: onto an enemy
    it fights."""
    piece = t.at[zone]
    t.emit("moves", piece // PIECES, zone, to)
    if t.board.borders(zone, to):
        narrow(t, piece, MOBILE)
    else:
        narrow(t, piece, bit(SCOUT))
    other = t.at[to]
    if other == EMPTY:
        leave(t, piece)
        put(t, piece, to)
    else:
        fight(t, piece, other)


def could_not_move(t: Table, seat: i64) -> None:
    """Q8: a seat that did not move could not: what of its pieces has a way out is Flag or Cursed Land."""
    for piece in range(seat * PIECES, (seat + 1) * PIECES):
        if t.zone[piece] >= 0 and has_way_out(t, seat, t.zone[piece]):
            narrow(t, piece, FIXED)


def has_way_out(t: Table, seat: i64, zone: i64) -> bool:
    """Whether a piece that moves could leave this zone."""
    return any(t.at[other] == EMPTY or t.at[other] // PIECES != seat for other in t.board.around[zone])
