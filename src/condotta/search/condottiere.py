"""Advice for Condottiere: cards are for winning battles, and battles for regions that hang together."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..games.condottiere.acts import PASS, PLACE, PLAY
from ..games.condottiere.battle import Turn
from ..games.condottiere.campaign import PlaceToken
from ..games.condottiere.cards import COURTESAN, DRUMMER, HEROINE, KINDS, MERCENARIES, PRINTED, SCARECROW, SURRENDER
from ..games.condottiere.dealing import hand_size
from ..games.condottiere.map import NEIGHBOURS, largest_group
from ..games.condottiere.strength import strength
from ..games.condottiere.table import Table
from ..games.condottiere.victory import regions_of, total_to_win
from ..kernel.contract import Acts
from ..kernel.rng import Rng
from ..kernel.seats import has, size
from .guide import PLAIN, WHOLE, Guide

FEW_SEATS: Final = vec[i64]([1200, 353, 248, 100, 45, 20, 10])
MANY_SEATS: Final = vec[i64]([3000, 968, 256, 100, 40, 16, 10])
"""How good it is to lack none, one, two ... regions, with two or three seats and with more. These figures and that of
a card are fitted to who won from there in games between bots."""


def card_worth() -> vec[i64]:
    """How good it is to hold none, one, two ... cards: each a quarter more."""
    found = vec[i64]([0] * (MOST_CARDS + 1))
    worth: i64 = 100
    for cards in range(MOST_CARDS + 1):
        found[cards] = worth
        worth = worth * 5 // 4
    return found


MOST_CARDS: Final = 24
CARD_WORTH: Final = card_worth()


class CondottiereGuide(Guide[Table]):
    def __init__(self) -> None:
        self.zeal: i64 = 40
        self.passes: i64 = 150
        self.hopeless: i64 = 800
        self.looks: i64 = 2
        self.horizon: i64 = 3

    def weigh(self, t: Table, seat: i64, options: Acts, weights: Acts) -> None:
        for _i in range(options.count):
            weights.add(PLAIN)

    def play(self, t: Table, seat: i64, rng: Rng, out: Acts) -> i64:
        top = t.stack[-1]
        if isinstance(top, Turn):
            return self.turn(t, seat, rng)
        if isinstance(top, PlaceToken):
            return self.place(t, seat, rng, out)
        top.options(t, seat, out)
        return out.items[rng.below(out.count)]

    def turn(self, t: Table, seat: i64, rng: Rng) -> i64:
        """Play on while the battle can be won and is worth it; a line that leads what the others may still add is left
        alone."""
        mine = strength(t, seat)
        best: i64 = 0
        hopes: i64 = 0
        for other in range(t.seats):
            if other != seat and has(t.fighters, other):
                theirs = strength(t, other)
                if theirs > best:
                    best = theirs
                if not has(t.out, other):
                    theirs += self.zeal * hand_size(t, other) // 100
                if theirs > hopes:
                    hopes = theirs
        if mine > best and t.hands[seat * KINDS + SURRENDER] > 0 and hopes > best:
            return PLAY + SURRENDER
        if mine > hopes or rng.below(1000) < self.passes:
            return PASS
        if mine + self.reach(t, seat) <= hopes:
            return PASS if rng.below(1000) < self.hopeless else PLAY + any_card(t, seat, rng)
        kind = any_card(t, seat, rng)
        if kind == SURRENDER or (kind == SCARECROW and rng.below(4) > 0):
            kind = any_card(t, seat, rng)
        return PLAY + kind

    def reach(self, t: Table, seat: i64) -> i64:
        """What the hand can add to a line."""
        hands = t.hands
        low = seat * KINDS
        found: i64 = 0
        for kind in range(MERCENARIES):
            found += PRINTED[kind] * hands[low + kind]
        if hands[low + DRUMMER] > 0:
            found *= 2
        return found + 10 * hands[low + HEROINE] + hands[low + COURTESAN]

    def place(self, t: Table, seat: i64, rng: Rng, out: Acts) -> i64:
        """Beside what is held, if one of a few looks finds such a place."""
        t.stack[-1].options(t, seat, out)
        act = out.items[rng.below(out.count)]
        regions = regions_of(t, seat)
        for _i in range(self.looks):
            if NEIGHBOURS[act - PLACE] & regions != 0:
                return act
            act = out.items[rng.below(out.count)]
        return act

    def moment(self, t: Table) -> i64:
        return t.battles

    def is_far(self, t: Table, begun: i64, decisions: i64) -> bool:
        """A new game of a match for points has begun where the battles are counted from 0 again."""
        return t.battles >= begun + self.horizon or t.battles < begun

    def judge(self, t: Table, shares: vec[i64]) -> None:
        """Who is near to the last region it needs is near to victory, and so is who has many cards left."""
        near = FEW_SEATS if t.seats <= 3 else MANY_SEATS
        sum: i64 = 0
        for seat in range(t.seats):
            cards = hand_size(t, seat)
            shares[seat] = near[lacking(t, seat)] * CARD_WORTH[cards if cards < MOST_CARDS else i64(MOST_CARDS)]
            sum += shares[seat]
        for seat in range(t.seats):
            shares[seat] = shares[seat] * WHOLE // sum


def any_card(t: Table, seat: i64, rng: Rng) -> i64:
    """One of the hand, each as likely as the others."""
    hands = t.hands
    low = seat * KINDS
    left: i64 = 0
    for at in range(low, low + KINDS):
        left += hands[at]
    left = rng.below(left)
    kind: i64 = 0
    while left >= hands[low + kind]:
        left -= hands[low + kind]
        kind += 1
    return kind


def lacking(t: Table, seat: i64) -> i64:
    """C2.1: how many regions a seat lacks at the least."""
    regions = regions_of(t, seat)
    in_all = total_to_win(t) - size(regions)
    connected = t.book.connected_to_win(t) - largest_group(regions)
    found = in_all if in_all < connected else connected
    return found if found > 0 else 0
