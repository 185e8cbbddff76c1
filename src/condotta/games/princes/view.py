"""What a seat sees, built from nothing, and another world that it cannot tell from this one."""

from __future__ import annotations

from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.counts import filled, total
from ...kernel.deal import draw_one
from ...kernel.engine import settle
from ...kernel.question import Question, see_question
from ...kernel.rng import Rng
from ...kernel.seats import PUBLIC, bit, seats_of
from .auction import Bidding, Payment
from .chances import chances, hopes
from .decade import gold_income, influence_income
from .limits import hand_limit, hand_size
from .score import points_of, slot_points
from .strength import side_strength
from .table import Table
from .tiles import (
    ATTACK,
    BRIBE_CARDINAL,
    CITY_COUNT,
    DEFENCE,
    EVENT_COUNT,
    NOTHING,
    TILE_KINDS,
    TREACHERY_KINDS,
    WAR_LIMITS,
)
from .war import SecondRoll

Counts = tuple[int, ...]


@dataclass(frozen=True)
class SeatView:
    """One seat as a viewer sees it: all but its treachery tiles is public (P2.1)."""

    family: int
    gold: int
    influence: int
    home: int
    """P5.5: the gold on the home city."""
    tiles: Counts
    turned: Counts
    troops: int
    treachery: int
    """How many treachery tiles it holds."""
    limit: int
    buried: int
    """How many it has discarded unseen."""
    proved: int
    """How many Bribe Cardinals it must hold."""
    laurels: int
    gold_income: int
    """P7.1: what it would collect if the decade ended now, with the gold on the home city."""
    influence_income: int
    points: int
    """What it would score if the game ended now."""


@dataclass(frozen=True)
class AuctionView:
    """P4: the auction that is going on."""

    lot: int
    inside: int
    speaker: int
    frozen: int
    price: int
    leader: int


@dataclass(frozen=True)
class WarView:
    """P5: the war that is going on, by side."""

    cities: Counts
    condottieri: Counts
    bribed: Counts
    """Of each seat the set of bribed troops."""
    attack: Counts
    defence: Counts
    league: int
    league_side: int
    striker: int
    """The side that attacks in the roll that has just been made; NOTHING where none is open."""
    dice: Counts
    """What that roll shows, by side."""
    chances: Counts
    """P5.8: of all 1296 rolls, in how many the attacker wins, nobody does, the defender wins, as the sides stand."""
    hopes: tuple[Counts, ...]
    """While the right to fight is sold: for each seat in how many it would win, against nobody and each seat."""


@dataclass(frozen=True)
class OfferedView:
    """P2.6: an offer, whatever became of it."""

    decade: int
    maker: int
    to: int
    terms: int


@dataclass(frozen=True)
class View:
    """The table as one viewer sees it."""

    eye: int
    question: Question | None
    treachery: Counts
    """The own treachery tiles; empty for a spectator."""
    buried: Counts
    """What this seat has discarded unseen since the pile was last shuffled."""
    seats: tuple[SeatView, ...]
    supply: Counts
    stock: Counts
    status: Counts
    slots: Counts
    """What a tile of each city would score if the game ended now (P8.1)."""
    places: Counts
    pope: int
    league_used: bool
    pile_size: int
    discards: Counts
    decade: int
    active: int
    wars: int
    war_limit: int
    idle: int
    bank_closed: bool
    auction: AuctionView | None
    war: WarView | None
    offers: Counts
    """What stands from each seat to each other: maker × seats + to."""
    offered: tuple[OfferedView, ...]
    """P2.6: what was last offered in each decade from a seat to another."""
    winners: tuple[int, ...]


def row(counts: vec[i64], line: i64, width: i64) -> Counts:
    return tuple(counts[line * width : line * width + width])


def see_seat(t: Table, seat: i64) -> SeatView:
    return SeatView(
        family=t.family[seat],
        gold=t.purses[seat * 2],
        influence=t.purses[seat * 2 + 1],
        home=t.home[seat],
        tiles=row(t.tiles, seat, TILE_KINDS),
        turned=row(t.turned, seat, TILE_KINDS),
        troops=t.troops[seat],
        treachery=hand_size(t, seat),
        limit=hand_limit(t, seat),
        buried=total(t.buried[seat * TREACHERY_KINDS : (seat + 1) * TREACHERY_KINDS]),
        proved=t.proved[seat],
        laurels=t.laurels[seat],
        gold_income=gold_income(t, seat) + t.home[seat] if t.family[seat] >= 0 else 0,
        influence_income=influence_income(t, seat) if t.family[seat] >= 0 else 0,
        points=points_of(t, seat),
    )


def see_auction(t: Table) -> AuctionView | None:
    """P4: what is bid for lies open; so does what is being paid for."""
    if len(t.stack) == 0:
        return None
    top = t.stack[-1]
    if isinstance(top, Bidding):
        return AuctionView(top.lot, top.inside, top.speaker, top.frozen, top.price, top.leader)
    if isinstance(top, Payment):
        return AuctionView(top.lot, bit(top.seat), top.seat, 0, top.price, top.seat)
    return None


def see_war(t: Table) -> WarView | None:
    if t.cities[0] == NOTHING:
        return None
    striker, dice = NOTHING, (0, 0)
    if len(t.stack) > 0:
        top = t.stack[-1]
        if isinstance(top, SecondRoll):
            striker, dice = int(top.striker), (int(top.dice // 6 + 1), int(top.dice % 6 + 1))
    return WarView(
        cities=tuple(t.cities),
        condottieri=tuple(t.condottieri),
        bribed=tuple(t.bribed),
        attack=(side_strength(t, 0, ATTACK), side_strength(t, 1, ATTACK)),
        defence=(side_strength(t, 0, DEFENCE), side_strength(t, 1, DEFENCE)),
        league=t.league,
        league_side=t.league_side,
        striker=striker,
        dice=dice,
        chances=chances(t),
        hopes=hopes(t),
    )


def see_offered(t: Table) -> tuple[OfferedView, ...]:
    count = int(t.seats)
    return tuple(
        OfferedView(
            decade=int(t.offered[i]) // count**2,
            maker=int(t.offered[i]) // count % count,
            to=int(t.offered[i]) % count,
            terms=int(t.offered[i + 1]),
        )
        for i in range(0, len(t.offered), 2)
    )


def see(t: Table, viewer: int) -> View:
    """P2.1: everything but the treachery tiles of others."""
    return View(
        eye=viewer,
        question=see_question(t, viewer),
        treachery=() if viewer == PUBLIC else row(t.hands, viewer, TREACHERY_KINDS),
        buried=() if viewer == PUBLIC else row(t.buried, viewer, TREACHERY_KINDS),
        seats=tuple([see_seat(t, seat) for seat in range(int(t.seats))]),
        supply=row(t.tiles, t.seats, TILE_KINDS),
        stock=tuple(t.stock),
        status=row(t.status, 0, CITY_COUNT),
        slots=tuple([int(slot_points(t, city)) for city in range(CITY_COUNT)]),
        places=row(t.places, 0, EVENT_COUNT),
        pope=t.pope,
        league_used=t.league_used,
        pile_size=total(t.pile),
        discards=tuple(t.discards),
        decade=t.decade,
        active=t.active,
        wars=t.wars,
        war_limit=WAR_LIMITS[t.seats],
        idle=t.idle,
        bank_closed=t.bank_closed,
        auction=see_auction(t),
        war=see_war(t),
        offers=tuple(t.offers.rows),
        offered=see_offered(t),
        winners=tuple(seats_of(t.winners)),
    )


def determinize(t: Table, viewer: i64, rng: Rng) -> Table:
    """A world this viewer cannot tell from the real one: the treachery tiles it does not see are dealt anew.

    A Cardinal that a bid has proved stays; sealed answers of others are open again, since nobody
    knows who has answered.
    """
    world = t.clone()
    sizes = filled(2 * t.seats)
    for seat in range(t.seats):
        if seat != viewer:
            sizes[seat] = take_up(world.hands, world.pile, seat)
            sizes[t.seats + seat] = take_up(world.buried, world.pile, seat)
    left = total(world.pile)
    for seat in range(t.seats):
        if seat != viewer:
            world.hands[seat * TREACHERY_KINDS + BRIBE_CARDINAL] += t.proved[seat]
            world.pile[BRIBE_CARDINAL] -= t.proved[seat]
            sizes[seat] -= t.proved[seat]
            left -= t.proved[seat]
    for row in range(2 * t.seats):
        for _i in range(sizes[row]):
            kind = draw_one(world.pile, left, rng)
            if row < t.seats:
                world.hands[row * TREACHERY_KINDS + kind] += 1
            else:
                world.buried[(row - t.seats) * TREACHERY_KINDS + kind] += 1
            left -= 1
    world.answered &= bit(viewer)
    if world.answered != t.answered:
        settle(world)
    return world


def take_up(tiles: vec[i64], pile: vec[i64], seat: i64) -> i64:
    """Put a seat's tiles into the pile: how many there were."""
    count: i64 = 0
    for kind in range(TREACHERY_KINDS):
        at = seat * TREACHERY_KINDS + kind
        count += tiles[at]
        pile[kind] += tiles[at]
        tiles[at] = 0
    return count
