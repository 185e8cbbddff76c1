"""The puzzles that are shipped: they can be played, their solutions hold, and each day has one."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from condotta import is_compiled
from condotta.bots import load_bot
from condotta.bots.driver import choice
from condotta.bots.judging import Care, Judgement, Trial, compared, judge_of
from condotta.cli import main
from condotta.games import GAMES
from condotta.kernel.contract import Game, Table
from condotta.kernel.engine import options
from condotta.kernel.errors import SetupError
from condotta.kernel.rng import Rng
from condotta.lab import puzzles as lab
from condotta.puzzles import FIRST_DAY, Puzzle, of_the_day, puzzle_of, puzzles_of, read, written

from ..server.clients import running

ALL = os.environ.get("CONDOTTA_PUZZLES") == "all"
"""Judge every puzzle again, as carefully as when it was found: for compiled code, and some minutes."""
FEW = Care(worlds=6, games=40) if is_compiled() else Care(worlds=2, games=40)


@pytest.mark.parametrize("name", GAMES)
def test_every_puzzle_can_be_played_and_has_one_clear_solution(name: str) -> None:
    found = puzzles_of(name)
    steady = load_bot("steady", GAMES[name])
    assert len(found) >= 30
    assert len({written(one).partition('"entries"')[2] for one in found}) == len(found), "no puzzle is there twice"
    assert max(Counter((one.source.seed, one.source.bots, one.source.number) for one in found).values()) <= 8
    kinds, answers = (Counter(names) for names in zip(*map(lab.likeness_of, found), strict=True))
    assert len(kinds) >= 8 and max((kinds | answers).values()) <= len(found) / 4, "they are varied"
    hard = sum(choice(one.table(), one.seat, steady, Rng(1)) != one.solution for one in found)
    assert hard > len(found) / 2, "most are not found by rules of thumb"
    for puzzle in found:
        table = puzzle.table()
        acts = options(table, puzzle.seat)
        assert len(acts) >= lab.FEWEST and {one.act for one in puzzle.chances} <= {*acts}
        best, second = puzzle.chances[0], puzzle.chances[1]
        assert best.chance - second.chance >= lab.GAP and best.chance in lab.STAKES
        assert read(name, puzzle.number, written(puzzle)) == puzzle


@pytest.mark.parametrize("name", GAMES)
def test_the_solution_still_holds(name: str) -> None:
    judge = judge_of(GAMES[name], lab.LONG if ALL else FEW)
    ranked = sorted(puzzles_of(name), key=lambda one: one.chances[1].chance - one.chances[0].chance)
    for puzzle in ranked if ALL else ranked[:1]:
        acts = [one.act for one in puzzle.chances[: lab.TOLD if ALL else 2]]
        judged = compared(acts, [judge.trial(puzzle.table(), puzzle.seat, 7, act) for act in acts])
        assert judged.best.act == puzzle.solution, (name, puzzle.number)


def test_each_day_has_its_puzzle() -> None:
    days = [of_the_day(FIRST_DAY + timedelta(days=day)) for day in range(60)]
    assert len({(one.game.name, one.number) for one in days}) == 60
    assert {one.game.name for one in days[:3]} == {*GAMES}


def test_there_is_no_such_puzzle() -> None:
    for number in (0, 9999):
        with pytest.raises(SetupError):
            puzzle_of("princes", number)


@dataclass(frozen=True)
class Easily(lab.Seeking):
    """The search itself is left out: it takes minutes. Many a question is a puzzle, its first option the solution."""

    def looking(self, game: Game[Any]) -> lab.Look:
        def look(t: Table, seat: int) -> Judgement | None:
            acts = options(t, seat)[:3]
            is_one = len(acts) == 3 and self.full.isdisjoint(lab.likeness(t, seat, acts[0]))
            return compared(acts, [Trial([1_000_000 - 300_000 * place], {}) for place in range(3)]) if is_one else None

        return look


def test_puzzles_are_added_to_puzzles_of_the_game_only(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = written(puzzle_of("princes", 1)) + "\n"
    for text in ("no puzzle\n", '{"seats": 2}\n', "[1]\n", other):
        (tmp_path / "out").write_text(text, encoding="utf-8")
        assert main(["puzzles", "condottiere", "--games", "1", "--out", str(tmp_path / "out")]) == 2
        assert "something else than puzzles of this game" in capsys.readouterr().err
        assert (tmp_path / "out").read_text(encoding="utf-8") == text


def test_what_is_found_is_varied_and_the_same_with_workers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "Seeking", Easily)
    alone, two = tmp_path / "alone.jsonl", tmp_path / "two.jsonl"
    command = ["puzzles", "condottiere", "--seats", "2", "--bots", "random", "--most", "2", "--same", "3"]
    assert main([*command, "--games", "1", "--seed", "3", "--out", str(alone)]) == 0
    two.write_bytes(alone.read_bytes())
    assert main([*command, "--games", "2", "--seed", "4", "--out", str(alone)]) == 0
    assert main([*command, "--games", "2", "--seed", "4", "--out", str(two), "--workers", "2"]) == 0
    assert two.read_bytes() == alone.read_bytes()
    lines = alone.read_text(encoding="utf-8").splitlines()
    found = [read("condottiere", number, line) for number, line in enumerate(lines, start=1)]
    assert all(one.solution in options(one.table(), one.seat) for one in found)
    assert [*dict.fromkeys(one.source.seed for one in found)] == [3, 4], "the second run adds to the first"
    alike = [lab.likeness_of(one) for one in found]
    assert max(Counter(one.kind for one in alike).values()) == 2, "those of the first run count too"
    assert max(Counter(one.answer for one in alike).values()) == 3


def test_puzzles_over_the_wire(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path / "t.db") as wire:
            known = await wire.get("/api/puzzles")
            assert known["count"] == {name: len(puzzles_of(name)) for name in GAMES}
            assert 1 <= known["today"]["number"] <= known["count"][known["today"]["game"]]
            for name in GAMES:
                puzzle: Puzzle = puzzles_of(name)[0]
                path = f"/api/puzzles/{name}/1"
                shown = await wire.get(path)
                view = shown["messages"][-1]["view"]
                assert view["eye"] == puzzle.seat and shown["messages"][-1]["decision"]["asked"]
                assert {one["view"]["eye"] for one in shown["messages"]} == {puzzle.seat}, "only what its seat may see"
                texts = [one["text"] for one in shown["messages"][-1]["decision"]["options"]]
                assert shown["answers"][0]["act"] in texts
                told = await wire.post(path, None, {"text": shown["answers"][0]["act"]})
                assert told["messages"][0]["entry"]["act"]["text"] == shown["answers"][0]["act"]
                assert (await wire.ask("POST", path, None, {"text": "nonsense"})).status_code in (400, 409)
            for path in (
                "/api/puzzles/princes/0",
                "/api/puzzles/princes/9999",
                "/api/puzzles/princes/x",
                "/api/puzzles/chess/1",
            ):
                await wire.get(path, status=404)

    asyncio.run(play())
