"""Without a word about it, tables are kept where the user's data lies, or in this folder if they were so before."""

import argparse
from pathlib import Path

import pytest

from condotta.server import process, serve


def test_the_usual_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    used: list[str] = []

    def host(args: argparse.Namespace) -> int:
        assert Path(args.db).parent.is_dir()
        used.append(args.db)
        return 0

    def start(*words: str) -> str:
        parser = argparse.ArgumentParser()
        serve.add_arguments(parser)
        assert serve.run(parser.parse_args([*words])) == 0
        return used[-1]

    here, data = tmp_path / "here", tmp_path / "data"
    here.mkdir()
    monkeypatch.chdir(here)
    monkeypatch.setenv("XDG_DATA_HOME", str(data))
    monkeypatch.setenv("HOME", str(data))
    monkeypatch.setattr(process, "host", host)
    place = Path(start())
    assert place.name == "tables.db" and place.is_relative_to(data)
    assert start("--db", "other.db") == "other.db"
    (here / "tables.db").touch()
    assert start() == "tables.db"
