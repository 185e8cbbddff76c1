"""What the doctor does: every game replayed, copies, games taken out and put in."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

import msgspec

from ..games import GAMES
from ..kernel.errors import SetupError
from ..kernel.laws import portrait
from .house import proof
from .records import imported, whole_record
from .rows import Header, Row
from .sitting import link
from .snapshot import code_of, restored
from .store import Reader, Store, StoreError
from .story import Story


def examine(args: argparse.Namespace) -> int:
    try:
        if args.backup:
            Reader(args.db).back_up(args.backup)
            print(f"Copied to {args.backup}.")
            return 0
        if args.export:
            return export(Reader(args.db), args.export[0], Path(args.export[1]))
        if args.record:
            return asyncio.run(put_in(args.db, args.record))
        return check(Reader(args.db))
    except StoreError as error:
        raise SetupError(str(error)) from None


def check(reader: Reader) -> int:
    """Every game by replay; each fault is a sentence. 1 if there is any."""
    faults = [f"The file: {text}." for text in reader.check()]
    games = reader.games()
    rows = 0
    for game in games:
        found, count = check_game(reader, game)
        rows += count
        faults += [f"Table {game}: {fault}." for fault in found]
    for fault in faults:
        print(fault)
    print(f"{len(games)} tables, {rows} rows, {len(faults)} faults." + (" Nothing was changed." if faults else ""))
    return 1 if faults else 0


def check_game(reader: Reader, game: str) -> tuple[list[str], int]:
    try:
        header = reader.header(game)
        rows = list(reader.rows(game))
    except msgspec.MsgspecError as error:
        return [f"the log cannot be read: {error}"], 0
    assert header is not None
    if header.game not in GAMES:
        return [f"there is no game {header.game!r} here"], len(rows)
    fault = proof(game, header, rows)
    if fault is not None:
        current = GAMES[header.game].rules_version
        if header.rules != current:
            fault += f" (it was begun by rules {header.rules}; these are rules {current})"
        return [fault], len(rows)
    story = told(game, header, rows)
    faults = []
    state = reader.state_of(game)
    if state != story.state:
        faults.append(f"the index says it is {state}, but by its log it is {story.state}")
    snapshot = reader.snapshot(game, code_of(header.game), len(rows))
    if snapshot is not None:
        then = told(game, header, rows[: snapshot.seq])
        if portrait(restored(game, header, snapshot.body).table) != portrait(then.table):
            faults.append(f"the snapshot of row {snapshot.seq} is not what the log says")
    return faults, len(rows)


def told(game: str, header: Header, rows: list[Row]) -> Story:
    story = Story(game, header)
    for row in rows:
        story.tell(row)
    return story


def export(reader: Reader, game: str, path: Path) -> int:
    header = reader.header(game)
    if header is None:
        raise SetupError(f"There is no table {game} in {reader.path}.")
    rows = list(reader.rows(game))
    fault = proof(game, header, rows)
    if fault is not None:
        raise SetupError(f"Table {game} cannot be exported: {fault}.")
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(whole_record(told(game, header, rows), rows))
    except OSError as error:
        raise SetupError(f"{path} cannot be written: {error.strerror}.") from None
    print(f"Table {game} is in {path}; condotta replay reads it.")
    return 0


async def put_in(db: Path, record: Path) -> int:
    try:
        text = record.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise SetupError(f"{record} cannot be read: {error}.") from None
    store = Store(db)
    try:
        batch, table_id, tokens = imported(text, store.last_moment())
        await store.append(batch)
    finally:
        store.close()
    print(f"The record is table {table_id}. To watch: {link(table_id)}")
    for seat, token in enumerate(tokens):
        print(f"Seat {seat + 1}: {link(table_id, token)}")
    return 0
