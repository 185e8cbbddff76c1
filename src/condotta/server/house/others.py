"""The other processes on the same database: once a second each gives a sign of life there and reads those of the others.

A sign tells by which rules a process plays, how much callers that ask for much have used of their limits there, and who
created the public tables. Nothing of it outlives a minute, and no game needs it.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from typing import Any, Final, Literal

import msgspec
import psycopg
from msgspec import Struct
from psycopg_pool import AsyncConnectionPool, PoolTimeout

EVERY: Final = 1.0
"""Seconds from one sign to the next."""
ALIVE: Final = "5 seconds"
"""For so long after its last sign a process counts as running."""
GIVE: Final = "INSERT INTO signs (process, number, sign) VALUES (%s, %s, %s)"
FORGET: Final = """
DELETE FROM signs WHERE at < now() - interval '1 minute' OR process = %s AND at < now() - interval '10 seconds'
"""
READ: Final = f"""
SELECT process, number, sign FROM signs WHERE at > now() - interval '{ALIVE}' AND process <> %s ORDER BY number
"""


class Use(Struct, frozen=True):
    """Of the limits in one process, by callers: what was taken since the last sign, and how many streams are open."""

    taken: dict[str, float] = {}
    open: dict[str, int] = {}


class Sign(Struct, frozen=True):
    """What a process says of itself."""

    role: Literal["server", "bots"]
    rules: dict[str, int]
    """By which it plays each game."""
    use: Use = Use()
    created: dict[str, str] = {}
    """Public tables that were created since the last sign, and from where."""


SIGN: Final = msgspec.json.Decoder(Sign)


class Others:
    def __init__(
        self,
        pool: AsyncConnectionPool[Any],
        sign: Callable[[int], Sign],
        hear: Callable[[list[Sign], list[Sign]], None],
    ) -> None:
        """`sign`: what this process says, if there are so many servers; `hear` is given the signs that are new, and the
        last one of each process."""
        self.pool = pool
        self.sign = sign
        self.hear = hear
        self.process = secrets.token_hex(8)
        self.number = 0
        self.heard: dict[str, int] = {}
        """The number of the last sign of each."""
        self.running: dict[str, Sign] = {}
        """The others, each by its last sign."""

    @property
    def servers(self) -> int:
        """How many there are, with this one."""
        return 1 + sum(sign.role == "server" for sign in self.running.values())

    def plays(self, game: str, rules: int) -> bool:
        """Whether another process is running that plays a game by these rules."""
        return any(sign.rules.get(game) == rules for sign in self.running.values())

    async def run(self) -> None:
        while True:
            with contextlib.suppress(psycopg.Error, PoolTimeout):  # the store says so, if the database does not answer
                await self.tick()
            await asyncio.sleep(EVERY)

    async def tick(self) -> None:
        self.number += 1
        async with self.pool.connection() as connection:
            await connection.execute("SET LOCAL synchronous_commit = off")
            await connection.execute(GIVE, (self.process, self.number, msgspec.json.encode(self.sign(self.servers))))
            await connection.execute(FORGET, (self.process,))
            found = await (await connection.execute(READ, (self.process,))).fetchall()
        new = [SIGN.decode(sign) for process, number, sign in found if number > self.heard.get(process, 0)]
        self.running = {process: SIGN.decode(sign) for process, _number, sign in found}
        self.heard = {process: number for process, number, _sign in found}
        self.hear(new, [*self.running.values()])

    async def leave(self) -> None:
        """No sign of this process stays."""
        with contextlib.suppress(psycopg.Error, PoolTimeout):
            async with self.pool.connection() as connection:
                await connection.execute("DELETE FROM signs WHERE process = %s", (self.process,))
