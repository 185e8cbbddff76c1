"""Every bot, at every table: it chooses one of its options, and only from what its seat may know."""

from collections.abc import Iterator

import pytest

from condotta.bots import make_bot
from condotta.bots.driver import choice
from condotta.games import GAMES
from condotta.kernel.contract import Table
from condotta.kernel.engine import apply, options, pending, play_chance
from condotta.kernel.errors import SetupError
from condotta.kernel.rng import Rng
from condotta.kernel.seats import seats_of
from condotta.lab.check_laws import variant_sets
from condotta.lab.series import Series
from condotta.lab.simulate import simulate
from tests.kernel.bazaar import Bazaar

GAME = GAMES["condottiere"]
STEADY = make_bot("steady", GAME)
RANDOM = make_bot("random", GAME)


def positions(seats: int, variants: list[str], seed: int, most: int = 150) -> Iterator[Table]:
    """The questions of a game between one steady and random seats."""
    t, rng = GAME.new(seats, {"variants": variants}), Rng(seed)
    for _decision in range(most):
        play_chance(t, rng)
        if (decision := pending(t)) is None:
            return
        yield t
        seat = decision.seat
        apply(t, seat, choice(t, seat, STEADY if seat == 0 else RANDOM, rng))


@pytest.mark.parametrize("variants", variant_sets(GAME), ids="-".join)
@pytest.mark.parametrize("seats", range(GAME.fewest, GAME.most + 1))
def test_bots_choose_one_of_their_options(seats: int, variants: list[str]) -> None:
    rng = Rng(1)
    for t in positions(seats, variants, seed=seats):
        for seat in seats_of(t.asked):
            for name in ("random", "steady"):
                assert choice(t, seat, make_bot(name, GAME), rng) in options(t, seat)


def test_steady_answers_every_question() -> None:
    asked = set()
    for seed, variants in enumerate([[], ["draw", "hidden"], ["capture"]]):
        for t in positions(4, variants, seed, most=400):
            asked.add(t.stack[-1].name)
    assert asked == {"turn", "place", "pope", "take-back", "discard-hand", "keep", "draw", "leave"}


@pytest.mark.parametrize("variants", [[], ["capture", "draw"]], ids="-".join)
def test_steady_chooses_the_same_in_worlds_it_cannot_tell_apart(variants: list[str]) -> None:
    """Without face-down cards nothing it does not see may change its mind."""
    rng = Rng(5)
    for t in positions(3, variants, seed=2):
        for seat in seats_of(t.asked):
            here = choice(t, seat, STEADY, rng)
            assert choice(GAME.determinize(t, seat, rng), seat, STEADY, rng) == here


def test_random_takes_every_option() -> None:
    rng = Rng(1)
    assert {RANDOM.choose(None, [3, 5, 8], lambda: GAME.new(2, {}), rng) for _i in range(100)} == {3, 5, 8}


@pytest.mark.parametrize(("seats", "least"), [(2, 0.8), (4, 0.65), (6, 0.55)])
def test_steady_beats_random(seats: int, least: float) -> None:
    """One steady seat against the rest, each seat in turn; measured over many games it wins more than 80 %."""
    names = ["steady", *["random"] * (seats - 1)]
    found = simulate(Series(GAME.name, names, {}, seed=11, rotate=True, duplicate=False), games=42)
    assert found["outcomes"]["wins_by_bot"]["steady"] > least * 42


def test_an_unknown_bot_is_refused_with_a_sentence() -> None:
    with pytest.raises(
        SetupError, match=r"^There is no bot “x”; available: page, squire, envoy, captain, master, random, steady, "
    ):
        make_bot("x", GAME)


def test_steady_is_refused_for_a_game_it_does_not_know() -> None:
    with pytest.raises(SetupError, match=r"^There is no bot “steady” for bazaar; available: random\.$"):
        make_bot("steady", Bazaar())
