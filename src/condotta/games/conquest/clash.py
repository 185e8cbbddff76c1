"""Q4.4 to Q4.7 Fights."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .flags import capture
from .knowledge import reveal
from .pieces import CURSED_LAND, FLAG, KING, PIECES, SORCERESS, SPY
from .table import CAPTURED, IN_BAG, Table
from .zones import leave, put

ATTACKER: Final = 1
DEFENDER: Final = -1
BOTH_BEATEN: Final = 0


def outcome(attacker: i64, defender: i64) -> i64:
    """Q4.4, Q4.5, Q4.6, Q4.7: the higher rank wins, equal ranks are both beaten, but for Cursed Land, Spy and Flag."""
    if defender == FLAG:
        return ATTACKER
    if defender == CURSED_LAND:
        return ATTACKER if attacker == SORCERESS else DEFENDER
    if attacker == SPY and defender == KING:
        return ATTACKER
    if attacker == defender:
        return BOTH_BEATEN
    return ATTACKER if attacker > defender else DEFENDER


def fight(t: Table, attacker: i64, defender: i64) -> None:
    """Q4.4: both pieces are shown to all. A winning attacker takes the zone, a winning defender stays."""
    zone = t.zone[defender]
    reveal(t, attacker)
    reveal(t, defender)
    t.emit("fights", attacker // PIECES, t.kind[attacker], defender // PIECES, t.kind[defender])
    result = outcome(t.kind[attacker], t.kind[defender])
    if result != ATTACKER:
        beat(t, attacker, defender // PIECES)
    if result != DEFENDER:
        beat(t, defender, attacker // PIECES)
    if result == ATTACKER:
        leave(t, attacker)
        put(t, attacker, zone)


def beat(t: Table, piece: i64, by: i64) -> None:
    """Q4.4: a beaten piece goes to its owner's bag. Q4.7: a Flag is captured by the seat that beat it."""
    leave(t, piece)
    if t.kind[piece] == FLAG:
        t.zone[piece] = CAPTURED
        capture(t, by, piece // PIECES)
    else:
        t.zone[piece] = IN_BAG
        t.emit("beaten", piece // PIECES, t.kind[piece])
