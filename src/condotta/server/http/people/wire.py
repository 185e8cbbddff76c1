"""What is asked and answered about a person."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from ...people.ratings import Listed, Rating
from ...people.results import Result
from ...state.seats import Role
from ...tables.requests import Name, OwnKey, Request

TableId = Annotated[str, Meta(min_length=1, max_length=40)]


class MakePerson(Request, frozen=True):
    key: OwnKey


class KeepProfile(Request, frozen=True):
    profile: dict[str, Any]


class RenewKey(Request, frozen=True):
    key: OwnKey


class TieRequest(Request, frozen=True):
    table: TableId
    token: Annotated[str, Meta(min_length=1, max_length=100)]


class TieSeats(Request, frozen=True):
    ties: Annotated[list[TieRequest], Meta(max_length=60)]


class Untie(Request, frozen=True):
    table: TableId


class TieShown(Struct, frozen=True):
    table: str
    seat: int
    role: Annotated[Role | None, Meta(description="what the key opens there; null: the seat has another link by now")]


class PersonShown(Struct, frozen=True):
    made: int
    rated: bool
    shown: str | None
    profile: dict[str, Any] | None
    tables: int
    """How many seats are tied."""


class AskRating(Request, frozen=True):
    rated: bool
    shown: Name | None = None


class History(Struct, frozen=True):
    results: list[Result]
    ratings: dict[str, Rating]


class RatingList(Struct, frozen=True):
    games: dict[str, list[Listed]]


class TieKept(Struct, frozen=True):
    table: str
    seat: int
    at: int


class Export(Struct, frozen=True):
    """All that is kept for the holder of a key."""

    made: int
    profile: dict[str, Any] | None
    rated: bool
    shown: str | None
    ties: list[TieKept]
    results: list[Result]
    ratings: dict[str, Rating]


class Chapter(Struct, frozen=True):
    text: str


class TiesShown(Struct, frozen=True):
    ties: list[TieShown]
