"""What a table can be set up with beside the variants: declared here, so that every shell can offer it."""

from __future__ import annotations

from .errors import SetupError
from .seats import LETTERS


class TableOption:
    """A switch, a number, a seat, or the content of a file. One that is left out, or None, is as usual."""

    def __init__(self, name: str, rule: str, kind: str, usual: bool | int | None, least: int, most: int) -> None:
        self.name = name
        self.rule = rule
        self.kind = kind
        """`switch`, `number`, `seat` or `file`."""
        self.usual = usual
        self.least = least
        self.most = most
        self.variant = ""
        """The only variant it matters with, if there is one."""

    def only_with(self, variant: str) -> TableOption:
        self.variant = variant
        return self

    def check(self, value: object, seats: int) -> None:
        """Raises SetupError with a sentence."""
        if value is None:
            return
        must = ""
        if self.kind == "switch" and not isinstance(value, bool):
            must = "true or false"
        elif self.kind == "number":
            if isinstance(value, bool) or not isinstance(value, int) or not self.least <= value <= self.most:
                must = f"a whole number from {self.least} to {self.most}"
        elif self.kind == "seat" and value not in list(LETTERS[:seats]):
            must = f"one of {', '.join(LETTERS[:seats])}"
        elif self.kind == "file" and not isinstance(value, dict):
            raise SetupError(f"The option {self.name} must be the content of a file, one JSON object ({self.rule}).")
        if must:
            raise SetupError(f"The option {self.name} must be {must}, not {value!r} ({self.rule}).")

    def is_on(self, options: dict[str, object]) -> bool:
        value = options.get(self.name)
        return (self.usual if value is None else value) is True

    def number(self, options: dict[str, object]) -> int:
        value = options.get(self.name)
        return value if isinstance(value, int) else int(self.usual or 0)


def switch_option(name: str, rule: str, usual: bool) -> TableOption:
    return TableOption(name, rule, "switch", usual, 0, 0)


def number_option(name: str, rule: str, usual: int, least: int, most: int) -> TableOption:
    return TableOption(name, rule, "number", usual, least, most)


def seat_option(name: str, rule: str) -> TableOption:
    return TableOption(name, rule, "seat", None, 0, 0)


def file_option(name: str, rule: str) -> TableOption:
    return TableOption(name, rule, "file", None, 0, 0)
