"""The fields of a Conquest table and their copy; nothing else."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.contract import Game
from ...kernel.contract import Table as KernelTable
from .board import Board

EMPTY: Final = -1
"""A zone without a piece."""

# Where a piece is that stands on no zone.
IN_BAG: Final = -1
CAPTURED: Final = -2
IN_HAND: Final = -3


class Table(KernelTable):
    shared: ClassVar[frozenset[str]] = frozenset(["game", "events", "board"])

    board: Board
    garrison: bool
    """Q2.4: each own territory must get a piece."""
    charge: bool
    """Q4.3: a Scout may fight at the end of a long move."""
    memory: bool
    """Q8: views show what each seat can know of the others' pieces; without, each has to remember it."""
    rounds: i64
    """Q6.4: after so many the game ends; 0 for never."""

    owners: vec[i64]
    """Q5.1: who holds each territory, or NO_SEAT."""
    placed: vec[i64]
    """Q2.4: the kind that lies on each zone while all place unseen; empty once the pieces stand."""
    unplaced: vec[i64]
    """How many pieces each seat still has to place."""

    at: vec[i64]
    """The piece on each zone, or EMPTY. The pieces of a seat are seat × 18 and the seventeen that follow."""
    zone: vec[i64]
    """Where each piece stands, or IN_BAG, CAPTURED, IN_HAND."""
    kind: vec[i64]

    # Q8: what is known of each piece; knowledge.py says what these mean.
    may_be: vec[i64]
    seen_by: vec[i64]
    origin: vec[i64]
    origin_seen_by: vec[i64]
    origin_kind: vec[i64]
    group: vec[i64]

    pile: vec[i64]
    """Cards are counts by kind."""
    discards: vec[i64]
    drawn: vec[i64]
    """Q3.2: what this turn has drawn and laid open."""
    traitor_last: bool
    """Q2.1: the Traitor is the last card of the pile."""

    flag_with: vec[i64]
    """Q6.1: who has captured each seat's Flag, or NO_SEAT."""
    first: i64
    """Who begins each round."""
    turn: i64
    round: i64
    moves: i64
    """Q3.5: how many moves are left."""
    moved: bool
    """Whether the compulsory one has been made."""

    def __init__(self, game: Game[Table], board: Board, seats: i64) -> None:
        super().__init__(game, seats)
        self.board = board

    def clone(self) -> Table:
        other = Table(self.game, self.board, self.seats)
        self.copy_into(other)
        other.garrison = self.garrison
        other.charge = self.charge
        other.memory = self.memory
        other.rounds = self.rounds
        other.owners = self.owners[:]
        other.placed = self.placed[:]
        other.unplaced = self.unplaced[:]
        other.at = self.at[:]
        other.zone = self.zone[:]
        other.kind = self.kind[:]
        other.may_be = self.may_be[:]
        other.seen_by = self.seen_by[:]
        other.origin = self.origin[:]
        other.origin_seen_by = self.origin_seen_by[:]
        other.origin_kind = self.origin_kind[:]
        other.group = self.group[:]
        other.pile = self.pile[:]
        other.discards = self.discards[:]
        other.drawn = self.drawn[:]
        other.traitor_last = self.traitor_last
        other.flag_with = self.flag_with[:]
        other.first = self.first
        other.turn = self.turn
        other.round = self.round
        other.moves = self.moves
        other.moved = self.moved
        return other
