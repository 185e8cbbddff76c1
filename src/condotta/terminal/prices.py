"""What an act costs, after its name: `Buy Pike, 3 gold`."""

from __future__ import annotations

from ..games.princes import acts
from ..games.princes.auction import opening
from ..games.princes.table import Table as PrincesTable
from ..games.princes.tiles import EVENT_LOT, GOLD, TROOP_COST, currency_of
from ..kernel.contract import Table
from ..words import Words


def price(t: Table, act: int, words: Words) -> str:
    """P3.2, P4.1, P4.2: what an action costs, or where its bids begin; nothing where that is no question."""
    if not isinstance(t, PrincesTable):
        return ""
    if act == acts.BUY_TREACHERY:
        return words.say("price-treachery")
    if acts.BUY <= act < acts.BUY_TREACHERY:
        return words.say("price-gold", number=int(TROOP_COST[act - acts.BUY]))
    if not acts.AUCTION <= act < acts.WAR:
        return ""
    lot = act - acts.AUCTION
    if lot < EVENT_LOT:
        return words.say("price-from", number=int(opening(t, lot)))
    return words.say("price-from-nothing", currency="gold" if currency_of(lot) == GOLD else "influence")
