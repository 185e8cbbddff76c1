"""The catalogue: how each act is written. Zones and territories are called what the board calls them."""

from typing import Final

from ...kernel.catalogue import Arg, Catalogue, Verb
from ...kernel.deal import Cards
from . import cards, pieces
from .acts import ACCUSE, ARRANGE, CHOOSE, DRAW, FIND, LOOK, LOT, MOVE, PASS, PICK, PLACE, PLAY, PUT
from .board import Board

ARRANGEMENTS: Final = ["123", "132", "213", "231", "312", "321"]
"""Which of the three pieces picked comes to the first, the second and the third of their zones."""


def catalogue_of(board: Board) -> Catalogue:
    zone = Arg("zone", board.zones, board.zone_names)
    to = Arg("to:zone", board.zones, board.zone_names)
    territory = Arg("territory", board.territories, board.territory_names)
    piece = Arg("piece", pieces.NAMES)
    return Catalogue(
        [
            Verb("pass", PASS),
            Verb("choose", CHOOSE, [territory]),
            Verb("place", PLACE, [piece, zone]),
            Verb("play", PLAY, [Arg("card", cards.NAMES)]),
            Verb("pick", PICK, [zone]),
            Verb("arrange", ARRANGE, [Arg("arrangement", ARRANGEMENTS, ARRANGEMENTS)]),
            Verb("look", LOOK, [zone, Arg("other:zone", board.zones, board.zone_names)]),
            Verb("accuse", ACCUSE, [zone, piece]),
            Verb("put", PUT, [zone]),
            Verb("move", MOVE, [zone, to]),
            Verb("lot", LOT, [piece]),
            Verb("find", FIND, [piece]),
            Verb("draw", DRAW, [], Cards(cards.DECK, cards.NAMES)),
        ]
    )


EVENTS: Final[dict[str, list[str]]] = {
    "lot": ["seat", "piece"],
    "lots-tied": ["seats"],
    "begins": ["seat"],
    "chooses": ["seat", "territory"],
    "sets-up": ["seat", "number"],
    "draws": ["seat", "cards"],
    "new-pile": [],
    "plays": ["seat", "card"],
    "plays-nothing": ["seat"],
    "traitor-shuffled": [],
    "finds": ["seat"],
    "you-find": ["seat", "piece"],
    "puts": ["seat", "zone"],
    "puts-known": ["seat", "piece", "zone"],
    "regroups": ["seat", "zone", "second:zone", "third:zone"],
    "regroups-two": ["seat", "zone", "second:zone"],
    "looks": ["seat", "zone", "other:zone"],
    "you-see": ["zone", "piece"],
    "accuses": ["seat", "zone", "piece"],
    "guessed-right": ["seat"],
    "guessed-wrong": ["seat"],
    "moves": ["seat", "zone", "to:zone"],
    "stays": ["seat"],
    "fights": ["seat", "piece", "other:seat", "target:piece"],
    "beaten": ["seat", "piece"],
    "captures": ["seat", "owner:seat"],
    "flag-goes": ["owner:seat", "seat"],
    "flag-returns": ["seat"],
    "takes": ["seat", "territory"],
    "contested": ["territory"],
    "rounds-over": ["number"],
    "victory": ["seats"],
}
"""What can happen, and the arguments of each event: `name` where the kind has the same name, else `name:kind`.

`sets-up` carries two numbers more, for programs: the zones taken, one bit each, the lower 36 and the upper."""
