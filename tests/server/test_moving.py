"""Moving house: a database copied from SQLite to PostgreSQL and back is the same, and its games go on."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path

import psycopg
import pytest

from condotta.cli import main
from condotta.server.house.admin import Admin, Order

from .clients import running
from .odd_bots import run

TABLES = {
    "games": "game",
    "log": "game, seq",
    "status": "game",
    "deleted": "game",
    "persons": "person",
    "ties": "game",
    "subscriptions": "id",
    "own_keys": "name",
}


def dump(path: Path) -> dict[str, list[tuple[object, ...]]]:
    db = sqlite3.connect(path)
    found = {name: db.execute(f"SELECT * FROM {name} ORDER BY {key}").fetchall() for name, key in TABLES.items()}
    found["bans"] = db.execute("SELECT address FROM bans").fetchall()
    db.close()
    return found


async def played(path: Path) -> str:
    """Games of all kinds, one of them deleted, one in which a bot is to act; the id of that."""
    dice = random.Random(2)
    async with running(path) as wire:
        for game in ("condottiere", "princes", "conquest"):
            table = await (await wire.create(["person"] * (3 if game == "princes" else 2), game)).join_all()
            for _act in range(8):
                await table.step(dice)
        gone = await wire.create(["person", "person"])
        await wire.registry.delete(gone.id, "host")
        await Admin(wire.registry).ban(Order("ban", text="192.0.2.7"))
        key = "a personal key that nobody guesses"
        await wire.post("/api/person", None, {"key": key})
        body = {"kind": "webhook", "address": "https://93.184.216.34/"}
        await wire.post(f"{table.path}/notices", table.tokens[0], body)
        await wire.post("/api/person/profile", key, {"profile": {"name": "Ada"}})
        await wire.post("/api/person/ties", key, {"ties": [{"table": table.id, "token": table.tokens[0]}]})
        clocked = await wire.create(["person", "random"], clock={"kind": "move", "seconds": 86400}, public=True)
        await clocked.join_all()
        for _act in range(4):
            await clocked.step(dice)
        return clocked.id


def test_a_database_moves_to_postgresql_and_back(
    tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    here, back = tmp_path / "here.db", tmp_path / "back.db"
    bots = run(played(here))
    assert main(["doctor", "--copy", str(here), database]) == 0
    assert "4 tables" in capsys.readouterr().out
    assert main(["doctor", database]) == 0
    assert "4 tables" in capsys.readouterr().out
    with psycopg.connect(database) as connection:
        due = connection.execute("SELECT game FROM due").fetchall()
    assert (bots,) in due, "somebody must go on with it"
    assert main(["doctor", "--copy", database, str(back)]) == 0
    assert dump(back) == dump(here)


def test_a_copy_is_refused_where_something_is_or_somebody_writes(
    tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    here, there = tmp_path / "here.db", tmp_path / "there.db"

    async def play() -> None:
        async with running(here) as wire:
            await wire.create(["person", "person"])
            assert await in_thread("doctor", "--copy", str(here), database) == 2

    async def in_thread(*words: str) -> int:
        import asyncio

        return await asyncio.to_thread(main, [*words])

    run(play())
    assert "Another server is using" in capsys.readouterr().err
    assert main(["doctor", "--copy", str(here), database]) == 0
    assert main(["doctor", "--copy", str(here), database]) == 2
    assert "has tables already" in capsys.readouterr().err
    with psycopg.connect(database) as connection:
        connection.execute("INSERT INTO signs (process, number, sign) VALUES ('x', 1, '')")
    assert main(["doctor", "--copy", database, str(there)]) == 2
    assert "Another server is using" in capsys.readouterr().err
    assert main(["doctor", database, "--backup", str(there)]) == 2
    assert "pg_dump" in capsys.readouterr().err
