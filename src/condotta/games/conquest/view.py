"""What a seat sees, built from nothing, and another world that it cannot tell from this one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64

from ...kernel.contract import Frame
from ...kernel.counts import total
from ...kernel.engine import settle
from ...kernel.question import Question, see_question
from ...kernel.rng import Rng
from ...kernel.seats import NO_SEAT, PUBLIC, bit, seats_of, size
from .bag import bag_of, in_hand
from .board import ZONES
from .deploy import take_back_placement
from .odds import possible_kinds
from .pieces import ANY, KINDS, LINE_UP, NO_PIECE, PIECES, only
from .puzzle import origin_mask, puzzle
from .regroup import NOWHERE, Arranging, Picking
from .table import EMPTY, IN_BAG, Table
from .territories import pieces_of
from .worlds import draw_world

Counts = tuple[int, ...]


@dataclass(frozen=True)
class ZoneView:
    """A zone as a viewer sees it. Sets of kinds have one bit for each kind."""

    seat: int
    """Whose piece stands here, or NO_SEAT."""
    piece: int
    """What it is, if this viewer knows; else NO_PIECE."""
    may_be: int
    """The kinds it can still be, to this viewer."""
    known: int
    """The kinds it can still be by what everybody knows: what others may take an own piece for."""


@dataclass(frozen=True)
class SeatView:
    """One seat as a viewer sees it."""

    pieces: int
    """How many are on the board."""
    bag: Counts
    """For each piece in the bag the kinds it can be, in the order of these numbers."""
    hand: int
    """The kinds the piece can be that was taken from the bag and not yet put down; 0 without one."""
    flag_with: int
    """Who has captured this seat's Flag, or NO_SEAT."""
    groups: tuple[Group, ...]


@dataclass(frozen=True)
class Group:
    """Pieces that a Regroup or a bag has mixed: each of these kinds is one of them, which one is not known."""

    zones: Counts
    in_bag: int
    kinds: Counts
    """For each piece the kinds it can be, in the order of these numbers."""


@dataclass(frozen=True)
class View:
    """The table as one viewer sees it (Q8)."""

    eye: int
    question: Question | None
    zones: tuple[ZoneView, ...]
    seats: tuple[SeatView, ...]
    owners: Counts
    """Who holds each territory, or NO_SEAT."""
    to_place: Counts
    """Q2.4: the pieces this seat has still to place, by kind."""
    picked: Counts
    """Q7 Regroup: the zones picked."""
    pile_size: int
    discards: Counts
    drawn: Counts
    traitor_last: bool
    first: int
    turn: int
    round: int
    rounds: int
    moves: int
    moved: bool
    garrison: bool
    charge: bool
    memory: bool
    winners: Counts


def see(t: Table, viewer: int) -> View:
    """Q2.6, Q8: who stands where, territories and cards are public; what a piece is, each viewer knows for itself."""
    picked: Counts = picked_by(t.stack[-1]) if t.asked != 0 else ()
    kinds = possible(t, viewer)
    return View(
        eye=viewer,
        question=see_question(t, viewer),
        zones=see_placement(t, viewer) if len(t.placed) > 0 else see_zones(t, viewer, kinds),
        seats=tuple([see_seat(t, viewer, seat, kinds) for seat in range(t.seats)]),
        owners=tuple(t.owners),
        to_place=left_to_place(t, viewer),
        picked=picked,
        pile_size=total(t.pile),
        discards=tuple(t.discards),
        drawn=tuple(t.drawn),
        traitor_last=t.traitor_last,
        first=t.first,
        turn=t.turn,
        round=t.round,
        rounds=t.rounds,
        moves=t.moves,
        moved=t.moved,
        garrison=t.garrison,
        charge=t.charge,
        memory=t.memory,
        winners=tuple(seats_of(t.winners)),
    )


def possible(t: Table, viewer: i64) -> list[int]:
    """The kinds each piece can still be to this viewer, counting included. Of its own it knows; of those it is told
    what everybody else can know. At a table without memory, any kind."""
    if not t.memory:
        return [ANY] * int(t.seats * PIECES)
    found: list[int] = []
    for seat in range(t.seats):
        found += possible_kinds(t, PUBLIC if seat == viewer else viewer, seat)
    return found


def see_placement(t: Table, viewer: int) -> tuple[ZoneView, ...]:
    """Q2.4: while all place unseen, each sees its own pieces only."""
    found: list[ZoneView] = []
    for zone in range(ZONES):
        piece = t.placed[zone]
        own = piece != NO_PIECE and t.owners[zone // 3] == viewer
        found.append(zone_view(viewer, bit(piece), 0) if own else FREE_ZONE)
    return tuple(found)


def see_zones(t: Table, viewer: i64, kinds: list[int]) -> tuple[ZoneView, ...]:
    found: list[ZoneView] = []
    for zone in range(ZONES):
        piece = t.at[zone]
        if piece == EMPTY:
            found.append(FREE_ZONE)
        else:
            found.append(zone_view(piece // PIECES, to_eye(t, viewer, piece, kinds), kinds[piece]))
    return tuple(found)


def zone_view(seat: i64, may_be: i64, known: i64) -> ZoneView:
    """A zone with a piece. A view never changes, so whatever looks the same shares one."""
    key: int = (seat * (ANY + 1) + may_be) * (ANY + 1) + known
    kept = ZONE_VIEWS.get(key)
    if kept is None:
        if len(ZONE_VIEWS) >= MOST_ZONE_VIEWS:
            ZONE_VIEWS.clear()
        kept = ZoneView(seat, size(may_be - 1) if only(may_be) else NO_PIECE, may_be, known)
        ZONE_VIEWS[key] = kept
    return kept


FREE_ZONE: Final = ZoneView(NO_SEAT, NO_PIECE, 0, 0)
ZONE_VIEWS: Final[dict[int, ZoneView]] = {}
MOST_ZONE_VIEWS: Final = 10_000


def to_eye(t: Table, viewer: i64, piece: i64, kinds: list[int]) -> i64:
    """The kinds a piece can be to this viewer, its own included."""
    return bit(t.kind[piece]) if piece // PIECES == viewer else kinds[piece]


def see_seat(t: Table, viewer: i64, seat: i64, kinds: list[int]) -> SeatView:
    if len(t.placed) > 0:
        return SeatView(0, (), 0, NO_SEAT, ())
    held = in_hand(t, seat)
    return SeatView(
        pieces=pieces_of(t, seat),
        bag=tuple(sorted([int(to_eye(t, viewer, piece, kinds)) for piece in bag_of(t, seat)])),
        hand=to_eye(t, viewer, held, kinds) if held >= 0 else 0,
        flag_with=t.flag_with[seat],
        groups=() if seat == viewer or not t.memory else see_groups(t, viewer, seat),
    )


def see_groups(t: Table, viewer: i64, seat: i64) -> tuple[Group, ...]:
    members: dict[int, list[int]] = {}
    for piece in range(seat * PIECES, (seat + 1) * PIECES):
        if t.group[piece] != 0:
            members.setdefault(t.group[piece], []).append(piece)
    found: list[tuple[Counts, int, Counts]] = []
    for pieces in members.values():
        zones = tuple(sorted([int(t.zone[piece]) for piece in pieces if t.zone[piece] >= 0]))
        in_bag = len([piece for piece in pieces if t.zone[piece] == IN_BAG])
        found.append((zones, in_bag, tuple(sorted([int(origin_mask(t, viewer, piece)) for piece in pieces]))))
    return tuple([Group(zones, in_bag, kinds) for zones, in_bag, kinds in sorted(found)])


def left_to_place(t: Table, viewer: int) -> Counts:
    """Q2.4: what a seat has still to place, by kind."""
    left = [0] * KINDS
    if viewer != PUBLIC and len(t.placed) > 0:
        for i in range(PIECES - t.unplaced[viewer], PIECES):
            left[LINE_UP[i]] += 1
    return tuple(left)


def picked_by(top: Frame[Any]) -> Counts:
    """Q7 Regroup: the zones picked, in order."""
    if isinstance(top, Picking):
        return tuple([int(zone) for zone in (top.one, top.two) if zone != NOWHERE])
    if isinstance(top, Arranging):
        return tuple([int(zone) for zone in (top.one, top.two, top.three) if zone != NOWHERE])
    return ()


def determinize(t: Table, viewer: i64, rng: Rng) -> Table:
    """Q8: a world this viewer cannot tell from the real one, drawn fairly from all there are: every piece of the
    others gets a kind that agrees with all that this viewer knows. What others are placing unseen is open again."""
    world = t.clone()
    if len(t.placed) > 0:
        if t.stack[-1].sealed:
            take_back_placement(world, viewer)
            settle(world)
        return world
    for seat in range(t.seats):
        if seat != viewer:
            draw_world(puzzle(t, viewer, seat), world, rng)
    return world
