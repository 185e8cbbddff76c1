"""Reading a store: the schema of the SQLite file, and every question that is asked of it.

Rows and headers cannot be changed or deleted; the database itself refuses. `status` is only an index of the tables,
made from their logs. In the schema a table's id is called `game`.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from ...kernel.errors import SetupError
from .rows import Body, Header, Phase, Row

FORMAT: Final = 1

SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS games (
    game TEXT PRIMARY KEY, created INTEGER NOT NULL, header BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS log (
    game TEXT NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL, wall INTEGER NOT NULL, body BLOB NOT NULL,
    seat INTEGER, key TEXT, mark TEXT NOT NULL, PRIMARY KEY (game, seq)) WITHOUT ROWID;
CREATE UNIQUE INDEX IF NOT EXISTS log_key ON log (game, seat, key) WHERE key IS NOT NULL;
CREATE TABLE IF NOT EXISTS status (
    game TEXT PRIMARY KEY, created INTEGER NOT NULL, state TEXT NOT NULL, public INTEGER NOT NULL,
    awake INTEGER NOT NULL, card BLOB NOT NULL) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS status_state ON status (state, public, created);
CREATE TABLE IF NOT EXISTS snapshots (
    game TEXT PRIMARY KEY, seq INTEGER NOT NULL, code TEXT NOT NULL, body BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS beat (one INTEGER PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL);
CREATE TRIGGER IF NOT EXISTS log_is_only_added_to BEFORE UPDATE ON log
    BEGIN SELECT RAISE(ABORT, 'the log is only added to'); END;
CREATE TRIGGER IF NOT EXISTS log_is_never_deleted BEFORE DELETE ON log
    BEGIN SELECT RAISE(ABORT, 'the log is never deleted'); END;
CREATE TRIGGER IF NOT EXISTS headers_are_frozen BEFORE UPDATE ON games
    BEGIN SELECT RAISE(ABORT, 'headers are frozen'); END;
CREATE TRIGGER IF NOT EXISTS headers_are_never_deleted BEFORE DELETE ON games
    BEGIN SELECT RAISE(ABORT, 'headers are never deleted'); END;
"""


class StoreError(SetupError):
    """The database cannot be used."""


class Status(Struct, frozen=True):
    """The index entry of a table."""

    table: str
    created: int
    state: Phase
    public: bool
    awake: bool
    """Whether it goes on by itself: a clock runs, or bots play."""
    card: bytes
    """How the table is listed."""


class Snapshot(Struct, frozen=True):
    table: str
    seq: int
    code: str
    body: bytes


BODY: Final = msgspec.json.Decoder(Body)
HEADER: Final = msgspec.json.Decoder(Header)


def connect(path: Path, read_only: bool = False) -> sqlite3.Connection:
    mode = "ro" if read_only else "rwc"
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode={mode}", uri=True, isolation_level=None,
                           check_same_thread=False, timeout=10)  # fmt: skip


def decoded_row(found: tuple[Any, ...]) -> Row:
    seq, at, wall_time, body, key, mark = found
    return Row(seq, at, wall_time, BODY.decode(body), key, mark)


class Reader:
    """Reads a store; a server's own, or any file that another may be writing to."""

    def __init__(self, path: Path) -> None:
        if not path.exists():
            raise StoreError("no-database", file=path)
        self.path = path
        self.db = connect(path, read_only=True)
        try:
            version = self.db.execute("PRAGMA user_version").fetchone()[0]
        except sqlite3.DatabaseError as error:
            raise StoreError("not-a-database", file=path, reason=error) from None
        if version != FORMAT:
            raise StoreError("database-of-another-version", file=path)

    def header(self, table: str) -> Header | None:
        found = self.db.execute("SELECT header FROM games WHERE game = ?", (table,)).fetchone()
        return HEADER.decode(found[0]) if found else None

    def created(self, table: str) -> int:
        found = self.db.execute("SELECT created FROM games WHERE game = ?", (table,)).fetchone()
        return int(found[0])

    def tables(self) -> list[str]:
        return [game for (game,) in self.db.execute("SELECT game FROM games ORDER BY created, game")]

    def rows(self, table: str, since: int = 0, until: int = 1 << 60) -> Iterator[Row]:
        found = self.db.execute(
            "SELECT seq, at, wall, body, key, mark FROM log WHERE game = ? AND seq > ? AND seq <= ? ORDER BY seq",
            (table, since, until),
        )
        return map(decoded_row, found)

    def row_with(self, table: str, seat: int, key: str) -> Row | None:
        """The row that answers a key already used."""
        found = self.db.execute(
            "SELECT seq, at, wall, body, key, mark FROM log WHERE game = ? AND seat = ? AND key = ?", (table, seat, key)
        ).fetchone()
        return decoded_row(found) if found else None

    def public(self) -> list[str]:
        """Public tables that wait or play, the one first where something happened last."""
        found = self.db.execute(
            "SELECT game FROM status WHERE public = 1 AND state IN ('waiting', 'playing', 'paused') "
            "ORDER BY (SELECT at FROM log WHERE log.game = status.game ORDER BY seq DESC LIMIT 1) DESC, created DESC"
        )
        return [game for (game,) in found]

    def awake(self) -> list[str]:
        """The tables that go on by themselves."""
        found = self.db.execute("SELECT game FROM status WHERE awake = 1 AND state IN ('waiting', 'playing')")
        return [game for (game,) in found]

    def state_of(self, table: str) -> str | None:
        """What the index says."""
        found = self.db.execute("SELECT state FROM status WHERE game = ?", (table,)).fetchone()
        return str(found[0]) if found else None

    def card(self, table: str) -> bytes:
        """How the index lists a table."""
        found = self.db.execute("SELECT card FROM status WHERE game = ?", (table,)).fetchone()
        return bytes(found[0])

    def snapshot(self, table: str, code: str, until: int) -> Snapshot | None:
        found = self.db.execute(
            "SELECT game, seq, code, body FROM snapshots WHERE game = ? AND code = ? AND seq <= ?", (table, code, until)
        ).fetchone()
        return Snapshot(*found) if found else None

    def last_moment(self) -> int:
        """The latest server time that is saved."""
        noted = self.db.execute("SELECT max(at) FROM beat").fetchone()[0] or 0
        row = self.db.execute("SELECT max(at) FROM log").fetchone()[0] or 0
        return int(max(noted, row))

    def check(self) -> list[str]:
        """What SQLite itself finds wrong with the file."""
        return [text for (text,) in self.db.execute("PRAGMA integrity_check") if text != "ok"]

    def back_up(self, path: Path) -> None:
        """A consistent copy, also while a server is writing."""
        if path.exists():
            raise StoreError("backup-exists", file=path)
        copy = sqlite3.connect(path)
        with copy:
            self.db.backup(copy)
        copy.close()

    def close(self) -> None:
        self.db.close()
