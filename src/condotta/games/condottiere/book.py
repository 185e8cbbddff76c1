"""The seams: where a variant may change the rules by the book.

`Book` answers by the book. A variant is a `Variant` laid over it that answers some seams
itself and hands the others on. The chapters ask `t.book` and never name a variant.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from ...kernel.contract import Frame
from ...kernel.seats import NO_SEAT
from .battle import turn_to
from .campaign import AFTERMATH, Opening
from .cards import KINDS
from .showing import leaves_hand
from .table import Table
from .victory import end_game, final_battle


@mypyc_attr(allow_interpreted_subclasses=True)
class Book:
    """The rules by the book."""

    def __init__(self) -> None:
        self.chosen: i64 = 0
        """The variants laid over it, as a set of their places in the list of variants."""

    def opening(self, t: Table) -> Frame[Any]:
        """C3.1: hands of 10."""
        return Opening(10)

    def connected_to_win(self, t: Table) -> i64:
        """C2.1: how many connected regions."""
        return 4 if t.seats <= 3 else 3

    def points_to_win(self, t: Table) -> i64:
        """C2: a game is won by regions, not by points."""
        return 0

    def may_attack(self, t: Table, region: i64) -> bool:
        """C6.3: a region without control marker and without Pope token."""
        return t.owners[region] == NO_SEAT and region != t.pope

    def may_protect(self, t: Table, region: i64) -> bool:
        """C5.5: a region without control marker, and not the one being fought over."""
        return t.owners[region] == NO_SEAT and region != t.region

    def lay(self, t: Table, seat: i64, kind: i64) -> None:
        """C4.2: a card that stays goes into the own line, face up."""
        leaves_hand(t, seat, kind)
        t.lines[seat * KINDS + kind] += 1
        t.emit("plays", seat, kind)

    def discard_played(self, t: Table, seat: i64, kind: i64) -> None:
        """C5.4, C5.7, C5.9: a card that is discarded after its effect."""
        leaves_hand(t, seat, kind)
        t.discards[kind] += 1
        t.emit("plays", seat, kind)

    def seen_play(self, t: Table, seat: i64, act: i64, viewer: i64) -> i64:
        """A card played is seen by all."""
        return act

    def after_effect(self, t: Table, seat: i64) -> None:
        """When a card that does not stay has been carried out."""

    def drops_out(self, t: Table, seat: i64) -> bool:
        """C4.4: whether a seat that passes now is out of the battle."""
        return True

    def after_pass(self, t: Table, seat: i64) -> None:
        """C4.4: the turn goes on."""
        turn_to(t, (seat + 1) % t.seats)

    def reveal(self, t: Table) -> None:
        """Before strengths are compared."""

    def tie_winner(self, t: Table) -> i64:
        """C6.1: nobody takes a region on a tie."""
        return NO_SEAT

    def aftermath(self, t: Table) -> None:
        """C6.3 to C7.1: the next region, lines and hands discarded, the end of the round."""
        t.then(AFTERMATH)

    def settle_tie(self, t: Table, tied: i64) -> None:
        """C2.4: those tied for most regions fight a final battle."""
        final_battle(t, tied)

    def game_won(self, t: Table, winners: i64) -> None:
        """C2: the game is over."""
        end_game(t, winners)


@mypyc_attr(allow_interpreted_subclasses=True)
class Variant(Book):
    """A variant over the book, or over another variant: hands on what it does not change."""

    def __init__(self, inner: Book) -> None:
        super().__init__()
        self.inner = inner

    def opening(self, t: Table) -> Frame[Any]:
        return self.inner.opening(t)

    def connected_to_win(self, t: Table) -> i64:
        return self.inner.connected_to_win(t)

    def points_to_win(self, t: Table) -> i64:
        return self.inner.points_to_win(t)

    def may_attack(self, t: Table, region: i64) -> bool:
        return self.inner.may_attack(t, region)

    def may_protect(self, t: Table, region: i64) -> bool:
        return self.inner.may_protect(t, region)

    def lay(self, t: Table, seat: i64, kind: i64) -> None:
        self.inner.lay(t, seat, kind)

    def discard_played(self, t: Table, seat: i64, kind: i64) -> None:
        self.inner.discard_played(t, seat, kind)

    def seen_play(self, t: Table, seat: i64, act: i64, viewer: i64) -> i64:
        return self.inner.seen_play(t, seat, act, viewer)

    def after_effect(self, t: Table, seat: i64) -> None:
        self.inner.after_effect(t, seat)

    def drops_out(self, t: Table, seat: i64) -> bool:
        return self.inner.drops_out(t, seat)

    def after_pass(self, t: Table, seat: i64) -> None:
        self.inner.after_pass(t, seat)

    def reveal(self, t: Table) -> None:
        self.inner.reveal(t)

    def tie_winner(self, t: Table) -> i64:
        return self.inner.tie_winner(t)

    def aftermath(self, t: Table) -> None:
        self.inner.aftermath(t)

    def settle_tie(self, t: Table, tied: i64) -> None:
        self.inner.settle_tie(t, tied)

    def game_won(self, t: Table, winners: i64) -> None:
        self.inner.game_won(t, winners)
