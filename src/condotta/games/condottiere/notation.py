"""The catalogue: how each act is written."""

from typing import Final

from ...kernel.catalogue import Arg, Catalogue, Payload, Verb
from ...kernel.deal import Cards
from ...kernel.seats import LETTERS
from .acts import (
    DEAL,
    DISCARD,
    DRAW,
    HOLD,
    HOLDER,
    KEEP,
    KEEP_UNSEEN,
    LEAVE,
    PASS,
    PLACE,
    PLAY,
    PLAY_FACE_DOWN,
    POPE,
    SHOW,
    TAKE,
    TURN_UP,
)
from .cards import DECK, MERCENARIES, NAMES
from .map import REGIONS

CARD: Final = Arg("card", NAMES)
REGION: Final = Arg("region", REGIONS)
SEAT: Final = Arg("seat", [letter.lower() for letter in LETTERS])
CARDS: Final = Cards(DECK, NAMES)

CATALOGUE: Final = Catalogue(
    [
        Verb("pass", PASS),
        Verb("play", PLAY, [CARD]),
        Verb("place", PLACE, [REGION]),
        Verb("pope", POPE, [Arg("pope:region", [*REGIONS, "off"])]),
        Verb("take", TAKE, [Arg("mercenary:card", [*NAMES[:MERCENARIES], "nothing"])]),
        Verb("hold", HOLD),
        Verb("discard", DISCARD),
        Verb(
            "keep",
            KEEP,
            [Arg("first:card", [*NAMES, "nothing"]), Arg("second:card", [*NAMES, "nothing"])],
            unordered=True,
        ),
        Verb("draw", DRAW, [Arg("number", ["0", "1", "2", "3"])]),
        Verb("leave", LEAVE),
        Verb("turn-up", TURN_UP),
        Verb("holder", HOLDER, [SEAT]),
        Verb("deal", DEAL, [SEAT], CARDS),
        Verb("show", SHOW, [SEAT, Arg("shown:card", [*NAMES, "face-down"])], Payload()),
        Verb("play-face-down", PLAY_FACE_DOWN),
        Verb("keep-unseen", KEEP_UNSEEN, [], CARDS),
    ]
)

EVENTS: Final[dict[str, list[str]]] = {
    "holder": ["seat"],
    "is-dealt": ["seat", "number"],
    "you-are-dealt": ["seat", "cards"],
    "places-token": ["seat", "region"],
    "battle-begins": ["region"],
    "plays": ["seat", "card"],
    "plays-face-down": ["seat"],
    "you-play-face-down": ["seat", "card"],
    "turns-up": ["seat", "card"],
    "strength": ["seat", "number"],
    "springs-go": ["number"],
    "winters-go": ["number"],
    "bishop-removes": ["card", "number"],
    "pope-leaves": ["seat"],
    "pope-protects": ["seat", "region"],
    "takes-nothing": ["seat"],
    "takes-back": ["seat", "card"],
    "passes": ["seat"],
    "surrenders": ["seat"],
    "battle-tied": ["region"],
    "battle-won": ["seat", "region", "number"],
    "token-goes": ["seat"],
    "discards-hand": ["seat", "cards"],
    "keeps": ["seat", "number", "cards"],
    "round-ends": [],
    "draws": ["seat", "number"],
    "new-pile": [],
    "shows": ["seat", "to:seat", "card", "number"],
    "shows-face-down": ["seat", "to:seat", "card"],
    "final-battle": ["seats"],
    "scores": ["seat", "number", "total:number"],
    "new-game": [],
    "victory": ["seats"],
}
"""What can happen, and the arguments of each event: `name` where the kind has the same name, else `name:kind`."""
