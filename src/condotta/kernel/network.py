"""A small network calculated in whole numbers: the same answer on every machine, compiled or plain.

A file is one line of JSON, then for each layer its weights (a signed byte each, all outputs of the first input, then of
the second ...), biases and factors (four bytes each). Numbers between layers are fixed-point: ONE means 1.
A layer multiplies, adds its bias, takes its factor and shifts; all layers but the last cut off what is below zero.
"""

from __future__ import annotations

import json
from itertools import pairwise
from struct import unpack_from
from typing import Any, Final
from zlib import crc32

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from .encoding import FULL, Encoding
from .errors import SetupError

ONE: Final = 256
SHIFT: Final = 20
NUMBER: Final = 4
"""Bytes of a bias or a factor."""


def fingerprint(encoding: Encoding[Any]) -> int:
    """A number that changes with the features or the choices: a network fits only those it was made for."""
    features = [(feature.name, feature.size, feature.unit, feature.signed) for feature in encoding.features]
    return crc32(json.dumps([features, encoding.choices]).encode())


class Layer:
    def __init__(self, inputs: i64, outputs: i64, body: bytes, at: int) -> None:
        self.inputs = inputs
        self.outputs = outputs
        count = int(inputs * outputs)
        self.weights: vec[i16] = vec[i16](list(unpack_from(f"<{count}b", body, at)))
        self.bias: vec[i64] = vec[i64](list(unpack_from(f"<{outputs}i", body, at + count)))
        self.factor: vec[i64] = vec[i64](list(unpack_from(f"<{outputs}i", body, at + count + NUMBER * int(outputs))))

    def bytes(self) -> int:
        return int(self.outputs * (self.inputs + 2 * NUMBER))

    def feed(self, x: i64, input: i64, sums: vec[i64]) -> None:
        """Add what one input that is not zero gives to each output."""
        weights = self.weights
        at = input * self.outputs
        for j in range(self.outputs):
            sums[j] += x * i64(weights[at + j])

    def finish(self, sums: vec[i64], cut: bool) -> None:
        """From sums to the layer's results, in place."""
        bias = self.bias
        factor = self.factor
        for j in range(self.outputs):
            value = (sums[j] + bias[j]) * factor[j] >> SHIFT
            sums[j] = 0 if cut and value < 0 else value


class Network:
    """Scores for the choices of a question, and the value of the position, in parts of ONE."""

    def __init__(self, data: bytes, encoding: Encoding[Any], name: str) -> None:
        line = data.find(b"\n")
        self.about: dict[str, Any] = json.loads(data[:line])
        """What it is for and what made it."""
        if self.about["fingerprint"] != fingerprint(encoding):
            raise SetupError("network-unfit", name=name)
        sizes: list[int] = self.about["layers"]
        self.layers: list[Layer] = []
        at = line + 1
        for inputs, outputs in pairwise(sizes):
            layer = Layer(inputs, outputs, data, at)
            at += layer.bytes()
            self.layers.append(layer)
        self.zeros: vec[i64] = vec[i64](encoding.zeros())
        self.scale: vec[i64] = vec[i64]([FULL // unit for unit in encoding.units()])
        self.sums: list[vec[i64]] = [vec[i64]([0] * outputs) for outputs in sizes[1:]]

    def judge(self, features: vec[u8], start: i64) -> vec[i64]:
        """The scores of all choices, then the value before it is squeezed between 0 and 1. The row is used again
        by the next call."""
        last: i64 = len(self.layers) - 1
        sums = self.sums[0]
        first = self.layers[0]
        clear(sums)
        for i in range(first.inputs):
            x = (i64(features[start + i]) - self.zeros[i]) * self.scale[i]
            if x != 0:
                first.feed(x, i, sums)
        first.finish(sums, last > 0)
        for n in range(1, last + 1):
            before = sums
            sums = self.sums[n]
            layer = self.layers[n]
            clear(sums)
            for i in range(layer.inputs):
                x = before[i]
                if x != 0:
                    layer.feed(x, i, sums)
            layer.finish(sums, n < last)
        return sums


def clear(numbers: vec[i64]) -> None:
    for i in range(len(numbers)):
        numbers[i] = 0


DECAY: Final[i64] = 61565
"""65536 times e to the power of -1/16."""


def chances(scores: vec[i64], masks: vec[u8], width: i64) -> vec[i64]:
    """How often each choice that is marked should be taken, as whole numbers: e to the power of its score."""
    best: i64 = -(10**15)
    for i in range(width):
        if masks[i] != 0 and scores[i] > best:
            best = scores[i]
    found = vec[i64]([0] * int(width))
    for i in range(width):
        if masks[i] != 0:
            steps = (best - scores[i]) * 16 // ONE
            weight: i64 = 65536
            while steps > 0 and weight > 0:
                weight = weight * DECAY >> 16
                steps -= 1
            found[i] = weight
    return found
