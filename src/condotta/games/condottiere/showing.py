"""C8 Deals between seats: showing cards, and what each viewer knows of each hand.

Cards become known by being shown (C8.2) or by going back from a line to the hand (C5.7).
For every viewer, the public included, the table keeps the least that a hand must hold.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.catalogue import CODE_BITS, CODE_MASK
from ...kernel.contract import HIDDEN
from ...kernel.seats import PUBLIC, bit, has
from .acts import FACE_DOWN, SHOW
from .cards import KINDS, NO_CARD, can_hide
from .table import Table


def eye_row(t: Table, viewer: i64, seat: i64) -> i64:
    """Where the knowledge of this viewer about this seat begins in `held` and `had`."""
    row = t.seats if viewer == PUBLIC else viewer
    return (row * t.seats + seat) * KINDS


def leaves_hand(t: Table, seat: i64, kind: i64) -> None:
    """A card went from a hand for all to see. (`had` is never less than `held`.)"""
    held = t.held
    had = t.had
    seats = t.seats
    for viewer in range(seats + 1):
        at = (viewer * seats + seat) * KINDS + kind
        if had[at] > 0:
            had[at] -= 1
            if held[at] > 0:
                held[at] -= 1


def joins_hand(t: Table, seat: i64, kind: i64) -> None:
    """A card came to a hand for all to see."""
    for viewer in range(t.seats + 1):
        at = (viewer * t.seats + seat) * KINDS + kind
        t.held[at] += 1
        t.had[at] += 1


def leaves_face_down(t: Table, seat: i64) -> None:
    """A card that can be hidden went from a hand, nobody saw which: any known one may be gone."""
    held = t.held
    for viewer in range(t.seats + 1):
        row = (viewer * t.seats + seat) * KINDS
        for kind in range(KINDS):
            if can_hide(kind) and held[row + kind] > 0:
                held[row + kind] -= 1


def face_down_becomes_known(t: Table, seat: i64, kind: i64, viewer: i64) -> None:
    """A viewer learns what a face-down card is: what else it knew of both is in the hand."""
    held = t.held
    had = t.had
    row = eye_row(t, viewer, seat)
    for other in range(KINDS):
        sure = had[row + other]
        if other == kind and sure > 0:
            sure -= 1
        if sure > held[row + other]:
            held[row + other] = sure
        had[row + other] = held[row + other]


def turned_up(t: Table, seat: i64, kind: i64) -> None:
    """A face-down card was turned up."""
    for viewer in range(t.seats):
        face_down_becomes_known(t, seat, kind, viewer)
    face_down_becomes_known(t, seat, kind, PUBLIC)
    t.face_down_shown[seat] = 0


def discarded(t: Table, seat: i64, cards: vec[i64]) -> None:
    """Cards of a hand were discarded, shown to all."""
    for kind in range(KINDS):
        for _copy in range(cards[kind]):
            leaves_hand(t, seat, kind)


# The aside: `show B bishop`, `show B 10 x2`, `show B face-down`.


def is_show(act: i64) -> bool:
    code = act & CODE_MASK
    return SHOW <= code < SHOW + 6 * 16


def shown_to(act: i64) -> i64:
    return ((act & CODE_MASK) - SHOW) // 16


def shown_card(act: i64) -> i64:
    return ((act & CODE_MASK) - SHOW) % 16


def shown_copies(act: i64) -> i64:
    return 1 + (act >> CODE_BITS)


def may_show(t: Table, seat: i64, act: i64) -> bool:
    """C8.2: any own card, also the face-down one, to any other seat."""
    to = shown_to(act)
    if not t.showing or seat >= t.seats or to >= t.seats or to == seat:
        return False
    card = shown_card(act)
    if card == FACE_DOWN:
        return t.face_down[seat] != NO_CARD and shown_copies(act) == 1
    return t.hands[seat * KINDS + card] >= shown_copies(act)


def show(t: Table, seat: i64, act: i64) -> None:
    """C8.2, C8.1: the one shown knows it from now on; nobody else learns of it, no card moves, nothing binds."""
    to = shown_to(act)
    card = shown_card(act)
    if card == FACE_DOWN:
        card = t.face_down[seat]
        at = eye_row(t, to, seat)
        face_down_becomes_known(t, seat, card, to)
        t.had[at + card] += 1
        t.face_down_shown[seat] |= bit(to)
        t.tell(bit(seat) | bit(to), "shows-face-down", seat, to, card)
        return
    copies = shown_copies(act)
    note_shown(t, to, seat, card, copies)
    note_shown(t, seat, seat, card, copies)
    t.tell(bit(seat) | bit(to), "shows", seat, to, card, copies)


def note_shown(t: Table, viewer: i64, seat: i64, card: i64, copies: i64) -> None:
    """C8.2: what the one shown knows from now on, or, for the seat itself, what somebody knows of its hand."""
    at = eye_row(t, viewer, seat)
    if t.held[at + card] < copies:
        t.held[at + card] = copies
    least = copies
    if has(t.face_down_shown[seat], viewer) and t.face_down[seat] == card:
        least += 1
    if t.had[at + card] < least:
        t.had[at + card] = least


def seen_show(seat: i64, act: i64, viewer: i64) -> i64:
    return act if viewer == seat or viewer == shown_to(act) else HIDDEN
