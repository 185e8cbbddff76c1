"""Talk and promises: words between people that stay in the record, each for those it was meant for."""

from __future__ import annotations

import unicodedata
from typing import Final, Literal

from msgspec import Struct

from .refusal import Refusal
from .rows import Mark

LONGEST_TEXT: Final = 500
LONGEST_NAME: Final = 30

State = Literal["made", "accepted", "refused", "withdrawn", "kept", "broken"]

ANSWERS: Final[dict[Mark, tuple[State, State]]] = {
    "accept": ("made", "accepted"),
    "refuse": ("made", "refused"),
    "withdraw": ("made", "withdrawn"),
    "kept": ("accepted", "kept"),
    "broken": ("accepted", "broken"),
}
"""Each answer: from which state to which."""


class Pledge(Struct):
    """A promise as it stands."""

    number: int
    maker: int
    to: int
    text: str
    open: bool
    state: State

    def seen_by(self, eye: int) -> bool:
        return self.open or eye in (self.maker, self.to)

    def check(self, seat: int, answer: Mark) -> None:
        """The one it was made to answers it, and says later whether it was kept; its maker may withdraw it."""
        if seat != (self.maker if answer == "withdraw" else self.to):
            raise Refusal(403, "not-your-promise")
        if self.state != ANSWERS[answer][0]:
            raise Refusal(409, "promise-is-past-that", state=self.state)


def cleaned(text: str, longest: int) -> str:
    """One line of plain text: no control characters, none that turn the writing round, spaces single."""
    if len(text) > longest * 8:
        raise Refusal(422, "too-long", most=longest)
    kept = "".join(" " if char.isspace() else char for char in text if not is_unseen(char))
    kept = " ".join(kept.split())
    if not kept:
        raise Refusal(422, "empty-text")
    if len(kept) > longest:
        raise Refusal(422, "too-long", most=longest)
    return kept


def is_unseen(char: str) -> bool:
    """Control and format characters, halves of characters, and such that no font knows; emoji keep their joiner."""
    return not char.isspace() and unicodedata.category(char) in ("Cc", "Cf", "Cs", "Co", "Cn") and char != "\u200d"
