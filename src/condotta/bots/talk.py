"""What the built-in bots do beside the open question, one function a game: all of them trade and show alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ..games.condottiere.view import View as CondottiereView
from ..games.princes.view import View as PrincesView
from .bot import Bot
from .princes.trade import trade
from .showing import show_strength

Talk = Callable[[Any, list[int]], int | None]

TALK: Final[dict[type, Talk]] = {CondottiereView: show_strength, PrincesView: trade}
"""By what a game shows a seat."""


class Talker(Bot):
    """A bot that makes and answers offers, and shows cards."""

    def aside(self, view: Any, asides: list[int]) -> int | None:
        talk = TALK.get(type(view))
        return None if talk is None else talk(view, asides)
