"""A tiny game that uses every ready-made frame of the kernel, with faults that can be planted in it.

Each seat is dealt two cards. Two lots come under the hammer: a window in which anyone might veto
the lot (a card does it), then an auction in gold. Last, all guess in secret; most lots win, and a
right guess of the number of vetoes left in the pile settles ties. Offers may be made at any time.
"""

from __future__ import annotations

from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from condotta.kernel.auction import Auction
from condotta.kernel.catalogue import CODE_BITS, CODE_MASK, Catalogue, Verb
from condotta.kernel.contract import HIDDEN, PASS, Event, Frame, Game
from condotta.kernel.contract import Table as KernelTable
from condotta.kernel.counts import total
from condotta.kernel.deal import Cards, Deal, Deck, draw_one
from condotta.kernel.encoding import Encoding, Feature, spelled
from condotta.kernel.engine import options, settle
from condotta.kernel.offers import NO_OFFER, Offers, Terms, exchange, payable, terms
from condotta.kernel.sealed import Sealed, Window
from condotta.kernel.seats import EVERYONE, PUBLIC, bit, has, seats_of
from condotta.kernel.signature import NUMBER, SEAT, Kind, event

KINDS = ["veto", "gem", "stone"]
VETO_CARD = 0
DECK = Deck([3, 6, 6])
BID, VETO, GUESS, DEAL, OFFER, WITHDRAW, REFUSE, ACCEPT = 1, 31, 32, 36, 40, 44, 48, 52
SOMEONE = SEAT.called("seat", ["a", "b", "c", "d"])
CARDS = Cards(DECK, Kind("card", KINDS))
TERMS = Terms(Kind("currency", ["gold", "influence"]), ["withdrawn", "lot"])
LOT = 1
CATALOGUE = Catalogue(
    [
        Verb("pass", PASS),
        Verb("bid", BID, [NUMBER.called("number", [str(n) for n in range(30)])]),
        Verb("veto", VETO),
        Verb("guess", GUESS, [NUMBER.called("number", ["0", "1", "2", "3"])]),
        Verb("deal", DEAL, [SOMEONE], CARDS),
        Verb("offer", OFFER, [SOMEONE], TERMS, rule="C8.1"),
        Verb("withdraw", WITHDRAW, [SOMEONE], rule="C8.1"),
        Verb("refuse", REFUSE, [SOMEONE], rule="C8.1"),
        Verb("accept", ACCEPT, [SOMEONE], TERMS, rule="C8.1"),
    ]
)
EVENTS = {
    "dealt": event(SEAT, NUMBER),
    "drew": event(SEAT, CARDS),
    "vetoed": event(SEAT, reveals=True),
    "no-veto": event(),
    "bids": event(SEAT, NUMBER),
    "sold": event(SEAT, NUMBER),
    "unsold": event(),
    "guesses": event(SEAT, NUMBER, reveals=True),
    "offers": event(SEAT, SEAT.called("to"), TERMS),
    "offer-ends": event(SEAT, SEAT.called("to")),
    "trade": event(SEAT, SEAT.called("to"), TERMS),
}


class Table(KernelTable):
    def __init__(self, game: Bazaar, seats: int) -> None:
        super().__init__(game, seats)
        self.fault = ""
        self.begun = 0
        """Which game of this Bazaar it is, where a fault needs something that nobody sees."""
        self.hands = vec[i64]([0] * (seats * 3))
        self.pile = vec[i64](DECK.copies)
        self.discards = vec[i64]([0] * 3)
        self.purses = vec[i64]([9, 3] * seats)
        self.lots = vec[i64]([0] * seats)
        self.offers = Offers(seats)

    def clone(self) -> Table:
        other = Table(self.game, int(self.seats))
        self.copy_into(other)
        other.fault = self.fault
        if self.fault != "clone forgets":
            other.begun = self.begun
        other.hands = self.hands if self.fault == "shared list" else self.hands[:]
        other.pile = self.pile[:]
        other.discards = self.discards[:]
        other.purses = self.purses[:]
        other.lots = self.lots[:]
        other.offers = self.offers.clone()
        return other


class DealTwo(Deal[Table]):
    rule, name = "C1", "deal"

    def deck(self):
        return DECK

    def code(self):
        return DEAL + self.seat

    def pile(self, t):
        return t.pile

    def give(self, t, cards):
        for kind in range(3):
            t.pile[kind] -= cards[kind]
            t.hands[self.seat * 3 + kind] += cards[kind]
        t.tell(bit(self.seat), "drew", self.seat, DECK.pack(cards))
        if t.fault == "leaking event":
            t.tell(EVERYONE & ~bit(self.seat), "drew", self.seat, DECK.pack(cards))
        else:
            t.tell(EVERYONE & ~bit(self.seat), "dealt", self.seat, self.count)


class VetoWindow(Window[Table]):
    rule, name = "C1", "veto"

    def options(self, t, seat, out):
        out.add(PASS)
        holder = (seat + 1) % t.seats if t.fault == "option tells" else seat
        if t.hands[holder * 3 + VETO_CARD] > 0:
            out.add(VETO)

    def refusal(self, t, seat, act):
        return "" if t.fault == "refused without a word" else "no-veto"

    def react(self, t, seat, act):
        t.hands[seat * 3 + VETO_CARD] -= 1
        if t.fault != "lost card":
            t.discards[VETO_CARD] += 1
        t.pop()  # the auction that was to come
        t.emit("vetoed", seat)
        return True

    def lapse(self, t):
        t.emit("no-veto")

    def answer(self, t, seat, act):
        if t.fault == "answer seen":
            t.emit("bids", seat, act)
        Window.answer(self, t, seat, act)


class LotAuction(Auction[Table]):
    rule, name = "C1", "bid"

    def most(self, t, seat):
        return t.purses[seat * 2]

    def bid(self, amount):
        return BID + amount

    def amount(self, act):
        return act - BID

    def after(self, inside, speaker, price, leader):
        return LotAuction(self.lot, inside, speaker, price, leader)

    def answer(self, t, seat, act):
        Auction.answer(self, t, seat, act)
        t.emit("bids", seat, act)

    def allows(self, t, seat, act):
        if t.fault == "option refused" and act == BID + 3:
            return False
        if t.fault == "undeclared act" and act == VETO:
            return True
        return Auction.allows(self, t, seat, act)

    def sold(self, t, seat, price):
        t.purses[seat * 2] -= price
        t.lots[seat] += 1
        t.emit("sold", seat, price + t.game.begun if t.fault == "told otherwise by the log" else price)

    def unsold(self, t):
        t.emit("unsold")


class Lot(Frame[Table]):
    """One lot: offers for it lapse, the window, the hammer."""

    def __init__(self, number: int) -> None:
        self.number = number

    def close(self, t):
        t.offers.lapse(LOT)
        everyone = bit(t.seats) - 1
        asked = everyone
        if t.fault == "window asks who can":
            asked = sum(int(bit(seat)) for seat in range(t.seats) if t.hands[seat * 3 + VETO_CARD] > 0)
        t.then([VetoWindow(asked, self.number), LotAuction(self.number, everyone, self.number)])


class Guess(Sealed[Table]):
    rule, name = "C1", "guess"

    def options(self, t, seat, out):
        for number in range(0 if t.fault == "nothing offered" and seat == 0 else 4):
            out.add(GUESS + number)

    def close(self, t):
        for seat in range(t.seats):
            t.emit("guesses", seat, t.answers[seat] - GUESS)
        best = max(t.lots)
        t.winners = sum(int(bit(seat)) for seat in range(t.seats) if t.lots[seat] == best)
        t.stack.clear()


@dataclass(frozen=True)
class View:
    question: tuple[object, ...]
    hand: tuple[int, ...]
    others: tuple[int, ...]
    purses: tuple[int, ...]
    lots: tuple[int, ...]
    offers: tuple[int, ...]
    discards: tuple[int, ...]
    leak: int


class BazaarEncoding(Encoding[Table]):
    """A bid is spelled in two choices, tens and ones; everything else in one."""

    def __init__(self) -> None:
        features = [Feature("hand", 3, 1, "the own cards"), Feature("others", 4, 1, "how many cards each seat holds")]
        super().__init__(features, [f"choice {number}" for number in range(60)])

    def spell(self, t, seat, act):
        if BID <= act < VETO:
            over = act - BID
            if t.fault == "spelled alike":
                return spelled(40 + over // 10)
            if t.fault == "spelled short" and over == 0:
                return spelled(40)
            return spelled(40 + over // 10, 50 + over % 10)
        if t.fault == "choice leaks" and t.hands[(seat + 1) % t.seats * 3] > 0:
            return spelled(act + 1)
        return spelled(act)

    def fill(self, t, asked, out, start):
        for kind in range(3):
            out[start + kind] = t.hands[asked.seat * 3 + kind]
        for seat in range(t.seats):
            out[start + 3 + seat] = total(t.hands[seat * 3 : seat * 3 + 3])
        if t.fault == "feature leaks":
            out[start + 3] = t.hands[(asked.seat + 1) % t.seats * 3]


class Bazaar(Game[Table]):
    name = "bazaar"

    def __init__(self, fault: str = "") -> None:
        super().__init__(CATALOGUE, EVENTS)
        self.fault = fault
        self.begun = 0
        self.encoding = BazaarEncoding()
        self.ahead = {"sold": EVENTS["sold"]}

    def new(self, seats, options):
        self.check_setup(seats, options)
        t = Table(self, seats)
        t.fault = self.fault
        self.begun += 1
        if t.fault in ("another table by the log", "clone forgets"):
            t.begun = self.begun
        everyone = int(bit(seats)) - 1
        t.then([*(DealTwo(seat, 2) for seat in range(seats)), Lot(0), Lot(1), Guess(everyone)])
        settle(t)
        return t

    def view(self, t, eye):
        top = t.stack[-1] if t.asked else None
        question = (top.name, tuple(seats_of(top.invited(t))), has(t.asked, eye)) if top else ()
        if isinstance(top, Auction):
            question = (*question, top.price, top.leader, top.inside)
        return View(
            question=question,
            hand=() if eye == PUBLIC else tuple(t.hands[eye * 3 : eye * 3 + 3]),
            others=tuple(total(t.hands[seat * 3 : seat * 3 + 3]) for seat in range(t.seats)),
            purses=tuple(t.purses),
            lots=tuple(t.lots),
            offers=tuple(t.offers.rows),
            discards=tuple(t.discards),
            leak=t.hands[VETO_CARD] if t.fault == "leaking view" else 0,
        )

    def determinize(self, t, eye, rng):
        world = t.clone()
        sizes = [0 if seat == eye else total(t.hands[seat * 3 : seat * 3 + 3]) for seat in range(t.seats)]
        for seat, size in enumerate(sizes):
            for kind in range(3 if size else 0):
                world.pile[kind] += world.hands[seat * 3 + kind]
                world.hands[seat * 3 + kind] = 0
        for seat, size in enumerate(sizes):
            for _i in range(size):
                world.hands[seat * 3 + draw_one(world.pile, total(world.pile), rng)] += 1
        if t.fault == "world loses a card" and total(world.pile) > 0:
            draw_one(world.pile, total(world.pile), rng)
        if t.fault == "world looks different" and isinstance(t.stack[-1], Window):
            world.lots[0] += 1
        world.answered &= 0 if eye == PUBLIC else bit(eye)
        settle(world)
        return world

    def scores(self, t):
        return list(t.lots)

    def conserved(self, t):
        gold = sum(t.purses[0::2]) if t.fault == "gold counted" else 0
        return [total(t.hands) + total(t.pile) + total(t.discards), gold]

    def is_aside(self, act):
        return OFFER <= act & CODE_MASK < ACCEPT + 4

    def open_options(self, t, seat):
        if t.fault == "open by what is hidden":
            return t.hands[seat * 3 + VETO_CARD] == 0
        return t.fault == "said to be open" or isinstance(t.stack[-1], LotAuction)

    def previews(self, t, seat):
        leak = t.hands[(seat + 1) % t.seats * 3] if t.fault == "preview leaks" else 0
        return {act: [Event("sold", bit(seat), leak, 0, 0, 0)] for act in options(t, seat)}

    def asides(self, t, seat):
        found = []
        for other in range(t.seats):
            if other == seat:
                continue
            offer = terms(1, 0, 0, 1, LOT)
            if payable(t.purses, seat, other, offer):
                found.append((OFFER + other) | offer << CODE_BITS)
            if t.offers.standing(seat, other) != NO_OFFER:
                found.append(WITHDRAW + other)
            standing = t.offers.standing(other, seat)
            if standing != NO_OFFER:
                found.append(REFUSE + other)
                if payable(t.purses, other, seat, standing) and not isinstance(t.stack[-1], Auction):
                    found.append((ACCEPT + other) | standing << CODE_BITS)
        return found

    def allows_aside(self, t, seat, act):
        other = (act & CODE_MASK) - OFFER
        if other < 4:
            return other < t.seats and other != seat and payable(t.purses, seat, other, act >> CODE_BITS)
        return act in self.asides(t, seat)

    def aside(self, t, seat, act):
        code, offer = act & CODE_MASK, act >> CODE_BITS
        other = (code - OFFER) % 4
        if code < WITHDRAW:
            t.offers.make(seat, other, offer)
            t.emit("offers", seat, other, offer)
        elif code < REFUSE:
            t.offers.end(seat, other)
            t.emit("offer-ends", seat, other)
        elif code < ACCEPT:
            t.offers.end(other, seat)
            t.emit("offer-ends", other, seat)
        else:
            t.offers.end(other, seat)
            exchange(t.purses, other, seat, offer)
            if t.fault == "secret trade":
                t.tell(bit(seat) | bit(other), "trade", other, seat, offer)
            else:
                t.emit("trade", other, seat, offer)

    def seen_aside(self, t, seat, act, eye):
        if t.fault == "secret trade" and act & CODE_MASK >= ACCEPT:
            return act if eye in (seat, (act & CODE_MASK) - ACCEPT) else HIDDEN
        return act
