"""C5 What the cards do when they are played."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ...kernel.contract import Acts
from ...kernel.one_seat import OneSeat
from .acts import POPE, POPE_OFF, TAKE, TAKE_NOTHING
from .cards import BISHOP, KINDS, MERCENARIES, NO_CARD, SCARECROW, SPRING, SURRENDER, WINTER, has_mercenary
from .map import NOWHERE, REGION_COUNT
from .showing import joins_hand
from .strength import strongest_mercenary
from .table import Table


def carry_out(t: Table, seat: i64, kind: i64) -> None:
    """The effect of a card just played; it may open a question."""
    if kind == WINTER:
        winter(t)
    elif kind == SPRING:
        spring(t)
    elif kind == BISHOP:
        bishop(t, seat)
    elif kind == SCARECROW:
        scarecrow(t, seat)
    elif kind == SURRENDER:
        surrender(t, seat)


def winter(t: Table) -> None:
    """C5.1: every Spring in every line is discarded; while it lies, mercenaries count 1 (C5.8)."""
    gone = clear(t, SPRING)
    if gone > 0:
        t.emit("springs-go", gone)


def spring(t: Table) -> None:
    """C5.2: every Winter in every line is discarded; while it lies, the strongest get +3 (C5.8)."""
    gone = clear(t, WINTER)
    if gone > 0:
        t.emit("winters-go", gone)


def clear(t: Table, kind: i64) -> i64:
    """Discard every card of a kind from all lines: how many there were."""
    lines = t.lines
    gone: i64 = 0
    for seat in range(t.seats):
        gone += lines[seat * KINDS + kind]
        lines[seat * KINDS + kind] = 0
    t.discards[kind] += gone
    return gone


def bishop(t: Table, seat: i64) -> None:
    """C5.4: every mercenary of the highest printed value is discarded, in all lines, also those
    of seats that passed; then its player places the Pope token."""
    highest = strongest_mercenary(t)
    if highest != NO_CARD:
        t.emit("bishop-removes", highest, clear(t, highest))
    if t.region != NOWHERE:
        t.push(PopePlacement(seat))


class PopePlacement(OneSeat[Table]):
    """C5.4, C5.5: the Pope token goes on a region, or off the board; its old place may be chosen again."""

    rule: ClassVar[str] = "C5.5"
    name: ClassVar[str] = "pope"

    def options(self, t: Table, seat: i64, out: Acts) -> None:
        book = t.book
        for region in range(REGION_COUNT):
            if book.may_protect(t, region):
                out.add(POPE + region)
        out.add(POPE + POPE_OFF)

    def refusal(self, t: Table, seat: i64, act: i64) -> str:
        return "not-for-the-pope" if POPE <= act < POPE + POPE_OFF else "not-an-option"

    def answer(self, t: Table, seat: i64, act: i64) -> None:
        t.pop()
        if act == POPE + POPE_OFF:
            t.pope = NOWHERE
            t.emit("pope-leaves", seat)
        else:
            t.pope = act - POPE
            t.emit("pope-protects", seat, t.pope)


def scarecrow(t: Table, seat: i64) -> None:
    """C5.7: one own mercenary may go back to the hand; with none in the line nothing is asked."""
    if has_mercenary(t.lines, seat):
        t.push(TakeBack(seat))


class TakeBack(OneSeat[Table]):
    """C5.7: which mercenary of the own line, or none."""

    rule: ClassVar[str] = "C5.7"
    name: ClassVar[str] = "take-back"

    def options(self, t: Table, seat: i64, out: Acts) -> None:
        lines = t.lines
        row = seat * KINDS
        for kind in range(MERCENARIES):
            if lines[row + kind] > 0:
                out.add(TAKE + kind)
        out.add(TAKE + TAKE_NOTHING)

    def refusal(self, t: Table, seat: i64, act: i64) -> str:
        return "not-in-your-line" if TAKE <= act < TAKE + TAKE_NOTHING else "not-an-option"

    def answer(self, t: Table, seat: i64, act: i64) -> None:
        t.pop()
        if act == TAKE + TAKE_NOTHING:
            t.emit("takes-nothing", seat)
            return
        kind = act - TAKE
        t.lines[seat * KINDS + kind] -= 1
        t.hands[seat * KINDS + kind] += 1
        joins_hand(t, seat, kind)
        t.emit("takes-back", seat, kind)


def surrender(t: Table, seat: i64) -> None:
    """C5.9: the battle ends at once; the strongest line at this moment wins it."""
    t.surrendered = True
    t.emit("surrenders", seat)
