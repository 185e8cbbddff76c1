"""Replaying a whole log: whether it tells and offers today what it did when it was played."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from ..log.rows import Act, Body, Header, PromiseAnswered, Row, Rules, StandingBid, Start, Undo
from ..log.times import wall_time
from .table_state import TableState


class Difference(Struct, frozen=True):
    """The first row that is not there, is refused, or tells or offers something else than when it was played."""

    row: int
    what: str
    """As part of a sentence."""


def replayed(table_id: str, header: Header, rows: Iterable[Row]) -> TableState:
    state = TableState(table_id, header)
    for row in rows:
        state.apply(row)
    return state


def difference(table_id: str, header: Header, rows: Iterable[Row]) -> Difference | None:
    """Replay a log and compare every mark; None if it is the game that was played."""
    state = TableState(table_id, header)
    for number, row in enumerate(rows, start=1):
        if row.seq != number:
            return Difference(number, f"row {number} is missing")
        before = state.mark
        try:
            state.apply(row)
            state.mark = before
            if is_marked(row):
                state.mark = state.next_mark()
        except Exception as error:  # other rules may stumble in any way over what was possible by theirs
            return Difference(number, f"row {number} cannot be replayed: {error}")
        if is_marked(row) and state.mark != row.mark:
            return Difference(
                number, f"row {number}, replayed, tells or offers something else than it did when it was played"
            )
    return None


class Ordinary:
    """A log as if nobody had left a standing bid: without those rows, and the others numbered without them."""

    def __init__(self) -> None:
        self.read = 0
        """The number of the last row that was read."""
        self.left_out: list[int] = []

    def row(self, row: Row) -> Row | None:
        """The next row; None if it is left out."""
        self.read = row.seq
        body = row.body
        if isinstance(body, StandingBid):
            self.left_out.append(row.seq)
            return None
        if isinstance(body, Undo):
            body = replace(body, entry=self.number(body.entry))
        elif isinstance(body, PromiseAnswered):
            body = replace(body, number=self.number(body.number))
        return replace(row, seq=self.number(row.seq), body=body)

    def number(self, seq: int) -> int:
        return seq - bisect_left(self.left_out, seq)


def is_marked(row: Row) -> bool:
    """Whether a row touches the game."""
    return isinstance(row.body, Act | Start | Undo)


def entries_of(rows: Iterable[Row]) -> list[tuple[int, int]]:
    """The entries that hold, seat and act, told from the log alone: without those that were taken back."""
    found = {row.seq: row.body for row in rows if isinstance(row.body, Act | Undo)}
    for body in [*found.values()]:
        if isinstance(body, Undo):
            del found[body.entry]
    return [(body.seat, body.act) for body in found.values() if isinstance(body, Act)]


def rules_of(header: Header, rows: Iterable[Row]) -> int:
    """By which rules a table was played last."""
    return [header.rules, *(row.body.new for row in rows if isinstance(row.body, Rules))][-1]


def next_row(state: TableState, body: Body, at: int, key: str | None = None) -> Row:
    """Let something happen at a table: the row that tells it, marked if it touches the game."""
    row = Row(state.row.seq + 1, at, wall_time(), body, key)
    state.apply(row)
    if is_marked(row):
        state.mark = state.next_mark()
        state.row = row = replace(row, mark=state.mark)
    return row
