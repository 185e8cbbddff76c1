"""Puzzles over the wire: the messages that the seat was told, and how good its options are. Nothing is kept: a puzzle
is played anew from its entries, and only what its seat may see leaves here."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any, Final

from msgspec import Meta, Raw, Struct

from ...games import GAMES
from ...kernel.seats import letter
from ...puzzles import Puzzle, of_the_day, puzzles_of
from ..state.lessons import Told, begun, in_order, messages_of

BEFORE: Final = 12
"""How many entries before the question are told: how it came to this."""


class PuzzleNamed(Struct, frozen=True):
    game: str
    number: int


class PuzzleList(Struct, frozen=True):
    today: PuzzleNamed
    count: Annotated[dict[str, int], Meta(description="how many there are of each game")]


class AnswerShown(Struct, frozen=True):
    act: str
    chance: Annotated[int, Meta(description="of winning with it, in thousandths")]


class PuzzleShown(Struct, frozen=True):
    game: str
    number: int
    count: int
    options: dict[str, Any]
    seat: int
    messages: Annotated[list[Raw], Meta(description="what the seat was told last; the last one asks")]
    answers: Annotated[list[AnswerShown], Meta(description="the best options, the solution first")]
    source: str


def puzzle_list() -> PuzzleList:
    today = of_the_day(datetime.now(UTC).date())
    return PuzzleList(PuzzleNamed(today.game.name, today.number), {name: len(puzzles_of(name)) for name in GAMES})


def puzzle_shown(puzzle: Puzzle) -> PuzzleShown:
    show, source = puzzle.game.catalogue.show, puzzle.source
    return PuzzleShown(
        puzzle.game.name,
        puzzle.number,
        len(puzzles_of(puzzle.game.name)),
        puzzle.options,
        puzzle.seat,
        told_by(puzzle, puzzle.entries, max(0, len(puzzle.entries) - BEFORE)),
        [AnswerShown(show(one.act), one.chance) for one in puzzle.chances],
        f"condotta {source.version}, {source.bots}, seed {source.seed}, game {source.number}",
    )


def tried(puzzle: Puzzle, text: str) -> Told:
    """What an answer tells. Raises ActError."""
    entries = [*puzzle.entries, (puzzle.seat, puzzle.game.catalogue.read(text))]
    return Told(told_by(puzzle, entries, len(puzzle.entries)))


def told_by(puzzle: Puzzle, entries: list[tuple[int, int]], since: int) -> list[Raw]:
    table = begun(puzzle.game, [letter(seat) for seat in range(puzzle.seats)], puzzle.options)
    return in_order(messages_of(table, entries, since, puzzle.seat), since, len(entries))
