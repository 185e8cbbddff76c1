"""Several people at one keyboard, a curtain between them."""

from __future__ import annotations

import os
import pty
import random
import signal
from pathlib import Path

import pytest

from condotta.kernel.seats import PUBLIC, has
from condotta.terminal import plain
from condotta.terminal.drawings import DRAWINGS

from .keyboard import COMMAND, GAME, PROMPT, environment, new_session


def test_nothing_of_another_hand_is_said_between_curtains(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    session = new_session(tmp_path / "game", "hidden", you="1,2,4", seats=4, seed=11)
    words = session.words
    dice = random.Random(1)
    secrets: dict[int, set[str]] = {0: set(), 1: set(), 3: set(), PUBLIC: set()}
    learned = curtains = 0
    looking = PUBLIC

    def hand(seat: int) -> str:
        return DRAWINGS[GAME.name].describe(GAME.view(session.match.table, seat), words)[-1]

    def reads(reader: int, said: str) -> None:
        """None of these lines may be one that only another person was told, or another's hand."""
        nonlocal learned
        for event in session.events[learned:]:
            for seat in secrets:
                if has(event.viewers, seat) and not has(event.viewers, PUBLIC):
                    secrets[seat].add(words.event(event, seat))
        learned = len(session.events)
        for other in (0, 1, 3):
            if other != reader:
                told = (secrets[other] | {hand(other)}) & set(said.splitlines())
                own = secrets[reader] | ({hand(reader)} if reader in session.people else set())
                assert told <= own, f"{reader} reads what is for {other}"

    def next_line(prompt: str) -> str:
        nonlocal curtains, looking
        said = capsys.readouterr().out
        if prompt.startswith(words.say("prompt")):
            looking = session.to_act() or 0
            reads(looking, said)
            assert session.viewer == looking
            return str(dice.randint(1, 9))
        reads(looking, said)
        assert session.viewer == PUBLIC
        curtains += 1
        return ""

    monkeypatch.setattr("builtins.input", next_line)
    assert plain.run(session) == 0
    assert session.to_act() is None
    assert curtains > 20
    assert "Your hand" not in capsys.readouterr().out


def test_two_people_are_told_each_thing_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What one reads before its question is what has happened since its last one, and at the end all that is left:
    nothing twice, nothing left out."""
    session = new_session(tmp_path / "game", you="1,2", seats=2, seed=11)
    words, dice = session.words, random.Random(1)
    told = {0: 0, 1: 0}
    readings = 0

    def news(reader: int, since: int) -> list[str]:
        """Each result under the title of its moment."""
        found: list[str] = []
        for event in session.events[since:]:
            if has(event.viewers, reader):
                name = session.titles.get(event.key)
                found += (
                    [words.event(event, reader)]
                    if name is None
                    else [words.say(f"moment-{name}"), words.event(event, reader)]
                )
        return found

    def next_line(prompt: str) -> str:
        nonlocal readings
        said = capsys.readouterr().out.splitlines()
        seat = session.to_act()
        assert seat is not None
        if not prompt.startswith(words.say("prompt")):
            # The curtain: before it nothing was said but who plays, and what was said to the last one at the keyboard.
            assert len(said) == (3 if readings == 0 else 0)
            return ""
        if told[seat] < len(session.events):
            expected = news(seat, told[seat])
            described = DRAWINGS[GAME.name].describe(session.view(), words)
            assert said[: len(expected) + len(described)] == expected + described
            told[seat] = len(session.events)
            readings += 1
        return str(dice.randint(1, 9))

    monkeypatch.setattr("builtins.input", next_line)
    assert plain.run(session) == 0
    last = session.match.log[-1][0]
    expected = news(PUBLIC, told[last])
    assert capsys.readouterr().out.splitlines()[: len(expected) + 1] == [
        *expected,
        DRAWINGS[GAME.name].describe(session.view(), words)[0],
    ]
    assert readings > 20


def test_at_a_terminal_the_curtain_wipes_the_screen_and_what_was_scrolled_off(tmp_path: Path) -> None:
    """A in front of a real terminal plays a card; before B is called, nothing is left to scroll back to."""
    pid, terminal = pty.fork()
    if pid == 0:
        os.chdir(tmp_path)
        args = ["--plain", "--you", "1,2", "--seats", "2", "--first", "1", "--seed", "1"]
        os.execve(COMMAND[0], [*COMMAND, *args], environment())
    said = ""

    def read_until(end: str) -> None:
        nonlocal said
        while end not in said:
            said += os.read(terminal, 4096).decode()

    read_until("A presses Enter.")
    os.write(terminal, b"\n")
    read_until(PROMPT)
    os.write(terminal, b"1\n")
    read_until("Play one card")
    said = said[said.index("Play one card") :]
    read_until(PROMPT)
    os.write(terminal, b"2\n")
    read_until("B presses Enter.")
    assert plain.CLEAR in said
    assert "Your hand" not in said[said.rindex(plain.CLEAR) :]
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    os.close(terminal)
