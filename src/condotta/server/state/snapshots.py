"""A table state as bytes and back, so that a long game is opened without applying all of its rows again.

A snapshot is only a short cut: it is kept under the hash of the code that made it, after it has been read back and
found equal, and any other code falls back to the log.
"""

from __future__ import annotations

import hashlib
from array import array
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec
from msgspec import Struct

from ...games import GAMES
from ...kernel.contract import Table
from ...kernel.portrait import portrait
from ...kernel.position import position_of, table_from
from ...kernel.seats import has
from ..log.rows import Header, Motion, Row, StandIn
from .seats import Motions, Seat, Votes
from .table_state import TableState
from .talk import Promise
from .timing.clock import Clock
from .timing.standing_bids import StandingBids
from .undo import Undoable

EVERY: Final = 64
"""Rows from one snapshot to the next."""
ROOMS: Final = ("log", "state")
"""The rooms of the server that a state depends on."""
MADE: Final = (".pyc", ".so", ".pyd")


class ClockPacked(Struct, frozen=True):
    left: list[int]
    since: list[int | None]
    sealed_left: list[int]
    sealed_since: list[int | None]
    off_until: list[int]
    days_off: list[int]


class UndoPacked(Struct, frozen=True):
    seat: int
    row: int
    entries: int
    table: Any
    clock: ClockPacked | None


class StatePacked(Struct, frozen=True):
    seats: list[Seat]
    table: Any
    clock: ClockPacked | None
    entries: list[int]
    decisions: list[tuple[int, int]]
    promises: list[Promise]
    standing: StandingBids
    wants_pause: list[int]
    motions: list[tuple[Motion, int | None, Votes]]
    stand_ins: list[StandIn]
    wants_deletion: list[int]
    paused: bool
    closed: bool
    rematch: str | None
    undoable: UndoPacked | None
    position: Any
    rules: int
    mark: str
    row: Row
    hearers: list[int]


@cache
def code_of(game: str) -> str:
    """The hash of all code and data that a state of this game depends on."""
    package = files(__package__.partition(".")[0])
    digest = hashlib.blake2b(digest_size=12)
    for folder in (package / "kernel", package / "games" / game, *(package / "server" / room for room in ROOMS)):
        for path in sorted(sources(folder), key=str):
            digest.update(path.read_bytes())
    return digest.hexdigest()


def sources(folder: Traversable) -> list[Traversable]:
    """Every file but those that are made from others."""
    if not folder.is_dir():
        return []  # a game that was added by hand, as tests do
    found: list[Traversable] = []
    for path in folder.iterdir():
        if path.is_dir():
            found += sources(path)
        elif not path.name.endswith(MADE):
            found.append(path)
    return found


def pack(state: TableState) -> bytes | None:
    """A state as bytes; None if it would not come back as it is."""
    try:
        body = msgspec.json.encode(
            StatePacked(
                seats=state.seats,
                table=None if state.table is None else position_of(state.table),
                clock=pack_clock(state.clock),
                entries=list(state.entries),
                decisions=list(state.decisions.items()),
                promises=state.promises,
                standing=state.standing,
                wants_pause=sorted(state.wants_pause),
                motions=[(*motion, votes) for motion, votes in state.motions.items()],
                stand_ins=list(state.stand_ins.values()),
                wants_deletion=sorted(state.wants_deletion),
                paused=state.paused,
                closed=state.closed,
                rematch=state.rematch,
                undoable=pack_undo(state.undoable),
                position=state.position,
                rules=state.rules,
                mark=state.mark,
                row=state.row,
                hearers=list(state.hearers),
            )
        )
        again = unpack(state.table_id, state.header, body)
    except (TypeError, AttributeError):
        return None
    return body if portrait(again.table) == portrait(state.table) else None


def unpack(table_id: str, header: Header, body: bytes) -> TableState:
    found = msgspec.json.decode(body, type=StatePacked)
    state = TableState(table_id, header)
    state.seats = found.seats
    state.table = unpack_table(found.table, header)
    state.clock = unpack_clock(found.clock, header)
    state.entries = array("q", found.entries)
    state.decisions = dict(found.decisions)
    state.promises = found.promises
    state.standing = found.standing
    state.wants_pause, state.wants_deletion = set(found.wants_pause), set(found.wants_deletion)
    state.motions = Motions({(what, about): votes for what, about, votes in found.motions})
    state.stand_ins = {offer.seat: offer for offer in found.stand_ins}
    state.paused, state.closed, state.rematch = found.paused, found.closed, found.rematch
    state.position = found.position
    state.rules, state.mark, state.row = found.rules, found.mark, found.row
    state.hearers = array("H", found.hearers)
    state.told = {viewer: sum(1 for viewers in found.hearers if has(viewers, viewer)) for viewer in state.viewers}
    if found.undoable is not None:
        undo = found.undoable
        table = unpack_table(undo.table, header)
        assert table is not None
        state.undoable = Undoable(undo.seat, undo.row, table, unpack_clock(undo.clock, header), undo.entries)
    return state


def pack_undo(undo: Undoable | None) -> UndoPacked | None:
    if undo is None:
        return None
    return UndoPacked(undo.seat, undo.row, undo.entries, position_of(undo.table), pack_clock(undo.clock))


def pack_clock(clock: Clock | None) -> ClockPacked | None:
    if clock is None:
        return None
    sealed = clock.sealed_left, clock.sealed_since
    return ClockPacked(clock.left, clock.since, *sealed, clock.off_until, clock.days_off)


def unpack_clock(found: ClockPacked | None, header: Header) -> Clock | None:
    if found is None or header.clock is None:
        return None
    clock = Clock(header.clock, 0)
    clock.left, clock.since = found.left, found.since
    clock.sealed_left, clock.sealed_since = found.sealed_left, found.sealed_since
    clock.off_until, clock.days_off = found.off_until, found.days_off
    return clock


def unpack_table(found: dict[str, Any] | None, header: Header) -> Table | None:
    if found is None:
        return None
    table = table_from(GAMES[header.game], len(header.seats), header.options, found)
    table.events = []
    return table
