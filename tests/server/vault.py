"""A tiny game whose every hidden field holds a number that occurs nowhere else: a canary.

Chance gives each seat a secret. Then each seat in turn passes or buries a part of it: the number that is buried is
the seat's own business. At last nobody wins but the first seat.
"""

from __future__ import annotations

from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from condotta.kernel.catalogue import CODE_BITS, CODE_MASK, Catalogue, Copies, Verb
from condotta.kernel.contract import PASS, Frame, Game
from condotta.kernel.contract import Table as KernelTable
from condotta.kernel.engine import settle
from condotta.kernel.seats import CHANCE, EVERYONE, PUBLIC, bit, has
from condotta.kernel.signature import NUMBER, SEAT, event

BURY, GIVE = 1, 2


class Canary(Copies):
    def show(self, payload: int) -> list[str]:
        return [f"x{payload + 1}"]

    def read(self, words: list[str]) -> int | None:
        return int(words[0][1:]) - 1 if len(words) == 1 and words[0][1:].isdigit() else None


CATALOGUE = Catalogue([Verb("pass", PASS), Verb("bury", BURY, [], Canary()), Verb("give", GIVE, [SEAT], Canary())])
EVENTS = {"got": event(SEAT, NUMBER), "gets": event(SEAT), "buries": event(SEAT), "you-bury": event(SEAT, NUMBER)}


class Table(KernelTable):
    def __init__(self, game: Vault, seats: int) -> None:
        super().__init__(game, seats)
        self.secrets = vec[i64]([0] * seats)
        self.buried = vec[i64]([0] * seats)

    def clone(self) -> Table:
        other = Table(self.game, int(self.seats))
        self.copy_into(other)
        other.secrets = self.secrets[:]
        other.buried = self.buried[:]
        return other


def secrets_of(t: Table) -> dict[int, int]:
    """Each number that is hidden now, and whose it is."""
    return {int(number): seat for row in (t.secrets, t.buried) for seat, number in enumerate(row) if number}


class Give(Frame[Table]):
    rule, name = "C1", "give"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, t):
        return bit(CHANCE)

    def sample(self, t, rng):
        return (GIVE + self.seat) | (300_000_000 + rng.below(600_000_000)) << CODE_BITS

    def allows(self, t, seat, act):
        return act & CODE_MASK == GIVE + self.seat

    def answer(self, t, seat, act):
        t.pop()
        t.secrets[self.seat] = 1 + (act >> CODE_BITS)
        t.tell(bit(self.seat), "got", self.seat, t.secrets[self.seat])
        t.tell(EVERYONE & ~bit(self.seat), "gets", self.seat)

    def seen(self, t, seat, act, eye):
        return act if eye == self.seat else GIVE + self.seat


class Turn(Frame[Table]):
    rule, name = "C1", "turn"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, t):
        return bit(self.seat)

    def options(self, t, seat, out):
        out.add(BURY | (t.secrets[seat] // 2 - 1) << CODE_BITS)
        out.add(BURY | (t.secrets[seat] // 3 - 1) << CODE_BITS)

    def answer(self, t, seat, act):
        t.pop()
        t.buried[seat] = 1 + (act >> CODE_BITS)
        t.tell(bit(seat), "you-bury", seat, t.buried[seat])
        t.tell(EVERYONE & ~bit(seat), "buries", seat)

    def seen(self, t, seat, act, eye):
        return act if eye == seat else BURY


class End(Frame[Table]):
    def close(self, t):
        t.winners = 1


@dataclass(frozen=True)
class View:
    eye: int
    secret: int
    buried: int
    asked: bool


class Vault(Game[Table]):
    name = "vault"

    def __init__(self) -> None:
        super().__init__(CATALOGUE, EVENTS)

    def new(self, seats, options):
        self.check_setup(seats, options)
        t = Table(self, seats)
        turns = [Turn(seat) for _round in range(4) for seat in range(seats)]
        t.then([*(Give(seat) for seat in range(seats)), *turns, End()])
        settle(t)
        return t

    def view(self, t, eye):
        own = eye != PUBLIC
        return View(eye, int(t.secrets[eye]) if own else 0, int(t.buried[eye]) if own else 0, has(t.asked, eye))

    def scores(self, t):
        return [0] * int(t.seats)


VAULT = Vault()
