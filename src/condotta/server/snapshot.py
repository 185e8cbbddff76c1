"""A story as bytes and back, so that a long game is opened without telling all of it again.

A snapshot is only a short cut: it is kept under the hash of the code that made it, after it has been read back and
found equal, and any other code falls back to the log.
"""

from __future__ import annotations

import hashlib
from array import array
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec
from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from ..games import GAMES
from ..kernel.contract import Table
from ..kernel.laws import APART, portrait
from .clock import Clock
from .rows import Header, Row
from .seats import Seat
from .story import Story, Undoable
from .talk import Pledge

EVERY: Final = 64
"""Rows from one snapshot to the next."""
VEC: Final[Any] = type(vec[i64]())


class ClockKept(Struct, frozen=True):
    left: list[int]
    since: list[int | None]
    opened: int
    opening: list[int]


class UndoKept(Struct, frozen=True):
    seat: int
    entry: int
    entries: int
    table: Any
    clock: ClockKept | None


class StoryKept(Struct, frozen=True):
    seats: list[Seat]
    table: Any
    clock: ClockKept | None
    entries: list[int]
    question: int
    answered: list[int]
    pledges: list[Pledge]
    wants_pause: list[int]
    paused: bool
    closed: bool
    rematch: str | None
    undoable: UndoKept | None
    rules: int
    mark: str
    row: Row
    last_told: list[tuple[int, int]]


@cache
def code_of(game: str) -> str:
    """The hash of all code that a story of this game depends on."""
    package = files(__package__.partition(".")[0])
    digest = hashlib.blake2b(digest_size=12)
    for folder in (package / "kernel", package / "games" / game, package / "server"):
        for path in sorted(sources(folder), key=str):
            digest.update(path.read_bytes())
    return digest.hexdigest()


def sources(folder: Traversable) -> list[Traversable]:
    if not folder.is_dir():
        return []  # a game that was added by hand, as tests do
    found: list[Traversable] = []
    for path in folder.iterdir():
        if path.is_dir():
            found += sources(path)
        elif path.name.endswith((".py", ".json")):
            found.append(path)
    return found


def kept(story: Story) -> bytes | None:
    """The story as bytes; None if it would not come back as it is."""
    try:
        body = msgspec.json.encode(
            StoryKept(
                seats=story.seats,
                table=None if story.table is None else fields_of(story.table),
                clock=clock_kept(story.clock),
                entries=list(story.entries),
                question=story.question,
                answered=story.answered,
                pledges=story.pledges,
                wants_pause=sorted(story.wants_pause),
                paused=story.paused,
                closed=story.closed,
                rematch=story.rematch,
                undoable=undo_kept(story.undoable),
                rules=story.rules,
                mark=story.mark,
                row=story.row,
                last_told=list(story.last_told.items()),
            )
        )
        again = restored(story.table_id, story.header, body)
    except (TypeError, AttributeError):
        return None
    return body if portrait(again.table) == portrait(story.table) else None


def restored(table_id: str, header: Header, body: bytes) -> Story:
    found = msgspec.json.decode(body, type=StoryKept)
    story = Story(table_id, header)
    story.seats = found.seats
    story.table = table_from(found.table, header)
    story.clock = clock_from(found.clock, header)
    story.entries = array("q", found.entries)
    story.question, story.answered = found.question, found.answered
    story.pledges = found.pledges
    story.wants_pause = set(found.wants_pause)
    story.paused, story.closed, story.rematch = found.paused, found.closed, found.rematch
    story.rules, story.mark, story.row = found.rules, found.mark, found.row
    story.last_told = dict(found.last_told)
    if found.undoable is not None:
        undo = found.undoable
        table = table_from(undo.table, header)
        assert table is not None
        story.undoable = Undoable(undo.seat, undo.entry, table, clock_from(undo.clock, header), undo.entries)
    return story


def undo_kept(undo: Undoable | None) -> UndoKept | None:
    if undo is None:
        return None
    return UndoKept(undo.seat, undo.entry, undo.entries, fields_of(undo.table), clock_kept(undo.clock))


def clock_kept(clock: Clock | None) -> ClockKept | None:
    return None if clock is None else ClockKept(clock.left, clock.since, clock.opened, clock.opening)


def clock_from(found: ClockKept | None, header: Header) -> Clock | None:
    if found is None or header.clock is None:
        return None
    clock = Clock(header.clock, 0)
    clock.left, clock.since, clock.opened, clock.opening = found.left, found.since, found.opened, found.opening
    return clock


# A table as data: frames hold integers and tuples, so that any moment can be saved


def names_of(thing: Any) -> set[str]:
    return {*getattr(type(thing), "__mypyc_attrs__", ()), *getattr(thing, "__dict__", ())} - APART


def fields_of(thing: Any) -> dict[str, Any]:
    return {name: data_of(getattr(thing, name)) for name in sorted(names_of(thing))}


def data_of(thing: Any) -> Any:
    if thing is None or isinstance(thing, int | str):
        return thing
    if isinstance(thing, tuple | list):
        return {"tuple" if isinstance(thing, tuple) else "list": [data_of(part) for part in thing]}
    if isinstance(thing, VEC):
        return {"vec": [int(part) for part in thing]}
    if not type(thing).__module__.startswith("condotta."):
        raise TypeError(f"{type(thing)} is not a part of a table")
    return {"of": f"{type(thing).__module__}:{type(thing).__qualname__}", "fields": fields_of(thing)}


def table_from(found: dict[str, Any] | None, header: Header) -> Table | None:
    if found is None:
        return None
    table: Table = GAMES[header.game].new(len(header.seats), header.options)
    fill(table, found)
    table.events = []
    return table


def fill(thing: Any, fields: dict[str, Any]) -> None:
    """Give a fresh table, or a part of one, the fields it had."""
    for name, data in fields.items():
        if isinstance(data, dict) and "of" in data:
            fill(getattr(thing, name), data["fields"])
        else:
            setattr(thing, name, thing_from(data))


def thing_from(data: Any) -> Any:
    """A value; or a frame, made anew from what it holds: its fields are what it was made of."""
    if not isinstance(data, dict):
        return data
    if "tuple" in data:
        return tuple(thing_from(part) for part in data["tuple"])
    if "list" in data:
        return [thing_from(part) for part in data["list"]]
    if "vec" in data:
        return vec[i64](data["vec"])
    module, _, name = data["of"].partition(":")
    if not module.startswith("condotta."):
        raise TypeError(f"{module} is not ours")
    kind = getattr(import_module(module), name)
    return kind(**{name: thing_from(part) for name, part in data["fields"].items()})
