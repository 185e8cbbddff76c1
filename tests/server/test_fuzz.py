"""The wire, fuzzed from its own description: whatever is sent, the answer is one that is described."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import integers
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
    if mode == GenerationMode.POSITIVE or "{" in name or name.startswith("POST")  # else nothing can be wrong
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
        case.call_and_validate(base_url=fuzzed.url, checks=CHECKS)
        assert fuzzed.thread.is_alive()

    send()
