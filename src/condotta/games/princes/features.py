"""Numbers for learners: what is told of a Princes table, and what may be chosen. encoding.py fills them in.

Everything but the treachery tiles of others is public (P2.1). A bid is spelled by how far it goes above the lowest
that is allowed: up to 9 in one choice, more in two, the tens first; so every amount can be bid, and a small raise
is the same choice whatever the price. Offers and Banking beside the open question are no part of the choices.
"""

from typing import Final

from mypy_extensions import i64

from ...kernel.encoding import Feature
from .acts import WAR
from .auction import PAY_STEP
from .tiles import CITY_COUNT, FAMILIES, LOTS, TREACHERY, TREACHERY_KINDS, TROOP_KINDS, TROOPS
from .values import CITIES

SEATS: Final[i64] = 6
TENS: Final[i64] = 24
"""Bids go up to 255, so at most 25 tens above the lowest."""

# The choices: the codes up to `auction` are choices as they are; what follows is spelled in parts.
WAR_CHOICE: Final[i64] = WAR
START_WAR_CHOICE: Final[i64] = WAR_CHOICE + 1
STEAL_CHOICE: Final[i64] = WAR_CHOICE + 2
RAID_CHOICE: Final[i64] = WAR_CHOICE + 3
LUCREZIA_CHOICE: Final[i64] = WAR_CHOICE + 4
ALFONSO_CHOICE: Final[i64] = WAR_CHOICE + 5
FREEZE_CHOICE: Final[i64] = WAR_CHOICE + 6
BRIBE_CHOICE: Final[i64] = WAR_CHOICE + 7
VETO_CHOICE: Final[i64] = WAR_CHOICE + 8
"""Then Lorenzo and the two sides of a League, as the codes have them."""
LUDOVICO_CHOICE: Final[i64] = WAR_CHOICE + 12
SEAT_CHOICE: Final[i64] = WAR_CHOICE + 13
CITY_CHOICE: Final[i64] = SEAT_CHOICE + SEATS
TROOP_CHOICE: Final[i64] = CITY_CHOICE + CITY_COUNT + 1
DISCARD_CHOICE: Final[i64] = TROOP_CHOICE + TROOP_KINDS
CARDINALS_CHOICE: Final[i64] = DISCARD_CHOICE + TREACHERY_KINDS
SWAP_CHOICE: Final[i64] = CARDINALS_CHOICE + 3
RAISE_CHOICE: Final[i64] = SWAP_CHOICE + PAY_STEP
TENS_CHOICE: Final[i64] = RAISE_CHOICE + 10

CHOICES: Final = [
    "pass",
    *[f"take {family}" for family in FAMILIES],
    *[f"buy {troop}" for troop in TROOPS],
    "buy-treachery",
    *[f"give-back {troop}" for troop in TROOPS],
    *[f"auction lot {lot}" for lot in range(LOTS)],
    *["war", "start-war", "steal", "raid", "lucrezia", "alfonso", "freeze", "bribe"],
    *["veto", "lorenzo", "league attacker", "league defender", "ludovico"],
    *[f"seat {turn} places on" for turn in range(SEATS)],
    *[f"city {city}" for city in [*CITIES, "nothing"]],
    *[f"troop {troop}" for troop in TROOPS],
    *[f"discard {tile}" for tile in TREACHERY],
    *[f"pay {cardinals} cardinals" for cardinals in range(3)],
    *[f"swap {swapped}" for swapped in range(PAY_STEP)],
    *[f"raise {amount}" for amount in range(10)],
    *[f"raise {10 * tens} and more" for tens in range(1, TENS + 2)],
]

FEATURES: Final = [
    Feature("question", 13, 1, "which question is open"),
    Feature("begun", len(CHOICES), 1, "the choices already taken of an answer in parts"),
    Feature("seats", 6, 1, "which seats there are, from the own one clockwise"),
    Feature("family", 6 * 6, 1, "the family of each seat"),
    Feature("purse", 6 * 2, 16, "gold and influence of each seat"),
    Feature("home", 6, 8, "the gold on each home city"),
    Feature("tiles", 6 * 22, 1, "the city tiles of each seat"),
    Feature("unused", 6 * 5, 1, "of each seat, powers not used: Lorenzo, Banking, Lucrezia, Alfonso, Ludovico"),
    Feature("troops", 6 * 6, 1, "the troops of each seat"),
    Feature("strength", 6 * 2, 8, "attack and defence of each seat"),
    Feature("treachery", 6 * 2, 2, "treachery tiles each seat holds, and its limit"),
    Feature("proved", 6, 1, "Cardinals each seat must hold"),
    Feature("laurels", 6, 4, "laurels of each seat"),
    Feature("income", 6 * 2, 16, "gold and influence each seat would collect"),
    Feature("points", 6, 32, "the points of each seat if the game ended now"),
    Feature("lead", 1, 16, "how many points I am ahead of the best rival", signed=True),
    Feature("lead-up", 5, 16, "the same if a city rose by one", signed=True),
    Feature("lead-down", 5, 16, "the same if a city fell by one", signed=True),
    Feature("may-own", 6 * 5, 1, "of which cities each seat may own one tile more"),
    Feature("hand", 7, 2, "the own treachery tiles"),
    Feature("buried", 7, 2, "those I have discarded unseen"),
    Feature("played", 7, 4, "those that were played"),
    Feature("unseen", 7, 4, "those that others hold or have discarded unseen, or that lie in the pile"),
    Feature("pile", 1, 16, "the size of the pile"),
    Feature("supply", 22, 1, "city tiles nobody has"),
    Feature("stock", 6, 4, "troops nobody has"),
    Feature("status", 5, 8, "the status of each city"),
    Feature("slots", 5, 8, "what a tile of each city scores if the game ended now"),
    Feature("artists", 5, 2, "artists on each city"),
    Feature("open", 12, 1, "the events of this decade nobody has won yet"),
    Feature("events", 6 * 12, 1, "the events of each seat"),
    Feature("pope", 6, 1, "who has the Pope"),
    Feature("league-used", 1, 1, "whether the League was called in this decade"),
    Feature("decade", 3, 1, "the decade"),
    Feature("active", 6, 1, "whose turn it is"),
    Feature("wars-left", 1, 4, "wars that may still be declared in this decade"),
    Feature("idle", 2, 8, "turns in a row in which nothing was done; whether an event must be put up"),
    Feature("bank-closed", 1, 1, "whether Banking is closed"),
    Feature("lot", 37, 1, "what is bid or paid for: a lot, or the right to fight for attacker or defender"),
    Feature("lot-worth", 4, 8, "its points now, gold and influence a decade, and the discount I have"),
    Feature("lot-currency", 1, 1, "whether it is paid in influence"),
    Feature("inside", 6, 1, "who is in the auction"),
    Feature("frozen", 6, 1, "who is frozen"),
    Feature("leader", 6, 1, "whose bid stands highest"),
    Feature("price", 2, 16, "the highest bid, or what is left to pay; the lowest bid allowed"),
    Feature("means", 6, 16, "what each seat can pay for it as far as all know; I by what I hold"),
    Feature("war-cities", 2 * 5, 1, "the cities at war, attacker and defender"),
    Feature("condottieri", 2 * 6, 1, "who fights for attacker and defender"),
    Feature("war-strength", 4, 8, "attack and defence of the attacker's side, then of the defender's"),
    Feature("war-lead", 2, 16, "my lead if the attacker wins by one step, if the defender does", signed=True),
    Feature("league", 2 * 6, 1, "who has joined attacker or defender in a League"),
    Feature("striker", 2, 1, "the side that strikes in the roll just made"),
    Feature("dice", 2, 4, "what that roll shows"),
]
