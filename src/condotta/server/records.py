"""A table's game as a record: what one eye may read while it goes on, everything when it is over; and back again."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from ..games import GAMES
from ..kernel.contract import HIDDEN
from ..kernel.errors import SetupError
from ..kernel.record import FORMAT, RecordError, Recording, read_record
from ..kernel.seats import PUBLIC, letter
from .house_time import wall
from .message import ENCODER, message, table_shown
from .refusal import Refusal
from .rows import Act, Body, Created, Header, Row, SeatChange, Start, Talk, Undo
from .seats import PERSON
from .store import Batch, Status
from .story import Story
from .tokens import hash_of, new_table_id, new_token

LARGEST_RECORD = 2 * 1024 * 1024
"""The longest games take a quarter of it."""


def notes_of(story: Story, rows: Iterable[Row], eye: int | None) -> dict[str, object]:
    """What the game does not need but people remember: names, and the talk this eye may read (None: all)."""
    notes: dict[str, Any] = {
        "table": story.table_id,
        "names": [seat.name for seat in story.seats],
        "seats": story.header.seats,
        "talk": [],
        "promises": [],
    }
    for row in rows:
        body = row.body
        if isinstance(body, Talk) and (eye is None or body.to is None or eye in (body.seat, *body.to)):
            to = None if body.to is None else [letter(seat) for seat in body.to]
            notes["talk"].append({"seq": row.seq, "from": letter(body.seat), "to": to, "text": body.text})
    for pledge in story.pledges:
        if eye is None or pledge.seen_by(eye):
            notes["promises"].append(
                {
                    "seq": pledge.number,
                    "from": letter(pledge.maker),
                    "to": letter(pledge.to),
                    "text": pledge.text,
                    "state": pledge.state,
                }
            )
    return notes


def whole_record(story: Story, rows: list[Row]) -> str:
    """Everything, in the format that `condotta replay` reads. Entries that were taken back are not in it."""
    match = Recording(story.game, len(story.seats), story.header.options, notes_of(story, rows, None))
    for seat, act in story.effective():
        match.act(seat, act)
    return "\n".join(match.lines()) + "\n"


def record_for(table_id: str, header: Header, rows: list[Row], eye: int) -> str:
    """The record while the game goes on: each entry as this eye may read it, null where it may not."""
    story = Story(table_id, header)
    lines: list[tuple[int, str]] = []
    for row in rows:
        story.tell(row)
        if isinstance(row.body, Act):
            looks = story.looks[eye]
            hidden = looks == HIDDEN
            entry = [None, None] if hidden else [letter(row.body.seat), story.game.catalogue.show(looks)]
            lines.append((row.seq, json.dumps(entry)))
        elif isinstance(row.body, Undo):
            lines = [line for line in lines if line[0] != row.body.entry]
    lines = [line for line in lines if line[0] <= story.last_told[eye]]
    head = {
        "condotta": FORMAT,
        "eye": letter(eye),
        "game": header.game,
        "rules": story.rules,
        "seats": len(story.seats),
        "options": header.options,
        "notes": notes_of(story, rows, eye),
    }
    return "\n".join([json.dumps(head, ensure_ascii=False), *(line for _seq, line in lines)]) + "\n"


def imported(text: str, at: int) -> tuple[Batch, str, list[str]]:
    """A record as a new table: its batch, its id, and the new token of each seat. Raises RecordError."""
    match: Recording = read_record(text, GAMES)
    seats = int(match.table.seats)
    notes = match.notes
    kinds = noted(notes.get("seats"), [PERSON] * seats)
    names = noted(notes.get("names"), [None] * seats)
    tokens = [new_token() for _seat in range(seats)]
    header = Header(
        game=match.game.name,
        rules=match.game.rules_version,
        seats=[str(kind) for kind in kinds],
        options=match.options,
        language="en",
        public=False,
        talk=True,
        clock=None,
        host=hash_of(new_token()),
        invitation=hash_of(new_token()),
        tokens=[hash_of(token) for token in tokens],
    )
    table_id = new_table_id()
    story = Story(table_id, header)
    rows: list[Row] = []
    bodies: list[Body] = [Created()]
    for seat, kind in enumerate(header.seats):
        if kind == PERSON:
            bodies.append(SeatChange(seat, "joins", name=str(names[seat] or letter(seat))))
    bodies.append(Start())
    bodies += [Act(seat, act, "person" if seat < seats else "chance") for seat, act in match.log]
    for body in bodies:
        row = Row(len(rows) + 1, at, wall(), body)
        story.tell(row)
        if isinstance(body, Act | Start):
            story.mark = story.next_mark()
            row = Row(row.seq, row.at, row.wall, body, None, story.mark)
        rows.append(row)
    status = Status(table_id, wall(), story.state, False, False, ENCODER.encode(table_shown(story)))
    return Batch(table_id, [], None, (table_id, header, rows, status)), table_id, tokens


def noted(found: object, otherwise: list[Any]) -> list[Any]:
    """A list of the notes with something for each seat; notes are anybody's, so it may be wrong or missing."""
    return found if isinstance(found, list) and len(found) == len(otherwise) else otherwise


def replayed(text: str, eye_name: str) -> bytes:
    """A record's whole stream as one eye sees it, a message a line. No table is made of it; and nothing is hidden
    that whoever has the record could not read in it."""
    try:
        batch, table_id, _tokens = imported(text, 0)
    except (RecordError, SetupError) as error:
        raise Refusal(422, "unfitting", reason=str(error).removesuffix(".")) from None
    assert batch.new is not None
    _id, header, rows, _status = batch.new
    eye = eye_named(eye_name, len(header.seats))
    if eye is None:
        raise Refusal(404, "no-such-seat")
    story = Story(table_id, header)
    lines: list[bytes] = []
    for row in rows:
        story.tell(row)
        lines.append(message(story, eye))
    return b"\n".join([*lines, b""])


def eye_named(name: str, seats: int) -> int | None:
    """`A` to `F`, or `public`; None if there is no such eye at this table."""
    if name == "public":
        return PUBLIC
    found = [seat for seat in range(seats) if letter(seat) == name.upper()]
    return found[0] if found else None
