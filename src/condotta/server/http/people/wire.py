"""What is asked and answered about a person."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from ...state.seats import Role
from ...tables.requests import OwnKey, Request

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


class TiesShown(Struct, frozen=True):
    ties: list[TieShown]
