"""A table as it comes into being: its header, its first row, its entry in the index."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.contract import Game
from ..log.rows import Body, ClockSetup, Created, Header, Row, SeatChange
from ..log.times import wall_time
from ..log.writes import NewTable, Status
from .messages import ENCODER, table_shown
from .table_state import TableState
from .tokens import Tokens, hash_of

PATIENCE: Final = 10_000
"""Milliseconds after which another server asks a bot that has not answered."""


def new_header(
    game: Game[Any],
    seats: list[str],
    options: dict[str, object],
    tokens: Tokens,
    language: str = "en",
    public: bool = False,
    talk: bool = True,
    clock: ClockSetup | None = None,
    absence: int = 600,
    hints: bool = False,
) -> Header:
    return Header(
        game=game.name,
        rules=game.rules_version,
        seats=seats,
        options=options,
        language=language,
        public=public,
        talk=talk,
        clock=clock,
        absence=absence,
        hints=hints,
        host=hash_of(tokens.host),
        invitation=hash_of(tokens.invitation),
        tokens=[hash_of(token) for token in tokens.seats],
    )


def new_table(table_id: str, header: Header, at: int, kept: dict[int, str] | None = None) -> NewTable:
    """`kept`: the seats that only those may take who had them before, and their names."""
    state = TableState(table_id, header)
    bodies: list[Body] = [Created(), *(SeatChange(seat, "kept", name=name) for seat, name in (kept or {}).items())]
    rows = [Row(number, at, wall_time(), body) for number, body in enumerate(bodies, start=1)]
    for row in rows:
        state.apply(row)
    return NewTable(table_id, header, rows, status_of(state, rows[0].wall))


def status_of(state: TableState, created: int) -> Status:
    """The table's entry in the index."""
    alone = state.clock is not None or any(seat.bot is not None for seat in state.seats)
    awake = alone or bool(state.standing.up_to)
    card = ENCODER.encode(table_shown(state))
    return Status(state.table_id, created, state.phase, state.header.public, awake, card)


def due_of(state: TableState) -> int | None:
    """When a table should have gone on by itself: a time is out, a standing bid or a bot has had time enough."""
    if state.phase != "playing":
        return None
    moments = [state.next_due()]
    if any(state.seats[seat].bot is not None for seat in state.asked()):
        moments.append(state.row.at + PATIENCE)
    return min((moment for moment in moments if moment is not None), default=None)
