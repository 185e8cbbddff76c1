"""C10 Playing for points: several games to a target."""

from mypy_extensions import i64

from ....kernel.counts import leaders
from ....kernel.seats import NO_SEAT, bit, first, size
from ..book import Book, Variant
from ..campaign import clear_board
from ..map import REGION_COUNT, largest_group
from ..table import Table
from ..victory import final_battle, regions_of


class Points(Variant):
    def __init__(self, inner: Book, target: i64) -> None:
        super().__init__(inner)
        self.target = target

    def points_to_win(self, t: Table) -> i64:
        """C10.1: the target of the match."""
        return self.target

    def settle_tie(self, t: Table, tied: i64) -> None:
        """C10.2: a game that gives nobody a point ends the match, so its own final battle is not fought."""
        if any(t.owners[region] != NO_SEAT for region in range(REGION_COUNT)):
            self.inner.settle_tie(t, tied)
        else:
            t.book.game_won(t, tied)

    def game_won(self, t: Table, winners: i64) -> None:
        """C10.1, C10.2: points after each game; at the target, or when a game gives nobody a point, the
        highest total wins the match."""
        if t.deciding:
            self.inner.game_won(t, winners)
            return
        gained = award_points(t, winners)
        best = leaders(t.points)
        if t.points[first(best)] < self.target and gained > 0:
            new_game(t)
        elif size(best) == 1:
            self.inner.game_won(t, best)
        else:
            t.deciding = True
            final_battle(t, best)


def award_points(t: Table, winners: i64) -> i64:
    """C10.1: one for each region; five more for a single winner with the connected group that wins.
    Returns how many were given in all."""
    given: i64 = 0
    for seat in range(t.seats):
        regions = regions_of(t, seat)
        gained = size(regions)
        if winners == bit(seat) and largest_group(regions) >= t.book.connected_to_win(t):
            gained += 5
        t.points[seat] += gained
        given += gained
        t.emit("scores", seat, gained, t.points[seat])
    return given


def new_game(t: Table) -> None:
    """C10.2: the board is cleared and dealt anew; the last holder places the token first."""
    clear_board(t)
    t.stack.clear()
    t.emit("new-game")
    t.push(t.book.opening(t))
