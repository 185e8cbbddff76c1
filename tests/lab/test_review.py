"""The command `condotta review`: a record looked at again, in words and for programs."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from condotta.bots.judging import Care, Judge, NetworkJudge
from condotta.bots.learned import Learned
from condotta.bots.review import review
from condotta.cli import main
from condotta.games import GAMES
from condotta.kernel.contract import Game
from condotta.kernel.engine import options, pending, sample
from condotta.kernel.record import Recording
from condotta.kernel.rng import Rng
from condotta.kernel.seats import CHANCE
from condotta.words import languages
from tests.bots.small_network import small_network


def quick_judge(game: Game[Any], care: Care) -> Judge:
    return NetworkJudge(Care(worlds=2, proposed=2), Learned(game, small_network(game)))


@pytest.fixture(autouse=True)
def little_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("condotta.lab.review.judge_of", quick_judge)


@pytest.fixture(scope="module")
def match() -> Recording:
    found, rng = Recording(GAMES["condottiere"], 2, {}, {}), Rng(4)
    while (decision := pending(found.table)) is not None:
        acts = options(found.table, decision.seat)
        found.act(decision.seat, sample(found.table, rng) if decision.seat == CHANCE else acts[rng.below(len(acts))])
    return found


def kept(match: Recording, path: Path, length: int | None = None) -> str:
    path.write_text("".join(f"{line}\n" for line in match.lines()[:length]), encoding="utf-8")
    return str(path)


def test_in_words_of_every_language_and_for_programs(
    match: Recording, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("condotta.bots.review.LEAST_LUCK", 1)
    file = kept(match, tmp_path / "game.jsonl")
    expected = review(match.game, 2, {}, match.log, quick_judge(match.game, Care()), 3)
    assert main(["review", file, "--seed", "3", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads(json.dumps(asdict(expected)))
    assert expected.costly and expected.lucky
    for lang in languages():
        assert main(["review", file, "--seed", "3", "--lang", lang]) == 0
        told = capsys.readouterr().out
        assert str(expected.judged) in told and "{" not in told
        for verdict in expected.costly:
            assert f"\n{verdict.place + 1:4}  " in told
    assert main(["review", file, "--seed", "3"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[lines.index("Where luck decided") + 1].startswith(f"{expected.lucky[0].place + 1:4}  Luck alone took ")
    better = [line for line in lines if line.startswith("      Better: ")]
    assert len(better) == len(expected.costly)


def test_a_game_that_is_not_over_is_refused(
    match: Recording, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", kept(match, tmp_path / "game.jsonl", 20)]) == 2
    assert capsys.readouterr().err.endswith("Only a game that is over can be reviewed.\n")
