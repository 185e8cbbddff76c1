"""Reading a store: every question that is asked of the PostgreSQL database. Nobody else waits for an answer."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any, Final, LiteralString

import psycopg
from psycopg import AsyncConnection
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from ..rows import HEADER, Header, Phase, Reason, Row, decoded_row
from ..store import LAST, Reader
from ..writes import Deletion, NotReached, Snapshot, Status
from .schema import PEOPLE_SINCE, connection_info, one_line, prepare, shown
from .statements import in_postgres

MAX_CONNECTIONS: Final = 8
"""Of one server, beside the one that writes and the one that listens."""
PATIENCE: Final = 5.0
"""Seconds for which a connection is waited for."""
LOST: Final = (psycopg.OperationalError, psycopg.InterfaceError, PoolTimeout, OSError)


class PostgresReader(Reader):
    def __init__(self, where: str, read_only: bool = True, trust: bool = False) -> None:
        self.version = prepare(where, read_only, trust)
        self.where = shown(where)
        self.info = connection_info(where)
        self.pool: AsyncConnectionPool[AsyncConnection[Any]] | None = None

    async def opened(self) -> AsyncConnectionPool[AsyncConnection[Any]]:
        """The connections for everything that does not write the log; each commits by itself."""
        if self.pool is None:
            self.pool = AsyncConnectionPool(
                self.info, min_size=1, max_size=MAX_CONNECTIONS, open=False, timeout=PATIENCE,
                kwargs={"autocommit": True}, reconnect_timeout=2.0,
            )  # fmt: skip
            await self.pool.open()
        return self.pool

    async def fetch(self, query: LiteralString | bytes, *values: object) -> list[tuple[Any, ...]]:
        """Ask, and if the connection was lost meanwhile, ask once more by another one: so only what may be done twice.
        Raises NotReached."""
        pool = await self.opened()
        for once in (True, False):
            try:
                async with asyncio.timeout(2 * PATIENCE), pool.connection() as db:
                    cursor = await db.execute(query, values)
                    return await cursor.fetchall() if cursor.description is not None else []
            except (*LOST, TimeoutError) as error:
                if not once or isinstance(error, PoolTimeout | TimeoutError):
                    raise NotReached(one_line(error)) from None
                await pool.check()
        raise AssertionError

    async def header(self, table: str) -> Header | None:
        found = await self.fetch("SELECT header FROM games WHERE game = %s", table)
        return HEADER.decode(found[0][0]) if found else None

    async def created(self, table: str) -> int | None:
        found = await self.fetch("SELECT created FROM games WHERE game = %s", table)
        return int(found[0][0]) if found else None

    async def tables(self) -> list[str]:
        return firsts(await self.fetch("SELECT game FROM games ORDER BY created, game"))

    async def rows(self, table: str, since: int = 0, until: int = LAST) -> Iterable[Row]:
        found = await self.fetch(
            "SELECT seq, at, wall, body, key, mark FROM log WHERE game = %s AND seq > %s AND seq <= %s ORDER BY seq",
            table, since, until,
        )  # fmt: skip
        return map(decoded_row, found)

    async def row_with(self, table: str, seats: Iterable[int], key: str) -> Row | None:
        found = await self.fetch(
            "SELECT seq, at, wall, body, key, mark FROM log "
            "WHERE game = %s AND seat = ANY(%s) AND key = %s ORDER BY seq LIMIT 1",
            table, [*seats], key,
        )  # fmt: skip
        return decoded_row(found[0]) if found else None

    async def heads(self, tables: list[str]) -> dict[str, int]:
        found = await self.fetch(
            "SELECT asked.game, last.seq FROM unnest(%s::text[]) AS asked (game), LATERAL "
            "(SELECT seq FROM log WHERE log.game = asked.game ORDER BY seq DESC LIMIT 1) AS last",
            tables,
        )
        return dict(found)

    async def public(self) -> list[str]:
        found = await self.fetch(
            "SELECT status.game FROM status, LATERAL "
            "(SELECT at FROM log WHERE log.game = status.game ORDER BY seq DESC LIMIT 1) AS last "
            "WHERE public AND state IN ('waiting', 'playing', 'paused') ORDER BY last.at DESC, created DESC LIMIT 20000"
        )
        return firsts(found)

    async def awake(self) -> list[str]:
        return firsts(await self.fetch("SELECT game FROM status WHERE awake AND state = 'playing'"))

    async def status(self, table: str) -> Status | None:
        found = await self.fetch("SELECT game, created, state, public, awake, card FROM status WHERE game = %s", table)
        return Status(*found[0]) if found else None

    async def state_of(self, table: str) -> str | None:
        found = await self.fetch("SELECT state FROM status WHERE game = %s", table)
        return str(found[0][0]) if found else None

    async def in_state(self, state: Phase) -> list[str]:
        return firsts(await self.fetch("SELECT game FROM status WHERE state = %s ORDER BY created", state))

    async def states(self) -> dict[str, int]:
        return dict(await self.fetch("SELECT state, count(*) FROM status GROUP BY state"))

    async def cards(self, tables: list[str]) -> dict[str, bytes]:
        return dict(await self.fetch("SELECT game, card FROM status WHERE game = ANY(%s)", tables))

    async def deleted(self, table: str) -> Reason | None:
        found = await self.fetch("SELECT why FROM deleted WHERE game = %s", table)
        return found[0][0] if found else None

    async def deletions(self) -> list[Deletion]:
        return [Deletion(*found) for found in await self.fetch("SELECT game, why, at FROM deleted ORDER BY at, game")]

    async def bans(self) -> list[str]:
        return firsts(await self.fetch("SELECT address FROM bans ORDER BY address"))

    async def untouched(self, states: tuple[Phase, ...], since: int) -> list[str]:
        found = await self.fetch(
            "SELECT game FROM status WHERE state = ANY(%s) AND coalesce((SELECT wall FROM log "
            "WHERE log.game = status.game ORDER BY seq DESC LIMIT 1), 0) < %s ORDER BY created",
            [*states], since,
        )  # fmt: skip
        return firsts(found)

    async def snapshot(self, table: str, code: str, until: int) -> Snapshot | None:
        found = await self.fetch(
            "SELECT game, seq, code, body FROM snapshots WHERE game = %s AND code = %s AND seq <= %s",
            table, code, until,
        )  # fmt: skip
        return Snapshot(*found[0]) if found else None

    async def last_moment(self) -> int:
        return int((await self.fetch("SELECT at FROM beat"))[0][0])

    async def ask(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        return await self.fetch(in_postgres(query), *values) if self.version >= PEOPLE_SINCE else []

    async def check(self) -> list[str]:
        """PostgreSQL looks after its files itself."""
        return []

    async def close(self) -> None:
        if self.pool is not None:
            await self.pool.close()
            self.pool = None


def firsts(found: list[tuple[Any, ...]]) -> list[Any]:
    return [first for (first,) in found]
