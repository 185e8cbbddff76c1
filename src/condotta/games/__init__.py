"""The games, by name. A game is found here and nowhere else."""

from typing import Any

from ..kernel.contract import Game
from ..kernel.errors import SetupError
from .condottiere import CONDOTTIERE
from .conquest import CONQUEST
from .princes import PRINCES

GAMES: dict[str, Game[Any]] = {game.name: game for game in (CONDOTTIERE, PRINCES, CONQUEST)}


def game_named(name: str) -> Game[Any]:
    if name not in GAMES:
        raise SetupError("no-such-game", game=name, known=", ".join(GAMES))
    return GAMES[name]
