"""What a seat may do, and what has happened, as a program reads them: words and plain numbers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from .kernel import contract
from .kernel.catalogue import CODE_BITS, CODE_MASK, Catalogue
from .kernel.contract import Game
from .kernel.seats import seats_of

Value = int | str | list[int] | list[str]
"""A seat or an amount, a word, or several of them."""


class Option:
    """Something that a seat may do now: `play bishop`.

    Two options are equal if they mean the same act. An option can be used wherever the number of an act is wanted.
    """

    __slots__ = ("_catalogue", "number", "rule")

    def __init__(self, number: int, rule: str, catalogue: Catalogue) -> None:
        self.number = number
        """The number of the act; its meaning never changes within a game."""
        self.rule = rule
        """The number of the rule by which it is asked or allowed: `C4.2`."""
        self._catalogue = catalogue

    @property
    def text(self) -> str:
        """How it is written: `play bishop`. `Match.play` takes this text, too."""
        return self._catalogue.show(self.number)

    @property
    def verb(self) -> str:
        """The first word of the text: `play`."""
        return self._catalogue.verb(self.number).name

    @property
    def arguments(self) -> dict[str, Value]:
        """What stands after the verb, by name: `{"card": "bishop"}`. Seats and amounts are numbers."""
        verb = self._catalogue.verb(self.number)
        found: dict[str, Value] = {}
        for arg, value in zip(verb.args, verb.values(self.number & CODE_MASK), strict=True):
            word = arg.words[value]
            found[arg.name] = value if arg.kind == "seat" else int(word) if arg.kind == "number" else word
        if verb.payload is not None:
            kind, payload = verb.payload.kind, self.number >> CODE_BITS
            found[kind] = payload + 1 if kind == "number" else [*verb.payload.show(payload)]
        return found

    def belongs_to(self, catalogue: Catalogue) -> bool:
        """Whether its number is an act of this catalogue."""
        return self._catalogue is catalogue

    def __index__(self) -> int:
        return self.number

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Option):
            return NotImplemented
        return self.number == other.number and (self._catalogue is other._catalogue or self.text == other.text)

    def __hash__(self) -> int:
        return hash(self.number)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Option {self.number}: {self.text} ({self.rule})>"


@dataclass(frozen=True)
class Event:
    """Something that happened: a key, and what it was about by name."""

    key: str
    arguments: dict[str, Value]

    def __str__(self) -> str:
        return " ".join([self.key, *(f"{name}={value}" for name, value in self.arguments.items())])


def event_of(game: Game[Any], event: contract.Event) -> Event:
    """An event of the engine with words and plain numbers."""
    found: dict[str, Value] = {}
    for arg, value in zip(game.events[event.key], event.args, strict=False):
        name, kind = arg.split(":")[0], arg.split(":")[-1]
        found[name] = _value(game, kind, value)
    return Event(event.key, found)


def _value(game: Game[Any], kind: str, value: int) -> Value:
    if kind in ("number", "seat"):
        return int(value)
    if kind == "seats":
        return seats_of(value)
    things, handfuls = _things_of(game)
    return [*handfuls[kind].show(value)] if kind in handfuls else things[kind][value]


@cache
def _things_of(game: Game[Any]) -> tuple[dict[str, list[str]], dict[str, Any]]:
    verbs = game.catalogue.verbs
    things = {arg.kind: arg.words for verb in verbs for arg in verb.args if arg.name == arg.kind}
    return things, {verb.payload.kind: verb.payload for verb in verbs if verb.payload}
