"""What is written to a store, and how that can fail."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from ...kernel.errors import SetupError
from .rows import Header, Phase, Reason, Row


class Status(Struct, frozen=True):
    """The index entry of a table."""

    table: str
    created: int
    state: Phase
    public: bool
    awake: bool
    """Whether it goes on by itself: a clock runs, or bots play."""
    card: bytes
    """How the table is listed."""


class Snapshot(Struct, frozen=True):
    table: str
    seq: int
    code: str
    body: bytes


class NewTable(Struct, frozen=True):
    """A table that comes into being, with its first rows."""

    table: str
    header: Header
    rows: list[Row]
    status: Status
    due: int | None = None
    """When the table goes on by itself, if it does."""


class NewRows(Struct, frozen=True):
    """Rows that are added to a table; its index entry, if that is another one now."""

    table: str
    rows: list[Row]
    status: Status | None = None
    due: int | None = None
    """When the table goes on by itself, by the time of the servers; None if it does not."""


class TimeNote(Struct, frozen=True):
    """How far the server's time has come."""

    at: int


class Deletion(Struct, frozen=True):
    """A table goes, with its log; that it was there, and why it went, stays known."""

    table: str
    why: Reason
    at: int | None = None
    """When, by the time of day; None: now."""


class Erasure(Struct, frozen=True):
    """Of what was said and promised in private at a table, the words go; that something was said stays."""

    table: str


class Ban(Struct, frozen=True):
    """An address or a network that is not served, or is again."""

    address: str
    on: bool


class Statement(Struct, frozen=True):
    """A statement about what belongs to people, which no log tells: in the SQL that both databases understand, with `?`
    for each value. It may be carried out twice."""

    text: str
    values: tuple[Any, ...] = ()
    erases: bool = False
    """Whether what it takes away must not stay readable anywhere."""


class Reviewed(Struct, frozen=True):
    """What is found so far in the review of a table's game."""

    table: str
    body: bytes


Write = NewTable | NewRows | Snapshot | TimeNote | Deletion | Erasure | Ban | Reviewed | Statement


class StoreError(SetupError):
    """The database cannot be used."""


class NotSaved(Exception):
    """A job was not written, as far as is known. Who asks again under the same key learns how it came out."""


class Taken(NotSaved):
    """A job was not written because something else is there: the number or the key is taken, or the table is gone. Who
    wrote it did so on another idea of the table than the store has."""


class NotReached(Exception):
    """The database does not answer."""
