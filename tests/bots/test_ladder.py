"""The ladder of levels: there for every game, one above the other, and what is wrong with a name is told."""

import asyncio
import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from condotta.bots import bot_names, bots_for, load_bot, make_bot, registry
from condotta.bots.driver import choice
from condotta.bots.learned import Learned, network_in
from condotta.bots.levels import ALSO, LEVELS, NAMES, STRONGEST, USUAL, WAYS, Snapshot, way_of
from condotta.cli import main
from condotta.games import GAMES
from condotta.kernel.contract import Game
from condotta.kernel.engine import options, pending, play_chance
from condotta.kernel.errors import SetupError
from condotta.kernel.record import Recording
from condotta.kernel.rng import Rng
from condotta.search import Effort
from condotta.words import Words, languages, sentence
from tests.server.clients import running

CONDOTTIERE = GAMES["condottiere"]
NET = Path(registry.__file__).parent / "networks" / "condottiere.net"


def named(value: object) -> str | None:
    return getattr(value, "name", None)


@pytest.mark.parametrize("game", GAMES.values(), ids=named)
def test_every_game_has_every_level(game: Game[Any]) -> None:
    assert [name for name in WAYS[game.name] if name in LEVELS] == list(LEVELS)
    assert bots_for(game)[: len(LEVELS)] == list(LEVELS)
    assert way_of("best", game.name) == way_of(STRONGEST, game.name) == way_of(LEVELS[-1], game.name)
    for name in bots_for(game):
        t = game.new(game.fewest, {})
        play_chance(t, Rng(1))
        assert (question := pending(t)) is not None
        assert choice(t, question.seat, make_bot(name, game), Rng(1)) in options(t, question.seat)


def test_the_usual_level_has_weaker_and_stronger_ones() -> None:
    assert USUAL in LEVELS[1:-1]


def test_no_name_stands_for_two_bots() -> None:
    assert len(set(NAMES)) == len(NAMES)
    assert not {*ALSO} & {*LEVELS}
    assert {name for ways in WAYS.values() for name in ways} <= {*NAMES}


@pytest.mark.parametrize("game", GAMES.values(), ids=named)
def test_a_stronger_level_thinks_more_and_of_more_acts(game: Game[Any]) -> None:
    ways = [way_of(level, game.name) for level in LEVELS]
    efforts = [way for way in ways if isinstance(way, Effort)]
    for weaker, stronger in pairwise(efforts):
        assert weaker.work <= stronger.work and weaker.width <= stronger.width
    assert len(set(ways)) == len(ways), "two levels are the same"
    assert all(effort.seconds <= 1 for effort in efforts)


def test_a_network_that_lies_there_is_used_and_fits_its_game() -> None:
    used = {way.file for ways in WAYS.values() for way in ways.values() if isinstance(way, Snapshot)}
    assert used == {file.name.removesuffix(".net") for file in NET.parent.iterdir()}
    for game, ways in WAYS.items():
        for way in ways.values():
            if isinstance(way, Snapshot):
                assert network_in(way.file, GAMES[game]).about["game"] == game


@pytest.mark.parametrize("lang", languages())
def test_every_built_in_name_has_a_name_and_a_line_in_every_language(lang: str) -> None:
    words = Words(CONDOTTIERE, lang)
    titles = [words.bot(name) for name in NAMES]
    assert len(set(titles)) == len(NAMES)
    assert len({words.bot_line(name) for name in NAMES}) == len(NAMES)
    assert words.bot("package.module:Class") == "package.module:Class"
    assert words.bot_line("package.module:Class") == ""


# What is wrong with a name


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game that has just begun: A is asked."""
    match, rng = Recording(CONDOTTIERE, 2, {"first": "A"}, {}), Rng(4)
    while (question := pending(match.table)) is not None and question.seat != 0:
        match.act(question.seat, question_answer(match, rng))
    path = tmp_path_factory.mktemp("record") / "game.jsonl"
    path.write_text("\n".join(match.lines()) + "\n", encoding="utf-8")
    return path


def question_answer(match: Recording, rng: Rng) -> int:
    return match.table.stack[-1].sample(match.table, rng)


def commands(record: Path, bot: str) -> list[list[str]]:
    return [
        ["simulate", "condottiere", "--seats", "2", "--games", "1", "--bots", bot],
        ["play", "condottiere", "--seats", "2", "--bots", bot, "--record", str(record.parent / "new.jsonl")],
        ["think", str(record), "--seat", "A", "--bot", bot],
    ]


def check_refused(record: Path, bot: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    for command in commands(record, bot):
        assert main(command) == 2
        heard = capsys.readouterr()
        assert heard.out == ""
        assert heard.err.splitlines()[-1] == f"condotta: {told}"
    assert not (record.parent / "new.jsonl").exists()


@pytest.mark.parametrize("bot", ["emperor", "Page", "page2", "quick", "careful", ""])
def test_an_unknown_level_is_a_sentence(bot: str, record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    check_refused(record, bot, f"There is no bot “{bot}”; available: {', '.join(bot_names())}.", capsys)


def test_a_bot_that_does_not_play_this_game_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "conquest", "--seats", "2", "--games", "1", "--bots", "learned"]) == 2
    known = "page, squire, envoy, captain, master, random, steady, search, best"
    told = f"condotta: There is no bot “learned” for conquest; available: {known}."
    assert capsys.readouterr().err.splitlines()[-1] == told


def other_network(path: Path) -> Path:
    """A network whose features are not those of its game."""
    line, _, body = NET.read_bytes().partition(b"\n")
    about = json.loads(line)
    about["fingerprint"] += 1
    path.write_bytes(json.dumps(about).encode() + b"\n" + body)
    return path


def test_a_network_that_does_not_fit_is_a_sentence(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = other_network(tmp_path / "old.net")
    told = f"The network {file} does not fit the features of its game; train it again."
    check_refused(record, str(file), told, capsys)


def test_a_network_of_another_game_does_not_fit() -> None:
    with pytest.raises(SetupError, match="does not fit the features"):
        load_bot(str(NET), GAMES["princes"])


def test_a_file_that_holds_no_network_is_a_sentence(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "some.net"
    whole = NET.read_bytes()
    for content in (b"", b"a diary", b"[]\n", b"{}\n", b'{"fingerprint": "x"}\n'[:9], whole[: len(whole) // 2]):
        file.write_bytes(content)
        check_refused(record, str(file), f"{file} holds no network of condotta, or only a part of one.", capsys)
    file.unlink()
    check_refused(record, str(file), f"{file} cannot be used: No such file or directory.", capsys)


@pytest.mark.parametrize("lang", languages())
def test_in_the_language_of_the_one_who_plays(lang: str, record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*commands(record, "emperor")[1], "--lang", lang]) == 2
    error = SetupError("no-such-bot", bot="emperor", known=", ".join(bot_names()))
    assert capsys.readouterr().err.splitlines()[-1] == f"condotta: {sentence(error, lang)}"


def test_a_network_of_ones_own_plays_by_the_name_of_its_file() -> None:
    assert isinstance(load_bot(str(NET), CONDOTTIERE), Learned)


def test_at_a_server_it_is_no_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody can name a file over the wire; and a level whose network does not fit is not offered."""

    def unfit(name: str, game: object) -> None:
        raise SetupError("network-unfit", name=name)

    monkeypatch.setattr(registry, "network_in", unfit)

    async def ask() -> None:
        async with running(tmp_path / "t.db") as wire:
            for bot in ("emperor", "quick", "networks/condottiere.net", "master"):
                order = {"game": "condottiere", "seats": ["person", bot]}
                told = await wire.refused(422, "unknown-bot", "/api/tables", None, order)
                assert bot in told["sentence"]
            await wire.create(["person", "envoy"])

    asyncio.run(ask())
