"""What a search must be told about a game: advice to a player, in four answers."""

from __future__ import annotations

from typing import Final, Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ..kernel.contract import Acts, T
from ..kernel.rng import Rng
from ..kernel.seats import has, size

WHOLE: Final[i64] = 1_000_000
"""The whole victory. Shares are counted in millionths: whole numbers are the same on every machine."""
PLAIN: Final[i64] = 100
"""The weight of an act that is worth as much thought as any other."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide(Generic[T]):
    """What is worth a thought, how to play on quickly, when to stop, how good a position is.

    A guide is asked about imagined worlds only, never about the real table. This one knows nothing.
    """

    def imagine(self, table: T, seat: i64, rng: Rng) -> T:
        """A world that the thinking seat cannot tell from the real one, more often one that a player would think
        likely."""
        world: T = table.game.determinize(table, seat, rng)
        return world

    def is_routine(self, t: T) -> bool:
        """Whether the quick answer is as good as a long thought."""
        return False

    def weigh(self, t: T, seat: i64, options: Acts, weights: Acts) -> None:
        """Add a weight for each option, in their order: how much thought it is worth at first; 0 for none."""
        for _i in range(options.count):
            weights.add(PLAIN)

    def play(self, t: T, seat: i64, rng: Rng, out: Acts) -> i64:
        """A quick answer, to see where a game leads. It is asked some hundred thousand times a second; `out` is an
        empty list to work with."""
        t.stack[-1].options(t, seat, out)
        return out.items[rng.below(out.count)]

    def moment(self, t: T) -> i64:
        """The game's own clock: battles, rounds, turns."""
        return 0

    def is_far(self, t: T, begun: i64, decisions: i64) -> bool:
        """Whether one has looked far enough: where the clock stood at first, and how many answers were given since."""
        return False

    def judge(self, t: T, shares: vec[i64]) -> None:
        """What share of the victory each seat may hope for, in millionths, where one stops looking."""
        for seat in range(t.seats):
            shares[seat] = WHOLE // t.seats


def shares_of(winners: i64, seats: i64, shares: vec[i64]) -> None:
    """Those who have won share the victory."""
    each = WHOLE // size(winners)
    for seat in range(seats):
        shares[seat] = each if has(winners, seat) else i64(0)
