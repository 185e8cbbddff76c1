"""Inputs that no honest client sends: each gets an answer that is no fault of ours, and the log does not tell of it."""

from __future__ import annotations

import asyncio
import copy
import io
import json
import logging
import os
import random
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from condotta.games import GAMES
from condotta.kernel.errors import SetupError
from condotta.kernel.plain import is_plain
from condotta.server import logs
from condotta.server.state.records import stream_of
from condotta.words import languages

from .clients import running
from .test_replay import played
from .twins import served_here

WESTERIA: dict[str, Any] = json.loads(files("condotta.games.conquest").joinpath("westeria.json").read_text("utf-8"))
ODD = [
    "null", "true", "0", "-1", "9" * 25, "9" * 400, "18446744073709551616", "1e400", '""', '"x"', "[]", "{}", "[[]]",
    "[null]", "[{}]", '["a", "b"]', '{"a": 1}', "[1, 2]", "[" * 300 + "]" * 300, '{"a": ' * 968 + "1" + "}" * 968,
    '"\\u0000"', '"\\ud800"', '["SH.a", {}]', f'"{"long " * 2000}"',
]  # fmt: skip
"""In place of a part of a board, as JSON."""
CASES = int(os.environ.get("EXAMPLES", "15")) * 6


def parts_of(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The places of a board: of every list the first two, of every object one that is not known too."""
    yield path
    if isinstance(value, dict):
        yield (*path, "unknown")
        for key in value:
            yield from parts_of(value[key], (*path, key))
    elif isinstance(value, list):
        for number in range(min(2, len(value))):
            yield from parts_of(value[number], (*path, number))


def changed(value: Any, path: tuple[str | int, ...], odd: Any) -> Any:
    if not path:
        return odd
    found = copy.copy(value)
    first, *rest = path
    found[first] = changed(value[first], tuple(rest), odd) if first != "unknown" else odd
    return found


def test_whatever_a_board_holds_is_told_in_a_sentence_and_saved_only_if_it_is_taken(tmp_path: Path) -> None:
    async def play() -> None:
        cases = [(path, odd) for path in parts_of(WESTERIA) for odd in ODD]
        cases = random.Random(1).sample(cases, min(CASES, len(cases)))
        cases += [((), odd) for odd in ODD] + [(("zones",), "[null]"), (("unknown",), '{"a": ' * 968 + "1" + "}" * 968)]
        async with running(tmp_path / "t.db") as wire:
            taken = 0
            for number, (path, odd) in enumerate(cases):
                board = json.dumps(changed(WESTERIA, path, "@")).replace('"@"', odd)
                content = f'{{"game": "conquest", "seats": ["person", "person"], "options": {{"board": {board}}}}}'
                headers = {
                    "content-type": "application/json", "accept-language": languages()[number % len(languages())]
                }  # fmt: skip
                answer = await wire.http.post("/api/tables", headers=headers, content=content)
                assert answer.status_code in (201, 400, 413, 422), (path, odd[:50], answer.text)
                taken += answer.status_code == 201
                assert len(await wire.registry.store.tables()) == taken, (path, odd[:50])
                if answer.status_code == 201:
                    table = f"/api/tables/{answer.json()['table']}"
                    wire.registry.tables.clear()
                    for what in ("", "/stream?follow=0", "/record"):
                        assert (await wire.ask("GET", table + what)).status_code == 200, (path, odd[:50])
                else:
                    assert answer.json()["sentence"] and len(answer.content) < 10_000
            assert taken > 5

    asyncio.run(play())


@pytest.mark.parametrize(
    ("value", "plain"),
    [
        ({"a": [1, 2.5, "é", None, True]}, True),
        ({"a": 1 << 63}, False),
        ([-(1 << 64)], False),
        (float("inf"), False),
        ([float("nan")], False),
        ({"\ud800": 1}, False),
        (["\udfff"], False),
        (json.loads("[" * 21 + "]" * 21), True),
        (json.loads("[" * 22 + "]" * 22), False),
        (json.loads('{"a": ' * 21 + "1" + "}" * 21), False),
    ],
)
def test_what_is_plain(value: object, plain: bool) -> None:
    assert is_plain(value) is plain


@pytest.mark.parametrize("game", GAMES)
def test_options_that_cannot_be_kept_are_refused_by_every_game(game: str) -> None:
    for value in (1 << 70, "\ud800", json.loads("[" * 400 + "]" * 400), float("nan")):
        with pytest.raises(SetupError) as refused:
            GAMES[game].new(3, {"variants": [value]})
        assert refused.value.key == "options-not-plain"


def test_whatever_a_record_holds_is_told_in_a_sentence(tmp_path: Path) -> None:
    head, _, rest = played(1).partition("\n")

    def headed(other: dict[str, object]) -> str:
        return json.dumps(json.loads(head) | other) + "\n" + rest

    records = [
        headed({"notes": {"names": ["\u202e" * 9, 5, "x" * 99]}}),
        headed({"notes": {"names": [{}, [], " "], "seats": ["x", ["steady"], "\u2800"]}}),
        headed({"notes": {"names": ["\ud800"]}}),
        headed({"seats": 10**400}),
        headed({"game": json.loads("[" * 900 + "]" * 900)}),
        headed({"options": {"variants": [10**300]}}),
        headed({"rules": "\ud800" * 9000}),
        head + '\n["A", "\\ud800"]\n',
        head + '\n["\\ud800", "pass"]\n',
        head + "\n" + "9" * 5000,
        head + "\n" + "[" * 5000,
        played(1) + "x" * 100_000,
        "\x00" * 1000,
    ]  # fmt: skip

    async def play() -> None:
        async with running(tmp_path / "t.db") as wire:
            for number, record in enumerate(records):
                answer = await wire.ask("POST", "/api/replay", None, {"record": record})
                assert answer.status_code == (200 if number < 2 else 422), (record[:200], answer.text)
                assert number < 2 or (answer.json()["sentence"] and len(answer.content) < 10_000)
            last = json.loads(stream_of(records[0], "A")[-1])
            assert [seat["name"] for seat in last["table"]["seats"]] == ["A", "B", "C"]

    asyncio.run(play())


HOSTILE = [
    ("/%00", {}), ("/" + "x" * 9000, {}), ("/" + "x/" * 4000, {}), ("/t/%00", {}), ("/api/tables/%00", {}),
    ("/api/tables/%ff%fe", {}), ("/api/texts/%00", {}), ("/api/games", {"Origin": "http://[::1"}),
    ("/api/games", {"Origin": "null"}), ("/api/games", {"Origin": "http://\xff"}), ("/%2e%2e/%2e%2e/app.py", {}),
    ("/api/tables/x/events?since=%00", {}), ("/api/tables/x/events", {"Last-Event-ID": "\xb2"}),
    ("/api/health", {"Accept-Language": "fr;q=nan, nl;q=inf,\xff;q=1e999"}),
    ("/api/health", {"Authorization": "Bearer \xff\xfe"}), ("/api/health", {"If-None-Match": "\xff"}),
]  # fmt: skip


def test_hostile_requests_are_refused_and_the_log_stays_silent(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with served_here(tmp_path / "t.db") as side:
            port = int(side.url.rpartition(":")[2])
            for path, headers in HOSTILE:
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                lines = [f"GET {path} HTTP/1.1", "Host: server", "Connection: close"]
                lines += [f"{name}: {value}" for name, value in headers.items()]
                writer.write("\r\n".join([*lines, "", ""]).encode("latin-1"))
                answer = await asyncio.wait_for(reader.read(), 60)
                status = int(answer.split(b" ", 2)[1])
                assert status in (200, 400, 401, 403, 404, 422), (path, headers, answer[:200])
                writer.close()

    asyncio.run(play())
    assert caplog.text == "", caplog.text


def test_a_number_that_is_none_in_ascii_announces_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path / "t.db") as wire:
            headers = [(b"content-type", b"application/json"), (b"content-length", b"\xb2")]
            answer = await wire.http.post("/api/tables", headers=headers, content=b"{}")
            assert answer.status_code in (400, 422)

    asyncio.run(play())


def test_neither_a_path_nor_a_token_reaches_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even where something goes wrong: in a handler, in a stream, and where our hands do not reach."""
    told = io.StringIO()
    handler = logging.StreamHandler(told)
    handler.setFormatter(logs.Lines())
    logging.getLogger().addHandler(handler)

    async def play() -> None:
        async with served_here(tmp_path / "t.db") as side:
            table = await side.wire.create(["person"] * 2)

            def broken(table_id: str) -> None:
                raise ValueError(f"the token {table.tokens[0]} asked for {table_id}")

            monkeypatch.setattr(side.registry, "get", broken)
            for what in ("", "/stream", "/events", "/record"):
                assert (await side.wire.ask("GET", table.path + what, table.tokens[0])).status_code == 500
            logging.getLogger("uvicorn.error").error("Exception in %s", table.path, exc_info=ValueError(table.path))
            logging.getLogger("asyncio").error(ValueError(table.path))
            logging.getLogger("condotta").error("fault %s", "told")
            assert table.id not in told.getvalue() and table.tokens[0] not in told.getvalue()

    try:
        asyncio.run(play())
    finally:
        logging.getLogger().removeHandler(handler)
    lines = told.getvalue().splitlines()
    assert len(lines) == 7 and all("ValueError at" in line for line in lines[:6]) and lines[6] == "ERROR fault told"


def test_the_plugin_that_brought_runs_down_is_not_loaded(request: pytest.FixtureRequest) -> None:
    assert not request.config.pluginmanager.has_plugin("schemathesis")
