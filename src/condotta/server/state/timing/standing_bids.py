"""Bids "up to": what a seat gives at most in the auction that runs, so that it need not answer every raise itself.

Only the seat knows of its own. Everybody else hears ordinary acts, each after a pause, as of somebody who answers
quickly: the least bid that is needed, or out where that is more than the seat gives.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct, field

from ....kernel.auction import Auction, auction_of
from ....kernel.contract import HIDDEN
from ....kernel.seats import has
from ...log.rows import Act, Row, StandingBid

if TYPE_CHECKING:
    from ..table_state import TableState

SHORTEST: Final = 700
LONGEST: Final = 1700
"""Milliseconds after which a standing bid answers: each time others, which nobody at the table can know before."""


class StandingBids(Struct):
    """Those of the auction that runs: with it they end."""

    lot: int = HIDDEN
    up_to: dict[int, int] = field(default_factory=dict)
    """For each seat that has one, the most it gives."""
    due: int | None = None
    """When the one that is asked answers."""

    def clone(self) -> StandingBids:
        return StandingBids(self.lot, {**self.up_to}, self.due)

    def change(self, row: StandingBid) -> None:
        self.lot = row.lot
        self.end(row.seat)
        if row.up_to is not None:
            self.up_to[row.seat] = row.up_to

    def end(self, seat: int) -> None:
        self.up_to.pop(seat, None)
        self.due = None

    def follow(self, state: TableState, row: Row) -> None:
        """After each row: what is out of the auction, or has bid more itself, has no standing bid any more."""
        auction = open_auction(state)
        if auction is None or auction.lot != self.lot:
            self.up_to = {}
        else:
            self.up_to = {
                seat: most
                for seat, most in self.up_to.items()
                if has(auction.inside, seat) and not (auction.leader == seat and auction.price > most)
            }
        if self.answer(state) is None:
            self.due = None
        elif self.due is None or not state.same_decision:
            self.due = row.at + pause(state, row)

    def answer(self, state: TableState) -> Act | None:
        """What the one that is asked answers: as its player would."""
        auction = open_auction(state)
        if auction is None or state.phase != "playing" or auction.speaker not in self.up_to:
            return None
        seat = int(auction.speaker)
        act = int(auction.up_to(state.table, seat, self.up_to[seat]))
        return None if act == HIDDEN or state.seats[seat].bot is not None else Act(seat, act, "person")


def open_auction(state: TableState) -> Auction[Any] | None:
    """The auction in which somebody is asked."""
    return None if state.table is None else auction_of(state.table)


def pause(state: TableState, row: Row) -> int:
    """Told from the log alone, so that every process has the same; short where the clock is."""
    told = f"{state.header.host} {row.seq}"
    chance = int.from_bytes(hashlib.blake2b(told.encode(), digest_size=8).digest())
    found = SHORTEST + chance % (LONGEST - SHORTEST + 1)
    left = [state.clock.left_at(seat, row.at) // 2 for seat in state.asked()] if state.clock is not None else []
    return min([found, *left])
