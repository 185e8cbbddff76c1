"""What the built-in bots say to others beside the open question, one function a game: all of them trade alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ..games.princes.view import View as PrincesView
from .bot import Bot
from .princes.trade import trade

Talk = Callable[[Any, list[int]], int | None]

TALK: Final[dict[type, Talk]] = {PrincesView: trade}
"""By what a game shows a seat."""


class Talker(Bot):
    """A bot that makes and answers offers."""

    def aside(self, view: Any, asides: list[int]) -> int | None:
        talk = TALK.get(type(view))
        return None if talk is None else talk(view, asides)
