"""Steady, a bot for Princes of the Renaissance: everything is weighed in victory points.

A **worth** is what something adds to a seat's points by the end; a **limit** is the price at which a
lot is no bargain any more. What others would pay is guessed by giving them the same eyes.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..games.princes import tiles
from ..games.princes.acts import (
    ACCEPT,
    ALFONSO,
    AUCTION,
    BID,
    BRIBE,
    BUY,
    BUY_TREACHERY,
    DISCARD,
    FREEZE,
    GIVE_BACK,
    HIGHEST_BID,
    INVADE,
    LEAGUE,
    LORENZO,
    LUCREZIA,
    LUDOVICO,
    PASS,
    PAY,
    PLACE,
    RAID,
    REFUSE,
    START_WAR,
    STEAL,
    THROWN_AWAY,
    VETO,
    WAR,
)
from ..games.princes.auction import PAY_STEP
from ..games.princes.table import NO_SEAT, ON_CITY
from ..games.princes.tiles import (
    ARTILLERY,
    ARTILLERY_BONUS,
    ARTIST_DISCOUNT,
    CITY_COUNT,
    CONDOTTIERE_DISCOUNT,
    DECADES,
    EVENT_COUNT,
    EVENT_LOT,
    FRENCH_INVADE,
    GOLD,
    HIGHEST,
    INFLUENCE,
    LOWEST,
    MERCHANT,
    MOST_CITIES,
    MOST_TILES,
    NEUTRAL_ATTACK,
    NEUTRAL_DEFENCE,
    POPE_GOLD,
    POPE_LOT,
    POPE_POINTS,
    STATUS_ARTIST,
    TILE_KINDS,
    TROOP_KINDS,
    currency_of,
    is_artist,
)
from ..games.princes.view import SeatView, View
from ..kernel.catalogue import CODE_BITS, CODE_MASK
from ..kernel.offers import asked, given
from ..kernel.rng import Rng
from ..kernel.seats import has
from .bot import Bot, Worlds


def plain(column: vec[i64]) -> list[int]:
    return [int(value) for value in column]


TILE_GOLD: Final = plain(tiles.TILE_GOLD)
TILE_INFLUENCE: Final = plain(tiles.TILE_INFLUENCE)
TILE_MERCHANT: Final = plain(tiles.TILE_MERCHANT)
TILE_POWER: Final = plain(tiles.TILE_POWER)
TILE_POPE: Final = plain(tiles.TILE_POPE)
TILE_CONDOTTIERE: Final = plain(tiles.TILE_CONDOTTIERE)
TILE_ATTACK: Final = plain(tiles.TILE_ATTACK)
TILE_DEFENCE: Final = plain(tiles.TILE_DEFENCE)
TILE_OWN_DEFENCE: Final = plain(tiles.TILE_OWN_DEFENCE)
TILE_TROOP: Final = plain(tiles.TILE_TROOP)
TILE_CITY: Final = plain(tiles.TILE_CITY)
TROOP_ATTACK: Final = plain(tiles.TROOP_ATTACK)
TROOP_DEFENCE: Final = plain(tiles.TROOP_DEFENCE)
TROOP_COST: Final = plain(tiles.TROOP_COST)
TROOP_INFLUENCE: Final = plain(tiles.TROOP_INFLUENCE)
RANK_POINTS: Final = plain(tiles.RANK_POINTS)
EVENT_KIND: Final = plain(tiles.EVENT_KIND)
EVENT_POINTS: Final = plain(tiles.EVENT_POINTS)
FAMILY_ABILITY: Final = plain(tiles.FAMILY_ABILITY)

COIN: Final = ((0.5, 0.4), (0.44, 0.33), (0.28, 0.18))
"""What a gold and an influence are worth, by decade: less and less is left to buy."""
POWER_WORTH: Final = (0.8, 0.7, 1.0, 1.0, 0.6)
"""Veto, Banking, theft, a free draw, a second roll: what each is worth in a decade."""
TILE_WORTH: Final = (1.2, 1.0, 1.0, 1.1, 1.2, 0.9, 0.9)
"""What each treachery tile is worth in the hand."""
SURE: Final = (1.6, 1.1, 0.6)
"""How many steps of status are not yet to be relied on, by decade."""
RESERVE: Final = 3
"""Influence that is kept for the next war, but in the last decade."""


class Steady(Bot):
    def choose(self, view: View, options: list[int], worlds: Worlds, rng: Rng) -> int:
        assert view.question is not None
        name = view.question.name
        if name == "family":
            return options[rng.below(len(options))]  # none is so much better that all should want it
        if len(options) == 1:
            return options[0]
        judge = JUDGES.get(name)
        mind = Mind(view)
        if judge is None:
            return speak(mind, options)
        return max(options, key=lambda act: judge(mind, act))

    def aside(self, view: View, asides: list[int]) -> int | None:
        """Each offer made to this seat is answered at once: a good bargain is taken, all else refused."""
        mind = Mind(view)
        accepts = {act & CODE_MASK: act for act in asides if ACCEPT <= act & CODE_MASK < ACCEPT + 6}
        for act in asides:
            if REFUSE <= act < REFUSE + 6:
                accept = accepts.get(ACCEPT + act - REFUSE)
                return accept if accept is not None and mind.is_bargain(accept >> CODE_BITS) else act
        return None


class Mind:
    """What a seat makes of its view."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.me = view.eye
        self.count = len(view.seats)
        self.decades = DECADES - view.decade
        """How many times income is still to come."""
        self.coin = COIN[view.decade]
        self.artists = tuple(sum(place == ON_CITY + city for place in view.places) for city in range(CITY_COUNT))
        self.holdings = [self.tiles_by_city(seat) for seat in view.seats]

    def seat(self, seat: int) -> SeatView:
        return self.view.seats[seat]

    # Cities

    def tiles_by_city(self, seat: SeatView) -> list[int]:
        held = [0] * CITY_COUNT
        for kind, count in enumerate(seat.tiles):
            held[TILE_CITY[kind]] += count
        return held

    def slots(self, status: tuple[int, ...]) -> tuple[float, ...]:
        return expected_slots(status, self.artists, SURE[self.view.decade])

    def moved(self, *steps: tuple[int, int]) -> tuple[float, ...]:
        """What tiles would be worth if these cities moved by so much."""
        status = list(self.view.status)
        for city, by in steps:
            status[city] = max(int(LOWEST), min(int(HIGHEST), status[city] + by))
        return self.slots(tuple(status))

    def gain(self, seat: int, *steps: tuple[int, int]) -> float:
        """What a seat gains by such a move, others' gains set against it."""
        now, then = self.slots(self.view.status), self.moved(*steps)
        gains = [sum(n * (b - a) for n, a, b in zip(held, now, then, strict=True)) for held in self.holdings]
        return gains[seat] - (sum(gains) - gains[seat]) / (self.count - 1) / 2

    # Lots

    def worth(self, seat: int, lot: int) -> float:
        """What a lot adds to the points of a seat."""
        if lot < EVENT_LOT:
            return self.tile_worth(seat, lot)
        if lot == POPE_LOT:
            return int(POPE_GOLD) * self.coin[GOLD] + 0.5 + (int(POPE_POINTS) if self.decades == 1 else 0)
        event = lot - EVENT_LOT
        kind = EVENT_KIND[event]
        if kind == MERCHANT:
            marks = sum(n * TILE_MERCHANT[tile] for tile, n in enumerate(self.seat(seat).tiles)) + 0.4 * (
                self.decades - 1
            )
            return marks * (1 + self.decades * self.coin[GOLD])
        if kind == STATUS_ARTIST:
            return max(self.gain(seat, (city, 1)) for city in range(CITY_COUNT)) + 0.2
        if kind == FRENCH_INVADE:
            return max(0.0, *(self.gain(seat, (city, -2)) for city in range(CITY_COUNT)))
        return EVENT_POINTS[event]

    def tile_worth(self, seat: int, kind: int) -> float:
        """Its city's slot, its income, and what it lets one do."""
        income = TILE_GOLD[kind] * self.coin[GOLD] + TILE_INFLUENCE[kind] * self.coin[INFLUENCE]
        owned = self.seat(seat)
        merchants = sum(EVENT_KIND[e] == MERCHANT and self.view.places[e] == seat for e in range(EVENT_COUNT))
        marks = TILE_MERCHANT[kind] * merchants * (1 + self.decades * self.coin[GOLD])
        power = POWER_WORTH[TILE_POWER[kind]] * self.decades if TILE_POWER[kind] >= 0 else 0.0
        saves = (TILE_POPE[kind] * 0.4 + TILE_CONDOTTIERE[kind]) * self.decades * self.coin[INFLUENCE]
        strength = 1.0 * TILE_ATTACK[kind] + TILE_DEFENCE[kind] + TILE_OWN_DEFENCE[kind]
        if TILE_TROOP[kind] >= 0 and not has(owned.troops, TILE_TROOP[kind]):
            strength *= 0.5
        slot = self.slots(self.view.status)[TILE_CITY[kind]]
        return slot + income * self.decades + marks + power + saves + strength * 0.3 * self.decades

    def may_own(self, seat: int, kind: int) -> bool:
        held = self.holdings[seat]
        cities = sum(count > 0 for count in held) + (held[TILE_CITY[kind]] == 0)
        return sum(held) < MOST_TILES and cities <= MOST_CITIES

    def discount(self, seat: int, lot: int) -> int:
        owned = self.seat(seat)
        ability = FAMILY_ABILITY[owned.family]
        if lot < EVENT_LOT:
            return 0
        if lot < POPE_LOT:
            return int(is_artist(lot - EVENT_LOT) and ability == ARTIST_DISCOUNT)
        saved = TILE_POPE if lot == POPE_LOT else TILE_CONDOTTIERE
        found = sum(count * int(saved[kind]) for kind, count in enumerate(owned.tiles))
        return found + int(lot != POPE_LOT and ability == CONDOTTIERE_DISCOUNT)

    def limit(self, seat: int, lot: int, worth: float) -> float:
        """The price at which a lot of this worth is no bargain: as far as the purse goes."""
        owned = self.seat(seat)
        currency = currency_of(lot)
        purse = owned.gold if currency == GOLD else owned.influence
        if currency == INFLUENCE and self.decades > 1 and lot < POPE_LOT + 1:
            purse = max(0, purse - RESERVE)
        return min(worth / self.coin[currency], purse) + self.discount(seat, lot)

    def bargain(self, lot: int) -> float:
        """What putting a lot up is good for: my worth less what the next one would pay."""
        currency = currency_of(lot)
        least = 2 * self.view.status[TILE_CITY[lot]] if lot < EVENT_LOT else 0
        others = [
            self.limit(seat, lot, self.worth(seat, lot)) - self.discount(seat, lot)
            for seat in range(self.count)
            if seat != self.me and (lot >= EVENT_LOT or self.may_own(seat, lot))
        ]
        mine = self.limit(self.me, lot, self.worth(self.me, lot))
        price = max([least, *others])
        if mine < least:
            return -1.0
        # Who does not win it has only spent an action; now and then the others are not so keen.
        return max(0.05, mine - price) * self.coin[currency]

    # War

    def strength(self, seat: int, bribed: int) -> tuple[int, int]:
        """P5.9: attack and defence of a condottiere."""
        owned = self.seat(seat)
        fit = owned.troops & ~bribed
        kinds = [kind for kind in range(TROOP_KINDS) if has(fit, kind)]
        attack = sum(TROOP_ATTACK[kind] for kind in kinds)
        defence = sum(TROOP_DEFENCE[kind] for kind in kinds)
        if has(fit, ARTILLERY) and FAMILY_ABILITY[owned.family] == ARTILLERY_BONUS:
            attack, defence = attack + 1, defence + 1
        for kind in range(TILE_KINDS):
            if owned.tiles[kind]:
                if TILE_TROOP[kind] >= 0 and has(fit, TILE_TROOP[kind]):
                    attack, defence = attack + TILE_ATTACK[kind], defence + TILE_DEFENCE[kind]
                if owned.troops:
                    defence += TILE_OWN_DEFENCE[kind]
        return attack, defence

    def bare(self, seat: int, bribed: int) -> tuple[int, int]:
        """P5.6: what a seat brings into a League."""
        kinds = [kind for kind in range(TROOP_KINDS) if has(self.seat(seat).troops & ~bribed, kind)]
        return sum(TROOP_ATTACK[kind] for kind in kinds), sum(TROOP_DEFENCE[kind] for kind in kinds)

    def side_strength(self, side: int, bribed: tuple[int, ...], league: tuple[int, int]) -> tuple[int, int]:
        """A side of the war that is being fought; `league` is who helps which side."""
        assert self.view.war is not None
        seat = self.view.war.condottieri[side]
        found = (int(NEUTRAL_ATTACK), int(NEUTRAL_DEFENCE)) if seat == NO_SEAT else self.strength(seat, bribed[seat])
        if league[0] != NO_SEAT and league[1] == side:
            more = self.bare(league[0], bribed[league[0]])
            found = found[0] + more[0], found[1] + more[1]
        return found

    def odds(self, bribed: tuple[int, ...], league: tuple[int, int]) -> tuple[float, float]:
        """How likely the war that is being fought is won by the attacker, and by the defender."""
        return war_odds(self.side_strength(0, bribed, league), self.side_strength(1, bribed, league))

    def rival_strength(self, out: int) -> tuple[int, int]:
        """The strongest other seat that could fight; a city nobody fights for if there is none."""
        seats = [seat for seat in range(self.count) if seat not in (self.me, out) and self.seat(seat).troops]
        if not seats:
            return int(NEUTRAL_ATTACK), int(NEUTRAL_DEFENCE)
        return max((self.strength(seat, 0) for seat in seats), key=sum)

    def fight_worth(self, cities: tuple[int, ...], side: int, rival: tuple[int, int]) -> float:
        """What fighting for a side is worth: the pay, the laurel, and the cities I have tiles of."""
        mine = self.strength(self.me, 0)
        attacker, defender = war_odds(mine, rival) if side == 0 else war_odds(rival, mine)
        wins, loses = (attacker, defender) if side == 0 else (defender, attacker)
        laurel = self.seat(self.me).laurels + 1
        up = self.gain(self.me, (cities[side], 1), (cities[1 - side], -1))
        down = self.gain(self.me, (cities[side], -1), (cities[1 - side], 1))
        return self.view.status[cities[side]] * self.coin[GOLD] + wins * (laurel + up) + loses * down

    def war_worth(self, cities: tuple[int, ...]) -> float:
        """What a war between these cities is worth to the one who starts it."""
        if not self.seat(self.me).troops:
            return self.stake(cities) - 0.5
        side = max((0, 1), key=lambda side: self.fight_worth(cities, side, self.rival_strength(NO_SEAT)))
        worth = self.fight_worth(cities, side, self.rival_strength(NO_SEAT))
        rivals = sum(1 for seat in range(self.count) if seat != self.me and self.seat(seat).troops)
        price = min(self.seat(self.me).influence, 1 + 2 * rivals) * self.coin[INFLUENCE]
        return worth * (0.6 if rivals > 1 else 0.9) - price

    def stake(self, cities: tuple[int, ...]) -> float:
        """What a war that others fight brings me."""
        return 0.4 * self.gain(self.me, (cities[0], 1), (cities[1], -1)) + 0.3 * self.gain(
            self.me, (cities[0], -1), (cities[1], 1)
        )

    def outcome(self, winner: int) -> float:
        """What it is worth to me that a side wins the war that is being fought."""
        assert self.view.war is not None
        cities, condottieri = self.view.war.cities, self.view.war.condottieri
        found = self.gain(self.me, (cities[winner], 1), (cities[1 - winner], -1))
        if condottieri[winner] == self.me:
            return found + self.seat(self.me).laurels + 1
        if condottieri[winner] != NO_SEAT:
            return found - (self.seat(condottieri[winner]).laurels + 1) / self.count
        return found

    def hopes(self, odds: tuple[float, float]) -> float:
        return odds[0] * self.outcome(0) + odds[1] * self.outcome(1)

    # Trade

    def is_bargain(self, offer: int) -> bool:
        """Whether an offer made to me is worth taking: something for what I give, and never half of what I have."""
        owned = self.seat(self.me)
        gets = sum(int(given(offer, currency)) * self.coin[currency] for currency in (GOLD, INFLUENCE))
        gives = sum(int(asked(offer, currency)) * self.coin[currency] for currency in (GOLD, INFLUENCE))
        whole = 2 * asked(offer, GOLD) <= owned.gold and 2 * asked(offer, INFLUENCE) <= owned.influence
        return whole and gets > gives * 1.25


@cache
def expected_slots(status: tuple[int, ...], artists: tuple[int, ...], sure: float) -> tuple[float, ...]:
    """What a tile of each city may score in the end: a lead counts as far as it is to be relied on."""
    found: list[float] = []
    for city in range(CITY_COUNT):
        place = 0.0
        for other in range(CITY_COUNT):
            if other != city:
                lead = status[other] - status[city] + 0.3 * (artists[other] - artists[city])
                place += 1 / (1 + 2.718 ** (-2 * lead / sure))
        low = min(int(place), CITY_COUNT - 2)
        found.append(RANK_POINTS[low] + (place - low) * (RANK_POINTS[low + 1] - RANK_POINTS[low]))
    return tuple(found)


@cache
def beats(lead: int) -> float:
    """How likely a die with this lead is higher than another die."""
    return sum(lead + one > two for one in range(6) for two in range(6)) / 36


@cache
def war_odds(attacker: tuple[int, int], defender: tuple[int, int]) -> tuple[float, float]:
    """P5.8: the attack, then the counter-attack."""
    wins = beats(attacker[0] - defender[1])
    return wins, (1 - wins) * beats(defender[0] - attacker[1])


def cities_of(pair: int) -> tuple[int, int]:
    return pair // CITY_COUNT, pair % CITY_COUNT


# Judges: how much an act is worth, by the name of the question.


def judge_action(mind: Mind, act: int) -> float:
    me = mind.seat(mind.me)
    if BUY <= act < BUY + TROOP_KINDS:
        return troop_bargain(mind, act - BUY)
    if act == BUY_TREACHERY:
        room = me.treachery < me.limit
        return 0.25 if room and me.influence > RESERVE + 2 and me.gold > 10 and mind.decades > 1 else -1.0
    if GIVE_BACK <= act < AUCTION:
        return -1.0
    if AUCTION <= act < WAR:
        return mind.bargain(act - AUCTION)
    if WAR <= act < START_WAR:
        return mind.war_worth(cities_of(act - WAR))
    return judge_trick(mind, act)


def troop_bargain(mind: Mind, kind: int) -> float:
    """Strength for the wars still to come, and the influence a troop brings in."""
    me = mind.seat(mind.me)
    wars = mind.view.war_limit * mind.decades - mind.view.wars
    worth = (TROOP_ATTACK[kind] + TROOP_DEFENCE[kind]) * 0.08 * wars + (1.5 if not me.troops else 0)
    worth += TROOP_INFLUENCE[kind] * mind.coin[INFLUENCE] * mind.decades
    spare = me.gold - TROOP_COST[kind] >= (12 if me.troops else 0)
    return worth - TROOP_COST[kind] * mind.coin[GOLD] if spare else -1.0


def judge_trick(mind: Mind, act: int) -> float:
    """Thefts at once, from the one who is ahead and has enough; a free tile while there is room."""
    me = mind.seat(mind.me)
    if act == ALFONSO:
        return 9.0 if me.treachery < me.limit else -1.0
    if act >= LUCREZIA:
        return theft(mind, act - LUCREZIA, INFLUENCE, 2)
    if act >= RAID:
        return theft(mind, act - RAID, GOLD, 3)
    if act >= STEAL:
        return theft(mind, act - STEAL, INFLUENCE, 2)
    return 0.0


def theft(mind: Mind, seat: int, currency: int, amount: int) -> float:
    victim = mind.seat(seat)
    purse = victim.gold if currency == GOLD else victim.influence
    return 8.0 + victim.points / 1000 if purse >= amount else -1.0


def judge_after_action(mind: Mind, act: int) -> float:
    if START_WAR <= act < STEAL:
        return mind.war_worth(cities_of(act - START_WAR)) - 0.5
    return judge_trick(mind, act)


def judge_discard(mind: Mind, act: int) -> float:
    """The least of them."""
    return -TILE_WORTH[act - DISCARD]


def judge_alfonso(mind: Mind, act: int) -> float:
    return judge_trick(mind, act)


def judge_pay(mind: Mind, act: int) -> float:
    """Cardinals are good for nothing else; what was banked is dear."""
    cardinals, swapped = divmod(act - PAY, PAY_STEP)
    return cardinals - swapped / 10


def judge_place(mind: Mind, act: int) -> float:
    return mind.gain(mind.me, (act - PLACE, 1))


def judge_invade(mind: Mind, act: int) -> float:
    return 0.0 if act == INVADE + THROWN_AWAY else mind.gain(mind.me, (act - INVADE, -2))


def judge_veto(mind: Mind, act: int) -> float:
    """A war that harms my cities; the tile that turns back is given more easily."""
    if act == PASS or mind.view.active == mind.me:
        return 0.0 if act == PASS else -1.0
    assert mind.view.war is not None
    harm = -mind.stake(mind.view.war.cities)
    return harm - (0.8 if act == VETO else 0.5 if act == LORENZO else 0.0)


def judge_league(mind: Mind, act: int) -> float:
    assert mind.view.war is not None
    league = (NO_SEAT, 0) if act == PASS else (mind.me, act - LEAGUE)
    return mind.hopes(mind.odds(mind.view.war.bribed, league)) - (0 if act == PASS else 0.3)


def judge_bribe(mind: Mind, act: int) -> float:
    """The troop whose loss helps me most, if it helps enough."""
    war = mind.view.war
    assert war is not None
    bribed = list(war.bribed)
    if act != PASS:
        owner, kind = divmod(act - BRIBE, TROOP_KINDS)
        bribed[owner] |= 1 << kind
    return mind.hopes(mind.odds(tuple(bribed), (war.league, war.league_side))) - (0 if act == PASS else 0.35)


def judge_ludovico(mind: Mind, act: int) -> float:
    """Whether a new roll is better than what this one brings."""
    war = mind.view.war
    assert war is not None
    sides = [mind.side_strength(side, war.bribed, (war.league, war.league_side)) for side in (0, 1)]
    striker, other = war.striker, 1 - war.striker
    lead = sides[striker][0] - sides[other][1]
    if act == LUDOVICO:
        return hope_of_roll(mind, sides, striker, beats(lead)) - 0.3
    won = lead + war.dice[striker] > war.dice[other]
    return hope_of_roll(mind, sides, striker, 1.0 if won else 0.0)


def hope_of_roll(mind: Mind, sides: list[tuple[int, int]], striker: int, wins: float) -> float:
    """What is to be hoped for if the striker wins with this chance; after a failed attack the defender strikes."""
    back = beats(sides[1][0] - sides[0][1]) if striker == 0 else 0.0
    return wins * mind.outcome(striker) + (1 - wins) * back * mind.outcome(1 - striker)


JUDGES: Final[dict[str, Callable[[Mind, int], float]]] = {
    "action": judge_action,
    "after-action": judge_after_action,
    "discard": judge_discard,
    "alfonso": judge_alfonso,
    "pay": judge_pay,
    "place-artist": judge_place,
    "invade": judge_invade,
    "veto": judge_veto,
    "league": judge_league,
    "bribe": judge_bribe,
    "ludovico": judge_ludovico,
}


# Bidding


def speak(mind: Mind, options: list[int]) -> int:
    """One more than the last bid while it is a bargain; a Freeze Bid where one rival is left and much is at stake."""
    auction = mind.view.auction
    assert auction is not None
    bids = [act for act in options if BID <= act <= BID + HIGHEST_BID]
    if not bids:
        return PASS
    limit = bid_limit(mind)
    if bids[0] - BID > limit and PASS in options:
        return PASS
    rivals = [seat for seat in range(mind.count) if seat != mind.me and has(auction.inside & ~auction.frozen, seat)]
    left = limit - (bids[0] - BID)
    if len(rivals) == 1 and FREEZE + rivals[0] in options and left * mind.coin[currency_of(auction.lot)] > 1.5:
        return FREEZE + rivals[0]
    return bids[0]


def bid_limit(mind: Mind) -> float:
    """How far I go for the lot that is up."""
    auction = mind.view.auction
    assert auction is not None
    if auction.lot <= POPE_LOT:
        return mind.limit(mind.me, auction.lot, mind.worth(mind.me, auction.lot))
    war = mind.view.war
    assert war is not None
    side = auction.lot - POPE_LOT - 1
    other = war.condottieri[1 - side]
    if side == 1 and other == NO_SEAT:
        rival = (int(NEUTRAL_ATTACK), int(NEUTRAL_DEFENCE))
    else:
        rival = mind.rival_strength(NO_SEAT) if other == NO_SEAT else mind.strength(other, 0)
    worth = mind.fight_worth(war.cities, side, rival) - mind.stake(war.cities)
    return mind.limit(mind.me, auction.lot, worth * 0.8)
