"""Why the server does not do something: a status, and a key of its texts with arguments."""

from __future__ import annotations

from ..kernel.errors import CondottaError


class Refusal(Exception):
    def __init__(self, status: int, key: str, **args: str | int | CondottaError) -> None:
        super().__init__(key)
        self.status = status
        self.key = key
        self.values: dict[str, str | int | CondottaError] = args
        """An error among them is told in the same language."""
