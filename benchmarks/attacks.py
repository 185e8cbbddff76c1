"""How long other seats' acts take while a stranger attacks, each attack from a few addresses at their limits.

Part of `benchmarks/server.py`; by itself: python benchmarks/attacks.py [--seconds 5] [--addresses 3]

The server has its usual limits. People play from addresses of their own; what is refused to the attacker as too much is
sent again a moment later. The quiet figures stand beside the others, of the same run.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import random
import re
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from server import Bench, Server, pin, say  # type: ignore[import-not-found]

from condotta.games import GAMES
from condotta.kernel.engine import options, pending, sample
from condotta.kernel.record import Recording
from condotta.kernel.rng import Rng
from condotta.kernel.seats import CHANCE

TABLES, ACTS_PER_SECOND = 8, 40
CONNECTIONS = 16
"""Of each attacking address."""
PAST = 60
"""Messages that the attacked table has told already."""
TOO_MUCH = 0.25
"""Seconds after which a refused request is sent again."""
LENGTH = re.compile(rb"content-length: (\d+)")

Ask = Callable[[str, str, str | None, object], Awaitable[tuple[int, bytes]]]
Attack = Callable[[Ask, "Prey"], Awaitable[None]]


class Prey:
    """What the attacker has made for itself: a table of two seats, and a long record."""

    def __init__(self, table: str, tokens: list[str], record: str) -> None:
        self.path = f"/api/tables/{table}"
        self.tokens = tokens
        self.record = json.dumps({"record": record}).encode()
        self.keys = itertools.count()


def connected(port: int, address: str) -> Ask:
    """One connection from an address, opened again whenever it is closed."""
    streams: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []

    async def ask(method: str, path: str, token: str | None, body: object) -> tuple[int, bytes]:
        if not streams:
            streams.append(await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0)))
        reader, writer = streams[0]
        content = body if isinstance(body, bytes) else b"" if method == "GET" else json.dumps(body).encode()
        lines = [f"{method} {path} HTTP/1.1", "Host: localhost", "Accept-Encoding: gzip"]
        if method == "POST":
            lines += ["Content-Type: application/json", f"Content-Length: {len(content)}"]
        if token is not None:
            lines.append(f"Authorization: Bearer {token}")
        try:
            writer.write("\r\n".join([*lines, "", ""]).encode() + content)
            head = await reader.readuntil(b"\r\n\r\n")
            length = LENGTH.search(head)
            if length is None:  # a stream: only its beginning is taken
                streams.clear()
                writer.close()
                return int(head.split(b" ", 2)[1]), b""
            status, answer = int(head.split(b" ", 2)[1]), await reader.readexactly(int(length[1]))
            if status == 429:
                await asyncio.sleep(TOO_MUCH)
            return status, answer
        except (ConnectionError, asyncio.IncompleteReadError):
            streams.clear()
            return 0, b""

    return ask


# The attacks


async def replays(ask: Ask, prey: Prey) -> None:
    await ask("POST", "/api/replay?eye=A", None, prey.record)


async def promises(ask: Ask, prey: Prey) -> None:
    body = {"text": "x" * 500, "to": 1, "key": f"p{next(prey.keys)}"}
    status, answer = await ask("POST", f"{prey.path}/promises", prey.tokens[0], body)
    if status == 200:
        withdraw = {"answer": "withdraw", "key": f"w{next(prey.keys)}"}
        await ask("POST", f"{prey.path}/promises/{json.loads(answer)['seq']}", prey.tokens[0], withdraw)


async def refusals(ask: Ask, prey: Prey) -> None:
    await ask("POST", f"{prey.path}/undo", prey.tokens[1], {"key": "the same again"})


async def pictures(ask: Ask, prey: Prey) -> None:
    await ask("POST", "/api/qr", None, {"text": f"https://localhost/{next(prey.keys)}/" + "x" * 250})


async def records(ask: Ask, prey: Prey) -> None:
    await ask("GET", f"{prey.path}/record", None, None)


async def streams(ask: Ask, prey: Prey) -> None:
    await ask("GET", f"{prey.path}/stream?since=0&follow=0", None, None)


async def pages(ask: Ask, prey: Prey) -> None:
    await ask("GET", random.choice(["/", "/api/texts/pl", "/api/games", "/api/openapi.json", "/none"]), None, None)


async def public_tables(ask: Ask, prey: Prey) -> None:
    await ask("POST", "/api/tables", None, {"game": "conquest", "seats": ["person"] * 2, "public": True})


ATTACKS: dict[str, Attack] = {
    "records brought along": replays,
    "promises": promises,
    "refusals again": refusals,
    "QR codes": pictures,
    "records of a Conquest game": records,
    "streams from the beginning": streams,
    "pages and texts": pages,
    "public tables": public_tables,
}


class People(Bench):  # type: ignore[misc]
    """People at tables, each table at an address of its own."""

    async def table_after_table(self) -> None:
        await asyncio.sleep(self.dice.random())
        while True:
            table, tokens = await self.begin()
            with contextlib.suppress(RuntimeError):
                await asyncio.gather(*(self.play(table, token) for token in tokens))


def long_record() -> str:
    """A game of Condottiere as long as a record may be, or nearly."""
    match = Recording(GAMES["condottiere"], 6, {"variants": ["points"], "target": 40}, {})
    rng = Rng(1)
    while (question := pending(match.table)) is not None and len(match.log) < 3000:
        seat = question.seat
        acts = [] if seat == CHANCE else options(match.table, seat)
        match.act(seat, sample(match.table, rng) if seat == CHANCE else acts[rng.below(len(acts))])
    return "\n".join(match.lines()) + "\n"


async def prepared(port: int, address: str, record: str) -> Prey:
    """A table of Conquest with a past: bots have played most of a game for its two seats."""
    ask = connected(port, address)
    _status, made = await ask("POST", "/api/tables", None, {"game": "conquest", "seats": ["person"] * 2})
    found = json.loads(made)
    prey = Prey(found["table"], [seat["token"] for seat in found["seats"]], record)
    for token, name in zip(prey.tokens, ("Mallory", "Trudy"), strict=True):
        await ask("POST", f"{prey.path}/join", token, {"name": name})
    for token in prey.tokens:
        await ask("POST", f"{prey.path}/handover", token, {"to": "bot", "bot": "steady"})
    while json.loads((await ask("GET", prey.path, None, None))[1])["seq"] < PAST:
        await asyncio.sleep(0.1)
    for token in prey.tokens:
        await ask("POST", f"{prey.path}/back", token, {})
    return prey


async def under_attack(folder: Path, seconds: float, addresses: int) -> dict[str, Any]:
    folder.mkdir(exist_ok=True)
    server = Server(folder, [])
    pin(0, 1)
    found: dict[str, Any] = {}
    try:
        people = People(server, "127.0.1")
        record = long_record()
        hostile = [f"127.0.2.{number + 1}" for number in range(addresses)]
        prey = [await prepared(server.port, address, record) for address in hostile]
        say("people alone ...")
        found["quiet"] = await people.measure(TABLES, seconds, ACTS_PER_SECOND)
        for name, attack in ATTACKS.items():
            say(f"{name} ...")
            sent = itertools.count()

            async def again(address: str, own: Prey, attack: Attack = attack, sent: Any = sent) -> None:
                ask = connected(server.port, address)
                while True:
                    await attack(ask, own)
                    next(sent)
                    await asyncio.sleep(0.005)

            tasks = [
                asyncio.ensure_future(again(address, own))
                for address, own in zip(hostile, prey, strict=True)
                for _connection in range(CONNECTIONS)
            ]
            found[name] = await people.measure(TABLES, seconds, ACTS_PER_SECOND)
            found[name]["attacks"] = next(sent)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        found["server_mib"] = server.memory() / 1024 / 1024
    finally:
        server.stop()
    return found


def report(found: dict[str, Any]) -> str:
    lines = [f"Other seats' acts under attack ({ACTS_PER_SECOND} acts/s, {CONNECTIONS} connections an address):"]
    for name, figures in found.items():
        if isinstance(figures, dict):
            lines.append(
                f"  {name:28}{figures['acts_per_second']:5.0f} acts/s   p50 {figures['p50_ms']:6.1f} ms   "
                f"p99 {figures['p99_ms']:6.1f} ms   server {figures['server_cpu_percent']:3.0f} %, "
                f"clients {figures['clients_cpu_percent']:3.0f} % of a core   "
                f"{figures.get('attacks', 0):6} attacks"
            )
    lines.append(f"  the server has {found['server_mib']:.0f} MiB afterwards")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--addresses", type=int, default=3)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=".") as folder:
        print(report(asyncio.run(under_attack(Path(folder), args.seconds, args.addresses))))


if __name__ == "__main__":
    main()
