"""Every lesson can be played through: by the engine, at the keyboard and over the wire, in every language."""

from __future__ import annotations

import argparse
import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from condotta.games import GAMES
from condotta.kernel.contract import Table
from condotta.kernel.engine import apply, options, pending
from condotta.kernel.errors import SetupError
from condotta.lessons import LEARNER, Lesson, Step, lesson_of, lessons
from condotta.terminal import learn
from condotta.words import languages
from condotta.words.texts import Texts

from ..server.clients import running

every_lesson = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("lang", languages())


def played(lesson: Lesson) -> Iterator[tuple[Step, Table]]:
    """Each step, and the table as the learner finds it."""
    for number, step in enumerate(lesson.steps):
        table = lesson.game.new(lesson.seats, lesson.options)
        for seat, act in lesson.entries(number):
            apply(table, seat, act)
        yield step, table


@every_lesson
def test_a_lesson_is_short_and_what_it_asks_for_can_be_done_and_something_else_too(game: str) -> None:
    lesson = lesson_of(game)
    assert game in lessons()
    assert 6 <= len([step for step in lesson.steps if step.act is not None]) <= 10
    assert lesson.steps[-1].act is None
    for step, table in played(lesson):
        assert re.fullmatch(r"[a-z]+ \S.*", step.point)
        if step.act is not None:
            acts = options(table, LEARNER)
            assert step.act in acts
            assert len(acts) > 1, step.name
            catalogue = lesson.game.catalogue
            assert catalogue.read(catalogue.show(step.act)) == step.act


@every_lesson
def test_a_lesson_is_played_before_it_is_shown(game: str) -> None:
    """The learner is asked what the step asks for; at the end the one who reads knows how it came out."""
    for step, table in played(lesson_of(game)):
        question = pending(table)
        assert step.act is None or (question is not None and question.asked & 1), step.name


@every_language
@every_lesson
def test_every_answer_is_to_something_that_can_be_done(game: str, lang: str) -> None:
    lesson = lesson_of(game)
    texts = Texts(game, lang)
    for step, table in played(lesson):
        message = texts.bundle.get_message(f"lesson-{step.name}")
        own = {f"lesson-{step.name}.{name}" for name in message.attributes} - {f"lesson-{step.name}.wrong"}
        asked = options(table, LEARNER) if step.act is not None else []
        assert own <= {step.reply(lesson.game, act, own.__contains__) for act in asked if act != step.act}


@every_language
@every_lesson
def test_at_the_keyboard_something_else_is_answered_and_taken_back(
    game: str, lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lesson = lesson_of(game)
    typed: list[str] = []
    said: list[str] = []
    texts = Texts(game, lang)
    for step, table in played(lesson):
        said.append(texts.format(f"lesson-{step.name}", {}))
        if step.act is None:
            typed.append("")
            continue
        other = next(act for act in options(table, LEARNER) if act != step.act)
        typed += ["?", "nonsense", lesson.game.catalogue.show(other), str(options(table, LEARNER).index(step.act) + 1)]
        said.append(texts.format(step.reply(lesson.game, other, texts.has), {}))
    monkeypatch.setattr("builtins.input", lambda _prompt: typed.pop(0))
    assert run_learn(game, "--lang", lang) == 0
    out = capsys.readouterr().out
    assert typed == [""], "the last step waits for nothing"
    assert [text for text in said if text not in out] == []


def test_a_lesson_can_be_left_and_gone_on_with(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("builtins.input", lambda _prompt: "quit")
    assert run_learn("condottiere", "--step", "4") == 0
    out = capsys.readouterr().out
    assert "Carlo’s 10 beats your 6." in out
    assert out.endswith("condotta learn condottiere --step 4\n")
    with pytest.raises(SetupError):
        run_learn("condottiere", "--step", "99")


def run_learn(*args: str) -> int:
    parser = argparse.ArgumentParser()
    learn.add_arguments(parser)
    return learn.run(parser.parse_args(args))


# Over the wire


@every_lesson
def test_each_step_tells_what_a_seat_would_have_been_told(game: str, tmp_path: Path) -> None:
    asyncio.run(steps_are_told(game, tmp_path))


async def steps_are_told(game: str, tmp_path: Path) -> None:
    async with running(tmp_path / "tables.db") as wire:
        lesson = await wire.get(f"/api/lessons/{game}")
        assert [step["name"] for step in lesson["steps"]] == [step.name for step in lesson_of(game).steps]
        told = [message["seq"] for step in lesson["steps"] for message in step["messages"]]
        assert told == list(range(told[0], told[0] + len(told)))
        latest: dict[str, Any] = {}
        for number, step in enumerate(lesson["steps"]):
            latest = step["messages"][-1] if step["messages"] else latest
            assert latest["view"]["eye"] == LEARNER
            if step["act"] is not None:
                texts = [option["text"] for option in latest["decision"]["options"]]
                assert step["act"] in texts
                other = next(text for text in texts if text != step["act"])
                tried = await wire.post(f"/api/lessons/{game}", None, {"step": number, "text": other})
                assert tried["messages"][0]["seq"] == latest["seq"] + 1


def test_what_cannot_be_tried_is_refused_in_words(tmp_path: Path) -> None:
    asyncio.run(refusals_are_told(tmp_path))


async def refusals_are_told(tmp_path: Path) -> None:
    async with running(tmp_path / "tables.db") as wire:
        address = "/api/lessons/condottiere"
        await wire.refused(409, "not-in-your-hand", address, None, {"step": 2, "text": "play spring"})
        await wire.refused(404, "no-such-page", address, None, {"step": 99, "text": "pass"})
        await wire.refused(404, "no-such-page", "/api/lessons/chess", None, {"step": 0, "text": "pass"})
        for unknown in ("lessons/chess", "texts/en/chess", "texts/xx/condottiere"):
            await wire.get(f"/api/{unknown}", status=404)
        assert set(await wire.get("/api/texts/pl/condottiere/rules")) == {
            "rules",
            "lesson",
            "refusals",
            "review",
            "notices",
        }
