"""P5.9 What the two sides of a war are worth."""

from __future__ import annotations

from mypy_extensions import i64

from ...kernel.seats import NO_SEAT, has
from .limits import tile_total, troop_total
from .table import Table
from .tiles import FAMILY_TROOP, NOTHING, TILE_KINDS, TILE_TROOP, Figures


def side_strength(t: Table, side: i64, figures: Figures) -> i64:
    """P5.8: what a side is worth, with what a League adds; P5.4: a city nobody fights for has its own figures."""
    seat = t.condottieri[side]
    found = figures.neutral if seat == NO_SEAT else strength(t, seat, figures)
    if t.league != NO_SEAT and t.league_side == side:
        found += bare_strength(t, t.league, figures)
    return found


def strength(t: Table, seat: i64, figures: Figures) -> i64:
    """P5.9: the troops of a condottiere and what family and city tiles add to them: each needs its troop, unbribed.
    Caterina Sforza needs any troop, bribed or not."""
    found = bare_strength(t, seat, figures)
    if t.troops[seat] != 0:
        found += tile_total(t, seat, figures.own)
    troops = fit(t, seat)
    family = t.family[seat]
    if FAMILY_TROOP[family] != NOTHING and has(troops, FAMILY_TROOP[family]):
        found += figures.family[family]
    for kind in range(TILE_KINDS):
        if TILE_TROOP[kind] != NOTHING and has(troops, TILE_TROOP[kind]):
            found += figures.tile[kind] * t.tiles[seat * TILE_KINDS + kind]
    return found


def bare_strength(t: Table, seat: i64, figures: Figures) -> i64:
    """P5.6: the bare values of a seat's troops, as the Pope's owner brings them into a League."""
    return troop_total(fit(t, seat), figures.troop)


def fit(t: Table, seat: i64) -> i64:
    """P5.7: the troops of a seat that nobody has bribed."""
    return t.troops[seat] & ~t.bribed[seat]
