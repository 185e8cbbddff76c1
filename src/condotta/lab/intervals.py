"""How sure a share of victories is, where games of the same deal are not independent of each other."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

SURE: Final = 1.96
"""So many standard errors to either side cover the truth 95 times in a hundred."""


class Share(NamedTuple):
    share: float
    within: float
    """Half of the 95 % interval."""


def share_of(deals: Sequence[tuple[float, float]]) -> Share:
    """The share of victories, from how many were won in each deal, and of how many.

    The deals are the independent draws, not the games: the cluster-robust variance of a ratio, with the usual
    correction for few clusters. Who has won all or nothing shows no variance at all; there it is the rule of three.
    """
    games = sum(of for _won, of in deals)
    share = sum(won for won, _of in deals) / games
    if len(deals) == 1:
        return Share(share, 1.0)
    if share in (0.0, 1.0):
        return Share(share, min(1.0, 3 / len(deals)))
    squares = sum((won - of * share) ** 2 for won, of in deals)
    variance = len(deals) / (len(deals) - 1) * squares / games**2
    return Share(share, SURE * math.sqrt(variance))
