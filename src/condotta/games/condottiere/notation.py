"""How acts are written, what events tell, and which rule tells about each card."""

from typing import Final

from ...kernel.catalogue import Catalogue, Copies, Verb
from ...kernel.deal import Cards
from ...kernel.signature import NUMBER, SEAT, SEATS, EventSpec, Kind, event
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

CARD_RULES: Final = [
    "C1", "C1", "C1", "C1", "C1", "C1", "C1",
    "C5.1", "C5.2", "C5.4", "C5.6", "C5.6", "C5.6", "C5.7", "C5.9",
]  # fmt: skip
CARD: Final = Kind("card", NAMES, CARD_RULES)
REGION: Final = Kind("region", REGIONS, ["C2.1"] * len(REGIONS))
CARDS: Final = Cards(DECK, CARD)
CARD_OR_NOTHING: Final = [*NAMES, "nothing"]

CATALOGUE: Final = Catalogue(
    [
        Verb("pass", PASS),
        Verb("play", PLAY, [CARD], rule="C4.2"),
        Verb("place", PLACE, [REGION], rule="C6.3"),
        Verb("pope", POPE, [REGION.called("pope", [*REGIONS, "off"])], rule="C5.5"),
        Verb("take", TAKE, [CARD.called("mercenary", [*NAMES[:MERCENARIES], "nothing"])], rule="C5.7"),
        Verb("hold", HOLD, rule="C6.5"),
        Verb("discard", DISCARD, rule="C6.5"),
        Verb(
            "keep",
            KEEP,
            [CARD.called("first", CARD_OR_NOTHING), CARD.called("second", CARD_OR_NOTHING)],
            unordered=True,
            rule="C7.2",
        ),
        Verb("draw", DRAW, [NUMBER.called("number", ["0", "1", "2", "3"])], rule="C9.2"),
        Verb("leave", LEAVE, rule="C12.2"),
        Verb("turn-up", TURN_UP, rule="C12.2"),
        Verb("holder", HOLDER, [SEAT], rule="C3.1"),
        Verb("deal", DEAL, [SEAT], CARDS, rule="C3.1"),
        Verb("show", SHOW, [SEAT, CARD.called("shown", [*NAMES, "face-down"])], Copies(), rule="C8.2"),
        Verb("play-face-down", PLAY_FACE_DOWN, rule="C12.1"),
        Verb("keep-unseen", KEEP_UNSEEN, [], CARDS, rule="C7.2"),
    ]
)

EVENTS: Final[dict[str, EventSpec]] = {
    "holder": event(SEAT),
    "is-dealt": event(SEAT, NUMBER),
    "you-are-dealt": event(SEAT, CARDS),
    "places-token": event(SEAT, REGION),
    "battle-begins": event(REGION),
    "plays": event(SEAT, CARD),
    "plays-face-down": event(SEAT),
    "you-play-face-down": event(SEAT, CARD),
    "turns-up": event(SEAT, CARD, reveals=True),
    "strength": event(SEAT, NUMBER),
    "springs-go": event(NUMBER),
    "winters-go": event(NUMBER),
    "bishop-removes": event(CARD, NUMBER),
    "pope-leaves": event(SEAT),
    "pope-protects": event(SEAT, REGION),
    "takes-nothing": event(SEAT),
    "takes-back": event(SEAT, CARD),
    "passes": event(SEAT),
    "surrenders": event(SEAT),
    "battle-tied": event(REGION),
    "defender-keeps": event(SEAT, REGION),
    "battle-won": event(SEAT, REGION, NUMBER),
    "token-goes": event(SEAT),
    "discards-hand": event(SEAT, CARDS, reveals=True),
    "keeps": event(SEAT, NUMBER, CARDS),
    "round-ends": event(),
    "draws": event(SEAT, NUMBER),
    "new-pile": event(),
    "shows": event(SEAT, SEAT.called("to"), CARD, NUMBER),
    "shows-face-down": event(SEAT, SEAT.called("to"), CARD, reveals=True),
    "final-battle": event(SEATS),
    "scores": event(SEAT, NUMBER, NUMBER.called("total")),
    "new-game": event(),
    "victory": event(SEATS),
}
"""What can happen."""
