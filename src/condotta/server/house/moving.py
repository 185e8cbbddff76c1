"""Moving house: a whole database copied into an empty one, of the same kind or of the other, and verified by replay."""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

from ...kernel.errors import SetupError
from ..log.sqlite.store import locked
from ..log.store import Reader, Store, is_address, open_reader, open_store
from ..log.writes import Ban, NewTable, Statement, TimeNote
from ..notices.subscriptions import KEPT
from ..people.people import OWNED
from ..state.new_table import due_of
from ..state.replay import replayed
from .check import check_table

SAY_EVERY: Final = 2.0
"""Seconds between two words on how far it has come."""


async def move(source: str, target: str) -> int:
    """1 if the copy is not as good as the original."""
    async with unused(source) as old:
        new = open_store(target)
        await new.start()
        try:
            if await new.tables() or await new.deletions():
                raise SetupError("copy-not-empty", file=new.where)
            return await copied(old, new)
        finally:
            await new.close()


@contextlib.asynccontextmanager
async def unused(where: str) -> AsyncIterator[Reader]:
    """A database on which no server runs: what it would write meanwhile would not be in the copy."""
    reader = open_reader(where)
    try:
        if is_address(where):
            from .others import is_served  # only here: not everybody has what it needs

            if await is_served(reader):
                raise SetupError("database-in-use", file=reader.where)
            yield reader
        else:
            with locked(Path(where)):
                yield reader
    finally:
        await reader.close()


async def copied(old: Reader, new: Store) -> int:
    tables, rows, faults = await old.tables(), 0, 0
    told = time.monotonic()
    for number, table in enumerate(tables, start=1):
        count, found = await copied_table(old, new, table)
        rows += count
        for fault in found:
            faults += 1
            print(f"Table {table}: {fault}.")
        if time.monotonic() - told > SAY_EVERY:
            told = time.monotonic()
            print(f"{number} of {len(tables)} tables ...", file=sys.stderr, flush=True)
    for deletion in await old.deletions():
        await new.append(deletion)
    for address in await old.bans():
        await new.append(Ban(address, True))
    await copied_people(old, new)
    await new.append(TimeNote(await old.last_moment()))
    print(f"Copied from {old.where} to {new.where}: {len(tables)} tables, {rows} rows, each replayed; {faults} faults.")
    return 1 if faults else 0


async def copied_people(old: Reader, new: Store) -> None:
    """What belongs to people: keys first, for all else hangs on them."""
    for name in (*reversed(OWNED), *KEPT):
        for row in await old.ask(f"SELECT * FROM {name}"):
            await new.append(Statement(f"INSERT INTO {name} VALUES ({', '.join('?' * len(row))})", row))


async def copied_table(old: Reader, new: Store, table: str) -> tuple[int, list[str]]:
    """How many rows it has, and in what the copy is not as good as the original."""
    header, status, rows = await old.header(table), await old.status(table), [*await old.rows(table)]
    if header is None or status is None:
        return 0, ["it cannot be read"]
    before, _count = await check_table(old, table)
    due = None if before else due_of(replayed(table, header, rows))
    await new.append(NewTable(table, header, rows, status, due))
    if await new.header(table) != header or await new.status(table) != status or [*await new.rows(table)] != rows:
        return len(rows), ["the copy is not what was copied"]
    after, _count = await check_table(new, table)
    return len(rows), after if after != before else []
