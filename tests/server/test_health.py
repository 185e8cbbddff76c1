"""For whoever watches over the server: whether it is well, what it counts, and its log."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import re
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from condotta.server.house import health
from condotta.server.http.app import make_app
from condotta.server.logs import Json, Lines
from condotta.server.tables.registry import TableRegistry

from .clients import UNLIMITED, Wire, running
from .real import served
from .test_saving import fail_for_good, fail_once


@contextlib.asynccontextmanager
async def measured(path: Path) -> AsyncIterator[Wire]:
    registry = TableRegistry(path)
    app = make_app(registry, UNLIMITED, metrics=True)
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app=app, raise_app_exceptions=True)
        async with httpx.AsyncClient(transport=transport, base_url="http://server") as http:
            yield Wire(http, registry, app)


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """How busy the machine is, is no test: answers come when they come, and hold for as long as a test lasts."""
    monkeypatch.setattr(health, "MAX_SECONDS", 600.0)
    monkeypatch.setattr(health, "KNOWN_FOR", 600.0)
    monkeypatch.setattr(health, "BOTS_KNOWN_FOR", 600.0)


def test_a_server_that_is_well_says_so(db: str) -> None:
    async def ask() -> None:
        async with running(db) as wire:
            assert await wire.get("/health/live") == {"ok": True}
            before = wire.registry.store.commits
            for _again in range(3):
                assert await wire.get("/health/ready") == {"ok": True, "store": True, "disk": True, "bots": True}
            assert wire.registry.store.commits == before + 1, "to ask often costs nothing"

    asyncio.run(ask())


def test_a_writer_that_has_failed_makes_it_unwell(db: str) -> None:
    async def ask() -> None:
        async with running(db) as wire:
            fail_for_good(wire.registry.store)
            assert (await wire.get("/health/ready", status=503))["store"] is False
            assert await wire.get("/health/live", status=503) == {"ok": False}

    asyncio.run(ask())


def test_a_full_disk_is_not_ready_but_alive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "KNOWN_FOR", 0.0)

    async def ask() -> None:
        async with running(tmp_path / "t.db") as wire:
            fail_once(wire.registry.store)
            found = await wire.get("/health/ready", status=503)
            assert found == {"ok": False, "store": False, "disk": True, "bots": True}
            assert await wire.get("/health/live") == {"ok": True}
            monkeypatch.setattr(shutil, "disk_usage", lambda path: SimpleNamespace(free=health.MIN_FREE - 1))
            found = await wire.get("/health/ready", status=503)
            assert found == {"ok": False, "store": True, "disk": False, "bots": True}
            monkeypatch.undo()

    asyncio.run(ask())


def test_bots_that_do_not_answer_are_told(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        async with running(db) as wire:
            asked = []

            async def choose(request: Any) -> None:
                asked.append(request)
                raise OSError

            monkeypatch.setattr(wire.registry.bot_pool, "choose", choose)
            for _again in range(3):
                found = await wire.get("/health/ready", status=503)
                assert found == {"ok": False, "store": True, "disk": True, "bots": False}
            assert len(asked) == 1, "to ask often costs nothing"

    asyncio.run(ask())


LINE = re.compile(r'[a-z_]+(\{[a-z]+="[^"]+"(,[a-z]+="[^"]+")*\})? [0-9.e+-]+')


def test_what_is_counted(db: str) -> None:
    async def ask() -> None:
        async with measured(db) as wire:
            table = await (await wire.create(["person"] * 2)).join_all()
            await wire.create(["person", "random"])
            seat = await table.asked()
            assert seat is not None
            await table.act(seat, (await table.now(seat))["decision"]["options"][0]["text"])
            await wire.get("/api/tables/nowhere", status=404)
            answer = await wire.http.get("/metrics")
            assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
            for line in answer.text.splitlines():
                assert line.startswith("# ") or LINE.fullmatch(line), line
            found = dict(line.rsplit(" ", 1) for line in answer.text.splitlines() if not line.startswith("#"))
            assert found['condotta_acts_total{by="person"}'] == "1"
            assert int(found['condotta_acts_total{by="chance"}']) >= 1
            assert found['condotta_requests_total{what="create_table",status="201"}'] == "2"
            assert found['condotta_requests_total{what="get_table",status="404"}'] == "1"
            assert found['condotta_request_seconds_count{what="post_act"}'] == "1"
            assert found['condotta_request_seconds_bucket{what="post_act",le="+Inf"}'] == "1"
            assert found['condotta_tables{state="waiting"}'] == found['condotta_tables{state="playing"}'] == "1"
            assert found['condotta_tables{state="set-aside"}'] == found["condotta_open_streams"] == "0"
            assert found["condotta_bot_queue"] == "0" and found["condotta_tables_in_memory"] == "2"
            assert int(found["condotta_commit_seconds_count"]) == wire.registry.store.commits
            assert table.id not in answer.text and table.host not in answer.text

    asyncio.run(ask())


def test_what_is_counted_is_told_only_where_that_is_wanted(db: str) -> None:
    async def ask() -> None:
        async with running(db) as wire:
            assert (await wire.ask("GET", "/metrics")).status_code == 404

    asyncio.run(ask())


# The log


def test_every_request_has_an_id_of_its_own_that_its_lines_in_the_log_carry(
    db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines: list[str] = []
    handler = logging.Handler()
    handler.emit = lambda record: lines.append(Lines().format(record))  # type: ignore[method-assign]
    logging.getLogger("condotta").addHandler(handler)

    async def ask() -> None:
        async with running(db) as wire:
            monkeypatch.setattr(wire.registry, "get", None)
            first, second = [await wire.ask("GET", "/api/tables/x") for _again in range(2)]
            assert first.status_code == 500 and first.headers["x-request-id"] != second.headers["x-request-id"]
            assert [line[:20] for line in lines] == [
                f"ERROR [{one.headers['x-request-id']}]" for one in (first, second)
            ]

    try:
        asyncio.run(ask())
    finally:
        logging.getLogger("condotta").removeHandler(handler)


@pytest.mark.parametrize("formatter", [Lines(), Json()])
def test_an_error_in_the_log_has_its_kind_and_place_but_not_its_message(formatter: logging.Formatter) -> None:
    try:
        raise ValueError("the token is 12345")
    except ValueError as error:
        info = (type(error), error, error.__traceback__)
    record = logging.LogRecord("asyncio", logging.ERROR, "", 0, "it went\nwrong", None, info)
    told = formatter.format(record)
    assert "12345" not in told and "ValueError at test_health.py" in told
    assert "it went wrong" in told and "\n" not in told


def test_the_log_of_a_server_as_json(tmp_path: Path) -> None:
    async def ask() -> list[dict[str, str]]:
        async with served(tmp_path / "t.db", "--log", "json", "--log-requests") as (wire, server):
            assert (await wire.get("/health/live"))["ok"]
            answer = await wire.ask("GET", "/api/tables/secretpath")
            found = [json.loads(line) for line in server.log.read_text().splitlines()]
            assert found[-1]["request"] == answer.headers["x-request-id"]
            return found

    found = asyncio.run(ask())
    assert all(set(line) == {"at", "level", "request", "text"} for line in found)
    assert found[-1]["text"].startswith("get_table 404 ")
    assert "secretpath" not in json.dumps(found)
