"""What has happened at a table, told again: to those who come later, and as a record."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Iterator

from ..log.rows import Row
from ..log.store import LAST
from ..refusal import Refusal
from ..state.messages import ENCODER, Told, message
from ..state.records import RecordReader, whole_record
from ..state.replay import Ordinary
from ..state.story import StoryTeller
from ..state.table_state import TableState
from ..turns import MAX_SLICE
from .live import TOGETHER, LiveTable, can_follow


async def messages(table: LiveTable, viewer: int, since: int, who: str) -> AsyncIterator[Told]:
    """What each row after this one tells a viewer, up to now: from memory, or folded anew from the log."""
    past: TableState | None = None
    opener = table.registry.opener
    while since < table.published:
        ready = table.told.get(since + 1, {}).get(viewer)
        if ready is not None:
            past = None
            since += 1
            yield ready
            continue
        folded: list[Told] = []
        async with table.registry.turns.slice(who):
            if past is None:
                past = await opener.begin_state(table.state.table_id, table.state.header, since)
            before = past.row.seq
            for row in await some_rows(table, before, table.published):
                if not can_follow(past, row):
                    break
                if row.seq > since:
                    since = row.seq
                    folded.append(message(past, viewer))
        for told in folded:
            yield told
        if past.row.seq == before < table.published:  # opened from a snapshot, it is found to be damaged only now
            await compare(table)
            return


async def replay(table: LiveTable, viewer: int, since: int, who: str) -> AsyncIterator[Told]:
    """A game that is over as one viewer saw it, after a number: of standing bids only the acts are left."""
    past, ordinary = TableState(table.state.table_id, table.state.header), Ordinary()
    while ordinary.read < table.published:
        folded: list[Told] = []
        async with table.registry.turns.slice(who):
            before = ordinary.read
            for found in await some_rows(table, before, table.published):
                row = ordinary.row(found)
                if row is None:
                    continue
                if not can_follow(past, row):
                    ordinary.read = before
                    break
                if row.seq > since:
                    folded.append(message(past, viewer, replay=True))
        for told in folded:
            yield told
        if ordinary.read == before:
            await compare(table)
            return


async def compare(table: LiveTable) -> None:
    """A log that does not go on as it should: how far it can be read."""
    async with table.lock:
        table.take(await table.registry.opener.compare(table.state.table_id, table.state.header))


async def record(table: LiveTable, viewer: int, who: str) -> str:
    """The whole record once the game is over; before, what this viewer may read."""
    whole = table.result.state == "over"
    until = LAST if whole else table.published
    reading = RecordReader(table.state.table_id, table.state.header, viewer)
    rows: list[Row] = []
    while True:
        async with table.registry.turns.slice(who):
            before = len(rows)
            for row in await some_rows(table, rows[-1].seq if rows else 0, until):
                rows.append(row)
                if not whole:
                    reading.add(row)
        if len(rows) == before:
            return whole_record(table.state, rows, table.result) if whole else reading.text(rows)


async def story(table: LiveTable, who: str) -> bytes:
    """How a game that is over went: read in slices once, and kept, for it does not change any more."""
    if table.stopped is not None or table.result.state != "over":
        raise Refusal(409, "not-over") if table.stopped is None else table.stopped.refusal()
    teller = StoryTeller(table.state.table_id, table.state.header)
    while table.story is None:
        async with table.registry.turns.slice(who):
            for row in await some_rows(table, teller.ordinary.read, table.published):
                teller.add(row)
        if teller.final:
            table.story = ENCODER.encode(teller.shown())
    return table.story


async def some_rows(table: LiveTable, since: int, until: int) -> Iterator[Row]:
    """The next rows, as many as there is time for in one slice if each is dealt with as it comes."""
    found = await table.registry.opener.rows(table.state.table_id, since, min(until, since + TOGETHER))
    return in_time(found.rows)


def in_time(rows: list[Row]) -> Iterator[Row]:
    end = time.monotonic() + MAX_SLICE
    for row in rows:
        yield row
        if time.monotonic() > end:
            return
