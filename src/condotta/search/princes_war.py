"""What wars are worth in Princes of the Renaissance, in hundredths of a victory point."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..games.princes.strength import strength
from ..games.princes.table import ATTACKER, Table
from ..games.princes.tiles import ATTACK, DEFENCE, INFLUENCE, Figures
from ..kernel.seats import NO_SEAT
from .princes_worth import COIN, POINT, Worth, power

BEATS: Final = vec[i64]([0, 28, 83, 167, 278, 417, 583, 722, 833, 917, 972, 1000])
"""In a thousand: how often a die with a lead of -6 to 5 is higher than another die."""


def beats(lead: i64) -> i64:
    if lead < -6:
        return 0
    return BEATS[lead + 6] if lead < 5 else i64(1000)


def power_of(t: Table, seat: i64, figures: Figures) -> i64:
    """P5.9, P5.4: attack or defence of a condottiere, or of a city nobody fights for."""
    return figures.neutral if seat == NO_SEAT else strength(t, seat, figures)


def strongest_rival(t: Table, seat: i64) -> i64:
    """The strongest other seat that could fight, or NO_SEAT."""
    best: i64 = NO_SEAT
    most: i64 = 0
    for other in range(t.seats):
        if other != seat and t.troops[other] != 0:
            found = power(t, other)
            if found > most or best == NO_SEAT:
                most = found
                best = other
    return best


def fight(w: Worth, t: Table, seat: i64, city: i64, other: i64, side: i64, rival: i64, known: bool) -> i64:
    """What fighting for a city is worth, more than to look on: the pay, the laurel, and the cities it moves."""
    if rival == NO_SEAT and not known:
        rival = strongest_rival(t, seat)
    if side == ATTACKER:
        wins = beats(power_of(t, seat, ATTACK) - power_of(t, rival, DEFENCE))
        loses = (1000 - wins) * beats(power_of(t, rival, ATTACK) - power_of(t, seat, DEFENCE)) // 1000
    else:
        loses = beats(power_of(t, rival, ATTACK) - power_of(t, seat, DEFENCE))
        wins = (1000 - loses) * beats(power_of(t, seat, ATTACK) - power_of(t, rival, DEFENCE)) // 1000
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
