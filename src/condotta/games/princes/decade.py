"""P7 The end of a decade: income, and the next one."""

from __future__ import annotations

from mypy_extensions import i64

from ...kernel.contract import Frame
from ...kernel.seats import NO_SEAT
from .limits import tile_total, troop_total
from .score import end_game, merchant_marks
from .table import NOT_YET, OPEN, UNTIL_DECADE, Table
from .tiles import (
    DECADES,
    EVENT_COUNT,
    EVENTS_A_DECADE,
    FAMILY_GOLD,
    FAMILY_INFLUENCE,
    GOLD,
    INFLUENCE,
    POPE_GOLD,
    TILE_GOLD,
    TILE_INFLUENCE,
    TILE_KINDS,
    TROOP_INFLUENCE,
)


def open_events(t: Table) -> i64:
    """How many events of this decade nobody has won yet."""
    first = t.decade * EVENTS_A_DECADE
    count: i64 = 0
    for event in range(first, first + EVENTS_A_DECADE):
        if t.places[event] == OPEN:
            count += 1
    return count


def decade_over(t: Table) -> bool:
    """P4.9: the decade ends as soon as its last event has been won."""
    return open_events(t) == 0


class EndOfDecade(Frame[Table]):
    """P7: income, then the next decade, or the end of the game (P8)."""

    def close(self, t: Table) -> None:
        t.emit("decade-ends", t.decade + 1)
        t.offers.lapse(UNTIL_DECADE)
        for seat in range(t.seats):
            collect(t, seat)
        if t.decade == DECADES - 1:
            end_game(t)
        else:
            t.pope = NO_SEAT
            lay_out(t, t.decade + 1)


def gold_income(t: Table, seat: i64) -> i64:
    """P7.1: family, city tiles, Pope, Merchant bonuses; not the gold on the home city."""
    gold = FAMILY_GOLD[t.family[seat]] + tile_total(t, seat, TILE_GOLD) + merchant_marks(t, seat)
    return gold + POPE_GOLD if t.pope == seat else gold


def influence_income(t: Table, seat: i64) -> i64:
    """P7.1: family, city tiles and troops."""
    from_tiles = tile_total(t, seat, TILE_INFLUENCE)
    return FAMILY_INFLUENCE[t.family[seat]] + from_tiles + troop_total(t.troops[seat], TROOP_INFLUENCE)


def collect(t: Table, seat: i64) -> None:
    """P7.1: the income, and the gold on the home city."""
    gold = gold_income(t, seat)
    influence = influence_income(t, seat)
    t.emit("collects", seat, gold, influence, t.home[seat])
    t.purses[seat * 2 + GOLD] += gold + t.home[seat]
    t.purses[seat * 2 + INFLUENCE] += influence
    t.home[seat] = 0


def lay_out(t: Table, decade: i64) -> None:
    """P7.2: turned tiles turn back, the war counter returns to 0, the next four events are laid out."""
    t.decade = decade
    t.wars = 0
    t.idle = 0
    t.busy = False
    t.bank_closed = False
    t.league_used = False
    for i in range(t.seats * TILE_KINDS):
        t.turned[i] = 0
    for event in range(decade * EVENTS_A_DECADE, EVENT_COUNT):
        t.places[event] = OPEN if event < (decade + 1) * EVENTS_A_DECADE else NOT_YET
    t.emit("decade-begins", decade + 1)
