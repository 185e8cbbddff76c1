"""The open decision as a viewer knows it: a part of every game's view."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from .contract import Table
from .seats import has, seats_of


@dataclass(frozen=True)
class Question:
    rule: str
    name: str
    invited: tuple[int, ...]
    asked: bool
    """Whether this seat is still to answer."""


def see_question(t: Table, viewer: i64) -> Question | None:
    """None when the game is over."""
    if t.asked == 0:
        return None
    top = t.stack[-1]
    return Question(top.rule, top.name, tuple(seats_of(top.invited(t))), has(t.asked, viewer))
