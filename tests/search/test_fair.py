"""The law of fairness: a thought is made of what its seat may know, and of nothing else."""

from typing import Any

import pytest

from condotta.games import GAMES
from condotta.kernel.contract import Game, Table
from condotta.kernel.rng import Rng
from condotta.lab.check_laws import variant_sets
from condotta.search import GUIDES, Effort, Guide, think
from tests.kernel.bazaar import Bazaar

from .positions import moments

LITTLE = Effort(work=6, width=6)
EVERY = {"condottiere": 9, "princes": 40, "conquest": 11}
"""How many answers lie between two moments that are thought over."""
TABLES = [
    (game, seats, variants)
    for game in GAMES.values()
    for seats in range(game.fewest, game.most + 1)
    for variants in (variant_sets(game) if seats == 3 else variant_sets(game)[:1])
]


def unseen(game: Game[Any], t: Table, seat: int, rng: Rng) -> Table:
    """A world that the seat cannot tell from the real one, also where a game is planted that lets it."""
    world: Table = Bazaar().determinize(t, seat, rng) if game.name == "bazaar" else game.determinize(t, seat, rng)
    return world


def check_fair(game: Game[Any], seats: int, variants: list[str], seed: int, every: int, guide: Guide[Any]) -> int:
    """How many thoughts were the same on the real table and in a world that the seat cannot tell from it."""
    rng, count = Rng(seed + 1), 0
    for t, seat in moments(game, seats, variants, seed, every):
        world = unseen(game, t, seat, rng)
        here = think(guide, t, seat, 5 + count, LITTLE)
        there = think(guide, world, seat, 5 + count, LITTLE)
        assert here == there, f"{game.name}, {seats} seats, {variants}, seat {seat}, {t.stack[-1].name}"
        count += 1
    return count


@pytest.mark.parametrize(
    ("game", "seats", "variants"), TABLES, ids=lambda value: getattr(value, "name", None) or str(value)
)
def test_the_same_thought_in_worlds_that_a_seat_cannot_tell_apart(
    game: Game[Any], seats: int, variants: list[str]
) -> None:
    assert check_fair(game, seats, variants, seed=seats, every=EVERY[game.name], guide=GUIDES[game.name]) > 3


class HandReader(Guide[Any]):
    """Stops at once, and judges by the cards that others hold."""

    def is_far(self, t: Any, begun: int, decisions: int) -> bool:
        return True

    def judge(self, t: Any, shares: Any) -> None:
        for seat in range(t.seats):
            shares[seat] = 1000 * int(t.hands[(seat + 1) % t.seats * 3])


class Indiscreet(Bazaar):
    """A game whose worlds are the real table."""

    def determinize(self, t: Any, eye: Any, rng: Any) -> Any:
        return t.clone()


def test_a_search_that_saw_the_real_table_would_be_found_out() -> None:
    assert check_fair(Bazaar(), 3, [], seed=1, every=1, guide=HandReader()) > 3
    with pytest.raises(AssertionError, match="bazaar, 3 seats"):
        for seed in range(5):
            check_fair(Indiscreet(), 3, [], seed, every=1, guide=HandReader())
