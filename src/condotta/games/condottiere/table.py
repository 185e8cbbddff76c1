"""The fields of a Condottiere table and their copy; nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.contract import Game
from ...kernel.contract import Table as KernelTable

if TYPE_CHECKING:
    from .book import Book


class Table(KernelTable):
    shared: ClassVar[frozenset[str]] = frozenset(["game", "events", "book"])

    # Cards are counts: seat × KINDS + kind. Numbers begin with a value, so that no reading has to ask for one.
    hands: vec[i64]
    lines: vec[i64]
    face_down: vec[i64]
    """C12: the card each seat has face down, or NO_CARD."""
    showing: bool = True
    """C8.2: whether the table was set up with the showing of cards."""
    face_down_shown: vec[i64]
    """C8.2: the viewers that have been shown each seat's face-down card."""
    pile: vec[i64]
    discards: vec[i64]
    held: vec[i64]
    """What each viewer knows to be in each hand, at the least: (viewer × seats + seat) × KINDS + kind,
    the public last. Cards are known that were shown (C8.2) or taken back from a line (C5.7)."""
    had: vec[i64]
    """The same of hand and face-down card together: a known card may have been played face down."""

    owners: vec[i64]
    """Who controls each region, or NO_SEAT."""
    pope: i64 = 0
    """The region with the Pope token, or NOWHERE."""
    holder: i64 = 0
    """Who has the Condottiere token."""

    region: i64 = 0
    """Where the battle is; NOWHERE in a final battle."""
    placer: i64 = 0
    """Who placed the token for this battle."""
    turn: i64 = 0
    out: i64 = 0
    """The seats that play no more in this battle."""
    played: i64 = 0
    """The seats that have played a card in this battle."""
    surrendered: bool = False

    fighters: i64 = 0
    """C2.4: the seats of a final battle; in any other, all."""
    quiet: i64 = 0
    """C7.4: battles in a row in which no region changed hands."""
    battles: i64 = 0
    points: vec[i64]
    deciding: bool = False
    """C10.2: this final battle decides the match, not one game of it."""

    def __init__(self, game: Game[Table], book: Book, seats: i64) -> None:
        super().__init__(game, seats)
        self.book = book

    def clone(self) -> Table:
        other = Table(self.game, self.book, self.seats)
        self.copy_into(other)
        other.hands = self.hands[:]
        other.lines = self.lines[:]
        other.face_down = self.face_down[:]
        other.showing = self.showing
        other.face_down_shown = self.face_down_shown[:]
        other.pile = self.pile[:]
        other.discards = self.discards[:]
        other.held = self.held[:]
        other.had = self.had[:]
        other.owners = self.owners[:]
        other.pope = self.pope
        other.holder = self.holder
        other.region = self.region
        other.placer = self.placer
        other.turn = self.turn
        other.out = self.out
        other.played = self.played
        other.surrendered = self.surrendered
        other.fighters = self.fighters
        other.quiet = self.quiet
        other.battles = self.battles
        other.points = self.points[:]
        other.deciding = self.deciding
        return other
