"""Several servers on one PostgreSQL: whoever acts first wins, whoever was paused or cut off does no harm."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
from psycopg.conninfo import conninfo_to_dict

from .clients import Json, Sat, Wire, fresh_key
from .fleet import fleet, wire_to
from .many import at
from .postgres import Postgres
from .real import UNLIMITED, RealServer

TRIES = int(os.environ.get("TRIES", "60"))
"""At one table, by two servers at the same moment."""
PAUSED = float(os.environ.get("PAUSED", "2"))
"""Seconds for which a server is stopped in the middle of something."""
CUTS = int(os.environ.get("CUTS", "1"))
LATE = ("stale", "already-answered", "not-asked", "game-over", "illegal")


@contextlib.asynccontextmanager
async def wires(*servers: RealServer) -> AsyncIterator[list[Wire]]:
    async with contextlib.AsyncExitStack() as stack:
        yield [
            Wire(await stack.enter_async_context(httpx.AsyncClient(base_url=each.url, timeout=120, trust_env=False)))
            for each in servers
        ]


async def same_everywhere(table: Sat, *others: Sat) -> None:
    """All that was told to every seat is the same at each server, and without a gap."""
    for token in table.tokens.values():
        lines = await table.lines(token)
        assert [json.loads(line)["seq"] for line in lines] == [*range(1, len(lines) + 1)]
        for other in others:
            assert await other.lines(token) == lines


def test_two_servers_that_act_at_the_same_moment(postgres: Postgres, tmp_path: Path) -> None:
    """One wins, the other is told the truth; under one key both are told the same."""

    async def play() -> None:
        dice = random.Random(7)
        async with fleet(postgres, tmp_path, 2, 0) as (servers, _bots, _address), wires(*servers) as (one, other):
            here = await (await one.create(["person", "person"])).join_all()
            there = at(other, here)
            won = {True: 0, False: 0}
            newest: dict[int, Json] = {}
            for number in range(TRIES):
                seat = await asked(here, newest)
                if seat is None:
                    await same_everywhere(here, there)
                    here, newest = await (await one.create(["person", "person"])).join_all(), {}
                    there = at(other, here)
                    seat = await asked(here, newest)
                    assert seat is not None
                decision = newest[seat]["decision"]
                texts = [option["text"] for option in decision["options"]]
                same = number % 3 == 0
                first, second = dice.choice(texts), dice.choice(texts)
                keys = [fresh_key(), fresh_key()]
                bodies = [
                    {"decision": decision["number"], "text": first, "key": keys[0]},
                    {"decision": decision["number"], "text": first if same else second, "key": keys[not same]},
                ]
                answers = await asyncio.gather(
                    *(table.wire.ask("POST", f"{table.path}/acts", table.tokens[seat], body)
                      for table, body in zip((here, there), bodies, strict=True))
                )  # fmt: skip
                good = [answer.status_code == 200 for answer in answers]
                if same:
                    assert good == [True, True], [answer.text for answer in answers]
                    assert answers[0].json()["seq"] == answers[1].json()["seq"]
                else:
                    assert sum(good) == 1, [answer.text for answer in answers]
                    refused = answers[good.index(False)].json()
                    assert refused["key"] in LATE, refused
                    won[good[0]] += 1
            await same_everywhere(here, there)
            assert min(won.values()) > 0, won

    asyncio.run(play())


async def asked(table: Sat, newest: dict[int, Json]) -> int | None:
    """The seat that is asked; only what is new is read, since there are thousands of these."""
    for seat, token in table.tokens.items():
        for message in await table.messages(token, newest[seat]["seq"] if seat in newest else 0):
            newest[seat] = message
        decision = newest[seat]["decision"]
        if decision is not None and decision["asked"]:
            return seat
    return None


async def step_beside(table: Sat, dice: random.Random) -> bool:
    """A step while an act of the stopped server may still reach the database: then another question is open."""
    while (seat := await table.asked()) is not None:
        decision = (await table.now(seat))["decision"]
        text = dice.choice([option["text"] for option in decision["options"]] or [decision["default"]])
        body = {"decision": decision["number"], "text": text, "key": fresh_key()}
        answer = await table.wire.ask("POST", f"{table.path}/acts", table.tokens[seat], body)
        if answer.status_code == 200:
            return True
        assert answer.json()["key"] in LATE, answer.text
    return False


def test_a_server_that_was_stopped_in_the_middle_of_an_act_does_no_harm(postgres: Postgres, tmp_path: Path) -> None:
    async def play() -> None:
        dice = random.Random(3)
        async with fleet(postgres, tmp_path, 2, 0) as (servers, _bots, _address), wires(*servers) as (one, other):
            for after in (0.0, 0.001, 0.003, 0.01):
                here = await (await one.create(["person", "person"])).join_all()
                there = at(other, here)
                for _act in range(10):
                    await there.step(dice)
                seat = await here.asked()
                assert seat is not None
                decision = (await here.now(seat))["decision"]
                texts = [option["text"] for option in decision["options"]]
                body = {"decision": decision["number"], "text": texts[0], "key": fresh_key()}
                answering = asyncio.ensure_future(one.ask("POST", f"{here.path}/acts", here.tokens[seat], body))
                await asyncio.sleep(after)
                assert servers[0].process is not None
                servers[0].process.send_signal(signal.SIGSTOP)
                try:
                    async with asyncio.timeout(60):
                        for _act in range(6):
                            assert await step_beside(there, dice)
                    await asyncio.sleep(PAUSED / 4)
                finally:
                    servers[0].process.send_signal(signal.SIGCONT)
                try:
                    answer = await answering
                except httpx.HTTPError:
                    answer = None
                if answer is None or answer.json().get("key") == "too-slow":
                    # Neither the connection nor a request that has not arrived lasts a minute: again, under its key.
                    answer = await one.ask("POST", f"{here.path}/acts", here.tokens[seat], body)
                if answer.status_code == 200:
                    told = (await there.messages(there.tokens[seat]))[answer.json()["seq"] - 1]
                    assert told["entry"]["seat"] == seat and told["entry"]["act"]["text"] == texts[0]
                else:
                    assert answer.json()["key"] in LATE, answer.text
                await same_everywhere(here, there)
                assert await here.step(dice), "it goes on"

    asyncio.run(play())


class Cable:
    """Between a server and its database: it can be cut."""

    def __init__(self, socket: str) -> None:
        self.socket = socket
        self.port = 0
        self.cut = False
        self.writers: set[asyncio.StreamWriter] = set()

    @contextlib.asynccontextmanager
    async def laid(self) -> AsyncIterator[Cable]:
        listening = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        self.port = listening.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            listening.close()
            self.drop()

    def drop(self) -> None:
        for writer in [*self.writers]:
            writer.transport.abort()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.cut:
            writer.transport.abort()
            return
        from_database, to_database = await asyncio.open_unix_connection(self.socket)
        both = {writer, to_database}
        self.writers |= both
        await asyncio.gather(passed(reader, to_database), passed(from_database, writer))
        self.writers -= both


async def passed(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    writer.close()


def test_a_cut_between_a_server_and_the_database_is_survived(postgres: Postgres, tmp_path: Path) -> None:
    async def play(address: str) -> None:
        dice = random.Random(5)
        name = conninfo_to_dict(address)["dbname"]
        async with Cable(f"{postgres.folder}/.s.PGSQL.5432").laid() as cable:
            far = f"postgresql://condotta@127.0.0.1:{cable.port}/{name}"
            options = [*UNLIMITED, "--bot-processes", "2"]
            cut = RealServer(far, *options, log=tmp_path / "cut.log")
            whole = RealServer(address, *options, log=tmp_path / "whole.log")
            await asyncio.gather(asyncio.to_thread(cut.start), asyncio.to_thread(whole.start))
            try:
                async with wires(cut, whole) as (one, other):
                    await survive(cable, one, other, dice)
            finally:
                for server in (cut, whole):
                    await asyncio.to_thread(server.stop)

    with postgres.database() as address:
        asyncio.run(play(address))


async def survive(cable: Cable, one: Wire, other: Wire, dice: random.Random) -> None:
    here = await (await one.create(["person", "person"])).join_all()
    there = at(other, here)
    heard: list[str] = []
    listening = asyncio.ensure_future(listen(here, heard))
    for _cut in range(CUTS):
        for _act in range(4):
            await here.step(dice)
        cable.cut = True
        cable.drop()
        seat = await there.asked()
        assert seat is not None
        decision = (await there.now(seat))["decision"]
        body = {"decision": decision["number"], "text": decision["options"][0]["text"], "key": fresh_key()}
        refused = await one.ask("POST", f"{here.path}/acts", here.tokens[seat], body)
        assert refused.status_code == 503, refused.text
        for _act in range(4):
            assert await there.step(dice)
        cable.cut = False
        async with asyncio.timeout(60):
            while (again := await one.ask("POST", f"{here.path}/acts", here.tokens[seat], body)).status_code == 503:
                await asyncio.sleep(0.1)
        assert again.json()["key"] in LATE, again.text
        await same_everywhere(there, here)
    count = len(await there.lines(here.tokens[0]))
    async with asyncio.timeout(60):
        while len(heard) < count:
            await asyncio.sleep(0.05)
    assert heard == await there.lines(here.tokens[0]), "a stream that was open all the time"
    listening.cancel()


async def listen(table: Sat, heard: list[str]) -> None:
    """One stream, never opened anew."""
    headers = {"authorization": f"Bearer {table.tokens[0]}"}
    async with table.wire.http.stream("GET", f"{table.path}/stream?since=0", headers=headers) as answer:
        async for line in answer.aiter_lines():
            if line:
                heard.append(line)


def test_a_seat_moves_from_server_to_server_between_two_messages(postgres: Postgres, tmp_path: Path) -> None:
    async def play() -> None:
        dice = random.Random(11)
        async with fleet(postgres, tmp_path, 3, 0) as (servers, _bots, _address), wire_to(servers, dice) as wire:
            table = await (await wire.create(["person", "person"])).join_all()
            heard: list[str] = []
            for _act in range(30):
                await table.step(dice)
                heard += (await table.lines(table.tokens[0], len(heard)))[:1]
            assert heard == (await table.lines(table.tokens[0]))[: len(heard)]

    asyncio.run(play())


def test_several_processes_serve_at_one_address_and_end_together(postgres: Postgres, tmp_path: Path) -> None:
    async def play() -> None:
        dice = random.Random(2)
        async with fleet(postgres, tmp_path, 1, 0, "--workers", "3") as ([server], _bots, _address):
            assert server.process is not None and server.process.stdout is not None
            parent = server.process.pid
            workers = [int(each) for each in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]
            assert len(workers) == 3
            async with wire_to([server], dice) as wire:
                table = await (await wire.create(["person", "person"])).join_all()
                for number, worker in enumerate(workers):
                    for _act in range(3):
                        assert await table.step(dice)
                    if number < 2:
                        os.kill(worker, signal.SIGKILL)
                assert await table.step(dice)
            assert await asyncio.to_thread(server.stop) == 0
            assert not any(Path(f"/proc/{worker}").exists() for worker in workers)
            assert "Open http" not in server.log.read_text()

    asyncio.run(play())
