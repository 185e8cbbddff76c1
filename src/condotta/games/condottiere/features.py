"""Numbers for learners: what is told of a Condottiere table, and what may be chosen. encoding.py fills them in.

Everything here is in the seat's view, or public. The lines are told as they lie; what a card would do to them
(`lead-after`) is worked out, since that is what a player looks at first. The seat's own face-down card counts as
turned up in its leads, those of others do not.
"""

from typing import Final

from mypy_extensions import i64

from ...kernel.encoding import Feature
from .acts import KEEP
from .cards import KINDS, MERCENARIES, NAMES
from .map import REGIONS

QUESTIONS: Final = ["turn", "place", "pope", "take-back", "discard-hand", "keep", "draw", "leave"]
KEPT: Final[i64] = KINDS + 1

FEATURES: Final = [
    Feature("question", 8, 1, "which question is open: " + ", ".join(QUESTIONS)),
    Feature("kept", 16, 1, "the first card kept, if the second is asked: each kind, or nothing"),
    Feature("variants", 5, 1, "the variants of this table, in the order of their list"),
    Feature("seats", 6, 1, "which seats there are, from the own one clockwise"),
    Feature("to-win", 2, 4, "regions needed, in all and connected"),
    Feature("hand", 15, 4, "the own cards by kind"),
    Feature("hand-sizes", 6, 8, "the size of each hand"),
    Feature("lines", 6 * 15, 4, "the line of each seat by kind"),
    Feature("held", 6 * 15, 4, "cards known to be in each hand; in the own one, by all"),
    Feature("discards", 15, 8, "the discards by kind"),
    Feature("unseen", 15, 8, "cards that lie in the pile, face down or in another hand, by kind"),
    Feature("pile", 1, 64, "the size of the pile"),
    Feature("strengths", 6, 32, "the strength of each line"),
    Feature("lead", 1, 32, "how far I am ahead of the strongest rival", signed=True),
    Feature("ahead", 2, 1, "whether I am ahead; whether it is a tie"),
    Feature("may-lead", 15, 1, "the cards whose effect on my lead follows: to play, or to take back"),
    Feature("lead-after", 15, 32, "my lead after each of these cards", signed=True),
    Feature("ahead-after", 15, 1, "whether I am then ahead"),
    Feature("seasons", 2, 1, "Winter and Spring in play"),
    Feature("strongest", 7, 1, "the strongest mercenary in all lines"),
    Feature("courtesans", 1, 4, "how many Courtesans I am ahead of any rival", signed=True),
    Feature(
        "standing", 6 * 6, 1, "of each seat: out, has played, fights, holds the token, placed it, has a card face down"
    ),
    Feature("rivals-in", 1, 4, "rivals that are in the battle and hold cards"),
    Feature("cards-against", 1, 16, "how many cards these rivals hold"),
    Feature("face-down", 15, 1, "the own face-down card"),
    Feature("face-down-known", 5, 8, "the face-down card of each other seat, counted from 1, if it was shown"),
    Feature("region", 18, 1, "the region fought over; last: none, a final battle or before the first"),
    Feature("defender", 6, 1, "who controls the region fought over"),
    Feature("pope", 18, 1, "the region of the Pope; last: off the board"),
    Feature("owners", 6 * 17, 1, "the regions of each seat"),
    Feature("lacking", 6 * 3, 4, "of each seat: its regions, how many it lacks in all, how many connected"),
    Feature("nearer", 6 * 17, 1, "the regions that bring each seat nearer to victory"),
    Feature("completes", 6 * 17, 1, "the regions that give each seat the victory"),
    Feature("stakes", 6 * 2, 1, "whether the region fought over brings each seat nearer, or gives it the victory"),
    Feature("points", 6, 16, "the points of each seat"),
    Feature("points-to-win", 1, 16, "the points that end the match; none without that variant"),
    Feature("deciding", 1, 1, "whether this battle decides the match"),
    Feature("quiet", 1, 16, "battles in a row in which no region changed hands"),
    Feature("battles", 1, 64, "battles fought"),
]

CHOICES: Final = [
    "pass",
    *[f"play {name}" for name in NAMES],
    *[f"place {region}" for region in REGIONS],
    *[f"pope {region}" for region in [*REGIONS, "off"]],
    *[f"take {name}" for name in [*NAMES[:MERCENARIES], "nothing"]],
    "hold",
    "discard",
    *[f"keep {name}" for name in [*NAMES, "nothing"]],
    *[f"draw {number}" for number in range(4)],
    "leave",
    "turn-up",
]
DRAW_CHOICE: Final[i64] = KEEP + KEPT
"""The codes up to `keep` are choices as they are; behind them, `keep` takes 16 instead of 256."""
