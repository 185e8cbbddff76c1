"""What can be wrong: one family of errors, each a key of the texts with its arguments.

People are told in their language by `words`; `str(error)` is the English sentence, for programs.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from .english import english


@mypyc_attr(allow_interpreted_subclasses=True)
class CondottaError(Exception):
    """Something that cannot be done, and why: the sentence is the text `refuse-<key>`.

    A value may be another error, or a list of errors: what was wrong with a line is told within what is told of
    the line.
    """

    def __init__(self, key: str, rule: str = "", **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.rule = rule
        self.values: dict[str, object] = values
        self.game = ""
        """The game whose texts have the sentence; empty where it belongs to no game."""

    def of(self, game: str) -> CondottaError:
        self.game = game
        return self

    def __str__(self) -> str:
        plain = {name: told(value) for name, value in self.values.items()}
        return cite(english(self.game, self.key, plain), self.rule)

    def __reduce__(self) -> tuple[Any, ...]:
        return remade, (type(self), self.key, self.rule, self.values, self.game)


@mypyc_attr(allow_interpreted_subclasses=True)
class SetupError(CondottaError):
    """A game, a table or a command that cannot be set up so: unknown name, seat count, variant, option, file."""


@mypyc_attr(allow_interpreted_subclasses=True)
class RecordError(CondottaError):
    """A record that cannot be used; `line` is among its values."""

    @property
    def line(self) -> int:
        line = self.values["line"]
        assert isinstance(line, int)
        return line


@mypyc_attr(allow_interpreted_subclasses=True)
class ActError(CondottaError):
    """An act that was not taken. Nothing on the table has changed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class InvalidAct(ActError):
    """It cannot be read."""


@mypyc_attr(allow_interpreted_subclasses=True)
class AmbiguousAct(ActError):
    """It can be read in several ways."""


@mypyc_attr(allow_interpreted_subclasses=True)
class IllegalAct(ActError):
    """Not now, or not by this seat; `rule` says why."""


def told(value: object) -> str:
    if isinstance(value, list):
        return " ".join([told(part) for part in value])
    return str(value)


def cite(sentence: str, rule: str) -> str:
    """A sentence with its rule before the full stop: `That card is not in your hand (C4.2).`"""
    return f"{sentence.removesuffix('.')} ({rule})." if rule else sentence


def remade(kind: type[CondottaError], key: str, rule: str, values: dict[str, object], game: str) -> CondottaError:
    return kind(key, rule, **values).of(game)
