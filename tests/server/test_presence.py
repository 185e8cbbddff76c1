"""Who is there: told to pages that say whether somebody looks at them, and nothing but that."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from condotta.server.house import others
from condotta.server.house.others import Others
from condotta.server.http import stream

from .clients import Sat, Wire, fresh_key, running
from .many import LIMIT
from .odd_bots import run
from .twins import Side, served_here


async def page(side: Side, table: Sat, token: str | None, **first: Any) -> ClientConnection:
    """A page that is open; `here`: whether somebody looks at it. It takes in all it is sent, and so closes at once."""
    where = f"{side.url.replace('http', 'ws', 1)}{table.path}/socket"
    socket = await connect(where, max_size=None, max_queue=None, proxy=None)
    await socket.send(json.dumps({"token": token, **first}))
    return socket


async def until(socket: ClientConnection, seats: list[str | None], spectators: int = 0) -> None:
    """Waits until this is told of who is there."""
    async with asyncio.timeout(LIMIT):
        while True:
            frame = json.loads(await socket.recv())
            if frame.get("presence") == {"seats": seats, "spectators": spectators}:
                return


def test_pages_tell_who_is_here_away_and_gone(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """At once, not with the next sign of life."""
    monkeypatch.setattr(stream, "HEARTBEAT", 3600.0)

    async def play() -> None:
        async with served_here(db) as side:
            table = await (await side.wire.create(["person", "person", "random"])).join_all()
            ada = await page(side, table, table.tokens[0], here=True)
            await until(ada, ["here", "gone", None])
            bea = await page(side, table, table.tokens[1], here=False)
            await until(ada, ["here", "away", None])
            await bea.send(json.dumps({"here": True}))
            await until(ada, ["here", "here", None])
            guest = await page(side, table, None, here=True)
            await until(ada, ["here", "here", None], spectators=1)
            assert (await side.wire.get(table.path))["presence"] == {"seats": ["here", "here", None], "spectators": 1}
            await guest.close()
            again = await page(side, table, table.tokens[1], here=False)
            await bea.close()
            await until(ada, ["here", "away", None])
            await again.close()
            await until(ada, ["here", "gone", None])

    run(play())


def test_who_does_not_speak_of_presence_is_told_nothing_of_it(db: str) -> None:
    async def play() -> None:
        async with served_here(db) as side:
            table = await (await side.wire.create(["person", "person"])).join_all()
            last = (await side.wire.get(table.path, table.tokens[0]))["seq"]
            ada = await page(side, table, table.tokens[0])
            bea = await page(side, table, table.tokens[1], here=True)
            await until(bea, ["here", "here"])
            assert [json.loads(await ada.recv())["seq"] for _message in range(last)] == [*range(1, last + 1)]
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(ada.recv(), 0.2)
            await ada.close()
            await bea.close()

    run(play())


def test_presence_is_the_same_whether_a_sealed_question_was_answered(db: str) -> None:
    """In Conquest all place their pieces at once, unseen. One does, by requests alone: no page hears anything."""

    async def play() -> None:
        async with served_here(db) as side:
            table = await (await side.wire.create(["person", "person"], game="conquest")).join_all()
            while not (await table.now(1))["decision"]["sealed"]:
                await table.step(random.Random(1))
            ada = await page(side, table, table.tokens[0], here=True)
            await until(ada, ["here", "gone"])
            acts = (await side.wire.get(f"{table.path}/setup", table.tokens[1]))["acts"]
            for text in acts[:3]:
                number = (await table.now(1))["decision"]["number"]
                body = {"decision": number, "text": text, "key": fresh_key()}
                await side.wire.post(f"{table.path}/acts", table.tokens[1], body)
            guest = await page(side, table, None, here=True)
            heard: list[str] = []
            while not heard or '"spectators":1' not in heard[-1]:
                heard.append(str(await asyncio.wait_for(ada.recv(), LIMIT)))
            assert len(heard) == 1, "between the two there was nothing to tell"
            await ada.close()
            await guest.close()

    run(play())


def test_who_says_too_much_is_cut(db: str) -> None:
    async def play() -> None:
        async with served_here(db) as side:
            table = await (await side.wire.create(["person", "person"])).join_all()
            ada = await page(side, table, table.tokens[0], here=True)

            async def talk() -> None:
                for number in range(400):
                    await ada.send(json.dumps({"here": number % 2 == 0}))

            talking = asyncio.ensure_future(talk())
            async with asyncio.timeout(LIMIT):
                with contextlib.suppress(ConnectionClosed):
                    while await ada.recv():
                        pass
            talking.cancel()
            await asyncio.gather(talking, return_exceptions=True)

    run(play())


def test_other_processes_know_who_is_here(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(others, "EVERY", 3600.0)

    async def tick(*wires: Wire) -> None:
        for wire in wires:
            assert isinstance(wire.registry.others, Others)
            wire.registry.others.number += -wire.registry.others.number % 5  # the next sign tells who is there
            await wire.registry.others.tick()

    async def play() -> None:
        async with running(database) as one, running(database) as other:
            await tick(one, other, one)
            table = await (await one.create(["person", "person"])).join_all()
            here = one.registry.tables[table.id].presence
            here.come(0)
            here.look(0, 1)
            here.look(None, 1)
            await tick(one, other)
            assert (await other.get(table.path))["presence"] == {"seats": ["here", "gone"], "spectators": 1}
            here.look(0, -1)
            await tick(one, other)
            assert (await other.get(table.path))["presence"] == {"seats": ["away", "gone"], "spectators": 1}
        async with running(database) as late:
            assert (await late.get(table.path))["presence"] == {"seats": ["gone", "gone"], "spectators": 0}

    run(play())
