"""The full screen, played by keyboard and mouse without a terminal."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from condotta.bots import Bot
from condotta.bots.driver import BotError
from condotta.kernel.errors import SetupError
from condotta.terminal.overlays import Asides, Curtain, Keys, Reading, Staged
from condotta.terminal.screen import KEYS, Board, FullScreen, Table
from condotta.terminal.session import Session, resume

from .keyboard import GAME, new_session, record_of

Player = Pilot[SetupError]
Script = Callable[[FullScreen, Player], Awaitable[None]]
LIMIT = 300
"""Seconds for what takes a few where nothing else is to do."""


def on_screen(session: Session, script: Script, size: tuple[int, int] = (80, 24)) -> FullScreen:
    app = FullScreen(session, pause=0)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await script(app, pilot)

    asyncio.run(asyncio.wait_for(run(), timeout=LIMIT))
    return app


async def until(pilot: Player, happens: Callable[[], bool]) -> None:
    await pilot.pause()
    while not happens():
        await asyncio.sleep(0.005)
        await pilot.pause()


async def asked(app: FullScreen, pilot: Player) -> Table | None:
    """The table when a person is asked, or None when the game is over."""
    await until(pilot, lambda: isinstance(app.screen, Table) and app.session.to_act() in (None, app.session.viewer))
    table = app.screen
    assert isinstance(table, Table)
    await until(pilot, lambda: table.question is not None or app.session.to_act() is None)
    return table if table.question is not None else None


def seen(app: FullScreen) -> str:
    """All characters on the screen, row by row."""
    rows = app.screen._compositor.render_strips(app.size)
    return "\n".join("".join(segment.text for segment in row) for row in rows)


def text(app: FullScreen, id: str) -> str:
    return str(app.screen.query_one(f"#{id}", Static).content)


@pytest.mark.parametrize(("size", "arrows"), [((80, 24), True), ((160, 50), False)])
def test_a_game_is_played_by_keyboard_to_its_end(tmp_path: Path, size: tuple[int, int], arrows: bool) -> None:
    session = new_session(tmp_path / "game", "hidden", seats=4, seed=26, bots="steady")
    dice = random.Random(1)
    answers = 0

    async def script(app: FullScreen, pilot: Player) -> None:
        nonlocal answers
        while (table := await asked(app, pilot)) is not None:
            assert table.question is not None
            number = dice.randrange(min(len(table.question.options), 4))
            if arrows:
                await pilot.press(*["down"] * (number + 1), "enter")
            else:
                await pilot.press(KEYS[number])
            answers += 1
        await pilot.pause()
        assert session.words.say("game-is-over") in text(app, "question")
        assert session.log()[-1] in text(app, "question")
        await pilot.press("q")

    on_screen(session, script, size)
    assert record_of(tmp_path / "game").table.asked == 0
    assert answers > 9


def test_a_moment_is_staged_before_anything_is_asked(tmp_path: Path) -> None:
    """At a pace, the end of a battle stays until a key; the question comes after."""
    session = new_session(tmp_path / "game", seats=2, seed=3, bots="steady")
    app = FullScreen(session, pause=0.2)
    staged: list[str] = []

    def table() -> Table:
        return next(screen for screen in app.screen_stack if isinstance(screen, Table))

    async def run() -> None:
        async with app.run_test(size=(100, 30)) as pilot:
            await until(pilot, lambda: isinstance(app.screen, Table))
            while len(staged) < 2:
                await until(pilot, lambda: isinstance(app.screen, Staged) or table().question is not None)
                if isinstance(app.screen, Staged):
                    assert table().question is None
                    shown = app.screen
                    staged.append(shown.text)
                    assert session.words.say("key-go-on") in seen(app)
                    await pilot.press("x")
                    await until(pilot, lambda: app.screen is not shown)  # noqa: B023
                else:
                    before = table().question
                    await pilot.press(KEYS[0])
                    await until(pilot, lambda: table().question is not before)  # noqa: B023

    asyncio.run(asyncio.wait_for(run(), timeout=LIMIT))
    for told in staged:
        assert told.startswith(session.words.say("moment-battle"))
        assert any(line in told for line in session.log())


def test_everything_has_its_place_on_a_small_screen(tmp_path: Path) -> None:
    """80 columns and 24 rows, six seats, everybody with a line: question, options, hand and keys are seen."""
    session = new_session(tmp_path / "game", "hidden", seats=6, seed=8, bots="steady")

    async def script(app: FullScreen, pilot: Player) -> None:
        for _turn in range(6):
            table = await asked(app, pilot)
            assert table is not None
            assert table.question is not None
            await pilot.pause()
            shown = seen(app)
            assert table.question.sentence[:30] in shown
            assert table.question.labels[0].partition(" (")[0] in shown
            assert session.words.say("key-quit") in shown.splitlines()[-1]
            for region in range(17):
                assert session.words.region(region)[:3] in shown
            for seat in "ABCDEF":
                assert f" {seat} " in shown
            await pilot.press(KEYS[len(table.question.options) - 1])

    on_screen(session, script)


@pytest.mark.parametrize("size", [(20, 5), (40, 12), (300, 90)])
def test_no_size_is_too_strange(tmp_path: Path, size: tuple[int, int]) -> None:
    session = new_session(tmp_path / "game")

    async def script(app: FullScreen, pilot: Player) -> None:
        assert await asked(app, pilot) is not None
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert session.words.say("key-quit") in seen(app)

    on_screen(session, script, size)


def test_an_option_is_chosen_by_mouse(tmp_path: Path) -> None:
    session = new_session(tmp_path / "game")

    async def script(app: FullScreen, pilot: Player) -> None:
        table = await asked(app, pilot)
        assert table is not None
        assert table.question is not None
        second = table.question.options[1]
        await pilot.pause()
        await pilot.click(OptionList, offset=(4, 1))
        await until(pilot, lambda: (0, second) in session.match.log)

    on_screen(session, script)


def test_the_place_an_option_points_at_is_marked_on_the_board(tmp_path: Path) -> None:
    session = new_session(tmp_path / "game", seed=2)

    async def script(app: FullScreen, pilot: Player) -> None:
        while (table := await asked(app, pilot)) is not None:
            assert table.question is not None
            if table.question.sentence.startswith("Choose the region"):
                await pilot.press("down", "down")
                assert table.query_one(Board).marked == table.drawing.place_of(table.question.options[1])
                await pilot.press("enter")
                await until(pilot, lambda: table.query_one(Board).marked is None)
                return
            await pilot.press(KEYS[len(table.question.options) - 1])
        raise AssertionError("The person never held the token.")

    on_screen(session, script)


def test_the_rule_of_the_question_and_of_the_card(tmp_path: Path) -> None:
    session = new_session(tmp_path / "game", seats=2, seed=329)

    async def script(app: FullScreen, pilot: Player) -> None:
        await asked(app, pilot)
        await pilot.press("1")
        table = await asked(app, pilot)
        assert table is not None
        assert table.question is not None
        await pilot.press("question_mark")
        assert isinstance(app.screen, Reading)
        assert app.screen.text == session.words.rule("C4.2")
        await pilot.press("escape")
        bishop = next(i for i, label in enumerate(table.question.labels) if label.startswith("Play Bishop"))
        await pilot.press(*["down"] * (bishop + 1), "question_mark")
        assert isinstance(app.screen, Reading)
        assert app.screen.text == session.words.rule("C4.2") + "\n\n" + session.words.rule("C5.4")
        await pilot.press("q")
        assert isinstance(app.screen, Table)

    on_screen(session, script)


def test_c8_2_a_card_is_shown_beside_the_question(tmp_path: Path) -> None:
    session = new_session(tmp_path / "game", seats=2, seed=329)

    async def script(app: FullScreen, pilot: Player) -> None:
        table = await asked(app, pilot)
        assert table is not None
        question = table.question
        await pilot.press("s")
        assert isinstance(app.screen, Asides)
        await pilot.press("escape")
        assert len([seat for seat, _act in session.match.log if seat == 0]) == 0
        await pilot.press("s", "enter")
        await pilot.pause()
        assert GAME.catalogue.show(session.match.log[-1][1]) == "show b 1"
        assert table.question == question
        assert "A shows B: 1." in seen(app)

    on_screen(session, script)


def test_the_whole_table_in_words(tmp_path: Path) -> None:
    session = new_session(tmp_path / "game")

    async def script(app: FullScreen, pilot: Player) -> None:
        assert await asked(app, pilot) is not None
        await pilot.press("v")
        assert isinstance(app.screen, Reading)
        assert "Firenze is free; it borders" in app.screen.text
        await pilot.press("v")
        assert isinstance(app.screen, Table)

    on_screen(session, script)


def test_the_next_language(tmp_path: Path) -> None:
    session = new_session(tmp_path / "game", lang="en")

    async def script(app: FullScreen, pilot: Player) -> None:
        assert await asked(app, pilot) is not None
        said = []
        for _i in range(4):
            await pilot.pause()
            assert session.words.say("key-quit") in seen(app).splitlines()[-1]
            said.append((text(app, "question"), str(app.screen.query_one(Keys).content), text(app, "lines")))
            await pilot.press("l")
            assert await asked(app, pilot) is not None
        assert len(set(said)) == 4
        assert len({question for question, _keys, _lines in said}) == 4
        assert len({lines for _question, _keys, lines in said}) == 4
        assert text(app, "question") == said[0][0]

    on_screen(session, script)


@pytest.mark.parametrize(
    ("key", "before"),
    [("q", []), ("ctrl+c", []), ("ctrl+q", []), ("q", ["question_mark"]), ("ctrl+c", ["s"]), ("ctrl+c", ["v"])],
)
def test_leaving_keeps_the_game(tmp_path: Path, key: str, before: list[str]) -> None:
    session = new_session(tmp_path / "game", seed=2)

    async def script(app: FullScreen, pilot: Player) -> None:
        assert await asked(app, pilot) is not None
        await pilot.press(*before, key)
        if before and key == "q":
            await pilot.press(key)
        await until(pilot, lambda: not app.is_running)

    on_screen(session, script)
    assert record_of(tmp_path / "game").log == session.match.log
    assert resume(tmp_path / "game", None).to_act() == 0


def test_a_curtain_hides_everything_until_the_next_person_is_ready(tmp_path: Path) -> None:
    session = new_session(tmp_path / "game", "hidden", you="1,2", seats=2, seed=329)
    curtains = 0

    async def script(app: FullScreen, pilot: Player) -> None:
        nonlocal curtains
        for _turn in range(8):
            await until(pilot, lambda: isinstance(app.screen, Curtain) or session.to_act() == session.viewer)
            if isinstance(app.screen, Curtain):
                curtains += 1
                await pilot.pause()
                words = seen(app).split()
                assert set(session.words.say("curtain", seat="A").split()[1:]) <= {*words, "A"}
                assert not {"Play", "Torino", "Strength", "dealt"} & set(words)
                await pilot.press("s", "v", "question_mark", "1", "space")
                assert isinstance(app.screen, Curtain)
                await pilot.press("enter")
            table = await asked(app, pilot)
            assert table is not None
            assert table.question is not None
            assert table.question.seat == session.viewer
            assert f"{'AB'[session.viewer]} is dealt: " in text(app, "lines")
            assert f"{'BA'[session.viewer]} is dealt: " not in text(app, "lines")
            await pilot.press(KEYS[min(1, len(table.question.options) - 1)])
        await pilot.press("ctrl+c")

    on_screen(session, script)
    assert curtains >= 3


def test_bots_are_watched_to_the_end(tmp_path: Path) -> None:
    session = new_session(tmp_path / "game", you="0")

    async def script(app: FullScreen, pilot: Player) -> None:
        await until(pilot, lambda: session.to_act() is None)
        await until(pilot, lambda: session.words.say("game-is-over") in text(app, "question"))
        assert text(app, "hand") == ""
        await pilot.press("1", "s", "question_mark", "space")
        assert isinstance(app.screen, Table)

    on_screen(session, script)


def test_a_record_that_can_no_longer_be_written_ends_the_game(tmp_path: Path) -> None:
    session = new_session(tmp_path / "game")

    async def script(app: FullScreen, pilot: Player) -> None:
        assert await asked(app, pilot) is not None
        assert session.match.file is not None
        session.match.file.close()
        session.match.file = (tmp_path / "game").open("r")
        await pilot.press("1")
        await until(pilot, lambda: not app.is_running)

    app = on_screen(session, script)
    assert isinstance(app.return_value, SetupError)


def test_a_bot_that_fails_ends_the_game(tmp_path: Path) -> None:
    class Fails(Bot):
        def choose(self, view: object, options: list[int], worlds: object, rng: object) -> int:
            raise ValueError("no idea")

    session = new_session(tmp_path / "game", you="0")
    session.bots = dict.fromkeys(session.bots, Fails())

    async def script(app: FullScreen, pilot: Player) -> None:
        await until(pilot, lambda: not app.is_running)

    app = on_screen(session, script)
    assert isinstance(app.return_value, BotError)
    assert "ValueError: no idea" in str(app.return_value)
