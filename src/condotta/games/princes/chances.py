"""P5.8 How a war may end: of all rolls of the dice, by what the sides are worth now. Bribes, a League or a second roll
may still change it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...kernel.seats import NO_SEAT
from .auction import Bidding
from .strength import side_strength, strength
from .table import ATTACKER, DEFENDER, Table
from .tiles import ATTACK, CONDOTTIERE_LOT, DEFENCE, Figures

ROLLS: Final = 36 * 36
"""Two dice for the attack, two for striking back."""
IMPOSSIBLE: Final = -1


def higher(lead: i64) -> i64:
    """In how many of the 36 rolls of two dice the first, with this lead, is the higher."""
    found: i64 = 0
    for one in range(6):
        for two in range(6):
            if one + lead > two:
                found += 1
    return found


def endings(attack: i64, defence: i64, strikes_back: i64, resists: i64) -> tuple[int, int, int]:
    """Of ROLLS: the attacker wins, nobody does, the defender wins. It strikes back only if it was not beaten."""
    wins = higher(attack - defence)
    loses = (36 - wins) * higher(strikes_back - resists)
    return int(wins * 36), int(ROLLS - wins * 36 - loses), int(loses)


def chances(t: Table) -> tuple[int, int, int]:
    """Of ROLLS, for the sides as they stand now."""
    return endings(
        side_strength(t, ATTACKER, ATTACK),
        side_strength(t, DEFENDER, DEFENCE),
        side_strength(t, DEFENDER, ATTACK),
        side_strength(t, ATTACKER, DEFENCE),
    )


def hopes(t: Table) -> tuple[tuple[int, ...], ...]:
    """While the right to fight for a side is sold: for each seat that may get it, in how many of ROLLS it would win,
    against nobody and against each seat. IMPOSSIBLE where that cannot be."""
    top = t.stack[-1] if len(t.stack) > 0 else None
    if not isinstance(top, Bidding) or top.lot < CONDOTTIERE_LOT:
        return ()
    side = top.lot - CONDOTTIERE_LOT
    other = t.condottieri[ATTACKER]
    found: list[tuple[int, ...]] = []
    for seat in range(int(t.seats)):
        row: list[int] = []
        for rival in range(int(NO_SEAT), int(t.seats)):
            if side == DEFENDER:
                meets = rival == other and seat != other
            else:
                meets = rival != seat and (rival == NO_SEAT or t.troops[rival] != 0)
            row.append(hope(t, seat, rival, side) if meets and t.troops[seat] != 0 else IMPOSSIBLE)
        found.append(tuple(row))
    return tuple(found)


def hope(t: Table, seat: i64, rival: i64, side: i64) -> int:
    """In how many of ROLLS this seat, on this side, beats that rival."""
    one, other = (seat, rival) if side == ATTACKER else (rival, seat)
    ends = endings(worth(t, one, ATTACK), worth(t, other, DEFENCE), worth(t, other, ATTACK), worth(t, one, DEFENCE))
    return ends[0] if side == ATTACKER else ends[2]


def worth(t: Table, seat: i64, figures: Figures) -> i64:
    """P5.4, P5.9: a condottiere's strength, or that of a city nobody fights for."""
    return figures.neutral if seat == NO_SEAT else strength(t, seat, figures)
