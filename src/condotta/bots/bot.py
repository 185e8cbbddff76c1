"""What every bot is: something that chooses one of its options from what its seat may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from ..kernel.contract import Table
from ..kernel.rng import Rng

Worlds = Callable[[], Table]
"""Each call imagines one more world that the seat cannot tell from the real one (`Game.determinize`)."""


class Bot(Protocol):
    def choose(self, view: Any, options: list[int], worlds: Worlds, rng: Rng) -> int:
        """One of the options. `view` is what the game shows this seat; the real table is never given."""
        ...

    def aside(self, view: Any, asides: list[int]) -> int | None:
        """What it does beside the open question, if anything: an answer to an offer. It is asked again after
        each, so it must come to an end."""
        return None
