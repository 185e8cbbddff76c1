"""Marks: the hash of all that was told and offered up to a row, by which a replay proves that it is the same game.

A mark must come out the same in every later release, so it has an encoding of its own: the fields of the public view
that release 0.1.0 had, by the names they had. A field that is new in a view never enters here. One that gets another
name in a view keeps its old one here: `was=is`.
"""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any, Final

import msgspec

from ...kernel.contract import Event, Game, Table
from ...kernel.engine import options
from ...kernel.seats import PUBLIC

ENCODER: Final = msgspec.json.Encoder()

QUESTION: Final = "rule name invited asked"
MARKED: Final[dict[str, dict[str, str]]] = {
    "condottiere": {
        "": "eye question hand seats owners pope holder region placer turn fighters pile_size discards battles quiet "
        "played total_to_win connected_to_win deciding winners",
        "question": QUESTION,
        "seats": "hand_size line face_down face_down_card strength out held had points",
    },
    "princes": {
        "": "eye question treachery buried seats supply stock status slots places pope league_used pile_size discards "
        "decade active wars war_limit idle bank_closed auction war offers winners",
        "question": QUESTION,
        "seats": "family gold influence home tiles turned troops treachery limit buried proved laurels gold_income "
        "influence_income points",
        "auction": "lot inside speaker frozen price leader",
        "war": "cities condottieri bribed attack defence league league_side striker dice",
    },
    "conquest": {
        "": "eye question zones seats owners to_place picked pile_size discards drawn traitor_last first turn round "
        "rounds moves moved garrison charge memory winners",
        "question": QUESTION,
        "zones": "seat piece may_be known",
        "seats": "pieces bag hand flag_with groups",
        "seats.groups": "zones in_bag kinds",
    },
}
"""For each game the fields of its view in the order in which they are hashed, and those of the parts of a field."""


def mark(before: str, events: list[Event], game: Game[Any], table: Table | None, asked: list[int]) -> str:
    """The mark of a row: what it told and to whom, what each seat that is asked may do, and what everybody sees."""
    told = [(event.key, int(event.viewers), event.args) for event in events]
    offered = [(seat, options(table, seat)) for seat in asked] if table is not None else []
    view = None if table is None else marked_view(game.name, game.view(table, PUBLIC))
    digest = hashlib.blake2b(before.encode(), digest_size=12)
    digest.update(ENCODER.encode((told, offered, view)))
    return digest.hexdigest()


def marked_view(game: str, view: object) -> object:
    """What is hashed of a view; of a game that is not listed here, as tests add them, all of it."""
    return msgspec.convert(view, marked_type(game), from_attributes=True) if game in MARKED else view


@cache
def marked_type(game: str) -> Any:
    return part_of(MARKED[game], "")


def part_of(fields: dict[str, str], path: str) -> Any:
    """The type of a part of a view, with the fields that are hashed, by their names now and then."""
    types: list[tuple[str, Any]] = []
    then: dict[str, str] = {}
    for name in fields[path].split():
        was, _, now = name.partition("=")
        inner = f"{path}.{was}" if path else was
        kind: Any = Any
        if inner in fields:
            part = part_of(fields, inner)
            kind = part | list[part] | None  # type: ignore[valid-type]
        types.append((now or was, kind))
        then[now or was] = was
    return msgspec.defstruct("Marked", types, rename=then)
