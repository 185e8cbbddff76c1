"""The network that learns: bytes in, a score for each choice and a guess of the share of victory out."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import torch
from torch import nn

from ...kernel.encoding import Encoding


def build(encoding: Encoding[Any], hidden: list[int]) -> Any:
    """Layers with everything below zero cut off, the last one plain: the choices, then the value."""
    sizes = [int(encoding.size), *hidden]
    layers: list[Any] = []
    for one, other in pairwise(sizes):
        layers += [nn.Linear(one, other), nn.ReLU()]
    last = nn.Linear(sizes[-1], int(encoding.width) + 1)
    with torch.no_grad():
        last.weight.mul_(0.1)
        last.bias.zero_()
    return nn.Sequential(*layers, last)


class Scale:
    """Turns rows of bytes into numbers of about one, as the encoding declares them."""

    def __init__(self, encoding: Encoding[Any], device: str) -> None:
        self.zeros = torch.tensor(encoding.zeros(), dtype=torch.float32, device=device)
        self.units = 1.0 / torch.tensor(encoding.units(), dtype=torch.float32, device=device)

    def __call__(self, rows: Any) -> Any:
        return (rows.float() - self.zeros) * self.units


def judge(network: Any, scale: Scale, rows: Any, masks: Any) -> tuple[Any, Any]:
    """For each row the logarithm of each choice's share (very small where it may not be taken), and the value
    before it is squeezed between 0 and 1."""
    out = network(scale(rows))
    scores = out[:, :-1].masked_fill(masks == 0, -1e9)
    return torch.log_softmax(scores, dim=1), out[:, -1]
