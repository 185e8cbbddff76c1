"""Q7 The cards: 42 of seven kinds."""

from typing import Final

from mypy_extensions import i64

from ...kernel.deal import Deck

REINFORCEMENT: Final = 0
SURPRISE_ATTACK: Final = 1
BLITZ: Final = 2
REGROUP: Final = 3
SECRET_INFORMATION: Final = 4
TRAITOR: Final = 5
NEW_SPY: Final = 6
CARDS: Final[i64] = 7

NAMES: Final[list[str]] = [
    "reinforcement",
    "surprise-attack",
    "blitz",
    "regroup",
    "secret-information",
    "traitor",
    "new-spy",
]
COPIES: Final = [6, 4, 13, 11, 5, 1, 2]
DECK: Final[Deck] = Deck(COPIES)
