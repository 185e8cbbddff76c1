"""A pupil: a network that has watched a bot play and plays like it, thousands of answers at once."""

from __future__ import annotations

import multiprocessing
import sys
import time
from typing import Any

import numpy as np
import torch
from librt.vecs import vec
from mypy_extensions import u8

from ...bots.registry import make_bot
from ...games import GAMES
from ...kernel.encoding import Answering, choice_at
from ...kernel.engine import apply, options, pending, sample
from ...kernel.rng import Rng
from ...kernel.seats import CHANCE
from .network import Scale, build, judge
from .settings import Settings, setups

HIDDEN = [384, 384]
EPOCHS = 10
MINIBATCH = 4096


def watch(settings: Settings, number: int) -> tuple[Any, Any, Any]:
    """Games of the teacher against itself, and with its company at one seat: features, masks and choices of every
    question that left the teacher a choice."""
    game = GAMES[settings.game]
    encoding = game.encoding
    assert encoding is not None
    teacher = make_bot(settings.teacher, game)
    company = make_bot(settings.company or settings.teacher, game)
    rng = Rng(settings.seed * 5_003 + number)
    ways = setups(game, settings)
    rows: list[bytes] = []
    marks: list[bytes] = []
    choices: list[int] = []
    end = time.perf_counter() + settings.lessons
    while time.perf_counter() < end:
        seats, setup = ways[rng.below(len(ways))]
        t = game.new(seats, setup)
        guest = rng.below(2 * seats) if settings.company else -1
        while (decision := pending(t)) is not None and time.perf_counter() < end:
            seat = decision.seat
            if seat == CHANCE:
                apply(t, seat, sample(t, rng))
                continue
            legal = options(t, seat)
            bot = company if seat == guest else teacher
            act = bot.choose(game.view(t, seat), legal, lambda: game.determinize(t, seat, rng), rng)  # noqa: B023
            if seat == guest:
                apply(t, seat, act)
                continue
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
    shape = (len(rows), -1)
    return (
        np.frombuffer(b"".join(rows), np.uint8).reshape(shape),
        np.frombuffer(b"".join(marks), np.uint8).reshape(shape),
        np.array(choices, np.int64),
    )


def teach(settings: Settings, encoding: Any, device: str) -> Any:
    """Watch the teacher in all processes, then learn its answers."""
    with multiprocessing.get_context("spawn").Pool(settings.workers) as pool:
        watched = pool.starmap(watch, [(settings, number) for number in range(settings.workers)])
    features, masks, choices = (
        torch.from_numpy(np.concatenate(part)).to(device) for part in zip(*watched, strict=True)
    )
    network = build(encoding, HIDDEN).to(device)
    scale = Scale(encoding, device)
    optimizer = torch.optim.Adam(network.parameters(), lr=1e-3)
    apart = len(choices) // 20
    for _epoch in range(EPOCHS):
        for part in (torch.randperm(len(choices) - apart, device=device) + apart).split(MINIBATCH):
            logs, _values = judge(network, scale, features[part], masks[part])
            loss = torch.nn.functional.nll_loss(logs, choices[part])
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
    with torch.no_grad():
        logs, _values = judge(network, scale, features[:apart], masks[:apart])
        same = (logs.argmax(1) == choices[:apart]).float().mean()
    print(f"watched {len(choices)} answers; the pupil gives {same:.0%} of those it has not seen", file=sys.stderr)
    return network.eval().requires_grad_(False)
