"""What wars are worth in Princes of the Renaissance, in hundredths of a victory point."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..games.princes.limits import tile_total, troop_total
from ..games.princes.strength import bonus, fit
from ..games.princes.table import ATTACKER, NO_SEAT, Table
from ..games.princes.tiles import (
    INFLUENCE,
    NEUTRAL_ATTACK,
    NEUTRAL_DEFENCE,
    TILE_ATTACK,
    TILE_DEFENCE,
    TILE_OWN_DEFENCE,
    TROOP_ATTACK,
    TROOP_DEFENCE,
)
from .princes_worth import COIN, POINT, Worth, power

BEATS: Final = vec[i64]([0, 28, 83, 167, 278, 417, 583, 722, 833, 917, 972, 1000])
"""In a thousand: how often a die with a lead of -6 to 5 is higher than another die."""


def beats(lead: i64) -> i64:
    if lead < -6:
        return 0
    return BEATS[lead + 6] if lead < 5 else i64(1000)


def attack_of(t: Table, seat: i64) -> i64:
    """P5.9: of a condottiere, or of a city nobody fights for."""
    if seat == NO_SEAT:
        return NEUTRAL_ATTACK
    return troop_total(fit(t, seat), TROOP_ATTACK) + bonus(t, seat, TILE_ATTACK)


def defence_of(t: Table, seat: i64) -> i64:
    if seat == NO_SEAT:
        return NEUTRAL_DEFENCE
    return troop_total(fit(t, seat), TROOP_DEFENCE) + bonus(t, seat, TILE_DEFENCE) + tile_total(t, seat, TILE_OWN_DEFENCE)


def strongest_rival(t: Table, seat: i64) -> i64:
    """The strongest other seat that could fight, or NO_SEAT."""
    best: i64 = NO_SEAT
    most: i64 = 0
    for other in range(t.seats):
        if other != seat and t.troops[other] != 0:
            strength = power(t, other)
            if strength > most or best == NO_SEAT:
                most = strength
                best = other
    return best


def fight(w: Worth, t: Table, seat: i64, city: i64, other: i64, side: i64, rival: i64, known: bool) -> i64:
    """What fighting for a city is worth, more than to look on: the pay, the laurel, and the cities it moves."""
    if rival == NO_SEAT and not known:
        rival = strongest_rival(t, seat)
    if side == ATTACKER:
        wins = beats(attack_of(t, seat) - defence_of(t, rival))
        loses = (1000 - wins) * beats(attack_of(t, rival) - defence_of(t, seat)) // 1000
    else:
        loses = beats(attack_of(t, rival) - defence_of(t, seat))
        wins = (1000 - loses) * beats(attack_of(t, seat) - defence_of(t, rival)) // 1000
    up = w.gain(t, seat, city, 1, other)
    down = w.gain(t, seat, other, 1, city)
    pay = t.status[city] * COIN[w.decade * 2 + 2]
    laurel = POINT * (t.laurels[seat] + 1)
    return pay + (wins * (laurel + up) + loses * down - 400 * up - 300 * down) // 1000


def war(w: Worth, t: Table, seat: i64, attacker: i64, defender: i64) -> i64:
    """What a war between these cities is worth to the one who starts it."""
    looks_on = (400 * w.gain(t, seat, attacker, 1, defender) + 300 * w.gain(t, seat, defender, 1, attacker)) // 1000
    if t.troops[seat] == 0:
        return looks_on - 50
    one = fight(w, t, seat, attacker, defender, 0, NO_SEAT, False)
    two = fight(w, t, seat, defender, attacker, 1, NO_SEAT, False)
    rivals: i64 = 0
    for other in range(t.seats):
        if other != seat and t.troops[other] != 0:
            rivals += 1
    price = 1 + 2 * rivals
    if price > t.purses[seat * 2 + INFLUENCE]:
        price = t.purses[seat * 2 + INFLUENCE]
    worth = (one if one > two else two) + looks_on
    worth = worth * 6 // 10 if rivals > 1 else worth * 9 // 10
    return worth - price * COIN[w.decade * 2 + 1]
