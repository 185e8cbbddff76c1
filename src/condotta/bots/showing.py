"""C8.2 in Condottiere: when the built-in bots show a card.

Against one opponent strength is not shown: what it wastes on a lost battle it lacks in the next. Among three
or more, a battle that is as good as won is best over soon, since others save their cards meanwhile; but what a rival
learns of a hand it uses in later battles. So only one of the last two cards is shown.
"""

from __future__ import annotations

from typing import Final

from ..games.condottiere.acts import SHOW
from ..games.condottiere.cards import HEROINE, MERCENARIES, PRINTED
from ..games.condottiere.view import View
from ..kernel.seats import has

TEN: Final = 6
"""The kind of the strongest mercenary."""
GOOD_CARD: Final = 6
"""What a rival may add with each card it holds, at the most."""
LAST_CARDS: Final = 2
"""With so few in hand there is little left to keep secret."""


def show_strength(view: View, asides: list[int]) -> int | None:
    """To the last rival of a battle that it could hardly win: one of the last cards, if strong and not known yet."""
    if view.question is None or view.question.name != "turn" or view.turn != view.eye or len(view.seats) < 3:
        return None
    me = view.seats[view.eye]
    others = [seat for seat in range(len(view.seats)) if seat != view.eye and has(view.fighters, seat)]
    still_in = [seat for seat in others if not view.seats[seat].out and view.seats[seat].hand_size > 0]
    if len(still_in) != 1 or sum(view.hand) > LAST_CARDS or any(me.held[kind] for kind in (HEROINE, TEN)):
        return None
    lead = me.strength - max(view.seats[seat].strength for seat in others)
    more = sum(int(PRINTED[kind]) * view.hand[kind] for kind in range(MERCENARIES))
    if lead <= 0 or lead + more <= GOOD_CARD * view.seats[still_in[0]].hand_size:
        return None
    for kind in (HEROINE, TEN):
        if SHOW + still_in[0] * 16 + kind in asides:
            return SHOW + still_in[0] * 16 + kind
    return None
