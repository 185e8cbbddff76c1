"""A thought about a moment of a record, told in words."""

from pathlib import Path

import pytest

from condotta.cli import main
from condotta.games import GAMES
from condotta.kernel.engine import options, pending, sample
from condotta.kernel.record import Recording
from condotta.kernel.rng import Rng
from condotta.kernel.seats import CHANCE
from condotta.words import languages


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The beginning of a game: A has placed the token, and it is its turn to play."""
    match, rng = Recording(GAMES["condottiere"], 3, {"first": "A"}, {}), Rng(4)
    while len(match.log) < 5:
        decision = pending(match.table)
        assert decision is not None
        seat = decision.seat
        match.act(seat, sample(match.table, rng) if seat == CHANCE else options(match.table, seat)[0])
    path = tmp_path_factory.mktemp("record") / "game.jsonl"
    path.write_text("\n".join(match.lines()) + "\n", encoding="utf-8")
    return path


def think(capsys: pytest.CaptureFixture[str], *args: object) -> list[str]:
    assert main(["think", *map(str, args)]) == 0
    return capsys.readouterr().out.splitlines()


def refused(capsys: pytest.CaptureFixture[str], *args: object) -> str:
    assert main(["think", *map(str, args)]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    return told.err.splitlines()[-1]


def test_a_thought_in_words(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = think(capsys, record, "--seat", "B", "--at", 5, "--bot", "quick", "--seed", 3)
    assert lines[0] == "B: Play one card, or pass (C4.2)."
    assert lines[1].startswith("Best, as far as one can look ahead: ")
    assert lines[2].split()[1] == "%"
    assert lines[-1].endswith("Seed 3, 40 imagined games.")


def test_the_same_seed_tells_the_same(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    args = (record, "--seat", "B", "--bot", "quick")
    assert think(capsys, *args) == think(capsys, *args)


@pytest.mark.parametrize("lang", languages())
def test_in_every_language(record: Path, capsys: pytest.CaptureFixture[str], lang: str) -> None:
    assert len(think(capsys, record, "--seat", "B", "--bot", "quick", "--lang", lang)) > 4


def test_a_moment_before_the_end(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = think(capsys, record, "--seat", "a", "--at", 3, "--bot", "quick")
    assert lines[0].endswith("(C3.2).")


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["--seat", "C"], "condotta: C is not asked anything after 5 entries."),
        (["--seat", "B", "--at", "9"], "condotta: The record has 5 entries; there is no moment after 9."),
        (["--seat", "B", "--bot", "x"], "condotta: There is no bot “x”; there is: quick, careful, search."),
        (["--seat", "B", "--seed", "-1"], f"condotta: The seed must be a number from 0 to {2**62 - 1}, not -1."),
        (["--seat", "Z"], "condotta: There is no seat “Z”; there is: A, B, C."),
    ],
)
def test_what_cannot_be_thought_over_is_refused_with_a_sentence(
    record: Path, capsys: pytest.CaptureFixture[str], args: list[str], sentence: str
) -> None:
    assert refused(capsys, record, *args) == sentence
