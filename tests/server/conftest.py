"""What all tests of the server have: databases in memory where the system has such a place, for a sync costs nothing
there; and games that go the same way in every run."""

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from condotta.server.notices.notifier import Notifier

from .clients import same_games
from .postgres import Postgres, shared

MEMORY = Path("/dev/shm")
ON_DISK = {"test_crash", "test_store"}


@pytest.fixture
def tmp_path(request: pytest.FixtureRequest) -> Iterator[Path]:
    in_memory = MEMORY.is_dir() and request.module.__name__.rpartition(".")[2] not in ON_DISK
    with tempfile.TemporaryDirectory(dir=MEMORY if in_memory else None, prefix="condotta-") as folder:
        yield Path(folder)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL, the same for all processes of this run."""
    with shared(os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))) as server:
        yield server


@pytest.fixture
def database(postgres: Postgres) -> Iterator[str]:
    """The address of a new database in it."""
    with postgres.database() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgres"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where tables are kept: what a server promises, it promises on both."""
    return str(tmp_path / "t.db") if request.param == "sqlite" else str(request.getfixturevalue("database"))


@pytest.fixture(autouse=True)
def no_luck(request: pytest.FixtureRequest) -> Iterator[None]:
    with same_games(request.node.name):
        yield


@pytest.fixture
def only_when_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Notices are sent when a test says so."""

    async def nothing(self: Notifier) -> None:
        pass

    monkeypatch.setattr(Notifier, "run", nothing)
