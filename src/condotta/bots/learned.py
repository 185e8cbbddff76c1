"""Learned, a bot that plays by a network trained in self-play; its networks lie in `networks/`.

It looks at the features of a world it cannot tell from the real one, which are those of the real one (the ninth
law), and takes each choice as often as the network thinks right, so that it cannot be read like a book.
"""

from __future__ import annotations

import struct
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from math import exp
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ..kernel.contract import Game, Table
from ..kernel.encoding import NO_ACT, Answering, Encoding
from ..kernel.engine import apply, options, pending, sample
from ..kernel.errors import SetupError
from ..kernel.network import ONE, Network, chances
from ..kernel.rng import Rng
from ..kernel.seats import CHANCE, has, seats_of
from ..search import Alternative, Thought
from .bot import Worlds
from .choosing import answered, asked_for
from .talk import Talker

COMPARED: Final = 4
"""Of how many acts, the likeliest and the one it takes, it tells what it expects."""
IMAGINED: Final = 6
"""In how many worlds each of them is tried for that."""


@cache
def network_in(name: str, game: Game[Any]) -> Network:
    """A network that came with this package, read once."""
    return read_network(files(__package__).joinpath("networks", f"{name}.net"), game)


def read_network(file: Traversable, game: Game[Any]) -> Network:
    """The network in a file. Raises SetupError if there is none, or none for this game."""
    if game.encoding is None:
        raise SetupError("no-features", game=game.name)
    try:
        return Network(file.read_bytes(), game.encoding, str(file))
    except OSError as error:
        raise SetupError("file-unusable", file=file, reason=error.strerror or error) from None
    except (ValueError, KeyError, TypeError, struct.error):
        raise SetupError("not-a-network", file=file) from None


class Learned(Talker):
    def __init__(self, game: Game[Any], network: Network) -> None:
        assert game.encoding is not None
        self.network = network
        self.encoding: Encoding[Any] = game.encoding
        self.marks = vec[u8]([0] * int(game.encoding.width))

    def choose(self, view: Any, options: list[int], worlds: Worlds, rng: Rng) -> int:
        return self.answer(worlds(), view.eye, rng)

    def answer(self, world: Table, seat: int, rng: Rng) -> int:
        """What it does in this world."""
        return answered(asked_for(world, self.encoding, seat), lambda asked: draw(self.weights(world, asked), rng))

    def weights(self, world: Table, asked: Answering) -> list[int]:
        """How often each choice should be taken, as whole numbers."""
        scores = self.scores(world, asked)
        asked.mark(self.marks, 0, self.encoding.width)
        return [int(weight) for weight in chances(scores, self.marks, self.encoding.width)]

    def scores(self, world: Table, asked: Answering) -> vec[i64]:
        features = vec[u8]([0] * int(self.encoding.size))
        self.encoding.fill(world, asked, features, 0)
        return self.network.judge(features, 0)

    # Why it does what it does

    def think(self, view: Any, options: list[int], worlds: Worlds, rng: Rng) -> Thought:
        """What it does, and what it expects of that and of the acts it would take most often, these in their order."""
        seat = view.eye
        act = self.choose(view, options, worlds, rng)
        if len(options) == 1:
            return Thought(act, (), 0, 0)
        likely = self.likely(worlds(), seat)[:COMPARED]
        acts = likely if act in likely else [*likely, act]
        found = tuple(Alternative(one, self.hope(one, seat, worlds, rng), IMAGINED) for one in acts)
        return Thought(act, found, 0, len(found) * IMAGINED)

    def likely(self, world: Table, seat: int) -> list[int]:
        """The acts it might take, those it would take most often first."""
        often: dict[int, float] = {}
        self.spread(world, asked_for(world, self.encoding, seat), 1.0, often)
        return sorted(often, key=lambda one: (-often[one], one))

    def spread(self, world: Table, asked: Answering, whole: float, often: dict[int, float]) -> None:
        """How often it takes each act, the acts that begin as `asked` does being taken `whole` of all times."""
        only = int(asked.only_choice())
        weights = self.weights(world, asked) if only < 0 else [int(choice == only) for choice in range(only + 1)]
        for choice, weight in enumerate(weights):
            if weight > 0:
                led = asked.copy()
                act = int(led.answer(choice))
                if act == NO_ACT:
                    self.spread(world, led, whole * weight / sum(weights), often)
                else:
                    often[act] = whole * weight / sum(weights)

    def hope(self, act: int, seat: int, worlds: Worlds, rng: Rng) -> float:
        """The share of the victory it expects with an act: what the network says when the seat is asked next, after
        all have played on as it would, on average over some worlds."""
        total = 0.0
        for _world in range(IMAGINED):
            t = worlds()
            apply(t, seat, act)
            total += self.value(self.played_on(t, seat, rng), seat)
        return round(total / IMAGINED, 4)

    def played_on(self, t: Table, seat: int, rng: Rng) -> Table:
        while (decision := pending(t)) is not None:
            if has(decision.asked, seat) and len(options(t, seat)) > 1:
                break
            one = decision.seat
            apply(t, one, sample(t, rng) if one == CHANCE else self.answer(t, one, rng))
        return t

    def value(self, t: Table, seat: int) -> float:
        if pending(t) is None:
            return has(t.winners, seat) / len(seats_of(t.winners))
        told = int(self.scores(t, asked_for(t, self.encoding, seat))[self.encoding.width])
        return 1 / (1 + exp(-told / int(ONE)))


def draw(weights: list[int], rng: Rng) -> int:
    nth = int(rng.below(sum(weights)))
    for choice, weight in enumerate(weights):
        if nth < weight:
            return choice
        nth -= weight
    raise AssertionError("the weights do not add up")
