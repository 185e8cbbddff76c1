"""Progress: a bar on a terminal, gone at the end; elsewhere nothing."""

import io

import pytest

from condotta.lab.driver.progress import followed


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def shown(monkeypatch: pytest.MonkeyPatch, stream: io.StringIO) -> str:
    """What counting to ten prints."""
    monkeypatch.setattr("sys.stderr", stream)
    assert list(followed((n for n in range(10)), "games", 10)) == [*range(10)]
    return stream.getvalue()


def test_a_task_shows_how_far_it_is_and_clears_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    text = shown(monkeypatch, Terminal())
    assert "games" in text and "100%" in text
    assert text.endswith("\x1b[2K")


def test_nothing_is_shown_where_there_is_no_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown(monkeypatch, io.StringIO()) == ""
