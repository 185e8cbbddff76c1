"""Advice for setting up in Conquest: land that hangs together, the Flag walled in, a piece in every territory."""

from __future__ import annotations

from mypy_extensions import i64

from ..games.conquest.acts import CHOOSE, PLACE
from ..games.conquest.board import ZONES
from ..games.conquest.deploy import is_bare, next_to_place
from ..games.conquest.pieces import COUNT, CURSED_LAND, FLAG, KING, NO_PIECE, PRINCE, SCOUT, SORCERESS, SPY
from ..games.conquest.table import Table
from ..kernel.contract import Acts
from ..kernel.rng import Rng
from ..kernel.seats import NO_SEAT


def choose_territory(t: Table, seat: i64, rng: Rng, out: Acts) -> i64:
    """Cities, and what hangs together with what is held: borders that need no guard."""
    best = out.items[0]
    most: i64 = -1_000_000
    for i in range(out.count):
        territory = out.items[i] - CHOOSE
        value = 150 * t.board.cities[territory] + rng.below(50)
        for zone in range(territory * 3, territory * 3 + 3):
            for other in t.board.around[zone]:
                owner = t.owners[other // 3]
                if other // 3 != territory:
                    value += 50 if owner == seat else 0 if owner == NO_SEAT else -20
        if value > most:
            most = value
            best = out.items[i]
    return best


def choose_place(t: Table, seat: i64, rng: Rng, out: Acts) -> i64:
    """The best place for the piece that is asked for; where several are nearly as good, any of them."""
    kind = next_to_place(t, seat)
    flag = flag_zone(t, seat)
    best = out.items[0]
    most: i64 = -1_000_000
    for i in range(out.count):
        zone = (out.items[i] - PLACE) % ZONES
        value = flag_place(t, seat, zone) if kind == FLAG else place(t, seat, kind, zone, flag)
        value += rng.below(40)
        if value > most:
            most = value
            best = out.items[i]
    return best


def flag_zone(t: Table, seat: i64) -> i64:
    """Where the own Flag has been placed, or -1."""
    for zone in range(ZONES):
        if t.placed[zone] == FLAG and t.owners[zone // 3] == seat:
            return zone
    return -1


def flag_place(t: Table, seat: i64, zone: i64) -> i64:
    """Where all sides are own land and few, so that they can be filled, and others are far."""
    value: i64 = 0
    for other in t.board.around[zone]:
        value -= 40
        if t.owners[other // 3] != seat:
            value -= 200
        else:
            for far in t.board.around[other]:
                if t.owners[far // 3] != seat:
                    value -= 8
    return value


def place(t: Table, seat: i64, kind: i64, zone: i64, flag: i64) -> i64:
    """Round the Flag first, Cursed Lands before all; then a piece in every territory, the strong ones in front."""
    front = front_of(t, seat, zone)
    value: i64 = 0
    if flag >= 0 and t.board.borders(zone, flag):
        value += guard(t, seat, kind, flag) + 20 * front
    elif kind == CURSED_LAND:
        value -= 30 - 10 * front
    if is_bare(t, zone // 3):
        value += 60 + 30 * t.board.cities[zone // 3]
    if PRINCE <= kind <= KING or kind == SORCERESS or kind == SCOUT:
        value += 15 * front
    elif kind != CURSED_LAND and kind != SPY:
        value += 10 * front
    return value


def guard(t: Table, seat: i64, kind: i64, flag: i64) -> i64:
    """How much a piece is wanted beside the Flag: all sides must be filled before the pieces are out."""
    bare: i64 = 0
    for other in t.board.around[flag]:
        if t.owners[other // 3] == seat and t.placed[other] == NO_PIECE:
            bare += 1
    if kind == CURSED_LAND:
        return 400
    if bare == 0:
        return 0
    return 300 if kind <= COUNT else 120


def front_of(t: Table, seat: i64, zone: i64) -> i64:
    """How many zones beside this one are not own land."""
    count: i64 = 0
    for beside in t.board.around[zone]:
        if t.owners[beside // 3] != seat:
            count += 1
    return count
