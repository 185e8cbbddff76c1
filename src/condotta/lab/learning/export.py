"""From a trained network to the small file that bots play with: all in whole numbers, weights as bytes."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import torch

from ...kernel.encoding import FULL, Encoding
from ...kernel.network import ONE, SHIFT, fingerprint


def export(network: Any, encoding: Encoding[Any], game: str, made: dict[str, Any]) -> bytes:
    """The bytes of the file. Each output has a scale of its own, so that its largest weight is 127."""
    parts, sizes = [], [int(encoding.size)]
    scale_in = float(FULL)
    for module in network:
        if not hasattr(module, "weight"):
            continue
        weights = module.weight.detach().cpu().double().numpy()
        bias = module.bias.detach().cpu().double().numpy()
        step = np.maximum(np.abs(weights).max(axis=1), 1e-9) / 127
        parts.append(np.rint(weights / step[:, None]).T.astype(np.int8).tobytes())
        parts.append(np.rint(bias * scale_in / step).astype("<i4").tobytes())
        parts.append(np.rint(step / scale_in * ONE * 2**SHIFT).astype("<i4").tobytes())
        sizes.append(len(bias))
        scale_in = float(ONE)
    about = {"game": game, "layers": sizes, "fingerprint": fingerprint(encoding), "made": made}
    return json.dumps(about).encode() + b"\n" + b"".join(parts)


def load_weights(network: Any, data: bytes) -> None:
    """Give a network the weights of such a file, so that it can learn on; what the bytes have rounded stays rounded."""
    body = data.partition(b"\n")[2]
    scale_in, at = float(FULL), 0
    for module in network:
        if not hasattr(module, "weight"):
            continue
        outputs, inputs = module.weight.shape
        weights = np.frombuffer(body, np.int8, inputs * outputs, at).reshape(inputs, outputs).T
        at += inputs * outputs
        bias = np.frombuffer(body, "<i4", outputs, at)
        factor = np.frombuffer(body, "<i4", outputs, at + 4 * outputs)
        at += 8 * outputs
        step = factor * scale_in / ONE / 2**SHIFT
        with torch.no_grad():
            module.weight.copy_(torch.from_numpy(weights * step[:, None]))
            module.bias.copy_(torch.from_numpy(bias * step / scale_in))
        scale_in = float(ONE)
