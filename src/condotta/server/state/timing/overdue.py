"""What happens at a table by itself when its time has come."""

from __future__ import annotations

from ...log.rows import Act, Body, SeatChange
from ..seats import PERSON
from ..table_state import TableState


def overdue(state: TableState, now: int) -> list[Body]:
    """A standing bid answers, or a time is out."""
    if state.phase != "playing":
        return []
    due = state.standing.due
    bid = state.standing.answer(state) if due is not None and due <= now else None
    if bid is not None:
        return [bid]
    late = state.clock.due(now) if state.clock is not None else []
    return default(state, late[0]) if late else []


def default(state: TableState, seat: int) -> list[Body]:
    """The published default, and then, if the table wants it, a bot until the owner is back."""
    assert state.table is not None
    bodies: list[Body] = [Act(seat, int(state.game.default(state.table, seat)), "default")]
    then = state.header.clock.then if state.header.clock is not None else None
    if then is not None and state.header.seats[seat] == PERSON and state.seats[seat].bot is None:
        bodies.append(SeatChange(seat, "absent", bot=then))
    return bodies
