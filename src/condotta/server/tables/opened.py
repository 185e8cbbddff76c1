"""A table as it is found in the store: ready to go on, or why it cannot."""

from __future__ import annotations

from dataclasses import dataclass

from ..log.rows import Reason, Rules
from ..refusal import Refusal
from ..state.records import Result
from ..state.table_state import TableState


@dataclass(frozen=True)
class Stopped:
    """Why a table cannot go on: its state is that before the first row that these rules would not play so."""

    row: int
    """As spectators count the messages."""
    played: int
    """By which rules it was played."""
    now: int
    """Which rules these are."""
    result: Result
    """As the index has it."""

    def refusal(self) -> Refusal:
        if self.played == self.now:
            return Refusal(409, "damaged", row=self.row)
        return Refusal(409, "other-rules", rules=self.played, now=self.now, row=self.row)


@dataclass(frozen=True)
class Gone:
    """The table was deleted while somebody had it open."""

    why: Reason
    result: Result

    def refusal(self) -> Refusal:
        return Refusal(410, "deleted", why=self.why)


@dataclass(frozen=True)
class Opened:
    """A table as it is found in the store."""

    state: TableState
    created: int
    moves_to: Rules | None = None
    """Set if this game goes over to newer rules with its next row."""
    stopped: Stopped | None = None
