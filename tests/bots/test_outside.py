"""Bots from outside: named by their module, or registered by an installed package; and what is wrong with some."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import condotta
from condotta.bots import registry
from condotta.bots.driver import MOST_ASIDES, BotError
from condotta.bots.levels import NAMES
from condotta.cli import main
from condotta.games import GAMES
from tests.bots.outside import install, write_module
from tests.terminal.keyboard import environment, play


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The current folder, with a module of bots in it."""
    write_module(tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    yield tmp_path
    sys.modules.pop("our_bots", None)


def condotta_command(*args: str, cwd: Path, path: Path | None = None) -> subprocess.CompletedProcess[str]:
    """The command as a process of its own; not in `cwd` where Python would look anyway."""
    env = environment()
    if path is not None:
        env["PYTHONPATH"] += f":{path}"
    code = "import sys; sys.path.remove(''); from condotta.cli import main; sys.exit(main(sys.argv[1:]))"
    command = [sys.executable, "-c", code, *args]
    return subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True, check=False)


def test_a_bot_of_ones_own_is_named_by_its_module(folder: Path) -> None:
    names = "our_bots:Duck,our_bots:First,our_bots:make_first,random"
    done = condotta_command("simulate", "condottiere", "--games", "2", "--json", "--bots", names, cwd=folder)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout.splitlines()[-1])
    assert found["bots"] == names.split(",")
    assert sum(found["outcomes"]["wins_by_bot"].values()) == pytest.approx(2, abs=0.01)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("our_bot:First", "There is no module “our_bot” for the bot “our_bot:First”."),
        ("our_bots.deeper:First", "There is no module “our_bots.deeper” for the bot “our_bots.deeper:First”."),
        (":First", "There is no module “” for the bot “:First”."),
        ("our_bots:Firts", "There is no “Firts” in the module “our_bots”."),
        ("our_bots:", "There is no “” in the module “our_bots”."),
        ("our_bots:NUMBER", "“our_bots:NUMBER” is no bot: it must be a class or a function that makes one."),
        ("our_bots:time.sleep", "The bot “our_bots:time.sleep” cannot be made: TypeError: "),
        ("our_bots:time.time", "“our_bots:time.time” is no bot: it has no method choose."),
        ("our_bots:Unfinished", "The bot “our_bots:Unfinished” cannot be made: TypeError: "),
        ("our_bots:NeedsMore", "The bot “our_bots:NeedsMore” cannot be made: TypeError: "),
        ("our_bots:Sleeps", "There is no bot “our_bots:Sleeps” for condottiere"),
        ("our_bots:Raises", "The bot our_bots:Raises at seat B failed: ValueError: no idea"),
        ("our_bots:Cheats", "The bot our_bots:Cheats at seat B answered 99999, which is none of its options."),
        ("our_bots:Silent", "The bot our_bots:Silent at seat B answered None, which is none of its options."),
        ("our_bots:CheatsBeside", "The bot our_bots:CheatsBeside at seat B may not do 0 beside the question."),
    ],
)
def test_what_is_wrong_with_a_bot_is_told_in_a_sentence(
    folder: Path, name: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "condottiere", "--seats", "2", "--games", "2", "--bots", f"random,{name}"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.splitlines()[-1].startswith(f"condotta: {sentence}")


@pytest.mark.parametrize("text", ["import nothing_like_it", "1 / 0", "def"])
def test_a_module_that_cannot_be_imported_is_told(folder: Path, text: str, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "bad.py").write_text(text)
    assert main(["simulate", "condottiere", "--bots", "bad:Bot"]) == 2
    assert "condotta: The bot “bad:Bot” cannot be loaded: " in capsys.readouterr().err
    sys.modules.pop("bad", None)


def test_installed_packages_register_their_bots(tmp_path: Path) -> None:
    install(tmp_path)
    code = (
        "import json; from condotta.bots.registry import *; from condotta.games import GAMES;"
        "print(json.dumps([bot_names(), *(bots_for(game) for game in GAMES.values())]))"
    )
    env = environment()
    env["PYTHONPATH"] += f":{tmp_path}"
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    every, *by_game = ([name for name in names if name not in NAMES] for names in json.loads(done.stdout))
    assert every == ["broken", "first", "made", "raises", "sleeps"]
    assert by_game == [["first", "made", "raises"], ["first", "made", "raises", "sleeps"], ["made", "raises"]]
    assert "The bot “broken” cannot be loaded: AttributeError" in done.stderr


def test_a_registered_bot_plays_by_its_name(tmp_path: Path) -> None:
    install(tmp_path)
    args = ["simulate", "condottiere", "--games", "1", "--seats", "2", "--bots"]
    assert condotta_command(*args, "first,steady", cwd=tmp_path, path=tmp_path).returncode == 0
    for name, sentence in [
        ("broken", "cannot be loaded: AttributeError"),
        ("sleeps", "no bot “sleeps” for condottiere"),
    ]:
        done = condotta_command(*args, name, cwd=tmp_path, path=tmp_path)
        assert done.returncode == 2 and sentence in done.stderr


def test_what_is_built_in_keeps_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    registry._installed.cache_clear()
    try:
        assert type(registry.make_bot("steady", GAMES["princes"])).__module__.startswith("condotta.")
        assert registry.bot_names().count("steady") == 1
    finally:
        registry._installed.cache_clear()


def test_the_library_takes_objects_names_and_modules(folder: Path) -> None:
    class Last(condotta.Bot):
        def choose(self, view: object, options: list[int], worlds: object, rng: object) -> int:
            return options[-1]

    match = condotta.new("condottiere", seats=3, seed=1)
    seat = match.to_act[0]
    assert match.ask(seat, Last()) == match.options(seat)[-1]
    assert match.ask(seat, "our_bots:First") == match.options(seat)[0]
    same = match.copy()
    assert match == same, "to be asked is not to act"
    match.play_out([Last(), "steady", "our_bots:Duck"])
    assert match.over
    with pytest.raises(condotta.SetupError, match="3"):
        same.play_out(["random", "random"])
    with pytest.raises(BotError, match="our_bots:Raises"):
        same.play_out("our_bots:Raises")


def test_bots_play_the_same_match_from_the_same_seed() -> None:
    records = []
    for _i in range(2):
        match = condotta.new("princes", seats=3, seed=5)
        match.play_out(["steady", "random", "steady"])
        records.append(match.record())
    assert records[0] == records[1]


def test_bots_that_never_stop_haggling_do_not_stop_the_game(folder: Path) -> None:
    match = condotta.new("princes", seats=3, seed=5)
    match.play_out(["our_bots:Haggles", "steady", "our_bots:Haggles"])
    game, row, most = GAMES["princes"], 0, 0
    for _seat, act in match._recording.log:
        row = row + 1 if game.is_aside(act) else 0
        most = max(most, row)
    assert most == MOST_ASIDES
    args = ["simulate", "princes", "--seats", "3", "--games", "1", "--bots", "our_bots:Haggles"]
    assert condotta_command(*args, cwd=folder).returncode == 0


def test_a_game_with_programs_is_resumed_only_if_they_are_named_again(folder: Path) -> None:
    """A record from somebody else must not choose which program is run."""
    args = ["--plain", "--seats", "2", "--seed", "1", "--record", "game", "--bots", "our_bots:Duck"]
    left = play("condottiere", *args, typed="quit\n", cwd=folder)
    assert left.returncode == 0 and "condotta play --resume game --bots our_bots:Duck" in left.stdout
    (folder / "our_bots.py").write_text("print('run')\n" + (folder / "our_bots.py").read_text())
    refused = play("--plain", "--resume", "game", typed="quit\n", cwd=folder)
    assert refused.returncode == 2 and "run" not in refused.stdout
    assert refused.stderr.strip().endswith("name them again: --bots our_bots:Duck")
    other = play("--plain", "--resume", "game", "--bots", "steady", typed="quit\n", cwd=folder)
    assert other.returncode == 2 and "--bots steady" in other.stderr
    assert play("--plain", "--resume", "game", "--bots", "our_bots:Duck", typed="quit\n", cwd=folder).returncode == 0


def test_a_bot_that_fails_in_the_terminal_ends_the_game_with_a_sentence(folder: Path) -> None:
    args = ["--plain", "--you", "0", "--seats", "2", "--bots", "our_bots:Raises"]
    done = play("condottiere", *args, cwd=folder)
    assert done.returncode == 2
    assert done.stderr.strip().splitlines()[-1].startswith("condotta: The bot our_bots:Raises at seat ")
