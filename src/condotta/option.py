"""What a seat may do, and what has happened, as a program reads them: words and plain numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .kernel import contract
from .kernel.catalogue import Catalogue
from .kernel.contract import Game
from .kernel.named_values import Value, values_of_act, values_of_event


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
        return {named.name: named.value for named in values_of_act(self._catalogue, self.number)}

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
    return Event(event.key, {named.name: named.value for named in values_of_event(game.events[event.key], event)})
