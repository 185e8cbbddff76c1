"""The house: all tables of one database, those in use in memory."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, Final

from ..games import GAMES
from ..kernel.errors import ActError
from .faults import report
from .house_time import HouseTime, wall
from .message import ENCODER, table_shown
from .refusal import Refusal
from .rows import Act, Created, Header, Row, Rules, Start, Undo
from .snapshot import code_of, kept, restored
from .store import Batch, Snapshot, Status, Store
from .story import Story
from .table import LiveTable
from .thinkers import Thinkers

BEAT: Final = 1.0
"""Seconds between two notes of the house's time: what clocks may gain by a crash."""


class House:
    def __init__(self, path: Path, thinkers: int = 1, idle_after: float = 60.0) -> None:
        self.store = Store(path)
        self.time = HouseTime(self.store.last_moment())
        self.thinkers = Thinkers(thinkers)
        self.tables: dict[str, LiveTable] = {}
        self.idle_after = idle_after
        self.closing = False
        self.tasks: set[asyncio.Task[None]] = set()

    def now(self) -> int:
        return self.time.now()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            report(error)

    async def open(self) -> None:
        """Go on with every table that goes on by itself."""
        for table_id in self.store.awake():
            try:
                self.table(table_id).go_on()
            except Refusal:
                continue  # begun under other rules: it waits for the server that knows them
            await asyncio.sleep(0)
        self.spawn(self._keep())

    async def close(self) -> None:
        """Stop what goes on by itself, and wait until all is written."""
        self.closing = True
        for task in [*self.tasks]:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for table in self.tables.values():
            async with table.lock:
                if table.timer is not None:
                    table.timer.cancel()
        await self.thinkers.close()
        self.store.beat(self.now())
        self.store.close()

    async def _keep(self) -> None:
        """Note the time while clocks run; forget tables that nobody uses."""
        while True:
            await asyncio.sleep(BEAT)
            if any(table.timer is not None for table in self.tables.values()):
                self.store.beat(self.now())
            moment = time.monotonic()
            for table_id, table in [*self.tables.items()]:
                if table.is_idle(moment):
                    del self.tables[table_id]

    # Tables

    def table(self, table_id: str) -> LiveTable:
        """A table by its id, read from the store if it is not in memory."""
        found = self.tables.get(table_id)
        if found is None:
            header = self.store.header(table_id)
            if header is None:
                raise Refusal(404, "no-such-table")
            found = LiveTable(self, *self._read(table_id, header))
            self.tables[table_id] = found
        found.touched = time.monotonic()
        return found

    def read_story(self, table_id: str, header: Header) -> Story:
        story = self.begin_story(table_id, header)
        for row in self.store.rows(table_id, story.row.seq):
            story.tell(row)
        return story

    def begin_story(self, table_id: str, header: Header, until: int = 1 << 60) -> Story:
        """From the snapshot, if there is one of this code and not later than that; else from the beginning."""
        found = self.store.snapshot(table_id, code_of(header.game), until)
        return restored(table_id, header, found.body) if found else Story(table_id, header)

    def keep(self, story: Story) -> None:
        body = kept(story)
        if body is not None:
            self.store.keep(Snapshot(story.table_id, story.row.seq, code_of(story.game.name), body))

    def _read(self, table_id: str, header: Header) -> tuple[Story, int, Rules | None]:
        """A game begun on older rules is moved over only if a dry replay proves equal."""
        game = GAMES.get(header.game)
        if game is None:
            raise Refusal(409, "unknown-game", game=header.game)
        story = None
        try:
            story = self.read_story(table_id, header)
        except (ActError, AssertionError, LookupError):
            if header.rules == game.rules_version:
                raise
        moving = None
        if story is None or story.rules != game.rules_version:
            played = header.rules if story is None else story.rules
            if story is None or proof(table_id, header, list(self.store.rows(table_id))) is not None:
                raise Refusal(409, "older-rules", rules=played, now=game.rules_version)
            moving = Rules(played, game.rules_version)
        return story, self.store.created(table_id), moving

    async def create(self, table_id: str, header: Header) -> LiveTable:
        story, rows, status = first_row(table_id, header, self.now())
        await self.store.append(Batch(table_id, [], None, (table_id, header, rows, status)))
        table = self.table(table_id)
        assert table.story.row.seq == story.row.seq
        if all(seat.taken for seat in story.seats):
            await table.change(lambda: [Start()])
        return table


def first_row(table_id: str, header: Header, at: int) -> tuple[Story, list[Row], Status]:
    """A table as it comes into being."""
    story = Story(table_id, header)
    row = Row(1, at, wall(), Created())
    story.tell(row)
    status = Status(table_id, row.wall, story.state, header.public, True, ENCODER.encode(table_shown(story)))
    return story, [row], status


def proof(table_id: str, header: Header, rows: list[Row]) -> str | None:
    """Replay a log and compare all that was told and offered at each step: what differs first, as a sentence."""
    story = Story(table_id, header)
    for number, row in enumerate(rows, start=1):
        if row.seq != number:
            return f"row {number} is missing"
        before = story.mark
        try:
            story.tell(row)
        except (ActError, AssertionError, LookupError) as error:
            return f"row {row.seq} cannot be replayed: {error}"
        if isinstance(row.body, Act | Start | Undo):
            story.mark = before
            story.mark = story.next_mark()
            if story.mark != row.mark:
                return f"row {row.seq}, replayed, tells or offers something else than it did when it was played"
    return None
