"""Q2 Set-up: the first seat, the choice of territories, the unseen placement."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.contract import Acts, Frame
from ...kernel.counts import filled
from ...kernel.rng import Rng
from ...kernel.sealed import Sealed
from ...kernel.seats import CHANCE, NO_SEAT, bit, first, size
from . import cards
from .acts import CHOOSE, LOT, PLACE
from .board import TERRITORIES, ZONES
from .pieces import ANY, COPIES, KINDS, LINE_UP, NO_PIECE, PIECES, lot
from .table import EMPTY, IN_BAG, Table
from .territories import count_territories
from .turn import Turn
from .zones import put


def set_up(t: Table) -> None:
    """Q2.1: 41 cards shuffled and the Traitor under them; an empty board."""
    t.pile = vec[i64](cards.COPIES)
    t.discards = filled(cards.CARDS)
    t.drawn = filled(cards.CARDS)
    t.traitor_last = True
    t.owners = filled(TERRITORIES, NO_SEAT)
    t.placed = filled(ZONES, NO_PIECE)
    t.unplaced = filled(t.seats, PIECES)
    t.at = filled(ZONES, EMPTY)
    t.zone = filled(t.seats * PIECES, IN_BAG)
    t.kind = filled(t.seats * PIECES)
    t.may_be = filled(t.seats * PIECES, ANY)
    t.seen_by = filled(t.seats * PIECES)
    t.origin = filled(t.seats * PIECES, ANY)
    t.origin_seen_by = filled(t.seats * PIECES)
    t.origin_kind = filled(t.seats * PIECES)
    t.group = filled(t.seats * PIECES)
    t.flag_with = filled(t.seats, NO_SEAT)
    t.first = 0
    t.turn = 0
    t.round = 0
    t.moves = 0
    t.moved = False
    t.then([Lots(bit(t.seats) - 1, 0, -1), Choice(), Deploy(bit(t.seats) - 1), Turn()])


class Lots(Frame[Table]):
    """Q2.2: each seat draws a piece, the highest begins; the tied draw again.

    `left` are still to draw; `best` is the highest so far, and `tied` are those who drew it.
    """

    rule: ClassVar[str] = "Q2.2"
    name: ClassVar[str] = "lots"

    def __init__(self, left: i64, tied: i64, best: i64) -> None:
        self.left = left
        self.tied = tied
        self.best = best

    def asks(self, t: Table) -> i64:
        return bit(CHANCE) if self.left != 0 else 0

    def sample(self, t: Table, rng: Rng) -> i64:
        nth = rng.below(PIECES)
        kind: i64 = 0
        while nth >= COPIES[kind]:
            nth -= COPIES[kind]
            kind += 1
        return LOT + kind

    def allows(self, t: Table, seat: i64, act: i64) -> bool:
        return LOT <= act < LOT + KINDS

    def answer(self, t: Table, seat: i64, act: i64) -> None:
        t.pop()
        kind = act - LOT
        drawer = first(self.left)
        t.emit("lot", drawer, kind)
        left = self.left & ~bit(drawer)
        if lot(kind) > self.best:
            t.push(Lots(left, bit(drawer), lot(kind)))
        elif lot(kind) == self.best:
            t.push(Lots(left, self.tied | bit(drawer), self.best))
        else:
            t.push(Lots(left, self.tied, self.best))

    def close(self, t: Table) -> None:
        if size(self.tied) > 1:
            t.emit("lots-tied", self.tied)
            t.push(Lots(self.tied, 0, -1))
        else:
            t.first = first(self.tied)
            t.turn = t.first
            t.emit("begins", t.first)


def chooser(t: Table, nth: i64) -> i64:
    """Q2.3: who makes the nth choice: first to last, last to first, and so on."""
    place = nth % t.seats
    if (nth // t.seats) % 2 == 1:
        place = t.seats - 1 - place
    return (t.first + place) % t.seats


class Choice(Frame[Table]):
    """Q2.3: territories are chosen one at a time until all are dealt."""

    rule: ClassVar[str] = "Q2.3"
    name: ClassVar[str] = "territory"

    def chosen(self, t: Table) -> i64:
        count: i64 = 0
        for territory in range(TERRITORIES):
            if t.owners[territory] != NO_SEAT:
                count += 1
        return count

    def asks(self, t: Table) -> i64:
        chosen = self.chosen(t)
        return bit(chooser(t, chosen)) if chosen < TERRITORIES else 0

    def options(self, t: Table, seat: i64, out: Acts) -> None:
        for territory in range(TERRITORIES):
            if t.owners[territory] == NO_SEAT:
                out.add(CHOOSE + territory)

    def refusal(self, t: Table, seat: i64, act: i64) -> str:
        return "already-chosen" if CHOOSE <= act < CHOOSE + TERRITORIES else "not-an-option"

    def answer(self, t: Table, seat: i64, act: i64) -> None:
        t.owners[act - CHOOSE] = seat
        t.emit("chooses", seat, act - CHOOSE)


def ungarrisoned(t: Table, seat: i64) -> i64:
    """How many of its territories a seat has put nothing in yet."""
    count: i64 = 0
    for territory in range(TERRITORIES):
        if t.owners[territory] == seat and is_bare(t, territory):
            count += 1
    return count


def is_bare(t: Table, territory: i64) -> bool:
    zone = territory * 3
    return t.placed[zone] == NO_PIECE and t.placed[zone + 1] == NO_PIECE and t.placed[zone + 2] == NO_PIECE


def next_to_place(t: Table, seat: i64) -> i64:
    """The kind a seat is asked to place: Flag first, then Cursed Lands, then from the King down."""
    return LINE_UP[PIECES - t.unplaced[seat]]


class Deploy(Sealed[Table]):
    """Q2.4: all place all their pieces at the same time and unseen on own territories, one to a zone. Each seat
    is asked for one piece after the other and need not wait for anybody."""

    rule: ClassVar[str] = "Q2.4"
    name: ClassVar[str] = "deploy"

    def asks(self, t: Table) -> i64:
        left: i64 = 0
        for seat in range(t.seats):
            if t.unplaced[seat] > 0:
                left |= bit(seat)
        return left

    def options(self, t: Table, seat: i64, out: Acts) -> None:
        first_code = PLACE + next_to_place(t, seat) * ZONES
        only_bare = t.garrison and t.unplaced[seat] <= ungarrisoned(t, seat)
        for territory in range(TERRITORIES):
            if t.owners[territory] == seat and (not only_bare or is_bare(t, territory)):
                for zone in range(territory * 3, territory * 3 + 3):
                    if t.placed[zone] == NO_PIECE:
                        out.add(first_code + zone)

    def refusal(self, t: Table, seat: i64, act: i64) -> str:
        if not PLACE <= act < PLACE + KINDS * ZONES:
            return "not-an-option"
        zone = (act - PLACE) % ZONES
        if (act - PLACE) // ZONES != next_to_place(t, seat):
            return "another-piece-first"
        if t.owners[zone // 3] != seat:
            return "not-your-territory"
        return "zone-taken" if t.placed[zone] != NO_PIECE else "garrison-first"

    def answer(self, t: Table, seat: i64, act: i64) -> None:
        t.placed[(act - PLACE) % ZONES] = (act - PLACE) // ZONES
        t.unplaced[seat] -= 1

    def close(self, t: Table) -> None:
        """Q2.6: the pieces stand where all see them, and what they are only their owner sees."""
        for seat in range(t.seats):
            piece = seat * PIECES
            low: i64 = 0
            high: i64 = 0
            for zone in range(ZONES):
                if t.owners[zone // 3] == seat and t.placed[zone] != NO_PIECE:
                    put(t, piece, zone)
                    t.kind[piece] = t.placed[zone]
                    piece += 1
                    if zone < 36:
                        low |= bit(zone)
                    else:
                        high |= bit(zone - 36)
            t.emit("sets-up", seat, PIECES, low, high)
        t.placed = vec[i64]()
        count_territories(t)


def take_back_placement(t: Table, viewer: i64) -> None:
    """What the others have placed, and how much of it, this viewer cannot know: all of it is open again."""
    for zone in range(ZONES):
        if t.owners[zone // 3] != viewer:
            t.placed[zone] = NO_PIECE
    for seat in range(t.seats):
        if seat != viewer:
            t.unplaced[seat] = PIECES
