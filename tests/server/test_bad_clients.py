"""Clients that are broken or mean. Each gets a clear answer or is cut; other tables do not notice."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from condotta.server.http import connections, stream
from condotta.server.http.guard import counted_as
from condotta.server.http.limits import Bucket, Limiter, Limits, known_by
from condotta.server.refusal import Refusal

from .clients import Sat, Wire, fresh_key, running
from .real import UNLIMITED, served
from .twins import served_here


@contextlib.asynccontextmanager
async def undisturbed(table: Sat) -> AsyncIterator[None]:
    """Meanwhile people at another table play, and can play on afterwards."""
    acts = 0

    async def play() -> None:
        nonlocal acts
        dice = random.Random(1)
        while await table.step(dice):
            acts += 1
            await asyncio.sleep(0.02)

    playing = asyncio.ensure_future(play())
    try:
        yield
        before = acts
        while acts < before + 3 and not playing.done():
            await asyncio.sleep(0.01)
    finally:
        playing.cancel()
        result = await asyncio.gather(playing, return_exceptions=True)
    assert result[0] is None or isinstance(result[0], asyncio.CancelledError), result
    assert acts >= 3


def test_malformed_requests_are_refused_with_a_sentence(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path / "t.db") as wire:
            table = await (await wire.create(["person"] * 2)).join_all()
            acts = f"{table.path}/acts"
            headers = {"authorization": f"Bearer {table.tokens[0]}", "content-type": "application/json"}
            bodies: list[tuple[bytes, int]] = [
                (b"", 400),
                (b"{", 400),
                (b"nul", 400),
                (b"\xff\xfe\x00", 400),
                (b"[" * 60_000, 422),
                (b'{"key": "\\ud800"}', 400),
                (b"[]", 422),
                (b"null", 422),
                (b'"text"', 422),
                (b"{}", 422),
                (b'{"key": "k", "decision": "1", "text": "pass"}', 422),
                (b'{"key": "k", "decision": -1, "text": "pass"}', 422),
                (b'{"key": "k", "decision": 1e400, "text": "pass"}', 422),
                (b'{"key": "k", "decision": 99999999999999999999, "text": "pass"}', 422),
                (b'{"key": "k", "decision": 1, "text": "pass", "seat": 1}', 422),
                (json.dumps({"key": "k", "decision": 1, "text": "x" * 70_000}).encode(), 413),
                (json.dumps({"key": "k", "decision": 1, "text": "play " * 100}).encode(), 422),
                (json.dumps({"key": "k", "decision": 1, "text": "pláy \x00"}).encode(), 400),
            ]
            for body, status in bodies:
                answer = await wire.http.post(acts, headers=headers, content=body)
                assert answer.status_code in (status, 409), (body[:50], answer.text)
                assert answer.json()["sentence"]
            deep = b'{"game": "condottiere", "seats": ["person"], "options": {"a": ' + b"[" * 60_000
            assert (await wire.http.post("/api/tables", headers=headers, content=deep)).status_code == 400
            headers["content-type"] = "text/plain"
            assert (await wire.http.post(acts, headers=headers, content=b"{}")).status_code == 415
            for authorization in ("Basic abc", "Bearer", "Bearer ", "x" * 3000):
                answer = await wire.http.get(table.path, headers={"authorization": authorization})
                assert answer.status_code == 401 and answer.json()["key"] == "unknown-token"
            for query in ("follow=2", "follow=x"):
                assert (await wire.ask("GET", f"{table.path}/stream?{query}")).status_code == 422
            assert (await wire.ask("GET", f"{table.path}/stream?since={10**9}&follow=0")).status_code == 416
            for method in ("PUT", "DELETE", "PATCH", "BREW"):
                assert (await wire.http.request(method, acts)).status_code == 405

    asyncio.run(play())


def test_a_request_that_is_too_large_is_not_even_read_to_its_end(tmp_path: Path) -> None:
    """Ten megabytes, announced or not, or announced as less."""

    async def play() -> None:
        async with running(tmp_path / "t.db") as wire:
            table = await (await wire.create(["person"] * 2)).join_all()
            for announced in ({"content-length": "10485760"}, {}, {"content-length": "100"}, {"content-length": "-1"}):
                sent = 0

                async def parts() -> AsyncIterator[bytes]:
                    nonlocal sent
                    for _part in range(160):
                        sent += 1
                        yield b"x" * 65_536

                headers = {"authorization": f"Bearer {table.tokens[0]}", "content-type": "application/json"}
                answer = await wire.http.post(f"{table.path}/talk", headers=headers | announced, content=parts())
                assert answer.status_code == 413 and answer.json()["key"] == "too-large", announced
                assert answer.headers["connection"] == "close" and sent <= 2

    asyncio.run(play())


def test_large_messages_are_cut_off(tmp_path: Path) -> None:
    """Ten megabytes over a real line: announced, unannounced, and over the socket."""

    async def play() -> None:
        async with served(tmp_path / "t.db", *UNLIMITED) as (wire, server):
            table = await (await wire.create(["person"] * 2)).join_all()
            other = await (await wire.create(["person"] * 3)).join_all()
            before = server.memory()
            head = f"POST {table.path}/talk HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            announced = f"{head}Content-Length: 10000000\r\n\r\n".encode() + b"x" * 10_000_000
            chunked = f"{head}Transfer-Encoding: chunked\r\n\r\n".encode() + b"989680\r\n" + b"x" * 10_000_000
            async with undisturbed(other):
                for content in (announced, chunked):
                    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
                    writer.write(content[:100_000])
                    assert b" 413 " in await asyncio.wait_for(reader.readline(), 60)
                    with contextlib.suppress(ConnectionError):  # it is closed under our hands
                        writer.write(content)
                        await asyncio.wait_for(writer.drain(), 60)
                    writer.close()
                for frame in ("x" * 10_000_000, json.dumps({"token": "y" * 10_000_000})):
                    async with server.socket(table.id) as large:
                        with contextlib.suppress(ConnectionClosed):
                            await large.send(frame)
                        await asyncio.wait_for(large.wait_closed(), 60)
                        assert large.close_code in (1009, 1006)
                async with server.socket(table.id) as chatty:
                    await chatty.send(json.dumps({"token": None}))
                    with contextlib.suppress(ConnectionClosed):
                        for _frame in range(1000):
                            await chatty.send("are you there?")
                    await asyncio.wait_for(chatty.wait_closed(), 60)
            assert server.memory() - before < 30_000_000

    asyncio.run(play())


def test_a_flood_is_answered_with_when_to_come_back(tmp_path: Path) -> None:
    async def play() -> None:
        limits = Limits(per_token=0.2, token_burst=10, per_address=0.2, address_burst=60)
        async with running(tmp_path / "t.db", limits) as wire:
            table = await (await wire.create(["person"] * 2)).join_all()
            answers = [await wire.ask("GET", table.path, table.tokens[0]) for _i in range(20)]
            refused = [answer for answer in answers if answer.status_code == 429]
            assert 8 <= len(refused) <= 12
            assert int(refused[0].headers["retry-after"]) >= 1 and refused[0].json()["key"] == "too-many"
            # Another token of the same address is still served, until the address has had enough.
            assert (await wire.ask("GET", table.path, table.tokens[1])).status_code == 200
            statuses = [(await wire.ask("GET", table.path)).status_code for _i in range(60)]
            assert statuses[0] == 200 and statuses[-1] == 429

    asyncio.run(play())


def test_buckets_fill_again_and_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    bucket = Bucket(2, 3)
    for _i in range(3):
        bucket.take("a")
    with pytest.raises(Refusal):
        bucket.take("a")
    now[0] = 0.6
    bucket.take("a")
    with pytest.raises(Refusal):
        bucket.take("a")
    for i in range(50_000):
        bucket.take(f"address {i}")
    assert len(bucket.levels) < 20_100


def test_open_streams_are_counted() -> None:
    limiter = Limiter(Limits(streams_per_token=2, streams_per_address=3, streams=4))
    with contextlib.ExitStack() as held:
        held.enter_context(limiter.stream_of(None))
        held.enter_context(limiter.stream_of("a"))
        held.enter_context(limiter.stream_of("a"))
        with pytest.raises(Refusal):
            held.enter_context(limiter.stream_of("a"))
        held.enter_context(limiter.stream_of("b"))
        for _i in range(3):
            held.enter_context(limiter.stream("here"))
        with pytest.raises(Refusal):
            held.enter_context(limiter.stream("here"))
        held.enter_context(limiter.stream("there"))
        with pytest.raises(Refusal):
            held.enter_context(limiter.stream("elsewhere"))
    assert not limiter.open


def test_a_seats_socket_counts_once(tmp_path: Path) -> None:
    """For the server, for the address and for the token; and a stream that is refused counts for nobody."""

    async def play() -> None:
        async with served_here(tmp_path / "t.db", Limits(per_address=0, streams_per_token=2)) as side:
            table = await (await side.wire.create(["person"] * 2)).join_all()
            token = table.tokens[0]
            address = f"{side.url.replace('http', 'ws', 1)}{table.path}/socket"
            for count in (1, 2):
                side.sockets.append(await connect(address, proxy=None))
                await side.sockets[-1].send(json.dumps({"token": token}))
                await asyncio.wait_for(side.sockets[-1].recv(), 60)
                assert dict(side.limiter.open) == {"all": count, "a 127.0.0.1": count, f"t {known_by(token)}": count}
            assert (await side.wire.ask("GET", f"{table.path}/stream", token)).status_code == 429
            assert side.limiter.open["all"] == 2

    asyncio.run(play())


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::"),
        ("2001:db8:1:3::1", "2001:db8:1:3::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::"),
        ("::1", "::"),
        ("a name", "a name"),
    ],
)
def test_limits_count_a_network_of_ipv6_as_one(host: str, counted: str) -> None:
    assert counted_as(host) == counted


def is_cut(half: socket.socket) -> bool:
    half.setblocking(False)
    try:
        return half.recv(10) == b""
    except BlockingIOError:
        return False
    except ConnectionError:
        return True


def test_thousands_of_half_open_connections(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path / "t.db", *UNLIMITED) as (wire, server):
            table = await (await wire.create(["person"] * 3)).join_all()
            halves: list[socket.socket] = []
            async with undisturbed(table):
                for number in range(3000):
                    half = socket.create_connection(("127.0.0.1", server.port))
                    half.send([b"", b"GET", b"GET / HTTP/1.1\r\nHost: x\r\n"][number % 3])
                    halves.append(half)
                    if number % 50 == 0:
                        await asyncio.sleep(0.01)
                assert (await wire.get("/api/health"))["ok"]
            # No more than a thousand are kept waiting; the oldest are cut.
            async with asyncio.timeout(60):
                while sum(map(is_cut, halves)) < 1900:
                    await asyncio.sleep(0.05)
            for half in halves:
                half.close()

    asyncio.run(play())


def test_a_half_open_connection_is_cut_in_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HALF_OPEN", 0.3)
    monkeypatch.setattr(stream, "FIRST_FRAME", 0.3)

    async def play() -> None:
        async with served_here(tmp_path / "t.db") as side:
            port = int(side.url.rpartition(":")[2])
            for begin in (b"", b"GET / HTT", b"GET /api/health HTTP/1.1\r\nHost: server\r\n\r\nGET / HT"):
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(begin)
                with contextlib.suppress(ConnectionError):
                    await asyncio.wait_for(reader.read(), 60)
                writer.close()
            table = await side.wire.create(["person"] * 2)
            address = f"{side.url.replace('http', 'ws', 1)}{table.path}/socket"
            async with connect(address, proxy=None) as silent:
                await asyncio.wait_for(silent.wait_closed(), 60)
                assert silent.close_code == 4408

    asyncio.run(play())


def test_a_slow_reader_is_cut_and_can_resume(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stream, "MAX_SEND", 0.5)
    monkeypatch.setattr(connections, "STALLED", 1.0)

    async def talk_on(wire: Wire, table: Sat, times: int) -> None:
        for _i in range(times):
            body = {"text": "x" * 400, "key": fresh_key()}
            await wire.post(f"{table.path}/talk", table.tokens[1], body)

    async def play() -> None:
        async with served_here(tmp_path / "t.db") as side:
            table = await (await side.wire.create(["person"] * 3)).join_all()
            port = int(side.url.rpartition(":")[2])
            deaf = socket.socket()
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.connect(("127.0.0.1", port))
            head = (
                f"GET {table.path}/stream HTTP/1.1\r\nHost: server\r\nAuthorization: Bearer {table.tokens[0]}\r\n\r\n"
            )
            deaf.send(head.encode())
            deaf.setblocking(False)
            for _round in range(40):
                await talk_on(side.wire, table, 40)
                if not side.registry.tables[table.id].watchers:
                    break
            else:
                raise AssertionError("the deaf reader was never cut")
            # What it did hear is whole up to the cut, and it can go on from there.
            heard = b""
            loop = asyncio.get_running_loop()
            with contextlib.suppress(ConnectionError):
                while part := await asyncio.wait_for(loop.sock_recv(deaf, 1 << 20), 60):
                    heard += part
            deaf.close()
            lines = [part.strip() for part in heard.split(b"\n") if part.startswith(b'{"seq"')]
            last = len(lines) - 1 if lines else 0
            rest = await table.messages(table.tokens[0], last)
            assert [message["seq"] for message in rest] == list(range(last + 1, last + 1 + len(rest)))

    asyncio.run(play())
