"""Small clients for the tests: a registry in the same process, and a player who knows nothing but the wire."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import secrets
import sqlite3
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from starlette.applications import Starlette

from condotta.server.http.app import make_app
from condotta.server.http.limits import Limits
from condotta.server.log.store import is_address
from condotta.server.log.times import ServerTime
from condotta.server.notices.settings import NoticeSettings
from condotta.server.tables import bot_turns
from condotta.server.tables.registry import TableRegistry

UNLIMITED = Limits(per_token=0, per_address=0, creates_per_address=0, streams_per_token=0, streams_per_address=0)
Json = dict[str, Any]
keys = count()


class StillTime(ServerTime):
    """Time that passes only where a test says so: at all servers that have it, or at one by its own `moment`."""

    moment = 0

    def now(self) -> int:
        return self.moment


def fresh_key() -> str:
    return f"key-{next(keys)}"


def ask_database(db: str, statement: str, *values: object) -> list[Any]:
    """A statement in SQL, around all that the server is."""
    if is_address(db):
        with psycopg.connect(db) as postgres:
            cursor = postgres.execute(statement.replace("?", "%s").encode(), values)
            return cursor.fetchall() if cursor.description else []
    with contextlib.closing(sqlite3.connect(db)) as file, file:
        return file.execute(statement, values).fetchall()


@contextlib.contextmanager
def same_games(name: str) -> Iterator[None]:
    """At servers in this process chance and bots decide alike in every run, so that no test depends on luck."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(secrets, "randbits", random.Random(name).getrandbits)
        patch.setattr(bot_turns, "dice_of", lambda state, seat: f"{state.row.seq} {seat}")
        yield


REFUSED = (sqlite3.IntegrityError, psycopg.IntegrityError)
"""What a database raises that does not let it be done."""


async def hear_all(*wires: Wire) -> None:
    """What others have done on the same database is known at these servers: they would hear of it in a moment."""
    for wire in wires:
        for table in [*wire.registry.tables.values()]:
            await table.hear()


@contextlib.asynccontextmanager
async def running(
    db: str | Path, limits: Limits = UNLIMITED, notices: NoticeSettings | None = None
) -> AsyncIterator[Wire]:
    """A registry and its handlers, without a network."""
    registry = TableRegistry(db)
    app = make_app(registry, limits, notices=notices)
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app=app, raise_app_exceptions=True)
        async with httpx.AsyncClient(transport=transport, base_url="http://server") as http:
            yield Wire(http, registry, app)


class Wire:
    def __init__(
        self, http: httpx.AsyncClient, registry: TableRegistry | None = None, app: Starlette | None = None
    ) -> None:
        self.http = http
        self._registry = registry
        self.app = app

    @property
    def registry(self) -> TableRegistry:
        assert self._registry is not None
        return self._registry

    async def ask(self, method: str, path: str, token: str | None = None, body: object = None) -> httpx.Response:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        if method == "GET":
            return await self.http.get(path, headers=headers)
        headers["content-type"] = "application/json"
        return await self.http.post(path, headers=headers, content=json.dumps({} if body is None else body))

    async def post(self, path: str, token: str | None = None, body: object = None, status: int = 200) -> Json:
        answer = await self.ask("POST", path, token, body)
        assert answer.status_code == status, (path, answer.status_code, answer.text)
        found: Json = answer.json()
        return found

    async def get(self, path: str, token: str | None = None, status: int = 200) -> Json:
        answer = await self.ask("GET", path, token)
        assert answer.status_code == status, (path, answer.status_code, answer.text)
        found: Json = answer.json()
        return found

    async def refused(self, status: int, key: str, path: str, token: str | None = None, body: object = None) -> Json:
        found = await self.post(path, token, body, status)
        assert found["key"] == key, found
        assert found["sentence"]
        return found

    async def create(self, seats: list[str], game: str = "condottiere", **more: object) -> Sat:
        made = await self.post("/api/tables", None, {"game": game, "seats": seats, **more}, 201)
        return Sat(self, made)


class Sat:
    """A table that was created, with all its tokens."""

    def __init__(self, wire: Wire, made: Json) -> None:
        self.wire = wire
        self.made = made
        self.id: str = made["table"]
        self.host: str = made["host"]
        self.tokens: dict[int, str] = {seat["seat"]: seat["token"] for seat in made["seats"]}
        self.path = f"/api/tables/{self.id}"

    async def join_all(self) -> Sat:
        for seat, token in self.tokens.items():
            await self.wire.post(f"{self.path}/join", token, {"name": f"Player {seat}"})
        return self

    async def messages(self, token: str | None, since: int = 0, viewer: str | None = None) -> list[Json]:
        return [json.loads(line) for line in await self.lines(token, since, viewer)]

    async def lines(self, token: str | None, since: int = 0, viewer: str | None = None) -> list[str]:
        query = f"?since={self.place(token, since)}&follow=0" + (f"&eye={viewer}" if viewer else "")
        answer = await self.wire.ask("GET", f"{self.path}/stream{query}", token)
        assert answer.status_code == 200, answer.text
        return [line for line in answer.text.split("\n") if line]

    def place(self, token: str | None, number: int) -> str:
        """A place in the stream, as the viewer calls it who has this token."""
        seats = [seat for seat, held in self.tokens.items() if held == token]
        return f"{'ABCDEF'[seats[0]] if seats else 'public'}{number}" if number else "0"

    async def now(self, seat: int | None) -> Json:
        """The latest message of a seat."""
        token = None if seat is None else self.tokens[seat]
        seq = (await self.wire.get(self.path, token))["seq"]
        return (await self.messages(token, seq - 1))[-1]

    async def asked(self) -> int | None:
        """A seat that is asked, if any."""
        for seat in self.tokens:
            decision = (await self.now(seat))["decision"]
            if decision is not None and decision["asked"]:
                return seat
        return None

    async def act(self, seat: int, text: str, key: str | None = None, status: int = 200) -> Json:
        decision = (await self.now(seat))["decision"]
        body = {"decision": decision["number"] if decision else 0, "text": text, "key": key or fresh_key()}
        return await self.wire.post(f"{self.path}/acts", self.tokens[seat], body, status)

    async def step(self, dice: random.Random) -> bool:
        """Let a seat that is asked take any option; False when nobody is."""
        seat = await self.asked()
        if seat is None:
            return False
        choices = (await self.now(seat))["decision"]["options"]
        await self.act(seat, dice.choice(choices)["text"])
        return True

    async def state(self) -> str:
        found: str = (await self.wire.get(self.path))["table"]["state"]
        return found

    async def ends(self) -> None:
        """Bots play it to its end."""
        while await self.state() != "over":
            await asyncio.sleep(0.02)
