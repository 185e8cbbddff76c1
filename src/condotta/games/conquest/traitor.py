"""Q7 Traitor: a guess at an enemy piece."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ...kernel.contract import Acts
from ...kernel.one_seat import OneSeat
from ...kernel.seats import bit
from .acts import ACCUSE
from .board import ZONES
from .clash import beat
from .knowledge import look_at, narrow, reveal
from .pieces import ANY, KINDS, PIECES
from .table import EMPTY, Table


def is_enemy(t: Table, seat: i64, zone: i64) -> bool:
    return t.at[zone] != EMPTY and t.at[zone] // PIECES != seat


def any_enemy(t: Table, seat: i64) -> bool:
    return any(is_enemy(t, seat, zone) for zone in range(ZONES))


class Accusing(OneSeat[Table]):
    """Q7 Traitor: name the identity of an enemy piece and look at it; right: it is beaten, a Flag is captured.
    The guess is public; a wrong one tells others nothing but that it was wrong."""

    rule: ClassVar[str] = "Q7"
    name: ClassVar[str] = "accuse"

    def options(self, t: Table, seat: i64, out: Acts) -> None:
        for zone in range(ZONES):
            if is_enemy(t, seat, zone):
                for kind in range(KINDS):
                    out.add(ACCUSE + zone * KINDS + kind)

    def refusal(self, t: Table, seat: i64, act: i64) -> str:
        return "no-enemy-there" if ACCUSE <= act < ACCUSE + ZONES * KINDS else "not-an-option"

    def answer(self, t: Table, seat: i64, act: i64) -> None:
        t.pop()
        zone = (act - ACCUSE) // KINDS
        accuse(t, seat, t.at[zone], (act - ACCUSE) % KINDS)


def accuse(t: Table, seat: i64, piece: i64, kind: i64) -> None:
    t.emit("accuses", seat, t.zone[piece], kind)
    if t.kind[piece] != kind:
        t.emit("guessed-wrong", seat)
        narrow(t, piece, ANY & ~bit(kind))
        look_at(t, seat, piece)
        return
    t.emit("guessed-right", seat)
    reveal(t, piece)
    beat(t, piece, seat)
