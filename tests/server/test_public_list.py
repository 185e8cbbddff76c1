"""Which public tables are listed, and in which order."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx

from condotta.server.tables import public_list
from condotta.server.tables.public_list import MAX_LISTED, MAX_PER_ADDRESS, PublicList

from .clients import Json, Wire, running


async def listed(wire: Wire) -> list[str]:
    return [table["table"] for table in (await wire.get("/api/tables"))["tables"]]


async def created(wire: Wire, address: str) -> Json:
    """A public table of somebody who calls from this address."""
    transport = httpx.ASGITransport(app=wire.app, client=(address, 1))  # type: ignore[arg-type]
    async with httpx.AsyncClient(transport=transport, base_url="http://server") as http:
        found: Json = await Wire(http).post(
            "/api/tables", None, {"game": "condottiere", "seats": ["person"] * 2, "public": True}, 201
        )
        return found


def test_a_flood_of_public_tables_does_not_push_the_others_off(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            real = [(await created(wire, f"192.0.2.{i}"))["table"] for i in range(3)]
            flood = [(await created(wire, "2001:db8::1"))["table"] for _i in range(MAX_LISTED)]
            flood += [(await created(wire, "2001:db8::2"))["table"] for _i in range(MAX_LISTED)]
            assert await listed(wire) == [*flood[::-1][:MAX_PER_ADDRESS], *real[::-1]]

    asyncio.run(play())


def test_where_something_happens_comes_first_also_after_a_restart(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            tables = [await wire.create(["person"] * 2, public=True) for _i in range(4)]
            names = [table.id for table in tables]
            assert await listed(wire) == names[::-1]
            wire.registry.time.begins += 1000
            await wire.post(f"{tables[1].path}/join", tables[1].tokens[0], {"name": "Ada"})
            assert await listed(wire) == [names[1], names[3], names[2], names[0]]
            await wire.post(f"{tables[3].path}/close", tables[3].host)
            assert await listed(wire) == [names[1], names[2], names[0]]
            private = await wire.create(["person"] * 2)
            assert private.id not in await listed(wire)
        async with running(db) as wire:
            assert (await listed(wire))[0] == names[1] and sorted(await listed(wire)) == sorted(names[:3])

    asyncio.run(play())


def test_a_rematch_is_listed_once_somebody_looks(tmp_path: Path) -> None:
    """As every public table that this server has not seen yet; several servers read the list from their database."""

    async def play() -> None:
        async with running(tmp_path / "t.db") as wire:
            table = await wire.create(["person"] * 2, public=True)
            wire.registry.public.drop(table.id)
            wire.registry.tables.clear()
            assert await listed(wire) == []
            await wire.get(table.path)
            assert await listed(wire) == [table.id]

    asyncio.run(play())


def test_the_list_is_bounded() -> None:
    tables = PublicList()
    tables.begin(["b", "a"])
    assert tables.listed() == ["b", "a"]
    for i in range(public_list.MAX_KNOWN + 10):
        tables.touch(f"t{i}", f"from {i}")
    assert len(tables.creators) == public_list.MAX_KNOWN and len(tables.listed()) == MAX_LISTED
    tables.drop("never there")
