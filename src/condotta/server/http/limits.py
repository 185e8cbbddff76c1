"""How much one caller may ask for: so many requests a second per token and per address, so many open streams."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Final

from msgspec import Struct

from ..refusal import Refusal

MAX_REMEMBERED: Final = 20_000


class Limits(Struct, frozen=True):
    """Requests: a second, and how many at once. 0 is no limit."""

    per_token: float = 20
    token_burst: int = 60
    per_address: float = 100
    address_burst: int = 400
    creates_per_address: float = 0.5
    create_burst: int = 30
    streams_per_token: int = 8
    streams_per_address: int = 200
    streams: int = 5000


class Bucket:
    """Fills at a steady rate; each request takes out what it costs."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.levels: dict[str, tuple[float, float]] = {}

    def take(self, who: str, cost: int = 1) -> None:
        if self.rate <= 0:
            return
        now = time.monotonic()
        level, then = self.levels.get(who, (float(self.burst), now))
        level = min(float(self.burst), level + (now - then) * self.rate)
        if level < cost:
            raise Refusal(429, "too-many", seconds=1 + int((cost - level) / self.rate))
        self.levels[who] = level - cost, now
        if len(self.levels) > MAX_REMEMBERED:
            self._forget(now)

    def _forget(self, now: float) -> None:
        """Those that would be full again; if they are all busy, everybody."""
        busy = {who: (level, then) for who, (level, then) in self.levels.items()
                if level + (now - then) * self.rate < self.burst}  # fmt: skip
        self.levels = busy if len(busy) < MAX_REMEMBERED else {}


class Limiter:
    """Counts what callers ask for."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.tokens = Bucket(limits.per_token, limits.token_burst)
        self.addresses = Bucket(limits.per_address, limits.address_burst)
        self.creates = Bucket(limits.creates_per_address, limits.create_burst)
        self.open: Counter[str] = Counter()
        self.drawing = asyncio.Lock()
        """Who has it may have a picture drawn."""

    def request(self, address: str, token: str | None, cost: int) -> None:
        """What a request costs beyond the one that every request has cost its address at the door."""
        if cost > 1:
            self.addresses.take(address, cost - 1)
        if token is not None:
            self.tokens.take(token, cost)

    def stream(self, address: str) -> AbstractContextManager[None]:
        """Count an open stream of an address for as long as it is open."""
        return self._counted(("all", self.limits.streams), (f"a {address}", self.limits.streams_per_address))

    def stream_of(self, token: str | None) -> AbstractContextManager[None]:
        """Count it for its token too, if it has one."""
        return nullcontext() if token is None else self._counted((f"t {token}", self.limits.streams_per_token))

    @contextmanager
    def _counted(self, *held: tuple[str, int]) -> Iterator[None]:
        for who, most in held:
            if most and self.open[who] >= most:
                raise Refusal(429, "too-many-streams", seconds=10)
        for who, _most in held:
            self.open[who] += 1
        try:
            yield
        finally:
            for who, _most in held:
                self.open[who] -= 1
                if self.open[who] == 0:
                    del self.open[who]
