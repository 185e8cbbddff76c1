"""P5.9 What the two sides of a war are worth."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.seats import has
from .limits import has_ability, tile_total, troop_total
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
)


def attack(t: Table, side: i64) -> i64:
    """P5.8, P5.4: the attack of a side; a city nobody fights for has its own."""
    seat = t.condottieri[side]
    found = NEUTRAL_ATTACK
    if seat != NO_SEAT:
        found = troop_total(fit(t, seat), TROOP_ATTACK) + bonus(t, seat, TILE_ATTACK)
    return found + from_league(t, side, TROOP_ATTACK)


def defence(t: Table, side: i64) -> i64:
    """P5.8, P5.4, P5.9: the defence of a side; Caterina Sforza needs any troop, bribed or not."""
    seat = t.condottieri[side]
    found = NEUTRAL_DEFENCE
    if seat != NO_SEAT:
        found = troop_total(fit(t, seat), TROOP_DEFENCE) + bonus(t, seat, TILE_DEFENCE)
        if t.troops[seat] != 0:
            found += tile_total(t, seat, TILE_OWN_DEFENCE)
    return found + from_league(t, side, TROOP_DEFENCE)


def fit(t: Table, seat: i64) -> i64:
    """P5.7: the troops of a seat that nobody has bribed."""
    return t.troops[seat] & ~t.bribed[seat]


def from_league(t: Table, side: i64, values: vec[i64]) -> i64:
    """P5.6: a side that the Pope's owner has joined gets the bare values of its troops."""
    if t.league == NO_SEAT or t.league_side != side:
        return 0
    return troop_total(fit(t, t.league), values)


def bonus(t: Table, seat: i64, values: vec[i64]) -> i64:
    """P5.9: d'Este, Swiss Mercenaries, Armourer, Spanish Infantry, Genoese Crossbow: each needs its troop, unbribed."""
    found: i64 = 0
    troops = fit(t, seat)
    if has(troops, ARTILLERY) and has_ability(t, seat, ARTILLERY_BONUS):
        found = 1
    kind: i64 = 0
    while kind < TILE_KINDS:
        if TILE_TROOP[kind] >= 0 and has(troops, TILE_TROOP[kind]):
            found += values[kind] * t.tiles[seat * TILE_KINDS + kind]
        kind += 1
    return found
