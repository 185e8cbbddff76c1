"""The PostgreSQL of the tests: durable, shared by all processes of a run, and gone when the last of them is."""

from __future__ import annotations

import os
import secrets
import signal
import subprocess
import sys
import time
from pathlib import Path

import psycopg

from .postgres import Postgres, place

REPOSITORY = Path(__file__).parents[2]
USER = """
import sys
from tests.server.postgres import shared
with shared(sys.argv[1]) as server, server.database() as address:
    print(address, flush=True)
    sys.stdin.read()
"""


def user(run: str) -> subprocess.Popen[str]:
    return subprocess.Popen([sys.executable, "-c", USER, run], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                            cwd=REPOSITORY, text=True)  # fmt: skip


def test_what_it_commits_is_durable(database: str) -> None:
    with psycopg.connect(database) as connection:
        for name in ("fsync", "synchronous_commit", "full_page_writes"):
            assert connection.execute(f"SHOW {name}".encode()).fetchone() == ("on",)


def test_each_test_has_a_database_of_its_own(postgres: Postgres) -> None:
    with postgres.database() as one, postgres.database() as other:
        for address in (one, other):
            with psycopg.connect(address) as connection:
                connection.execute("CREATE TABLE one (a int)")


def test_processes_share_it_and_it_goes_with_the_last_of_them_also_when_that_is_killed() -> None:
    run = secrets.token_hex(6)
    folder = place() / f"condotta-postgres-{run}"
    first, second = user(run), user(run)
    try:
        addresses = []
        for process in (first, second):
            assert process.stdout is not None
            addresses.append(process.stdout.readline())
        assert addresses[0] != addresses[1] and all(folder.name in address for address in addresses)
        server = int((folder / "data" / "postmaster.pid").read_text().split()[0])
        first.communicate("")
        os.kill(server, 0)
        psycopg.connect(addresses[1].strip()).close()
        second.send_signal(signal.SIGKILL)
        second.communicate()
        deadline = time.monotonic() + 60
        while folder.exists():
            assert time.monotonic() < deadline
            time.sleep(0.05)
    finally:
        for process in (first, second):
            process.kill()
            process.communicate()
