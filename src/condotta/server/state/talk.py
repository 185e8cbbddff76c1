"""Talk and promises: words between people that stay in the record, each for those it was meant for."""

from __future__ import annotations

import unicodedata
from typing import Final, Literal

from msgspec import Struct

from ..log.rows import PromiseReply
from ..refusal import Refusal

MAX_TEXT: Final = 500
MAX_NAME: Final = 30
MAX_PROMISES: Final = 8
"""How many promises of one seat may be open at once: every message tells all that are."""

PromiseState = Literal["made", "accepted", "refused", "withdrawn", "kept", "broken"]

REPLIES: Final[dict[PromiseReply, tuple[PromiseState, PromiseState]]] = {
    "accept": ("made", "accepted"),
    "refuse": ("made", "refused"),
    "withdraw": ("made", "withdrawn"),
    "kept": ("accepted", "kept"),
    "broken": ("accepted", "broken"),
}
"""Each reply to a promise: from which state to which."""


class Promise(Struct):
    """A promise as it stands."""

    row: int
    """Of the log, where it was made."""
    numbers: dict[int, int]
    """For each viewer who may read it, the number of the message that told it: so this viewer calls it."""
    maker: int
    to: int
    text: str
    open: bool
    state: PromiseState

    @property
    def is_open(self) -> bool:
        """Whether anything can still be said of it."""
        return any(self.state == before for before, _after in REPLIES.values())

    def seen_by(self, viewer: int) -> bool:
        return self.open or viewer in (self.maker, self.to)

    def check(self, seat: int, answer: PromiseReply) -> None:
        """The one it was made to answers it, and says later whether it was kept; its maker may withdraw it."""
        if seat != (self.maker if answer == "withdraw" else self.to):
            raise Refusal(403, "not-your-promise")
        if self.state != REPLIES[answer][0]:
            raise Refusal(409, "promise-is-past-that", state=self.state)


def cleaned(text: str, limit: int) -> str:
    """One line of plain text: no control characters, none that turn the writing round, spaces single."""
    if len(text) > limit * 8:
        raise Refusal(422, "too-long", most=limit)
    kept = "".join(" " if char.isspace() else char for char in text if not is_unseen(char))
    kept = " ".join(kept.split())
    if not kept:
        raise Refusal(422, "empty-text")
    if len(kept) > limit:
        raise Refusal(422, "too-long", most=limit)
    return kept


EMPTY: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0").union(
    map(chr, range(0xFE00, 0xFE0E)), map(chr, range(0xE0100, 0xE01F0))
)
"""Letters, marks and signs that are drawn as nothing."""


def is_unseen(char: str) -> bool:
    """Control and format characters, halves of characters, such that no font knows, and such that are drawn as
    nothing; emoji keep what joins them."""
    kind = unicodedata.category(char)
    return not char.isspace() and (kind in ("Cc", "Cf", "Cs", "Co", "Cn") or char in EMPTY) and char != "\u200d"
