"""The engine: asks, takes answers, and settles the stack. It knows no game."""

from __future__ import annotations

from collections.abc import Iterable

from .contract import Acts, Decision, Event, Table
from .errors import IllegalAct
from .rng import Rng
from .seats import CHANCE, has, letter


def settle(t: Table) -> None:
    """Take off the stack what asks nobody, and do it, until somebody is asked or the game is over."""
    while len(t.stack) > 0:
        top = t.stack[-1]
        t.asked = top.asks(t)
        if t.asked != 0:
            return
        t.stack.pop()
        t.answered = 0
        top.close(t)
    t.asked = 0


def pending(t: Table) -> Decision | None:
    """The open question, or None when the game is over."""
    if t.asked == 0:
        return None
    top = t.stack[-1]
    return Decision(top.rule, top.name, top.invited(t), t.asked, top.sealed)


def options(t: Table, seat: int) -> list[int]:
    """All that this seat may answer now; empty if it is not asked, or if chance is."""
    if seat < 0 or not has(t.asked, seat):
        return []
    out = Acts()
    t.stack[-1].options(t, seat, out)
    return out.as_list()


def forced(t: Table, seat: int) -> bool:
    """Whether this seat has one answer only, as everybody knows: how soon it is given tells nothing."""
    return t.game.open_options(t, seat) and len(options(t, seat)) == 1


def asides(t: Table, seat: int) -> list[int]:
    """What this seat may do beside the open question; nothing once the game is over."""
    return [] if t.asked == 0 else t.game.asides(t, seat)


def sample(t: Table, rng: Rng) -> int:
    """What chance answers."""
    return t.stack[-1].sample(t, rng)


def check(t: Table, seat: int, act: int) -> None:
    """Raise IllegalAct, with the rule, if this seat may not do this now."""
    if t.asked == 0:
        raise IllegalAct("game-over", seat=letter(seat))
    if t.game.is_aside(act):
        if not 0 <= seat < t.seats or not t.game.allows_aside(t, seat, act):
            key = t.game.aside_refusal(t, seat, act)
            raise IllegalAct(key, t.game.aside_rule(act), seat=letter(seat), act=t.game.catalogue.show(act)).of(
                t.game.name
            )
        return
    top = t.stack[-1]
    if seat < 0 or not has(t.asked, seat):
        key = "already-answered" if seat >= 0 and has(top.invited(t), seat) else "not-asked"
        raise IllegalAct(key, top.rule, seat=letter(seat))
    if not top.allows(t, seat, act):
        key = top.refusal(t, seat, act)
        raise IllegalAct(key, top.rule, seat=letter(seat), act=t.game.catalogue.show(act)).of(t.game.name)


def apply(t: Table, seat: int, act: int) -> None:
    """Let a seat act. An act that is not allowed raises IllegalAct and changes nothing."""
    check(t, seat, act)
    if t.game.is_aside(act):
        t.game.aside(t, seat, act)
        return
    t.stack[-1].answer(t, seat, act)
    settle(t)


def seen(t: Table, seat: int, act: int, viewer: int) -> int:
    """An act about to be taken, as this viewer may read it."""
    if t.game.is_aside(act):
        return t.game.seen_aside(t, seat, act, viewer)
    return t.stack[-1].seen(t, seat, act, viewer)


def take_events(t: Table) -> list[Event]:
    """The events since the last time they were taken."""
    events = t.events or []
    t.events = []
    return events


def replay(t: Table, log: Iterable[tuple[int, int]]) -> Table:
    """Play a log of entries (seat, act) on a fresh table."""
    for seat, act in log:
        apply(t, seat, act)
    return t


def play_chance(t: Table, rng: Rng) -> list[tuple[int, int]]:
    """Let chance answer for as long as it is asked; its entries belong into the log."""
    entries: list[tuple[int, int]] = []
    while has(t.asked, CHANCE):
        act = sample(t, rng)
        entries.append((CHANCE, act))
        apply(t, CHANCE, act)
    return entries
