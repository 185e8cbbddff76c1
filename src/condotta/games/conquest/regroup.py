"""Q7 Regroup: own pieces change places."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...kernel.contract import HIDDEN, Acts
from ...kernel.one_seat import OneSeat
from .acts import ARRANGE, PICK
from .board import ZONES
from .knowledge import mix
from .pieces import PIECES
from .table import Table
from .territories import pieces_of

NOWHERE: Final = -1


class Picking(OneSeat[Table]):
    """Q7 Regroup: which three own pieces change places; a seat with only two takes two. All see which."""

    rule: ClassVar[str] = "Q7"
    name: ClassVar[str] = "regroup"

    def __init__(self, seat: i64, one: i64, two: i64) -> None:
        super().__init__(seat)
        self.one = one
        self.two = two

    def options(self, t: Table, seat: i64, out: Acts) -> None:
        for piece in range(seat * PIECES, (seat + 1) * PIECES):
            zone = t.zone[piece]
            if zone >= 0 and zone != self.one and zone != self.two:
                out.add(PICK + zone)

    def refusal(self, t: Table, seat: i64, act: i64) -> str:
        if not PICK <= act < PICK + ZONES:
            return "not-an-option"
        return "already-picked" if act - PICK == self.one or act - PICK == self.two else "not-your-piece"

    def answer(self, t: Table, seat: i64, act: i64) -> None:
        t.pop()
        zone = act - PICK
        if self.one == NOWHERE:
            t.push(Picking(seat, zone, NOWHERE))
        elif self.two == NOWHERE:
            if pieces_of(t, seat) == 2:
                t.emit("regroups-two", seat, self.one, zone)
                t.push(Arranging(seat, self.one, zone, NOWHERE))
            else:
                t.push(Picking(seat, self.one, zone))
        else:
            t.emit("regroups", seat, self.one, self.two, zone)
            t.push(Arranging(seat, self.one, self.two, zone))


class Arranging(OneSeat[Table]):
    """Q7 Regroup: how they change places, in secret; any way, including not at all."""

    rule: ClassVar[str] = "Q7"
    name: ClassVar[str] = "arrange"

    def __init__(self, seat: i64, one: i64, two: i64, three: i64) -> None:
        super().__init__(seat)
        self.one = one
        self.two = two
        self.three = three

    def options(self, t: Table, seat: i64, out: Acts) -> None:
        for arrangement in range(6):
            if self.three != NOWHERE or arrangement in (0, 2):
                out.add(ARRANGE + arrangement)

    def answer(self, t: Table, seat: i64, act: i64) -> None:
        t.pop()
        arrange(t, self.one, self.two, self.three, act - ARRANGE)

    def seen(self, t: Table, seat: i64, act: i64, viewer: i64) -> i64:
        return act if viewer == self.seat else HIDDEN


FROM: Final = vec[i64]([0, 1, 2, 0, 2, 1, 1, 0, 2, 1, 2, 0, 2, 0, 1, 2, 1, 0])
"""For each arrangement which of the pieces comes to the first, the second and the third zone: 123, 132, 213 ..."""


def arrange(t: Table, one: i64, two: i64, three: i64, arrangement: i64) -> None:
    """Q8: what was known of three pieces is known of the three together."""
    pieces = vec[i64]([t.at[one], t.at[two]])
    if three != NOWHERE:
        pieces = append(pieces, t.at[three])
    mix(t, pieces)
    kinds = vec[i64]([0, 0, 0])
    for i in range(len(pieces)):
        kinds[i] = t.kind[pieces[i]]
    for i in range(len(pieces)):
        t.kind[pieces[i]] = kinds[FROM[arrangement * 3 + i]]
