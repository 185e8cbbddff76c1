"""The wire, fuzzed from its own description: whatever is sent, the answer is one that is described."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import httpx
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import binary, characters, dictionaries, integers, sampled_from, text
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from condotta.server.http.app import ENDPOINTS, VERSION, make_app
from condotta.server.http.connections import PROTOCOLS
from condotta.server.http.openapi import description
from condotta.server.tables.registry import TableRegistry

from .clients import UNLIMITED, Sat, Wire

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]

EXAMPLES = int(os.environ.get("EXAMPLES", "15"))


class Fuzzed:
    """A server in a thread, with a table that is being played and one that waits."""

    def __init__(self, folder: Path) -> None:
        self.registry = TableRegistry(folder / "t.db")
        app = make_app(self.registry, UNLIMITED)
        self.server = uvicorn.Server(uvicorn.Config(app, port=0, log_config=None, access_log=False, **PROTOCOLS))
        self.server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
        self.thread = threading.Thread(target=lambda: asyncio.run(self.server.serve()), daemon=True)
        self.thread.start()
        while not self.server.started:
            self.thread.join(0.02)
        self.url = f"http://127.0.0.1:{self.server.servers[0].sockets[0].getsockname()[1]}"
        self.playing, self.waiting = asyncio.run(self.sit_down())

    async def sit_down(self) -> tuple[Sat, Sat]:
        async with httpx.AsyncClient(base_url=self.url, trust_env=False) as http:
            wire = Wire(http)
            playing = await (await wire.create(["person"] * 3)).join_all()
            return playing, await wire.create(["person"] * 2, public=True)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(15)


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fuzzed]:
    server = Fuzzed(tmp_path_factory.mktemp("fuzz"))
    yield server
    server.stop()


SCHEMA = schemathesis.openapi.from_dict(description(ENDPOINTS, VERSION))
OPERATIONS = {f"{found.ok().method.upper()} {found.ok().path}": found.ok() for found in SCHEMA.get_all_operations()}
CASES = [
    (name, mode)
    for name in OPERATIONS
    for mode in GenerationMode
    if mode == GenerationMode.POSITIVE or "{table}" in name or name.startswith("POST")  # else nothing can be wrong
]


@pytest.mark.parametrize(("name", "mode"), CASES)
def test_whatever_is_sent_the_answer_is_one_that_is_described(name: str, mode: GenerationMode, fuzzed: Fuzzed) -> None:
    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
    @given(case=OPERATIONS[name].as_strategy(generation_mode=mode), choice=integers(0, 4))
    def send(case: schemathesis.Case, choice: int) -> None:
        table = fuzzed.waiting if choice == 0 else fuzzed.playing
        if "table" in case.path_parameters and choice < 4:
            case.path_parameters["table"] = table.id
        if name.endswith(("/stream", "/events")):
            case.query["follow"] = "0"  # else it would never end
        if choice in (0, 1, 2):
            case.headers["Authorization"] = f"Bearer {table.host if choice == 2 else table.tokens[0]}"
        case.call_and_validate(base_url=fuzzed.url, checks=CHECKS, timeout=60)
        assert fuzzed.thread.is_alive()

    send()


PATHS = [*dict.fromkeys(endpoint.path for endpoint in ENDPOINTS), "/", "/t/{table}", "/assets/{table}", "/{table}"]
PATHS += ["/api/openapi.json", "/health/live", "/metrics", "/api/tables/{table}/stream", "/api/tables/{table}/events"]
HEADERS = ["host", "origin", "authorization", "accept-language", "if-none-match", "last-event-id", "content-type",
           "content-length", "accept-encoding", "x-forwarded-for", "range", "expect", "upgrade"]  # fmt: skip
ODD = text(characters(max_codepoint=255, exclude_characters="\r\n\0"), max_size=20) | sampled_from(
    ["http://[::1", "Bearer x", "-1", "9" * 30, "chunked", "*", "gzip", "bytes=0-9", "websocket", "application/json"]
)


@settings(max_examples=EXAMPLES * 10, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(
    method=sampled_from(["GET", "POST", "HEAD", "PUT", "OPTIONS", "BREW"]),
    path=sampled_from(PATHS),
    part=text(max_size=30) | sampled_from(["%00", "%ff", "..", "%2e%2e", "a" * 5000, "%c0%ae", "%", ";", "?follow=0"]),
    headers=dictionaries(sampled_from(HEADERS), ODD, max_size=4),
    body=binary(max_size=60),
)
def test_whatever_is_said_to_any_address_nothing_breaks(
    method: str, path: str, part: str, headers: dict[str, str], body: bytes, fuzzed: Fuzzed
) -> None:
    """As raw bytes, at every address there is, pages too."""
    target = re.sub(r"\{\w+\}", lambda _found: part if part[:1] == "%" else quote(part), path) + "?follow=0"
    lines = [f"{method} {target} HTTP/1.1", "Connection: close"]
    lines += [f"{name}: {value}" for name, value in ({"host": "server"} | headers).items()]
    with socket.create_connection(("127.0.0.1", int(fuzzed.url.rpartition(":")[2])), 20) as raw:
        raw.sendall("\r\n".join([*lines, "", ""]).encode("latin-1") + body)
        raw.shutdown(socket.SHUT_WR)
        answer = b""
        with contextlib.suppress(ConnectionError):
            while part_of := raw.recv(65536):
                answer += part_of
    assert not answer or int(answer.split(b" ", 2)[1]) < 500, (target, headers, answer[:300])
    assert fuzzed.thread.is_alive()
