"""C2 Winning, and the final battle."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from ...kernel.contract import Frame
from ...kernel.counts import filled, leaders
from ...kernel.seats import NO_SEAT, bit, has, size
from .battle import Battle
from .dealing import Deal, discard_hands, discard_lines, shuffle_discards
from .map import NOWHERE, REGION_COUNT, largest_group
from .strength import strongest
from .table import Table


def regions_of(t: Table, seat: i64) -> i64:
    """The set of regions a seat controls."""
    owners = t.owners
    found: i64 = 0
    for region in range(REGION_COUNT):
        if owners[region] == seat:
            found |= bit(region)
    return found


def total_to_win(t: Table) -> i64:
    """C2.1: how many regions in all."""
    return 6 if t.seats <= 3 else 5


def kingdom_won(t: Table) -> i64:
    """C2.1: the seat that has enough regions, in all or connected, or NO_SEAT."""
    total = total_to_win(t)
    connected = t.book.connected_to_win(t)
    for seat in range(t.seats):
        regions = regions_of(t, seat)
        count = size(regions)
        if count >= total or (count >= connected and largest_group(regions) >= connected):
            return seat
    return NO_SEAT


def nothing_to_attack(t: Table) -> bool:
    """C2.3, C11.7: no region is left that the holder may fight over."""
    return not any(t.book.may_attack(t, region) for region in range(REGION_COUNT))


def endless(t: Table) -> bool:
    """C7.4: ten battles a seat in a row without a region changing hands, or 300 battles in all."""
    return t.quiet >= 10 * t.seats or t.battles >= 300


def check_victory(t: Table) -> bool:
    """C2.1, then C2.3 and C7.4, when marker and token have been placed."""
    winner = kingdom_won(t)
    if winner != NO_SEAT:
        t.book.game_won(t, bit(winner))
        return True
    if nothing_to_attack(t) or endless(t):
        most_regions(t)
        return True
    return False


def most_regions(t: Table) -> None:
    """C2.3: the seat with most regions wins; C2.4: the tied fight it out."""
    regions = filled(t.seats)
    for seat in range(t.seats):
        regions[seat] = size(regions_of(t, seat))
    most = leaders(regions)
    if size(most) == 1:
        t.book.game_won(t, most)
    else:
        t.book.settle_tie(t, most)


def final_battle(t: Table, tied: i64) -> None:
    """C2.4: all cards are shuffled, each tied seat gets 10 and one for each of its regions; the
    holder begins if tied, else the first tied seat to its left. No region is at stake."""
    discard_hands(t)
    discard_lines(t)
    shuffle_discards(t)
    t.fighters = tied
    t.region = NOWHERE
    t.placer = t.holder
    t.emit("final-battle", tied)
    steps: list[Frame[Any]] = []
    for i in range(t.seats):
        seat = (t.holder + i) % t.seats
        if has(tied, seat):
            steps.append(Deal(seat, 10 + size(regions_of(t, seat))))
    t.then([*steps, Battle(), FinalResult()])


class FinalResult(Frame[Table]):
    """C2.4: the winner of the final battle wins; if it ties too, the tied share the victory."""

    def close(self, t: Table) -> None:
        t.book.reveal(t)
        t.book.game_won(t, strongest(t))


def end_game(t: Table, winners: i64) -> None:
    """The game is over."""
    t.winners = winners
    t.stack.clear()
    t.emit("victory", winners)
