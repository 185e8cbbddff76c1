"""A test that may be looked at after every deal: betting on a claim.

Somebody who doubts that a bot is better than another, and is right, cannot lose to one who bets on it: the better's
money is expected not to grow, so it ever grows to 20 times the stake only once in 20 series (Ville's inequality). If it
does, the claim may be believed, however often one has looked. Bets of several sizes are laid side by side, since
nobody knows beforehand how large the difference is. No distribution is assumed, only that deals are independent.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Final

DOUBT: Final = 0.05
"""How likely any false claim may become in a whole arena."""
STAKES: Final = (0.9, 1 / 2, 1 / 4, 1 / 8, 1 / 16, 1 / 32)
"""Which part of its money each bet lays on every deal."""


@dataclass
class Bet:
    """On the claim that a difference between -1 and 1 is above 0 on average."""

    logs: list[float] = field(default_factory=lambda: [0.0] * len(STAKES))
    """The logarithm of what each bet has made of its stake."""

    def add(self, difference: float) -> None:
        for at, stake in enumerate(STAKES):
            self.logs[at] += math.log1p(stake * difference)

    @property
    def gain(self) -> float:
        """What the money has become, in logarithms of the stake."""
        most = max(self.logs)
        return most + math.log(sum(math.exp(log - most) for log in self.logs) / len(self.logs))


def needed(claims: int) -> float:
    """The gain at which one of so many claims may be believed."""
    return math.log(claims / DOUBT)
