"""C11.2 to C11.7 Capturing regions that others control."""

from mypy_extensions import i64

from ....kernel.seats import NO_SEAT, bit, has
from ..book import Variant
from ..dealing import has_cards
from ..map import NOWHERE
from ..table import Table


def defender(t: Table) -> i64:
    """C11.2: the seat that controls the region fought over, or NO_SEAT."""
    return NO_SEAT if t.region == NOWHERE else t.owners[t.region]


class Capture(Variant):
    """C11.5 needs no seam: the winner's marker replaces the defender's (C6.1)."""

    def may_attack(self, t: Table, region: i64) -> bool:
        """C11.2, C11.7: also a region another seat controls, never the own, never the Pope's."""
        return region != t.pope and t.owners[region] != t.holder

    def may_protect(self, t: Table, region: i64) -> bool:
        """C11.6: any region, marked or contested."""
        return True

    def drops_out(self, t: Table, seat: i64) -> bool:
        """C11.3: until its first card the defender may pass and stay, while others are in."""
        if seat != defender(t) or has(t.played, seat) or not has_cards(t, seat):
            return self.inner.drops_out(t, seat)
        return t.fighters & ~t.out & ~bit(seat) == 0

    def tie_winner(self, t: Table) -> i64:
        """C11.4: on a tie the defender keeps the region and counts as the winner."""
        return defender(t)
