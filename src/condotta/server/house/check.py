"""What the doctor does: every game replayed, copies, games taken out and put in."""

from __future__ import annotations

import argparse
import asyncio
import secrets
from pathlib import Path
from typing import Final

import msgspec

from ...games import GAMES
from ...kernel.errors import SetupError
from ...kernel.portrait import portrait
from ..log.sqlite.reader import SqliteReader
from ..log.store import Reader, is_address, open_reader, open_store
from ..log.writes import Deletion, Erasure, NotSaved, Write
from ..state.records import Result, imported, result_of, whole_record
from ..state.replay import difference, replayed, rules_of
from ..state.snapshots import code_of, unpack
from ..tables.lobby import link

SAMPLE: Final = 20
"""Tables of a backup that are replayed."""


def examine(args: argparse.Namespace) -> int:
    return asyncio.run(examined(args))


async def examined(args: argparse.Namespace) -> int:
    if args.copy:
        from .moving import move

        return await move(*args.copy)
    if args.record:
        return await put_in(args.db, args.record)
    if args.delete:
        return await remove(args.db, args.delete, Deletion(args.delete, "host"), "was deleted")
    if args.erase_talk:
        done = "has no words of private talk any more"
        return await remove(args.db, args.erase_talk, Erasure(args.erase_talk), done)
    if args.backup:
        if is_address(args.db):
            raise SetupError("backups-are-for-files")
        return await back_up(SqliteReader(Path(args.db)), args.backup)
    reader = open_reader(args.db)
    try:
        return await (export(reader, args.export[0], Path(args.export[1])) if args.export else check(reader))
    finally:
        await reader.close()


async def back_up(reader: SqliteReader, path: Path) -> int:
    """Copies, then opens the copy and replays some of its tables. 1 if it is not as good as the original."""
    reader.back_up(path)
    copy = SqliteReader(path)
    faults = [f"The file: {text}." for text in await copy.check()]
    tables = await copy.tables()
    sample = secrets.SystemRandom().sample(tables, min(SAMPLE, len(tables)))
    for table in sample:
        found, rows = await check_table(copy, table)
        if found and found != (await check_table(reader, table, rows))[0]:
            faults += [f"Table {table}: {fault}." for fault in found]
    for fault in faults:
        print(fault)
    print(f"Copied to {path}; {len(sample)} of {len(tables)} tables replayed, {len(faults)} faults.")
    return 1 if faults else 0


async def check(reader: Reader) -> int:
    """Every game by replay; each fault is a sentence. 1 if there is any."""
    faults = [f"The file: {text}." for text in await reader.check()]
    tables = await reader.tables()
    rows = 0
    for table in tables:
        found, count = await check_table(reader, table)
        rows += count
        faults += [f"Table {table}: {fault}." for fault in found]
    lost = await reader.ask("SELECT count(*) FROM ties WHERE game NOT IN (SELECT game FROM games)")
    faults += [f"{count} seats are tied to keys at tables that are not there." for (count,) in lost if count]
    for fault in faults:
        print(fault)
    print(f"{len(tables)} tables, {rows} rows, {len(faults)} faults." + (" Nothing was changed." if faults else ""))
    return 1 if faults else 0


async def check_table(reader: Reader, table: str, until: int = 1 << 60) -> tuple[list[str], int]:
    """The faults of a table up to a row, and how many rows it has."""
    try:
        header = await reader.header(table)
        rows = list(await reader.rows(table, 0, until))
    except msgspec.MsgspecError as error:
        return [f"the log cannot be read: {error}"], 0
    assert header is not None
    if header.game not in GAMES:
        return [f"there is no game {header.game!r} here"], len(rows)
    try:
        differs = difference(table, header, rows)
    except SetupError as error:
        return [f"it cannot be set up here: {error}"], len(rows)
    if differs is not None:
        played, now = rules_of(header, rows), GAMES[header.game].rules_version
        why = f" (it was played by rules {played}; these are rules {now})" if played != now else ""
        return [differs.what + why], len(rows)
    state = replayed(table, header, rows)
    faults = []
    indexed = await reader.state_of(table)
    if indexed != state.phase:
        faults.append(f"the index says it is {indexed}, but by its log it is {state.phase}")
    snapshot = await reader.snapshot(table, code_of(header.game), len(rows))
    if snapshot is not None:
        then = replayed(table, header, rows[: snapshot.seq])
        if portrait(unpack(table, header, snapshot.body).table) != portrait(then.table):
            faults.append(f"the snapshot of row {snapshot.seq} is not what the log says")
    return faults, len(rows)


async def export(reader: Reader, table: str, path: Path) -> int:
    """A game that these rules would play otherwise is written as it was played."""
    header = await reader.header(table)
    if header is None:
        raise SetupError("no-table-in-database", table=table, file=reader.where)
    rows = list(await reader.rows(table))
    differs = difference(table, header, rows)
    if differs is not None and rules_of(header, rows) == GAMES[header.game].rules_version:
        raise SetupError("table-not-exported", table=table, reason=differs.what)
    state = replayed(table, header, rows if differs is None else rows[: differs.row - 1])
    card = await reader.card(table)
    result = result_of(state) if card is None else msgspec.json.decode(card, type=Result)
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(whole_record(state, rows, result))
    except OSError as error:
        raise SetupError("file-unusable", file=path, reason=error.strerror) from None
    reads = "condotta replay reads it" if differs is None else f"it was played by other rules: {differs.what}"
    print(f"Table {table} is in {path}; {reads}.")
    return 0


async def put_in(db: str, record: Path) -> int:
    try:
        text = record.read_text(encoding="utf-8")
    except OSError as error:
        raise SetupError("file-unusable", file=record, reason=error.strerror) from None
    except UnicodeDecodeError:
        raise SetupError("file-not-text", file=record) from None
    store = open_store(db)
    await store.start()
    try:
        found = imported(text, await store.last_moment())
        await store.append(found.table)
    finally:
        await store.close()
    table_id = found.table.table
    print(f"The record is table {table_id}. To watch: {link(table_id)}")
    for seat, token in enumerate(found.tokens):
        print(f"Seat {seat + 1}: {link(table_id, token)}")
    return 0


async def remove(db: str, table: str, write: Write, done: str) -> int:
    await open_reader(db).close()  # one that is not there is not made
    store = open_store(db)
    await store.start()
    try:
        if await store.created(table) is None:
            raise SetupError("no-table-in-database", table=table, file=db)
        await store.append(write)
    except NotSaved as error:
        raise SetupError("file-unusable", file=db, reason=error) from None
    finally:
        await store.close()
    print(f"Table {table} {done}. Backups made before still have it.")
    return 0
