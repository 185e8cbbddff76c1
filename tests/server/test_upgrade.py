"""A rolling upgrade: two versions of the program on one PostgreSQL while games go on."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from pathlib import Path

import httpx

from condotta.games import GAMES

from .clients import Sat, Wire
from .many import at
from .postgres import Postgres
from .real import UNLIMITED, RealServer

NOW = GAMES["condottiere"].rules_version
NEWER_PROGRAM = """
import condotta
condotta.__version__ = "99.0"
"""
NEWER_RULES = f"""
from condotta.games import GAMES
GAMES["condottiere"].rules_version = {NOW + 1}
"""


@contextlib.asynccontextmanager
async def server(address: str, folder: Path, name: str, before: str = "") -> AsyncIterator[tuple[Wire, RealServer]]:
    made = RealServer(address, *UNLIMITED, "--bot-processes", "2", log=folder / f"{name}.log", before=before)
    await asyncio.to_thread(made.start)
    try:
        async with httpx.AsyncClient(base_url=made.url, timeout=60, trust_env=False) as http:
            yield Wire(http), made
    finally:
        if made.process is not None and made.process.poll() is None:
            await asyncio.to_thread(made.stop)


async def status(table: Sat) -> int:
    return (await table.wire.ask("GET", table.path)).status_code


async def rules(table: Sat) -> int:
    found: int = (await table.wire.get(table.path))["setup"]["rules"]
    return found


async def goes_on(table: Sat, dice: random.Random) -> None:
    """A person acts, after the bots if it is theirs to act."""
    async with asyncio.timeout(60):
        while not await table.step(dice):
            await asyncio.sleep(0.05)


async def becomes(table: Sat, wanted: int) -> None:
    async with asyncio.timeout(60):
        while await status(table) != wanted:
            await asyncio.sleep(0.1)


def test_two_versions_with_the_same_rules_serve_the_same_tables(postgres: Postgres, tmp_path: Path) -> None:
    async def play(address: str) -> None:
        dice = random.Random(1)
        async with (
            server(address, tmp_path, "old") as (old, _first),
            server(address, tmp_path, "new", NEWER_PROGRAM) as (new, _second),
        ):
            here = await (await old.create(["person", "person", "random"])).join_all()
            for _round in range(6):
                await goes_on(here, dice)
                await goes_on(at(new, here), dice)
            for token in here.tokens.values():
                assert await here.lines(token) == await at(new, here).lines(token)

    with postgres.database() as address:
        asyncio.run(play(address))


def test_a_table_stays_with_the_processes_that_know_its_rules(postgres: Postgres, tmp_path: Path) -> None:
    async def play(address: str) -> None:
        dice = random.Random(1)
        async with (
            server(address, tmp_path, "new", NEWER_RULES) as (new, _second),
            server(address, tmp_path, "old") as (old, first),
        ):
            table = await (await old.create(["person", "person", "random"])).join_all()
            newer = await (await new.create(["person", "person"])).join_all()
            await becomes(at(new, table), 503)
            await becomes(at(old, newer), 503)
            for _act in range(6):
                await goes_on(table, dice)
                await goes_on(newer, dice)
            refused = await new.ask("GET", table.path)
            assert refused.json()["key"] == "elsewhere" and refused.headers["retry-after"] == "1"
            assert await rules(table) == NOW and await rules(newer) == NOW + 1
            heard = await table.lines(table.tokens[0])
            await asyncio.to_thread(first.stop)
            there = at(new, table)
            await becomes(there, 200)
            for _act in range(6):
                await goes_on(there, dice)  # by the newer rules, since it replays equal
            assert await rules(there) == NOW + 1
            assert (await there.lines(table.tokens[0]))[: len(heard)] == heard
            async with server(address, tmp_path, "old again") as (old_again, _third):
                await becomes(at(old_again, table), 503)
                await goes_on(there, dice)

    with postgres.database() as address:
        asyncio.run(play(address))
