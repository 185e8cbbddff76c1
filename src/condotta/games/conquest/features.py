"""Numbers for learners: what is told of a Conquest table, and what may be chosen. encoding.py fills them in.

A zone is told by its number on the board, so a network fits the board it has learnt on. Of others' pieces a seat is
told what it can know of each alone: what all have seen, and what it has looked at itself. A program remembers that
also at tables without the memory aid (Q8).
"""

from typing import Final

from mypy_extensions import i64

from ...kernel.encoding import Feature
from .board import TERRITORIES, ZONES
from .cards import NAMES as CARD_NAMES
from .notation import WAYS
from .pieces import NAMES

SEATS: Final[i64] = 4

# The choices: `pass`, then what the acts name, one after the other. A move is two zones, a guess a zone and a kind.
ZONE_CHOICE: Final[i64] = 1
TERRITORY_CHOICE: Final[i64] = 73
CARD_CHOICE: Final[i64] = 97
ARRANGE_CHOICE: Final[i64] = 104
KIND_CHOICE: Final[i64] = 110

CHOICES: Final = [
    "pass",
    *[f"zone {zone}" for zone in range(ZONES)],
    *[f"territory {territory}" for territory in range(TERRITORIES)],
    *[f"play {card}" for card in CARD_NAMES],
    *[f"arrange {arrangement}" for arrangement in WAYS],
    *[f"guess {kind}" for kind in NAMES],
]

QUESTIONS: Final = ["territory", "deploy", "card", "move", "regroup", "arrange", "look", "accuse", "put"]

FEATURES: Final = [
    Feature("question", 9, 1, "which question is open: " + ", ".join(QUESTIONS)),
    Feature("begun", 72, 1, "the zone already chosen, if a second choice is asked"),
    Feature("picked", 72, 1, "the zones picked for a Regroup"),
    Feature("in-hand", 12, 1, "the piece to be placed or put down, by kind"),
    Feature("left", 12, 4, "own pieces still to place, by kind"),
    Feature("seats", 4, 1, "which seats there are, from the own one clockwise"),
    Feature("options", 2, 1, "garrison; a Scout may charge"),
    Feature("stands", 4 * 72, 1, "the zones on which each seat has a piece"),
    Feature("own", 12 * 72, 1, "the own pieces: for each kind its zones"),
    Feature("may-be", 12 * 72, 1, "others' pieces: for each kind the zones where one may be"),
    Feature("known", 72, 1, "zones whose piece I know, own ones left out"),
    Feature("shown", 72, 1, "zones of own pieces that all know"),
    Feature("targets", 72, 1, "zones of others beside an own piece that moves"),
    Feature("threatened", 72, 1, "zones of own pieces beside one of another that may move"),
    Feature("wins", 72, 1, "zones of others that a neighbour of mine is sure to beat"),
    Feature("owners", 4 * 24, 1, "the territories of each seat"),
    Feature("cities", 24, 1, "territories with a city"),
    Feature("pieces", 4, 16, "pieces of each seat on the board"),
    Feature("territories", 4, 8, "territories of each seat"),
    Feature("city-count", 4, 4, "cities of each seat"),
    Feature("bag", 4 * 12, 2, "pieces in each bag that I know, by kind"),
    Feature("bag-size", 4, 8, "pieces in each bag"),
    Feature("flag-lost", 4, 1, "the seats whose Flag is captured"),
    Feature("flag-with", 4, 2, "Flags each seat has captured"),
    Feature("turn", 4, 1, "whose turn it is"),
    Feature("first", 4, 1, "who begins each round"),
    Feature("drawn", 7, 2, "the cards of this turn"),
    Feature("discards", 7, 8, "the discards"),
    Feature("pile", 2, 16, "the size of the pile; 16 if the Traitor is under it"),
    Feature("moves", 2, 4, "moves left; 4 if the compulsory one is made"),
    Feature("round", 2, 64, "rounds played, and to play; 255 if there is no end"),
]
