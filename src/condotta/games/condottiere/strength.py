"""C5.8 How strong a line is. Pure questions about what lies face up."""

from __future__ import annotations

from mypy_extensions import i64

from ...kernel.seats import bit, has
from .cards import COURTESAN, DRUMMER, HEROINE, KINDS, MERCENARIES, NO_CARD, PRINTED, SPRING, WINTER
from .table import Table


def in_play(t: Table, kind: i64) -> bool:
    """C5.3: whether a card of this kind lies in any line; a second one changes nothing."""
    lines = t.lines
    return any(lines[seat * KINDS + kind] > 0 for seat in range(t.seats))


def strongest_mercenary(t: Table) -> i64:
    """C5.2, C5.4: the mercenary of the highest printed value in all lines, or NO_CARD."""
    for kind in range(MERCENARIES - 1, -1, -1):
        if in_play(t, kind):
            return kind
    return NO_CARD


def strength(t: Table, seat: i64) -> i64:
    """C5.8, C5.6: (1 under Winter, else printed; doubled by an own Drummer; +3 in Spring for the
    strongest) for each mercenary, 10 for each Heroine, 1 for each Courtesan."""
    winter = in_play(t, WINTER)
    blessed: i64 = strongest_mercenary(t) if in_play(t, SPRING) else NO_CARD
    lines = t.lines
    line = seat * KINDS
    doubled = lines[line + DRUMMER] > 0
    sum: i64 = 10 * lines[line + HEROINE] + lines[line + COURTESAN]
    for kind in range(MERCENARIES):
        worth: i64 = 1
        if not winter:
            worth = PRINTED[kind]
        if doubled:
            worth *= 2
        if kind == blessed:
            worth += 3
        sum += worth * lines[line + kind]
    return sum


def strongest(t: Table) -> i64:
    """C6.1: the seats with the strongest line; more than one is a tie."""
    best: i64 = -1
    leaders: i64 = 0
    for seat in range(t.seats):
        if has(t.fighters, seat):
            value = strength(t, seat)
            if value > best:
                best = value
                leaders = bit(seat)
            elif value == best:
                leaders |= bit(seat)
    return leaders
