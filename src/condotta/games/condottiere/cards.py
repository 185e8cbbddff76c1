"""C1 The deck: 110 cards of fifteen kinds."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.deal import Deck

MERCENARIES: Final[i64] = 7
"""Kinds below this one are mercenaries, from weak to strong."""
WINTER: Final = 7
SPRING: Final = 8
BISHOP: Final = 9
COURTESAN: Final = 10
DRUMMER: Final = 11
HEROINE: Final = 12
SCARECROW: Final = 13
SURRENDER: Final = 14
KINDS: Final[i64] = 15
NO_CARD: Final = -1

NAMES: Final = [
    "1", "2", "3", "4", "5", "6", "10",
    "winter", "spring", "bishop", "courtesan", "drummer", "heroine", "scarecrow", "surrender",
]  # fmt: skip
COPIES: Final = [10, 8, 8, 8, 8, 8, 8, 3, 3, 6, 12, 6, 3, 16, 3]
DECK: Final = Deck(COPIES)

PRINTED: Final = vec[i64]([1, 2, 3, 4, 5, 6, 10])
"""C1: the printed strength of each mercenary."""


def is_mercenary(kind: i64) -> bool:
    return kind < MERCENARIES


def has_mercenary(cards: vec[i64], seat: i64) -> bool:
    """Whether the hand or the line of this seat, in the counts of all seats, holds a mercenary."""
    row = seat * KINDS
    return any(cards[row + kind] > 0 for kind in range(MERCENARIES))


def stays(kind: i64) -> bool:
    """C1: whether the card stays in the line; the others are discarded after their effect."""
    return kind != BISHOP and kind != SCARECROW and kind != SURRENDER


def can_hide(kind: i64) -> bool:
    """C12.1: mercenaries, Drummers, Heroines and Courtesans are played face down."""
    return is_mercenary(kind) or kind == DRUMMER or kind == HEROINE or kind == COURTESAN
