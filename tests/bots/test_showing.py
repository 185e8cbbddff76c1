"""C8.2: when the built-in bots show a card, and that they do it once."""

import pytest

from condotta.bots import make_bot
from condotta.bots.driver import next_act, next_aside
from condotta.bots.levels import NAMES
from condotta.games.condottiere import CONDOTTIERE
from condotta.games.condottiere.table import Table
from condotta.kernel.engine import apply, pending, sample
from condotta.kernel.rng import Rng
from condotta.kernel.seats import CHANCE
from tests.games.condottiere.positions import battle
from tests.games.playing import go

STEADY = make_bot("steady", CONDOTTIERE)
WON = "A: 10, holds 10 / B: 3, holds 2 1 / C: 1, passed, holds 4 4 / A to play"


def shows(t: Table, name: str = "steady") -> str:
    act = make_bot(name, CONDOTTIERE).aside(CONDOTTIERE.view(t, 0), CONDOTTIERE.asides(t, 0))
    return "" if act is None else CONDOTTIERE.catalogue.show(act)


def test_the_last_rival_is_shown_once_what_it_would_have_to_beat() -> None:
    t = battle(WON)
    assert shows(t) == "show b 10"
    assert shows(go(t, "A show b 10")) == ""


@pytest.mark.parametrize(
    "text",
    [
        "A: 10, holds 10 1 1 / B: 3, holds 2 1 / C: 1, passed, holds 4 4 / A to play",
        "A: 10, holds 10 / B: 3, holds 2 1 / A to play",
        "A: 10, holds 10 / B: 3, holds 2 1 / C: 1, holds 4 4 / A to play",
        "A: 3, holds 10 / B: 3, holds 2 1 / C: 1, passed, holds 4 4 / A to play",
        "A: 10, holds 6 / B: 3, holds 2 1 / C: 1, passed, holds 4 4 / A to play",
        "A: 10, holds 10 / B: 3, holds 1 1 2 2 3 / C: 1, passed, holds 4 4 / A to play",
    ],
    ids=["more cards", "two seats", "two rivals", "not ahead", "nothing strong", "not yet won"],
)
def test_else_nothing_is_shown(text: str) -> None:
    assert shows(battle(text)) == ""


@pytest.mark.parametrize("name", [name for name in NAMES if name != "random"])
def test_every_bot_that_plays_well_shows_alike_and_not_where_it_is_not_allowed(name: str) -> None:
    t = battle(WON)
    assert shows(t, name) == "show b 10"
    t.showing = False
    assert shows(t, name) == ""


def test_in_real_games_it_is_rare_and_the_same_in_every_world_that_looks_alike() -> None:
    shown = answers = 0
    for seed in range(4):
        t, rng, beside = CONDOTTIERE.new(3, {}), Rng(seed), 0
        bots = dict.fromkeys(range(3), STEADY)
        while (decision := pending(t)) is not None:
            if decision.seat == CHANCE:
                apply(t, CHANCE, sample(t, rng))
                continue
            seat, act = next_aside(t, bots, beside) or (
                decision.seat,
                next_act(t, decision.seat, STEADY, rng, beside),
            )
            beside = beside + 1 if CONDOTTIERE.is_aside(act) else 0
            if beside:
                assert beside == 1
                world = CONDOTTIERE.determinize(t, seat, Rng(9))
                assert STEADY.aside(CONDOTTIERE.view(world, seat), CONDOTTIERE.asides(world, seat)) == act
                shown += 1
            answers += not beside
            apply(t, seat, act)
    assert 0 < shown < answers / 10
