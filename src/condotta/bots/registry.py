"""Bots by name. Some are built in; installed packages add theirs with the entry-point group `condotta.bots`; a program
of one's own is named by its module: `package.module:Class`, and a network one has trained by its file: `FILE.net`."""

from __future__ import annotations

import importlib
import logging
import os
import sys
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, Final

from ..kernel.contract import Game
from ..kernel.errors import SetupError
from ..search.conquest_setup import NOVICE
from . import condottiere, conquest, princes
from .bot import Bot
from .learned import Learned, network_in, read_network
from .levels import NAMES, RulesOfThumb, Snapshot, way_of
from .random import Random
from .searching import Searching

Maker = Callable[[], Bot]
"""A class, or a function; its attribute `games`, if it has one, names the games it is for."""

GROUP: Final = "condotta.bots"
STEADY: Final[dict[str, Maker]] = {
    "condottiere": condottiere.Steady,
    "princes": princes.Steady,
    "conquest": conquest.Steady,
}
"""By the name of the game."""

log = logging.getLogger("condotta")


def bot_names() -> list[str]:
    """The names that are registered here: built in, then those of installed packages."""
    return [*NAMES, *sorted(_installed())]


def bots_for(game: Game[Any]) -> list[str]:
    """The registered bots that can play a game. One that cannot be loaded is left out, and logged."""
    found = []
    for name in bot_names():
        try:
            make_bot(name, game)
        except SetupError as error:
            if not isinstance(error, NotForThisGame):
                log.warning("%s", error)
            continue
        found.append(name)
    return found


def make_bot(name: str, game: Game[Any]) -> Bot:
    """A bot by its registered name. Raises SetupError."""
    if name in NAMES:
        bot = _built_in(name, game)
        if bot is None:
            raise not_for(name, game)
        return bot
    if name not in _installed():
        raise SetupError("no-such-bot", bot=name, known=", ".join(bot_names()))
    try:
        maker = _installed()[name].load()
    except Exception as error:
        raise SetupError("bot-unloadable", bot=name, reason=f"{type(error).__name__}: {error}") from error
    return _made(name, maker, game)


def _built_in(name: str, game: Game[Any]) -> Bot | None:
    """A bot of our own; None if it does not play this game."""
    if name == "random":
        return Random()
    way = way_of(name, game.name)
    if way is None:
        return None
    if isinstance(way, RulesOfThumb):
        return conquest.Steady(NOVICE, way.few) if way.beginner else STEADY[game.name]()
    return Learned(game, network_in(way.file, game)) if isinstance(way, Snapshot) else Searching(game, way)


def load_bot(name: str, game: Game[Any]) -> Bot:
    """A bot by its registered name, by `package.module:Class`, or by `FILE.net`. The module is imported, from the
    current folder too: only for names that the user has given, never for one that came over the wire or out of a
    file."""
    if name.endswith(".net"):
        return Learned(game, read_network(Path(name), game))
    if ":" not in name:
        return make_bot(name, game)
    module_name, _, path = name.partition(":")
    if os.getcwd() not in sys.path and "" not in sys.path:
        sys.path.append(os.getcwd())
    try:
        found: Any = importlib.import_module(module_name)
    except Exception as error:
        missing = isinstance(error, ModuleNotFoundError) and f"{module_name}.".startswith(f"{error.name}.")
        if missing or not module_name:
            raise SetupError("bot-no-module", module=module_name, bot=name) from None
        raise SetupError("bot-unloadable", bot=name, reason=f"{type(error).__name__}: {error}") from error
    for part in path.split("."):
        if not hasattr(found, part):
            raise SetupError("bot-not-in-module", name=path, module=module_name)
        found = getattr(found, part)
    return _made(name, found, game)


class NotForThisGame(SetupError):
    """A bot that there is, but not for this game."""


def not_for(name: str, game: Game[Any]) -> NotForThisGame:
    known = [known for known in NAMES if known == "random" or way_of(known, game.name) is not None]
    return NotForThisGame("bot-not-for-game", bot=name, game=game.name, known=", ".join(known))


def _made(name: str, maker: Any, game: Game[Any]) -> Bot:
    if not callable(maker):
        raise SetupError("bot-not-callable", bot=name)
    games = getattr(maker, "games", ())
    if games and game.name not in games:
        raise not_for(name, game)
    try:
        bot: Bot = maker()
    except Exception as error:
        raise SetupError("bot-unmakeable", bot=name, reason=f"{type(error).__name__}: {error}") from error
    if not callable(getattr(bot, "choose", None)):
        raise SetupError("bot-without-choose", bot=name)
    return bot


@cache
def _installed() -> dict[str, EntryPoint]:
    """The bots of installed packages, by name. What is built in keeps its name."""
    return {found.name: found for found in entry_points(group=GROUP) if found.name not in NAMES}
