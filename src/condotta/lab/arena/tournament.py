"""Who sits where in the games of an arena."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from ..series import Contest


@dataclass(frozen=True)
class Tournament(Contest):
    """Bots that are compared, each named once. They need not be as many as there are seats: each has as many seats as
    the others, and the seats that are left over go to every selection of the bots in turn. A deal is played once for
    each way in which its bots can move on round the table."""

    seats: int

    @property
    def players(self) -> list[str]:
        return self.bots * -(-self.seats // len(self.bots))

    def deal(self, number: int) -> int:
        return number // self.seats

    def rounded(self, games: int) -> int:
        return -(-games // self.seats) * self.seats

    def order(self, number: int) -> list[int]:
        """Bots of a deal sit in any order, not the same ones next to each other every time."""
        deal, turned = divmod(number, self.seats)
        fixed = self.seats - self.seats % len(self.bots)
        left_over = list(combinations(range(len(self.bots)), self.seats - fixed))
        seated = [*range(fixed), *(fixed + bot for bot in left_over[deal % len(left_over)])]
        dice = self.dice("seating", deal)
        for at in range(len(seated) - 1, 0, -1):
            other = dice.below(at + 1)
            seated[at], seated[other] = seated[other], seated[at]
        return seated[-turned:] + seated[:-turned] if turned else seated
