"""Line by line: whole games as a process of its own, and what is said in between."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from condotta.terminal import plain
from condotta.terminal.session import Session
from condotta.words import Words

from .keyboard import GAME, PROMPT, Conversation, any_numbers, new_session, play, record_of


@pytest.mark.parametrize(
    ("lang", "variants", "seats"),
    [
        ("en", ["points"], 3),
        ("fr", ["draw", "capture"], 2),
        ("nl", ["kingdoms", "capture", "hidden"], 5),
        ("pl", ["hidden", "kingdoms"], 4),
    ],
)
def test_a_whole_game_in_every_language(tmp_path: Path, lang: str, variants: list[str], seats: int) -> None:
    chosen = [word for variant in variants for word in ("--variant", variant)]
    args = [
        "condottiere",
        "--seats",
        str(seats),
        "--lang",
        lang,
        "--seed",
        "7",
        "--first",
        "2",
        *chosen,
        "--target",
        "9",
    ]
    done = play(*args, "--record", "game.jsonl", typed=any_numbers(seed=1), cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    match = record_of(tmp_path / "game.jsonl")
    assert match.table.asked == 0
    words = Words(GAME, lang)
    assert f"{words.say('game-is-over')}\n" in done.stdout
    assert words.ending(match.game.ending(match.table)) in done.stdout, "and why it was won"
    assert f"\n{words.say('moment-battle')}\n" in done.stdout, "a battle's result has its title"
    sources = match.game.scoring(match.table, match.events)
    assert len(sources) == 1 or words.say("source-game", number=len(sources)) in done.stdout
    assert "{" not in done.stdout
    assert words.say("prompt") in done.stdout
    assert words.say("no-such-option", number="9", count=2) in done.stdout


def test_bots_alone_are_watched(tmp_path: Path) -> None:
    done = play("--you", "0", "--seats", "3", "--seed", "2", "--bots", "random", cwd=tmp_path)
    assert done.returncode == 0
    assert "Your hand" not in done.stdout
    assert "is dealt: " not in done.stdout
    assert any(re.search(r"wins\.|share the victory\.", line) for line in done.stdout.splitlines()[-3:])
    [kept] = tmp_path.glob("condotta-condottiere-*.jsonl")
    assert record_of(kept).table.asked == 0


def test_the_end_of_the_input_leaves_the_game_to_be_resumed(tmp_path: Path) -> None:
    done = play("--seed", "3", "--first", "1", "--record", "my game.jsonl", typed="1\n", cwd=tmp_path)
    assert done.returncode == 0
    assert done.stdout.splitlines()[-1].endswith("condotta play --resume 'my game.jsonl'")
    kept = record_of(tmp_path / "my game.jsonl")
    assert kept.table.asked != 0
    entries = len(kept.log)
    on = play("--resume", "my game.jsonl", "--lang", "nl", typed=any_numbers(seed=2), cwd=tmp_path)
    assert on.returncode == 0
    assert Words(GAME, "nl").say("game-is-over") in on.stdout
    finished = record_of(tmp_path / "my game.jsonl")
    assert finished.table.asked == 0
    assert finished.log[:entries] == kept.log


def test_quit_leaves_the_game_to_be_resumed(tmp_path: Path) -> None:
    done = play("--seed", "3", "--first", "1", "--record", "game.jsonl", typed="quit\n1\n1\n", cwd=tmp_path)
    assert done.returncode == 0
    assert "--resume game.jsonl" in done.stdout.splitlines()[-1]
    assert "A puts" not in done.stdout


def test_a_killed_game_is_resumed_and_ends_in_a_good_record(tmp_path: Path) -> None:
    game = Conversation("--seed", "4", "--seats", "3", "--record", "game.jsonl", cwd=tmp_path)
    for number in "2321323":
        game.read_until(PROMPT)
        game.answer(number)
    game.read_until(PROMPT)
    game.process.kill()
    game.process.wait()
    left = record_of(tmp_path / "game.jsonl")
    assert len(left.log) > 8
    done = play("--resume", "game.jsonl", typed=any_numbers(seed=3), cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    match = record_of(tmp_path / "game.jsonl")
    assert match.table.asked == 0
    assert match.log[: len(left.log)] == left.log


def test_ctrl_c_leaves_the_game_to_be_resumed(tmp_path: Path) -> None:
    game = Conversation("--seed", "4", "--record", "game.jsonl", cwd=tmp_path)
    game.read_until(PROMPT)
    game.press_ctrl_c()
    assert "condotta play --resume game.jsonl" in game.rest()
    assert game.process.returncode == 130
    assert record_of(tmp_path / "game.jsonl").table.asked != 0


def test_a_finished_game_shows_its_result(tmp_path: Path) -> None:
    play("--you", "0", "--seats", "2", "--seed", "2", "--bots", "random", "--record", "game.jsonl", cwd=tmp_path)
    before = (tmp_path / "game.jsonl").read_bytes()
    done = play("--resume", "game.jsonl", cwd=tmp_path)
    assert done.returncode == 0
    assert "The game is over." in done.stdout
    assert re.search(r"wins\.|share the victory\.", done.stdout)
    assert (tmp_path / "game.jsonl").read_bytes() == before


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["chess"], "There is no game “chess”"),
        (["--variant", "chess"], "has no variant “chess”"),
        (["--seats", "9", "--first", "9"], "is for 2 to 6 seats, not 9"),
        (["--lang", "xx"], "There is no language “xx”"),
        (["--variant", "points", "--variant", "capture"], "may not be combined (C10.3)"),
        (["--you", "5"], "There is no seat 5 at this table"),
        (["--you", "me"], "not me"),
        (["--first", "0"], "There is no seat 0 at this table"),
        (["--bots", "clever"], "There is no bot “clever”"),
        (["--bots", "random,steady"], "--bots names one bot for all"),
        (["--target", "0"], "(C10.1)"),
        (["--record", "no/such/folder"], "cannot be used"),
        (["--resume", "missing.jsonl"], "cannot be used"),
        (["--resume", "."], "cannot be used"),
        (["--resume", "letter"], "Line 1: "),
        (["--resume", "letter", "--seats", "3"], "--seats cannot be given with it"),
        (["condottiere", "--resume", "letter"], "game cannot be given with it"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(tmp_path: Path, args: list[str], sentence: str) -> None:
    (tmp_path / "letter").write_text("Dear sister,\n")
    done = play(*args, cwd=tmp_path)
    assert done.returncode == 2
    assert done.stdout == ""
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1
    assert [path.name for path in tmp_path.iterdir()] == ["letter"]
    assert (tmp_path / "letter").read_text() == "Dear sister,\n"


# What is typed at the prompt


def typed(session: Session, monkeypatch: pytest.MonkeyPatch, lines: list[str]) -> None:
    """Type these lines at the prompts, then leave."""
    left = iter(lines)

    def next_line(prompt: str) -> str:
        print(prompt)
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", next_line)
    assert plain.run(session) == 0


def at_first_turn(path: Path) -> Session:
    """A has placed the token and is asked for its first card: 1, 10, Bishop, Scarecrow, Surrender, no Winter."""
    session = new_session(path / "game", seats=2, seed=329)
    while not session.asks_person(seat := session.to_act() or 0):
        session.act(seat, session.think(seat))
    session.act(0, session.question(0).options[0])
    session.news()
    return session


def second_act(session: Session) -> str:
    """What A did after it had placed the token."""
    return [GAME.catalogue.show(act) for seat, act in session.match.log if seat == 0][1]


@pytest.mark.parametrize(
    ("line", "act"),
    [
        ("1", "pass"),
        ("pass", "pass"),
        (" PASS ", "pass"),
        ("play 10", "play 10"),
        ("pl 10", "play 10"),
        ("pl 1", "play 1"),
        ("play b", "play bishop"),
    ],
)
def test_an_act_is_a_number_or_its_notation(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, act: str
) -> None:
    session = at_first_turn(tmp_path)
    typed(session, monkeypatch, [line])
    assert second_act(session) == act


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("play winter", "That is not in your hand (C4.2)."),
        ("place roma", "is not possible now (C4.2)."),
        ("play s", "can be read in several ways"),
        ("surrender", "is not known here"),
        ("play", "is not finished"),
        ("play 10 10", "cannot be read"),
        ("99", "There is no option 99; choose from 1 to"),
        ("0", "There is no option 0; choose from 1 to"),
        ("9" * 5000, "There is no option 99"),
        ("", "A move begins with one of"),
        ("show a bishop", "only show your own cards, and only to another player"),
        ("show b winter", "only show your own cards, and only to another player"),
        ("rule C99", "There is no rule C99"),
        ("deal b", "is not possible now"),
    ],
)
def test_what_cannot_be_done_is_refused_and_asked_again(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    line: str,
    sentence: str,
) -> None:
    session = at_first_turn(tmp_path)
    entries = len(session.match.log)
    typed(session, monkeypatch, [line])
    said = capsys.readouterr().out
    assert sentence in said
    assert said.count(PROMPT) == 2
    assert len(session.match.log) == entries


def test_the_commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    session = at_first_turn(tmp_path)
    entries = len(session.match.log)

    def answer(line: str) -> str:
        capsys.readouterr()
        typed(session, monkeypatch, [line])
        return capsys.readouterr().out.split(PROMPT)[1]

    assert "pass" in answer("?")
    assert "show b " in answer("help")
    assert answer("rule").strip().startswith("C4.2 ")
    assert answer("rule c5.4").strip().startswith("C5.4 ")
    assert "Firenze is free; it borders" in answer("look")
    assert answer("view") == answer("look")
    assert "A is dealt: " in answer("log")
    assert len(session.match.log) == entries


def test_c8_2_a_card_is_shown_beside_the_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The question stays open, and the next answer is to it."""
    session = at_first_turn(tmp_path)
    typed(session, monkeypatch, ["show B bishop", "pass"])
    said = capsys.readouterr().out
    assert "A shows B: Bishop." in said
    mine = [GAME.catalogue.show(act) for seat, act in session.match.log if seat == 0]
    assert mine[1:3] == ["show b bishop", "pass"]


def test_a_turn_is_told_one_fact_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    session = at_first_turn(tmp_path)
    typed(session, monkeypatch, [])
    lines = capsys.readouterr().out.splitlines()
    at = lines.index("Battle 1, for Torino.")
    assert lines[at + 1].startswith("A (you): strength 0, no cards in the line, 10 cards in hand, 0 of 6 regions")
    assert lines[at + 2].startswith("B: strength 0")
    assert lines[at + 3].startswith("Your hand: 1")
    assert lines[at + 4] == "Play one card, or pass (C4.2)."
    assert lines[at + 5].startswith("1. Pass (The lead is tied at 0: ")
