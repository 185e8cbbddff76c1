"""Q3 A turn: draw, then move."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ...kernel.contract import Frame
from .draw import CardChoice, Discard, DrawCards
from .flags import rounds_over
from .march import March
from .table import Table
from .territories import cities_of, count_territories, pieces_of


class Turn(Frame[Table]):
    """Q3: draw cards and play one, then move. Q3.5: one move and one more for each city held; a seat without a
    piece on the board makes none."""

    def close(self, t: Table) -> None:
        t.moved = False
        t.moves = 0
        if pieces_of(t, t.turn) > 0:
            t.moves = 1 + cities_of(t, t.turn)
        t.then(STEPS)


class EndOfTurn(Frame[Table]):
    """Q3.6: territories change hands, and the next seat has its turn. Q6.4: unless the rounds are over."""

    def close(self, t: Table) -> None:
        count_territories(t)
        following: i64 = (t.turn + 1) % t.seats
        t.turn = following
        if following == t.first:
            t.round += 1
            if t.round == t.rounds:
                rounds_over(t)
                return
        t.push(TURN)


STEPS: Final[list[Frame[Any]]] = [DrawCards(), CardChoice(), Discard(), March(), EndOfTurn()]
"""The steps of every turn: frames without fields are made once."""
TURN: Final = Turn()
