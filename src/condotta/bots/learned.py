"""Learned, a bot that plays by a network trained in self-play; its networks lie in `networks/`, one a game.

It looks at the features of a world it cannot tell from the real one, which are those of the real one (the ninth
law), and takes each choice as often as the network thinks right, so that it cannot be read like a book.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from librt.vecs import vec
from mypy_extensions import u8

from ..kernel.contract import Game
from ..kernel.encoding import NO_ACT, Answering, Encoding
from ..kernel.errors import SetupError
from ..kernel.network import Network, chances
from ..kernel.rng import Rng
from .bot import Worlds
from .talk import Talker


@cache
def network_of(game: Game[Any]) -> Network:
    """The network of a game, read once."""
    file = files(__package__).joinpath("networks", f"{game.name}.net")
    if game.encoding is None or not file.is_file():
        raise SetupError("bot-not-for-game", bot="learned", game=game.name, known="random")
    return Network(file.read_bytes(), game.encoding, file.name)


def has_network(game: Game[Any]) -> bool:
    return files(__package__).joinpath("networks", f"{game.name}.net").is_file()


class Learned(Talker):
    def __init__(self, game: Game[Any], network: Network | None = None) -> None:
        assert game.encoding is not None
        self.network = network or network_of(game)
        self.encoding: Encoding[Any] = game.encoding
        self.marks = vec[u8]([0] * int(game.encoding.width))

    def choose(self, view: Any, options: list[int], worlds: Worlds, rng: Rng) -> int:
        world = worlds()
        asked = Answering()
        asked.ask(world, self.encoding, view.eye)
        act = int(asked.options.items[0]) if len(options) == 1 else NO_ACT
        while act == NO_ACT:
            choice = int(asked.only_choice())
            if choice < 0:
                weights = self.judge(world, asked)
                choice = draw(weights, rng)
            act = int(asked.answer(choice))
        return act

    def judge(self, world: Any, asked: Answering) -> list[int]:
        """How often each choice should be taken, as whole numbers."""
        features = vec[u8]([0] * int(self.encoding.size))
        self.encoding.fill(world, asked, features, 0)
        asked.mark(self.marks, 0, self.encoding.width)
        scores = self.network.judge(features, 0)
        return [int(weight) for weight in chances(scores, self.marks, self.encoding.width)]


def draw(weights: list[int], rng: Rng) -> int:
    nth = int(rng.below(sum(weights)))
    for choice, weight in enumerate(weights):
        if nth < weight:
            return choice
        nth -= weight
    raise AssertionError("the weights do not add up")
