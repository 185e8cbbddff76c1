"""P5.9 What the two sides of a war are worth."""

from __future__ import annotations

from mypy_extensions import i64

from ...kernel.seats import has
from .limits import has_ability
from .table import NO_SEAT, Table
from .tiles import (
    ARTILLERY,
    ARTILLERY_BONUS,
    NEUTRAL_ATTACK,
    NEUTRAL_DEFENCE,
    TILE_ATTACK,
    TILE_DEFENCE,
    TILE_KINDS,
    TILE_OWN_DEFENCE,
    TILE_TROOP,
    TROOP_ATTACK,
    TROOP_DEFENCE,
    TROOP_KINDS,
)


def attack(t: Table, side: i64) -> i64:
    """P5.8, P5.4: the attack of a side; a city nobody fights for has its own."""
    seat = t.condottieri[side]
    found = NEUTRAL_ATTACK
    if seat != NO_SEAT:
        found = troops_attack(t, seat) + bonus_attack(t, seat)
    if t.league != NO_SEAT and t.league_side == side:
        found += troops_attack(t, t.league)
    return found


def defence(t: Table, side: i64) -> i64:
    """P5.8, P5.4: the defence of a side."""
    seat = t.condottieri[side]
    found = NEUTRAL_DEFENCE
    if seat != NO_SEAT:
        found = troops_defence(t, seat) + bonus_defence(t, seat)
    if t.league != NO_SEAT and t.league_side == side:
        found += troops_defence(t, t.league)
    return found


def fit(t: Table, seat: i64) -> i64:
    """P5.7: the troops of a seat that nobody has bribed."""
    return t.troops[seat] & ~t.bribed[seat]


def troops_attack(t: Table, seat: i64) -> i64:
    """P5.6, P5.9: the bare values of its troops."""
    found: i64 = 0
    troops = fit(t, seat)
    kind: i64 = 0
    while kind < TROOP_KINDS:
        if has(troops, kind):
            found += TROOP_ATTACK[kind]
        kind += 1
    return found


def troops_defence(t: Table, seat: i64) -> i64:
    found: i64 = 0
    troops = fit(t, seat)
    kind: i64 = 0
    while kind < TROOP_KINDS:
        if has(troops, kind):
            found += TROOP_DEFENCE[kind]
        kind += 1
    return found


def bonus_attack(t: Table, seat: i64) -> i64:
    """P5.9: d'Este, Swiss Mercenaries, Armourer, Spanish Infantry: each needs its troop, unbribed."""
    found: i64 = 0
    troops = fit(t, seat)
    if has(troops, ARTILLERY) and has_ability(t, seat, ARTILLERY_BONUS):
        found = 1
    kind: i64 = 0
    while kind < TILE_KINDS:
        if TILE_TROOP[kind] >= 0 and has(troops, TILE_TROOP[kind]):
            found += TILE_ATTACK[kind] * t.tiles[seat * TILE_KINDS + kind]
        kind += 1
    return found


def bonus_defence(t: Table, seat: i64) -> i64:
    """P5.9: the same, Genoese Crossbow, and Caterina Sforza, who needs any troop, bribed or not."""
    found: i64 = 0
    troops = fit(t, seat)
    if has(troops, ARTILLERY) and has_ability(t, seat, ARTILLERY_BONUS):
        found = 1
    kind: i64 = 0
    while kind < TILE_KINDS:
        count = t.tiles[seat * TILE_KINDS + kind]
        if count > 0:
            if TILE_TROOP[kind] >= 0 and has(troops, TILE_TROOP[kind]):
                found += TILE_DEFENCE[kind] * count
            if t.troops[seat] != 0:
                found += TILE_OWN_DEFENCE[kind] * count
        kind += 1
    return found
