"""P3 A turn: one action, the tricks around it, and the next seat."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ...kernel.contract import Acts, Frame
from ...kernel.seats import NO_SEAT, bit, has
from .acts import (
    AUCTION,
    BUY,
    BUY_TREACHERY,
    GIVE_BACK,
    PASS,
    START_WAR,
    WAR,
)
from .auction import city_opening, means, put_up
from .decade import EndOfDecade, decade_over
from .limits import cities_to_own, may_own
from .table import OPEN, UNTIL_TURN, Table
from .tiles import (
    CITY_COUNT,
    CITY_LOT,
    EVENT_COUNT,
    EVENT_LOT,
    GOLD,
    INFLUENCE,
    LOTS,
    POPE_LOT,
    START_WAR_TILE,
    TILE_CITY,
    TILE_KINDS,
    TREACHERY_GOLD,
    TREACHERY_INFLUENCE,
    TROOP_COST,
    TROOP_KINDS,
    WAR_LIMITS,
)
from .treachery import Draw, add_tricks, do_trick, holds, is_trick, might_trick, play_tile
from .war import declare_war


class Turn(Frame[Table]):
    """P3.1: one action; P3.5: tricks before and after it; P3.6: perhaps an extra war."""

    def close(self, t: Table) -> None:
        t.busy = False
        t.emit("turn", t.active)
        t.then(TURN)


def forced(t: Table) -> bool:
    """P3.7: after two idle rounds in a row the active seat must put up an event."""
    return t.idle >= 2 * t.seats


def add_events(t: Table, out: Acts) -> None:
    """P3.3: the events of this decade."""
    for event in range(EVENT_COUNT):
        if t.places[event] == OPEN:
            out.add(AUCTION + EVENT_LOT + event)


def cities_to_open(t: Table, seat: i64) -> i64:
    """P4.1: the cities of which a seat may own a tile and can pay the opening."""
    purse = means(t, seat, CITY_LOT, 0)
    own = cities_to_own(t, seat)
    cities: i64 = 0
    for city in range(CITY_COUNT):
        if has(own, city) and purse >= city_opening(t, city):
            cities |= bit(city)
    return cities


def add_city_tiles(t: Table, seat: i64, out: Acts) -> None:
    """P3.3: the city tiles that are left of these cities."""
    cities = cities_to_open(t, seat)
    if cities == 0:
        return
    tiles = t.tiles
    supply = t.seats * TILE_KINDS
    for kind in range(TILE_KINDS):
        if tiles[supply + kind] > 0 and has(cities, TILE_CITY[kind]):
            out.add(AUCTION + CITY_LOT + kind)


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
            add_events(t, out)
            add_tricks(t, seat, out)
            return
        out.add(PASS)
        for kind in range(TROOP_KINDS):
            if has(t.troops[seat], kind):
                out.add(GIVE_BACK + kind)
            elif may_buy(t, seat, kind):
                out.add(BUY + kind)
        if may_buy_treachery(t, seat):
            out.add(BUY_TREACHERY)
        add_city_tiles(t, seat, out)
        add_events(t, out)
        if t.pope == NO_SEAT:
            out.add(AUCTION + POPE_LOT)
        if may_declare(t):
            add_wars(WAR, out)
        add_tricks(t, seat, out)

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
    for attacker in range(CITY_COUNT):
        for defender in range(CITY_COUNT):
            if attacker != defender:
                out.add(base + attacker * CITY_COUNT + defender)


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
            t.then([EndOfDecade(), NEXT_TURN])
        else:
            t.push(NEXT_TURN)


NEXT_TURN: Final = Turn()
TURN: Final[list[Frame[Table]]] = [Action(), AfterAction(), EndOfTurn()]
"""P3.1: what a turn consists of."""
