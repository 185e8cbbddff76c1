"""A match that is played by choices: in the numbers of learners instead of acts.

The environments for other libraries (`condotta.pettingzoo`, `condotta.openspiel`) stand on it; `Batch` is the same for
many tables at once.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import u8

from .bots.driver import MOST_ASIDES, asides_in_a_row
from .kernel.contract import Game
from .kernel.encoding import NO_ACT, Answering, Encoding, choice_at
from .kernel.engine import asides
from .kernel.errors import SetupError
from .kernel.record import Recording
from .match import Match

CODES: Final = 1 << 16
"""Beyond these an act has terms of its own, which are too free to be listed."""


class Choosing:
    """`seat` is asked, knows `features()` and may take the choices that `mask()` marks; `choose` takes one.

    Answers without a choice are played inside, and so is chance. With `beside`, what may be done beside the question,
    if it can be listed (show a card, accept an offer), are further choices, behind those of the game.
    """

    def __init__(self, match: Match, beside: bool = False) -> None:
        self.match = match
        self.game: Game[Any] = self._recording.game
        encoding = self.game.encoding
        if encoding is None:
            raise SetupError("no-features", game=match.game)
        self.encoding: Encoding[Any] = encoding
        self.beside = [code for code in range(self.game.catalogue.size) if self.game.is_aside(code)] if beside else []
        """The acts beside the question, in the order of their choices."""
        self.seat: int | None = None
        """The seat that is asked; None when the match is over."""
        self.answering = Answering()
        self._go_on()

    @property
    def _recording(self) -> Recording:
        return self.match._recording

    @property
    def size(self) -> int:
        """How many features there are."""
        return int(self.encoding.size)

    @property
    def choices(self) -> list[str]:
        """The choices by name; a choice is its place in this list."""
        return [*self.encoding.choices, *(self.game.catalogue.show(code) for code in self.beside)]

    def features(self) -> bytes:
        """What the seat that is asked knows, as the game's encoding declares it."""
        if self.seat is None:
            return bytes(self.size)
        row: vec[u8] = vec[u8]([0] * self.size)
        self.encoding.fill(self._recording.table, self.answering, row, 0)
        return bytes(memoryview(row))  # type: ignore[arg-type, unused-ignore]

    def mask(self) -> bytes:
        """1 for each choice that the seat may take now."""
        width = int(self.encoding.width)
        if self.seat is None:
            return bytes(width + len(self.beside))
        row: vec[u8] = vec[u8]([0] * width)
        self.answering.mark(row, 0, width)
        allowed = self._allowed_beside(self.seat)
        return bytes(memoryview(row)) + bytes(code in allowed for code in self.beside)  # type: ignore[arg-type, unused-ignore]

    def choose(self, choice: int) -> None:
        """Take a choice. One that may not be taken now raises ValueError, and nothing has changed."""
        if self.seat is None or not 0 <= choice < len(self.choices) or not self.mask()[choice]:
            raise ValueError(f"there is no choice {choice} now")
        width = int(self.encoding.width)
        if choice >= width:
            self.match.play(self.seat, self.beside[choice - width])
            self._go_on()
            return
        act = self.answering.answer(choice)
        if act == NO_ACT:
            self._next_part()
        else:
            self.match.play(self.seat, int(act))
            self._go_on()

    @property
    def shares(self) -> list[float]:
        """Each seat's share of the victory; nothing while the match goes on."""
        winners = self.match.winners
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.match.seats)]

    def __deepcopy__(self, memo: dict[int, object]) -> Choosing:
        other = Choosing.__new__(Choosing)
        other.__dict__ |= self.__dict__
        other.match, other.answering = self.match.__deepcopy__(memo), self.answering.copy()
        return other

    def __reduce__(self) -> tuple[object, ...]:
        begun = [int(choice_at(self.answering.begun, part)) for part in range(self.answering.parts)]
        return _restored, (self.match, bool(self.beside), begun if self.seat is not None else [])

    def _allowed_beside(self, seat: int) -> list[int]:
        """Nothing beside an answer that is half given; nor for ever."""
        if not self.beside or self.answering.parts or asides_in_a_row(self.game, self._recording.log) >= MOST_ASIDES:
            return []
        return [int(act) for act in asides(self._recording.table, seat) if act < CODES]

    def _go_on(self) -> None:
        """Up to the next question that leaves a choice."""
        while not self.match.over:
            self.seat = self.match.to_act[0]
            self.answering.ask(self._recording.table, self.encoding, self.seat)
            if self.answering.options.count > 1 or self._allowed_beside(self.seat):
                self._next_part()
                return
            self.match.play(self.seat, int(self.answering.options.items[0]))
        self.seat = None

    def _next_part(self) -> None:
        while self.answering.options.count > 1 and (choice := self.answering.only_choice()) >= 0:
            self.answering.answer(choice)


def _restored(match: Match, beside: bool, begun: list[int]) -> Choosing:
    """From what `pickle` has kept: the match, and how far the open answer is given."""
    found = Choosing(match, beside)
    for choice in begun[int(found.answering.parts) :]:
        found.answering.answer(choice)
    return found
