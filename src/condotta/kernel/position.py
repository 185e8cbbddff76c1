"""A table as plain data and back. Frames hold integers and tuples, so any moment can be kept and begun from.

Data may come from anybody: only frames are made of it, and what comes out must be what went in.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from .contract import Frame, Game, Table
from .errors import SetupError
from .portrait import field_names

VEC: Final[Any] = type(vec[i64]())
PACKAGE: Final = __package__.rpartition(".")[0]

Position = dict[str, Any]


def position_of(t: Table) -> Position:
    """All that a table holds, as JSON can write it. Raises TypeError if it holds what is no part of a table."""
    return {name: data_of(getattr(t, name)) for name in sorted(field_names(t))}


def table_from(game: Game[Any], seats: int, options: dict[str, object], position: Position) -> Table:
    """A table as it was. Raises whatever the data does not allow."""
    t: Table = game.new(seats, options)
    fill(t, position)
    return t


def table_at(game: Game[Any], seats: int, options: dict[str, object], position: object) -> Table:
    """A table as it was, if it can have been so. Raises SetupError."""
    fresh: Table = game.new(seats, options)
    try:
        assert isinstance(position, dict)
        t = table_from(game, seats, options, position)
        like = [type(data) for data in position_of(fresh).values()] == [
            type(position[name]) for name in sorted(position)
        ]
        if like and position_of(t) == position and t.game.conserved(t) == t.game.conserved(fresh):
            return t
    except Exception:  # whatever is wrong with it, it is no position of this game
        pass
    raise SetupError("position-unusable", game=game.name)


def begun(game: Game[Any], seats: int, options: dict[str, object], position: Position | None) -> Table:
    """A table at its beginning, or where it is to begin. Raises SetupError."""
    t: Table = game.new(seats, options) if position is None else table_at(game, seats, options, position)
    return t


def data_of(thing: Any) -> Any:
    if thing is None or isinstance(thing, int | str):
        return thing
    if isinstance(thing, tuple | list):
        return {"tuple" if isinstance(thing, tuple) else "list": [data_of(part) for part in thing]}
    if isinstance(thing, VEC):
        return {"vec": [int(part) for part in thing]}
    if not type(thing).__module__.startswith(f"{PACKAGE}."):
        raise TypeError(f"{type(thing)} is not a part of a table")
    fields = {name: data_of(getattr(thing, name)) for name in sorted(field_names(thing))}
    return {"of": f"{type(thing).__module__.removeprefix(f'{PACKAGE}.')}:{type(thing).__qualname__}", "fields": fields}


def fill(thing: Any, fields: Position) -> None:
    """Give a fresh table, or a part of one, the fields it had."""
    for name, data in fields.items():
        if isinstance(data, dict) and "of" in data:
            fill(getattr(thing, name), data["fields"])
        elif name in field_names(thing):
            setattr(thing, name, thing_from(data))
        else:
            raise TypeError(f"{name} is not a part of a table")


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
    if module.partition(".")[0] not in ("kernel", "games"):
        raise TypeError(f"{module} has no frames")
    kind = getattr(import_module(f"{PACKAGE}.{module}"), name)
    if not (isinstance(kind, type) and issubclass(kind, Frame)):
        raise TypeError(f"{name} is no frame")
    return kind(**{name: thing_from(part) for name, part in data["fields"].items()})
