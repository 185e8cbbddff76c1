"""Q7 What the cards do."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...kernel.contract import HIDDEN, Acts, Frame
from ...kernel.one_seat import OneSeat
from ...kernel.rng import Rng
from ...kernel.seats import CHANCE, EVERYONE, bit
from .acts import ACCUSE, ARRANGE, FIND, LOOK, PICK, PUT
from .board import ZONES
from .cards import BLITZ, REGROUP, REINFORCEMENT, SECRET_INFORMATION, SURPRISE_ATTACK, TRAITOR
from .clash import beat, leave
from .flags import capture, free_zones, put
from .knowledge import known, look_at, mix, narrow, reveal, spy_on_board
from .pieces import ANY, FLAG, KINDS, PIECES, SPY
from .table import CAPTURED, EMPTY, IN_BAG, IN_HAND, Table
from .territories import pieces_of

NOWHERE: Final = -1


def can_play(t: Table, seat: i64, card: i64) -> bool:
    """Q7: whether a card can be played."""
    if card == BLITZ:
        return True
    if card == REINFORCEMENT:
        return any_in_bag(t, seat) and any_landing(t, seat, True)
    if card == SURPRISE_ATTACK:
        return any_in_bag(t, seat) and any_landing(t, seat, False)
    if card == REGROUP:
        return pieces_of(t, seat) >= 2
    if card == SECRET_INFORMATION:
        return spy_stands(t, seat) and any_pair(t, seat)
    if card == TRAITOR:
        return any_enemy(t, seat)
    return spy_lies_in_bag(t, seat) and any_landing(t, seat, False)


def carry_out(t: Table, seat: i64, card: i64) -> None:
    """Q7: the effect of the card played; it may open a question."""
    if card == BLITZ:
        blitz(t)
    elif card == REINFORCEMENT:
        t.then([FromBag(seat), Landing(seat, 1)])
    elif card == SURPRISE_ATTACK:
        t.then([FromBag(seat), Landing(seat, 0)])
    elif card == REGROUP:
        t.push(Picking(seat, NOWHERE, NOWHERE))
    elif card == SECRET_INFORMATION:
        spy_on_board(t, seat)
        t.push(Looking(seat))
    elif card == TRAITOR:
        t.push(Accusing(seat))
    else:
        new_spy(t, seat)


def blitz(t: Table) -> None:
    """Q7 Blitz: two more moves, not compulsory."""
    t.moves += 2


# Reinforcement, Surprise attack, New spy


def any_in_bag(t: Table, seat: i64) -> bool:
    piece = seat * PIECES
    end = piece + PIECES
    while piece < end:
        if t.zone[piece] == IN_BAG:
            return True
        piece += 1
    return False


def lands_beside(t: Table, seat: i64, zone: i64) -> bool:
    """Whether a zone is next to a piece of this seat."""
    i = t.board.start[zone]
    while i < t.board.start[zone + 1]:
        piece = t.at[t.board.next[i]]
        if piece != EMPTY and piece // PIECES == seat:
            return True
        i += 1
    return False


def any_landing(t: Table, seat: i64, beside: bool) -> bool:
    """Whether there is a free zone for a piece from the bag."""
    zone: i64 = 0
    while zone < ZONES:
        if t.at[zone] == EMPTY and (not beside or lands_beside(t, seat, zone)):
            return True
        zone += 1
    return False


def bag_of(t: Table, seat: i64) -> vec[i64]:
    """The pieces in a seat's bag."""
    found = vec[i64]()
    piece = seat * PIECES
    end = piece + PIECES
    while piece < end:
        if t.zone[piece] == IN_BAG:
            found = append(found, piece)
        piece += 1
    return found


def take_from_bag(t: Table, seat: i64, kind: i64) -> i64:
    """Q8: a piece of this kind is taken from the bag. What lies in the bag is mixed; nobody sees which one came."""
    bag = bag_of(t, seat)
    mix(t, bag)
    taken = bag[0]
    i: i64 = 0
    while t.kind[bag[i]] != kind:
        i += 1
    t.kind[bag[i]] = t.kind[taken]
    t.kind[taken] = kind
    t.zone[taken] = IN_HAND
    return taken


class FromBag(Frame[Table]):
    """Q7.1: a random piece from the bag. The owner sees it, others see only that a piece came."""

    rule: ClassVar[str] = "Q7.1"
    name: ClassVar[str] = "bag"

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def asks(self, t: Table) -> i64:
        return bit(CHANCE)

    def sample(self, t: Table, rng: Rng) -> i64:
        bag = bag_of(t, self.seat)
        return FIND + t.kind[bag[rng.below(len(bag))]]

    def allows(self, t: Table, seat: i64, act: i64) -> bool:
        bag = bag_of(t, self.seat)
        i: i64 = 0
        while i < len(bag):
            if FIND + t.kind[bag[i]] == act:
                return True
            i += 1
        return False

    def answer(self, t: Table, seat: i64, act: i64) -> None:
        t.pop()
        take_from_bag(t, self.seat, act - FIND)
        t.tell(bit(self.seat), "you-find", self.seat, act - FIND)
        t.tell(EVERYONE & ~bit(self.seat), "finds", self.seat)

    def seen(self, t: Table, seat: i64, act: i64, eye: i64) -> i64:
        return act if eye == self.seat else HIDDEN


def in_hand(t: Table, seat: i64) -> i64:
    """The piece a seat has taken from its bag and not yet put down, or -1."""
    piece = seat * PIECES
    end = piece + PIECES
    while piece < end:
        if t.zone[piece] == IN_HAND:
            return piece
        piece += 1
    return -1


class Landing(OneSeat[Table]):
    """Q7: where the piece from the bag goes: for a Reinforcement a free zone next to one of the own pieces,
    else any free zone."""

    rule: ClassVar[str] = "Q7"
    name: ClassVar[str] = "put"

    def __init__(self, seat: i64, beside: i64) -> None:
        super().__init__(seat)
        self.beside = beside

    def options(self, t: Table, seat: i64, out: Acts) -> None:
        if self.beside == 0:
            free_zones(t, out)
            return
        zone: i64 = 0
        while zone < ZONES:
            if t.at[zone] == EMPTY and lands_beside(t, seat, zone):
                out.add(PUT + zone)
            zone += 1

    def refusal(self, t: Table, seat: i64, act: i64) -> str:
        if not PUT <= act < PUT + ZONES:
            return "not-an-option"
        return "zone-taken" if t.at[act - PUT] != EMPTY else "not-beside-you"

    def answer(self, t: Table, seat: i64, act: i64) -> None:
        t.pop()
        piece = in_hand(t, seat)
        put(t, piece, act - PUT)
        if known(t, piece) == bit(SPY):
            t.emit("puts-known", seat, SPY, act - PUT)
        else:
            t.emit("puts", seat, act - PUT)


def spy_lies_in_bag(t: Table, seat: i64) -> bool:
    piece = seat * PIECES
    end = piece + PIECES
    while piece < end:
        if t.kind[piece] == SPY:
            return t.zone[piece] == IN_BAG
        piece += 1
    return False


def spy_stands(t: Table, seat: i64) -> bool:
    piece = seat * PIECES
    end = piece + PIECES
    while piece < end:
        if t.kind[piece] == SPY:
            return t.zone[piece] >= 0
        piece += 1
    return False


def new_spy(t: Table, seat: i64) -> None:
    """Q7 New spy: the own Spy from the bag on any free zone; all know what it is."""
    bag = bag_of(t, seat)
    taken: i64 = -1
    i: i64 = 0
    while i < len(bag):
        if t.group[bag[i]] == 0 and t.origin[bag[i]] == bit(SPY):
            taken = bag[i]
        i += 1
    if taken >= 0:
        t.zone[taken] = IN_HAND
    else:
        taken = take_from_bag(t, seat, SPY)
        narrow(t, taken, bit(SPY))
    t.push(Landing(seat, 0))


# Regroup


class Picking(OneSeat[Table]):
    """Q7 Regroup: which three own pieces change places; a seat with only two takes two. All see which."""

    rule: ClassVar[str] = "Q7"
    name: ClassVar[str] = "regroup"

    def __init__(self, seat: i64, one: i64, two: i64) -> None:
        super().__init__(seat)
        self.one = one
        self.two = two

    def options(self, t: Table, seat: i64, out: Acts) -> None:
        piece = seat * PIECES
        end = piece + PIECES
        while piece < end:
            zone = t.zone[piece]
            if zone >= 0 and zone != self.one and zone != self.two:
                out.add(PICK + zone)
            piece += 1

    def refusal(self, t: Table, seat: i64, act: i64) -> str:
        if not PICK <= act < PICK + ZONES:
            return "not-an-option"
        return "already-picked" if act - PICK == self.one or act - PICK == self.two else "not-your-piece"

    def answer(self, t: Table, seat: i64, act: i64) -> None:
        t.pop()
        zone = act - PICK
        if self.one == NOWHERE:
            t.push(Picking(seat, zone, NOWHERE))
        elif self.two == NOWHERE:
            if pieces_of(t, seat) == 2:
                t.emit("regroups-two", seat, self.one, zone)
                t.push(Arranging(seat, self.one, zone, NOWHERE))
            else:
                t.push(Picking(seat, self.one, zone))
        else:
            t.emit("regroups", seat, self.one, self.two, zone)
            t.push(Arranging(seat, self.one, self.two, zone))


class Arranging(OneSeat[Table]):
    """Q7 Regroup: how they change places, in secret; any way, including not at all."""

    rule: ClassVar[str] = "Q7"
    name: ClassVar[str] = "arrange"

    def __init__(self, seat: i64, one: i64, two: i64, three: i64) -> None:
        super().__init__(seat)
        self.one = one
        self.two = two
        self.three = three

    def options(self, t: Table, seat: i64, out: Acts) -> None:
        out.add(ARRANGE)
        if self.three == NOWHERE:
            out.add(ARRANGE + 2)
            return
        arrangement: i64 = 1
        while arrangement < 6:
            out.add(ARRANGE + arrangement)
            arrangement += 1

    def answer(self, t: Table, seat: i64, act: i64) -> None:
        t.pop()
        arrange(t, self.one, self.two, self.three, act - ARRANGE)

    def seen(self, t: Table, seat: i64, act: i64, eye: i64) -> i64:
        return act if eye == self.seat else HIDDEN


FROM: Final = vec[i64]([0, 1, 2, 0, 2, 1, 1, 0, 2, 1, 2, 0, 2, 0, 1, 2, 1, 0])
"""For each arrangement which of the pieces comes to the first, the second and the third zone: 123, 132, 213 ..."""


def arrange(t: Table, one: i64, two: i64, three: i64, arrangement: i64) -> None:
    """Q8: what was known of three pieces is known of the three together."""
    pieces = vec[i64]([t.at[one], t.at[two]])
    if three != NOWHERE:
        pieces = append(pieces, t.at[three])
    mix(t, pieces)
    kinds = vec[i64]([0, 0, 0])
    i: i64 = 0
    while i < len(pieces):
        kinds[i] = t.kind[pieces[i]]
        i += 1
    i = 0
    while i < len(pieces):
        t.kind[pieces[i]] = kinds[FROM[arrangement * 3 + i]]
        i += 1


# Secret information


def is_pair(t: Table, seat: i64, one: i64, other: i64) -> bool:
    """Two pieces on neighbouring zones, at least one of them not own."""
    a = t.at[one]
    b = t.at[other]
    return a != EMPTY and b != EMPTY and (a // PIECES != seat or b // PIECES != seat)


def any_pair(t: Table, seat: i64) -> bool:
    board = t.board
    zone: i64 = 0
    while zone < ZONES:
        i = board.start[zone]
        while i < board.start[zone + 1]:
            if is_pair(t, seat, zone, board.next[i]):
                return True
            i += 1
        zone += 1
    return False


class Looking(OneSeat[Table]):
    """Q7 Secret information: look at two pieces on neighbouring zones, of any owners, at least one not own. All
    see which two, nobody else learns what they are."""

    rule: ClassVar[str] = "Q7"
    name: ClassVar[str] = "look"

    def options(self, t: Table, seat: i64, out: Acts) -> None:
        board = t.board
        zone: i64 = 0
        while zone < ZONES:
            i = board.start[zone]
            while i < board.start[zone + 1]:
                other = board.next[i]
                if zone < other and is_pair(t, seat, zone, other):
                    out.add(LOOK + zone * ZONES + other)
                i += 1
            zone += 1

    def refusal(self, t: Table, seat: i64, act: i64) -> str:
        return "no-such-pair" if LOOK <= act < LOOK + ZONES * ZONES else "not-an-option"

    def answer(self, t: Table, seat: i64, act: i64) -> None:
        t.pop()
        one = (act - LOOK) // ZONES
        other = (act - LOOK) % ZONES
        t.emit("looks", seat, one, other)
        see(t, seat, one)
        see(t, seat, other)


def see(t: Table, seat: i64, zone: i64) -> None:
    piece = t.at[zone]
    if piece // PIECES != seat:
        look_at(t, seat, piece)
        t.tell(bit(seat), "you-see", zone, t.kind[piece])


# Traitor


def any_enemy(t: Table, seat: i64) -> bool:
    zone: i64 = 0
    while zone < ZONES:
        if t.at[zone] != EMPTY and t.at[zone] // PIECES != seat:
            return True
        zone += 1
    return False


class Accusing(OneSeat[Table]):
    """Q7 Traitor: name the identity of an enemy piece and look at it; right: it is beaten, a Flag is captured.
    The guess is public; a wrong one tells others nothing but that it was wrong."""

    rule: ClassVar[str] = "Q7"
    name: ClassVar[str] = "accuse"

    def options(self, t: Table, seat: i64, out: Acts) -> None:
        zone: i64 = 0
        while zone < ZONES:
            if t.at[zone] != EMPTY and t.at[zone] // PIECES != seat:
                kind: i64 = 0
                while kind < KINDS:
                    out.add(ACCUSE + zone * KINDS + kind)
                    kind += 1
            zone += 1

    def refusal(self, t: Table, seat: i64, act: i64) -> str:
        return "no-enemy-there" if ACCUSE <= act < ACCUSE + ZONES * KINDS else "not-an-option"

    def answer(self, t: Table, seat: i64, act: i64) -> None:
        t.pop()
        zone = (act - ACCUSE) // KINDS
        accuse(t, seat, t.at[zone], (act - ACCUSE) % KINDS)


def accuse(t: Table, seat: i64, piece: i64, kind: i64) -> None:
    zone = t.zone[piece]
    t.emit("accuses", seat, zone, kind)
    if t.kind[piece] != kind:
        t.emit("guessed-wrong", seat)
        narrow(t, piece, ANY & ~bit(kind))
        see(t, seat, zone)
        return
    t.emit("guessed-right", seat)
    reveal(t, piece)
    if kind == FLAG:
        leave(t, piece)
        t.zone[piece] = CAPTURED
        capture(t, seat, piece // PIECES)
    else:
        beat(t, piece)
