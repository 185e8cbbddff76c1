"""Lessons over the wire: each step with the messages that the learner's seat would have been told, and what else the
learner may try there. Nothing is kept: a lesson is played anew from its entries."""

from __future__ import annotations

from typing import Any

from msgspec import Raw, Struct

from ...kernel.contract import Game
from ...kernel.seats import CHANCE
from ...lessons import LEARNER, Entry, Lesson
from ..log.rows import Act, Body, By, Created, Row, SeatChange, Start
from .messages import message
from .new_table import new_header
from .seats import PERSON
from .table_state import TableState
from .tokens import new_tokens


class StepShown(Struct, frozen=True):
    name: str
    point: str
    act: str | None
    """What is to be done, as the catalogue writes it; None where there is only something to read."""
    messages: list[Raw]
    """What happens before it is shown; of the first step only how the table stands."""


class LessonShown(Struct, frozen=True):
    game: str
    options: dict[str, Any]
    seat: int
    steps: list[StepShown]


class Told(Struct, frozen=True):
    messages: list[Raw]


def lesson_shown(lesson: Lesson) -> LessonShown:
    show = lesson.game.catalogue.show
    ends = [len(lesson.entries(number)) for number in range(len(lesson.steps))]
    starts = [ends[0] - 1, *ends[:-1]]
    told = messages_of(table_of(lesson), lesson.entries(len(lesson.steps) - 1), starts[0], LEARNER)
    return LessonShown(
        lesson.game.name,
        lesson.options,
        LEARNER,
        [
            StepShown(step.name, step.point, None if step.act is None else show(step.act), in_order(told, start, end))
            for step, start, end in zip(lesson.steps, starts, ends, strict=True)
        ],
    )


def tried(lesson: Lesson, number: int, text: str) -> Told:
    """What an act tells that the step did not ask for. Raises ActError."""
    before = lesson.entries(number)
    entries = [*before, (LEARNER, lesson.game.catalogue.read(text))]
    return Told(in_order(messages_of(table_of(lesson), entries, len(before), LEARNER), len(before), len(entries)))


def in_order(told: dict[int, Raw], start: int, end: int) -> list[Raw]:
    return [told[entry] for entry in range(start, end) if entry in told]


def table_of(lesson: Lesson) -> TableState:
    return begun(lesson.game, ["A", *lesson.names], lesson.options)


def begun(game: Game[Any], names: list[str], options: dict[str, Any]) -> TableState:
    """A table that nobody else sits at, at its beginning."""
    state = TableState("lesson", new_header(game, [PERSON] * len(names), options, new_tokens(len(names))))
    joined: list[Body] = [SeatChange(seat, "joins", name=name) for seat, name in enumerate(names)]
    for number, body in enumerate([Created(), *joined, Start()], start=1):
        state.apply(Row(number, 0, 0, body))
    return state


def messages_of(state: TableState, entries: list[Entry], since: int, viewer: int) -> dict[int, Raw]:
    """What a viewer is told by each entry from one on, where it is told something. Raises ActError."""
    rows = state.row.seq
    found: dict[int, Raw] = {}
    for entry, (seat, act) in enumerate(entries):
        by: By = "chance" if seat == CHANCE else "person"
        state.apply(Row(rows + entry + 1, 0, 0, Act(seat, act, by)))
        told = message(state, viewer).body if entry >= since else b""
        if told:
            found[entry] = Raw(told)
    return found
