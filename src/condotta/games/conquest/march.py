"""Q3.5, Q4.1 to Q4.3 Moving."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.contract import Acts, Frame
from ...kernel.seats import bit
from .acts import MOVE, PASS
from .board import ZONES
from .clash import fight, leave
from .flags import put
from .knowledge import narrow
from .pieces import FIXED, MOBILE, PIECES, SCOUT, moves
from .table import EMPTY, Table


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
    board = t.board
    low = seat * PIECES
    high = low + PIECES
    marks = board.blank
    marked = False
    piece = low
    while piece < high:
        zone = t.zone[piece]
        if zone >= 0 and moves(t.kind[piece]):
            if t.kind[piece] == SCOUT:
                if not marked:
                    marks = board.blank[:]
                    marked = True
                scout_moves(t, zone, low, piece + 1, marks, out)
            else:
                code = MOVE + zone * ZONES
                i = board.start[zone]
                end = board.start[zone + 1]
                while i < end:
                    to = board.next[i]
                    other = t.at[to]
                    if other < low or other >= high:
                        out.add(code + to)
                    i += 1
        piece += 1


def scout_moves(t: Table, zone: i64, low: i64, mark: i64, marks: vec[i64], out: Acts) -> None:
    """Q4.3: along any path of free zones, as far as it likes; at the end of a long one it may fight, if the
    option `scout_charge` allows it."""
    board = t.board
    high = low + PIECES
    code = MOVE + zone * ZONES
    marks[zone] = mark
    first = out.count
    following = first
    here = zone
    while True:
        may_fight = here == zone or t.charge
        i = board.start[here]
        end = board.start[here + 1]
        while i < end:
            to = board.next[i]
            if marks[to] != mark:
                other = t.at[to]
                if other == EMPTY or (may_fight and (other < low or other >= high)):
                    marks[to] = mark
                    out.add(code + to)
            i += 1
        # The zones found are the queue of the search: go on from the next one that is free.
        while following < out.count and t.at[out.items[following] - code] != EMPTY:
            following += 1
        if following == out.count:
            return
        here = out.items[following] - code
        following += 1


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
    piece = seat * PIECES
    end = piece + PIECES
    while piece < end:
        if t.zone[piece] >= 0 and has_way_out(t, seat, t.zone[piece]):
            narrow(t, piece, FIXED)
        piece += 1


def has_way_out(t: Table, seat: i64, zone: i64) -> bool:
    """Whether a piece that moves could leave this zone."""
    i = t.board.start[zone]
    while i < t.board.start[zone + 1]:
        other = t.at[t.board.next[i]]
        if other == EMPTY or other // PIECES != seat:
            return True
        i += 1
    return False
