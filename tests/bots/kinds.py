"""One bot of every kind, for tests that must hold for all of them; and one that cheats."""

from typing import Any

from condotta.bots import Bot, make_bot
from condotta.bots.bot import Worlds
from condotta.bots.learned import Learned
from condotta.bots.searching import Searching
from condotta.kernel.contract import Game, Table
from condotta.kernel.rng import Rng
from condotta.search import Effort

from .small_network import small_network


def every_kind(game: Game[Any]) -> dict[str, Bot]:
    """Each way of playing once, with little work: a level differs from another of its kind only by more or less of
    the same."""
    found: dict[str, Bot] = {name: make_bot(name, game) for name in ("random", "steady")}
    found["search"] = Searching(game, Effort(work=5, width=6))
    found["learned"] = Learned(game, small_network(game))
    return found


class Peeking(Bot):
    """It takes the real table out of the sampler it was given, and chooses by the cards of others."""

    def choose(self, view: Any, options: list[int], worlds: Worlds, rng: Rng) -> int:
        cells = [cell.cell_contents for cell in worlds.__closure__ or ()]  # type: ignore[attr-defined]
        (real,) = (found for found in cells if isinstance(found, Table))
        held: list[int] = [int(count) for count in real.hands]  # type: ignore[attr-defined]
        return options[sum(place * count for place, count in enumerate(held)) % len(options)]
