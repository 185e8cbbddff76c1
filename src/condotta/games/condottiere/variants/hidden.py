"""C12 Hidden cards."""

from typing import ClassVar

from mypy_extensions import i64

from ....kernel.contract import Acts
from ....kernel.one_seat import OneSeat
from ....kernel.seats import EVERYONE, bit
from ..acts import LEAVE, PLAY, PLAY_FACE_DOWN, TURN_UP
from ..battle import announce, turn_to
from ..book import Variant
from ..cards import KINDS, NO_CARD, can_hide
from ..showing import leaves_face_down, turned_up
from ..table import Table


def turn_up(t: Table, seat: i64) -> None:
    """C12.1: the face-down card of a line, if there is one, is turned up."""
    kind = t.face_down[seat]
    if kind == NO_CARD:
        return
    t.face_down[seat] = NO_CARD
    t.lines[seat * KINDS + kind] += 1
    turned_up(t, seat, kind)
    t.emit("turns-up", seat, kind)


class Hidden(Variant):
    """C12.3 needs no seam: strengths count what lies in the lines, and a face-down card does not yet."""

    def lay(self, t: Table, seat: i64, kind: i64) -> None:
        """C12.1: the next card turns the previous one up; some kinds are played face down."""
        turn_up(t, seat)
        if not can_hide(kind):
            self.inner.lay(t, seat, kind)
            return
        t.face_down[seat] = kind
        leaves_face_down(t, seat)
        if t.events is not None:
            t.tell(bit(seat), "you-play-face-down", seat, kind)
            t.tell(EVERYONE & ~bit(seat), "plays-face-down", seat)

    def seen_play(self, t: Table, seat: i64, act: i64, viewer: i64) -> i64:
        """C12.1: others see only that a card was played face down."""
        if viewer == seat or not can_hide(act - PLAY):
            return self.inner.seen_play(t, seat, act, viewer)
        return PLAY_FACE_DOWN

    def after_effect(self, t: Table, seat: i64) -> None:
        """C12.4: a Bishop or Scarecrow is carried out before the own card is turned up."""
        turn_up(t, seat)
        self.inner.after_effect(t, seat)

    def after_pass(self, t: Table, seat: i64) -> None:
        """C12.2: a seat that passes is asked whether it turns its card up."""
        if t.face_down[seat] != NO_CARD:
            t.push(LeaveOrTurnUp(seat))
        else:
            self.inner.after_pass(t, seat)

    def reveal(self, t: Table) -> None:
        """C12.5: when the battle ends, all are turned up before strengths are compared."""
        for seat in range(t.seats):
            turn_up(t, seat)
        self.inner.reveal(t)


class LeaveOrTurnUp(OneSeat[Table]):
    """C12.2: leave the card face down, or turn it up."""

    rule: ClassVar[str] = "C12.2"
    name: ClassVar[str] = "leave"

    def options(self, t: Table, seat: i64, out: Acts) -> None:
        out.add(LEAVE)
        out.add(TURN_UP)

    def answer(self, t: Table, seat: i64, act: i64) -> None:
        t.pop()
        if act == TURN_UP:
            turn_up(t, seat)
            announce(t, seat)
        turn_to(t, (seat + 1) % t.seats)
