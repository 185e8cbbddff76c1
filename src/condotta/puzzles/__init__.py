"""Puzzles: moments of recorded games between bots in which one option is clearly the best for the seat that is asked.

They stand in `puzzles/GAME.jsonl`, one a line, with all that happened before and where it comes from. `condotta
puzzles` finds them. A line keeps its number: new ones are added at the end.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import date
from functools import cache
from importlib.resources import files
from typing import Any, Final

from ..games import GAMES, game_named
from ..kernel.contract import Game, Table
from ..kernel.engine import replay
from ..kernel.errors import SetupError
from ..kernel.seats import CHANCE, LETTERS, letter

Entry = tuple[int, int]

FIRST_DAY: Final = date(2026, 11, 1)
"""From which the puzzles of the day are counted."""


@dataclass(frozen=True)
class Chance:
    """An option and the chance of winning it leaves, in thousandths."""

    act: int
    chance: int


@dataclass(frozen=True)
class Source:
    """The game a puzzle was found in: one of a series that bots played."""

    bots: str
    seed: int
    number: int
    version: str


@dataclass(frozen=True)
class Puzzle:
    game: Game[Any]
    number: int
    """From 1."""
    seats: int
    options: dict[str, object]
    seat: int
    """The one that is asked."""
    entries: list[Entry]
    """All that has happened."""
    chances: list[Chance]
    """What the strongest bot expects of the options it looked at, the best first: the solution."""
    source: Source

    @property
    def solution(self) -> int:
        return self.chances[0].act

    def chance(self, act: int) -> int:
        """That of an option; of one that was not looked at, that of the worst that was."""
        return next((one.chance for one in self.chances if one.act == act), self.chances[-1].chance)

    def table(self) -> Table:
        """As it stands when the seat is asked."""
        return replay(self.game.new(self.seats, self.options), self.entries)


@cache
def puzzles_of(name: str) -> list[Puzzle]:
    """The puzzles of a game, none where it has none. Raises SetupError if there is no such game."""
    game_named(name)
    file = files(__package__) / f"{name}.jsonl"
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    return [read(name, number, line) for number, line in enumerate(lines, start=1)]


def puzzle_of(name: str, number: int) -> Puzzle:
    known = puzzles_of(name)
    if not 1 <= number <= len(known):
        raise SetupError("no-such-puzzle", number=number, count=len(known))
    return known[number - 1]


def of_the_day(day: date) -> Puzzle:
    """Each day the next game's turn, and each time its next puzzle."""
    names = [name for name in GAMES if puzzles_of(name)]
    days = (day - FIRST_DAY).days
    found = puzzles_of(names[days % len(names)])
    return found[days // len(names) % len(found)]


def read(name: str, number: int, line: str) -> Puzzle:
    data = json.loads(line)
    seats, options = data["seats"], data["options"]
    game = GAMES[name].new(seats, options).game
    read_act = game.catalogue.read
    return Puzzle(
        game,
        number,
        seats,
        options,
        LETTERS.index(data["seat"]),
        [(seat_of(text), read_act(text.partition(" ")[2])) for text in data["entries"].split("; ")],
        [Chance(read_act(text), chance) for text, chance in data["chances"].items()],
        Source(**data["source"]),
    )


def seat_of(entry: str) -> int:
    name = entry.partition(" ")[0]
    return CHANCE if name == "chance" else LETTERS.index(name)


def written(puzzle: Puzzle) -> str:
    """As a line of the file."""
    show = puzzle.game.catalogue.show
    data = {
        "seats": puzzle.seats,
        "options": puzzle.options,
        "seat": letter(puzzle.seat),
        "chances": {show(one.act): one.chance for one in puzzle.chances},
        "source": vars(puzzle.source),
        "entries": "; ".join(f"{letter(seat)} {show(act)}" for seat, act in puzzle.entries),
    }
    return json.dumps(data, ensure_ascii=False)
