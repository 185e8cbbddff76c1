"""A match in sentences: what is asked, what may be done, what happened, in any of the languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .kernel.engine import pending
from .kernel.errors import CondottaError
from .kernel.record import Recording
from .kernel.seats import has
from .terminal.drawings import DRAWINGS
from .words import Words

if TYPE_CHECKING:
    from .match import Match
    from .option import Option


class Sentences:
    """What people are told of a match, in one language. It speaks of the match as it is now, each time anew.

    Made by `Match.words`. A spectator is the seat None.
    """

    def __init__(self, match: Match, recording: Recording, lang: str, names: list[str] | None) -> None:
        self._match = match
        self._recording = recording
        self._words = Words(recording.game, lang, names)

    def question(self) -> str:
        """What is asked now, with its rule; nothing when the match is over."""
        asked = pending(self._recording.table)
        return "" if asked is None else self._words.question(asked.name, asked.rule)

    def option(self, option: Option) -> str:
        """An option as it stands on a button: `Play Bishop`."""
        asked = pending(self._recording.table)
        return self._words.act(option.number, "" if asked is None else asked.name)

    def options(self, seat: int) -> list[str]:
        """All that a seat may do, in the order of `Match.options`."""
        return [self.option(option) for option in self._match.options(seat)]

    def events(self, seat: int | None = None, since: int = 0) -> list[str]:
        """What a seat was told, a line an event, in the order of `Match.events`."""
        viewer = self._match._eye(seat)
        told = [event for event in self._recording.events if has(event.viewers, viewer)]
        return [self._words.event(event, viewer) for event in told[since:]]

    def refusal(self, error: CondottaError) -> str:
        """Why something cannot be done: the sentence for an error, such as one that `Match.play` raised."""
        return self._words.refusal(error)

    def rule(self, number: str) -> str:
        """The help on a rule (`C5.4`), or on a whole chapter (`C5`)."""
        return self._words.rule(number)

    def position(self, seat: int | None = None) -> list[str]:
        """The whole table as a seat sees it, one fact a line."""
        return DRAWINGS[self._match.game].look(self._match.view(seat), self._words)

    def summary(self, seat: int | None = None) -> list[str]:
        """What one must know to answer, one fact a line."""
        return DRAWINGS[self._match.game].describe(self._match.view(seat), self._words)

    def seat(self, seat: int) -> str:
        """What a seat is called: its letter, or the name given to `Match.words`."""
        return self._words.seat(seat)
