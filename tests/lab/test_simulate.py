"""Series of games: what is printed, that it adds up, and that a seed is a series."""

import json

import pytest

from condotta.bots import bot_names, make_bot
from condotta.cli import main
from condotta.games import GAMES
from condotta.kernel.rng import Rng
from condotta.lab.series import Played, Series, play_game, play_random_game
from condotta.lab.simulate import simulate

GAME = GAMES["condottiere"]


def series(names: list[str], *, seed: int = 1, rotate: bool = False, duplicate: bool = False) -> Series:
    return Series(GAME.name, names, {"variants": ["hidden"]}, seed, rotate, duplicate)


def printed(capsys: pytest.CaptureFixture[str], args: str) -> str:
    assert main(["simulate", "condottiere", *args.split()]) == 0
    return capsys.readouterr().out


def test_json_is_one_object_with_all_that_was_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    out = printed(capsys, "--seats 3 --games 20 --seed 1 --bots random --variant hidden --json")
    found = json.loads(out)
    assert {key: found[key] for key in ("game", "seats", "variants", "bots", "rotate", "seed", "games")} == {
        "game": "condottiere",
        "seats": 3,
        "variants": ["hidden"],
        "bots": ["random"] * 3,
        "rotate": False,
        "seed": 1,
        "games": 20,
    }
    assert found["decisions"] > 20 * 10
    assert 0 < found["seconds"] < 60
    assert list(found["outcomes"]["wins_by_seat"]) == ["A", "B", "C"]
    assert sum(found["outcomes"]["wins_by_seat"].values()) == pytest.approx(20, abs=0.01)
    assert found["outcomes"]["wins_by_bot"] == {"random": pytest.approx(20, abs=0.01)}


def test_a_readable_table_without_json(capsys: pytest.CaptureFixture[str]) -> None:
    out = printed(capsys, "--seats 2 --games 3 --bots steady,random --variant draw --variant hidden")
    assert out.startswith("condottiere, 2 seats with draw, hidden: 3 games from seed 1, ")
    assert "A steady" in out
    assert "all random" in out


@pytest.mark.parametrize("names", [["random"] * 3, ["steady", "random", "random"]])
def test_a_seed_is_a_series_of_games(names: list[str]) -> None:
    def found(seed: int) -> tuple[object, ...]:
        told = simulate(series(names, seed=seed, rotate=True), games=6)
        return told["decisions"], told["outcomes"]

    assert found(1) == found(1) != found(2)


def test_the_fast_way_plays_the_same_games() -> None:
    random = [make_bot("random", GAME)] * 4
    stepped, fast = Rng(3), Rng(3)
    for _game in range(5):
        played = play_game(GAME, 4, {}, random, stepped)
        assert played == play_random_game(GAME, 4, {}, fast)
        assert played.decisions > 0


def test_bots_that_rotate_are_counted_at_their_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the steady one sits always wins, so each seat wins once and steady three times."""
    steady = make_bot("steady", GAME)
    monkeypatch.setattr("condotta.lab.series.load_bot", lambda name, game: steady if name == "steady" else object())
    monkeypatch.setattr("condotta.lab.series.play_game", lambda *given: Played([given[3].index(steady)], 1))
    outcomes = simulate(series(["steady", "random", "random"], rotate=True), games=3)["outcomes"]
    assert outcomes["wins_by_seat"] == {"A": 1, "B": 1, "C": 1}
    assert outcomes["wins_by_bot"] == {"steady": 3, "random": 0}


def test_a_shared_victory_counts_in_fractions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("condotta.lab.series.play_random_game", lambda *args: Played([0, 2], 1))
    outcomes = simulate(series(["random"] * 3), games=4)["outcomes"]
    assert outcomes == {
        "wins_by_seat": {"A": 2, "B": 0, "C": 2},
        "wins_by_bot": {"random": 4},
        "shared_victories": 4,
    }


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        ("chess", f"There is no game “chess”; available: {', '.join(GAMES)}."),
        ("condottiere --seats 9", "condottiere is for 2 to 6 seats, not 9."),
        ("condottiere --seats 0 --rotate", "condottiere is for 2 to 6 seats, not 0."),
        ("condottiere --games 0", "There must be at least one game, not 0."),
        ("condottiere --seed -1", f"The seed must be a number from 0 to {2**62 - 1}, not -1."),
        (f"condottiere --seed {2**70}", f"The seed must be a number from 0 to {2**62 - 1}, not {2**70}."),
        ("condottiere --bots x", f"There is no bot “x”; available: {', '.join(bot_names())}."),
        ("condottiere --seats 3 --bots random,steady", "For 3 seats name one bot or 3, not 2."),
        ("condottiere --variant points --variant capture", "may not be combined (C10.3)."),
    ],
)
def test_what_cannot_be_played_is_told_in_a_sentence(
    args: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *args.split()]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.splitlines()[-1].startswith("condotta: ")
    assert told.err.splitlines()[-1].endswith(sentence)


def test_wins_are_counted_by_what_else_makes_a_seat_another(capsys: pytest.CaptureFixture[str]) -> None:
    """In Princes by family and by the place in the first round; each seat of each game once."""
    assert main(["simulate", "princes", "--seats", "3", "--games", "12", "--json"]) == 0
    outcomes = json.loads(capsys.readouterr().out)["outcomes"]
    for kind in ("wins_by_family", "wins_by_place"):
        assert sum(role["games"] for role in outcomes[kind].values()) == 3 * 12
        assert sum(role["wins"] for role in outcomes[kind].values()) == pytest.approx(12, abs=0.01)
    assert list(outcomes["wins_by_place"]) == ["1", "2", "3"]
    assert main(["simulate", "princes", "--seats", "3", "--games", "12"]) == 0
    assert "by family (share of the games it was in)" in capsys.readouterr().out
