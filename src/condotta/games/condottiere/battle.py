"""C4 A battle: turns of one card or a pass, until all have passed or one surrenders."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ...kernel.contract import Acts, Frame
from ...kernel.seats import bit, has
from .acts import PASS, PLAY
from .cards import KINDS, stays
from .dealing import has_cards
from .effects import carry_out
from .strength import strength
from .table import Table


class Battle(Frame[Table]):
    """C4.1: the seat that placed the token begins; without cards, the next that has some."""

    def close(self, t: Table) -> None:
        t.out = 0
        t.played = 0
        t.surrendered = False
        t.battles += 1
        t.turn = t.placer
        t.push(TURN)
        if t.region >= 0:
            t.emit("battle-begins", t.region)
        turn_to(t, t.placer)


class Turn(Frame[Table]):
    """C4.2: play exactly one card, or pass; nobody is ever forced to play."""

    rule: ClassVar[str] = "C4.2"
    name: ClassVar[str] = "turn"

    def asks(self, t: Table) -> i64:
        """C4.7: nobody once all have passed, or at once on a Surrender."""
        if t.surrendered or t.fighters & ~t.out == 0:
            return 0
        return bit(t.turn)

    def options(self, t: Table, seat: i64, out: Acts) -> None:
        out.add(PASS)
        hands = t.hands
        row = seat * KINDS
        for kind in range(KINDS):
            if hands[row + kind] > 0:
                out.add(PLAY + kind)

    def refusal(self, t: Table, seat: i64, act: i64) -> str:
        return "not-in-your-hand" if PLAY <= act < PLAY + KINDS else "not-an-option"

    def answer(self, t: Table, seat: i64, act: i64) -> None:
        if act == PASS:
            pass_on(t, seat)
        else:
            play(t, seat, act - PLAY)

    def seen(self, t: Table, seat: i64, act: i64, viewer: i64) -> i64:
        return act if act == PASS else t.book.seen_play(t, seat, act, viewer)


TURN: Final = Turn()


def play(t: Table, seat: i64, kind: i64) -> None:
    """C4.2: one card from the hand, into the line or to the discards, and its effect."""
    t.played |= bit(seat)
    t.hands[seat * KINDS + kind] -= 1
    if stays(kind):
        t.book.lay(t, seat, kind)
        carry_out(t, seat, kind)
        end_turn(t, seat)
    else:
        t.book.discard_played(t, seat, kind)
        t.push(END_OF_TURN)
        carry_out(t, seat, kind)


class EndOfTurn(Frame[Table]):
    """The turn goes on when the questions of a card have been answered."""

    def close(self, t: Table) -> None:
        t.book.after_effect(t, t.turn)
        end_turn(t, t.turn)


END_OF_TURN: Final = EndOfTurn()


def announce(t: Table, seat: i64) -> None:
    """C4.3: the strength of a line is announced."""
    if t.events is not None:
        t.emit("strength", seat, strength(t, seat))


def end_turn(t: Table, seat: i64) -> None:
    """The strength is announced; then the next seat that is still in."""
    announce(t, seat)
    turn_to(t, (seat + 1) % t.seats)


def pass_on(t: Table, seat: i64) -> None:
    """C4.4: a seat that has passed plays no more in this battle, and can still win it."""
    if t.book.drops_out(t, seat):
        t.out |= bit(seat)
    t.emit("passes", seat)
    t.book.after_pass(t, seat)


def turn_to(t: Table, seat: i64) -> None:
    """C4.5, C4.6: the turn goes to this seat or the next clockwise that is still in;
    one without cards passes when its turn comes."""
    if t.surrendered:
        return
    while t.fighters & ~t.out != 0:
        if has(t.fighters, seat) and not has(t.out, seat):
            if has_cards(t, seat):
                t.turn = seat
            else:
                pass_on(t, seat)
            return
        seat = (seat + 1) % t.seats
