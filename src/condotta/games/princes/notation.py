"""The catalogue: how each act is written."""

from typing import Final

from ...kernel.catalogue import Arg, Catalogue, Verb
from ...kernel.deal import Cards
from ...kernel.offers import Terms
from ...kernel.seats import LETTERS
from .acts import (
    ACCEPT,
    ALFONSO,
    AUCTION,
    BANK,
    BID,
    BRIBE,
    BUY,
    BUY_TREACHERY,
    DEAL,
    DISCARD,
    DISCARD_UNSEEN,
    FIRST,
    FREEZE,
    GIVE_BACK,
    HIGHEST_BID,
    INVADE,
    LEAGUE,
    LORENZO,
    LUCREZIA,
    LUDOVICO,
    OFFER,
    PASS,
    PAY,
    PLACE,
    RAID,
    REFUSE,
    ROLL,
    START_WAR,
    STEAL,
    TAKE,
    VETO,
    WAR,
    WITHDRAW,
)
from .table import MOMENTS
from .tiles import DECK, EVENTS, FAMILIES, TILES, TREACHERY, TROOPS
from .values import CITIES, CURRENCIES

SEAT: Final = Arg("seat", [letter.lower() for letter in LETTERS])
FAMILY: Final = Arg("family", FAMILIES)
TROOP: Final = Arg("troop", TROOPS)
LOT: Final = Arg("lot", [*TILES, *EVENTS, "pope"])
CITY: Final = Arg("city", CITIES)
TILE: Final = Arg("tile", TREACHERY)
"""A treachery tile."""
WAR_CITIES: Final = [Arg("attacker:city", CITIES), Arg("defender:city", CITIES)]
DICE: Final = ["1", "2", "3", "4", "5", "6"]
TERMS: Final = Terms(CURRENCIES, MOMENTS)


class Tiles(Cards):
    """Treachery tiles as an act's payload."""

    kind = "tiles"


def numbers(name: str, most: int) -> Arg:
    return Arg(name, [str(number) for number in range(most + 1)])


CATALOGUE: Final = Catalogue(
    [
        Verb("pass", PASS),
        Verb("take", TAKE, [FAMILY]),
        Verb("buy", BUY, [TROOP]),
        Verb("buy-treachery", BUY_TREACHERY),
        Verb("give-back", GIVE_BACK, [TROOP]),
        Verb("auction", AUCTION, [LOT]),
        Verb("war", WAR, WAR_CITIES),
        Verb("start-war", START_WAR, WAR_CITIES),
        Verb("steal", STEAL, [SEAT]),
        Verb("raid", RAID, [SEAT]),
        Verb("lucrezia", LUCREZIA, [SEAT]),
        Verb("alfonso", ALFONSO),
        Verb("bid", BID, [numbers("number", HIGHEST_BID)]),
        Verb("freeze", FREEZE, [SEAT]),
        Verb("pay", PAY, [numbers("cardinals:number", 2), numbers("swapped:number", 6)]),
        Verb("veto", VETO),
        Verb("lorenzo", LORENZO),
        Verb("league", LEAGUE, [Arg("side", ["attacker", "defender"])]),
        Verb("bribe", BRIBE, [Arg("owner:seat", SEAT.words), TROOP]),
        Verb("ludovico", LUDOVICO),
        Verb("place", PLACE, [CITY]),
        Verb("invade", INVADE, [Arg("target:city", [*CITIES, "nothing"])]),
        Verb("discard", DISCARD, [TILE]),
        Verb("first", FIRST, [SEAT]),
        Verb("deal", DEAL, [SEAT], Tiles(DECK, TREACHERY)),
        Verb("roll", ROLL, [Arg("attack:number", DICE), Arg("defence:number", DICE)]),
        Verb("bank", BANK, [Arg("currency", CURRENCIES), Arg("amount:number", DICE[:3])]),
        Verb("offer", OFFER, [SEAT], TERMS),
        Verb("accept", ACCEPT, [SEAT], TERMS),
        Verb("refuse", REFUSE, [SEAT]),
        Verb("withdraw", WITHDRAW, [SEAT]),
        Verb("discard-unseen", DISCARD_UNSEEN),
    ]
)

EVENT_ARGS: Final[dict[str, list[str]]] = {
    "first-seat": ["seat"],
    "takes-family": ["seat", "family"],
    "turn": ["seat"],
    "passes": ["seat"],
    "buys-troop": ["seat", "troop", "number"],
    "buys-treachery": ["seat"],
    "gives-back": ["seat", "troop"],
    "draws": ["seat"],
    "you-draw": ["seat", "tile"],
    "discards": ["seat"],
    "you-discard": ["seat", "tile"],
    "new-pile": [],
    "steals": ["seat", "from:seat", "number"],
    "raids": ["seat", "from:seat", "number"],
    "lucrezia": ["seat", "from:seat", "number"],
    "alfonso": ["seat"],
    "puts-up": ["seat", "lot"],
    "bids": ["seat", "number"],
    "drops-out": ["seat"],
    "freezes": ["seat", "to:seat"],
    "wins": ["seat", "lot", "number"],
    "unsold": ["lot"],
    "pays": ["seat", "number", "currency", "cardinals:number"],
    "banks": ["seat", "number", "currency"],
    "places-artist": ["seat", "lot", "city"],
    "invades": ["seat", "city"],
    "throws-invasion-away": ["seat"],
    "status": ["city", "number"],
    "declares-war": ["seat", "attacker:city", "defender:city", "wars:number"],
    "plays-start-war": ["seat"],
    "vetoes": ["seat"],
    "lorenzo-vetoes": ["seat"],
    "no-veto": [],
    "hires": ["city"],
    "is-hired": ["seat", "city", "number"],
    "no-taker": ["city"],
    "city-pays": ["seat", "city", "number"],
    "no-war": [],
    "league": ["seat", "city"],
    "no-league": ["seat"],
    "bribes": ["seat", "owner:seat", "troop"],
    "rolls": ["attacker:city", "first:number", "defender:city", "second:number"],
    "ludovico": ["seat"],
    "compares": ["striker:city", "strikes:number", "other:city", "resists:number"],
    "war-won": ["winner:city", "loser:city", "number"],
    "war-drawn": ["attacker:city", "defender:city"],
    "laurel": ["seat", "number"],
    "offers": ["seat", "to:seat", "terms"],
    "accepts": ["seat", "from:seat", "terms"],
    "refuses": ["seat", "from:seat"],
    "withdraws": ["seat", "to:seat"],
    "decade-ends": ["number"],
    "decade-begins": ["number"],
    "collects": ["seat", "gold:number", "influence:number", "home:number"],
    "slot": ["city", "number"],
    "points": ["seat", "number"],
    "victory": ["seats"],
}
"""What can happen, and the arguments of each event: `name` where the kind has the same name, else `name:kind`."""
