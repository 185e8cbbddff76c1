"""What every bot is: something that chooses one of its options from what its seat may know."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection
from math import inf
from typing import Any, ClassVar

from ..kernel.contract import Table
from ..kernel.rng import Rng
from ..search import Thought

Worlds = Callable[[], Table]
"""Each call imagines one more world that the seat cannot tell from the real one (`Game.determinize`)."""


class Bot(ABC):
    """A player that is a program. Write `choose`; the rest may stay as it is.

    A bot is made without arguments. A table may make it anew for any question, so it keeps nothing in mind that it
    could not do without.
    """

    games: ClassVar[Collection[str]] = ()
    """The names of the games it can play; empty: every game."""
    seconds: float = inf
    """How long it may think about its next answer; set by whoever asks where somebody waits. A bot that looks ahead
    stops then with the best it has found."""

    @abstractmethod
    def choose(self, view: Any, options: list[int], worlds: Worlds, rng: Rng) -> int:
        """One of the options, which are numbers of acts.

        `view` is what the game shows this seat (`view.eye`); the real table is never given. `worlds()` returns a
        table that this seat cannot tell from the real one, each time another, to try acts on. `rng` is the only
        source of chance a bot should use: then the same seed plays the same game.
        """

    def think(self, view: Any, options: list[int], worlds: Worlds, rng: Rng) -> Thought:
        """What it chooses, and why. A bot that weighs nothing tells only its choice."""
        return Thought(self.choose(view, options, worlds, rng), (), 0, 0)

    def aside(self, view: Any, asides: list[int]) -> int | None:
        """What it does beside the open question, if anything: an answer to an offer, an offer of its own.

        It is asked before each of its answers, and after whatever any seat does beside the question. `asides` are
        the acts that can be listed; others, such as an offer with terms of its own, may be returned as well.
        """
        return None
