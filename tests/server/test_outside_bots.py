"""Bots of installed packages at a server's tables: they play by their names, and none of them can stop the server."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

import condotta
from condotta.bots import registry
from condotta.server.http import endpoints
from tests.bots.outside import install

from .clients import running

SOURCE = Path(condotta.__file__).parent.parent


def forget() -> None:
    """Which bots are installed, and what was told of them."""
    registry._installed.cache_clear()
    endpoints.games_told.cache_clear()


@pytest.fixture(autouse=True)
def installed(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    folder = tmp_path_factory.mktemp("site")
    install(folder)
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setenv("PYTHONPATH", f"{SOURCE}:{folder}")
    forget()
    yield
    forget()


def test_a_registered_bot_plays_though_it_prints(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            listed = {game["name"]: game["bots"] for game in (await wire.get("/api/games"))["games"]}
            assert listed["condottiere"][-3:] == ["first", "made", "raises"]
            table = await wire.create(["first", "made"])
            await table.ends()
            acts = [told["entry"]["by"] for told in await table.messages(None) if told.get("entry")]
            assert set(acts) == {"bot", "chance"}

    asyncio.run(play())


def test_for_a_bot_that_fails_another_one_chooses(db: str, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await wire.create(["raises", "random"])
            await table.ends()
            acts = [told["entry"]["by"] for told in await table.messages(None) if told.get("entry")]
            assert set(acts) == {"bot", "chance"}

    asyncio.run(play())
    assert "The bot our_bots:Raises at seat A failed: ValueError: no idea" in caplog.text


def test_a_program_named_by_its_module_is_refused(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            for name in ("our_bots:First", "os:abort"):
                body = {"game": "condottiere", "seats": ["person", name]}
                refused = await wire.refused(422, "bot-by-module", "/api/tables", None, body)
                assert name in refused["sentence"] and "registered" in refused["sentence"]
            await wire.refused(422, "unknown-bot", "/api/tables", None, {**body, "seats": ["person", "nobody"]})

    asyncio.run(play())


def test_a_bot_that_thinks_for_ever_beside_the_question_stops_nobody(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path / "t.db") as wire:
            wire.registry.bot_pool.patience = 2.0
            table = await wire.create(["person", "sleeps", "person"], "princes")
            await table.join_all()
            for seat, offer in ((0, "offer b 5 gold"), (2, "offer b 3 gold")):
                await wire.post(f"{table.path}/acts", table.tokens[seat], {"text": offer, "key": offer})
                assert (await wire.registry.get(table.id)).bots.thinking, "the server waited for a bot"
            while (await table.now(0))["decision"]["invited"] == [1] or (
                await wire.registry.get(table.id)
            ).bots.thinking:
                await asyncio.sleep(0.05)
            assert (await table.now(0))["view"]["offers"].count(-1) == 7, "nobody has answered"

    asyncio.run(play())
