"""The same wrong thing by the thousand: the server keeps nothing of it, and its log does not grow."""

from __future__ import annotations

import asyncio
import contextlib
import copy
import errno
import json
import time

import pytest
from websockets.asyncio.client import connect

from condotta.server import faults
from condotta.server.http import connections
from condotta.server.refusal import Refusal

from .clients import running
from .twins import served_here


def test_a_refusal_given_again_keeps_nothing_but_its_key_and_arguments(db: str) -> None:
    """What is raised remembers where, each time more."""

    async def play() -> None:
        async with running(db) as wire:
            table = await (await wire.create(["person"] * 2)).join_all()
            seat = await table.asked()
            assert seat is not None
            number = (await table.now(seat))["decision"]["number"]
            acts = [
                (f"{table.path}/acts", {"decision": number + 5, "text": "place siena", "key": "stale"}, "stale"),
                (f"{table.path}/acts", {"decision": number, "text": "play bishop", "key": "not now"}, None),
                (f"{table.path}/undo", {"key": "nothing done"}, "no-undo"),
            ]
            for path, body, key in acts:
                answers = [await wire.ask("POST", path, table.tokens[seat], body) for _i in range(20)]
                assert {answer.status_code for answer in answers} == {409}
                assert len({answer.text for answer in answers}) == 1
                assert key is None or answers[0].json()["key"] == key
            assert answers[0].json()["sentence"]
            kept = wire.registry.tables[table.id].refused
            assert len(kept) == 3
            for refused in kept.values():
                assert refused.error.__traceback__ is None and refused.error.__context__ is None

    asyncio.run(play())


def test_a_copy_of_a_refusal_says_the_same() -> None:
    refusal = Refusal(409, "stale", number=3, now=4)
    again = copy.copy(refusal)
    assert (again.status, again.key, again.values) == (409, "stale", {"number": 3, "now": 4}) and again is not refusal


def test_a_connection_too_many_is_cut_and_the_others_are_served(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """So files never run out. A socket counts as the connection it came on."""

    async def play() -> None:
        async with served_here(db) as side:
            table = await side.wire.create(["person"] * 2)
            port = int(side.url.rpartition(":")[2])
            monkeypatch.setattr(connections.Open, "most", connections.Open.count + 4)
            address = f"{side.url.replace('http', 'ws', 1)}{table.path}/socket"
            side.sockets.append(await connect(address, proxy=None))
            await side.sockets[0].send(json.dumps({"token": None}))
            await asyncio.wait_for(side.sockets[0].recv(), 60)
            held = [await asyncio.open_connection("127.0.0.1", port) for _i in range(3)]
            for _i in range(10):
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                with contextlib.suppress(ConnectionError):
                    assert await asyncio.wait_for(reader.read(), 60) == b""
                writer.close()
            assert connections.Open.count == connections.Open.most
            assert (await side.wire.get("/api/health"))["ok"]  # on a connection that was open before
            for _reader, writer in held:
                writer.close()
            while connections.Open.count > connections.Open.most - 3:
                await asyncio.sleep(0.01)
            await side.sockets[0].close()
            while connections.Open.count > connections.Open.most - 4:
                await asyncio.sleep(0.01)

    before = connections.Open.count
    asyncio.run(asyncio.wait_for(play(), 120))
    assert connections.Open.count == before


def test_the_log_does_not_grow_when_the_same_goes_wrong_by_the_thousand(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when files run out and the event loop tries 4096 times a second to take another connection."""
    now = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    monkeypatch.setattr(faults, "last_told", {})
    loop = asyncio.new_event_loop()
    loop.set_exception_handler(faults.report_from_loop)
    for second in range(61):
        now[0] = 1000.0 + second
        for _try in range(100):
            error = OSError(errno.EMFILE, "Too many open files: /a/secret/path")
            loop.call_exception_handler({"message": "socket.accept() out of system resource", "exception": error})
    loop.call_exception_handler({"message": "another"})
    loop.close()
    lines = caplog.text.splitlines()
    assert len(lines) == 3 and all(len(line) < 200 for line in lines)
    assert "OSError" in lines[0] and "secret" not in caplog.text
