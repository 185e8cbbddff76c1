"""A database of release 0.1.0 has an older schema: it comes up by itself, whole or not at all, and loses nothing."""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from condotta.server import doctor
from condotta.server.log.sqlite import database as schema
from condotta.server.log.sqlite.database import FORMAT, STEPS, StoreError
from condotta.server.log.sqlite.reader import SqliteReader
from condotta.server.log.sqlite.store import SqliteStore

from . import SHOWN, database


def asked(path: Path, question: str) -> list[Any]:
    db = sqlite3.connect(path)
    try:
        return db.execute(question).fetchall()
    finally:
        db.close()


def contents(path: Path) -> dict[str, list[Any]]:
    tables = ("games", "log", "status", "snapshots", "beat")
    return {table: asked(path, f"SELECT * FROM {table} ORDER BY 1, 2") for table in tables}


def shape(path: Path) -> set[tuple[str, str, str]]:
    """All that the schema has, but for how it is indented."""
    found = asked(path, "SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL")
    return {(kind, name, " ".join(sql.replace("IF NOT EXISTS ", "").split())) for kind, name, sql in found}


def version(path: Path) -> int:
    return int(asked(path, "PRAGMA user_version")[0][0])


def test_it_comes_up_and_keeps_every_row(tmp_path: Path) -> None:
    old = database(tmp_path)
    assert version(old) == 1
    before = contents(old)
    assert len(before["games"]) == len(SHOWN["tables"])
    asyncio.run(SqliteStore(old).close())
    assert version(old) == FORMAT
    assert contents(old) == before
    asyncio.run(SqliteStore(tmp_path / "new.db").close())
    assert shape(old) == shape(tmp_path / "new.db")
    asyncio.run(SqliteStore(old).close())
    assert contents(old) == before


def test_the_doctor_reads_it_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old = database(tmp_path)
    before = old.read_bytes()
    parser = argparse.ArgumentParser()
    doctor.add_arguments(parser)
    doctor.run(parser.parse_args([str(old)]))
    assert f"{len(SHOWN['tables'])} tables" in capsys.readouterr().out
    assert old.read_bytes() == before and version(old) == 1


def test_a_step_that_fails_leaves_it_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = database(tmp_path)
    before, shaped = contents(old), shape(old)
    monkeypatch.setattr(schema, "STEPS", [*STEPS, "CREATE TABLE more (a); CREATE TABLE games (b);"])
    monkeypatch.setattr(schema, "FORMAT", FORMAT + 1)
    with pytest.raises(StoreError, match="already exists"):
        SqliteStore(old)
    assert version(old) == 1 and contents(old) == before and shape(old) == shaped


def test_a_database_of_a_later_release_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    old = database(tmp_path)
    db = sqlite3.connect(old)
    db.execute(f"PRAGMA user_version = {FORMAT + 1}")
    db.close()
    before = old.read_bytes()
    for opens in (SqliteStore, SqliteReader):
        with pytest.raises(StoreError, match="newer version"):
            opens(old)
    assert old.read_bytes() == before
