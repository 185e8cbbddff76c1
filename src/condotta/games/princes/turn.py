"""P3 A turn: one action, the tricks around it, and the next seat."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ...kernel.contract import Acts, Frame
from ...kernel.seats import bit, has
from .acts import (
    AUCTION,
    BUY,
    BUY_TREACHERY,
    GIVE_BACK,
    PASS,
    START_WAR,
    WAR,
)
from .auction import means, opening, put_up
from .decade import EndOfDecade
from .limits import decade_over, may_own
from .table import NO_SEAT, OPEN, Table
from .tiles import (
    CITY_COUNT,
    EVENT_COUNT,
    EVENT_LOT,
    GOLD,
    INFLUENCE,
    LOTS,
    POPE_LOT,
    START_WAR_TILE,
    TILE_KINDS,
    TREACHERY_GOLD,
    TREACHERY_INFLUENCE,
    TROOP_COST,
    TROOP_KINDS,
    WAR_LIMITS,
)
from .treachery import Draw, add_tricks, do_trick, holds, is_trick, might_trick, play_tile
from .war import declare_war

UNTIL_TURN: Final = 2
"""P2.6: offers that lapse at the end of the turn."""


class Turn(Frame[Table]):
    """P3.1: one action; P3.5: tricks before and after it; P3.6: perhaps an extra war."""

    def close(self, t: Table) -> None:
        t.busy = False
        t.emit("turn", t.active)
        t.then([Action(), AfterAction(), EndOfTurn()])


def forced(t: Table) -> bool:
    """P3.7: after two idle rounds in a row the active seat must put up an event."""
    return t.idle >= 2 * t.seats


def may_put_up(t: Table, seat: i64, lot: i64) -> bool:
    """P3.3: a city tile that it may own and pay (P4.1), an event of this decade, or the Pope if available."""
    if lot == POPE_LOT:
        return t.pope == NO_SEAT
    if lot >= EVENT_LOT:
        return t.places[lot - EVENT_LOT] == OPEN
    if t.tiles[t.seats * TILE_KINDS + lot] == 0 or not may_own(t, seat, lot):
        return False
    return means(t, seat, lot, 0) >= opening(t, lot)


def may_buy(t: Table, seat: i64, kind: i64) -> bool:
    """P3.2, P2.4: a troop for its price; at most one of each kind."""
    return t.stock[kind] > 0 and not has(t.troops[seat], kind) and t.purses[seat * 2 + GOLD] >= TROOP_COST[kind]


def may_buy_treachery(t: Table, seat: i64) -> bool:
    """P3.2: for 1 gold and 1 influence."""
    return t.purses[seat * 2 + GOLD] >= TREACHERY_GOLD and t.purses[seat * 2 + INFLUENCE] >= TREACHERY_INFLUENCE


def may_declare(t: Table) -> bool:
    """P3.4: only while the war counter is below its limit."""
    return t.wars < WAR_LIMITS[t.seats]


class Action(Frame[Table]):
    """P3.1: buy, auction, start a war, or pass; before it, tricks."""

    rule: ClassVar[str] = "P3.1"
    name: ClassVar[str] = "action"

    def asks(self, t: Table) -> i64:
        return bit(t.active)

    def options(self, t: Table, seat: i64, out: Acts) -> None:
        if forced(t):
            self.add_lots(t, seat, EVENT_LOT, POPE_LOT, out)
            add_tricks(t, seat, out)
            return
        out.add(PASS)
        kind: i64 = 0
        while kind < TROOP_KINDS:
            if has(t.troops[seat], kind):
                out.add(GIVE_BACK + kind)
            elif may_buy(t, seat, kind):
                out.add(BUY + kind)
            kind += 1
        if may_buy_treachery(t, seat):
            out.add(BUY_TREACHERY)
        self.add_lots(t, seat, 0, LOTS, out)
        if may_declare(t):
            add_wars(WAR, out)
        add_tricks(t, seat, out)

    def add_lots(self, t: Table, seat: i64, lot: i64, end: i64, out: Acts) -> None:
        while lot < end:
            if may_put_up(t, seat, lot):
                out.add(AUCTION + lot)
            lot += 1

    def refusal(self, t: Table, seat: i64, act: i64) -> str:
        if forced(t) and PASS <= act < START_WAR:
            return "must-put-up-an-event"
        if BUY <= act < BUY + TROOP_KINDS:
            return "have-that-troop" if has(t.troops[seat], act - BUY) else "cannot-buy"
        if act == BUY_TREACHERY:
            return "cannot-buy"
        if GIVE_BACK <= act < GIVE_BACK + TROOP_KINDS:
            return "no-such-troop"
        if AUCTION <= act < AUCTION + LOTS:
            lot = act - AUCTION
            if lot >= EVENT_LOT or t.tiles[t.seats * TILE_KINDS + lot] == 0:
                return "not-available"
            return "cannot-open" if may_own(t, seat, lot) else "may-not-own"
        if WAR <= act < WAR + CITY_COUNT * CITY_COUNT:
            return "two-different-cities" if may_declare(t) else "no-more-wars"
        return "no-such-trick" if is_trick(act) else "not-an-option"

    def answer(self, t: Table, seat: i64, act: i64) -> None:
        if is_trick(act):
            do_trick(t, seat, act)
            return
        t.pop()
        if act == PASS:
            t.emit("passes", seat)
        elif act < BUY_TREACHERY:
            buy_troop(t, seat, act - BUY)
        elif act == BUY_TREACHERY:
            buy_treachery(t, seat)
        elif act < AUCTION:
            give_back(t, seat, act - GIVE_BACK)
        elif act < WAR:
            put_up(t, seat, act - AUCTION, forced(t))
        else:
            t.wars += 1
            declare_war(t, seat, act - WAR)


def add_wars(base: i64, out: Acts) -> None:
    """P5.1: every pair of two different cities."""
    pair: i64 = 0
    while pair < CITY_COUNT * CITY_COUNT:
        if pair // CITY_COUNT != pair % CITY_COUNT:
            out.add(base + pair)
        pair += 1


def buy_troop(t: Table, seat: i64, kind: i64) -> None:
    """P3.2: a troop for its gold price."""
    t.busy = True
    t.purses[seat * 2 + GOLD] -= TROOP_COST[kind]
    t.stock[kind] -= 1
    t.troops[seat] |= bit(kind)
    t.emit("buys-troop", seat, kind, TROOP_COST[kind])


def give_back(t: Table, seat: i64, kind: i64) -> None:
    """P3.2: one own troop, without refund."""
    t.busy = True
    t.stock[kind] += 1
    t.troops[seat] &= ~bit(kind)
    t.emit("gives-back", seat, kind)


def buy_treachery(t: Table, seat: i64) -> None:
    """P3.2: a treachery tile for 1 gold and 1 influence."""
    t.busy = True
    t.purses[seat * 2 + GOLD] -= TREACHERY_GOLD
    t.purses[seat * 2 + INFLUENCE] -= TREACHERY_INFLUENCE
    t.emit("buys-treachery", seat)
    t.push(Draw(seat))


class AfterAction(Frame[Table]):
    """P3.5, P3.6: more tricks, an extra war that closes the turn, or the end of the turn."""

    rule: ClassVar[str] = "P3.5"
    name: ClassVar[str] = "after-action"

    def asks(self, t: Table) -> i64:
        """P6.5: a seat that holds any treachery tile is asked; nobody once the decade has ended."""
        return bit(t.active) if might_trick(t, t.active) and not decade_over(t) else 0

    def options(self, t: Table, seat: i64, out: Acts) -> None:
        out.add(PASS)
        add_tricks(t, seat, out)
        if holds(t, seat, START_WAR_TILE):
            add_wars(START_WAR, out)

    def refusal(self, t: Table, seat: i64, act: i64) -> str:
        if START_WAR <= act < START_WAR + CITY_COUNT * CITY_COUNT or is_trick(act):
            return "no-such-trick"
        return "action-is-done"

    def answer(self, t: Table, seat: i64, act: i64) -> None:
        if is_trick(act):
            do_trick(t, seat, act)
            return
        t.pop()
        if act != PASS:
            play_tile(t, seat, START_WAR_TILE)
            t.emit("plays-start-war", seat)
            declare_war(t, seat, act - START_WAR)


class EndOfTurn(Frame[Table]):
    """P3.1: clockwise; P1.4: after a decade the seat after the one that took the last action begins."""

    def close(self, t: Table) -> None:
        t.offers.lapse(UNTIL_TURN)
        t.idle = 0 if t.busy else t.idle + 1
        over = decade_over(t)
        t.active = (t.active + 1) % t.seats
        if over:
            t.then([EndOfDecade(), Turn()])
        else:
            t.push(Turn())


assert EVENT_LOT + EVENT_COUNT == POPE_LOT
