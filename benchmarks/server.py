"""Measures the server over the real wire: the server on one core, all clients on another.

    python benchmarks/server.py [--tables 24] [--seconds 10] [--idle 2000] [--bot search] [--json]

Every act is answered when it is on the disk; answer times are measured at the client, from the first byte sent to
the answer read. Idle tables are begun games in the server's memory, idle connections are sockets that watch. Bots think
in processes on the server's core; what people wait while they do is printed beside what they wait when it is quiet.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import resource
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from condotta.games import GAMES
from condotta.server.log.rows import ClockSetup
from condotta.server.log.store import open_store
from condotta.server.state.new_table import new_header, new_table
from condotta.server.state.tokens import new_table_id, new_tokens

GAME, SEATS = "condottiere", 2


class Option(msgspec.Struct):
    text: str


class Decision(msgspec.Struct):
    number: int
    asked: bool
    options: list[Option]


class Heard(msgspec.Struct):
    """The part of a message that a player needs; the rest is not even decoded."""

    seq: int
    decision: Decision | None = None


HEARD = msgspec.json.Decoder(Heard)


class Server:
    def __init__(self, folder: Path, limits: list[str] | None = None) -> None:
        no_limits = ["--rate", "0", "--streams", "0"]
        self.start(["--db", str(folder / "bench.db"), *(no_limits if limits is None else limits)])
        pin(self.process.pid, 0)

    def start(self, words: list[str]) -> None:
        """`condotta serve` with these words; returns when it listens."""
        command = [sys.executable, "-m", "condotta.cli", "serve", "--port", "0", *words]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.port = 0
        for line in self.process.stdout:
            found = re.search(r"localhost:(\d+)", line)
            if found:
                self.port = int(found[1])
                break

    def port_of(self, _table: str) -> int:
        """Where the clients of a table go."""
        return self.port

    def memory(self) -> int:
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{self.process.pid}/status").read_text())
        return int(found[1]) * 1024 if found else 0

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        return cpu_of(self.process.pid)

    def bots_cpu(self) -> float:
        """The same of the processes in which bots think."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return sum(cpu_of(int(child)) for child in children)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


def cpu_of(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def pin(process: int, core: int) -> None:
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(process, {cores[core % len(cores)]})


class Connection:
    """One connection that is kept open: requests go out, answers come back, and the time between is taken."""

    def __init__(self, port: int, address: str = "127.0.0.1") -> None:
        self.port = port
        self.address = address
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, token: str | None, body: object) -> tuple[Any, float]:
        if self.streams is None:
            self.streams = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))
        reader, writer = self.streams
        content = msgspec.json.encode(body)
        head = (
            f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {len(content)}\r\n"
        )
        if token is not None:
            head += f"Authorization: Bearer {token}\r\n"
        began = time.perf_counter()
        writer.write(f"{head}\r\n".encode() + content)
        answer = await reader.readuntil(b"\r\n\r\n")
        length = int(re.search(rb"content-length: (\d+)", answer)[1])  # type: ignore[index]
        found = await reader.readexactly(length)
        taken = time.perf_counter() - began
        if answer.split(b" ", 2)[1] not in (b"200", b"201", b"409"):
            raise RuntimeError(f"{answer!r} {found!r}")
        return json.loads(found), taken


class Pace:
    """So many acts a second in all, or as many as there can be."""

    def __init__(self, per_second: float | None) -> None:
        self.gap = 1 / per_second if per_second else 0.0
        self.next = time.perf_counter()

    async def turn(self) -> None:
        if self.gap:
            self.next = max(self.next + self.gap, time.perf_counter() - self.gap)
            await asyncio.sleep(max(0.0, self.next - time.perf_counter()))


class Bench:
    def __init__(self, server: Server, network: str | None = None) -> None:
        self.server = server
        self.network = network
        """Where people are, each table at an address of its own; None: all at one."""
        self.begun = 0
        self.times: list[float] = []
        self.pace = Pace(None)
        self.dice = random.Random(1)

    def address_of(self, table: int) -> str:
        return "127.0.0.1" if self.network is None else f"{self.network}.{table % 250 + 1}"

    async def begin(self) -> tuple[str, list[str]]:
        """A table at which the game has begun."""
        self.begun += 1
        connection = Connection(self.server.port, self.address_of(self.begun))
        made, _taken = await connection.post("/api/tables", None, {"game": GAME, "seats": ["person"] * SEATS})
        tokens = [seat["token"] for seat in made["seats"]]
        there = Connection(self.server.port_of(made["table"]), self.address_of(self.begun))
        for seat, token in enumerate(tokens):
            await there.post(f"/api/tables/{made['table']}/join", token, {"name": f"P{seat}"})
        for each in (connection, there):
            if each.streams is not None:
                each.streams[1].close()
        return made["table"], tokens

    async def let_bots_think(self, tables: int, bot: str) -> None:
        """Tables of bots alone, enough of them that every process always has something to think about."""
        connection = Connection(self.server.port)
        for _table in range(tables):
            await connection.post("/api/tables", None, {"game": GAME, "seats": [bot] * 4})

    async def socket(self, table: str, token: str | None, since: str = "0") -> ClientConnection:
        address = f"ws://127.0.0.1:{self.server.port_of(table)}/api/tables/{table}/socket?since={since}"
        own = (self.address_of(sum(table.encode())), 0)
        socket = await connect(address, max_size=None, proxy=None, compression=None, ping_interval=None, local_addr=own)
        await socket.send(json.dumps({"token": token}))
        return socket

    async def play(self, table: str, token: str) -> None:
        """One seat: hears its stream, acts when asked."""
        connection = Connection(self.server.port_of(table), self.address_of(sum(table.encode())))
        async with await self.socket(table, token) as socket:
            async for frame in socket:
                heard = HEARD.decode(frame)
                if heard.decision is not None and heard.decision.asked:
                    await self.pace.turn()
                    text = self.dice.choice(heard.decision.options).text
                    body = {"decision": heard.decision.number, "text": text, "key": str(heard.seq)}
                    answer, taken = await connection.post(f"/api/tables/{table}/acts", token, body)
                    if "seq" in answer:
                        self.times.append(taken)
                elif heard.seq > 1 and b'"state":"over"' in (frame if isinstance(frame, bytes) else frame.encode()):
                    return

    async def table_after_table(self) -> None:
        while True:
            table, tokens = await self.begin()
            await asyncio.gather(*(self.play(table, token) for token in tokens))

    async def measure(self, tables: int, seconds: float, per_second: float | None) -> dict[str, float]:
        """Tables that play side by side for a while."""
        self.pace = Pace(per_second)
        playing = [asyncio.ensure_future(self.table_after_table()) for _table in range(tables)]
        await asyncio.sleep(2)
        self.times.clear()
        began, cpu, own = time.perf_counter(), self.server.cpu(), time.process_time()
        bots = self.server.bots_cpu()
        await asyncio.sleep(seconds)
        spent = time.perf_counter() - began
        times = sorted(self.times)
        figures = {
            "acts_per_second": len(times) / spent,
            "p50_ms": times[len(times) // 2] * 1000,
            "p99_ms": times[len(times) * 99 // 100] * 1000,
            "server_cpu_percent": (self.server.cpu() - cpu) / spent * 100,
            "clients_cpu_percent": (time.process_time() - own) / spent * 100,
            "bots_cpu_percent": (self.server.bots_cpu() - bots) / spent * 100,
        }
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        return figures


def commit_ms(folder: Path) -> float:
    """What one commit costs on this disk, alone."""
    db = sqlite3.connect(folder / "disk.db", isolation_level=None)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("CREATE TABLE a (b)")
    began = time.perf_counter()
    for number in range(100):
        db.execute("INSERT INTO a VALUES (?)", (number,))
    return (time.perf_counter() - began) * 10


async def bench(args: argparse.Namespace, folder: Path) -> dict[str, Any]:
    server = Server(folder)
    pin(0, 1)
    found: dict[str, Any] = {"commit_ms": commit_ms(folder)}
    try:
        work = Bench(server)
        say(f"{args.tables} tables as fast as they can ...")
        found["most"] = await work.measure(args.tables, args.seconds, None)
        say("100 acts a second ...")
        found["at_100"] = await work.measure(args.tables, args.seconds, 100)
        say("idle tables ...")
        before = server.memory()
        tables = [await work.begin() for _table in range(args.idle_tables)]
        found["idle_table_kib"] = (server.memory() - before) / args.idle_tables / 1024
        say(f"{args.idle} idle connections ...")
        before = server.memory()
        sockets = []
        for number in range(args.idle):
            table, tokens = tables[number % len(tables)]
            seat = number % SEATS
            sockets.append(await work.socket(table, tokens[seat], since=f"{'ABCDEF'[seat]}{SEATS}"))
        await asyncio.sleep(1)
        found["idle_connections"] = args.idle
        found["idle_connection_kib"] = (server.memory() - before) / max(1, args.idle) / 1024
        say("100 acts a second beside them ...")
        found["at_100_beside_idle"] = await work.measure(args.tables, args.seconds, 100)
        for socket in sockets:
            socket.transport.abort()
        found["server_mib"] = server.memory() / 1024 / 1024
        say("100 acts a second, quiet ...")
        found["quiet"] = await work.measure(args.tables, args.seconds, 100)
        say(f"100 acts a second while the bots of {args.bot_tables} tables think ...")
        await work.let_bots_think(args.bot_tables, args.bot)
        found["beside_bots"] = await work.measure(args.tables, args.seconds, 100)
    finally:
        server.stop()
    from attacks import under_attack  # it measures with what is here

    found["attacks"] = await under_attack(folder / "attacks", args.seconds, 3)
    say(f"{args.waiting} tables that wait ...")
    return found | {"waiting_tables": args.waiting} | await waiting_tables(folder, args.waiting)


async def waiting_tables(folder: Path, count: int) -> dict[str, float]:
    """What tables that wait for players cost a server at its start: beside one whose database is empty."""
    found = {}
    for name, tables in (("empty", 0), ("waiting", count)):
        inside = folder / name
        inside.mkdir()
        store = open_store(inside / "bench.db")
        clock = ClockSetup("move", 86400)
        for _chunk in range(0, tables, 100):
            headers = [new_header(GAMES[GAME], ["person", "steady"], {}, new_tokens(2), public=True, clock=clock)
                       for _table in range(100)]  # fmt: skip
            await store.append(*(new_table(new_table_id(), header, 0) for header in headers))
        await store.close()
        server = Server(inside)
        try:
            found[f"{name}_start_cpu_s"] = server.cpu()
            await asyncio.sleep(2)
            found[f"{name}_mib"] = server.memory() / 1024 / 1024
        finally:
            server.stop()
    return found


def say(what: str) -> None:
    print(f"measuring: {what}", file=sys.stderr, flush=True)


def report(found: dict[str, Any]) -> str:
    lines = [f"The server over the wire: {GAME}, {SEATS} seats, one core for the server, one for the clients."]
    rows = (
        ("most", "as fast as can be"),
        ("at_100", "100 acts/s"),
        ("at_100_beside_idle", "100 acts/s beside idle"),
        ("quiet", "100 acts/s, quiet"),
        ("beside_bots", "100 acts/s, bots think"),
    )
    for key, name in rows:
        figures = found[key]
        lines.append(
            f"  {name:24}{figures['acts_per_second']:7.0f} acts/s   p50 {figures['p50_ms']:6.1f} ms   "
            f"p99 {figures['p99_ms']:6.1f} ms   server {figures['server_cpu_percent']:3.0f} % of its core, "
            f"clients {figures['clients_cpu_percent']:3.0f} %"
        )
    rise = found["beside_bots"]["p99_ms"] - found["quiet"]["p99_ms"]
    thinking = found["beside_bots"]["bots_cpu_percent"]
    lines.append(
        f"  while bots think ({thinking:.0f} % of a core, on the server's), people's p99 rises by {rise:.1f} ms"
    )
    idle, open_now = found["idle_connection_kib"], found["idle_connections"]
    lines.append(f"  idle table {found['idle_table_kib']:.1f} KiB, idle connection {idle:.1f} KiB ({open_now} open)")
    lines.append(
        f"  {found['waiting_tables']} waiting tables: start {found['waiting_start_cpu_s']:.1f} s of processor time, "
        f"{found['waiting_mib']:.0f} MiB; none: {found['empty_start_cpu_s']:.1f} s, {found['empty_mib']:.0f} MiB"
    )
    most = found["most"]
    limit = "the server's core" if most["server_cpu_percent"] > 85 else "the clients' core"
    if max(most["server_cpu_percent"], most["clients_cpu_percent"]) < 85:
        limit = "the disk"
    lines.append(f"  one commit alone takes {found['commit_ms']:.1f} ms; what limits acts/s is {limit}")
    from attacks import report as attacks_report

    lines.append(attacks_report(found["attacks"]))
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=24)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--idle", type=int, default=2000, help="idle connections")
    parser.add_argument("--idle-tables", type=int, default=300)
    parser.add_argument("--bot-tables", type=int, default=60, help="tables of bots alone, four each")
    parser.add_argument("--bot", default="search", help="which bots think there")
    parser.add_argument("--waiting", type=int, default=10_000, help="tables that wait for players at the start")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory(dir=".") as folder:
        found = asyncio.run(bench(args, Path(folder)))
    print(json.dumps(found) if args.json else report(found))


if __name__ == "__main__":
    main()
