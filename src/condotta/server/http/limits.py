"""How much one caller may ask for: so many requests a second per token and per address, so many open streams.

Where several processes serve, each tells the others once a second what callers that ask for much have used up there,
and takes it from what they have left here: a limit holds for all processes together, a second late.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Final

from msgspec import Struct

from ..house.uses import Use
from ..refusal import Refusal
from ..state.tokens import hash_of

MAX_REMEMBERED: Final = 20_000
ALL: Final = "all"
"""Streams are limited in all for each process: they cost it memory."""


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
        self.taken: Counter[str] = Counter()
        """Here, since the others were told."""

    def take(self, who: str, cost: int = 1) -> None:
        if self.rate <= 0:
            return
        now = time.monotonic()
        level = self._level(who, now)
        if level < cost:
            raise Refusal(429, "too-many", seconds=1 + int((cost - level) / self.rate))
        self.levels[who] = level - cost, now
        self.taken[who] += cost
        if len(self.levels) > MAX_REMEMBERED:
            self._forget(now)

    def take_elsewhere(self, who: str, cost: float) -> None:
        """In another process: nobody is refused for what is done, but the next may be."""
        now = time.monotonic()
        self.levels[who] = max(-float(self.burst), self._level(who, now) - cost), now

    def told(self, least: float) -> dict[str, float]:
        """What was taken here since this was asked last, by those who took more than `least`."""
        taken, self.taken = self.taken, Counter()
        return {who: float(cost) for who, cost in taken.items() if cost > least}

    def _level(self, who: str, now: float) -> float:
        level, then = self.levels.get(who, (float(self.burst), now))
        return min(float(self.burst), level + (now - then) * self.rate)

    def _forget(self, now: float) -> None:
        """Those that would be full again; if they are all busy, everybody."""
        busy = {who: (level, then) for who, (level, then) in self.levels.items()
                if level + (now - then) * self.rate < self.burst}  # fmt: skip
        self.levels = busy if len(busy) < MAX_REMEMBERED else {}
        self.taken.clear()


class Limiter:
    """Counts what callers ask for."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.tokens = Bucket(limits.per_token, limits.token_burst)
        self.addresses = Bucket(limits.per_address, limits.address_burst)
        self.creates = Bucket(limits.creates_per_address, limits.create_burst)
        self.buckets = {"token": self.tokens, "address": self.addresses, "create": self.creates}
        self.open: Counter[str] = Counter()
        self.elsewhere: Counter[str] = Counter()
        """Streams that are open in other processes, of callers with many."""
        self.drawing = asyncio.Lock()
        """Who has it may have a picture drawn."""

    def request(self, address: str, token: str | None, cost: int) -> None:
        """What a request costs beyond the one that every request has cost its address at the door."""
        if cost > 1:
            self.addresses.take(address, cost - 1)
        if token is not None:
            self.tokens.take(known_by(token), cost)

    def stream(self, address: str) -> AbstractContextManager[None]:
        """Count an open stream of an address for as long as it is open."""
        return self._counted((ALL, self.limits.streams), (f"a {address}", self.limits.streams_per_address))

    def stream_of(self, token: str | None) -> AbstractContextManager[None]:
        """Count it for its token too, if it has one."""
        return (
            nullcontext() if token is None else self._counted((f"t {known_by(token)}", self.limits.streams_per_token))
        )

    @contextmanager
    def _counted(self, *held: tuple[str, int]) -> Iterator[None]:
        for who, most in held:
            if most and self.open[who] + self.elsewhere[who] >= most:
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

    # Among several processes

    def use(self, processes: int) -> Use:
        """What the others must know: of callers that have more than half of an equal share of their limit here."""
        taken = {f"{kind} {who}": cost for kind, bucket in self.buckets.items()
                 for who, cost in bucket.told(bucket.rate / processes / 2).items()}  # fmt: skip
        most = {"a": self.limits.streams_per_address, "t": self.limits.streams_per_token}
        opened = {who: count for who, count in self.open.items() if count > most.get(who[0], count) / processes / 2}
        return Use(taken, {who: count for who, count in opened.items() if who != ALL})

    def hear(self, new: list[Use], each: list[Use]) -> None:
        """What the others have told since the last time, and what each of them told last."""
        for use in new:
            for key, cost in use.taken.items():
                kind, _, who = key.partition(" ")
                self.buckets[kind].take_elsewhere(who, cost)
        self.elsewhere = Counter()
        for use in each:
            self.elsewhere.update(use.open)


def known_by(token: str) -> str:
    """A name for a token, by which nobody can sit down."""
    return hash_of(token)[:16]
