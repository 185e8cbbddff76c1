"""Copies and records: pickle and deepcopy are exact with all that chance will bring; copy() gets fresh chance."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from pathlib import Path

import pytest

import condotta
from tests.front_door.playing import EVERY, begun, play_on
from tests.games.conquest.test_board import another_board

Exact = Callable[[condotta.Match], condotta.Match]


def by_record(match: condotta.Match) -> condotta.Match:
    return pickle.loads(pickle.dumps(match))


EXACT: list[Exact] = [copy.deepcopy, copy.copy, by_record]


@pytest.mark.parametrize("exact", EXACT, ids=["deepcopy", "copy", "pickle"])
@pytest.mark.parametrize(("game", "seats"), EVERY)
@pytest.mark.parametrize("steps", [0, 1, 50, 100_000])
def test_an_exact_copy_has_the_same_past_and_the_same_future(game: str, seats: int, steps: int, exact: Exact) -> None:
    match = begun(game, seats, steps)
    same = exact(match)
    assert same == match and same.record() == match.record() and same.seed == match.seed
    for seat in (None, *range(seats)):
        assert same.view(seat) == match.view(seat)
        assert same.events(seat) == match.events(seat)
    play_on(match, 60, seed=2)
    if steps < 100_000:
        assert same != match, "one has been played on alone"
    play_on(same, 60, seed=2)
    assert same.record() == match.record()


@pytest.mark.parametrize("game", condotta.game_names())
def test_a_copy_gets_fresh_chance(game: str) -> None:
    match = begun(game, 3, 20, seed=123_456_789_012_345_678)
    before, events = match.record(), match.events(0)
    futures = set()
    for _i in range(3):
        other = match.copy()
        assert other == match and other.events(0) == events and other.view(1) == match.view(1)
        assert other.seed != match.seed
        assert str(match.seed) not in other.record()
        futures.add(play_on(other, 400).record().partition("\n")[2])
    assert len(futures) == 3, "chance brought the same again"
    assert match.record() == before


@pytest.mark.parametrize("game", condotta.game_names())
@pytest.mark.parametrize("steps", [0, 60, 100_000])
def test_a_record_is_read_back_and_goes_on_the_same(game: str, steps: int, tmp_path: Path) -> None:
    match = begun(game, 3, steps)
    match.save(tmp_path / "game")
    same = condotta.load(tmp_path / "game")
    assert same == match and same.record() == match.record() == (tmp_path / "game").read_text(encoding="utf-8")
    assert same.events(0) == match.events(0)
    assert play_on(same, 60).record() == play_on(match, 60).record()


def test_a_record_without_a_seed_goes_on_with_fresh_chance(tmp_path: Path) -> None:
    """As a server gives it out."""
    match = begun()
    header, _, entries = match.record().partition("\n")
    (tmp_path / "game").write_text(json.dumps({**json.loads(header), "notes": {}}) + "\n" + entries)
    one, other = condotta.load(tmp_path / "game"), condotta.load(str(tmp_path / "game"))
    assert one == other == match
    assert one.seed != other.seed


@pytest.mark.parametrize("text", ["", "[]", "\xff\xfe", '{"condotta": 1}'])
def test_a_damaged_record_is_refused(text: str, tmp_path: Path) -> None:
    (tmp_path / "game").write_text(text, encoding="latin-1")
    with pytest.raises(condotta.RecordError, match="1"):
        condotta.load(tmp_path / "game")


def test_a_file_that_is_not_there_is_the_systems_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        condotta.load(tmp_path / "game")


def test_a_match_on_a_board_of_its_own_is_kept_whole() -> None:
    match = play_on(condotta.new("conquest", seats=2, board=another_board(), rounds=4, seed=3), 30)
    option = match.options(match.to_act[0])[0]
    for exact in EXACT:
        same = exact(match)
        assert same == match
        assert same.options(match.to_act[0])[0] == option
        same.play(match.to_act[0], option)
        assert same.words("nl").position(0)
