"""Turns at the event loop for work that takes long: the past is replayed a slice at a time, and between two slices
everybody else is served. Those who ask for it take turns by their address, so that one of them cannot delay the rest.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

MAX_SLICE: Final = 0.001
"""How long a slice may take, in seconds."""


class Turns:
    def __init__(self) -> None:
        self.busy = False
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def slice(self, who: str) -> AsyncIterator[None]:
        """One slice of work, the only one in this round of the event loop."""
        if self.busy:
            await self._wait(who)
        self.busy = True
        try:
            yield
        finally:
            asyncio.get_running_loop().call_soon(self._next)

    async def _wait(self, who: str) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(who, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was its turn already: the next one's now
                self._next()
            raise

    def _next(self) -> None:
        """Let the longest waiting of the next address have its turn."""
        self.busy = False
        while self.waiting and not self.busy:
            who, turns = self.waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self.waiting[who] = turns
            if not turn.done():
                self.busy = True
                turn.set_result(None)
