"""The learned bot: plays every set-up, tells nothing it does not see, and is fast."""

import json
from importlib.resources import files
from typing import Any

import pytest

from condotta.bots import make_bot
from condotta.bots.learned import Learned, network_in
from condotta.bots.levels import way_of
from condotta.games import GAMES
from condotta.kernel.encoding import Encoding, Feature
from condotta.kernel.engine import apply, options, pending, sample
from condotta.kernel.errors import SetupError
from condotta.kernel.network import Network
from condotta.kernel.rng import Rng
from condotta.kernel.seats import CHANCE, seats_of
from condotta.lab.learning.settings import allowed_sets

GAME = GAMES["condottiere"]
LEARNT = [game for game in GAMES.values() if way_of("learned", game.name) is not None]


def play(seats: int, variants: list[str], seed: int, bots: list[str]) -> list[int]:
    """A whole game: its winners. An illegal act would raise."""
    t, rng = GAME.new(seats, {"variants": variants}), Rng(seed)
    players = [make_bot(name, GAME) for name in bots]
    while (decision := pending(t)) is not None:
        seat = decision.seat
        if seat == CHANCE:
            apply(t, seat, sample(t, rng))
        else:
            view = GAME.view(t, seat)
            apply(
                t,
                seat,
                players[seat].choose(view, options(t, seat), lambda: GAME.determinize(t, seat, rng), rng),  # noqa: B023
            )
    return seats_of(t.winners)


def test_it_beats_steady_at_two_seats() -> None:
    wins = 0
    for seed in range(4):
        wins += play(2, [], seed, ["learned", "steady"]) == [0]
        wins += play(2, [], seed, ["steady", "learned"]) == [1]
    assert wins >= 6


@pytest.mark.parametrize("variants", [[name] for name in GAME.variants if name != "points"] + allowed_sets(GAME)[-1:])
def test_it_plays_every_variant(variants: list[str]) -> None:
    assert play(3, variants, 1, ["learned", "random", "random"])


@pytest.mark.parametrize("name", [game.name for game in LEARNT])
def test_it_answers_every_question_with_an_option(name: str) -> None:
    """The other seats play at random, so that it comes to all kinds of questions."""
    game = GAMES[name]
    t, rng, bot = game.new(game.most, {}), Rng(2), make_bot("learned", game)
    asked = 0
    while (decision := pending(t)) is not None and asked < 80:
        seat = decision.seat
        legal = options(t, seat)
        if seat == CHANCE:
            act = sample(t, rng)
        elif seat == 0 and len(legal) > 1:
            act = bot.choose(game.view(t, 0), legal, lambda: game.determinize(t, 0, rng), rng)
            assert act in legal
            asked += 1
        else:
            act = legal[rng.below(len(legal))]
        apply(t, seat, act)
    assert asked > 8


def test_it_is_fair() -> None:
    """On a world it cannot tell from the real one, with the same seed, it does the same."""
    t, rng = GAME.new(3, {"variants": ["hidden"]}), Rng(4)
    bot = make_bot("learned", GAME)
    compared = 0
    while (decision := pending(t)) is not None and compared < 25:
        seat = decision.seat
        if seat == CHANCE:
            apply(t, seat, sample(t, rng))
            continue
        legal = options(t, seat)
        worlds = [GAME.determinize(t, seat, rng) for _i in range(2)]
        acts = [bot.choose(GAME.view(t, seat), legal, lambda: world, Rng(9)) for world in (t, *worlds)]  # noqa: B023
        assert acts[0] == acts[1] == acts[2]
        apply(t, seat, legal[rng.below(len(legal))])
        compared += 1
    assert compared == 25


def test_the_networks_are_small_and_say_what_made_them() -> None:
    for game in LEARNT:
        about = network_in(game.name, game).about
        assert about["game"] == game.name
        assert {"commit", "settings", "seconds", "decisions", "evaluation"} <= set(about["made"])
    folder = files("condotta.bots").joinpath("networks")
    assert sum(len(file.read_bytes()) for file in folder.iterdir() if file.name.endswith(".net")) < 3_000_000


def test_a_network_that_does_not_fit_is_refused() -> None:
    other: Encoding[Any] = Encoding([Feature("hand", 15, 1, "the own cards")], ["pass"])
    data = json.dumps(network_in(GAME.name, GAME).about).encode() + b"\n"
    with pytest.raises(SetupError, match="The network some-net does not fit the features of its game"):
        Network(data, other, "some-net")


def test_a_game_without_a_network_has_no_such_bot() -> None:
    for game in GAMES.values():
        if game not in LEARNT:
            with pytest.raises(SetupError, match="learned"):
                make_bot("learned", game)
    assert isinstance(make_bot("learned", GAME), Learned)
