"""What of the trainer works without PyTorch: its settings, its tables, its curves, and its sentence."""

import argparse
import builtins
from typing import Any

import pytest

from condotta.cli import main
from condotta.games import GAMES
from condotta.kernel.errors import SetupError
from condotta.lab import train
from condotta.lab.learning.curves import draw, thinned
from condotta.lab.learning.settings import Settings, allowed_sets, setups


def test_tables_have_every_seat_count_and_variant() -> None:
    game = GAMES["condottiere"]
    ways = setups(game, Settings("condottiere"))
    assert {seats for seats, _options in ways} == {2, 3, 4, 5, 6}
    for variant in game.variants:
        assert (4, {"variants": [variant]}) in ways
    for seats, options in ways:
        game.new(seats, options)
    assert len(setups(GAMES["princes"], Settings("princes", seats=[3]))) == 4


def test_sets_that_may_not_be_combined_are_left_out() -> None:
    found = allowed_sets(GAMES["condottiere"])
    assert ["draw", "kingdoms"] in found
    assert not any({"points", "capture"} <= set(names) for names in found)


def test_curves_are_a_picture() -> None:
    log = [{"seconds": float(n), "entropy": 1 / (n + 1), "decisions": 9.0 * n} for n in range(400)]
    picture = draw(log)
    assert picture.startswith("<svg") and "entropy" in picture and "decisions" not in picture
    assert len(thinned([(float(n), 0.0) for n in range(400)])) <= 150


def test_without_pytorch_it_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Any
) -> None:
    find = builtins.__import__

    def without(name: str, *rest: Any) -> Any:
        if name == "torch":
            raise ImportError(name)
        return find(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without)
    assert main(["train", "condottiere", "--out", str(tmp_path)]) == 2
    assert "PyTorch" in capsys.readouterr().err


def test_an_unknown_setting_is_told() -> None:
    parser = argparse.ArgumentParser()
    train.add_arguments(parser)
    args = parser.parse_args(["condottiere", "--out", "x", "--set", "speed=3"])
    with pytest.raises(SetupError, match="speed"):
        train.settings_of(args)
    args = parser.parse_args(["condottiere", "--out", "x", "--set", "hidden=[64]", "--seed", "4"])
    assert (train.settings_of(args).hidden, train.settings_of(args).seed) == ([64], 4)
