"""Measures servers on a PostgreSQL beside one on SQLite, in one run: how many acts a second, and what each costs.

    python benchmarks/fleet.py [--tables 24] [--seconds 8] [--rounds 2] [--streams 5000] [--json]

PostgreSQL runs here too, durable, in /var/tmp, so on two cores everybody shares them: the figures to build on
are the costs, not the acts a second. Kinds take turns, round by round. `docs/scaling.md` is made from them.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import re
import resource
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from psycopg import AsyncConnection
from server import SEATS, Bench, Server, cpu_of, say  # type: ignore[import-not-found]

sys.path.append(str(Path(__file__).parents[1]))
from tests.server.postgres import Postgres, private

BUSY, EVERY, CORES, MACHINES, DATABASE_CORES = 0.6, 12, 8, 10, 32
"""For the model: how full a core may be, seconds between two acts of a person, and the machines."""
KINDS = {"SQLite, 1 process": 0, "PostgreSQL, 1 process": 1, "PostgreSQL, 2 processes": 2, "PostgreSQL, 4 processes": 4}
AT_ONE = {"2 processes, a table at one": 2, "4 processes, a table at one": 4}
"""The same, behind a balancer that sends all that concerns a table to one of them."""


class Fleet(Server):  # type: ignore[misc]
    """One address with as many processes as wanted; 0: one, on SQLite."""

    def __init__(self, folder: Path, workers: int, address: str) -> None:
        where = ["--db", str(folder / "bench.db")] if workers == 0 else ["--db", address, "--workers", str(workers)]
        self.start([*where, "--rate", "0", "--streams", "0", "--bot-processes", "2" if workers == 0 else "0"])

    def processes(self) -> list[int]:
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [self.process.pid, *(int(child) for child in children)]

    def cpu(self) -> float:
        return sum(cpu_of(process) for process in self.processes())

    def bots_cpu(self) -> float:
        return 0.0

    def memory(self) -> int:
        texts = [Path(f"/proc/{process}/status").read_text() for process in self.processes()]
        return sum(int(re.search(r"VmRSS:\s+(\d+)", text)[1]) * 1024 for text in texts)  # type: ignore[index]


class Hashed:
    """Servers at addresses of their own; the clients of a table all go to the same."""

    def __init__(self, folder: Path, servers: int, address: str) -> None:
        self.servers = [Fleet(folder, 1, address) for _server in range(servers)]
        self.port = self.servers[0].port

    def port_of(self, table: str) -> int:
        return int(self.servers[sum(table.encode()) % len(self.servers)].port)

    def cpu(self) -> float:
        return sum(server.cpu() for server in self.servers)

    def bots_cpu(self) -> float:
        return 0.0

    def stop(self) -> None:
        for server in self.servers:
            server.stop()


def cpu_of_postgres(postgres: Postgres) -> float:
    """Of all its processes so far, also of those that have ended."""
    parent = int((postgres.data / "postmaster.pid").read_text().split()[0])
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    fields = Path(f"/proc/{parent}/stat").read_text().rpartition(")")[2].split()
    ended = (int(fields[13]) + int(fields[14])) / 100
    return ended + cpu_of(parent) + sum(cpu_of(int(child)) for child in children)


@contextlib.contextmanager
def started(kind: type[Fleet | Hashed], workers: int, postgres: Postgres, folder: Path) -> Iterator[Any]:
    with postgres.database() as address, tempfile.TemporaryDirectory(dir=folder) as inside:
        server = kind(Path(inside), workers, address)
        try:
            yield server
        finally:
            server.stop()


async def measured(
    kind: type[Fleet | Hashed], workers: int, postgres: Postgres, folder: Path, args: argparse.Namespace
) -> dict[str, float]:
    with started(kind, workers, postgres, folder) as server:
        before, spent = cpu_of_postgres(postgres), server.cpu()
        work = Bench(server)
        figures: dict[str, float] = await work.measure(args.tables, args.seconds, None)
        acts = figures["acts_per_second"] * args.seconds
        share = args.seconds / (args.seconds + 2)  # it plays two seconds before it is measured
        figures["server_ms_per_act"] = (server.cpu() - spent) * share * 1000 / acts
        figures["postgres_ms_per_act"] = (cpu_of_postgres(postgres) - before) * share * 1000 / acts
        return figures


async def idle_streams(postgres: Postgres, folder: Path, args: argparse.Namespace) -> dict[str, float]:
    with started(Fleet, 2, postgres, folder) as server:
        work = Bench(server)
        tables = [await work.begin() for _table in range(200)]
        before = server.memory()
        sockets = []
        for number in range(args.streams):
            table, tokens = tables[number % len(tables)]
            seat = number % SEATS
            sockets.append(await work.socket(table, tokens[seat], since=f"{'ABCDEF'[seat]}{SEATS}"))
        await asyncio.sleep(2)
        found = {"streams": float(args.streams), "stream_kib": (server.memory() - before) / args.streams / 1024}
        spent, database = server.cpu(), cpu_of_postgres(postgres)
        await asyncio.sleep(5)
        found["idle_server_percent"] = (server.cpu() - spent) / 5 * 100
        found["idle_postgres_percent"] = (cpu_of_postgres(postgres) - database) / 5 * 100
        beside = await work.measure(args.tables, args.seconds, 50)
        for socket in sockets:
            socket.transport.abort()
        return found | {f"at_50_{name}": value for name, value in beside.items()}


async def notice(postgres: Postgres, count: int = 1000) -> dict[str, float]:
    """What it costs to tell one more process of an act, of PostgreSQL's time and of that process's."""
    found = {}
    for listeners in (1, 21):
        heard = [0] * listeners
        tasks = [asyncio.ensure_future(listen(postgres.address(), heard, number)) for number in range(listeners)]
        while min(heard) == 0:
            await asyncio.sleep(0.05)
        async with await AsyncConnection.connect(postgres.address(), autocommit=True) as connection:
            before, own = cpu_of_postgres(postgres), time.process_time()
            for number in range(count):
                await connection.execute("SELECT pg_notify('bench', %s)", (str(number),))
            while min(heard) <= count:
                await asyncio.sleep(0.05)
            found[listeners] = cpu_of_postgres(postgres) - before, time.process_time() - own
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    database, process = (found[21][each] - found[1][each] for each in (0, 1))
    return {"postgres_ms": database / count / 20 * 1000, "process_ms": process / count / 20 * 1000}


async def listen(address: str, heard: list[int], number: int) -> None:
    async with await AsyncConnection.connect(address, autocommit=True) as connection:
        await connection.execute("LISTEN bench")
        heard[number] += 1
        async for _notice in connection.notifies():
            heard[number] += 1


async def bench(args: argparse.Namespace, folder: Path) -> dict[str, Any]:
    with private(Path("/var/tmp")) as postgres:
        rounds: dict[str, list[dict[str, float]]] = {kind: [] for kind in KINDS | AT_ONE}
        for number in range(args.rounds):
            for kind, workers in (KINDS | AT_ONE).items():
                say(f"{kind}, round {number + 1} of {args.rounds} ...")
                servers = Hashed if kind in AT_ONE else Fleet
                rounds[kind].append(await measured(servers, workers, postgres, folder, args))
        found: dict[str, Any] = {
            kind: {name: sum(each[name] for each in figures) / len(figures) for name in figures[0]}
            for kind, figures in rounds.items()
        }
        say("notices ...")
        found["notice"] = await notice(postgres)
        if args.streams:
            say(f"{args.streams} idle streams over two processes ...")
            found["idle"] = await idle_streams(postgres, folder, args)
        return found


def report(found: dict[str, Any]) -> str:
    lines = ["Servers over the wire: clients, servers and database share the cores of this machine."]
    for kind in KINDS | AT_ONE:
        f = found[kind]
        lines.append(
            f"  {kind:28}{f['acts_per_second']:6.0f} acts/s   p50 {f['p50_ms']:6.1f} ms   p99 {f['p99_ms']:6.1f} ms   "
            f"an act: server {f['server_ms_per_act']:.2f} ms, PostgreSQL {f['postgres_ms_per_act']:.2f} ms of a core; "
            f"clients {f['clients_cpu_percent']:.0f} %"
        )
    f = found["notice"]
    lines.append(
        f"  each process more to hear of an act: PostgreSQL {f['postgres_ms']:.3f} ms, itself {f['process_ms']:.3f} ms"
    )
    if "idle" in found:
        f = found["idle"]
        lines.append(
            f"  {f['streams']:.0f} idle streams over two processes: {f['stream_kib']:.1f} KiB each, servers "
            f"{f['idle_server_percent']:.1f} % of a core, PostgreSQL {f['idle_postgres_percent']:.1f} %; "
            f"beside them 50 acts/s: p50 {f['at_50_p50_ms']:.1f} ms, p99 {f['at_50_p99_ms']:.1f} ms"
        )
    return "\n".join(lines)


def model(found: dict[str, Any]) -> str:
    """How many people machines hold by these costs, if all that concerns a table goes to one process, and where the
    first wall is: as told in docs/scaling.md."""
    four = next(found[kind] for kind, workers in AT_ONE.items() if workers == 4)
    told, heard = found["notice"]["postgres_ms"], found["notice"]["process_ms"]

    def server(processes: int) -> float:
        return float(four["server_ms_per_act"] + (processes - 4) * heard)

    def database(processes: int) -> float:
        return float(four["postgres_ms_per_act"] + (processes - 4) * told)

    own = CORES * BUSY * 1000 / (server(CORES - 2) + database(CORES - 2))
    many = MACHINES * CORES
    served, kept = many * BUSY * 1000 / server(many), DATABASE_CORES * BUSY * 1000 / database(many)
    most, wall = min((kept, "PostgreSQL's processors"), (served, "the servers' processors"))
    lines = [
        f"By these costs, if {BUSY:.0%} of a core are used and a person acts every {EVERY} seconds:",
        f"  a machine of {CORES} cores with everything on it: {own:.0f} acts/s, {own * EVERY:.0f} people",
        f"  {MACHINES} such machines and a PostgreSQL of {DATABASE_CORES} cores: {most:.0f} acts/s, {most * EVERY:.0f} "
        f"people (servers could {served:.0f}, PostgreSQL {kept:.0f} acts/s); the first wall is {wall}",
    ]
    if "idle" in found:
        size = most * EVERY * found["idle"]["stream_kib"] / 1024 / 1024 / MACHINES
        lines.append(f"  with a stream for each of them: {size:.1f} GiB of memory on each machine")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=24)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--streams", type=int, default=5000, help="idle streams over two processes; 0: none")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory(dir=".") as folder:
        found = asyncio.run(bench(args, Path(folder)))
    print(json.dumps(found) if args.json else f"{report(found)}\n{model(found)}")


if __name__ == "__main__":
    main()
