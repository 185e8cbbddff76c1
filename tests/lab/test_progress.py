"""Progress: on a terminal, after a second, and gone at the end."""

import io

import pytest

from condotta.lab import progress
from condotta.lab.progress import Progress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def shown(monkeypatch: pytest.MonkeyPatch, stream: io.StringIO, seconds: float) -> str:
    """What ten steps print that take so many seconds together."""
    now = 0.0
    monkeypatch.setattr("sys.stderr", stream)
    monkeypatch.setattr(progress.time, "monotonic", lambda: now)
    with Progress("games", 10) as line:
        for count in range(10):
            now += seconds / 10
            line.done(count + 1)
    return stream.getvalue()


def test_a_long_task_shows_how_far_it_is_and_clears_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    text = shown(monkeypatch, Terminal(), seconds=5)
    assert "\rgames: 2 of 10\rgames: 3 of 10" in text
    assert text.endswith("\rgames: 10 of 10\r\x1b[K")


def test_a_short_task_shows_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown(monkeypatch, Terminal(), seconds=0.5) == ""


def test_nothing_is_shown_where_there_is_no_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown(monkeypatch, io.StringIO(), seconds=5) == ""
