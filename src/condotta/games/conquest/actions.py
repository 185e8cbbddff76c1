"""Q7 What the cards do."""

from __future__ import annotations

from mypy_extensions import i64

from .bag import FromBag, Landing, any_in_bag, new_spy, show_bag, spy_of
from .cards import BLITZ, REGROUP, REINFORCEMENT, SECRET_INFORMATION, SURPRISE_ATTACK, TRAITOR
from .regroup import NOWHERE, Picking
from .secret_information import Looking, any_pair
from .table import IN_BAG, Table
from .territories import pieces_of
from .traitor import Accusing, any_enemy
from .zones import any_free_zone, any_free_zone_beside


def can_play(t: Table, seat: i64, card: i64) -> bool:
    """Q7: whether a card can be played."""
    if card == BLITZ:
        return True
    if card == REINFORCEMENT:
        return any_in_bag(t, seat) and any_free_zone_beside(t, seat)
    if card == SURPRISE_ATTACK:
        return any_in_bag(t, seat) and any_free_zone(t)
    if card == REGROUP:
        return pieces_of(t, seat) >= 2
    if card == SECRET_INFORMATION:
        return t.zone[spy_of(t, seat)] >= 0 and any_pair(t, seat)
    if card == TRAITOR:
        return any_enemy(t, seat)
    return t.zone[spy_of(t, seat)] == IN_BAG and any_free_zone(t)


def carry_out(t: Table, seat: i64, card: i64) -> None:
    """Q7: the effect of the card played; it may open a question."""
    if card == BLITZ:
        blitz(t)
    elif card == REINFORCEMENT:
        t.then([FromBag(seat), Landing(seat, beside=True)])
    elif card == SURPRISE_ATTACK:
        t.then([FromBag(seat), Landing(seat, beside=False)])
    elif card == REGROUP:
        t.push(Picking(seat, NOWHERE, NOWHERE))
    elif card == SECRET_INFORMATION:
        show_bag(t, seat)
        t.push(Looking(seat))
    elif card == TRAITOR:
        t.push(Accusing(seat))
    else:
        new_spy(t, seat)


def blitz(t: Table) -> None:
    """Q7 Blitz: two more moves, not compulsory."""
    t.moves += 2
