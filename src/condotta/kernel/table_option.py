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
        """Raises SetupError."""
        if value is None:
            return
        name, rule, given = self.name, self.rule, repr(value)
        if self.kind == "switch" and not isinstance(value, bool):
            raise SetupError("option-not-switch", rule, option=name, given=given)
        if self.kind == "number":
            if isinstance(value, bool) or not isinstance(value, int) or not self.least <= value <= self.most:
                raise SetupError("option-not-number", rule, option=name, least=self.least, most=self.most, given=given)
        elif self.kind == "seat" and value not in list(LETTERS[:seats]):
            raise SetupError("option-not-seat", rule, option=name, known=", ".join(LETTERS[:seats]), given=given)
        elif self.kind == "file" and not isinstance(value, dict):
            raise SetupError("option-not-file", rule, option=name)

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
