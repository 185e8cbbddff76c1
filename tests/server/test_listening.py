"""Where the server listens, whose word it takes on who calls, and what is shipped to run it."""

from __future__ import annotations

import argparse
import json
import re
import shlex
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from condotta.cli import COMMANDS, main
from condotta.kernel.errors import SetupError
from condotta.server.listening import bound

from .real import PROGRAM

PROJECT = Path(__file__).parents[2]


@pytest.fixture
def behind_proxy(tmp_path: Path) -> Iterator[Path]:
    """A server at a unix socket."""
    path = tmp_path / "s.sock"
    words = ["--db", str(tmp_path / "t.db"), "--listen", f"unix:{path}", "--proxy", "--rate", "0.001"]
    process = subprocess.Popen([sys.executable, "-c", PROGRAM, *words], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    told = [process.stdout.readline(), process.stdout.readline()]
    assert f"unix:{path}" in told[1]
    yield path
    process.send_signal(signal.SIGINT)
    assert process.wait(60) == 0
    process.stdout.close()
    assert not path.exists()


def test_a_proxy_at_a_unix_socket_says_who_calls(behind_proxy: Path) -> None:
    transport = httpx.HTTPTransport(uds=str(behind_proxy))
    with httpx.Client(transport=transport, base_url="http://tables.example.org") as http:
        assert http.get("/health/live").json() == {"ok": True}
        order = json.dumps({"game": "condottiere", "seats": ["person"] * 2})
        statuses = {}
        for caller in ("192.0.2.1", "192.0.2.2"):
            headers = {"x-forwarded-for": caller, "content-type": "application/json"}
            statuses[caller] = [
                http.post("/api/tables", content=order, headers=headers).status_code for _n in range(32)
            ]
        for found in statuses.values():
            assert found[0] == 201 and found[-1] == 429, "each caller has limits of its own"


def test_what_cannot_be_listened_at_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def told(*words: object) -> str:
        assert main(["serve", "--db", str(tmp_path / "t.db"), *(str(word) for word in words)]) == 2
        return capsys.readouterr().err

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert "in use" in told("--port", port)
        assert "in use" in told("--listen", f"127.0.0.1:{port}")
    assert "No such file" in told("--listen", f"unix:{tmp_path}/no/folder/s.sock")
    assert "too long" in told("--listen", f"unix:{tmp_path}/{'x' * 200}")
    for nonsense in ("here", "127.0.0.1", "127.0.0.1:port", "127.0.0.1:99999"):
        assert nonsense in told("--listen", nonsense)


def test_a_file_in_the_way_stays(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("precious")
    parser = argparse.ArgumentParser()
    COMMANDS["serve"].add_arguments(parser)
    with pytest.raises(SetupError, match="in use"), bound(parser.parse_args(["--listen", f"unix:{tmp_path}/file"])):
        pass
    assert (tmp_path / "file").read_text() == "precious"


def test_what_is_shipped_starts_a_server_with_options_that_there_are() -> None:
    """The container, the composition and the unit are read, not run: what they start must be understood."""
    found = [
        json.loads(re.search(r"^CMD (\[.*\])$", (PROJECT / "Dockerfile").read_text(), re.M)[1])[1:],  # type: ignore[index]
        shlex.split(
            re.search(r"^ExecStart=\S+condotta (.*)$", (PROJECT / "deploy/condotta.service").read_text(), re.M)[1]
        ),  # type: ignore[index]
    ]
    for composition in ("compose.yaml", "compose.postgres.yaml"):
        lists = re.findall(r"^ +(?:command|test): (\[.*\])$", (PROJECT / composition).read_text(), re.M)
        parts = [[word for word in json.loads(words) if word != "CMD"] for words in lists]
        found += [words[1:] for words in parts if words[0] == "condotta"]
    page = (PROJECT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for line in re.findall(r"^condotta ((?:serve|bots|doctor|admin).*?)(?: +#.*)?$", page, re.M):
        found.append(shlex.split(line))
    assert len(found) > 16
    for words in found:
        parser = argparse.ArgumentParser()
        COMMANDS[words[0]].add_arguments(parser)
        parser.parse_args(words[1:])


def test_every_option_of_the_server_is_on_the_page() -> None:
    page = (PROJECT / "docs" / "hosting.md").read_text(encoding="utf-8")
    parser = argparse.ArgumentParser()
    COMMANDS["serve"].add_arguments(parser)
    for action in parser._actions:
        if action.help is not argparse.SUPPRESS and action.option_strings != ["-h", "--help"]:
            assert f"`{action.option_strings[0]}" in page, action.option_strings
