"""A table's game as a record: what one viewer may read while it goes on, everything when it is over; and back again."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Final

from msgspec import Struct

from ...bots import bots_for
from ...games import GAMES
from ...kernel.contract import HIDDEN
from ...kernel.record import FORMAT, read_record, result_line
from ...kernel.seats import PUBLIC, letter
from ..log.rows import (
    Act,
    Body,
    Created,
    Header,
    Phase,
    PromiseAnswered,
    PromiseMade,
    Row,
    SeatChange,
    Start,
    Talk,
    Undo,
)
from ..log.times import wall_time
from ..log.writes import NewTable
from ..refusal import Refusal
from .messages import message, table_shown
from .names import checked_name
from .new_table import due_of, new_header, status_of
from .replay import entries_of, next_row, rules_of
from .seats import PERSON
from .table_state import TableState
from .talk import REPLIES, Promise
from .tokens import new_table_id, new_tokens

MAX_RECORD: Final = 2 * 1024 * 1024
"""The longest games take a quarter of it."""
MAX_ROWS: Final = 20_000
MAX_STREAM: Final = 64 * 1024 * 1024
"""How many rows and bytes of messages are made of a record that somebody brings along; games have some hundred rows."""


def notes_of(state: TableState, rows: list[Row], viewer: int | None) -> dict[str, object]:
    """What the game does not need but people remember: names, and the talk this viewer may read (None: all)."""
    notes: dict[str, Any] = {
        "table": state.table_id,
        "names": [seat.name for seat in state.seats],
        "seats": state.header.seats,
        "resigned": [letter(seat) for seat in resigned_of(rows)],
        "talk": [],
        "promises": [],
    }
    for row in rows:
        body = row.body
        if isinstance(body, Talk) and (viewer is None or body.to is None or viewer in (body.seat, *body.to)):
            to = None if body.to is None else [letter(seat) for seat in body.to]
            notes["talk"].append({"from": letter(body.seat), "to": to, "text": body.text})
    for promise in promises_of(rows):
        if viewer is None or promise.seen_by(viewer):
            notes["promises"].append(
                {
                    "from": letter(promise.maker),
                    "to": letter(promise.to),
                    "text": promise.text,
                    "state": promise.state,
                }
            )
    return notes


def resigned_of(rows: Iterable[Row]) -> list[int]:
    """The seats whose players have given the game up, in this order."""
    return [row.body.seat for row in rows if isinstance(row.body, SeatChange) and row.body.what == "resigned"]


def promises_of(rows: Iterable[Row]) -> list[Promise]:
    """All that were ever made, as they stand."""
    found: dict[int, Promise] = {}
    for row in rows:
        body = row.body
        if isinstance(body, PromiseMade):
            found[row.seq] = Promise(row.seq, {}, body.seat, body.to, body.text, body.open, "made")
        elif isinstance(body, PromiseAnswered):
            found[body.number].state = REPLIES[body.answer][1]
    return [*found.values()]


class Result(Struct, frozen=True):
    """How a table stands; once it is over, who has won."""

    state: Phase
    winners: list[int]
    scores: list[int]


def result_of(state: TableState) -> Result:
    shown = table_shown(state)
    return Result(shown.state, shown.winners, shown.scores)


def whole_record(state: TableState, rows: list[Row], result: Result) -> str:
    """Everything, in the format that `condotta replay` reads, with the result if the game is over.

    The entries come from the log alone, without those that were taken back; so a game that these rules would play
    otherwise is written as it was.
    """
    game = state.game
    lines = [json.dumps([letter(seat), game.catalogue.show(act)]) for seat, act in entries_of(rows)]
    if result.state == "over":
        given_up = resigned_of(rows)[0] if len(state.seats) == 2 and resigned_of(rows) else None
        lines.append(result_line(result.winners, result.scores, given_up))
    return text_of(state, rows, lines, None)


class RecordReader:
    """The record while the game goes on: each entry of which one viewer was told, null where it may not read it."""

    def __init__(self, table_id: str, header: Header, viewer: int) -> None:
        self.state = TableState(table_id, header)
        self.viewer = viewer
        self.lines: dict[int, str] = {}
        """By the numbers of their rows."""

    def add(self, row: Row) -> None:
        self.state.apply(row)
        if isinstance(row.body, Act) and not self.state.hides_from(self.viewer):
            act = self.state.redacted[self.viewer]
            shown = [letter(row.body.seat), self.state.game.catalogue.show(act)] if act != HIDDEN else [None, None]
            self.lines[row.seq] = json.dumps(shown)
        elif isinstance(row.body, Undo):
            self.lines.pop(row.body.entry)

    def text(self, rows: list[Row]) -> str:
        """Of all the rows that were added."""
        return text_of(self.state, rows, [*self.lines.values()], self.viewer)


def text_of(state: TableState, rows: list[Row], lines: list[str], viewer: int | None) -> str:
    """Header and lines of a record; for a viewer, its header says so."""
    header = {
        "condotta": FORMAT,
        **({} if viewer is None else {"eye": letter(viewer)}),
        "game": state.header.game,
        "rules": rules_of(state.header, rows),
        "seats": len(state.seats),
        "options": state.header.options,
        "notes": notes_of(state, rows, viewer),
        **position_in(rows, viewer),
    }
    return "\n".join([json.dumps(header, ensure_ascii=False), *lines]) + "\n"


def position_in(rows: list[Row], viewer: int | None) -> dict[str, object]:
    """Where the game began, if not at its beginning; it holds everything, so only for who may know everything."""
    begun = next((row.body for row in rows if isinstance(row.body, Start)), None)
    return {} if viewer is not None or begun is None or begun.position is None else {"position": begun.position}


class Imported(Struct, frozen=True):
    """A record as a new table, and the new token of each seat."""

    table: NewTable
    tokens: list[str]


class Read(Struct, frozen=True):
    """A record that was read: a table's header, what happened there, and the new token of each seat."""

    header: Header
    bodies: list[Body]
    tokens: list[str]


def read(text: str) -> Read:
    """Raises RecordError."""
    match = read_record(text, GAMES)
    seats = int(match.table.seats)
    bots = bots_for(match.game)
    kinds = [kind if kind in bots else PERSON for kind in noted(match.notes.get("seats"), [PERSON] * seats)]
    names = noted(match.notes.get("names"), [None] * seats)
    tokens = new_tokens(seats)
    header = new_header(match.game, kinds, match.options, tokens)
    bodies: list[Body] = [Created()]
    for seat, kind in enumerate(header.seats):
        if kind == PERSON:
            bodies.append(SeatChange(seat, "joins", name=known_name(names[seat]) or letter(seat)))
    bodies.append(Start(match.position))
    bodies += [Act(seat, act, "person" if seat < seats else "chance") for seat, act in match.log]
    if match.resigned is not None:
        bodies.append(SeatChange(match.resigned, "resigned"))
    return Read(header, bodies, tokens.seats)


def imported(text: str, at: int) -> Imported:
    """Raises RecordError."""
    found = read(text)
    state = TableState(new_table_id(), found.header)
    rows = [next_row(state, body, at) for body in found.bodies]
    table = NewTable(state.table_id, found.header, rows, status_of(state, wall_time()), due_of(state))
    return Imported(table, found.tokens)


def known_name(noted_name: object) -> str | None:
    """A name of the notes, if somebody could have it at a table."""
    try:
        return checked_name(noted_name) if isinstance(noted_name, str) else None
    except Refusal:
        return None


def noted(found: object, otherwise: list[Any]) -> list[Any]:
    """A list of the notes with something for each seat; notes are anybody's, so it may be wrong or missing."""
    return found if isinstance(found, list) and len(found) == len(otherwise) else otherwise


def stream_of(text: str, viewer_name: str) -> list[bytes]:
    """A record's whole stream as one viewer sees it, message by message. No table is made of it; and nothing is hidden
    that whoever has the record could not read in it. Raises RecordError."""
    if text.count("\n") > MAX_ROWS:
        raise Refusal(422, "record-too-much")
    found = read(text)
    viewer = viewer_named(viewer_name, len(found.header.seats))
    if viewer is None:
        raise Refusal(404, "no-such-seat")
    state = TableState(new_table_id(), found.header)
    lines: list[bytes] = []
    size = 0
    for number, body in enumerate(found.bodies, start=1):
        state.apply(Row(number, 0, 0, body))
        told = message(state, viewer, replay=True).body
        size += len(told)
        if size > MAX_STREAM:
            raise Refusal(422, "record-too-much")
        if told:
            lines.append(told)
    return lines


def viewer_named(name: str, seats: int) -> int | None:
    """`A` to `F`, or `public`; None if there is no such viewer at this table."""
    if name == "public":
        return PUBLIC
    found = [seat for seat in range(seats) if letter(seat) == name.upper()]
    return found[0] if found else None
