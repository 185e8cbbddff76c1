"""Bots: they get their view, their options and a sampler of consistent worlds, never the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..kernel.contract import Game
from ..kernel.errors import SetupError
from . import condottiere, conquest, princes
from .bot import Bot, Worlds
from .learned import Learned
from .random import Random

STEADY: dict[str, Callable[[], Bot]] = {
    "condottiere": condottiere.Steady,
    "princes": princes.Steady,
    "conquest": conquest.Steady,
}
"""By the name of the game."""

BOT_NAMES = ["random", "steady", "learned"]

__all__ = ["BOT_NAMES", "Bot", "Worlds", "make_bot"]


def make_bot(name: str, game: Game[Any]) -> Bot:
    if name not in BOT_NAMES:
        raise SetupError(f"There is no bot {name!r}; there is: {', '.join(BOT_NAMES)}.")
    if name == "random":
        return Random()
    if name == "learned":
        return Learned(game)
    if game.name not in STEADY:
        raise SetupError(f"There is no bot {name!r} for {game.name}; there is: random.")
    return STEADY[game.name]()
