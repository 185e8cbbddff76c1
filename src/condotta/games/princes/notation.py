"""How acts are written, what events tell, and which rule tells about each tile."""

from typing import Final

from ...kernel.catalogue import Catalogue, Verb
from ...kernel.deal import Cards
from ...kernel.offers import Terms
from ...kernel.signature import NUMBER, SEAT, SEATS, Arg, EventSpec, Kind, event
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

LOT_RULES: Final = {
    "doge": "P7.1",
    "merchant-venice": "P4.7",
    "merchant-milan": "P4.7",
    "genoese-crossbow": "P5.9",
    "swiss-mercenaries": "P5.9",
    "armourer": "P5.9",
    "ludovico-sforza": "P5.10",
    "caterina-sforza": "P5.9",
    "lorenzo-medici": "P5.2",
    "giovanni-medici": "P4.4",
    "banking": "P6.3",
    "merchant-florence": "P4.7",
    "roderigo-borgia": "P4.4",
    "cesare-borgia": "P2.2",
    "lucrezia-borgia": "P6.1",
    "della-rovere": "P4.4",
    "orsini": "P4.4",
    "colonna": "P4.4",
    "ferrante-d-aragon": "P2.2",
    "alfonso-aragon": "P6.2",
    "spanish-infantry": "P5.9",
    "merchant-naples": "P4.7",
    "gozzoli": "P4.7",
    "piero-della-francesca": "P4.7",
    "verrocchio": "P4.6",
    "merchant-1": "P4.7",
    "botticelli": "P4.7",
    "mantegna": "P4.7",
    "bellini": "P4.6",
    "merchant-2": "P4.7",
    "leonardo": "P4.7",
    "michelangelo": "P4.6",
    "bramante": "P4.6",
    "french-invade": "P4.8",
    "pope": "P5.6",
}
FAMILY_RULES: Final = {
    "baglioni": "P4.4",
    "bentivogli": "P2.2",
    "d-este": "P5.9",
    "gonzaga": "P4.4",
    "malatesta": "P2.2",
    "montefeltro": "P4.4",
}
TILE_RULES: Final = {
    "bribe-troops": "P5.7",
    "bribe-cardinal": "P4.4",
    "freeze-bid": "P4.5",
    "steal-influence": "P6.1",
    "raid-gold-shipment": "P6.1",
    "veto": "P5.2",
    "start-war": "P3.6",
}


def kind(name: str, words: list[str], rules: dict[str, str]) -> Kind:
    return Kind(name, words, [rules[word] for word in words])


FAMILY: Final = kind("family", FAMILIES, FAMILY_RULES)
TROOP: Final = Kind("troop", TROOPS, ["P3.2"] * len(TROOPS))
LOT: Final = kind("lot", [*TILES, *EVENTS, "pope"], LOT_RULES)
CITY: Final = Kind("city", CITIES, ["P8.1"] * len(CITIES))
TILE: Final = kind("tile", TREACHERY, TILE_RULES)
"""A treachery tile."""
CURRENCY: Final = Kind("currency", CURRENCIES, ["P2.1"] * len(CURRENCIES))
SIDE: Final = Kind("side", ["attacker", "defender"], ["P5.6"] * 2)
WAR_CITIES: Final = [CITY.called("attacker"), CITY.called("defender")]
DICE: Final = ["1", "2", "3", "4", "5", "6"]
TERMS: Final = Terms(CURRENCY, MOMENTS)


def numbers(name: str, most: int) -> Arg:
    return NUMBER.called(name, [str(number) for number in range(most + 1)])


CATALOGUE: Final = Catalogue(
    [
        Verb("pass", PASS),
        Verb("take", TAKE, [FAMILY], rule="P1.1"),
        Verb("buy", BUY, [TROOP], rule="P3.2"),
        Verb("buy-treachery", BUY_TREACHERY, rule="P3.2"),
        Verb("give-back", GIVE_BACK, [TROOP], rule="P3.2"),
        Verb("auction", AUCTION, [LOT], rule="P3.3"),
        Verb("war", WAR, WAR_CITIES, rule="P5.1"),
        Verb("start-war", START_WAR, WAR_CITIES, rule="P3.6"),
        Verb("steal", STEAL, [SEAT], rule="P6.1"),
        Verb("raid", RAID, [SEAT], rule="P6.1"),
        Verb("lucrezia", LUCREZIA, [SEAT], rule="P6.1"),
        Verb("alfonso", ALFONSO, rule="P6.2"),
        Verb("bid", BID, [numbers("number", HIGHEST_BID)], rule="P4.3"),
        Verb("freeze", FREEZE, [SEAT], rule="P4.5"),
        Verb("pay", PAY, [numbers("cardinals", 2), numbers("swapped", 6)], rule="P4.4"),
        Verb("veto", VETO, rule="P5.2"),
        Verb("lorenzo", LORENZO, rule="P5.2"),
        Verb("league", LEAGUE, [SIDE], rule="P5.6"),
        Verb("bribe", BRIBE, [SEAT.called("owner"), TROOP], rule="P5.7"),
        Verb("ludovico", LUDOVICO, rule="P5.10"),
        Verb("place", PLACE, [CITY], rule="P4.6"),
        Verb("invade", INVADE, [CITY.called("target", [*CITIES, "nothing"])], rule="P4.8"),
        Verb("discard", DISCARD, [TILE], rule="P2.2"),
        Verb("first", FIRST, [SEAT], rule="P1.1"),
        Verb("deal", DEAL, [SEAT], Cards(DECK, TILE), rule="P3.2"),
        Verb("roll", ROLL, [NUMBER.called("attack", DICE), NUMBER.called("defence", DICE)], rule="P5.8"),
        Verb("bank", BANK, [CURRENCY, NUMBER.called("amount", DICE[:3])], rule="P6.3"),
        Verb("offer", OFFER, [SEAT], TERMS, rule="P2.6"),
        Verb("accept", ACCEPT, [SEAT], TERMS, rule="P2.6"),
        Verb("refuse", REFUSE, [SEAT], rule="P2.6"),
        Verb("withdraw", WITHDRAW, [SEAT], rule="P2.6"),
        Verb("discard-unseen", DISCARD_UNSEEN, rule="P2.2"),
    ]
)

EVENT_ARGS: Final[dict[str, EventSpec]] = {
    "first-seat": event(SEAT),
    "takes-family": event(SEAT, FAMILY),
    "turn": event(SEAT),
    "passes": event(SEAT),
    "buys-troop": event(SEAT, TROOP, NUMBER),
    "buys-treachery": event(SEAT),
    "gives-back": event(SEAT, TROOP),
    "draws": event(SEAT),
    "you-draw": event(SEAT, TILE),
    "discards": event(SEAT),
    "you-discard": event(SEAT, TILE),
    "new-pile": event(),
    "steals": event(SEAT, SEAT.called("from"), NUMBER),
    "raids": event(SEAT, SEAT.called("from"), NUMBER),
    "lucrezia": event(SEAT, SEAT.called("from"), NUMBER),
    "alfonso": event(SEAT),
    "puts-up": event(SEAT, LOT),
    "bids": event(SEAT, NUMBER),
    "drops-out": event(SEAT),
    "freezes": event(SEAT, SEAT.called("to")),
    "wins": event(SEAT, LOT, NUMBER),
    "unsold": event(LOT),
    "pays": event(SEAT, NUMBER, CURRENCY, NUMBER.called("cardinals")),
    "banks": event(SEAT, NUMBER, CURRENCY),
    "places-artist": event(SEAT, LOT, CITY),
    "invades": event(SEAT, CITY),
    "throws-invasion-away": event(SEAT),
    "status": event(CITY, NUMBER),
    "declares-war": event(SEAT, CITY.called("attacker"), CITY.called("defender"), NUMBER.called("wars")),
    "plays-start-war": event(SEAT),
    "vetoes": event(SEAT, reveals=True),
    "lorenzo-vetoes": event(SEAT, reveals=True),
    "no-veto": event(reveals=True),
    "hires": event(CITY),
    "is-hired": event(SEAT, CITY, NUMBER),
    "no-taker": event(CITY),
    "city-pays": event(SEAT, CITY, NUMBER),
    "no-war": event(),
    "league": event(SEAT, CITY),
    "no-league": event(SEAT),
    "bribes": event(SEAT, SEAT.called("owner"), TROOP),
    "rolls": event(CITY.called("attacker"), NUMBER.called("first"), CITY.called("defender"), NUMBER.called("second")),
    "ludovico": event(SEAT),
    "compares": event(CITY.called("striker"), NUMBER.called("strikes"), CITY.called("other"), NUMBER.called("resists")),
    "war-won": event(CITY.called("winner"), CITY.called("loser"), NUMBER),
    "war-drawn": event(CITY.called("attacker"), CITY.called("defender")),
    "laurel": event(SEAT, NUMBER),
    "offers": event(SEAT, SEAT.called("to"), TERMS),
    "accepts": event(SEAT, SEAT.called("from"), TERMS),
    "refuses": event(SEAT, SEAT.called("from")),
    "withdraws": event(SEAT, SEAT.called("to")),
    "decade-ends": event(NUMBER),
    "decade-begins": event(NUMBER),
    "collects": event(SEAT, NUMBER.called("gold"), NUMBER.called("influence"), NUMBER.called("home")),
    "slot": event(CITY, NUMBER),
    "points": event(SEAT, NUMBER),
    "victory": event(SEATS),
}
"""What can happen. Whether a sealed window held a veto comes to light when it closes (P5.2)."""
