"""Tables that nobody has come to for a long time are deleted, if whoever runs the server wants that."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass
from typing import Final

from ..log.rows import Phase
from ..log.times import wall_time
from ..log.writes import NotReached
from ..refusal import Refusal
from ..tables.registry import TableRegistry

HOUR: Final = 3600.0
DAY: Final = 24 * 3600 * 1000
FINISHED: Final[tuple[Phase, ...]] = ("over", "closed")
ABANDONED: Final[tuple[Phase, ...]] = ("waiting", "playing", "paused")


@dataclass(frozen=True)
class Retention:
    registry: TableRegistry
    finished: float | None = None
    """Days after which a finished table is deleted; None: never."""
    abandoned: float | None = None
    """Days without anything new after which one that is not finished is."""
    unused: float | None = None
    """Days after which a personal key is forgotten that nobody has used."""

    async def run(self) -> None:
        while True:
            with contextlib.suppress(NotReached):  # there is another hour
                if await self.registry.store.is_our_turn("retention", HOUR):
                    await self.sweep(wall_time())
            await asyncio.sleep(HOUR)

    async def sweep(self, now: int) -> None:
        if self.unused is not None:
            with contextlib.suppress(Refusal):
                await self.registry.people.forget_unused(now - int(self.unused * DAY))
        for table_id in await self.old(now):
            table = self.registry.tables.get(table_id)
            if not self.registry.others.watch(table_id) and (table is None or not table.watchers):
                try:
                    await self.registry.delete(table_id, "age")
                except Refusal:
                    return  # it could not be saved; there is another hour

    async def old(self, now: int) -> list[str]:
        found: list[str] = []
        for states, days in ((FINISHED, self.finished), (ABANDONED, self.abandoned)):
            if days is not None:
                found += await self.registry.store.untouched(states, now - int(days * DAY))
        return found
