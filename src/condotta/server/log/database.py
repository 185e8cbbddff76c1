"""The SQLite file itself: its schema, whether a file is one of ours, and who may read it.

Rows and headers cannot be changed or deleted; the database itself refuses. `status` is only an index of the tables,
made from their logs. In the schema a table's id is called `game`.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path
from typing import Final

from ...kernel.errors import SetupError

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


def connect(path: Path, read_only: bool = False) -> sqlite3.Connection:
    mode = "ro" if read_only else "rwc"
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode={mode}", uri=True, isolation_level=None,
                           check_same_thread=False, timeout=10)  # fmt: skip


def make_private(path: Path) -> None:
    """A file that its owner alone may read and write; what SQLite puts beside it has the same permissions."""
    file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    os.close(file)
    for found in (path, path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")):
        with contextlib.suppress(FileNotFoundError, PermissionError):  # it may be another's, who lets us use it
            found.chmod(0o600)


def version_of(db: sqlite3.Connection, path: Path) -> int:
    """Of the schema; 0 for a file with nothing in it. Nothing is written to find out."""
    version = int(db.execute("PRAGMA user_version").fetchone()[0])
    columns = {name for (_number, name, *_rest) in db.execute("PRAGMA table_info(log)")}
    empty = db.execute("SELECT 1 FROM sqlite_master").fetchone() is None
    if not (version == 0 and empty) and not (version > 0 and {"game", "seq", "mark"} <= columns):
        raise StoreError("database-of-another-version", file=path)
    if version > FORMAT:
        raise StoreError("database-of-newer-version", file=path)
    return version


def open_to_write(path: Path) -> sqlite3.Connection:
    """With its schema, and synced fully at every commit."""
    make_private(path)
    db = connect(path)
    version = version_of(db, path)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    if version == 0:
        db.executescript(f"BEGIN; {SCHEMA} PRAGMA user_version = {FORMAT}; COMMIT;")
    return db
