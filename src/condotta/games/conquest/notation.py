"""How acts are written, what events tell, and which rule tells about each piece and card.

Zones and territories are called what the board calls them.
"""

from typing import Final

from ...kernel.catalogue import Catalogue, Verb
from ...kernel.deal import Cards
from ...kernel.signature import NUMBER, SEAT, SEATS, EventSpec, Kind, event
from .acts import ACCUSE, ARRANGE, CHOOSE, DRAW, FIND, LOOK, LOT, MOVE, PASS, PICK, PLACE, PLAY, PUT
from .board import Board
from .cards import DECK
from .cards import NAMES as CARD_NAMES
from .pieces import ARMY
from .pieces import NAMES as PIECE_NAMES

PIECE_RULES: Final = [
    "Q4.6", "Q4.3", "Q4.5", "Q4.4", "Q4.4", "Q4.4",
    "Q4.4", "Q4.4", "Q4.4", "Q4.4", "Q4.5", "Q4.7",
]  # fmt: skip
PIECE: Final = Kind("piece", PIECE_NAMES, PIECE_RULES)
PIECES: Final = Cards(ARMY, PIECE)
"""Any part of an army."""
CARD: Final = Kind("card", CARD_NAMES, ["Q7"] * len(CARD_NAMES))
CARDS: Final = Cards(DECK, CARD)
WAYS: Final = ["123", "132", "213", "231", "312", "321"]
ARRANGEMENT: Final = Kind("arrangement", WAYS, ["Q7"] * len(WAYS))
"""Which of the three pieces picked comes to the first, the second and the third of their zones."""


def zones_on(board: Board) -> Kind:
    return Kind("zone", board.zones, ["Q4.2"] * len(board.zones), board.zone_titles)


def territories_on(board: Board) -> Kind:
    return Kind("territory", board.territories, ["Q5.1"] * len(board.territories), board.territory_names)


def catalogue_of(zone: Kind, territory: Kind) -> Catalogue:
    return Catalogue(
        [
            Verb("pass", PASS),
            Verb("choose", CHOOSE, [territory], rule="Q2.3"),
            Verb("place", PLACE, [PIECE, zone], rule="Q2.4"),
            Verb("play", PLAY, [CARD], rule="Q7"),
            Verb("pick", PICK, [zone], rule="Q7"),
            Verb("arrange", ARRANGE, [ARRANGEMENT], rule="Q7"),
            Verb("look", LOOK, [zone, zone.called("other")], rule="Q7"),
            Verb("accuse", ACCUSE, [zone, PIECE], rule="Q7"),
            Verb("put", PUT, [zone], rule="Q7.1"),
            Verb("move", MOVE, [zone, zone.called("to")], rule="Q4"),
            Verb("lot", LOT, [PIECE], rule="Q2.2"),
            Verb("find", FIND, [PIECE], rule="Q7.1"),
            Verb("draw", DRAW, [], CARDS, rule="Q3.1"),
        ]
    )


def events_of(zone: Kind, territory: Kind) -> dict[str, EventSpec]:
    """What can happen. The set-ups opened, both pieces of a fight, what is in a bag, what a seat looks at, and
    whether a guess was right come to light. `sets-up` carries two numbers more, for programs: the zones taken, one
    bit each, the lower 36 and the upper."""
    return {
        "lot": event(SEAT, PIECE),
        "lots-tied": event(SEATS),
        "begins": event(SEAT),
        "chooses": event(SEAT, territory),
        "sets-up": event(SEAT, NUMBER, reveals=True),
        "draws": event(SEAT, CARDS),
        "new-pile": event(),
        "plays": event(SEAT, CARD),
        "plays-nothing": event(SEAT),
        "traitor-shuffled": event(),
        "finds": event(SEAT),
        "you-find": event(SEAT, PIECE),
        "puts": event(SEAT, zone),
        "puts-known": event(SEAT, PIECE, zone),
        "regroups": event(SEAT, zone, zone.called("second"), zone.called("third")),
        "regroups-two": event(SEAT, zone, zone.called("second")),
        "shows-bag": event(SEAT, PIECES, reveals=True),
        "looks": event(SEAT, zone, zone.called("other")),
        "you-see": event(zone, PIECE, reveals=True),
        "accuses": event(SEAT, zone, PIECE),
        "guessed-right": event(SEAT, reveals=True),
        "guessed-wrong": event(SEAT, reveals=True),
        "moves": event(SEAT, zone, zone.called("to")),
        "stays": event(SEAT),
        "fights": event(SEAT, PIECE, SEAT.called("other"), PIECE.called("target"), reveals=True),
        "beaten": event(SEAT, PIECE),
        "captures": event(SEAT, SEAT.called("owner")),
        "flag-goes": event(SEAT.called("owner"), SEAT),
        "flag-returns": event(SEAT),
        "takes": event(SEAT, territory),
        "contested": event(territory),
        "rounds-over": event(NUMBER),
        "victory": event(SEATS),
    }
