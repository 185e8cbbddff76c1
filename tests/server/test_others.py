"""Two servers on one PostgreSQL know of each other: limits, bans, the public list, who is there, orders and chores."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator

import pytest

from condotta.cli import main
from condotta.server.house import health, others
from condotta.server.house.health import Health
from condotta.server.house.others import Others
from condotta.server.house.retention import Retention
from condotta.server.http.limits import Limits
from condotta.server.tables.actions import is_absent

from .clients import UNLIMITED, Wire, ask_database, hear_all, running
from .many import at, until
from .odd_bots import run


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Signs are given when a test says so, not when a busy machine comes to it; and it may take its time to answer."""
    monkeypatch.setattr(others, "EVERY", 3600.0)
    monkeypatch.setattr(health, "MAX_SECONDS", 600.0)


@contextlib.asynccontextmanager
async def two(address: str, limits: Limits = UNLIMITED) -> AsyncIterator[tuple[Wire, Wire]]:
    async with running(address, limits) as one, running(address, limits) as other:
        await tick(one, other, one)
        yield one, other


async def tick(*wires: Wire) -> None:
    """What happens once a second."""
    for wire in wires:
        assert isinstance(wire.registry.others, Others)
        await wire.registry.others.tick()


def test_they_know_how_many_they_are(database: str) -> None:
    async def play() -> None:
        async with running(database) as one:
            assert isinstance(one.registry.others, Others)
            async with running(database) as other:
                await tick(one, other)
                assert one.registry.others.servers == 2
                assert not one.registry.others.play("condottiere", 77)
            await tick(one)
            alone = Others(one.registry)
            await alone.tick()
            assert len(alone.running) == 1, "who has left is gone at once"

    run(play())


def test_a_limit_holds_for_both(database: str) -> None:
    limits = Limits(per_token=1, token_burst=40, per_address=0, creates_per_address=0)

    async def play() -> None:
        async with two(database, limits) as (one, other):
            table = await one.create(["person", "person"])
            token = table.tokens[0]
            statuses = [(await one.ask("GET", table.path, token)).status_code for _request in range(36)]
            assert {*statuses} == {200}
            await tick(one, other)
            statuses = [(await other.ask("GET", table.path, token)).status_code for _request in range(36)]
            assert statuses.count(200) < 20 and statuses[-1] == 429
            assert (await other.ask("GET", table.path, table.tokens[1])).status_code == 200

    run(play())


def test_public_tables_are_listed_by_both_and_few_of_an_address(database: str) -> None:
    async def play() -> None:
        async with two(database) as (one, other):
            made = [(await one.create(["person", "person"], public=True)).id for _table in range(7)]
            await tick(one, other)
            for wire in (one, other):
                wire.registry.listed_at = 0.0
                found = [each["table"] for each in (await wire.get("/api/tables"))["tables"]]
                assert found == made[:-6:-1]

    run(play())


def test_who_is_there_at_one_server_is_not_absent_at_the_other(database: str) -> None:
    async def play() -> None:
        async with two(database) as (one, other):
            table = await (await one.create(["person", "person"], absence=1)).join_all()
            here, there = one.registry.tables[table.id], await other.registry.get(table.id)
            for presence in (here.presence, there.presence):
                presence.since = presence.now() - 60_000
                presence.heard.clear()
            here.presence.come(0)
            assert isinstance(one.registry.others, Others)
            one.registry.others.number = 5  # the next sign tells who is there
            await tick(one, other)
            assert not is_absent(there, 0) and is_absent(there, 1)
            assert other.registry.others.watch(table.id)

    run(play())


def test_an_order_reaches_every_server(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def play() -> None:
        async with two(database) as (one, other):
            table = await (await one.create(["person", "person"])).join_all()
            await at(other, table).now(0)
            assert await ordered("pause", table.id, "Back in an hour") == 0
            await hear_all(one, other)
            assert await at(other, table).state() == await table.state() == "paused"
            assert await ordered("resume", "all") == 0
            assert await ordered("ban", "192.0.2.0/24") == 0
            await until(lambda: both_ban(one, other))
            assert await ordered("list") == 0
            assert "banned: 192.0.2.0/24" in capsys.readouterr().out
            assert await ordered("health") == 0
            assert await ordered("delete", table.id) == 0
            for wire in (one, other):
                await until(lambda wire=wire: is_gone(wire, table.path))  # type: ignore[misc]
            assert await ordered("close", table.id) == 2

    async def both_ban(*wires: Wire) -> bool:
        return all(wire.registry.bans.hold("192.0.2.7") for wire in wires)

    async def is_gone(wire: Wire, path: str) -> bool:
        return (await wire.ask("GET", path)).status_code == 410

    async def ordered(*words: str) -> int:
        return await asyncio.to_thread(main, ["admin", "--db", database, *words])

    run(play())


def test_what_is_deleted_by_age_is_deleted_once_and_not_while_somebody_looks(database: str) -> None:
    async def play() -> None:
        async with two(database) as (one, other):
            ask_database(database, "INSERT INTO chores VALUES ('review of long ago', now() - interval '8 days')")
            assert await one.registry.store.is_our_turn("retention", 3600)
            assert not await other.registry.store.is_our_turn("retention", 3600)
            chores = {name for (name,) in ask_database(database, "SELECT name FROM chores")}
            assert "retention" in chores and "review of long ago" not in chores
            watched, left = await one.create(["person", "person"]), await one.create(["person", "person"])
            there = await other.registry.get(watched.id)
            there.watchers[-2] += 1
            assert isinstance(other.registry.others, Others)
            other.registry.others.number = 5
            await tick(other, one)
            await Retention(one.registry, abandoned=0.0).sweep(1 << 50)
            assert (await one.ask("GET", watched.path)).status_code == 200
            assert (await one.ask("GET", left.path)).status_code == 410
            del there.watchers[-2]

    run(play())


def test_bots_of_one_server_answer_for_the_other(database: str) -> None:
    async def play() -> None:
        async with two(database) as (one, other):
            assert one.registry.questions is not None and other.registry.questions is not None
            await one.registry.questions.close()  # nobody thinks here any more
            table = await (await one.create(["person", "random"])).join_all()
            dice = random.Random(1)
            acts = 0
            async with asyncio.timeout(100):
                while acts < 12:
                    acts += await table.step(dice)
            assert other.registry.metrics.acts["bot"] > 0 and not one.registry.metrics.acts["bot"]

    run(play())


def test_a_server_is_ready_if_it_writes_and_somebody_thinks(database: str) -> None:
    async def play() -> None:
        async with running(database) as one:
            assert (await Health(one.registry).ready()).ok
            assert one.registry.questions is not None
            one.registry.questions.size = 0
            assert not (await Health(one.registry).ready()).bots
            async with running(database) as other:
                await tick(other, one)
                assert (await Health(one.registry).ready()).ok

    run(play())
