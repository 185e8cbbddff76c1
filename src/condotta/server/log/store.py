"""The store: what a server asks of its database, whichever it is.

Two kinds of it: one SQLite file for one server (`sqlite/`), or PostgreSQL for as many as wanted (`postgres/`). In both
a row is found by its table and its number, and written once: whoever writes the same number second is refused. So the
log itself is the lock, and nobody needs to own a table.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from ..metrics import Histogram
from .rows import Header, Phase, Reason, Row
from .writes import Deletion, Snapshot, Status, Write

LAST: Final = 1 << 60
"""A number after that of every row."""
POSTGRES: Final = ("postgresql://", "postgres://")


class Woken(Struct, frozen=True):
    """That something was written elsewhere. It may be told late, twice or never: the numbers decide, not this."""

    table: str = ""
    """Empty: anything may have been written, also beside the tables, as who is banned."""
    seq: int = 0
    """The number that its log has come to; 0 if it is otherwise than it was: deleted, or words in it erased."""


class Reader(ABC):
    """Reads a store; a server's own, or one that others may be writing to."""

    where: str
    """The file, or the address without its password."""

    @abstractmethod
    async def header(self, table: str) -> Header | None: ...

    @abstractmethod
    async def created(self, table: str) -> int | None:
        """When a table was made; None if there is none."""

    @abstractmethod
    async def tables(self) -> list[str]:
        """All of them, the oldest first."""

    @abstractmethod
    async def rows(self, table: str, since: int = 0, until: int = LAST) -> Iterable[Row]:
        """Decoded as they are taken: one that cannot be read raises when it is reached."""

    @abstractmethod
    async def row_with(self, table: str, seats: Iterable[int], key: str) -> Row | None:
        """The row that answers a key that one of these seats has used."""

    @abstractmethod
    async def heads(self, tables: list[str]) -> dict[str, int]:
        """The number of the last row of each of these tables, as far as they are there."""

    async def last_seq(self, table: str) -> int:
        return (await self.heads([table])).get(table, 0)

    @abstractmethod
    async def public(self) -> list[str]:
        """Public tables that wait or play, the one first where something happened last."""

    @abstractmethod
    async def awake(self) -> list[str]:
        """The tables that go on by themselves."""

    @abstractmethod
    async def status(self, table: str) -> Status | None:
        """A table's entry in the index."""

    @abstractmethod
    async def state_of(self, table: str) -> str | None:
        """What the index says."""

    @abstractmethod
    async def in_state(self, state: Phase) -> list[str]: ...

    @abstractmethod
    async def states(self) -> dict[str, int]:
        """How many tables there are in each state."""

    @abstractmethod
    async def cards(self, tables: list[str]) -> dict[str, bytes]:
        """How the index lists each of these tables, as far as it does."""

    async def card(self, table: str) -> bytes | None:
        return (await self.cards([table])).get(table)

    @abstractmethod
    async def deleted(self, table: str) -> Reason | None:
        """Why a table is not there any more; None if it never was, or is."""

    @abstractmethod
    async def deletions(self) -> list[Deletion]:
        """All tables that were deleted."""

    @abstractmethod
    async def bans(self) -> list[str]: ...

    @abstractmethod
    async def untouched(self, states: tuple[Phase, ...], since: int) -> list[str]:
        """The tables in these states to which nothing was added after a moment of the day."""

    @abstractmethod
    async def snapshot(self, table: str, code: str, until: int) -> Snapshot | None: ...

    @abstractmethod
    async def last_moment(self) -> int:
        """The latest server time that is saved."""

    @abstractmethod
    async def ask(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """A question about what belongs to people, in the SQL that both databases understand, with `?` for each value.
        A database from before there were people has nothing to tell."""

    @abstractmethod
    async def check(self) -> list[str]:
        """What the database itself finds wrong with what it keeps."""

    @abstractmethod
    async def close(self) -> None: ...


class Store(Reader):
    """A store that is also written to."""

    shared: bool
    """Whether other servers write to it at the same time."""
    failed: bool
    """Whether it met what it did not expect: it writes no more, and refuses everybody."""
    commits: int
    commit_times: Histogram

    @abstractmethod
    async def start(self) -> None:
        """Once, before anything else is asked of it."""

    @abstractmethod
    def alive(self) -> bool:
        """Whether it can write, or may again without a new start of the server."""

    @abstractmethod
    async def append(self, *writes: Write) -> None:
        """Returns when all of it is on the disk. Raises Taken if the store has something else there, and NotSaved if
        it was not written for any other reason."""

    @abstractmethod
    def keep(self, snapshot: Snapshot) -> None:
        """Some time later; nobody waits for it."""

    @abstractmethod
    async def review(self, table: str) -> bytes | None:
        """What was found so far in the review of a table's game (`Reviewed`)."""

    @abstractmethod
    async def forget(self, table: str) -> None:
        """Its snapshot: words may have been erased that are still in it."""

    @abstractmethod
    async def erased(self, tables: list[str]) -> list[str]:
        """Those of them at which words were erased."""

    @abstractmethod
    async def beat(self, at: int) -> int:
        """Note how far the server's time has come; how far it has come for all servers together."""

    @abstractmethod
    async def overdue(self, now: int) -> list[str]:
        """The tables that should have gone on by themselves before this moment, and have not."""

    async def is_our_turn(self, chore: str, every: float) -> bool:
        """Whether to do what is to be done once in so many seconds, by one server for all."""
        return True

    @abstractmethod
    def listen(self) -> AsyncIterator[Woken]:
        """What other servers have written since now, as far as it is told."""


def is_address(where: str | Path) -> bool:
    """Whether this is the address of a PostgreSQL; otherwise it is a file."""
    return str(where).startswith(POSTGRES)


def open_store(where: str | Path, trust: bool = False) -> Store:
    """Checked, and with the newest schema; it is to be started within the event loop. `trust`: also a PostgreSQL that
    may lose what it has confirmed."""
    if is_address(where):
        from .postgres import open_postgres  # only here: not everybody has what it needs

        return open_postgres(str(where), trust=trust)
    from .sqlite.store import SqliteStore

    return SqliteStore(Path(where))


def open_reader(where: str | Path) -> Reader:
    if is_address(where):
        from .postgres import open_postgres

        return open_postgres(str(where), read_only=True)
    from .sqlite.reader import SqliteReader

    return SqliteReader(Path(where))
