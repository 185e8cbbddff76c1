"""Bots that choose by numbers: features and choices instead of views and acts (docs/learning.md)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from librt.vecs import vec
from mypy_extensions import u8

from ..kernel.contract import Table
from ..kernel.encoding import NO_ACT, Answering, Encoding
from ..kernel.errors import SetupError
from ..kernel.rng import Rng
from .bot import Bot, Worlds


def asked_for(world: Table, encoding: Encoding[Any], seat: int) -> Answering:
    """The open question to a seat, with nothing answered."""
    found = Answering()
    found.ask(world, encoding, seat)
    return found


def answered(asked: Answering, choose: Callable[[Answering], int]) -> int:
    """The act that is chosen, part by part; where there is no choice nobody is asked."""
    act = int(asked.options.items[0]) if asked.options.count == 1 else NO_ACT
    while act == NO_ACT:
        only = int(asked.only_choice())
        act = int(asked.answer(only if only >= 0 else choose(asked)))
    return act


class ChoosingBot(Bot):
    """Derive from it and write `pick`: what a network of your own makes of the numbers that it was trained on."""

    def pick(self, features: bytes, mask: bytes, rng: Rng) -> int:
        """One of the choices that the mask marks with 1."""
        raise NotImplementedError

    def choose(self, view: Any, options: list[int], worlds: Worlds, rng: Rng) -> int:
        """It looks at a world that its seat cannot tell from the real one: the numbers are the same there."""
        world = worlds()
        encoding: Encoding[Any] | None = world.game.encoding
        if encoding is None:
            raise SetupError("no-features", game=world.game.name)
        size, width = int(encoding.size), int(encoding.width)

        def pick(asked: Answering) -> int:
            features, mask = vec[u8]([0] * size), vec[u8]([0] * width)
            encoding.fill(world, asked, features, 0)
            asked.mark(mask, 0, width)
            return self.pick(bytes(memoryview(features)), bytes(memoryview(mask)), rng)  # type: ignore[arg-type, unused-ignore]

        return answered(asked_for(world, encoding, view.eye), pick)
