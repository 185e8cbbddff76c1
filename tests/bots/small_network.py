"""A network of a few numbers drawn at random: for tests that need any network, and quickly."""

import json
import random
from struct import pack
from typing import Any

from condotta.kernel.contract import Game
from condotta.kernel.network import Network, fingerprint


def small_network(game: Game[Any], seed: int = 1, hidden: int = 6) -> Network:
    encoding, dice = game.encoding, random.Random(seed)
    assert encoding is not None
    sizes = [int(encoding.size), hidden, int(encoding.width) + 1]
    body = b""
    for inputs, outputs in ((sizes[0], sizes[1]), (sizes[1], sizes[2])):
        body += pack(f"<{inputs * outputs}b", *(dice.randint(-99, 99) for _weight in range(inputs * outputs)))
        body += pack(f"<{outputs}i", *(dice.randint(-9999, 9999) for _bias in range(outputs)))
        body += pack(f"<{outputs}i", *([4000] * outputs))
    about = {"game": game.name, "layers": sizes, "fingerprint": fingerprint(encoding), "made": {}}
    return Network(json.dumps(about).encode() + b"\n" + body, encoding, "small")
