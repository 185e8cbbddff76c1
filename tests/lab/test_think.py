"""A thought about a moment of a record, told in words."""

from pathlib import Path

import pytest

from condotta.bots import bot_names
from condotta.bots.learned import IMAGINED
from condotta.bots.levels import WAYS
from condotta.cli import main
from condotta.games import GAMES
from condotta.kernel.engine import options, pending, sample
from condotta.kernel.record import Recording
from condotta.kernel.rng import Rng
from condotta.kernel.seats import CHANCE
from condotta.search import Effort
from condotta.words import languages
from tests.bots.small_network import small_network


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


@pytest.fixture(autouse=True)
def little_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(WAYS["condottiere"], "search", Effort(work=40, width=6))


def think(capsys: pytest.CaptureFixture[str], *args: object) -> list[str]:
    assert main(["think", *map(str, args)]) == 0
    return capsys.readouterr().out.splitlines()


def refused(capsys: pytest.CaptureFixture[str], *args: object) -> str:
    assert main(["think", *map(str, args)]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    return told.err.splitlines()[-1]


def test_a_thought_in_words(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = think(capsys, record, "--seat", "B", "--at", 5, "--seed", 3)
    assert lines[0] == "B: Play one card, or pass (C4.2)."
    assert lines[1].startswith("Best move, as far as one can see: ")
    assert lines[2].split()[1] == "%"
    assert lines[-1].endswith("Seed 3, 40 imagined games.")


def test_the_same_seed_tells_the_same(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    args = (record, "--seat", "B")
    assert think(capsys, *args) == think(capsys, *args)


def test_a_network_tells_what_it_expects(
    record: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    network = small_network(GAMES["condottiere"])
    monkeypatch.setattr("condotta.bots.registry.network_in", lambda name, game: network)
    args = (record, "--seat", "B", "--bot", "learned", "--seed", 3)
    lines = think(capsys, *args)
    shares = [line for line in lines if "imagined games)" in line]
    assert 1 < len(shares) <= 5
    assert any(line.split(" %")[1].split(" (")[0].strip() in lines[1] for line in shares), "the act taken is among them"
    assert lines[-1].endswith(f"Seed 3, {IMAGINED * len(shares)} imagined games.")
    assert think(capsys, *args) == lines


@pytest.mark.parametrize("bot", ["steady", "random"])
def test_a_bot_that_weighs_nothing_tells_its_choice(bot: str, record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert len(think(capsys, record, "--seat", "B", "--bot", bot)) == 3


@pytest.mark.parametrize("lang", languages())
def test_in_every_language(record: Path, capsys: pytest.CaptureFixture[str], lang: str) -> None:
    assert len(think(capsys, record, "--seat", "B", "--lang", lang)) > 4


def test_a_moment_before_the_end(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = think(capsys, record, "--seat", "a", "--at", 3)
    assert lines[0].endswith("(C3.2).")


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["--seat", "C"], "condotta: C is not asked anything after 5 entries."),
        (["--seat", "B", "--at", "9"], "condotta: The record has 5 entries; there is no moment after 9."),
        (["--seat", "B", "--bot", "x"], f"condotta: There is no bot “x”; available: {', '.join(bot_names())}."),
        (["--seat", "B", "--seed", "-1"], f"condotta: The seed must be a number from 0 to {2**62 - 1}, not -1."),
        (["--seat", "Z"], "condotta: There is no seat “Z”; available: A, B, C."),
    ],
)
def test_what_cannot_be_thought_over_is_refused_with_a_sentence(
    record: Path, capsys: pytest.CaptureFixture[str], args: list[str], sentence: str
) -> None:
    assert refused(capsys, record, *args) == sentence
