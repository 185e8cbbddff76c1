"""How a table would be without the last act, as long as it may still be taken back."""

from __future__ import annotations

from ...kernel.contract import HIDDEN, Event, Table
from ...kernel.seats import has
from .timing.clock import Clock


class Undoable:
    """How the table would be without an act that may still be taken back."""

    def __init__(self, seat: int, row: int, table: Table, clock: Clock | None, entries: int) -> None:
        self.seat = seat
        self.row = row
        self.table = table
        """What others have done since in secret has been done here too."""
        self.clock = clock
        self.entries = entries
        """Where among the entries the act stands."""

    def clone(self) -> Undoable:
        clock = None if self.clock is None else self.clock.clone()
        return Undoable(self.seat, self.row, clone_of(self.table), clock, self.entries)


def clone_of(table: Table) -> Table:
    """With events on, and none of them told yet."""
    other = table.clone()
    other.events = []
    return other


def unheard(viewer: int, redacted: dict[int, int], events: list[Event]) -> bool:
    """Whether an act tells a viewer nothing, neither what it was nor what came of it."""
    return redacted[viewer] == HIDDEN and not any(has(event.viewers, viewer) for event in events)
