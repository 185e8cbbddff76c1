"""Games played at random inside one call: the loop that search and research stand on."""

from __future__ import annotations

from mypy_extensions import i64

from .contract import Acts, Table
from .engine import settle
from .rng import Rng
from .seats import CHANCE, first


def rollout(t: Table, rng: Rng, most: i64 = 1_000_000) -> i64:
    """Play to the end, every option at every step computed and one taken at random.

    Returns how many decisions the seats took; what chance dealt is not counted.
    """
    out = Acts()
    decisions: i64 = 0
    while t.asked != 0 and decisions < most:
        top = t.stack[-1]
        seat = first(t.asked)
        if seat == CHANCE:
            top.answer(t, seat, top.sample(t, rng))
        else:
            out.count = 0
            top.options(t, seat, out)
            top.answer(t, seat, out.items[rng.below(out.count)])
            decisions += 1
        settle(t)
    return decisions
