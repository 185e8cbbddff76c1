"""Guided first games, as data: a table that is set up, what everybody does there, what is shown and what to do.

A lesson is `lessons/GAME.toml`; what is said in it stands in `text/LANGUAGE/GAME.lesson.ftl`. It is played by the
engine itself, so a change of the rules that a lesson does not survive fails when the lesson is read.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from ..games import GAMES, game_named
from ..kernel.contract import Game
from ..kernel.engine import apply
from ..kernel.seats import CHANCE, LETTERS

LEARNER: Final = 0
"""The seat of who learns."""

Entry = tuple[int, int]


@dataclass(frozen=True)
class Step:
    """One thing to learn: the message `lesson-NAME`, with `.wrong` for who does something else."""

    name: str
    point: str
    """What is pointed at, as kind and word: `card 6`, or several: `zone wi.c, zone wi.a`."""
    before: list[Entry]
    """What happens before it is shown."""
    act: int | None
    """What the learner is to do; None where there is only something to read."""

    def reply(self, game: Game[Any], act: int, has: Callable[[str], bool]) -> str:
        """The message for who does something else: the one for just that, if it is there."""
        own = f"lesson-{self.name}.wrong-{re.sub('[ .]', '-', game.catalogue.show(act))}"
        return own if has(own) else f"lesson-{self.name}.wrong"


@dataclass(frozen=True)
class Lesson:
    game: Game[Any]
    options: dict[str, object]
    names: list[str]
    """Of the others; who learns has a name of their own."""
    steps: list[Step]

    @property
    def seats(self) -> int:
        return len(self.names) + 1

    def entries(self, number: int) -> list[Entry]:
        """All that has happened when a step is shown."""
        found: list[Entry] = []
        for step in self.steps[:number]:
            found += step.before
            if step.act is not None:
                found.append((LEARNER, step.act))
        return found + self.steps[number].before


@cache
def lesson_of(name: str) -> Lesson:
    """The lesson of a game, played through once to see that it can be. Raises SetupError if there is no such game."""
    game = game_named(name)
    data = tomllib.loads((files(__package__) / f"{name}.toml").read_text(encoding="utf-8"))
    table = game.new(len(data["names"]) + 1, data["options"])
    steps = [read_step(table.game, step) for step in data["step"]]
    lesson = Lesson(table.game, data["options"], data["names"], steps)
    for seat, act in lesson.entries(len(steps) - 1):
        apply(table, seat, act)
    return lesson


def read_step(game: Game[Any], data: dict[str, str]) -> Step:
    before = [read_entry(game, line) for line in data.get("before", "").strip().splitlines()]
    act = game.catalogue.read(data["act"]) if "act" in data else None
    return Step(data["name"], data["point"], before, act)


def read_entry(game: Game[Any], line: str) -> Entry:
    """`B play 5`, or `chance deal a 1 2`."""
    seat, _, act = line.strip().partition(" ")
    return CHANCE if seat == "chance" else LETTERS.index(seat), game.catalogue.read(act)


def lessons() -> list[str]:
    """The games that have a lesson."""
    return [name for name in GAMES if (files(__package__) / f"{name}.toml").is_file()]
