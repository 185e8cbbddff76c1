"""The judgement of a question: legal options, chances that make sense, and nothing that the seat cannot know."""

from itertools import islice
from typing import Any

import pytest

from condotta.bots import make_bot
from condotta.bots.fair import moments
from condotta.bots.judging import CERTAIN, Care, Judge, Judgement, NetworkJudge, SearchJudge, Trial, compared, judge
from condotta.bots.learned import Learned
from condotta.games import GAMES
from condotta.kernel.contract import Game, Table
from condotta.kernel.engine import apply, options, pending, play_chance
from condotta.kernel.rng import Rng
from condotta.search import Effort

from .small_network import small_network

LITTLE = Care(worlds=2, games=2, proposed=2, work=3)
EVERY = {"condottiere": 12, "princes": 60, "conquest": 20}
"""How many answers lie between two questions that are judged."""
TABLES = [(game, seats) for game in GAMES.values() for seats in (game.fewest, game.most)]


def quick_judges(game: Game[Any]) -> list[Judge]:
    return [NetworkJudge(LITTLE, Learned(game, small_network(game))), SearchJudge(LITTLE, game, Effort(3, width=4))]


def named(value: object) -> str | None:
    return getattr(value, "name", None) or str(value)


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=named)
def test_judgements_agree_with_the_engine_and_hold_nothing_that_a_seat_cannot_know(game: Game[Any], seats: int) -> None:
    judges, rng, count = quick_judges(game), Rng(3), 0
    judged = moments(game, seats, {"variants": game.variants[-1:]}, seats, EVERY[game.name])
    for t, seat in islice(judged, 5):
        world, allowed = game.determinize(t, seat, rng), options(t, seat)
        also = [allowed[rng.below(len(allowed))]]
        for one in judges:
            found = one.judge(t, seat, count, also)
            assert found == one.judge(world, seat, count, also), t.stack[-1].name
            check(found, allowed, also)
            for eye in range(seats):
                assert 0 <= one.standing(t, eye, count) <= CERTAIN
            other = game.determinize(t, seat, rng)
            assert one.standing(t, seat, count) == one.standing(other, seat, count)
        count += 1
    assert count > 2


def check(found: Judgement, allowed: list[int], also: list[int]) -> None:
    acts = [one.act for one in found.options]
    assert len({*acts}) == len(acts) and {*acts} <= {*allowed} and {*also} <= {*acts}
    assert len(acts) <= LITTLE.proposed + len(also)
    for one in found.options:
        assert 0 <= one.chance <= CERTAIN and one.behind == found.best.chance - one.chance >= 0 <= one.doubt


class Peeking(NetworkJudge):
    """It tries its options on the real table."""

    def imagine(self, t: Table, seat: int, rng: Rng) -> Table:
        return t.clone()


def test_a_judge_that_saw_the_real_table_would_be_found_out() -> None:
    game, rng = GAMES["condottiere"], Rng(1)
    peeking = Peeking(LITTLE, Learned(game, small_network(game)))
    assert any(
        peeking.judge(t, seat, 1) != peeking.judge(game.determinize(t, seat, rng), seat, 1)
        for t, seat in moments(game, 3, {}, 4, 3)
    )


def test_what_wins_at_once_is_certain_and_comes_first() -> None:
    """A seat that has all but won, by the strongest bot itself."""
    game = GAMES["condottiere"]
    t, rng, bot = game.new(2, {}), Rng(5), make_bot("steady", game)
    last = None
    while pending(t) is not None:
        play_chance(t, rng)
        if (decision := pending(t)) is None:
            break
        seat = decision.seat
        act = bot.choose(game.view(t, seat), options(t, seat), lambda: game.determinize(t, seat, rng), rng)  # noqa: B023
        if len(options(t, seat)) > 1:
            last = t.clone(), seat, act
        apply(t, seat, act)
    assert last is not None
    before, seat, act = last
    found = judge(before, seat, 1, Care(worlds=3, proposed=2), also=[act])
    assert found == judge(before, seat, 1, Care(worlds=3, proposed=2), also=[act])
    expected = CERTAIN if t.winners == 1 << seat else 0
    assert found.of(act).chance == expected


def test_differences_are_told_with_their_doubt() -> None:
    trials = [
        Trial([200_000, 400_000], {"points": 3}),
        Trial([300_000, 500_000], {"points": 8}),
        Trial([0, 500_000], {}),
    ]
    first, second, third = compared([7, 8, 9], trials).options
    assert (first.act, first.chance, first.behind, first.doubt, first.measures) == (8, 400, 0, 0, {"points": 40})
    assert (second.act, second.chance, second.behind, second.doubt) == (7, 300, 100, 0) and second.is_worse
    assert (third.act, third.chance, third.behind, third.doubt) == (9, 250, 150, 150) and not third.is_worse
