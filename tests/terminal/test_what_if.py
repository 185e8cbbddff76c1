"""Playing on from a moment of a record, and puzzles, at the terminal."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from condotta.cli import main
from condotta.games import GAMES
from condotta.kernel.engine import options, pending, replay, sample
from condotta.kernel.record import Recording, read_record
from condotta.kernel.rng import Rng
from condotta.kernel.seats import CHANCE
from condotta.puzzles import puzzles_of


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match, rng = Recording(GAMES["condottiere"], 3, {}, {}), Rng(4)
    while (question := pending(match.table)) is not None:
        acts = options(match.table, question.seat)
        match.act(question.seat, sample(match.table, rng) if question.seat == CHANCE else acts[rng.below(len(acts))])
    path = tmp_path / "game.jsonl"
    path.write_text("\n".join(match.lines()) + "\n", encoding="utf-8")
    return path


def typed(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(text))


@pytest.mark.parametrize("known", ["seat", "all"])
def test_one_plays_on_from_a_record_and_resumes(
    record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], known: str
) -> None:
    before, own = record.read_bytes(), tmp_path / "own.jsonl"
    typed(monkeypatch, "quit\n")
    command = ["play", "--from", f"{record}:40", "--known", known, "--you", "2", "--bots", "random", "--seed", "5"]
    assert main([*command, "--plain", "--record", str(own)]) == 0
    said = capsys.readouterr().out
    assert ("drawn anew" in said) == (known == "seat")
    assert record.read_bytes() == before, "the game itself is only read"
    match, source = read_record(own.read_text(), GAMES), read_record(before.decode(), GAMES)
    then = replay(source.begun().table, source.log[:40])
    assert match.game.view(match.begun().table, 1) == source.game.view(then, 1)
    typed(monkeypatch, "quit\n")
    assert main(["play", "--resume", str(own), "--plain"]) == 0
    assert main(["replay", str(own)]) == 0


def test_what_cannot_be_played_on_is_refused(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for moment, more in ((f"{record}:9999", []), (str(record), []), (f"{record}:9", ["--seats", "3"]), ("none:3", [])):
        assert main(["play", "--from", moment, "--plain", *more]) == 2
        assert capsys.readouterr().err.startswith("condotta: ")


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_solved_in_the_terminal(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = puzzles_of(game)[0]
    show = puzzle.game.catalogue.show
    typed(monkeypatch, f"nonsense\n{show(puzzle.chances[1].act)}\n{show(puzzle.solution)}\n")
    assert main(["puzzle", game, "1"]) == 0
    said = capsys.readouterr().out
    assert "something clearly better" in said and "That is it" in said
    assert f"{round(puzzle.chances[0].chance / 10)}%" in said
    assert main(["puzzle", game, "9999"]) == 2
