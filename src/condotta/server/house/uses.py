"""What callers use of their limits, as processes tell it to each other."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct


class Use(Struct, frozen=True, omit_defaults=True):
    """In one process, by callers: what was taken since the last time, and how many streams are open."""

    taken: dict[str, float] = {}
    open: dict[str, int] = {}


class LimitsOfAll(Protocol):
    """Limits that hold over several processes."""

    def use(self, processes: int) -> Use:
        """What the others must know, if there are so many processes."""
        ...

    def hear(self, new: list[Use], each: list[Use]) -> None:
        """What the others have told since the last time, and what each of them told last."""
        ...
