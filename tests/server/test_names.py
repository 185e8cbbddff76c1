"""Names of people: none can be mistaken for another, and a new one is told. Names of the server: only its own."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

import httpx
import pytest

from condotta.server import serve
from condotta.server.http.app import make_app
from condotta.server.process import names_of
from condotta.server.refusal import Refusal
from condotta.server.state.names import checked_name, look_of
from condotta.server.state.talk import MAX_TEXT, cleaned

from .clients import UNLIMITED, running
from .twins import served_here


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada \t Lovelace\n", "Ada Lovelace"),
        ("Zoë Ångström", "Zoë Ångström"),
        ("Łukasz", "Łukasz"),
        ("Ада", "Ада"),
        ("山田 Taro", "山田 Taro"),
        ("A\u200bd\u2060a\ufeff", "Ada"),
        ("\u202eadA\u202c", "adA"),
        ("A\u2800d\u3164a\u034f\ufe0f\u200d", "Ada"),
        ("A\U000e0041da", "Ada"),
        ("Ａｄａ", "Ada"),
        ("𝓐𝓭𝓪", "Ada"),
        ("Z\u0301\u0302\u0303\u0304\u0305o", "Ź\u0302\u0303o"),
        ("\u0301\u0302\u0303Ada", "Ada"),
        ("🦊", "🦊"),
    ],
)
def test_what_cannot_be_seen_is_left_out_of_a_name(given: str, shown: str) -> None:
    assert checked_name(given) == shown


@pytest.mark.parametrize("given", ["\u2800", "\u3164 \u115f", "\u200d\ufe0f", "\u0301", " ", "\ud800"])
def test_a_name_of_which_nothing_is_seen_is_refused(given: str) -> None:
    with pytest.raises(Refusal) as refused:
        checked_name(given)
    assert refused.value.key == "empty-text"


@pytest.mark.parametrize("given", ["Аda", "Ada А", "Αda", "Aдa", "Ааα"])
def test_scripts_that_are_confused_do_not_mix(given: str) -> None:
    with pytest.raises(Refusal) as refused:
        checked_name(given)
    assert refused.value.key == "name-mixed"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "ADA"), ("Ada", "Ädà"), ("Ada", "A d a"), ("Ada", "Ada."), ("Copy", "Сору"), ("Oleg", "0leg"),
        ("Ian", "lan"), ("Ian", "1an"), ("Burn", "Bum"), ("Wim", "VVim"), ("Toto", "Τοτο"), ("Boss", "Βοss"[:2] + "ss"),
    ],
)  # fmt: skip
def test_names_that_look_alike_are_one(one: str, other: str) -> None:
    assert look_of(one) == look_of(other)


def test_names_that_do_not_look_alike_are_two() -> None:
    names = ["Ada", "Adam", "Bea", "Cy", "Zoe", "Ада", "Яна", "山田", "🦊", "🐻", "...", "!!"]
    assert len({look_of(name) for name in names}) == len(names)


def test_talk_is_seen_and_keeps_its_emoji() -> None:
    assert cleaned("👩\u200d🚀 ❤\ufe0f ok", MAX_TEXT) == "👩\u200d🚀 ❤\ufe0f ok"
    with pytest.raises(Refusal):
        cleaned("\u2800\u3164", MAX_TEXT)


def test_no_two_at_a_table_look_alike_and_a_new_name_is_told(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await wire.create(["person"] * 2)
            join = f"{table.path}/join"
            await wire.post(join, table.tokens[0], {"name": "Copy"})
            await wire.refused(409, "name-taken", join, table.tokens[1], {"name": "Сору"})
            await wire.refused(422, "name-mixed", join, table.tokens[1], {"name": "Сopy"})
            await wire.post(join, table.tokens[1], {"name": "Bea"})
            assert (await table.now(0))["table"]["state"] == "playing"
            await wire.refused(409, "name-taken", join, table.tokens[1], {"name": "copy"})
            done = await wire.post(join, table.tokens[1], {"name": "Dan"})
            for seat in (0, 1, None):
                told = await table.now(seat)
                assert told["seq"] == done["seq"] and told["kind"] == "seat"
                assert told["change"] == {"seat": 1, "what": "renamed", "was": "Bea"}
                assert told["table"]["seats"][1]["name"] == "Dan"
            await wire.post(join, table.tokens[1], {"name": "Dan"})  # the same again is no new name
            assert (await table.now(0))["change"] == {"seat": 1, "what": "joins"}
            lines = await table.lines(None)
            wire.registry.tables.clear()
            assert await table.lines(None) == lines

    asyncio.run(play())


def options(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    serve.add_arguments(parser)
    return parser.parse_args([*words])


def test_which_names_a_server_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "Castle.lan")
    assert names_of(options()) is None and names_of(options("--proxy")) is None
    assert names_of(options("--listen", "unix:/run/x")) is None
    assert names_of(options("--listen", "192.0.2.1:80", "--proxy", "192.0.2.2")) is None
    assert names_of(options("--listen", "192.0.2.1:80")) == names_of(options("--public"))
    assert names_of(options("--public")) == {"localhost", "castle.lan", "castle.local"}
    assert names_of(options("--name", "Tables.Example.org")) == {
        "localhost", "castle.lan", "castle.local", "tables.example.org"
    }  # fmt: skip


def test_only_its_own_names_and_addresses_are_served(db: str) -> None:
    known = ["localhost", "LOCALHOST:8000", "castle.", "castle:1", "192.0.2.5", "192.0.2.5:8000"]
    unknown = ["evil.example", "castle.evil.example", "192.0.2.6", "[::1", "[::1]", "", "localhost@evil.example", "x y"]

    async def play() -> None:
        async with running(db) as wire:
            app = make_app(wire.registry, UNLIMITED, frozenset({"localhost", "castle"}))
            transport = httpx.ASGITransport(app=app)
            async with httpx.AsyncClient(transport=transport, base_url="http://192.0.2.5") as http:
                for path in ("/", "/api/games", "/nothing"):
                    for host in known:
                        assert (await http.get(path, headers={"host": host})).status_code != 421, host
                    for host in unknown:
                        answer = await http.get(path, headers={"host": host})
                        assert answer.status_code == 421 and answer.json()["key"] == "unknown-host", host
            assert (await wire.http.get("/", headers={"host": "evil.example"})).status_code == 200  # where any will do

    asyncio.run(play())


def test_a_request_with_two_lengths_is_refused_and_what_follows_is_not_read(tmp_path: Path) -> None:
    async def play() -> None:
        async with served_here(tmp_path / "t.db") as side:
            reader, writer = await asyncio.open_connection("127.0.0.1", int(side.url.rpartition(":")[2]))
            head = "POST /api/qr HTTP/1.1\r\nHost: server\r\nContent-Type: application/json\r\n"
            hidden = "GET /api/health HTTP/1.1\r\nHost: server\r\n\r\n"
            writer.write(f"{head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n{hidden}".encode())
            answer = await asyncio.wait_for(reader.read(), 60)
            assert answer.startswith(b"HTTP/1.1 400") and b"two-lengths" in answer
            assert answer.count(b"HTTP/1.1") == 1
            writer.close()

    asyncio.run(play())
