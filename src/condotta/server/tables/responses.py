"""What people are answered who ask something of a table."""

from __future__ import annotations

from msgspec import Struct


class SetupSuggested(Struct, frozen=True):
    """Acts that answer the open questions of a set-up; none where no set-up is asked for."""

    acts: list[str]


class Done(Struct, frozen=True):
    """The number of the message that tells what was done."""

    seq: int


class SeatLink(Struct, frozen=True):
    seat: int
    token: str
    link: str


class Links(Struct, frozen=True):
    watch: str
    any: str
    host: str


class TableCreated(Struct, frozen=True):
    table: str
    host: str
    invitation: str
    links: Links
    seats: list[SeatLink]


class Joined(Struct, frozen=True):
    seat: int
    token: str | None
    link: str | None
    seq: int


class Handed(Struct, frozen=True):
    seq: int
    token: str | None
    link: str | None


class Rematched(Struct, frozen=True):
    seq: int
    table: str
    invitation: str | None
    """Told to the one whose key has made the table."""


class DeletionAsked(Struct, frozen=True):
    seq: int
    deleted: bool
    """Whether everybody has asked, so that the table is gone."""
