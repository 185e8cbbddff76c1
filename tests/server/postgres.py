"""A PostgreSQL of the tests' own: in a temporary folder, at a unix socket there, as a user who is not root.

All processes of a test run share one. Whoever uses it holds a lock, which the system takes away when a process ends,
however that happens; run as a program, this file waits for the last one, then stops the server and deletes its folder.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import pwd
import secrets
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import IO
from urllib.parse import quote

import psycopg

TOOL = Path(__file__).parents[2] / "tools" / "postgres"
ROOMY = 2 << 30
"""Bytes that must be free where the system keeps files in memory, for the database to lie there."""
SETTINGS = {
    "listen_addresses": "",
    "max_connections": "300",
    "fsync": "on",
    "synchronous_commit": "on",
    "full_page_writes": "on",
}


@cache
def programs() -> Path:
    """The folder of PostgreSQL's programs."""
    return Path(subprocess.run([TOOL, "find"], stdout=subprocess.PIPE, text=True, check=True).stdout.strip())


def place() -> Path:
    """Where databases of the tests lie; paths are short, because the name of a socket must be."""
    memory = Path("/dev/shm")
    return memory if memory.is_dir() and shutil.disk_usage(memory).free > ROOMY else Path("/tmp")


def owner() -> pwd.struct_passwd | None:
    """As whom the server runs, if not as ourselves: PostgreSQL refuses root."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name: entry for entry in pwd.getpwall()}
    return names.get("postgres") or names["nobody"]


class Postgres:
    """A server in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / "data"

    def make(self) -> Postgres:
        who = owner()
        if who is not None:
            os.chown(self.folder, who.pw_uid, who.pw_gid)
        self._run("initdb", "--auth=trust", "--username=condotta", "--no-locale", "--encoding=UTF8", "--no-sync")
        with (self.data / "postgresql.conf").open("a") as file:
            for name, value in {**SETTINGS, "unix_socket_directories": str(self.folder)}.items():
                file.write(f"{name} = '{value}'\n")
        return self

    def start(self) -> Postgres:
        self._run("pg_ctl", "start", "-w", "-t", "120", "-l", str(self.data / "log"))
        return self

    def stop(self, how: str = "fast") -> None:
        """`immediate` is what a power cut would be, but for the disk."""
        self._run("pg_ctl", "stop", "-w", "-t", "120", "-m", how)

    def address(self, name: str = "postgres") -> str:
        """Of one of its databases."""
        return f"postgresql://condotta@/{name}?host={quote(str(self.folder), safe='')}"

    @contextlib.contextmanager
    def database(self) -> Iterator[str]:
        """A new database, for as long as it is needed: its address."""
        name = f"test_{secrets.token_hex(6)}"
        self.order(f"CREATE DATABASE {name} TEMPLATE template0")
        try:
            yield self.address(name)
        finally:
            self.order(f"DROP DATABASE {name} WITH (FORCE)")

    def order(self, text: str) -> None:
        with psycopg.connect(self.address(), autocommit=True) as connection:
            connection.execute(text.encode())

    def _run(self, program: str, *words: str) -> None:
        who = owner()
        with tempfile.TemporaryFile() as said:  # not a pipe: the server would keep it open
            done = subprocess.run(
                [programs() / program, *words, "-D", self.data],
                user=None if who is None else who.pw_uid,
                group=None if who is None else who.pw_gid,
                extra_groups=None if who is None else [],
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=said,
                check=False,
            )
            said.seek(0)
            if done.returncode:
                raise AssertionError(f"{program}: {said.read().decode()}")


@contextlib.contextmanager
def private(where: Path | None = None) -> Iterator[Postgres]:
    """One that may be stopped and killed: nobody else uses it."""
    with shared(secrets.token_hex(6), where) as server:
        yield server


@contextlib.contextmanager
def shared(run: str, where: Path | None = None) -> Iterator[Postgres]:
    """That of a test run, started by the first who asks."""
    folder = (where or place()) / f"condotta-postgres-{run}"
    with held(folder), (folder / "starting").open("w") as starting:
        fcntl.flock(starting, fcntl.LOCK_EX)
        server = Postgres(folder)
        if not (folder / "ready").exists():
            server.make().start()
            subprocess.Popen([sys.executable, __file__, folder], start_new_session=True, stdin=subprocess.DEVNULL,
                             stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # fmt: skip
            (folder / "ready").touch()
        fcntl.flock(starting, fcntl.LOCK_UN)
        yield server


@contextlib.contextmanager
def held(folder: Path) -> Iterator[IO[str]]:
    """The lock of those who use the server, on a folder that is not just being deleted."""
    while True:
        folder.mkdir(mode=0o755, exist_ok=True)
        with contextlib.suppress(FileNotFoundError), (folder / "using").open("w") as using:
            fcntl.flock(using, fcntl.LOCK_SH)
            if (folder / "using").exists() and os.path.samestat(os.fstat(using.fileno()), (folder / "using").stat()):
                yield using
                return
        time.sleep(0.05)


def clear_up(folder: Path) -> None:
    """When nobody uses it any more."""
    with (folder / "using").open("r") as using:
        fcntl.flock(using, fcntl.LOCK_EX)
        with contextlib.suppress(AssertionError):  # a test may have stopped it
            Postgres(folder).stop("immediate")
        shutil.rmtree(folder)


if __name__ == "__main__":
    clear_up(Path(sys.argv[1]))
