"""The search: legal at every table, the same for the same seed and work, and in time."""

import time
from itertools import count, islice
from typing import Any

import pytest

from condotta.games import GAMES
from condotta.games.condottiere.acts import PASS, PLAY
from condotta.kernel.contract import Acts, Game
from condotta.kernel.engine import options
from condotta.kernel.rng import Rng
from condotta.lab.check_laws import variant_sets
from condotta.search import GUIDES, Effort, Guide, think
from condotta.search.guide import WHOLE
from tests.games.condottiere.positions import battle
from tests.games.playing import go, may
from tests.kernel.bazaar import Bazaar

from .positions import moments

TABLES = [
    (game, seats, variants)
    for game in GAMES.values()
    for seats in range(game.fewest, game.most + 1)
    for variants in variant_sets(game)
]


def named(value: object) -> str | None:
    return getattr(value, "name", None) or str(value)


@pytest.mark.parametrize(("game", "seats", "variants"), TABLES, ids=named)
def test_it_chooses_one_of_the_options_at_every_table(game: Game[Any], seats: int, variants: list[str]) -> None:
    for number, (t, seat) in enumerate(moments(game, seats, variants, seed=seats, every=11)):
        before = game.view(t, seat)
        thought = think(GUIDES[game.name], t, seat, number, Effort(work=4, width=5))
        allowed = options(t, seat)
        assert thought.act in allowed
        assert {one.act for one in thought.alternatives} <= set(allowed)
        assert game.view(t, seat) == before


@pytest.mark.parametrize("game", GAMES.values(), ids=named)
def test_quick_answers_are_legal_and_shares_make_a_whole(game: Game[Any]) -> None:
    guide = GUIDES[game.name]
    for t, seat in moments(game, game.most, [], seed=3, every=3):
        assert guide.play(t, seat, Rng(1), Acts()) in options(t, seat)
        if not guide.is_routine(t):
            shares = t.answers[:]
            guide.judge(t, shares)
            assert all(share >= 0 for share in shares)
            assert WHOLE - t.seats <= sum(shares) <= WHOLE


@pytest.mark.parametrize("game", GAMES.values(), ids=named)
def test_the_same_seed_and_work_give_the_same_thought(game: Game[Any]) -> None:
    other = 0
    for t, seat in moments(game, game.fewest, [], seed=8, every=29):
        guide = GUIDES[game.name]
        thoughts = [think(guide, t, seat, seed, Effort(work=25)) for seed in (1, 1, 2)]
        assert thoughts[0] == thoughts[1]
        assert thoughts[0].seed == 1
        other += thoughts[0] != thoughts[2]
    assert other > 0


def test_time_is_only_a_cap() -> None:
    """What ends first, ends it: work that is done in time is the same with any cap."""
    for game in GAMES.values():
        for t, seat in islice(moments(game, game.fewest, [], seed=2, every=31), 2, 4):
            guide = GUIDES[game.name]
            assert think(guide, t, seat, 1, Effort(work=9, seconds=50)) == think(guide, t, seat, 1, Effort(work=9))
            thought = think(guide, t, seat, 1, Effort(work=10**9, seconds=0.05))
            if thought.alternatives:
                assert 0 < thought.work < 10**9


def test_the_clock_is_looked_at_after_every_imagined_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that moves on by a millisecond each time it is looked at leaves time for fifty games."""
    looks = count()
    monkeypatch.setattr(time, "perf_counter", lambda: next(looks) / 1000)
    t = battle("A holds 1 2 3 4 5 6 10, to play / B holds 1 2 3 4 5 6 10")
    assert think(GUIDES["condottiere"], t, 0, 1, Effort(work=10**9, seconds=0.0499)).work == 50


def test_a_single_option_takes_no_thought() -> None:
    """C6.5: a seat with a mercenary is asked whether it discards its hand, but may only hold it."""
    t = go(battle("A: 10, holds 1, to play / B: 6, holds 1"), "AB pass", "A place roma")
    assert may(t, "A") == ["hold"]
    thought = think(GUIDES["condottiere"], t, 0, 1, Effort(work=10))
    assert (t.game.catalogue.show(thought.act), thought.work, thought.alternatives) == ("hold", 0, ())


def test_a_guide_that_knows_nothing_serves_any_game() -> None:
    """The search itself knows no game: a stranger's, with a sealed question and an auction, is searched as well."""
    game = Bazaar()
    for t, seat in moments(game, 3, [], seed=1, every=1):
        assert think(Guide(), t, seat, 1, Effort(work=30)).act in options(t, seat)


def test_more_is_expected_of_the_act_that_wins() -> None:
    """One region is lacking, nobody is left to stop A, and it leads: to pass wins the battle and with it the game."""
    t = battle("A: 10, holds scarecrow 1 2, owns torino milano genova, to play / B: 6, passed, holds 1 2 / at parma")
    thought = think(GUIDES["condottiere"], t, 0, 1, Effort(work=300))
    assert thought.act == PASS
    assert thought.alternatives[0].share == max(one.share for one in thought.alternatives) > 0.99


def test_fewer_acts_are_thought_of_where_the_width_is_small() -> None:
    t = battle("A holds 1 2 3 4 5 6 10, to play / B holds 1 2 3 4 5 6 10")
    weighing = Weighing()
    wide, narrow = (think(weighing, t, 0, 1, Effort(work=200, width=width)) for width in (24, 3))
    assert len(wide.alternatives) == 7, "a weight of 0 is no thought at all"
    assert {one.act for one in narrow.alternatives} == {PLAY + 4, PLAY + 5, PLAY + 6}


class Weighing(Guide[Any]):
    """The higher the number of the act, the more it is worth."""

    def weigh(self, t: Any, seat: int, options: Acts, weights: Acts) -> None:
        for i in range(options.count):
            weights.add(options.items[i])
