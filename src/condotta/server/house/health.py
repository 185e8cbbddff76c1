"""Whether the server is well: alive, if it need not be started anew; ready, if it can do all it is there for."""

from __future__ import annotations

import asyncio
import shutil
import time
from functools import cache
from pathlib import Path
from typing import Final

from msgspec import Struct

from ...games import GAMES
from ...kernel.engine import apply, pending, sample
from ...kernel.rng import Rng
from ...kernel.seats import CHANCE
from ..bots.worker import BotRequest
from ..log.writes import NotSaved, TimeNote
from ..tables.registry import TableRegistry

MIN_FREE: Final = 64 * 1024 * 1024
"""Bytes that the disk must have left."""
MAX_SECONDS: Final = 10.0
"""For the store to write, and for a bot to answer."""
KNOWN_FOR: Final = 5.0
"""Seconds for which an answer holds, so that asking often costs nothing."""
BOTS_KNOWN_FOR: Final = 60.0


class Ready(Struct, frozen=True):
    """What can be done now; `ok` if all of it."""

    ok: bool
    store: bool
    disk: bool
    bots: bool


class Health:
    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.lock = asyncio.Lock()
        self.known: Ready | None = None
        self.until = 0.0
        self.bots = False
        self.bots_until = 0.0

    def alive(self) -> bool:
        """False if nothing but a new start can help."""
        return self.registry.store.alive()

    async def ready(self) -> Ready:
        async with self.lock:
            if self.known is None or time.monotonic() >= self.until:
                if time.monotonic() >= self.bots_until:
                    self.bots = await self._bots_answer()
                    self.bots_until = time.monotonic() + (BOTS_KNOWN_FOR if self.bots else KNOWN_FOR)
                store, disk = await self._store_writes(), self._disk_has_room()
                self.known = Ready(store and disk and self.bots, store, disk, self.bots)
                self.until = time.monotonic() + KNOWN_FOR
            return self.known

    async def _store_writes(self) -> bool:
        try:
            async with asyncio.timeout(MAX_SECONDS):
                await self.registry.store.append(TimeNote(self.registry.now()))
        except (NotSaved, TimeoutError):
            return False
        return True

    def _disk_has_room(self) -> bool:
        """Of a PostgreSQL, only that it writes is known."""
        store = self.registry.store
        return store.shared or shutil.disk_usage(Path(store.where).resolve().parent).free >= MIN_FREE

    async def _bots_answer(self) -> bool:
        questions = self.registry.questions
        if questions is not None and questions.size == 0:
            return self.registry.others.think()
        try:
            async with asyncio.timeout(MAX_SECONDS):
                await self.registry.bot_pool.choose(small_question())
        except Exception:  # whatever it is, no bot has answered
            return False
        return True


@cache
def small_question() -> BotRequest:
    """The first question of a small game: no table of anybody's."""
    table, entries = GAMES["condottiere"].new(2, {}), []
    while (decision := pending(table)) is not None and decision.seat == CHANCE:
        entries.append((CHANCE, int(sample(table, Rng(1)))))
        apply(table, *entries[-1])
    assert decision is not None
    return BotRequest(table="", game="condottiere", seats=2, options={}, entries=entries, seat=int(decision.seat),
                      bot="random")  # fmt: skip
