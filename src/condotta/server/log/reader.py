"""Reading a store: every question that is asked of the SQLite file."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from .database import StoreError, connect, make_private, version_of
from .rows import Body, Header, Phase, Reason, Row


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


def decoded_row(found: tuple[Any, ...]) -> Row:
    seq, at, wall_time, body, key, mark = found
    return Row(seq, at, wall_time, BODY.decode(body), key, mark)


class Reader:
    """Reads a store; a server's own, or any file that another may be writing to."""

    def __init__(self, path: Path) -> None:
        if not path.exists():
            raise StoreError("no-database", file=path)
        self.path = path
        try:
            self.db = connect(path, read_only=True)
            self.version = version_of(self.db, path)
        except sqlite3.Error as error:
            raise StoreError("database-unusable", file=path, reason=error) from None
        if self.version == 0:
            raise StoreError("database-of-another-version", file=path)

    def header(self, table: str) -> Header | None:
        found = self.db.execute("SELECT header FROM games WHERE game = ?", (table,)).fetchone()
        return HEADER.decode(found[0]) if found else None

    def created(self, table: str) -> int | None:
        """When a table was made; None if there is none."""
        found = self.db.execute("SELECT created FROM games WHERE game = ?", (table,)).fetchone()
        return int(found[0]) if found else None

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
        found = self.db.execute("SELECT game FROM status WHERE awake = 1 AND state = 'playing'")
        return [game for (game,) in found]

    def state_of(self, table: str) -> str | None:
        """What the index says."""
        found = self.db.execute("SELECT state FROM status WHERE game = ?", (table,)).fetchone()
        return str(found[0]) if found else None

    def in_state(self, state: Phase) -> list[str]:
        found = self.db.execute("SELECT game FROM status WHERE state = ? ORDER BY created", (state,))
        return [game for (game,) in found.fetchall()]

    def states(self) -> dict[str, int]:
        """How many tables there are in each state."""
        return dict(self.db.execute("SELECT state, count(*) FROM status GROUP BY state").fetchall())

    def card(self, table: str) -> bytes | None:
        """How the index lists a table."""
        found = self.db.execute("SELECT card FROM status WHERE game = ?", (table,)).fetchone()
        return bytes(found[0]) if found else None

    def last_seq(self, table: str) -> int:
        """The number of its last row."""
        return int(self.db.execute("SELECT max(seq) FROM log WHERE game = ?", (table,)).fetchone()[0] or 0)

    def deleted(self, table: str) -> Reason | None:
        """Why a table is not there any more; None if it never was, or is."""
        if self.version < 2:
            return None
        found = self.db.execute("SELECT why FROM deleted WHERE game = ?", (table,)).fetchone()
        return found[0] if found else None

    def bans(self) -> list[str]:
        return [address for (address,) in self.db.execute("SELECT address FROM bans ORDER BY address")]

    def untouched(self, states: tuple[Phase, ...], since: int) -> list[str]:
        """The tables in these states to which nothing was added after a moment of the day."""
        found = self.db.execute(
            f"SELECT game FROM status WHERE state IN ({', '.join('?' * len(states))}) AND coalesce("
            "(SELECT wall FROM log WHERE log.game = status.game ORDER BY seq DESC LIMIT 1), 0) < ? ORDER BY created",
            (*states, since),
        )
        return [game for (game,) in found.fetchall()]

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
        try:
            make_private(path)
            copy = sqlite3.connect(path)
            with copy:
                self.db.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
            copy.close()
        except OSError as error:
            raise StoreError("file-unusable", file=path, reason=error.strerror) from None
        except sqlite3.Error as error:
            path.unlink()
            raise StoreError("file-unusable", file=path, reason=error) from None

    def close(self) -> None:
        self.db.close()
