"""C3, C6, C7 From battle to battle: set-up, what follows a battle, the end of a round."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.catalogue import CODE_BITS
from ...kernel.contract import Acts, Frame
from ...kernel.counts import filled
from ...kernel.one_seat import OneSeat
from ...kernel.rng import Rng
from ...kernel.sealed import Sealed
from ...kernel.seats import CHANCE, NO_SEAT, bit, first, has, size
from .acts import DISCARD, HOLD, HOLDER, KEEP, KEEP_NOTHING, KEEP_UNSEEN, PLACE
from .battle import Battle
from .cards import COPIES, COURTESAN, DECK, KINDS, NO_CARD, has_mercenary
from .dealing import Deal, discard_cards, discard_lines, hand, hand_size, seats_with_cards, shuffle_discards
from .map import NOWHERE, REGION_COUNT
from .strength import strength, strongest
from .table import Table
from .victory import check_victory, regions_of


def set_up(t: Table, holder: i64) -> None:
    """C3.1: a full deck and an empty board; the holder is drawn by chance if none is named."""
    t.points = filled(t.seats)
    t.deciding = False
    t.holder = 0
    clear_board(t)
    t.then([t.book.opening(t)])
    if holder == NO_SEAT:
        t.push(FirstHolder())
    else:
        t.holder = holder


def clear_board(t: Table) -> None:
    """C3.1, C10.2: all cards in the pile, no marker and no Pope token on the board."""
    t.hands = filled(t.seats * KINDS)
    t.lines = filled(t.seats * KINDS)
    t.face_down = filled(t.seats, NO_CARD)
    t.face_down_shown = filled(t.seats)
    t.pile = vec[i64](COPIES)
    t.discards = filled(KINDS)
    t.held = filled((t.seats + 1) * t.seats * KINDS)
    t.had = filled((t.seats + 1) * t.seats * KINDS)
    t.owners = filled(REGION_COUNT, NO_SEAT)
    t.pope = NOWHERE
    t.region = NOWHERE
    t.placer = t.holder
    t.turn = 0
    t.out = 0
    t.played = 0
    t.surrendered = False
    t.fighters = bit(t.seats) - 1
    t.quiet = 0
    t.battles = 0


class FirstHolder(Frame[Table]):
    """C3.1: chance names the first holder of the Condottiere token."""

    rule: ClassVar[str] = "C3.1"
    name: ClassVar[str] = "holder"

    def asks(self, t: Table) -> i64:
        return bit(CHANCE)

    def sample(self, t: Table, rng: Rng) -> i64:
        return HOLDER + rng.below(t.seats)

    def allows(self, t: Table, seat: i64, act: i64) -> bool:
        return HOLDER <= act < HOLDER + t.seats

    def answer(self, t: Table, seat: i64, act: i64) -> None:
        t.pop()
        t.holder = act - HOLDER
        t.emit("holder", t.holder)


class Opening(Frame[Table]):
    """C3.1, C3.2: each seat is dealt its hand, clockwise from the holder, who places the token."""

    def __init__(self, cards: i64) -> None:
        self.cards = cards

    def close(self, t: Table) -> None:
        t.then([DealHands(self.cards), FirstPlacement(), Battle(), AfterBattle()])


class DealHands(Frame[Table]):
    """C7.3: clockwise from the holder, each hand is filled up, then one more for each region."""

    def __init__(self, cards: i64) -> None:
        self.cards = cards

    def close(self, t: Table) -> None:
        steps: list[Frame[Any]] = []
        for i in range(t.seats):
            seat = (t.holder + i) % t.seats
            steps.append(Deal(seat, self.cards - hand_size(t, seat) + size(regions_of(t, seat))))
        t.then(steps)


class PlaceToken(Frame[Table]):
    """C6.3: the holder chooses the region of the next battle."""

    rule: ClassVar[str] = "C6.3"
    name: ClassVar[str] = "place"

    def asks(self, t: Table) -> i64:
        return bit(t.holder)

    def options(self, t: Table, seat: i64, out: Acts) -> None:
        book = t.book
        for region in range(REGION_COUNT):
            if book.may_attack(t, region):
                out.add(PLACE + region)

    def refusal(self, t: Table, seat: i64, act: i64) -> str:
        if not PLACE <= act < PLACE + REGION_COUNT:
            return "not-an-option"
        if act - PLACE == t.pope:
            return "pope-protects-it"
        return "is-your-own" if t.owners[act - PLACE] == seat else "has-a-marker"

    def answer(self, t: Table, seat: i64, act: i64) -> None:
        t.pop()
        t.region = act - PLACE
        t.placer = seat
        t.emit("places-token", seat, t.region)


class FirstPlacement(PlaceToken):
    """C3.2: the holder places the token on any region: the place of the first battle."""

    rule: ClassVar[str] = "C3.2"


class AfterBattle(Frame[Table]):
    """C6: compare strength, move the token, look for a winner, then the steps that follow."""

    def close(self, t: Table) -> None:
        t.book.reveal(t)
        winner = compare_strength(t)
        move_token(t, winner)
        if not check_victory(t):
            t.book.aftermath(t)


def compare_strength(t: Table) -> i64:
    """C6.1, C11.4: the strongest line takes the region; a tie for strongest leaves it as it was. Returns the
    winner, or the defender who keeps the region on a tie, or NO_SEAT."""
    leaders = strongest(t)
    t.quiet += 1
    if size(leaders) > 1:
        keeper = t.book.tie_winner(t)
        if keeper == NO_SEAT:
            t.emit("battle-tied", t.region)
        else:
            t.emit("defender-keeps", keeper, t.region)
        return keeper
    winner = first(leaders)
    if t.events is not None:
        t.emit("battle-won", winner, t.region, strength(t, winner))
    if t.owners[t.region] != winner:
        t.owners[t.region] = winner
        t.quiet = 0
    return winner


def move_token(t: Table, winner: i64) -> None:
    """C6.2: to the one with most Courtesans, else to the winner, else to the left of the placer."""
    favourite = most_courtesans(t)
    if favourite != NO_SEAT:
        t.holder = favourite
    elif winner != NO_SEAT:
        t.holder = winner
    else:
        t.holder = (t.placer + 1) % t.seats
    t.emit("token-goes", t.holder)


def most_courtesans(t: Table) -> i64:
    """C6.2: the seat that alone has most Courtesans, at least one, or NO_SEAT."""
    most: i64 = 0
    favourite: i64 = NO_SEAT
    lines = t.lines
    for seat in range(t.seats):
        count = lines[seat * KINDS + COURTESAN]
        if count > most:
            most = count
            favourite = seat
        elif count == most:
            favourite = NO_SEAT
    return favourite


class DiscardLines(Frame[Table]):
    """C6.4: all lines are discarded."""

    def close(self, t: Table) -> None:
        discard_lines(t)


class DiscardHands(Sealed[Table]):
    """C6.5: a seat whose hand has no mercenary may discard it, shown to all. All that hold cards
    are asked in secret, so that a refusal does not tell the table that a hand has no mercenary."""

    rule: ClassVar[str] = "C6.5"
    name: ClassVar[str] = "discard-hand"

    def options(self, t: Table, seat: i64, out: Acts) -> None:
        out.add(HOLD)
        if not has_mercenary(t.hands, seat):
            out.add(DISCARD)

    def refusal(self, t: Table, seat: i64, act: i64) -> str:
        return "has-a-mercenary" if act == DISCARD else "not-an-option"

    def close(self, t: Table) -> None:
        for seat in range(t.seats):
            if has(self.seats, seat) and t.answers[seat] == DISCARD:
                cards = hand(t, seat)
                t.emit("discards-hand", seat, DECK.pack(cards))
                discard_cards(t, seat, cards)


class AskDiscards(Frame[Table]):
    """C6.5: who holds cards is known only when the lines are gone."""

    def close(self, t: Table) -> None:
        t.push(DiscardHands(seats_with_cards(t)))


class EndOfRound(Frame[Table]):
    """C7.1: if at most one seat still has cards, the round ends; then the next battle."""

    def close(self, t: Table) -> None:
        left = seats_with_cards(t)
        t.then(NEXT_BATTLE)
        if size(left) > 1:
            return
        t.emit("round-ends")
        t.then([ShuffleAll(), DealHands(10)])
        if left != 0:
            t.push(Keep(first(left)))


class Keep(OneSeat[Table]):
    """C7.2: the last seat with cards keeps up to two of them, unseen, and discards the rest."""

    rule: ClassVar[str] = "C7.2"
    name: ClassVar[str] = "keep"

    def options(self, t: Table, seat: i64, out: Acts) -> None:
        hands = t.hands
        row = seat * KINDS
        out.add(KEEP + KEEP_NOTHING * 16 + KEEP_NOTHING)
        for one in range(KINDS):
            if hands[row + one] == 0:
                continue
            out.add(KEEP + one * 16 + KEEP_NOTHING)
            if hands[row + one] > 1:
                out.add(KEEP + one * 16 + one)
            for two in range(one + 1, KINDS):
                if hands[row + two] > 0:
                    out.add(KEEP + one * 16 + two)

    def refusal(self, t: Table, seat: i64, act: i64) -> str:
        return "not-in-your-hand" if KEEP <= act < KEEP + 256 else "not-an-option"

    def rest(self, t: Table, act: i64) -> vec[i64]:
        """What is discarded when this is kept."""
        cards = hand(t, self.seat)
        one = (act - KEEP) // 16
        two = (act - KEEP) % 16
        if one != KEEP_NOTHING:
            cards[one] -= 1
        if two != KEEP_NOTHING:
            cards[two] -= 1
        return cards

    def answer(self, t: Table, seat: i64, act: i64) -> None:
        t.pop()
        cards = self.rest(t, act)
        discard_cards(t, seat, cards)
        t.emit("keeps", seat, hand_size(t, seat), DECK.pack(cards))

    def seen(self, t: Table, seat: i64, act: i64, viewer: i64) -> i64:
        if viewer == seat:
            return act
        return KEEP_UNSEEN | DECK.pack(self.rest(t, act)) << CODE_BITS


class ShuffleAll(Frame[Table]):
    """C7.3: all cards but those kept are shuffled together."""

    def close(self, t: Table) -> None:
        shuffle_discards(t)


# The steps of this chapter in their order; a frame without fields serves all tables.
AFTERMATH: Final[list[Frame[Any]]] = [PlaceToken(), DiscardLines(), AskDiscards(), EndOfRound()]
"""C6.3 to C7.1: the next region, lines and hands discarded, the end of the round."""
NEXT_BATTLE: Final[list[Frame[Any]]] = [Battle(), AfterBattle()]
