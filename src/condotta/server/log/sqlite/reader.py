"""Reading a store: every question that is asked of the SQLite file."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from ..rows import HEADER, Header, Phase, Reason, Row, decoded_row
from ..store import LAST, Reader
from ..writes import Deletion, Snapshot, Status, StoreError
from .database import PEOPLE_SINCE, connect, make_private, version_of


class SqliteReader(Reader):
    """Reads a file; a server's own, or any that another may be writing to. Each answer is there at once."""

    def __init__(self, path: Path) -> None:
        if not path.exists():
            raise StoreError("no-database", file=path)
        self.path, self.where = path, str(path)
        try:
            self.db = connect(path, read_only=True)
            self.version = version_of(self.db, path)
        except sqlite3.Error as error:
            raise StoreError("database-unusable", file=path, reason=error) from None
        if self.version == 0:
            raise StoreError("database-of-another-version", file=path)

    async def header(self, table: str) -> Header | None:
        found = self.db.execute("SELECT header FROM games WHERE game = ?", (table,)).fetchone()
        return HEADER.decode(found[0]) if found else None

    async def created(self, table: str) -> int | None:
        found = self.db.execute("SELECT created FROM games WHERE game = ?", (table,)).fetchone()
        return int(found[0]) if found else None

    async def tables(self) -> list[str]:
        return [game for (game,) in self.db.execute("SELECT game FROM games ORDER BY created, game")]

    async def rows(self, table: str, since: int = 0, until: int = LAST) -> Iterable[Row]:
        found = self.db.execute(
            "SELECT seq, at, wall, body, key, mark FROM log WHERE game = ? AND seq > ? AND seq <= ? ORDER BY seq",
            (table, since, until),
        )
        return map(decoded_row, found)

    async def row_with(self, table: str, seats: Iterable[int], key: str) -> Row | None:
        asked = [*seats]
        found = self.db.execute(
            "SELECT seq, at, wall, body, key, mark FROM log "
            f"WHERE game = ? AND seat IN ({marks(asked)}) AND key = ? ORDER BY seq LIMIT 1",
            (table, *asked, key),
        ).fetchone()
        return decoded_row(found) if found else None

    async def public(self) -> list[str]:
        found = self.db.execute(
            "SELECT game FROM status WHERE public = 1 AND state IN ('waiting', 'playing', 'paused') "
            "ORDER BY (SELECT at FROM log WHERE log.game = status.game ORDER BY seq DESC LIMIT 1) DESC, created DESC"
        )
        return [game for (game,) in found]

    async def awake(self) -> list[str]:
        found = self.db.execute("SELECT game FROM status WHERE awake = 1 AND state = 'playing'")
        return [game for (game,) in found]

    async def status(self, table: str) -> Status | None:
        query = "SELECT game, created, state, public, awake, card FROM status WHERE game = ?"
        found = self.db.execute(query, (table,)).fetchone()
        if found is None:
            return None
        game, created, state, public, awake, card = found
        return Status(game, created, state, bool(public), bool(awake), card)

    async def state_of(self, table: str) -> str | None:
        found = self.db.execute("SELECT state FROM status WHERE game = ?", (table,)).fetchone()
        return str(found[0]) if found else None

    async def in_state(self, state: Phase) -> list[str]:
        found = self.db.execute("SELECT game FROM status WHERE state = ? ORDER BY created", (state,))
        return [game for (game,) in found.fetchall()]

    async def states(self) -> dict[str, int]:
        return dict(self.db.execute("SELECT state, count(*) FROM status GROUP BY state").fetchall())

    async def cards(self, tables: list[str]) -> dict[str, bytes]:
        found = self.db.execute(f"SELECT game, card FROM status WHERE game IN ({marks(tables)})", tables)
        return {game: bytes(card) for game, card in found}

    async def heads(self, tables: list[str]) -> dict[str, int]:
        found = self.db.execute(f"SELECT game, max(seq) FROM log WHERE game IN ({marks(tables)}) GROUP BY game", tables)
        return dict(found.fetchall())

    async def deleted(self, table: str) -> Reason | None:
        if self.version < 2:
            return None
        found = self.db.execute("SELECT why FROM deleted WHERE game = ?", (table,)).fetchone()
        return found[0] if found else None

    async def deletions(self) -> list[Deletion]:
        if self.version < 2:
            return []
        return [Deletion(*found) for found in self.db.execute("SELECT game, why, at FROM deleted ORDER BY at, game")]

    async def bans(self) -> list[str]:
        return [address for (address,) in self.db.execute("SELECT address FROM bans ORDER BY address")]

    async def untouched(self, states: tuple[Phase, ...], since: int) -> list[str]:
        """Beside the event loop, by a connection of its own: it looks at many tables."""
        return await asyncio.to_thread(self._untouched, states, since)

    def _untouched(self, states: tuple[Phase, ...], since: int) -> list[str]:
        with contextlib.closing(connect(self.path, read_only=True)) as db:
            found = db.execute(
                f"SELECT game FROM status WHERE state IN ({marks(states)}) AND coalesce((SELECT wall FROM log "
                "WHERE log.game = status.game ORDER BY seq DESC LIMIT 1), 0) < ? ORDER BY created",
                (*states, since),
            )
            return [game for (game,) in found.fetchall()]

    async def snapshot(self, table: str, code: str, until: int) -> Snapshot | None:
        found = self.db.execute(
            "SELECT game, seq, code, body FROM snapshots WHERE game = ? AND code = ? AND seq <= ?", (table, code, until)
        ).fetchone()
        return Snapshot(*found) if found else None

    async def last_moment(self) -> int:
        noted = self.db.execute("SELECT max(at) FROM beat").fetchone()[0] or 0
        row = self.db.execute("SELECT max(at) FROM log").fetchone()[0] or 0
        return int(max(noted, row))

    async def ask(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        return self.db.execute(query, values).fetchall() if self.version >= PEOPLE_SINCE else []

    async def check(self) -> list[str]:
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

    async def close(self) -> None:
        self.db.close()


def marks(values: Sequence[object]) -> str:
    """A question mark for each."""
    return ", ".join("?" * len(values))
