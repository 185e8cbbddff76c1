"""The SQLite file itself: its schema, whether a file is one of ours, and who may read it.

Rows and headers cannot be changed, nor deleted but with their whole table; the database itself refuses. `status` is
only an index of the tables, made from their logs. In the schema a table's id is called `game`.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path
from typing import Final

from ..writes import StoreError

STEPS: Final = [
    """
    CREATE TABLE games (
        game TEXT PRIMARY KEY, created INTEGER NOT NULL, header BLOB NOT NULL) WITHOUT ROWID;
    CREATE TABLE log (
        game TEXT NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL, wall INTEGER NOT NULL, body BLOB NOT NULL,
        seat INTEGER, key TEXT, mark TEXT NOT NULL, PRIMARY KEY (game, seq)) WITHOUT ROWID;
    CREATE UNIQUE INDEX log_key ON log (game, seat, key) WHERE key IS NOT NULL;
    CREATE TABLE status (
        game TEXT PRIMARY KEY, created INTEGER NOT NULL, state TEXT NOT NULL, public INTEGER NOT NULL,
        awake INTEGER NOT NULL, card BLOB NOT NULL) WITHOUT ROWID;
    CREATE INDEX status_state ON status (state, public, created);
    CREATE TABLE snapshots (
        game TEXT PRIMARY KEY, seq INTEGER NOT NULL, code TEXT NOT NULL, body BLOB NOT NULL) WITHOUT ROWID;
    CREATE TABLE beat (one INTEGER PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL);
    CREATE TRIGGER log_is_only_added_to BEFORE UPDATE ON log
        BEGIN SELECT RAISE(ABORT, 'the log is only added to'); END;
    CREATE TRIGGER log_is_never_deleted BEFORE DELETE ON log
        BEGIN SELECT RAISE(ABORT, 'the log is never deleted'); END;
    CREATE TRIGGER headers_are_frozen BEFORE UPDATE ON games
        BEGIN SELECT RAISE(ABORT, 'headers are frozen'); END;
    CREATE TRIGGER headers_are_never_deleted BEFORE DELETE ON games
        BEGIN SELECT RAISE(ABORT, 'headers are never deleted'); END;
    """,
    # A table is deleted whole, after it is written down as deleted; of what was said in private only the words go.
    """
    CREATE TABLE deleted (game TEXT PRIMARY KEY, at INTEGER NOT NULL, why TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE bans (address TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
    DROP TRIGGER log_is_only_added_to;
    DROP TRIGGER log_is_never_deleted;
    DROP TRIGGER headers_are_never_deleted;
    CREATE TRIGGER log_is_only_added_to BEFORE UPDATE ON log
        WHEN NOT (NEW.game = OLD.game AND NEW.seq = OLD.seq AND NEW.at = OLD.at AND NEW.wall = OLD.wall
            AND NEW.seat IS OLD.seat AND NEW.key IS OLD.key AND NEW.mark = OLD.mark
            AND json_extract(CAST(OLD.body AS TEXT), '$.kind') IN ('talk', 'promise')
            AND NEW.body = CAST(json_set(CAST(OLD.body AS TEXT), '$.text', '') AS BLOB))
        BEGIN SELECT RAISE(ABORT, 'the log is only added to'); END;
    CREATE TRIGGER log_is_only_deleted_whole BEFORE DELETE ON log
        WHEN OLD.game NOT IN (SELECT game FROM deleted)
        BEGIN SELECT RAISE(ABORT, 'the log is only deleted with its table'); END;
    CREATE TRIGGER deleted_is_deleted BEFORE INSERT ON games WHEN NEW.game IN (SELECT game FROM deleted)
        BEGIN SELECT RAISE(ABORT, 'the table was deleted'); END;
    CREATE TRIGGER nothing_is_added_to_deleted BEFORE INSERT ON log WHEN NEW.game IN (SELECT game FROM deleted)
        BEGIN SELECT RAISE(ABORT, 'the table was deleted'); END;
    CREATE TRIGGER headers_are_only_deleted_with_their_log BEFORE DELETE ON games
        WHEN OLD.game NOT IN (SELECT game FROM deleted)
        BEGIN SELECT RAISE(ABORT, 'headers are only deleted with their log'); END;
    """,
    # What belongs to people: see `..people`.
    """
    CREATE TABLE persons (
        person TEXT PRIMARY KEY, key TEXT NOT NULL UNIQUE, public BLOB NOT NULL, made INTEGER NOT NULL,
        used INTEGER NOT NULL, profile BLOB, rated INTEGER NOT NULL, shown TEXT) WITHOUT ROWID;
    CREATE TABLE ties (
        person TEXT NOT NULL, game TEXT NOT NULL, seat INTEGER NOT NULL, token TEXT NOT NULL, at INTEGER NOT NULL,
        PRIMARY KEY (person, game)) WITHOUT ROWID;
    CREATE INDEX ties_game ON ties (game);
    CREATE TABLE results (
        person TEXT NOT NULL, game TEXT NOT NULL, at INTEGER NOT NULL, body BLOB NOT NULL,
        PRIMARY KEY (person, game)) WITHOUT ROWID;
    CREATE TABLE ratings (
        player TEXT NOT NULL, kind TEXT NOT NULL, mu REAL NOT NULL, sigma REAL NOT NULL, games INTEGER NOT NULL,
        PRIMARY KEY (player, kind)) WITHOUT ROWID;
    CREATE TABLE subscriptions (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, seat INTEGER NOT NULL, token TEXT NOT NULL, kind TEXT NOT NULL,
        address TEXT NOT NULL, body BLOB NOT NULL, confirmed INTEGER NOT NULL, told INTEGER NOT NULL,
        seen INTEGER NOT NULL, due INTEGER, claim TEXT, UNIQUE (game, seat, token, kind, address)) WITHOUT ROWID;
    CREATE TABLE once (name TEXT PRIMARY KEY, at INTEGER NOT NULL, claim TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE own_keys (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
    """,
    # What a game looked like to the strongest bot.
    """
    CREATE TABLE reviews (game TEXT PRIMARY KEY, body BLOB NOT NULL) WITHOUT ROWID;
    """,
]
"""The schema, version by version: a new file gets all steps, an older one those it lacks."""
FORMAT: Final = len(STEPS)
PEOPLE_SINCE: Final = 3
"""The version from which on there is something that belongs to people."""


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
    """With the newest schema, and synced fully at every commit."""
    make_private(path)
    db = connect(path)
    version = version_of(db, path)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA secure_delete = ON")
    if version < FORMAT:
        db.executescript(f"BEGIN; {' '.join(STEPS[version:])} PRAGMA user_version = {FORMAT}; COMMIT;")
    return db
