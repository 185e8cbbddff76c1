"""Series of games: the same chance for every line-up, files that are gone on with, and what a move costs."""

import json
import time
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from condotta.bots import Bot
from condotta.bots.bot import Worlds
from condotta.cli import main
from condotta.games import GAMES
from condotta.kernel.rng import Rng
from condotta.lab.driver.results import results
from condotta.lab.series import Played, Series, play_game
from condotta.lab.simulate import simulate

ONE_OF_THREE = ["steady", "random", "random"]


class FirstOption(Bot):
    """It rolls the dice as often as it is told to, and does not look at them."""

    rolls = 0

    def __init__(self) -> None:
        self.dealt: list[object] = []

    def choose(self, view: Any, options: list[int], worlds: Worlds, rng: Rng) -> int:
        for _roll in range(self.rolls):
            rng.below(6)
        self.dealt.append(view)
        return options[0]


class Gambler(FirstOption):
    rolls = 3


def duplicate(names: list[str], seed: int = 4, game: str = "condottiere", **setup: object) -> Series:
    return Series(game, names, setup, seed, rotate=False, duplicate=True)


@pytest.mark.parametrize(
    ("names", "line_ups"),
    [
        (["a", "b"], 2),
        (["a", "b", "b", "b"], 4),
        (["a", "b", "a", "b"], 2),
        (["a", "a", "b", "b"], 4),
        (["a", "b", "c"], 3),
        (["a", "a", "a"], 1),
    ],
)
def test_every_line_up_that_is_another_plays_each_deal_once(names: list[str], line_ups: int) -> None:
    series = duplicate(names)
    assert series.line_ups == line_ups
    for deal in range(3):
        numbers = range(deal * line_ups, (deal + 1) * line_ups)
        assert {series.deal(number) for number in numbers} == {deal}
        assert len({tuple(names[at] for at in series.order(number)) for number in numbers}) == line_ups
    for name in set(names):
        at_seats = [sum(names[series.order(n)[seat]] == name for n in range(line_ups)) for seat in range(len(names))]
        assert len(set(at_seats)) == 1, "each bot sits everywhere equally often"


@pytest.mark.parametrize("setup", [{}, {"variants": ["hidden", "kingdoms"]}, {"variants": ["draw"]}])
def test_line_ups_of_a_deal_have_the_same_chance_whatever_the_bots_do_with_theirs(setup: dict[str, object]) -> None:
    series = duplicate(["x", "y", "y"], **setup)
    seen = []
    for number in range(3):
        bots: list[Bot] = [FirstOption(), Gambler(), Gambler()]
        result = series.play(number, bots)
        views = [bots[at].dealt for at in series.order(number)]  # type: ignore[attr-defined]
        seen.append((result.winners, result.decisions, [repr(told) for told in views]))
    assert seen[0] == seen[1] == seen[2], "who plays the same acts at every seat plays the same game"
    assert series.play(3, bots).decisions != seen[0][1] or repr(bots[0].dealt) not in seen[0][2]  # type: ignore[attr-defined]


def test_without_duplicate_each_game_is_a_deal_of_its_own() -> None:
    series = Series("condottiere", ONE_OF_THREE, {}, 1, rotate=True, duplicate=False)
    assert [series.deal(number) for number in range(4)] == [0, 1, 2, 3]
    assert [series.order(number) for number in range(3)] == [[0, 1, 2], [2, 0, 1], [1, 2, 0]]


def test_games_are_rounded_up_to_whole_deals(capsys: pytest.CaptureFixture[str]) -> None:
    args = "condottiere --seats 3 --games 4 --bots steady,random,random --duplicate --json"
    assert main(["simulate", *args.split()]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["games"], found["deals"]) == (6, 2)
    assert found["shares"]["steady"]["share"] == pytest.approx(found["outcomes"]["wins_by_bot"]["steady"] / 6, abs=1e-3)
    assert set(found["cpu_ms"]) == {"steady", "random"}


def test_the_table_tells_how_sure_and_how_costly(capsys: pytest.CaptureFixture[str]) -> None:
    args = "condottiere --seats 2 --games 4 --bots steady,random --duplicate"
    assert main(["simulate", *args.split()]) == 0
    out = capsys.readouterr().out
    assert "4 games of 2 deals from seed 1" in out
    assert all("±" in line and " ms" in line for line in out.splitlines() if line.startswith("all "))


def test_the_time_of_the_processor_is_counted_for_each_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that goes on by a second each time it is looked at: a second a move for everybody."""
    looks = count()
    monkeypatch.setattr(time, "process_time", lambda: float(next(looks)))
    result = play_game(GAMES["condottiere"], 2, {}, [FirstOption(), FirstOption()], Rng(1))
    assert [cost.seconds for cost in result.costs] == [cost.moves for cost in result.costs]
    assert [cost.most for cost in result.costs] == [1, 1]
    assert sum(cost.moves for cost in result.costs) == result.decisions


def figures(series: Series, games: int, out: Path | None) -> dict[str, Any]:
    found = simulate(series, games, out)
    return {key: found[key] for key in ("games", "deals", "decisions", "shares", "outcomes")}


def test_a_series_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Broken off in the middle of a line; then the games that stand there are not played again."""
    series, out = duplicate(ONE_OF_THREE), tmp_path / "games.jsonl"
    whole = figures(series, 9, None)
    simulate(series, 6, out)
    out.write_bytes(out.read_bytes()[:-20])
    plays: list[int] = []
    play = Series.play
    monkeypatch.setattr(Series, "play", lambda self, number, bots: plays.append(number) or play(self, number, bots))
    assert figures(series, 9, out) == whole
    assert plays == [5, 6, 7, 8]
    assert figures(series, 9, out) == whole
    assert figures(series, 3, out) == figures(series, 3, None)
    assert len(out.read_text(encoding="utf-8").splitlines()) == 10


def test_a_game_that_was_played_is_in_the_file_before_the_next_begins(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    games = results(duplicate(ONE_OF_THREE), Played, 3, out=out)
    first = next(games)
    assert json.loads(out.read_text(encoding="utf-8").splitlines()[1])["winners"] == first.winners
    games.close()  # type: ignore[attr-defined]


def test_a_file_of_something_else_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "games.jsonl"
    simulate(duplicate(ONE_OF_THREE), 3, out)
    before = out.read_bytes()
    command = ["simulate", "condottiere", "--seats", "3", "--games", "3", "--bots", ",".join(ONE_OF_THREE), "--out"]
    assert main([*command, str(out), "--duplicate", "--seed", "5"]) == 2
    told = capsys.readouterr().err.splitlines()[-1]
    assert told == f"condotta: {out} holds the results of another series of games; name another file."
    assert out.read_bytes() == before
    for content in (b"a diary", b"a diary\n", b'{"game": "condottiere"}\n', before + b"a diary\n"):
        out.write_bytes(content)
        assert main([*command, str(out), "--duplicate", "--seed", "4"]) == 2
        assert capsys.readouterr().err.splitlines()[-1] == f"condotta: {out} holds no results of games."
        assert out.read_bytes() == content
    assert main([*command, str(tmp_path)]) == 2
    assert capsys.readouterr().err.splitlines()[-1].startswith(f"condotta: {tmp_path} cannot be used: ")


def test_what_was_played_can_be_written_down(tmp_path: Path) -> None:
    series, out = Series("princes", ["random", "steady", "random"], {}, 1, False, True), tmp_path / "games.jsonl"
    here: list[Played] = list(results(series, Played, 1, out=out))
    assert list(results(series, Played, 1, out=out)) == here
    assert here[0].roles["family"]
