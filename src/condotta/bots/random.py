"""The bot that takes any option, each as likely as the others."""

from __future__ import annotations

from ..kernel.rng import Rng
from .bot import Bot, Worlds


class Random(Bot):
    """It takes any option, each as likely as the others."""

    def choose(self, view: object, options: list[int], worlds: Worlds, rng: Rng) -> int:
        return options[rng.below(len(options))]
