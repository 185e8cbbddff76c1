"""Why the server does not do something: a status, and a key of its texts with arguments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from ..kernel.errors import CondottaError
from ..words import sentence
from ..words.texts import shortened


class Refusal(Exception):
    def __init__(self, status: int, key: str, **args: str | int | CondottaError) -> None:
        super().__init__(key)
        self.status = status
        self.key = key
        self.values: dict[str, str | int | CondottaError] = args
        """An error among them is told in the same language."""

    @classmethod
    def made(cls, status: int, key: str, values: dict[str, str | int | CondottaError]) -> Refusal:
        return cls(status, key, **values)

    def __reduce__(self) -> tuple[Any, ...]:
        return Refusal.made, (self.status, self.key, self.values)


class Refused(Struct, frozen=True):
    """Why not: a key of the texts with its arguments, the rule, and the sentence."""

    key: str
    rule: str
    args: dict[str, str | int]
    sentence: str


def refused_by_engine(error: CondottaError, lang: str, told: str | None = None) -> Refused:
    """What the engine refuses: in the sentence given, or in that of all games."""
    return Refused(error.key, error.rule, told_values(error.values, lang), told or sentence(error, lang))


def told_values(values: Mapping[str, object], lang: str) -> dict[str, str | int]:
    return {name: value if isinstance(value, int) else plain(value, lang) for name, value in values.items()}


def plain(value: object, lang: str) -> str:
    """An argument as programs get it; an error within an error is a sentence."""
    if isinstance(value, list):
        return str(shortened(" ".join(plain(part, lang) for part in value)))
    return sentence(value, lang) if isinstance(value, CondottaError) else str(shortened(str(value)))
