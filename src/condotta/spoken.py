"""What a server tells a seat, in sentences: the position, the question, the options, what has happened."""

from __future__ import annotations

from typing import Any

from .client import Question, plain
from .kernel.contract import Game
from .kernel.named_values import event_from
from .kernel.seats import EVERYONE, PUBLIC
from .terminal.drawings import DRAWINGS
from .words import Words


class Spoken:
    """In one language. It is given what the wire told this seat, and knows nothing else."""

    def __init__(self, game: Game[Any], lang: str, names: list[str]) -> None:
        self.game = game
        self.words = Words(game, lang, names)

    def position(self, view: dict[str, Any]) -> list[str]:
        """The whole table as the seat sees it, one fact a line."""
        return DRAWINGS[self.game.name].look(plain(view), self.words)

    def question(self, question: Question) -> str:
        return self.words.question(question.name, question.rule)

    def options(self, question: Question) -> list[str]:
        """What may be answered: as it is written, and what it means."""
        return [f"{option.text}: {self.words.act(option.number, question.name)}" for option in question.options]

    def events(self, told: list[dict[str, Any]]) -> list[str]:
        """A line each."""
        lines: list[str] = []
        for event in told:
            spec = self.game.events[event["key"]]
            values = [arg["value"] for arg in event["args"]]
            lines.append(self.words.event(event_from(spec, event["key"], int(EVERYONE), values), PUBLIC))
        return lines
