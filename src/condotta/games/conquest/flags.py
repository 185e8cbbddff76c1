"""Q6 Flags captured, handed on and won back; the end of the game."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ...kernel.contract import Acts
from ...kernel.counts import filled, leaders
from ...kernel.one_seat import OneSeat
from ...kernel.seats import NO_SEAT, bit, size
from .acts import PUT
from .board import ZONES
from .pieces import FLAG, PIECES
from .table import CAPTURED, Table
from .territories import pieces_of, territories_of
from .zones import free_zones, put


def has_flag(t: Table, seat: i64) -> bool:
    """Whether a seat's own Flag is on the board."""
    return t.flag_with[seat] == NO_SEAT


def capture(t: Table, seat: i64, owner: i64) -> None:
    """Q6.1 to Q6.3: who gets a Flag just captured, and the Flags that stood before its owner."""
    t.emit("captures", seat, owner)
    taker = seat
    regained = t.flag_with[seat] == owner
    if regained:
        t.flag_with[seat] = NO_SEAT
        t.emit("flag-returns", seat)
    elif not has_flag(t, seat):
        taker = t.flag_with[seat]
    hand_on(t, owner, taker)
    bearers = flag_bearers(t)
    if size(bearers) == 1:
        end_game(t, bearers)
    elif regained:
        t.push(PutFlag(seat))


def hand_on(t: Table, owner: i64, taker: i64) -> None:
    """Q6.3: a seat that loses its Flag loses with it the Flags it held."""
    t.flag_with[owner] = taker
    t.emit("flag-goes", owner, taker)
    for seat in range(t.seats):
        if t.flag_with[seat] == owner:
            t.flag_with[seat] = taker
            t.emit("flag-goes", seat, taker)


def flag_bearers(t: Table) -> i64:
    """The seats whose own Flag is on the board."""
    found: i64 = 0
    for seat in range(t.seats):
        if has_flag(t, seat):
            found |= bit(seat)
    return found


def flag_of(t: Table, seat: i64) -> i64:
    """The piece that is a seat's captured Flag."""
    piece = seat * PIECES
    while t.kind[piece] != FLAG or t.zone[piece] != CAPTURED:
        piece += 1
    return piece


class PutFlag(OneSeat[Table]):
    """Q6.2: the own Flag, won back, goes at once on any empty zone of the board."""

    rule: ClassVar[str] = "Q6.2"
    name: ClassVar[str] = "flag"

    def options(self, t: Table, seat: i64, out: Acts) -> None:
        free_zones(t, out)

    def refusal(self, t: Table, seat: i64, act: i64) -> str:
        return "zone-taken" if PUT <= act < PUT + ZONES else "not-an-option"

    def answer(self, t: Table, seat: i64, act: i64) -> None:
        t.pop()
        put(t, flag_of(t, seat), act - PUT)
        t.emit("puts-known", seat, FLAG, act - PUT)


def rounds_over(t: Table) -> None:
    """Q6.4: the seats that still have a Flag compare territories, then pieces on the board; still tied, they share."""
    t.emit("rounds-over", t.rounds)
    worth = filled(t.seats, -1)
    for seat in range(t.seats):
        if has_flag(t, seat):
            worth[seat] = territories_of(t, seat) * 100 + pieces_of(t, seat)
    end_game(t, leaders(worth))


def end_game(t: Table, winners: i64) -> None:
    """Q6.4: the last seat with a Flag on the board wins, at once."""
    t.winners = winners
    t.stack.clear()
    t.emit("victory", winners)
