"""Q7 Traitor: a guess at an enemy piece."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ...kernel.contract import Acts
from ...kernel.one_seat import OneSeat
from ...kernel.seats import bit
from .acts import ACCUSE
from .board import ZONES
from .clash import beat, leave
from .flags import capture
from .knowledge import narrow, reveal
from .pieces import ANY, FLAG, KINDS, PIECES
from .secret_information import see
from .table import CAPTURED, EMPTY, Table


def is_enemy(t: Table, seat: i64, zone: i64) -> bool:
    return t.at[zone] != EMPTY and t.at[zone] // PIECES != seat


def any_enemy(t: Table, seat: i64) -> bool:
    zone: i64 = 0
    while zone < ZONES:
        if is_enemy(t, seat, zone):
            return True
        zone += 1
    return False


class Accusing(OneSeat[Table]):
    """Q7 Traitor: name the identity of an enemy piece and look at it; right: it is beaten, a Flag is captured.
    The guess is public; a wrong one tells others nothing but that it was wrong."""

    rule: ClassVar[str] = "Q7"
    name: ClassVar[str] = "accuse"

    def options(self, t: Table, seat: i64, out: Acts) -> None:
        zone: i64 = 0
        while zone < ZONES:
            if is_enemy(t, seat, zone):
                kind: i64 = 0
                while kind < KINDS:
                    out.add(ACCUSE + zone * KINDS + kind)
                    kind += 1
            zone += 1

    def refusal(self, t: Table, seat: i64, act: i64) -> str:
        return "no-enemy-there" if ACCUSE <= act < ACCUSE + ZONES * KINDS else "not-an-option"

    def answer(self, t: Table, seat: i64, act: i64) -> None:
        t.pop()
        zone = (act - ACCUSE) // KINDS
        accuse(t, seat, t.at[zone], (act - ACCUSE) % KINDS)


def accuse(t: Table, seat: i64, piece: i64, kind: i64) -> None:
    zone = t.zone[piece]
    t.emit("accuses", seat, zone, kind)
    if t.kind[piece] != kind:
        t.emit("guessed-wrong", seat)
        narrow(t, piece, ANY & ~bit(kind))
        see(t, seat, zone)
        return
    t.emit("guessed-right", seat)
    reveal(t, piece)
    if kind == FLAG:
        leave(t, piece)
        t.zone[piece] = CAPTURED
        capture(t, seat, piece // PIECES)
    else:
        beat(t, piece)
