"""Backups that are made while the server runs, checked by replay, and the way back from one."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import sqlite3
from pathlib import Path

import pytest

from condotta.cli import main
from condotta.server.house.backups import Backups
from condotta.server.house.check import SAMPLE
from condotta.server.log.sqlite.reader import SqliteReader

from .clients import Json, Sat
from .real import served
from .test_doctor import damaged, played

__all__ = ["played"]


def stale(path: Path, seconds: float) -> None:
    moment = path.stat().st_mtime - seconds
    os.utime(path, (moment, moment))


def test_the_oldest_go_and_only_good_ones_count(played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    db = Path(shutil.copy(played, tmp_path / "t.db"))
    backups = Backups(db, tmp_path / "kept", 3600, 2)
    (tmp_path / "kept").mkdir()
    for name in ("t-20200101T000000Z.db", "t-20200102T000000Z.db", "other.db"):
        shutil.copy(db, tmp_path / "kept" / name)
    assert asyncio.run(backups.make())
    kept = {path.name for path in (tmp_path / "kept").iterdir()}
    assert len(kept) == 3 and kept >= {"other.db", "t-20200102T000000Z.db"}
    assert "t-20200101T000000Z.db" not in kept, "the oldest"
    before = backups.made()
    damaged(db, "UPDATE log SET body = '{' WHERE seq = 8")
    monkeypatch.setattr("condotta.server.house.backups.PROGRAM", "import sys; sys.exit(1)")
    assert not asyncio.run(backups.make())
    assert backups.made() == before


def test_the_next_is_due_by_the_age_of_the_last(played: Path, tmp_path: Path) -> None:
    backups = Backups(tmp_path / "t.db", tmp_path, 3600, 2)
    assert backups.due_in(0) == 0
    last = Path(shutil.copy(played, tmp_path / "t-20200101T000000Z.db"))
    now = last.stat().st_mtime
    assert backups.due_in(now + 600) == pytest.approx(3000)
    assert backups.due_in(now + 4000) == 0


def test_a_copy_that_is_not_as_good_as_the_original_is_named(
    played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As a disk would make it that does not keep its word."""
    db = Path(shutil.copy(played, tmp_path / "t.db"))
    real = SqliteReader.back_up

    def falsified(self: SqliteReader, path: Path) -> None:
        real(self, path)
        damaged(path, "UPDATE log SET mark = 'x' WHERE seq = 8")

    monkeypatch.setattr(SqliteReader, "back_up", falsified)
    assert main(["doctor", str(db), "--backup", str(tmp_path / "copy.db")]) == 1
    assert "row 8, replayed" in capsys.readouterr().out


def test_a_faithful_copy_of_a_damaged_database_is_a_good_backup(
    played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    db = Path(shutil.copy(played, tmp_path / "t.db"))
    damaged(db, "UPDATE log SET mark = 'x' WHERE seq = 8")
    assert main(["doctor", str(db), "--backup", str(tmp_path / "copy.db")]) == 0
    assert f"{min(SAMPLE, 2)} of 2 tables replayed, 0 faults" in capsys.readouterr().out


def test_a_restore_as_the_page_on_hosting_tells_it(tmp_path: Path) -> None:
    """The server is stopped, what is left of the database put away, the backup copied, the server started."""
    db, folder = tmp_path / "t.db", tmp_path / "backups"

    async def play() -> tuple[Json, list[str], Path]:
        async with served(db, "--backup-every", "1000") as (wire, _server):
            table = await (await wire.create(["person"] * 2)).join_all()
            dice = random.Random(1)
            for _step in range(10):
                await table.step(dice)
            lines = await table.lines(table.tokens[0])
            while not (made := [*folder.glob("t-*.db")]):
                await asyncio.sleep(0.05)
            stale(made[0], 9_000_000)
        async with served(db, "--backup-every", "1000") as (wire, _server):
            while len(made := sorted(folder.glob("t-*.db"))) < 2:
                await asyncio.sleep(0.05)
            await wire.post(f"{table.path}/talk", table.tokens[0], {"text": "lost", "to": None, "key": "k"})
            return table.made, lines, made[-1]

    made, lines, backup = asyncio.run(play())
    db.write_bytes(b"all that is left of it")
    aside = tmp_path / "broken"
    aside.mkdir()
    for path in tmp_path.glob("t.db*"):
        path.rename(aside / path.name)
    assert main(["doctor", str(backup), "--backup", str(db)]) == 0
    assert main(["doctor", str(db)]) == 0

    async def go_on() -> None:
        async with served(db) as (wire, _server):
            table = Sat(wire, made)
            assert await table.lines(table.tokens[0]) == lines
            await table.step(random.Random(2))

    asyncio.run(go_on())
    assert sqlite3.connect(db).execute("PRAGMA integrity_check").fetchone() == ("ok",)
