"""The bots in the terminal: a line on each, and the choice of a level before a game."""

import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from condotta.bots import bots_for
from condotta.bots.levels import LEVELS, USUAL
from condotta.cli import main
from condotta.games import GAMES
from condotta.terminal.bots import choose_level
from condotta.words import Words, languages

GAME = GAMES["condottiere"]


def keyboard(*lines: str) -> Callable[[str], str]:
    """Answers with these lines, then there are no more."""
    rest = list(lines)

    def ask(prompt: str) -> str:
        if not rest:
            raise EOFError
        return rest.pop(0)

    return ask


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_bot_of_a_game_is_told_with_its_line(game: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", game, "--lang", lang]) == 0
    out, words = capsys.readouterr().out, Words(GAMES[game], lang)
    for name in bots_for(GAMES[game]):
        assert [line for line in out.splitlines() if line.split()[:1] == [name] and words.bot_line(name) in line]


def test_an_unknown_game_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "chess"]) == 2
    assert "There is no game “chess”" in capsys.readouterr().err


@pytest.mark.parametrize("lang", languages())
def test_a_level_is_chosen_by_number_or_name(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = Words(GAME, lang)
    for number, level in enumerate(LEVELS, start=1):
        for given in (str(number), level, level.upper(), f" {words.bot(level)} "):
            assert choose_level(words, keyboard(given)) == level
    out = capsys.readouterr().out
    assert all(words.bot_line(level) in out for level in LEVELS)


def test_enter_or_the_end_takes_the_usual_one_and_a_wrong_name_is_asked_again(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = Words(GAME, "en")
    assert choose_level(words, keyboard("")) == choose_level(words, keyboard()) == USUAL
    assert choose_level(words, keyboard("emperor", "6", "0", "page")) == "page"
    assert "There is no level “emperor”." in capsys.readouterr().out


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("args", "asked"), [([], True), (["--bots", "random"], False), (["--you", "1,2,3"], False)])
def test_only_who_sits_at_a_keyboard_and_has_named_no_bot_is_asked(
    args: list[str], asked: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game is left at once; its record tells who plays."""
    record, screen = tmp_path / "game.jsonl", Terminal()
    monkeypatch.setattr(sys, "stdin", Terminal("captain\nquit\nquit\n" if asked else "\nquit\nquit\n"))
    monkeypatch.setattr(sys, "stdout", screen)
    assert main(["play", "condottiere", "--seats", "3", "--plain", "--record", str(record), *args]) == 0
    assert ("How strong are the bots?" in screen.getvalue()) == asked
    assert ('"captain"' in record.read_text(encoding="utf-8")) == asked


def test_a_game_from_a_script_has_the_usual_level(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = tmp_path / "game.jsonl"
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    assert main(["play", "condottiere", "--seats", "2", "--record", str(record)]) == 0
    assert f'"{USUAL}"' in record.read_text(encoding="utf-8").splitlines()[0]
