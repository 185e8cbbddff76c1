"""The same bots at every table of a game: which tables there are, and that every kind of bot can play there."""

import json
from pathlib import Path
from typing import Any

import pytest

from condotta.bots import Bot
from condotta.cli import main
from condotta.games import GAMES
from condotta.kernel.contract import Game
from condotta.kernel.rng import Rng
from condotta.lab.all_tables import chosen
from condotta.lab.check_laws import setups
from condotta.lab.series import play_game
from tests.bots.kinds import every_kind

TABLES = [
    (game, seats, setup)
    for game in GAMES.values()
    for seats in range(game.fewest, game.most + 1)
    for setup in setups(game)
    if len(chosen(setup)) < 2
]


def named(value: object) -> str:
    return getattr(value, "name", None) or ("-".join(chosen(value)) if isinstance(value, dict) else str(value))


def test_every_number_of_seats_with_every_variant(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "condottiere", "--all-tables", "--games", "2", "--bots", "random"]
    assert main([*command, "--out", str(tmp_path / "games")]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len([table for table in TABLES if table[0].name == "condottiere"]) >= 5 * (1 + 5)
    assert lines[0].startswith("condottiere, 2 seats: 2 games; random 100.0%")
    assert any(line.startswith("condottiere, 6 seats, hidden: 2 games; ") for line in lines)
    assert {file.name for file in (tmp_path / "games").iterdir()} >= {
        "condottiere-2.jsonl",
        "condottiere-6-hidden.jsonl",
    }
    assert main([*command, "--out", str(tmp_path / "games")]) == 0
    assert capsys.readouterr().out.splitlines() == lines


def test_the_first_bot_against_the_second_and_the_switches(capsys: pytest.CaptureFixture[str]) -> None:
    command = "simulate conquest --all-tables --games 1 --bots steady,random --json --option rounds=1"
    assert main(command.split()) == 0
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [one["bots"] for one in found[:1]] == [["steady", "random"]]
    assert len(found) == len([table for table in TABLES if table[0].name == "conquest"]) >= 3 * (1 + 3)


def test_more_than_two_bots_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "conquest", "--all-tables", "--bots", "page,squire,envoy"]) == 2
    told = "condotta: With --all-tables name one bot for all seats, or one and its opponent; not 3."
    assert capsys.readouterr().err.splitlines()[-1] == told


@pytest.mark.parametrize(("game", "seats", "setup"), TABLES, ids=named)
def test_every_kind_of_bot_plays_a_whole_game_without_an_illegal_act(
    game: Game[Any], seats: int, setup: dict[str, object]
) -> None:
    """A short form, with little thought; `condotta simulate GAME --all-tables --games 50 --bots NAME` is the long."""
    kinds: list[Bot] = list(every_kind(game).values())
    bots = [kinds[(seat + len(chosen(setup))) % len(kinds)] for seat in range(seats)]
    short = {"rounds": 8} if game.name == "conquest" else {}
    assert play_game(game, seats, {**setup, **short}, bots, Rng(seats)).winners
