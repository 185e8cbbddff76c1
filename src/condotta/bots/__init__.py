"""Bots: they get their view, their options and a sampler of consistent worlds, never the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..kernel.contract import Game
from ..kernel.errors import SetupError
from . import condottiere, conquest, princes
from .bot import Bot, Worlds
from .random import Random

STEADY: dict[str, Callable[[], Bot]] = {
    "condottiere": condottiere.Steady,
    "princes": princes.Steady,
    "conquest": conquest.Steady,
}
"""By the name of the game."""

BOT_NAMES = ["random", "steady"]

__all__ = ["BOT_NAMES", "Bot", "Worlds", "make_bot"]


def make_bot(name: str, game: Game[Any]) -> Bot:
    if name not in BOT_NAMES:
        raise SetupError("no-such-bot", bot=name, known=", ".join(BOT_NAMES))
    if name == "random":
        return Random()
    if game.name not in STEADY:
        raise SetupError("bot-not-for-game", bot=name, game=game.name, known="random")
    return STEADY[game.name]()
