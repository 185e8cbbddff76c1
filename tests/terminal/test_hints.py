"""Hints at the keyboard: line by line and on the full screen, for one person against bots."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from condotta.bots.judging import Care, Judge, Judgement, NetworkJudge
from condotta.bots.learned import Learned
from condotta.kernel.contract import Game, Table
from condotta.kernel.seats import CHANCE
from condotta.terminal import plain
from condotta.terminal.overlays import Reading
from condotta.terminal.screen import KEYS, FullScreen
from condotta.terminal.session import Session
from tests.bots.small_network import small_network

from .keyboard import new_session
from .test_screen import Player, asked, on_screen, seen, until


@pytest.fixture(autouse=True)
def little_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    def quick(game: Game[Any]) -> Judge:
        return NetworkJudge(Care(worlds=1, proposed=3), Learned(game, small_network(game)))

    monkeypatch.setattr("condotta.terminal.hints.judge_of", quick)


def at_a_question(session: Session) -> int:
    while (seat := session.to_act()) is not None and (seat == CHANCE or not session.asks_person(seat)):
        session.act(seat, session.think(seat))
    assert seat is not None
    session.open_curtain(seat)
    return seat


def test_line_by_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session = new_session(tmp_path / "game")
    question = session.question(at_a_question(session))
    plain.obey(session, question, "hint")
    told = capsys.readouterr().out.splitlines()
    plain.obey(session, question, "hint")
    assert capsys.readouterr().out.splitlines() == told, "the same question, the same hint"
    labels = [session.words.act(act, "place") for act in question.options]
    assert 1 <= len(told) <= 3 and all(line.partition("%  ")[2] in labels for line in told)
    plain.obey(session, question, "help")
    assert "hint: what the strongest bot would do" in capsys.readouterr().out


def test_none_where_several_people_play(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session = new_session(tmp_path / "game", you="1,2")
    question = session.question(at_a_question(session))
    plain.obey(session, question, "hint")
    assert capsys.readouterr().out == "There are no hints while several people play.\n"
    plain.obey(session, question, "help")
    assert "hint" not in capsys.readouterr().out


def test_on_the_full_screen(tmp_path: Path) -> None:
    async def script(app: FullScreen, pilot: Player) -> None:
        await asked(app, pilot)
        assert "Hint" in seen(app)
        await pilot.press("!")
        await until(pilot, lambda: isinstance(app.screen, Reading))
        assert "%  " in seen(app)

    on_screen(new_session(tmp_path / "game", seats=2), script, (120, 40))


def test_who_answers_while_the_bot_thinks_ends_neither_the_thought_nor_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It thinks about the table as it was when it was asked."""
    thinks, answered, judged = threading.Event(), threading.Event(), list[Judgement]()
    judge = NetworkJudge.judge

    def slowly(self: NetworkJudge, t: Table, seat: int, seed: int, also: Sequence[int] = ()) -> Judgement:
        thinks.set()
        answered.wait(60)
        judged.append(judge(self, t, seat, seed, also))
        return judged[0]

    monkeypatch.setattr(NetworkJudge, "judge", slowly)
    session = new_session(tmp_path / "game", seats=2)

    async def script(app: FullScreen, pilot: Player) -> None:
        table = await asked(app, pilot)
        assert table is not None and table.question is not None
        question = table.question
        await pilot.press("!")
        await until(pilot, thinks.is_set)
        await pilot.press(KEYS[0])
        await until(pilot, lambda: table.question != question)
        answered.set()
        await until(pilot, lambda: bool(judged))
        assert {one.act for one in judged[0].options} <= {*question.options}
        await until(pilot, lambda: table.question is not None)
        assert not isinstance(app.screen, Reading), "the hint comes too late"

    on_screen(session, script, (120, 40))
