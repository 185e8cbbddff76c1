"""What an act or an event is about, by name: seats and amounts as numbers, things as words. For whoever shows them."""

from __future__ import annotations

from typing import NamedTuple

from .catalogue import CODE_BITS, CODE_MASK, Catalogue, Copies, Payload
from .contract import Event
from .seats import bit, seats_of
from .signature import NUMBER, SEAT, SEATS, Arg, EventSpec, Kind

Value = int | str | list[int | str]
"""A seat or an amount, a word, or several of them."""


class NamedValue(NamedTuple):
    """An argument: how it is called, the name of its kind, and its value."""

    name: str
    kind: str
    value: Value


def values_of_act(catalogue: Catalogue, act: int) -> list[NamedValue]:
    """What stands after the verb of an act."""
    verb = catalogue.verb(act)
    found: list[NamedValue] = []
    for arg, value in zip(verb.args, verb.values(act & CODE_MASK), strict=True):
        found.append(NamedValue(arg.name, arg.kind.name, value if arg.kind is SEAT else word_of(arg, value)))
    payload = verb.payload
    if payload is not None:
        free = act >> CODE_BITS
        several: list[int | str] = [*payload.show(free)]
        found.append(NamedValue(payload.name, payload.name, free + 1 if isinstance(payload, Copies) else several))
    return found


def values_of_event(spec: EventSpec, event: Event) -> list[NamedValue]:
    """What an event tells."""
    args = zip(spec.args, event.args, strict=False)
    return [NamedValue(arg.name, arg.kind.name, event_value(arg.kind, value)) for arg, value in args]


def event_from(spec: EventSpec, key: str, viewers: int, values: list[Value]) -> Event:
    """An event as it was before its values were told by name."""
    args = [number_of(arg.kind, value) for arg, value in zip(spec.args, values, strict=False)]
    a, b, c, d = args + [0] * (4 - len(args))
    return Event(key, viewers, a, b, c, d)


def number_of(kind: Kind, value: Value) -> int:
    """The other way round than `event_value`."""
    if isinstance(value, int):
        return value
    if isinstance(value, str):
        return kind.words.index(value)
    if kind is SEATS:
        return sum(bit(seat) for seat in value if isinstance(seat, int))
    assert isinstance(kind, Payload)
    return kind.read([str(word) for word in value]) or 0


def word_of(arg: Arg, value: int) -> int | str:
    return int(arg.words[value]) if arg.kind is NUMBER else arg.words[value]


def event_value(kind: Kind, value: int) -> Value:
    if kind is NUMBER or kind is SEAT:
        return int(value)
    if kind is SEATS:
        return [*seats_of(value)]
    return [*kind.show(value)] if isinstance(kind, Payload) else kind.words[value]
