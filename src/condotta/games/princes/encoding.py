"""Fills in the features of Princes and spells its acts; features.py declares them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ...kernel.auction import NO_BID
from ...kernel.counts import total
from ...kernel.encoding import ZERO, Answering, Encoding, byte, choice_at, spelled
from ...kernel.seats import NO_SEAT, has
from .acts import (
    ALFONSO,
    BID,
    BRIBE,
    DISCARD,
    FREEZE,
    INVADE,
    LUCREZIA,
    LUDOVICO,
    PAY,
    PLACE,
    RAID,
    START_WAR,
    STEAL,
    VETO,
    WAR,
)
from .auction import PAY_STEP, Bidding, Payment, discount, means, own_means
from .decade import gold_income, influence_income
from .features import (
    ALFONSO_CHOICE,
    BRIBE_CHOICE,
    CARDINALS_CHOICE,
    CHOICES,
    CITY_CHOICE,
    DISCARD_CHOICE,
    FEATURES,
    FREEZE_CHOICE,
    LUCREZIA_CHOICE,
    LUDOVICO_CHOICE,
    RAID_CHOICE,
    RAISE_CHOICE,
    SEAT_CHOICE,
    SEATS,
    START_WAR_CHOICE,
    STEAL_CHOICE,
    SWAP_CHOICE,
    TENS_CHOICE,
    TROOP_CHOICE,
    VETO_CHOICE,
    WAR_CHOICE,
)
from .limits import cities_to_own, hand_limit, hand_size, unused
from .standing import Standing
from .status import Invasion, PlaceArtist
from .strength import side_strength, strength
from .table import ATTACKER, DEFENDER, ON_CITY, OPEN, Table
from .tiles import (
    ALFONSO_TILE,
    ATTACK,
    BANKING_TILE,
    CITY_COUNT,
    DECK,
    DEFENCE,
    EVENT_COUNT,
    EVENT_LOT,
    EVENT_POINTS,
    FAMILY_COUNT,
    GOLD,
    INFLUENCE,
    LORENZO_TILE,
    LUCREZIA_TILE,
    LUDOVICO_TILE,
    NOTHING,
    POPE_LOT,
    POPE_POINTS,
    TILE_CITY,
    TILE_GOLD,
    TILE_INFLUENCE,
    TILE_KINDS,
    TREACHERY_KINDS,
    TROOP_KINDS,
    WAR_LIMITS,
    currency_of,
)
from .treachery import Discard
from .turn import Action, AfterAction, forced
from .war import Bribes, Hiring, League, SecondRoll, VetoWindow


class PrincesEncoding(Encoding[Table]):
    def spell(self, t: Table, seat: i64, act: i64) -> i64:
        if act < WAR:
            return spelled(act)
        if act < START_WAR:
            return spelled(WAR_CHOICE, CITY_CHOICE + (act - WAR) // CITY_COUNT, CITY_CHOICE + (act - WAR) % CITY_COUNT)
        if act < STEAL:
            pair = act - START_WAR
            return spelled(START_WAR_CHOICE, CITY_CHOICE + pair // CITY_COUNT, CITY_CHOICE + pair % CITY_COUNT)
        if act < RAID:
            return spelled(STEAL_CHOICE, SEAT_CHOICE + places_on(t, seat, act - STEAL))
        if act < LUCREZIA:
            return spelled(RAID_CHOICE, SEAT_CHOICE + places_on(t, seat, act - RAID))
        if act < ALFONSO:
            return spelled(LUCREZIA_CHOICE, SEAT_CHOICE + places_on(t, seat, act - LUCREZIA))
        if act == ALFONSO:
            return spelled(ALFONSO_CHOICE)
        if act < FREEZE:
            return spell_bid(t, seat, act - BID)
        if act < PAY:
            return spelled(FREEZE_CHOICE, SEAT_CHOICE + places_on(t, seat, act - FREEZE))
        if act < VETO:
            return spelled(CARDINALS_CHOICE + (act - PAY) // PAY_STEP, SWAP_CHOICE + (act - PAY) % PAY_STEP)
        if act < BRIBE:
            return spelled(VETO_CHOICE + act - VETO)
        if act < LUDOVICO:
            owner = places_on(t, seat, (act - BRIBE) // TROOP_KINDS)
            return spelled(BRIBE_CHOICE, SEAT_CHOICE + owner, TROOP_CHOICE + (act - BRIBE) % TROOP_KINDS)
        if act == LUDOVICO:
            return spelled(LUDOVICO_CHOICE)
        if act < INVADE:
            return spelled(CITY_CHOICE + act - PLACE)
        if act < DISCARD:
            return spelled(CITY_CHOICE + act - INVADE)
        return spelled(DISCARD_CHOICE + act - DISCARD)

    def fill(self, t: Table, asked: Answering, out: vec[u8], start: i64) -> None:
        me = asked.seat
        out[start + QUESTION + question_of(t)] = 1
        for part in range(asked.parts):
            out[start + BEGUN + choice_at(asked.begun, part)] = 1
        fill_table(t, me, out, start)
        fill_seats(t, me, out, start)
        fill_standing(t, me, out, start)
        fill_auction(t, me, out, start)
        if t.cities[ATTACKER] != NOTHING:
            fill_war(t, me, out, start)


def places_on(t: Table, me: i64, seat: i64) -> i64:
    """How many places clockwise from mine a seat is."""
    turn = seat - me
    return turn if turn >= 0 else turn + t.seats


def lowest_bid(t: Table, seat: i64) -> i64:
    """P4.3: the lowest bid that is allowed now."""
    top = t.stack[-1]
    if not isinstance(top, Bidding):
        return 0
    least = top.least(t, seat)
    return top.price + 1 if top.price + 1 > least else least


def spell_bid(t: Table, seat: i64, amount: i64) -> i64:
    over = amount - lowest_bid(t, seat)
    if over < 10:
        return spelled(RAISE_CHOICE + over)
    return spelled(TENS_CHOICE + over // 10 - 1, RAISE_CHOICE + over % 10)


def question_of(t: Table) -> i64:
    top = t.stack[-1]
    if isinstance(top, Bidding):
        return 1 if isinstance(top, Hiring) else i64(0)
    if isinstance(top, Action):
        return 2
    if isinstance(top, AfterAction):
        return 3
    if isinstance(top, VetoWindow):
        return 4
    if isinstance(top, Payment):
        return 5
    if isinstance(top, Bribes):
        return 6
    if isinstance(top, League):
        return 7
    if isinstance(top, SecondRoll):
        return 8
    if isinstance(top, PlaceArtist):
        return 9
    if isinstance(top, Invasion):
        return 10
    return 11 if isinstance(top, Discard) else i64(12)


def seat_after(t: Table, me: i64, turn: i64) -> i64:
    """The seat so many places clockwise from mine."""
    seat = me + turn
    return seat if seat < t.seats else seat - t.seats


def fill_table(t: Table, me: i64, out: vec[u8], start: i64) -> None:
    """What belongs to no seat, and the own treachery tiles."""
    supply = t.seats * TILE_KINDS
    for kind in range(TILE_KINDS):
        out[start + SUPPLY + kind] = byte(t.tiles[supply + kind])
    for kind in range(TROOP_KINDS):
        out[start + STOCK + kind] = byte(t.stock[kind])
    own = me * TREACHERY_KINDS
    for kind in range(TREACHERY_KINDS):
        held = t.hands[own + kind]
        gone = t.buried[own + kind]
        played = t.discards[kind]
        out[start + HAND + kind] = byte(held)
        out[start + BURIED + kind] = byte(gone)
        out[start + PLAYED + kind] = byte(played)
        out[start + UNSEEN + kind] = byte(DECK.copies[kind] - held - gone - played)
    out[start + PILE] = byte(total(t.pile))
    for event in range(EVENT_COUNT):
        place = t.places[event]
        if place == OPEN:
            out[start + OPEN_EVENTS + event] = 1
        elif 0 <= place < ON_CITY:
            out[start + EVENTS + places_on(t, me, place) * EVENT_COUNT + event] = 1
    if t.pope != NO_SEAT:
        out[start + POPE + places_on(t, me, t.pope)] = 1
    if t.league_used:
        out[start + LEAGUE_USED] = 1
    out[start + DECADE + t.decade] = 1
    out[start + ACTIVE + places_on(t, me, t.active)] = 1
    out[start + WARS_LEFT] = byte(WAR_LIMITS[t.seats] - t.wars)
    out[start + IDLE] = byte(t.idle)
    if forced(t):
        out[start + IDLE + 1] = 8
    if t.bank_closed:
        out[start + BANK_CLOSED] = 1


def fill_seats(t: Table, me: i64, out: vec[u8], start: i64) -> None:
    """P2.1: what each seat has."""
    for turn in range(t.seats):
        seat = seat_after(t, me, turn)
        out[start + SEATS_AT + turn] = 1
        out[start + PURSE + turn * 2] = byte(t.purses[seat * 2 + GOLD])
        out[start + PURSE + turn * 2 + 1] = byte(t.purses[seat * 2 + INFLUENCE])
        out[start + HOME + turn] = byte(t.home[seat])
        at = start + TILES + turn * TILE_KINDS
        first = seat * TILE_KINDS
        tiles = t.tiles
        for kind in range(TILE_KINDS):
            if tiles[first + kind] > 0:
                out[at + kind] = byte(tiles[first + kind])
        at = start + UNUSED + turn * 5
        out[at] = byte(unused(t, seat, LORENZO_TILE))
        out[at + 1] = byte(unused(t, seat, BANKING_TILE))
        out[at + 2] = byte(unused(t, seat, LUCREZIA_TILE))
        out[at + 3] = byte(unused(t, seat, ALFONSO_TILE))
        out[at + 4] = byte(unused(t, seat, LUDOVICO_TILE))
        for kind in range(TROOP_KINDS):
            if has(t.troops[seat], kind):
                out[start + TROOPS_AT + turn * TROOP_KINDS + kind] = 1
        out[start + HELD + turn * 2] = byte(hand_size(t, seat))
        out[start + HELD + turn * 2 + 1] = byte(hand_limit(t, seat))
        out[start + PROVED + turn] = byte(t.proved[seat])
        out[start + LAURELS + turn] = byte(t.laurels[seat])
        own = cities_to_own(t, seat)
        for city in range(CITY_COUNT):
            if has(own, city):
                out[start + MAY_OWN + turn * CITY_COUNT + city] = 1
        if t.family[seat] != NOTHING:
            out[start + FAMILY + turn * FAMILY_COUNT + t.family[seat]] = 1
            out[start + STRENGTH + turn * 2] = byte(strength(t, seat, ATTACK))
            out[start + STRENGTH + turn * 2 + 1] = byte(strength(t, seat, DEFENCE))
            out[start + INCOME + turn * 2] = byte(gold_income(t, seat) + t.home[seat])
            out[start + INCOME + turn * 2 + 1] = byte(influence_income(t, seat))


def fill_standing(t: Table, me: i64, out: vec[u8], start: i64) -> None:
    """P8: points now, and my lead if a city rose or fell."""
    standing = Standing(t, me)
    for turn in range(t.seats):
        out[start + POINTS + turn] = byte(standing.points(seat_after(t, me, turn)))
    out[start + LEAD] = byte(ZERO + standing.lead())
    for city in range(CITY_COUNT):
        out[start + STATUS + city] = byte(t.status[city])
        out[start + SLOTS + city] = byte(standing.slots[city])
        out[start + ARTISTS + city] = byte(standing.artists[city])
    for city in range(CITY_COUNT):
        out[start + LEAD_UP + city] = byte(ZERO + standing.lead_if(city, 1))
        out[start + LEAD_DOWN + city] = byte(ZERO + standing.lead_if(city, -1))
    out[start + WAR_LEAD] = byte(ZERO)
    out[start + WAR_LEAD + 1] = byte(ZERO)
    if t.cities[ATTACKER] != NOTHING:
        out[start + WAR_LEAD] = byte(ZERO + standing.lead_if_won(t.cities[ATTACKER], t.cities[DEFENDER]))
        out[start + WAR_LEAD + 1] = byte(ZERO + standing.lead_if_won(t.cities[DEFENDER], t.cities[ATTACKER]))


def fill_auction(t: Table, me: i64, out: vec[u8], start: i64) -> None:
    """P4: what is bid for or paid for."""
    top = t.stack[-1]
    lot: i64 = NOTHING
    if isinstance(top, Bidding):
        lot = top.lot
        for turn in range(t.seats):
            seat = seat_after(t, me, turn)
            if has(top.inside, seat):
                out[start + INSIDE + turn] = 1
            if has(top.frozen, seat):
                out[start + FROZEN + turn] = 1
        if top.leader != NO_BID:
            out[start + LEADER + places_on(t, me, top.leader)] = 1
            out[start + PRICE] = byte(top.price)
        out[start + PRICE + 1] = byte(lowest_bid(t, me))
    elif isinstance(top, Payment):
        lot = top.lot
        out[start + PRICE] = byte(top.left(t))
    if lot == NOTHING:
        return
    out[start + LOT + lot] = 1
    if currency_of(lot) == INFLUENCE:
        out[start + LOT_CURRENCY] = 1
    for turn in range(t.seats):
        seat = seat_after(t, me, turn)
        out[start + MEANS + turn] = byte(own_means(t, me, lot) if turn == 0 else means(t, seat, lot, t.proved[seat]))
    if lot < EVENT_LOT:
        out[start + LOT_WORTH] = out[start + SLOTS + TILE_CITY[lot]]
        out[start + LOT_WORTH + 1] = byte(TILE_GOLD[lot])
        out[start + LOT_WORTH + 2] = byte(TILE_INFLUENCE[lot])
    elif lot < POPE_LOT:
        out[start + LOT_WORTH] = byte(EVENT_POINTS[lot - EVENT_LOT])
    elif lot == POPE_LOT:
        out[start + LOT_WORTH] = byte(POPE_POINTS)
    out[start + LOT_WORTH + 3] = byte(discount(t, me, lot))


def fill_war(t: Table, me: i64, out: vec[u8], start: i64) -> None:
    """P5: the war that is being fought."""
    for side in range(2):
        out[start + WAR_CITIES + side * CITY_COUNT + t.cities[side]] = 1
        if t.condottieri[side] != NO_SEAT:
            out[start + CONDOTTIERI + side * SEATS + places_on(t, me, t.condottieri[side])] = 1
        out[start + WAR_STRENGTH + side * 2] = byte(side_strength(t, side, ATTACK))
        out[start + WAR_STRENGTH + side * 2 + 1] = byte(side_strength(t, side, DEFENCE))
    if t.league != NO_SEAT:
        out[start + LEAGUE_AT + t.league_side * SEATS + places_on(t, me, t.league)] = 1
    top = t.stack[-1]
    if isinstance(top, SecondRoll):
        out[start + STRIKER + top.striker] = 1
        out[start + DICE] = byte(top.dice // 6 + 1)
        out[start + DICE + 1] = byte(top.dice % 6 + 1)


ENCODING: Final = PrincesEncoding(FEATURES, CHOICES)

# Where each block begins.
QUESTION: Final[i64] = ENCODING.at("question")
BEGUN: Final[i64] = ENCODING.at("begun")
SEATS_AT: Final[i64] = ENCODING.at("seats")
FAMILY: Final[i64] = ENCODING.at("family")
PURSE: Final[i64] = ENCODING.at("purse")
HOME: Final[i64] = ENCODING.at("home")
TILES: Final[i64] = ENCODING.at("tiles")
UNUSED: Final[i64] = ENCODING.at("unused")
TROOPS_AT: Final[i64] = ENCODING.at("troops")
STRENGTH: Final[i64] = ENCODING.at("strength")
HELD: Final[i64] = ENCODING.at("treachery")
PROVED: Final[i64] = ENCODING.at("proved")
LAURELS: Final[i64] = ENCODING.at("laurels")
INCOME: Final[i64] = ENCODING.at("income")
POINTS: Final[i64] = ENCODING.at("points")
LEAD: Final[i64] = ENCODING.at("lead")
LEAD_UP: Final[i64] = ENCODING.at("lead-up")
LEAD_DOWN: Final[i64] = ENCODING.at("lead-down")
MAY_OWN: Final[i64] = ENCODING.at("may-own")
HAND: Final[i64] = ENCODING.at("hand")
BURIED: Final[i64] = ENCODING.at("buried")
PLAYED: Final[i64] = ENCODING.at("played")
UNSEEN: Final[i64] = ENCODING.at("unseen")
PILE: Final[i64] = ENCODING.at("pile")
SUPPLY: Final[i64] = ENCODING.at("supply")
STOCK: Final[i64] = ENCODING.at("stock")
STATUS: Final[i64] = ENCODING.at("status")
SLOTS: Final[i64] = ENCODING.at("slots")
ARTISTS: Final[i64] = ENCODING.at("artists")
OPEN_EVENTS: Final[i64] = ENCODING.at("open")
EVENTS: Final[i64] = ENCODING.at("events")
POPE: Final[i64] = ENCODING.at("pope")
LEAGUE_USED: Final[i64] = ENCODING.at("league-used")
DECADE: Final[i64] = ENCODING.at("decade")
ACTIVE: Final[i64] = ENCODING.at("active")
WARS_LEFT: Final[i64] = ENCODING.at("wars-left")
IDLE: Final[i64] = ENCODING.at("idle")
BANK_CLOSED: Final[i64] = ENCODING.at("bank-closed")
LOT: Final[i64] = ENCODING.at("lot")
LOT_WORTH: Final[i64] = ENCODING.at("lot-worth")
LOT_CURRENCY: Final[i64] = ENCODING.at("lot-currency")
INSIDE: Final[i64] = ENCODING.at("inside")
FROZEN: Final[i64] = ENCODING.at("frozen")
LEADER: Final[i64] = ENCODING.at("leader")
PRICE: Final[i64] = ENCODING.at("price")
MEANS: Final[i64] = ENCODING.at("means")
WAR_CITIES: Final[i64] = ENCODING.at("war-cities")
CONDOTTIERI: Final[i64] = ENCODING.at("condottieri")
WAR_STRENGTH: Final[i64] = ENCODING.at("war-strength")
WAR_LEAD: Final[i64] = ENCODING.at("war-lead")
LEAGUE_AT: Final[i64] = ENCODING.at("league")
STRIKER: Final[i64] = ENCODING.at("striker")
DICE: Final[i64] = ENCODING.at("dice")
