"""The doctor: checks by replay, backs up, exports, imports, and repairs nothing."""

from __future__ import annotations

import argparse
import asyncio
import random
import shutil
import sqlite3
from pathlib import Path

import pytest

from condotta.games import GAMES
from condotta.kernel.engine import pending, sample
from condotta.kernel.errors import RecordError, SetupError
from condotta.kernel.record import Recording, read_record
from condotta.kernel.rng import Rng
from condotta.kernel.seats import CHANCE
from condotta.server import doctor
from condotta.server.log.sqlite.reader import SqliteReader
from condotta.server.state.records import imported

from .clients import running, same_games


def call(*words: object) -> int:
    parser = argparse.ArgumentParser()
    doctor.add_arguments(parser)
    return doctor.run(parser.parse_args([str(word) for word in words]))


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with a game that is over and one that goes on."""
    tmp_path = tmp_path_factory.mktemp("played")

    async def play() -> None:
        async with running(tmp_path / "t.db") as wire:
            done = await (await wire.create(["person"] * 2)).join_all()
            dice = random.Random(1)
            while await done.step(dice):
                pass
            open_ = await (
                await wire.create(["person", "person", "random"], options={"variants": ["hidden"]})
            ).join_all()
            await wire.post(f"{open_.path}/talk", open_.tokens[0], {"text": "psst", "to": [1], "key": "k"})
            for _step in range(9):
                await open_.step(dice)
                await asyncio.sleep(0.02)

    with same_games("played"):
        asyncio.run(play())
    return tmp_path / "t.db"


@pytest.fixture
def db(played: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(played, tmp_path / "t.db"))


def damaged(db: Path, change: str) -> None:
    """What no program of ours can do."""
    broken = sqlite3.connect(db)
    for trigger in ("log_is_only_added_to", "log_is_only_deleted_whole", "headers_are_frozen"):
        broken.execute(f"DROP TRIGGER {trigger}")
    broken.execute(change)
    broken.commit()
    broken.close()


def test_a_sound_database(db: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert call(db) == 0
    assert "2 tables" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ("DELETE FROM log WHERE seq = 9", "is missing"),
        (
            "UPDATE log SET body = replace(replace(body, '\"seat\":0', '\"seat\":5'), '\"seat\":1', '\"seat\":0') "
            "WHERE seq = 12",
            "row 12",
        ),
        ("UPDATE log SET mark = 'x' WHERE seq = 8", "row 8, replayed, tells or offers something else"),
        ("UPDATE log SET body = '{' WHERE seq = 8", "cannot be read"),
        ("UPDATE games SET header = replace(header, 'condottiere', 'chess')", "no game 'chess'"),
        ("UPDATE status SET state = 'waiting'", "the index says it is waiting"),
        ("UPDATE snapshots SET body = replace(body, '\"battles\":', '\"battles\":1')", "snapshot"),
    ],
)
def test_every_damage_is_named_and_none_repaired(
    db: Path, change: str, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    damaged(db, change)
    before = db.read_bytes()
    assert call(db) == 1
    assert says in capsys.readouterr().out
    assert db.read_bytes() == before


def test_a_backup_is_as_good_as_the_original(db: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert call(db, "--backup", tmp_path / "copy.db") == 0
    assert call(tmp_path / "copy.db") == 0
    with pytest.raises(SetupError, match="exists"):
        call(db, "--backup", tmp_path / "copy.db")
    one, other = SqliteReader(db), SqliteReader(tmp_path / "copy.db")

    async def compare() -> None:
        assert await one.tables() == await other.tables()
        for game in await one.tables():
            assert list(await one.rows(game)) == list(await other.rows(game))

    asyncio.run(compare())


def test_games_go_out_and_in_as_records(db: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for game in asyncio.run(SqliteReader(db).tables()):
        path = tmp_path / f"{game}.record"
        assert call(db, "--export", game, path) == 0
        text = path.read_text(encoding="utf-8")
        match = read_record(text, GAMES)
        assert call(db, "--import", path) == 0
        table = capsys.readouterr().out.split("is table ")[1].split(".")[0]
        assert call(db, "--export", table, tmp_path / f"{table}.record") == 0
        again = read_record((tmp_path / f"{table}.record").read_text(encoding="utf-8"), GAMES)
        assert again.log == match.log
    assert call(db) == 0
    with pytest.raises(SetupError, match="no table"):
        call(db, "--export", "nowhere", tmp_path / "x")
    with pytest.raises(SetupError, match="cannot be used: No such file"):
        call(db, "--import", tmp_path / "none")
    (tmp_path / "bytes").write_bytes(b"\xff\xfe")
    with pytest.raises(SetupError, match="not a text file"):
        call(db, "--import", tmp_path / "bytes")
    (tmp_path / "bad").write_text('{"condotta": 1}')
    with pytest.raises(RecordError):
        call(db, "--import", tmp_path / "bad")


def test_an_imported_game_goes_on(db: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "g.record"
    call(db, "--export", asyncio.run(SqliteReader(db).tables())[1], path)
    call(db, "--import", path)
    link = next(line for line in capsys.readouterr().out.split("\n") if line.startswith("Seat 1"))
    table, _, token = link.rpartition("/")[2].partition("#")

    async def play() -> None:
        async with running(db) as wire:
            assert (await wire.get(f"/api/tables/{table}", token))["you"] == {"role": "seat", "seat": 0}

    asyncio.run(play())


def test_an_imported_game_says_when_it_goes_on_by_itself() -> None:
    """On a database of several servers nobody else would wake it."""
    match = Recording(GAMES["condottiere"], 2, {}, {"seats": ["random", "random"]})
    dice = Rng(1)
    while pending(match.table).seat == CHANCE:  # type: ignore[union-attr]
        match.act(CHANCE, sample(match.table, dice))
    assert imported("\n".join(match.lines()) + "\n", 7).table.due is not None
