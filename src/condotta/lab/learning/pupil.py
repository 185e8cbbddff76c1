"""A pupil: a network that has watched a bot play and plays like it, thousands of answers at once."""

from __future__ import annotations

import sys
import time
from contextlib import closing
from itertools import count
from typing import Any

import numpy as np
import torch

from ..driver import Crew, in_order
from .network import Scale, build, judge
from .settings import Settings
from .watching import Watched, Watching

HIDDEN = [384, 384]
EPOCHS = 10
MINIBATCH = 4096


def watched(settings: Settings, crew: Crew) -> list[Watched]:
    """Games of the teacher, for as long as it is watched: which ones is settled by the seed, how many by the clock."""
    found: list[Watched] = []
    end = time.perf_counter() + settings.lessons
    with closing(in_order(Watching(settings), count(), crew)) as games:
        for game in games:
            found.append(game)
            if time.perf_counter() >= end:
                break
    return found


def teach(settings: Settings, encoding: Any, device: str, crew: Crew) -> Any:
    """Watch the teacher, then learn its answers."""
    games = watched(settings, crew)
    features, masks, choices = (torch.from_numpy(np.concatenate(part)).to(device) for part in zip(*games, strict=True))
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
