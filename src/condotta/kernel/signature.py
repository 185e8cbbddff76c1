"""Signatures: what acts and events name. A game declares each kind of thing once; every reader works from that.

A kind is what a value is (`card`, `seat`, `number`); an argument is a value of a kind under a name of its own
(`to`, a seat). The texts call arguments by their names and things by kind and word: `card-bishop`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from .seats import LETTERS


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """A kind of value. Where it is a kind of thing, it has a word for each of its things, in the order of their
    numbers, and the rule that tells what each of them does."""

    def __init__(
        self, name: str, words: list[str] | None = None, rules: list[str] | None = None, names: list[str] | None = None
    ) -> None:
        self.name = name
        self.words: list[str] = words or []
        self.rules: list[str] = rules or []
        self.names: list[str] = names or []
        """Proper names, the same in every language; other things have their texts."""
        assert len(self.rules) in (0, len(self.words)), f"{name}: a rule for each word, or none"
        assert len(self.names) in (0, len(self.words)), f"{name}: a name for each word, or none"

    def called(self, name: str, words: list[str] | None = None) -> Arg:
        """An argument of this kind under another name; its words may go beyond those of the kind."""
        return Arg(self, name, words)

    def rule(self, word: str) -> str:
        """The rule that tells about a thing; empty for a word that is none of this kind (`nothing`)."""
        return self.rules[self.words.index(word)] if self.rules and word in self.words else ""


NUMBER: Final = Kind("number")
SEAT: Final = Kind("seat", [letter.lower() for letter in LETTERS])
SEATS: Final = Kind("seats")
"""A set of seats in one number."""


class Arg:
    """One argument of an act or of an event: its kind, its name in the texts, and the word for each of its values."""

    def __init__(self, kind: Kind, name: str = "", words: list[str] | None = None) -> None:
        self.kind = kind
        self.name = name or kind.name
        self.words: list[str] = kind.words if words is None else words


def args_of(args: Sequence[Kind | Arg]) -> list[Arg]:
    """A kind alone is an argument that is called as its kind."""
    return [Arg(arg) if isinstance(arg, Kind) else arg for arg in args]


class EventSpec:
    """What an event tells: its arguments in order, and whether it `reveals`: brings a secret to light, as a card
    turned up or a sealed answer opened."""

    def __init__(self, args: list[Arg], reveals: bool) -> None:
        self.args = args
        self.reveals = reveals


def event(*args: Kind | Arg, reveals: bool = False) -> EventSpec:
    return EventSpec(args_of(args), reveals)


class MomentSpec:
    """Which events make a moment: the `results` that it is about, where it `begins`, what it `tells` of the way there,
    and what it `changes`."""

    def __init__(self, name: str, results: list[str], begins: list[str], tells: list[str], changes: list[str]) -> None:
        self.name = name
        self.results = results
        self.begins = begins
        self.tells = tells
        self.changes = changes


def moment(
    name: str, *results: str, begins: Sequence[str] = (), tells: Sequence[str] = (), changes: Sequence[str] = ()
) -> MomentSpec:
    return MomentSpec(name, list(results), list(begins), list(tells), list(changes))
