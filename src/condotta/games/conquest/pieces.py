"""Q1 The pieces: 18 a seat, of twelve kinds."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.deal import Deck
from ...kernel.seats import bit

# A kind that fights is one less than its rank.
SPY: Final = 0
SCOUT: Final = 1
SORCERESS: Final = 2
BARON: Final = 3
KNIGHT: Final = 4
COUNT: Final = 5
DUKE: Final = 6
PRINCE: Final = 7
QUEEN: Final = 8
KING: Final = 9
CURSED_LAND: Final = 10
FLAG: Final = 11
KINDS: Final[i64] = 12
NO_PIECE: Final = -1

NAMES: Final[list[str]] = [
    "spy", "scout", "sorceress", "baron", "knight", "count",
    "duke", "prince", "queen", "king", "cursed-land", "flag",
]  # fmt: skip
COPIES: Final = [1, 4, 2, 1, 1, 1, 1, 1, 1, 1, 3, 1]
ARMY: Final = Deck(COPIES)
PIECES: Final[i64] = 18
"""How many a seat has."""

ANY: Final = 0xFFF
"""The set of all kinds."""
MOBILE: Final = 0x3FF
"""Q4.1: the kinds that move."""
FIXED: Final = 0xC00

LINE_UP: Final = vec[i64](
    [FLAG]
    + [CURSED_LAND] * 3
    + [KING, QUEEN, PRINCE, DUKE, COUNT, KNIGHT, BARON]
    + [SORCERESS] * 2
    + [SCOUT] * 4
    + [SPY]
)
"""The order in which the pieces of a set-up are asked for."""


def moves(kind: i64) -> bool:
    """Q4.1: Flags and Cursed Lands do not move."""
    return kind < CURSED_LAND


def lot(kind: i64) -> i64:
    """Q2.2: what a piece counts when the first seat is drawn: Cursed Land 0, Flag 11."""
    if kind == CURSED_LAND:
        return 0
    return 11 if kind == FLAG else kind + 1


def only(kinds: i64) -> bool:
    """Whether a set of kinds has one member."""
    return kinds & (kinds - 1) == 0


def kinds_of(kinds: int) -> list[int]:
    """The members of a set of kinds, for people and loops that are not hot."""
    return [kind for kind in range(KINDS) if kinds & int(bit(kind))]
