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
from ...kernel.seats import PUBLIC, bit, has, seats_of
from .cards import KINDS, NO_CARD, can_hide
from .dealing import hand_size
from .showing import eye_row
from .strength import strength
from .table import Table
from .victory import total_to_win

Counts = tuple[int, ...]


@dataclass(frozen=True)
class SeatView:
    """One seat as a viewer sees it. Cards are counts by kind."""

    hand_size: int
    line: Counts
    face_down: bool
    face_down_card: int
    """The face-down card if this viewer knows it, else NO_CARD."""
    strength: int
    out: bool
    held: Counts
    """Cards this viewer knows to be in the hand, at the least; of its own, those that somebody knows."""
    had: Counts
    """The same of hand and face-down card together."""
    points: int


@dataclass(frozen=True)
class View:
    """The table as one viewer sees it (C2.5)."""

    eye: int
    question: Question | None
    hand: Counts
    """The own hand; empty for a spectator."""
    seats: tuple[SeatView, ...]
    owners: tuple[int, ...]
    pope: int
    holder: int
    region: int
    placer: int
    turn: int
    fighters: int
    pile_size: int
    discards: Counts
    battles: int
    quiet: int
    played: int
    total_to_win: int
    connected_to_win: int
    deciding: bool
    winners: tuple[int, ...]


def counts(cards: vec[i64], at: i64) -> Counts:
    return tuple(cards[at : at + KINDS])


def knows_face_down(t: Table, viewer: i64, seat: i64) -> bool:
    return viewer == seat or has(t.face_down_shown[seat], viewer)


def see_seat(t: Table, viewer: i64, seat: i64) -> SeatView:
    at = eye_row(t, viewer, seat)
    known = knows_face_down(t, viewer, seat)
    return SeatView(
        hand_size=hand_size(t, seat),
        line=counts(t.lines, seat * KINDS),
        face_down=t.face_down[seat] != NO_CARD,
        face_down_card=t.face_down[seat] if known else NO_CARD,
        strength=strength(t, seat),
        out=has(t.out, seat),
        held=counts(t.held, at),
        had=counts(t.had, at),
        points=t.points[seat],
    )


def see(t: Table, viewer: int) -> View:
    """C2.5: lines, announced strengths, sizes of hands and pile, and discards are public."""
    return View(
        eye=viewer,
        question=see_question(t, viewer),
        hand=() if viewer == PUBLIC else counts(t.hands, viewer * KINDS),
        seats=tuple([see_seat(t, viewer, seat) for seat in range(int(t.seats))]),
        owners=tuple(t.owners),
        pope=t.pope,
        holder=t.holder,
        region=t.region,
        placer=t.placer,
        turn=t.turn,
        fighters=t.fighters,
        pile_size=total(t.pile),
        discards=tuple(t.discards),
        battles=t.battles,
        quiet=t.quiet,
        played=t.played,
        total_to_win=total_to_win(t),
        connected_to_win=t.book.connected_to_win(t),
        deciding=t.deciding,
        winners=tuple(seats_of(t.winners)),
    )


def determinize(t: Table, viewer: i64, rng: Rng) -> Table:
    """A world this viewer cannot tell from the real one: all it does not see is dealt anew.

    What it knows of hands stays; a face-down card it has not been shown is one that can be
    hidden; sealed answers of others are open again, since nobody knows who has answered.
    """
    world = t.clone()
    missing = take_up_unseen(world, viewer)
    hide_cards(world, viewer, missing, rng)
    deal_unseen(world, missing, rng)
    world.answered &= bit(viewer)
    if world.answered != t.answered:
        settle(world)
    return world


def take_up_unseen(world: Table, viewer: i64) -> vec[i64]:
    """Put all this viewer does not see into the pile, but for the cards it knows of.

    Returns how many unknown cards each hand lacks; where a face-down card is unknown too,
    the hand holds what is known of both (`had`) until `hide_cards` has chosen.
    """
    missing = filled(world.seats)
    pile = world.pile
    hands = world.hands
    for seat in range(world.seats):
        if seat == viewer:
            continue
        missing[seat] = hand_size(world, seat)
        known = world.held
        if world.face_down[seat] != NO_CARD and not knows_face_down(world, viewer, seat):
            missing[seat] += 1
            pile[world.face_down[seat]] += 1
            known = world.had
        row = eye_row(world, viewer, seat)
        hand = seat * KINDS
        for kind in range(KINDS):
            sure = known[row + kind]
            pile[kind] += hands[hand + kind] - sure
            hands[hand + kind] = sure
            missing[seat] -= sure
    return missing


def hide_cards(world: Table, viewer: i64, missing: vec[i64], rng: Rng) -> None:
    """Choose each unknown face-down card: a known card that may have left the hand, or an
    unknown one that can be hidden. Those with no known candidate choose first, so that there
    is always a card left for them."""
    for first_pass in (True, False):
        for seat in range(world.seats):
            if world.face_down[seat] != NO_CARD and not knows_face_down(world, viewer, seat):
                known = may_be_gone(world, viewer, seat)
                if (total(known) == 0) == first_pass:
                    world.face_down[seat] = hide_card(world, seat, known, missing, rng)


def may_be_gone(world: Table, viewer: i64, seat: i64) -> vec[i64]:
    """The known cards that are in the hand or face down, this viewer cannot say which."""
    found = filled(KINDS)
    row = eye_row(world, viewer, seat)
    for kind in range(KINDS):
        found[kind] = world.had[row + kind] - world.held[row + kind]
    return found


def hide_card(world: Table, seat: i64, known: vec[i64], missing: vec[i64], rng: Rng) -> i64:
    hideable = filled(KINDS)
    if missing[seat] > 0:
        for kind in range(KINDS):
            if can_hide(kind):
                hideable[kind] = world.pile[kind]
    unknown_ways = min(missing[seat], total(hideable))
    ways = total(known) + unknown_ways
    if rng.below(ways) < unknown_ways:
        card = draw_one(hideable, total(hideable), rng)
        world.pile[card] -= 1
        missing[seat] -= 1
        return card
    card = draw_one(known, total(known), rng)
    world.hands[seat * KINDS + card] -= 1
    return card


def deal_unseen(world: Table, missing: vec[i64], rng: Rng) -> None:
    """Fill the hands from the pile."""
    left = total(world.pile)
    for seat in range(world.seats):
        for _card in range(missing[seat]):
            world.hands[seat * KINDS + draw_one(world.pile, left, rng)] += 1
            left -= 1
