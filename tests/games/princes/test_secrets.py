"""The laws on tables where there is much to hide, and planted leaks that must make them fail.

Random games see few treachery tiles; here everybody holds some from the start, so that each window
(Veto, bribes, Freeze Bids, Start War, Cardinals, discards over the limit) is reached in every game.
"""

from typing import Any

import pytest

from condotta.games.princes import PRINCES
from condotta.games.princes.game import Princes
from condotta.games.princes.table import Table
from condotta.games.princes.treachery import Discard
from condotta.kernel.engine import options, settle
from condotta.kernel.laws import LawBroken, check_game
from condotta.kernel.rng import Rng
from condotta.kernel.seats import first

from .positions import position

ARMED = """
    A baglioni, influence 3, gold 50, holds bribe-cardinal bribe-cardinal freeze-bid, troops pike cavalry, is pope
    B bentivogli, holds veto bribe-troops freeze-bid start-war, troops artillery, owns lorenzo-medici banking
    C gonzaga, holds raid-gold-shipment bribe-troops freeze-bid, troops crossbow, owns ludovico-sforza alfonso-aragon
"""


class Armed(Princes):
    """The game from the moment at which A, B and C have more treachery than they may keep."""

    def new(self, seats: int, options: dict[str, object]) -> Table:
        t = position(f"{ARMED} / seats {seats}")
        t.game = self
        t.pope = seats - 1  # so that in each game the Pope goes up for auction again, and a League may come
        t.stack += [Discard(seat) for seat in range(3)]
        settle(t)
        return t


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_laws_hold_where_there_is_much_to_hide(seats: int) -> None:
    assert check_game(Armed(), seats, {}, seed=seats) > 50


class Leaky(Armed):
    """A view that shows more than it may."""

    def leak(self, t: Table) -> object:
        raise NotImplementedError

    def view(self, t: Table, eye: int) -> Any:
        return PRINCES.view(t, eye), self.leak(t)

    def determinize(self, t: Table, eye: int, rng: Rng) -> Table:
        return PRINCES.determinize(t, eye, rng)


class Hands(Leaky):
    """Everybody sees everybody's treachery tiles."""

    def leak(self, t: Table) -> object:
        return tuple(t.hands)


class Buried(Leaky):
    """Everybody sees what was discarded over the limit."""

    def leak(self, t: Table) -> object:
        return tuple(t.buried)


class WhoAnswered(Leaky):
    """Everybody sees who has answered in the Veto window."""

    def leak(self, t: Table) -> object:
        return int(t.answered)


class Choices(Leaky):
    """Everybody sees how many options somebody has in this question."""

    question = ""

    def leak(self, t: Table) -> object:
        if t.asked and t.stack[-1].name == self.question:
            return len(options(t, int(first(t.asked))))
        return 0


class Vetoes(Choices):
    question = "veto"


class Bribes(Choices):
    question = "bribe"


class Freezes(Choices):
    question = "bid"


class Hirings(Choices):
    question = "hire"


class Tricks(Choices):
    question = "after-action"


class Actions(Choices):
    question = "action"


class Payments(Choices):
    question = "pay"


class Discards(Choices):
    question = "discard"


LEAKS = [Hands, Buried, WhoAnswered, Vetoes, Bribes, Freezes, Hirings, Tricks, Actions, Payments, Discards]


@pytest.mark.parametrize("leaky", LEAKS)
def test_a_planted_leak_is_found(leaky: type[Leaky]) -> None:
    with pytest.raises(LawBroken):
        for seed in range(5, 25):
            check_game(leaky(), 3, {}, seed)
