"""What is written to PostgreSQL, as its statements. Rows of any number of tables are one statement, and so one trip."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from psycopg import AsyncConnection

from ..rows import Row, seat_of
from ..times import wall_time
from ..writes import Ban, Deletion, Erasure, NewRows, NewTable, Reviewed, Snapshot, Statement, Status, TimeNote, Write

ENCODER: Final = msgspec.json.Encoder()
ROWS: Final = """
WITH new_games AS (INSERT INTO games SELECT * FROM unnest(%s::text[], %s::bigint[], %s::bytea[])),
new_rows AS (INSERT INTO log SELECT * FROM unnest(
    %s::text[], %s::bigint[], %s::bigint[], %s::bigint[], %s::bytea[], %s::integer[], %s::text[], %s::text[])),
new_status AS (INSERT INTO status SELECT * FROM unnest(
    %s::text[], %s::bigint[], %s::text[], %s::boolean[], %s::boolean[], %s::bytea[])
    ON CONFLICT (game) DO UPDATE SET state = excluded.state, public = excluded.public, awake = excluded.awake,
    card = excluded.card),
new_due AS (INSERT INTO due SELECT * FROM unnest(%s::text[], %s::bigint[])
    ON CONFLICT (game) DO UPDATE SET at = excluded.at)
DELETE FROM due WHERE game = ANY(%s)
"""
KEEP: Final = """
INSERT INTO snapshots VALUES (%s, %s, %s, %s)
    ON CONFLICT (game) DO UPDATE SET seq = excluded.seq, code = excluded.code, body = excluded.body
"""
ERASE: Final = """
UPDATE log SET body = without_words(body) WHERE game = %s AND (
    convert_from(body, 'UTF8')::json->>'kind' = 'talk' AND convert_from(body, 'UTF8')::json->>'to' IS NOT NULL
    OR convert_from(body, 'UTF8')::json->>'kind' = 'promise'
        AND NOT (convert_from(body, 'UTF8')::json->>'open')::boolean)
"""

EncodedRow = tuple[str, int, int, int, bytes, int | None, str | None, str]


def encoded_rows(table: str, rows: list[Row]) -> list[EncodedRow]:
    return [
        (table, row.seq, row.at, row.wall, ENCODER.encode(row.body), seat_of(row.body), row.key, row.mark)
        for row in rows
    ]


async def write_all(db: AsyncConnection[Any], writes: list[Write], notice: Callable[[dict[str, int]], str]) -> None:
    """All of it or nothing. `notice`: how others are told of what is not found by its number."""
    added = [write for write in writes if isinstance(write, NewTable | NewRows)]
    rest = [write for write in writes if not isinstance(write, NewTable | NewRows)]
    if not rest:
        await add(db, added)
        return
    async with db.transaction():
        if added:
            await add(db, added)
        for write in rest:
            await write_one(db, write, notice)


async def add(db: AsyncConnection[Any], writes: list[NewTable | NewRows]) -> None:
    """Sorted, so that two servers that write to the same tables do not wait for each other in a ring."""
    new = [write for write in writes if isinstance(write, NewTable)]
    games = sorted((write.table, write.status.created, ENCODER.encode(write.header)) for write in new)
    rows = sorted((row for write in writes for row in encoded_rows(write.table, write.rows)), key=lambda row: row[:2])
    status = {write.status.table: shown(write.status) for write in writes if write.status is not None}
    due = {write.table: write.due for write in writes}
    coming = sorted((table, at) for table, at in due.items() if at is not None)
    await db.execute(
        ROWS,
        [
            *columns(games, 3),
            *columns(rows, 8),
            *columns(sorted(status.values()), 6),
            *columns(coming, 2),
            [table for table, at in due.items() if at is None],
        ],
    )


def in_postgres(text: str) -> bytes:
    """A statement that both databases understand, as this one marks values."""
    return text.replace("?", "%s").encode()


def columns(rows: Sequence[tuple[Any, ...]], count: int) -> list[list[Any]]:
    return [[row[column] for row in rows] for column in range(count)]


def shown(status: Status) -> tuple[Any, ...]:
    return status.table, status.created, status.state, status.public, status.awake, status.card


async def write_one(db: AsyncConnection[Any], write: Write, notice: Callable[[dict[str, int]], str]) -> None:
    told: str | None = None
    if isinstance(write, TimeNote):
        await db.execute("UPDATE beat SET at = greatest(at, %s)", (write.at,))
    elif isinstance(write, Snapshot):
        await db.execute(KEEP, (write.table, write.seq, write.code, write.body))
    elif isinstance(write, Deletion):
        await db.execute("INSERT INTO deleted VALUES (%s, %s, %s)", (write.table, write.at or wall_time(), write.why))
        await db.execute("DELETE FROM games WHERE game = %s", (write.table,))  # and all that hangs on it
        told = notice({write.table: 0})
    elif isinstance(write, Erasure):
        await db.execute("INSERT INTO erased VALUES (%s) ON CONFLICT DO NOTHING", (write.table,))
        await db.execute(ERASE, (write.table,))
        await db.execute("DELETE FROM snapshots WHERE game = %s", (write.table,))
        told = notice({write.table: 0})
    elif isinstance(write, Statement):
        await db.execute(in_postgres(write.text), write.values)
    elif isinstance(write, Reviewed):
        await db.execute(
            "INSERT INTO reviews VALUES (%s, %s) ON CONFLICT (game) DO UPDATE SET body = excluded.body",
            (write.table, write.body),
        )
    elif isinstance(write, Ban):
        if write.on:
            await db.execute(
                "INSERT INTO bans VALUES (%s, %s) ON CONFLICT (address) DO NOTHING", (write.address, wall_time())
            )
        else:
            await db.execute("DELETE FROM bans WHERE address = %s", (write.address,))
        told = notice({"": 0})
    if told is not None:
        await db.execute("SELECT pg_notify('condotta', %s)", (told,))
