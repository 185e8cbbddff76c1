"""The command `condotta boards check`, and games on other boards."""

import argparse
import json
from pathlib import Path

import pytest

from condotta.command_options import add_options, options_of
from condotta.games.conquest.board import WESTERIA
from condotta.kernel.errors import SetupError
from condotta.lab import boards


def run(*files: Path) -> int:
    parser = argparse.ArgumentParser()
    boards.add_arguments(parser)
    return boards.run(parser.parse_args(["check", *map(str, files)]))


def written(folder: Path, **changes: object) -> Path:
    path = folder / "board.json"
    path.write_text(json.dumps({**WESTERIA.data, **changes}), encoding="utf-8")
    return path


def test_a_sound_board(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(written(tmp_path)) == 0
    out = capsys.readouterr().out
    assert out.endswith(
        "Westeria (reconstruction) can be played on: 24 territories, 72 zones, 8 cities, 156 borders, 12 blocked.\n"
    )


def test_all_that_is_wrong_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path, edges=[*WESTERIA.data["edges"], ["SH.a", "SH.a"], ["SH.a", "ZZ"]], mountains=[])
    assert run(path) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{path}: The border SH.a–SH.a joins a zone to itself.",
        f"{path}: The border SH.a–ZZ names ZZ, which is no zone.",
        f"{path}: There must be mountains somewhere.",
    ]


def test_a_file_that_is_none(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="cannot be used"):
        run(tmp_path / "nothing.json")
    path = tmp_path / "broken.json"
    path.write_text("{", encoding="utf-8")
    with pytest.raises(SetupError, match="is not JSON"):
        run(path)


def options(*args: str) -> dict[str, object]:
    parser = argparse.ArgumentParser()
    add_options(parser)
    return options_of(parser.parse_args(args))


def test_options_on_the_command_line(tmp_path: Path) -> None:
    found = options("--option", "rounds=50", "--option", "garrison=true", "--option", "first=A")
    assert found == {"rounds": 50, "garrison": True, "first": "A"}
    assert options("--board", str(written(tmp_path)))["board"] == WESTERIA.data
    with pytest.raises(SetupError, match="An option is written NAME=VALUE, not “rounds”"):
        options("--option", "rounds")
