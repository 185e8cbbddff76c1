"""The fields of a Princes table and their copy; nothing else."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.contract import Game
from ...kernel.contract import Table as KernelTable
from ...kernel.offers import Offers

# Where an event is, if no seat owns it.
OPEN: Final = -1
NOT_YET: Final = -2
GONE: Final = -3
ON_CITY: Final = 10
"""+ city"""

# P2.6: until when an offer may stand: until it is withdrawn, or the end of this auction, turn or decade.
MOMENTS: Final = ["withdrawn", "auction", "turn", "decade"]
UNTIL_AUCTION: Final = 1
UNTIL_TURN: Final = 2
UNTIL_DECADE: Final = 3

ATTACKER: Final = 0
DEFENDER: Final = 1


class Table(KernelTable):
    purses: vec[i64]
    """Seat × 2 + currency."""
    home: vec[i64]
    """P5.5: the gold on each seat's home city."""
    family: vec[i64]
    tiles: vec[i64]
    """City tiles as counts: seat × TILE_KINDS + kind; the supply is the last row."""
    turned: vec[i64]
    """P2.5: how many of them have been used in this decade."""
    troops: vec[i64]
    """Each seat's set of troops."""
    stock: vec[i64]
    """Troops nobody has, by kind."""
    laurels: vec[i64]

    # Treachery tiles are counts by kind; hands and what was discarded unseen seat × TREACHERY_KINDS + kind.
    hands: vec[i64]
    pile: vec[i64]
    discards: vec[i64]
    """What was played, for all to see."""
    buried: vec[i64]
    """P2.1: what was discarded over the limit, known only to the seat that did."""
    proved: vec[i64]
    """P4.4: how many Bribe Cardinals a seat must hold, since it bid what it could not pay without."""

    status: vec[i64]
    places: vec[i64]
    """Where each event is: its owner, ON_CITY + city, OPEN, NOT_YET or GONE."""
    pope: i64
    """The Pope's owner, or NO_SEAT while it lies beside the events."""
    league_used: bool
    trading: bool
    """P2.6: whether the table was set up with trading."""
    offers: Offers
    offered: vec[i64]
    """P2.6: what was last offered in each decade from a seat to another, where anything was: two numbers each,
    (decade × seats + maker) × seats + to, and the terms."""

    decade: i64
    """From 0."""
    first: i64
    """P1.4: who began decade I."""
    active: i64
    wars: i64
    """The war counter."""
    idle: i64
    """P3.7: turns in a row in which nothing was bought, given back, sold or fought."""
    busy: bool
    """P3.7: whether this turn is not idle."""
    bank_closed: bool
    """P6.3: the last event of the decade has been put up."""

    # P5: the war that is being fought.
    cities: vec[i64]
    """By side."""
    condottieri: vec[i64]
    """By side, or NO_SEAT."""
    bribed: vec[i64]
    """Of each seat the troops that have been bribed."""
    league: i64
    """The seat that has called a Holy League, or NO_SEAT."""
    league_side: i64

    def __init__(self, game: Game[Table], seats: i64) -> None:
        super().__init__(game, seats)

    def clone(self) -> Table:
        other = Table(self.game, self.seats)
        self.copy_into(other)
        other.purses = self.purses[:]
        other.home = self.home[:]
        other.family = self.family[:]
        other.tiles = self.tiles[:]
        other.turned = self.turned[:]
        other.troops = self.troops[:]
        other.stock = self.stock[:]
        other.laurels = self.laurels[:]
        other.hands = self.hands[:]
        other.pile = self.pile[:]
        other.discards = self.discards[:]
        other.buried = self.buried[:]
        other.proved = self.proved[:]
        other.status = self.status[:]
        other.places = self.places[:]
        other.pope = self.pope
        other.league_used = self.league_used
        other.trading = self.trading
        other.offers = self.offers.clone()
        other.offered = self.offered[:]
        other.decade = self.decade
        other.first = self.first
        other.active = self.active
        other.wars = self.wars
        other.idle = self.idle
        other.busy = self.busy
        other.bank_closed = self.bank_closed
        other.cities = self.cities[:]
        other.condottieri = self.condottieri[:]
        other.bribed = self.bribed[:]
        other.league = self.league
        other.league_side = self.league_side
        return other
