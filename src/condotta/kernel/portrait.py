"""The state of a table as plain data: everything it holds, to compare two of them and to keep one."""

from __future__ import annotations

from typing import Any


def field_names(thing: Any) -> set[str]:
    """What a table, or a part of one, holds; compiled classes list their fields. What a table shares with others it
    declares itself (`Table.shared`)."""
    names = {*getattr(type(thing), "__mypyc_attrs__", ()), *getattr(thing, "__dict__", ())}
    return names - getattr(type(thing), "shared", frozenset()) - {"__dict__"}


def portrait(thing: Any) -> object:
    """All that is in a table, in a form that compares by value."""
    if isinstance(thing, int | str | None):
        return thing
    names = field_names(thing)
    if not names and hasattr(thing, "__len__"):
        return [portrait(part) for part in thing]
    return type(thing).__name__, {name: portrait(getattr(thing, name)) for name in names}
