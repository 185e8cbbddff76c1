"""P5 War, in its order: veto, condottieri, League, bribes, dice, result."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ...kernel.contract import Acts, Frame
from ...kernel.rng import Rng
from ...kernel.sealed import Window
from ...kernel.seats import CHANCE, NO_SEAT, bit, has
from .acts import BRIBE, LEAGUE, LORENZO, LUDOVICO, PASS, ROLL, VETO
from .auction import Bidding, Payment
from .limits import turn_tile, unused
from .status import move_status
from .strength import fit, side_strength
from .table import ATTACKER, DEFENDER, UNTIL_AUCTION, Table
from .tiles import (
    ATTACK,
    BRIBE_TROOPS,
    CITY_COUNT,
    CONDOTTIERE_LOT,
    DEFENCE,
    LORENZO_TILE,
    LUDOVICO_TILE,
    NOTHING,
    TROOP_KINDS,
    VETO_TILE,
)
from .treachery import holds, play_tile


def declare_war(t: Table, seat: i64, pair: i64) -> None:
    """P5.1: the active seat names two different cities, attacker and defender."""
    clear_war(t)
    t.cities[ATTACKER] = pair // CITY_COUNT
    t.cities[DEFENDER] = pair % CITY_COUNT
    t.emit("declares-war", seat, t.cities[ATTACKER], t.cities[DEFENDER], t.wars)
    t.then([VetoWindow(bit(t.seats) - 1, seat)])


def clear_war(t: Table) -> None:
    """No city fights."""
    for side in range(2):
        t.cities[side] = NOTHING
        t.condottieri[side] = NO_SEAT
    for seat in range(t.seats):
        t.bribed[seat] = 0
    t.league = NO_SEAT


class VetoWindow(Window[Table]):
    """P5.2: before any bid every seat is asked in secret, the active one counted first, then clockwise."""

    rule: ClassVar[str] = "P5.2"
    name: ClassVar[str] = "veto"

    def options(self, t: Table, seat: i64, out: Acts) -> None:
        out.add(PASS)
        if holds(t, seat, VETO_TILE):
            out.add(VETO)
        if unused(t, seat, LORENZO_TILE) > 0:
            out.add(LORENZO)

    def refusal(self, t: Table, seat: i64, act: i64) -> str:
        return "no-veto" if act == VETO or act == LORENZO else "not-an-option"

    def react(self, t: Table, seat: i64, act: i64) -> bool:
        """P5.2: the first that vetoes uses its veto; no war takes place."""
        if act == VETO:
            play_tile(t, seat, VETO_TILE)
            t.emit("vetoes", seat)
        else:
            turn_tile(t, seat, LORENZO_TILE)
            t.emit("lorenzo-vetoes", seat)
        clear_war(t)
        return True

    def lapse(self, t: Table) -> None:
        """P5.1: the order of a war."""
        t.emit("no-veto")
        t.then(HIRING)


class Hire(Frame[Table]):
    """P5.3: only seats with a troop; the attacker's winner is out of the second auction. Both are opened by the
    active seat, or the next clockwise that may take part."""

    def __init__(self, side: i64) -> None:
        self.side = side

    def close(self, t: Table) -> None:
        inside: i64 = 0
        speaker: i64 = t.active
        for i in range(t.seats):
            seat = (t.active + i) % t.seats
            if t.troops[seat] != 0 and seat != t.condottieri[ATTACKER]:
                if inside == 0:
                    speaker = seat
                inside |= bit(seat)
        t.emit("hires", t.cities[self.side])
        t.push(Hiring(CONDOTTIERE_LOT + self.side, inside, speaker, False))


class Hiring(Bidding):
    """P5.3: the right to fight for a city is paid in influence; the opening may be 0."""

    rule: ClassVar[str] = "P5.3"
    name: ClassVar[str] = "hire"

    def again(self, inside: i64, speaker: i64, frozen: i64, price: i64, leader: i64) -> Frame[Table]:
        return Hiring(self.lot, inside, speaker, self.must, frozen, price, leader)

    def sold(self, t: Table, seat: i64, price: i64) -> None:
        side = self.lot - CONDOTTIERE_LOT
        t.emit("is-hired", seat, t.cities[side], price)
        t.then([Payment(seat, self.lot, price), Pay(seat, side)])

    def unsold(self, t: Table) -> None:
        """P5.3: a side may find no taker."""
        t.offers.lapse(UNTIL_AUCTION)
        t.emit("no-taker", t.cities[self.lot - CONDOTTIERE_LOT])


class Pay(Frame[Table]):
    """P5.5: the city's present status in gold goes on the home city, whatever comes of the war."""

    def __init__(self, seat: i64, side: i64) -> None:
        self.seat = seat
        self.side = side

    def close(self, t: Table) -> None:
        t.offers.lapse(UNTIL_AUCTION)
        t.condottieri[self.side] = self.seat
        pay = t.status[t.cities[self.side]]
        t.home[self.seat] += pay
        t.emit("city-pays", self.seat, t.cities[self.side], pay)


class Muster(Frame[Table]):
    """P5.4: no taker on both sides, and nothing more happens."""

    def close(self, t: Table) -> None:
        if t.condottieri[ATTACKER] == NO_SEAT and t.condottieri[DEFENDER] == NO_SEAT:
            t.emit("no-war")
            clear_war(t)
            return
        t.busy = True
        t.then(BATTLE)


class League(Frame[Table]):
    """P5.6: once per decade the Pope's owner, if not a condottiere here, may join one side."""

    rule: ClassVar[str] = "P5.6"
    name: ClassVar[str] = "league"

    def asks(self, t: Table) -> i64:
        seat = t.pope
        if seat == NO_SEAT or t.league_used or t.troops[seat] == 0:
            return 0
        if t.condottieri[ATTACKER] == seat or t.condottieri[DEFENDER] == seat:
            return 0
        return bit(seat)

    def options(self, t: Table, seat: i64, out: Acts) -> None:
        out.add(PASS)
        out.add(LEAGUE + ATTACKER)
        out.add(LEAGUE + DEFENDER)

    def answer(self, t: Table, seat: i64, act: i64) -> None:
        t.pop()
        if act == PASS:
            t.emit("no-league", seat)
            return
        t.league_used = True
        t.league = seat
        t.league_side = act - LEAGUE
        t.emit("league", seat, t.cities[t.league_side])


class Bribes(Frame[Table]):
    """P5.7: the attacker, then the defender, then the Pope's owner in a League; each any number of tiles."""

    rule: ClassVar[str] = "P5.7"
    name: ClassVar[str] = "bribe"

    def __init__(self, place: i64) -> None:
        self.place = place

    def asks(self, t: Table) -> i64:
        seat = t.league if self.place == 2 else t.condottieri[self.place]
        return bit(seat) if seat != NO_SEAT else 0

    def options(self, t: Table, seat: i64, out: Acts) -> None:
        out.add(PASS)
        if not holds(t, seat, BRIBE_TROOPS):
            return
        for owner in range(t.seats):
            if fights(t, owner):
                for kind in range(TROOP_KINDS):
                    if has(fit(t, owner), kind):
                        out.add(BRIBE + owner * TROOP_KINDS + kind)

    def refusal(self, t: Table, seat: i64, act: i64) -> str:
        return "cannot-bribe" if BRIBE <= act < BRIBE + 36 else "not-an-option"

    def answer(self, t: Table, seat: i64, act: i64) -> None:
        if act == PASS:
            t.pop()
            return
        owner = (act - BRIBE) // TROOP_KINDS
        kind = (act - BRIBE) % TROOP_KINDS
        play_tile(t, seat, BRIBE_TROOPS)
        t.bribed[owner] |= bit(kind)
        t.emit("bribes", seat, owner, kind)


def fights(t: Table, seat: i64) -> bool:
    """P5.7: whether this seat's troops are in this war."""
    return seat == t.condottieri[ATTACKER] or seat == t.condottieri[DEFENDER] or seat == t.league


class Roll(Frame[Table]):
    """P5.8: a die for each side. `striker` attacks, the other defends."""

    rule: ClassVar[str] = "P5.8"
    name: ClassVar[str] = "roll"

    def __init__(self, striker: i64) -> None:
        self.striker = striker

    def asks(self, t: Table) -> i64:
        return bit(CHANCE)

    def sample(self, t: Table, rng: Rng) -> i64:
        return ROLL + rng.below(36)

    def allows(self, t: Table, seat: i64, act: i64) -> bool:
        return ROLL <= act < ROLL + 36

    def answer(self, t: Table, seat: i64, act: i64) -> None:
        t.pop()
        dice = act - ROLL
        t.emit("rolls", t.cities[ATTACKER], dice // 6 + 1, t.cities[DEFENDER], dice % 6 + 1)
        t.push(SecondRoll(self.striker, dice))


class SecondRoll(Frame[Table]):
    """P5.10: Ludovico's owner may have both dice rolled again, once per decade; the second roll stands."""

    rule: ClassVar[str] = "P5.10"
    name: ClassVar[str] = "ludovico"

    def __init__(self, striker: i64, dice: i64) -> None:
        self.striker = striker
        self.dice = dice

    def asks(self, t: Table) -> i64:
        for seat in range(t.seats):
            if unused(t, seat, LUDOVICO_TILE) > 0:
                return bit(seat)
        return 0

    def options(self, t: Table, seat: i64, out: Acts) -> None:
        out.add(PASS)
        out.add(LUDOVICO)

    def answer(self, t: Table, seat: i64, act: i64) -> None:
        t.pop()
        if act == LUDOVICO:
            turn_tile(t, seat, LUDOVICO_TILE)
            t.emit("ludovico", seat)
            t.push(Roll(self.striker))
        else:
            self.close(t)

    def total(self, t: Table, side: i64) -> i64:
        """P5.8: attack or defence, and the die."""
        die = 1 + (self.dice // 6 if side == ATTACKER else self.dice % 6)
        return die + side_strength(t, side, ATTACK if side == self.striker else DEFENCE)

    def close(self, t: Table) -> None:
        """P5.8: higher wins; otherwise the defender strikes back, or the war is drawn."""
        other = 1 - self.striker
        strikes = self.total(t, self.striker)
        resists = self.total(t, other)
        t.emit("compares", t.cities[self.striker], strikes, t.cities[other], resists)
        if strikes > resists:
            win_war(t, self.striker, strikes >= 2 * resists)
        elif self.striker == ATTACKER:
            t.push(Roll(DEFENDER))
        else:
            t.emit("war-drawn", t.cities[ATTACKER], t.cities[DEFENDER])
            clear_war(t)


def win_war(t: Table, side: i64, twice: bool) -> None:
    """P5.11: one step up and one down, two if the total is at least twice the other; a laurel; no troop is lost."""
    steps: i64 = 2 if twice else 1
    t.emit("war-won", t.cities[side], t.cities[1 - side], steps)
    move_status(t, t.cities[side], steps)
    move_status(t, t.cities[1 - side], -steps)
    winner = t.condottieri[side]
    if winner != NO_SEAT:
        t.laurels[winner] += 1
        t.emit("laurel", winner, t.laurels[winner])
    clear_war(t)


# P5.1: the order of a war.
HIRING: Final[list[Frame[Table]]] = [Hire(ATTACKER), Hire(DEFENDER), Muster()]
BATTLE: Final[list[Frame[Table]]] = [League(), Bribes(0), Bribes(1), Bribes(2), Roll(ATTACKER)]
