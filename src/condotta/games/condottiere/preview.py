"""What an option would do, told to the seat that has it: only from what lies open and from its own cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...kernel.contract import Event
from ...kernel.seats import NO_SEAT, bit, first, has, size
from ...kernel.signature import NUMBER, SEAT, EventSpec, event
from .acts import PASS, PLAY, TAKE, TAKE_NOTHING, TURN_UP
from .battle import Turn
from .cards import BISHOP, KINDS, NO_CARD, SCARECROW, SPRING, SURRENDER, WINTER, has_mercenary, stays
from .dealing import has_cards
from .effects import TakeBack, carry_out
from .map import NOWHERE
from .notation import CARD, REGION
from .strength import strength, strongest, strongest_mercenary
from .table import Table

AHEAD: Final[dict[str, EventSpec]] = {
    "strength": event(SEAT, NUMBER.called("was"), NUMBER),
    "removes": event(CARD, NUMBER),
    "removes-nothing": event(),
    "takes-back": event(),
    "takes-nothing": event(),
    "leads": event(REGION, NUMBER),
    "behind": event(SEAT, REGION, NUMBER),
    "tied": event(REGION, NUMBER),
    "leads-final": event(NUMBER),
    "behind-final": event(SEAT, NUMBER),
    "tied-final": event(NUMBER),
    "ends-won": event(SEAT, REGION, NUMBER),
    "ends-kept": event(SEAT, REGION),
    "ends-tied": event(REGION),
    "ends-won-final": event(SEAT, NUMBER),
    "ends-tied-final": event(),
}
"""What can be told of an option. `ends-...`: the battle is over with it."""


def preview(t: Table, seat: i64, act: i64) -> list[Event]:
    """What this option of the open question would do; nothing where it only tells itself."""
    top = t.stack[-1]
    if isinstance(top, Turn):
        return passing(t, seat) if act == PASS else playing(t, seat, act - PLAY)
    if isinstance(top, TakeBack):
        world = with_own_card_up(t, seat)
        if act != TAKE + TAKE_NOTHING:
            world.lines[seat * KINDS + act - TAKE] -= 1
        return changes(t, world, seat)
    if act == TURN_UP and t.face_down[seat] != NO_CARD:
        return changes(t, with_own_card_up(t, seat), seat)
    return []


def playing(t: Table, seat: i64, kind: i64) -> list[Event]:
    """C4.2, C5: the strengths of all lines when the card has been carried out, and what it sends away."""
    world = t.clone()
    world.hands[seat * KINDS + kind] -= 1
    told: list[Event] = []
    if kind == BISHOP:
        highest = strongest_mercenary(t)
        if highest == NO_CARD:
            told.append(tell(seat, "removes-nothing"))
        else:
            told.append(tell(seat, "removes", highest, lying(t, highest)))
    elif kind == WINTER and lying(t, SPRING) > 0:
        told.append(tell(seat, "removes", SPRING, lying(t, SPRING)))
    elif kind == SPRING and lying(t, WINTER) > 0:
        told.append(tell(seat, "removes", WINTER, lying(t, WINTER)))
    elif kind == SCARECROW:
        told.append(tell(seat, "takes-back" if has_mercenary(t.lines, seat) else "takes-nothing"))
    if stays(kind):
        world.book.lay(world, seat, kind)
        carry_out(world, seat, kind)
    else:
        world.book.discard_played(world, seat, kind)
        carry_out(world, seat, kind)
        world.book.after_effect(world, seat)
    told += changes(t, world, seat)
    if kind == SURRENDER:
        told += ending(world, seat)
    return told


def passing(t: Table, seat: i64) -> list[Event]:
    """C4.4, C4.7: whether the battle ends with this pass, and how; else who would win it if all passed now."""
    if not t.book.drops_out(t, seat):
        return []
    if any(other != seat and has(t.fighters & ~t.out, other) and has_cards(t, other) for other in range(t.seats)):
        return standing(t, seat)
    return ending(with_own_card_up(t, seat), seat)


def standing(t: Table, seat: i64) -> list[Event]:
    leaders = strongest(t)
    leader = first(leaders)
    best = strength(t, leader)
    how = "leads"
    if size(leaders) > 1:
        how = "tied"
    elif leader != seat:
        how = "behind"
    if t.region == NOWHERE:
        return [tell(seat, f"{how}-final", leader, best) if how == "behind" else tell(seat, f"{how}-final", best)]
    if how == "behind":
        return [tell(seat, how, leader, t.region, best)]
    return [tell(seat, how, t.region, best)]


def ending(world: Table, seat: i64) -> list[Event]:
    """C6.1: how a battle that ends now ends; nothing while a card lies face down that this seat does not know."""
    for other in range(world.seats):
        if world.face_down[other] != NO_CARD:
            return []
    leaders = strongest(world)
    winner = first(leaders)
    if size(leaders) == 1:
        best = strength(world, winner)
        if world.region == NOWHERE:
            return [tell(seat, "ends-won-final", winner, best)]
        return [tell(seat, "ends-won", winner, world.region, best)]
    if world.region == NOWHERE:
        return [tell(seat, "ends-tied-final")]
    keeper = world.book.tie_winner(world)
    if keeper != NO_SEAT:
        return [tell(seat, "ends-kept", keeper, world.region)]
    return [tell(seat, "ends-tied", world.region)]


def with_own_card_up(t: Table, seat: i64) -> Table:
    """C12: the own card that lies face down, turned up."""
    world = t.clone()
    kind = world.face_down[seat]
    if kind != NO_CARD:
        world.face_down[seat] = NO_CARD
        world.lines[seat * KINDS + kind] += 1
    return world


def changes(t: Table, world: Table, seat: i64) -> list[Event]:
    """C5.8: every strength that would be another, the own first."""
    told: list[Event] = []
    for i in range(t.seats):
        other = (seat + i) % t.seats
        was = strength(t, other)
        now = strength(world, other)
        if was != now:
            told.append(tell(seat, "strength", other, was, now))
    return told


def lying(t: Table, kind: i64) -> i64:
    """How many cards of a kind lie in all lines."""
    count: i64 = 0
    for seat in range(t.seats):
        count += t.lines[seat * KINDS + kind]
    return count


def tell(seat: i64, key: str, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> Event:
    return Event(key, bit(seat), a, b, c, 0)
