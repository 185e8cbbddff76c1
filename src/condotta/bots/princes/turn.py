"""P3 A turn: what each action and trick is worth; P4.6, P4.8: and the events that are carried out at once."""

from __future__ import annotations

from typing import Final

from ...games.princes.acts import (
    ALFONSO,
    AUCTION,
    BUY,
    BUY_TREACHERY,
    DISCARD,
    GIVE_BACK,
    INVADE,
    LUCREZIA,
    PLACE,
    RAID,
    START_WAR,
    STEAL,
    THROWN_AWAY,
    WAR,
)
from ...games.princes.tiles import GOLD, INFLUENCE, TROOP_KINDS
from .auction import bargain
from .columns import TROOP_COST, TROOP_INFLUENCE, TROOP_STRENGTH
from .mind import RESERVE, TILE_WORTH, Mind
from .war import cities_of, war_worth

STRENGTH_WORTH: Final = 0.28
"""What a point of strength is worth in a war, shared by all seats: the more there are, the rarer each fights."""


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
        return bargain(mind, act - AUCTION)
    if WAR <= act < START_WAR:
        return war_worth(mind, cities_of(act - WAR))
    return judge_trick(mind, act)


def troop_bargain(mind: Mind, kind: int) -> float:
    """Strength for the wars still to come, the rarer for me the more we are, and the influence a troop brings in."""
    me = mind.seat(mind.me)
    wars = mind.view.war_limit * mind.decades - mind.view.wars
    worth = TROOP_STRENGTH[kind] * STRENGTH_WORTH * wars / mind.count + (1.5 if not me.troops else 0)
    worth += TROOP_INFLUENCE[kind] * mind.coins[mind.me][INFLUENCE] * mind.decades
    spare = me.gold - TROOP_COST[kind] >= (12 if me.troops else 0)
    return worth - mind.cost(mind.me, GOLD, TROOP_COST[kind]) if spare else -1.0


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
        return war_worth(mind, cities_of(act - START_WAR)) - 0.5
    return judge_trick(mind, act)


def judge_discard(mind: Mind, act: int) -> float:
    """The least of them."""
    return -TILE_WORTH[act - DISCARD]


def judge_place(mind: Mind, act: int) -> float:
    return mind.gain(mind.me, (act - PLACE, 1))


def judge_invade(mind: Mind, act: int) -> float:
    return 0.0 if act == INVADE + THROWN_AWAY else mind.gain(mind.me, (act - INVADE, -2))
