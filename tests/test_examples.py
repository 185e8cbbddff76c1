"""What the examples and the first pages promise: all of it runs."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.terminal.keyboard import environment

ROOT = Path(__file__).parent.parent
EXAMPLES = ROOT / "examples"
ELSEWHERE = {"learn.py", "server_bot.py"}
"""Run by a test of its own, and by the tests of the server."""
RUNS = {
    "loop.py": ("loop.py", r"Ada wins\.\n\[0\] \[\d+, \d+, \d+\]\n"),
    "sampling_bot.py": (
        "-m condotta.cli simulate condottiere --seats 2 --games 1 --bots sampling_bot:Sampling,random",
        r"all sampling_bot:Sampling +\d",
    ),
    "tournament.py": (
        "tournament.py condottiere steady random random --games 2",
        r"^steady against random: \d+% ± \d+%\n(.*\n){2}$",
    ),
}
"""How each is started, and what it prints."""


def test_every_example_is_run() -> None:
    assert {path.name for path in EXAMPLES.glob("*.py")} == {*RUNS, *ELSEWHERE}


@pytest.mark.parametrize("name", RUNS)
def test_an_example_runs(name: str) -> None:
    args, output = RUNS[name]
    done = subprocess.run(
        [sys.executable, *args.split()], cwd=EXAMPLES, env=environment(), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert re.search(output, done.stdout), done.stdout


def test_what_the_learning_example_has_learnt_plays(tmp_path: Path) -> None:
    """As a bot by the name of its class; how well is a matter of minutes."""
    own = environment() | {"OWN_NET": str(tmp_path / "own.npz")}
    simulate = "-m condotta.cli simulate condottiere --seats 2 --games 2 --bots learn:Own,random"
    for args in (f"learn.py --minutes 0.02 --out {tmp_path}/own.npz", simulate):
        done = subprocess.run([sys.executable, *args.split()], cwd=EXAMPLES, env=own, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
    assert re.search(r"all learn:Own +\d", done.stdout), done.stdout


def test_what_a_tournament_cannot_play_is_told() -> None:
    command = [sys.executable, "tournament.py", "condottiere", "steady", "nobody"]
    done = subprocess.run(command, cwd=EXAMPLES, env=environment(), capture_output=True, text=True, check=False)
    assert done.returncode == 1 and done.stderr.startswith("There is no bot “nobody”")


@pytest.mark.parametrize("page", ["README.md", "docs/write-a-bot.md", "docs/environments.md"])
def test_what_a_page_shows_in_python_runs(page: str, tmp_path: Path) -> None:
    """From top to bottom, as one program."""
    code = "\n".join(re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL))
    assert len(code) > 200
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, cwd=tmp_path, env=environment(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_bot_of_the_page_is_the_bot_of_the_examples() -> None:
    """But for its comments and how often it tries."""

    def choose(path: Path) -> list[str]:
        text = path.read_text(encoding="utf-8")
        found = re.search(r"    def choose.*?key=wins.__getitem__\)\n", text, re.DOTALL)
        assert found
        plain = re.sub(r"range\(.*?\)", "range(n)", found[0])
        return [line.partition("#")[0].rstrip() for line in plain.splitlines()]

    assert choose(EXAMPLES / "sampling_bot.py") == choose(ROOT / "docs" / "write-a-bot.md")
