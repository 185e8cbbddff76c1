"""Games in which a bot is watched, so that a network can learn its answers: a task of the driver."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8

from ...bots import Bot
from ...bots.registry import make_bot
from ...games import GAMES
from ...kernel.encoding import Answering, choice_at
from ...kernel.engine import apply, options, pending, sample
from ...kernel.rng import Rng
from ...kernel.seats import CHANCE
from .settings import Settings, setups

Watched = tuple[Any, Any, Any]
"""Arrays of features, masks and choices, a row for every question that left the teacher a choice."""


@dataclass(frozen=True)
class Watching:
    """Games of the teacher against itself, and with its company at one seat."""

    settings: Settings

    def ready(self) -> Callable[[int], Watched]:
        game, settings = GAMES[self.settings.game], self.settings
        teacher = make_bot(settings.teacher, game)
        return partial(self.watch, teacher, make_bot(settings.company or settings.teacher, game))

    def watch(self, teacher: Bot, company: Bot, number: int) -> Watched:
        game = GAMES[self.settings.game]
        encoding = game.encoding
        assert encoding is not None
        ways = setups(game, self.settings)
        rng = Rng(self.settings.seed * 1_000_003 + number)
        seats, setup = ways[rng.below(len(ways))]
        t = game.new(seats, setup)
        guest = rng.below(2 * seats) if self.settings.company else -1
        rows: list[bytes] = []
        marks: list[bytes] = []
        choices: list[int] = []
        while (decision := pending(t)) is not None:
            seat = decision.seat
            if seat == CHANCE:
                apply(t, seat, sample(t, rng))
                continue
            bot = company if seat == guest else teacher
            act = bot.choose(game.view(t, seat), options(t, seat), lambda: game.determinize(t, seat, rng), rng)  # noqa: B023
            if seat != guest:
                asked = Answering()
                asked.ask(t, encoding, seat)
                word = encoding.spell(t, seat, act)
                while asked.options.count > 1:
                    choice = int(choice_at(word, asked.parts))
                    if asked.only_choice() < 0:
                        features, mask = vec[u8]([0] * int(encoding.size)), vec[u8]([0] * int(encoding.width))
                        encoding.fill(t, asked, features, 0)
                        asked.mark(mask, 0, encoding.width)
                        rows.append(bytes(memoryview(features)))
                        marks.append(bytes(memoryview(mask)))
                        choices.append(choice)
                    asked.answer(choice)
            apply(t, seat, act)
        return (
            np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), int(encoding.size)),
            np.frombuffer(b"".join(marks), np.uint8).reshape(len(rows), int(encoding.width)),
            np.array(choices, np.int64),
        )
