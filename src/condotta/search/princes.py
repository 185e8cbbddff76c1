"""Advice for Princes of the Renaissance: everything has its price, and a bargain is what is worth more to you than
to the next one."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..games.princes.acts import (
    ALFONSO,
    AUCTION,
    BID,
    BRIBE,
    BUY,
    BUY_TREACHERY,
    DISCARD,
    FREEZE,
    INVADE,
    LUCREZIA,
    PASS,
    PLACE,
    RAID,
    START_WAR,
    STEAL,
    THROWN_AWAY,
    WAR,
)
from ..games.princes.auction import Bidding, Payment, discount, means, own_means
from ..games.princes.limits import hand_limit, hand_size, may_own
from ..games.princes.status import Invasion, PlaceArtist
from ..games.princes.table import ATTACKER, DEFENDER, Table
from ..games.princes.tiles import (
    ATTACK,
    CITY_COUNT,
    CONDOTTIERE_LOT,
    DEFENCE,
    EVENT_LOT,
    GOLD,
    INFLUENCE,
    POPE_LOT,
    TILE_CITY,
    TROOP_COST,
    TROOP_INFLUENCE,
    TROOP_KINDS,
    WAR_LIMITS,
    currency_of,
)
from ..games.princes.treachery import AlfonsoWon, Discard
from ..games.princes.turn import Action, AfterAction, add_city_tiles, add_events, forced, may_buy, may_declare
from ..games.princes.war import Bribes, VetoWindow
from ..kernel.contract import Acts
from ..kernel.rng import Rng
from ..kernel.seats import NO_SEAT
from .guide import PLAIN, WHOLE, Guide
from .princes_war import fight, war
from .princes_worth import COIN, LATER, TROOP, Worth

SPREAD: Final = vec[i64]([1300, 1000, 600])
"""By decade: how many hundredths of a point behind halve the hope of victory, twice over."""
HALVING: Final = 64
"""Steps of the falling hope, in a row of numbers."""
RESERVE: Final[i64] = 3
"""Influence that is kept for the next war, but in the last decade."""
TREACHERY_WORTH: Final = vec[i64]([120, 100, 100, 110, 120, 90, 90])


def falling() -> vec[i64]:
    """1000, and each a little less: by the sixteenth it is about a quarter."""
    found = vec[i64]([0] * (HALVING + 1))
    left: i64 = 1_000_000
    for i in range(HALVING):
        found[i] = left
        left = left * 917 // 1000
    return found


HOPE: Final = falling()


class PrincesGuide(Guide[Table]):
    def __init__(self) -> None:
        self.horizon: i64 = 40
        self.spread: i64 = 100
        self.noise: i64 = 30
        self.tries: i64 = 3

    # What is worth a thought

    def weigh(self, t: Table, seat: i64, options: Acts, weights: Acts) -> None:
        top = t.stack[-1]
        if isinstance(top, Bidding):
            return self.weigh_bids(t, seat, top, options, weights)
        if isinstance(top, Action):
            return self.weigh_actions(t, seat, options, weights)
        if isinstance(top, AfterAction):
            return self.weigh_actions(t, seat, options, weights)
        for _i in range(options.count):
            weights.add(PLAIN)

    def weigh_actions(self, t: Table, seat: i64, options: Acts, weights: Acts) -> None:
        w = Worth(t)
        for i in range(options.count):
            value = self.action(w, t, seat, options.items[i])
            weights.add(i64(1) if value < 0 else 20 + value if value < 400 else i64(420))

    def weigh_bids(self, t: Table, seat: i64, top: Bidding, options: Acts, weights: Acts) -> None:
        """The next bid, or out; now and then a jump, at most to what the lot is worth."""
        w = Worth(t)
        limit = self.limit(w, t, seat, top)
        least: i64 = -1
        for i in range(options.count):
            act = options.items[i]
            if act == PASS:
                weights.add(PLAIN)
            elif act >= FREEZE:
                weights.add(PLAIN // 4)
            else:
                amount = act - BID
                if least < 0:
                    least = amount
                step = amount - least
                if step == 0:
                    weights.add(PLAIN)
                elif amount > limit + 3:
                    weights.add(0)
                elif step == 1 or step == 2 or step == 4 or amount == limit or amount == (limit + least) // 2:
                    weights.add(PLAIN // 3)
                else:
                    weights.add(0)

    def action(self, w: Worth, t: Table, seat: i64, act: i64) -> i64:
        """What an action or a trick is worth, in hundredths of a point."""
        if act == PASS:
            return 0
        if act < BUY_TREACHERY:
            return troop(w, t, seat, act - BUY)
        if act == BUY_TREACHERY:
            room = hand_size(t, seat) < hand_limit(t, seat)
            return i64(25) if room and t.purses[seat * 2 + INFLUENCE] > RESERVE + 2 else i64(-1)
        if act < AUCTION:
            return -1
        if act < WAR:
            return bargain(w, t, seat, act - AUCTION)
        if act < START_WAR:
            return war(w, t, seat, (act - WAR) // CITY_COUNT, (act - WAR) % CITY_COUNT)
        if act < STEAL:
            return war(w, t, seat, (act - START_WAR) // CITY_COUNT, (act - START_WAR) % CITY_COUNT) - 50
        if act == ALFONSO:
            return i64(300) if hand_size(t, seat) < hand_limit(t, seat) else i64(-1)
        if act >= LUCREZIA:
            return theft(w, t, act - LUCREZIA, INFLUENCE, 2)
        if act >= RAID:
            return theft(w, t, act - RAID, GOLD, 3)
        return theft(w, t, act - STEAL, INFLUENCE, 2)

    def limit(self, w: Worth, t: Table, seat: i64, top: Bidding) -> i64:
        """How far a seat goes for the lot that is up."""
        lot = top.lot
        if lot < CONDOTTIERE_LOT:
            return price_of(w, t, seat, lot, w.lot(t, seat, lot))
        side = lot - CONDOTTIERE_LOT
        rival = t.condottieri[1 - side]
        worth = fight(w, t, seat, t.cities[side], t.cities[1 - side], side, rival, side == DEFENDER)
        return price_of(w, t, seat, lot, worth)

    # How to play on quickly

    def play(self, t: Table, seat: i64, rng: Rng, out: Acts) -> i64:
        top = t.stack[-1]
        if isinstance(top, Bidding):
            return self.bid(t, seat, top, rng, out)
        if isinstance(top, Action):
            return self.act(t, seat, rng, out)
        if isinstance(top, AfterAction):
            top.options(t, seat, out)
            return self.trick(t, seat, rng, out)
        if isinstance(top, VetoWindow):
            return PASS
        top.options(t, seat, out)
        if isinstance(top, PlaceArtist):
            return self.place(t, seat)
        if isinstance(top, Invasion):
            return self.invade(t, seat)
        if isinstance(top, Discard):
            return self.discard(out)
        if isinstance(top, Payment):
            return out.items[0]
        if isinstance(top, AlfonsoWon):
            return ALFONSO if hand_size(t, seat) < hand_limit(t, seat) else PASS
        if isinstance(top, Bribes):
            return self.bribe(t, seat, rng, out)
        return out.items[rng.below(out.count)]

    def bid(self, t: Table, seat: i64, top: Bidding, rng: Rng, out: Acts) -> i64:
        """On while it is a bargain, in steps that bring an auction to its end soon."""
        must = not top.may_pass(t, seat)
        least = top.least(t, seat)
        if least <= top.price:
            least = top.price + 1
        if must:
            return BID + least if top.may_bid(t, seat) else PASS
        if not top.may_bid(t, seat):
            return PASS
        w = Worth(t)
        limit = self.limit(w, t, seat, top)
        limit += limit * (rng.below(2 * self.noise + 1) - self.noise) // 100
        if limit < least:
            return PASS
        amount = least + rng.below((limit - least) // 2 + 1)
        most = own_means(t, seat, top.lot)
        if amount > most:
            amount = most
        return BID + amount if amount >= least else PASS

    def act(self, t: Table, seat: i64, rng: Rng, out: Acts) -> i64:
        """The best of a few things that come to mind."""
        top = t.stack[-1]
        if forced(t):
            top.options(t, seat, out)
            return out.items[rng.below(out.count)]
        w = Worth(t)
        best: i64 = PASS
        most: i64 = 0
        add_events(t, out)
        if t.pope == NO_SEAT:
            out.add(AUCTION + POPE_LOT)
        few = out.count
        add_city_tiles(t, seat, out)
        for i in range(out.count if out.count < few + self.tries else few + self.tries):
            act = out.items[i if i < few else few + rng.below(out.count - few)]
            value = bargain(w, t, seat, act - AUCTION) + rng.below(60)
            if value > most:
                most = value
                best = act
        kind = rng.below(TROOP_KINDS)
        if may_buy(t, seat, kind):
            value = troop(w, t, seat, kind) + rng.below(60)
            if value > most:
                most = value
                best = BUY + kind
        if may_declare(t) and t.troops[seat] != 0:
            pair = rng.below(CITY_COUNT * CITY_COUNT)
            if pair // CITY_COUNT != pair % CITY_COUNT:
                value = war(w, t, seat, pair // CITY_COUNT, pair % CITY_COUNT) + rng.below(60)
                if value > most:
                    best = WAR + pair
        return best

    def trick(self, t: Table, seat: i64, rng: Rng, out: Acts) -> i64:
        act = out.items[rng.below(out.count)]
        if STEAL <= act < ALFONSO:
            return act
        return act if act == ALFONSO and hand_size(t, seat) < hand_limit(t, seat) else PASS

    def place(self, t: Table, seat: i64) -> i64:
        w = Worth(t)
        best: i64 = 0
        most: i64 = -1_000_000
        for city in range(CITY_COUNT):
            gain = w.gain(t, seat, city, 1, -1)
            if gain > most:
                most = gain
                best = city
        return PLACE + best

    def invade(self, t: Table, seat: i64) -> i64:
        w = Worth(t)
        best: i64 = THROWN_AWAY
        most: i64 = 0
        for city in range(CITY_COUNT):
            gain = w.gain(t, seat, city, -2, -1)
            if gain > most:
                most = gain
                best = city
        return INVADE + best

    def discard(self, out: Acts) -> i64:
        best = out.items[0]
        for i in range(out.count):
            if TREACHERY_WORTH[out.items[i] - DISCARD] < TREACHERY_WORTH[best - DISCARD]:
                best = out.items[i]
        return best

    def bribe(self, t: Table, seat: i64, rng: Rng, out: Acts) -> i64:
        """A troop of the other side, as likely as not."""
        act = out.items[rng.below(out.count)]
        if act == PASS:
            return PASS
        owner = (act - BRIBE) // TROOP_KINDS
        side: i64 = ATTACKER if t.condottieri[ATTACKER] == seat else DEFENDER
        if t.league == seat:
            side = t.league_side
        return act if owner == t.condottieri[1 - side] else PASS

    # When to stop, and how good it is

    def is_far(self, t: Table, begun: i64, decisions: i64) -> bool:
        """Not in the middle of an auction or a war: what is being paid for would be counted for nobody."""
        if decisions < self.horizon:
            return False
        top = t.stack[-1]
        if isinstance(top, Action):
            return True
        return isinstance(top, AfterAction) or decisions > 3 * self.horizon

    def judge(self, t: Table, shares: vec[i64]) -> None:
        """Points to be hoped for; who is behind hopes less."""
        w = Worth(t)
        best: i64 = -1_000_000
        for seat in range(t.seats):
            shares[seat] = w.seat(t, seat)
            if shares[seat] > best:
                best = shares[seat]
        sum: i64 = 0
        for seat in range(t.seats):
            step = (best - shares[seat]) * 1600 // (SPREAD[t.decade] * self.spread)
            shares[seat] = HOPE[step] if step < HALVING else HOPE[HALVING]
            sum += shares[seat]
        for seat in range(t.seats):
            shares[seat] = shares[seat] * WHOLE // sum


# Prices


def price_of(w: Worth, t: Table, seat: i64, lot: i64, worth: i64) -> i64:
    """The price at which a lot of this worth is no bargain: as far as the purse goes."""
    currency = currency_of(lot)
    coin = COIN[w.decade * 2 + currency]
    price = worth // coin + discount(t, seat, lot)
    most = means(t, seat, lot, 0)
    if currency == INFLUENCE and w.left > 1 and lot <= POPE_LOT:
        most -= RESERVE
    if price > most:
        price = most
    return price if price > 0 else 0


def bargain(w: Worth, t: Table, seat: i64, lot: i64) -> i64:
    """What putting a lot up is good for: what it is worth to me, less what the next one would pay."""
    least = 2 * t.status[TILE_CITY[lot]] if lot < EVENT_LOT else i64(0)
    mine = price_of(w, t, seat, lot, w.lot(t, seat, lot))
    if mine < least:
        return -1
    price = least
    for other in range(t.seats):
        if other != seat and (lot >= EVENT_LOT or may_own(t, other, lot)):
            theirs = price_of(w, t, other, lot, w.lot(t, other, lot)) - discount(t, other, lot)
            if theirs > price:
                price = theirs
    # Who does not win it has only spent an action; now and then the others are not so keen.
    return (mine - price) * COIN[w.decade * 2 + currency_of(lot)] + 5 if mine > price else i64(5)


def troop(w: Worth, t: Table, seat: i64, kind: i64) -> i64:
    """Strength for the wars still to come, and the influence a troop brings in."""
    wars = WAR_LIMITS[t.seats] * w.left - t.wars
    worth = (ATTACK.troop[kind] + DEFENCE.troop[kind]) * TROOP * wars
    worth += TROOP_INFLUENCE[kind] * LATER[w.decade * 2 + 1]
    first = t.troops[seat] == 0
    if first:
        worth += 150
    if t.purses[seat * 2 + GOLD] - TROOP_COST[kind] < (0 if first else 12):
        return -1
    return worth - TROOP_COST[kind] * COIN[w.decade * 2]


def theft(w: Worth, t: Table, victim: i64, currency: i64, amount: i64) -> i64:
    """From one who has enough, and rather from one who is ahead."""
    if t.purses[victim * 2 + currency] < amount:
        return -1
    ahead: i64 = 0
    own = w.seat(t, victim)
    for other in range(t.seats):
        if w.seat(t, other) < own:
            ahead += 1
    return 200 + 20 * ahead
