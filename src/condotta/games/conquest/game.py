"""Conquest: the game's one door."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ...kernel.contract import Event, Game, Source
from ...kernel.engine import settle
from ...kernel.rng import Rng
from ...kernel.table_option import file_option, number_option, switch_option
from . import story
from .board import WESTERIA, ZONES, Board
from .board_problems import checked_board
from .cards import CARDS
from .deploy import Choice, set_up
from .encoding import ENCODING
from .notation import catalogue_of, events_of, territories_on, zones_on
from .pieces import KINDS, LINE_UP, NO_PIECE, PIECES
from .preview import AHEAD, previews
from .table import EMPTY, Table
from .territories import territories_of
from .view import View, determinize, see

GARRISON: Final = switch_option("garrison", "Q2.4", False)
CHARGE: Final = switch_option("scout_charge", "Q4.3", True)
ROUNDS: Final = number_option("rounds", "Q6.4", 200, 0, 10_000)
MEMORY: Final = switch_option("memory", "Q8", True)
BOARD: Final = file_option("board", "Q1")


@mypyc_attr(allow_interpreted_subclasses=True)
class Conquest(Game[Table]):
    name: ClassVar[str] = "conquest"
    rules_version: ClassVar[int] = 2
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 4

    def __init__(self, board: Board) -> None:
        zone, territory = zones_on(board), territories_on(board)
        super().__init__(catalogue_of(zone, territory), events_of(zone, territory))
        self.table_options = [GARRISON, CHARGE, ROUNDS, MEMORY, BOARD]
        self.ahead = AHEAD
        self.board = board
        self.encoding = ENCODING
        self.moments = story.MOMENTS
        self.chapters = story.CHAPTERS
        self.endings = story.ENDINGS
        self.decisive = story.DECISIVE

    def new(self, seats: int, options: dict[str, object]) -> Table:
        """Q2: a table with the option `board` has a game of its own, whose acts are written with that board's words."""
        self.check_setup(seats, options)
        board = options.get(BOARD.name)
        game = Conquest(checked_board(board)) if isinstance(board, dict) else self
        t = Table(game, game.board, seats)
        t.garrison = GARRISON.is_on(options)
        t.charge = CHARGE.is_on(options)
        t.memory = MEMORY.is_on(options)
        t.rounds = ROUNDS.number(options)
        set_up(t)
        settle(t)
        return t

    def view(self, t: Table, viewer: int) -> View:
        return see(t, viewer)

    def open_options(self, t: Table, seat: int) -> bool:
        """Q2.3: which territories are left is known to all."""
        return isinstance(t.stack[-1], Choice)

    def previews(self, t: Table, seat: int) -> dict[int, list[Event]]:
        return previews(t, seat)

    def determinize(self, t: Table, viewer: int, rng: Rng) -> Table:
        return determinize(t, viewer, rng)

    def scores(self, t: Table) -> list[int]:
        """Q6.4: territories held."""
        return [int(territories_of(t, seat)) for seat in range(int(t.seats))]

    def scoring(self, t: Table, told: Sequence[Event]) -> list[Source]:
        return story.scoring(t)

    def measures(self, t: Table) -> dict[str, list[int]]:
        return story.measures(t)

    def ending(self, t: Table) -> Event:
        return story.ending(t)

    def conserved(self, t: Table) -> list[int]:
        """Q1, Q7: every kind of piece of each seat, and every kind of card. Each piece is where its zone says."""
        if len(t.placed) > 0:
            return sums_before(t)
        found: list[int] = []
        for seat in range(int(t.seats)):
            for kind in range(KINDS):
                pieces = range(seat * PIECES, (seat + 1) * PIECES)
                found.append(len([piece for piece in pieces if t.kind[piece] == kind]))
        standing = [zone for zone in range(ZONES) if t.at[zone] != EMPTY and t.zone[t.at[zone]] == zone]
        misplaced = len([zone for zone in t.zone if zone >= 0]) - len(standing)
        return [*found, misplaced, *card_sums(t)]


def sums_before(t: Table) -> list[int]:
    """The same sums while pieces are being placed: what has been placed is no more than there is."""
    found: list[int] = []
    for seat in range(int(t.seats)):
        own = [t.placed[zone] for zone in range(ZONES) if t.owners[zone // 3] == seat and t.placed[zone] != NO_PIECE]
        left = [int(kind) for kind in LINE_UP][PIECES - t.unplaced[seat] :]
        for kind in range(KINDS):
            found.append(len([1 for placed in own if placed == kind]) + left.count(kind))
    return [*found, 0, *card_sums(t)]


def card_sums(t: Table) -> list[int]:
    return [int(t.pile[card] + t.discards[card] + t.drawn[card]) for card in range(CARDS)]


CONQUEST: Final = Conquest(WESTERIA)
