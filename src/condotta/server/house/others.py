"""The other processes on the same database: once a second each gives a sign of life there and reads the others'.

A sign tells by which rules a process plays, how much callers that ask for much have used of their limits there, who
created the public tables and who is there. Nothing of it outlives a minute, and no game needs it.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from typing import Final, Literal

import msgspec
from msgspec import Struct

from ...games import GAMES
from ..log.postgres.reader import PostgresReader
from ..log.store import Reader
from ..log.writes import NotReached
from ..tables.presence import Looks, present
from ..tables.registry import TableRegistry
from .uses import LimitsOfAll, Use

EVERY: Final = 1.0
"""Seconds from one sign to the next."""
PRESENT_EVERY: Final = 5
"""Signs from one that tells who is there to the next: those are long."""
ALIVE_FOR: Final = 5.0
"""Seconds after its last sign for which a process counts as running."""
SIGNS: Final = """
WITH given AS (INSERT INTO signs (process, number, sign) VALUES (%s, %s, %s)),
forgotten AS (DELETE FROM signs WHERE at < now() - interval '1 minute'
    OR process = %s AND at < now() - interval '10 seconds')
SELECT process, signs.number, sign FROM signs LEFT JOIN unnest(%s::text[], %s::bigint[]) AS heard (process, number)
    USING (process)
WHERE at > now() - interval '5 seconds' AND process <> %s AND signs.number > coalesce(heard.number, 0) ORDER BY at
"""


class Sign(Struct, frozen=True, omit_defaults=True):
    """What a process says of itself."""

    role: Literal["server", "bots"]
    rules: dict[str, int]
    """By which it plays each game."""
    bots: int = 0
    """How many bots can think there at once."""
    use: Use = Use()
    created: dict[str, str] = {}
    """Public tables that were created since the last sign, and from where."""
    present: dict[str, list[int]] | None = None
    """The tables that somebody looks at, with the seats that are there; now and then."""
    looks: dict[str, Looks] = {}
    """Who has those tables open, told with it."""


SIGN: Final = msgspec.json.Decoder(Sign)


class Others:
    def __init__(self, registry: TableRegistry, limits: LimitsOfAll | None = None) -> None:
        self.registry = registry
        self.limits = limits
        self.process = secrets.token_hex(8)
        self.number = 0
        self.heard: dict[str, int] = {}
        """The number of the last sign of each."""
        self.running: dict[str, tuple[float, Sign]] = {}
        """The others, each with its last sign and when that was heard."""
        self.watched: dict[str, float] = {}
        """The tables that somebody looks at elsewhere, and when that was heard."""
        self.looked: dict[str, dict[str, Looks]] = {}
        """Who has which tables open, as each of the others said last."""
        assert isinstance(registry.store, PostgresReader)
        self.store = registry.store
        registry.public.new = {}
        registry.others = self

    @property
    def servers(self) -> int:
        """How many there are, with this one."""
        return 1 + sum(sign.role == "server" for _when, sign in self.running.values())

    def play(self, game: str, rules: int) -> bool:
        """Whether another process plays a game by these rules."""
        return any(sign.rules.get(game) == rules for _when, sign in self.running.values())

    def think(self) -> bool:
        return any(sign.bots > 0 for _when, sign in self.running.values())

    def watch(self, table_id: str) -> bool:
        return table_id in self.watched

    def looks(self, table_id: str) -> Looks:
        found = Looks()
        for looked in self.looked.values():
            found = found.and_also(looked.get(table_id, Looks()))
        return found

    async def run(self) -> None:
        while True:
            with contextlib.suppress(NotReached):  # the store says so itself
                await self.tick()
            await asyncio.sleep(EVERY)

    async def tick(self) -> None:
        self.number += 1
        found = await self.store.fetch(
            SIGNS,
            self.process,
            self.number,
            msgspec.json.encode(self.sign()),
            self.process,
            [*self.heard],
            [*self.heard.values()],
            self.process,
        )
        now, new = time.monotonic(), []
        for process, number, text in found:
            self.heard[process] = number
            with contextlib.suppress(msgspec.MsgspecError):  # of a version that speaks otherwise
                new.append(SIGN.decode(text))
                self.running[process] = now, new[-1]
                if new[-1].present is not None:
                    self.look(process, new[-1].looks)
        for process in [process for process, (when, _sign) in self.running.items() if now - when > ALIVE_FOR]:
            del self.running[process], self.heard[process]
            self.look(process, {})
        self.hear(new)

    def sign(self) -> Sign:
        role: Final = "server" if self.registry.serves else "bots"
        rules = {name: game.rules_version for name, game in GAMES.items()}
        use = Use() if self.limits is None else self.limits.use(self.servers)
        tells = self.number % PRESENT_EVERY == 1
        signs, looks = present(self.registry.tables.values()) if tells else (None, {})
        bots = self.registry.questions.size if self.registry.questions is not None else 0
        return Sign(role, rules, bots, use, self.registry.public.newly_created(), signs, looks)

    def look(self, process: str, looks: dict[str, Looks]) -> None:
        """Who has which tables open there now; whoever looks at them here is told."""
        before = self.looked.pop(process, {})
        if looks:
            self.looked[process] = looks
        for table_id in before.keys() | looks.keys():
            if table_id in self.registry.tables and before.get(table_id) != looks.get(table_id):
                self.registry.tables[table_id].spread()

    def hear(self, new: list[Sign]) -> None:
        now = time.monotonic()
        self.watched = {table: when for table, when in self.watched.items() if now - when < 3 * PRESENT_EVERY * EVERY}
        for sign in new:
            self.registry.public.created_elsewhere(sign.created)
            for table_id, seats in (sign.present or {}).items():
                self.watched[table_id] = now
                if table_id in self.registry.tables:
                    here = sign.looks.get(table_id, Looks()).here
                    self.registry.tables[table_id].presence.hear_elsewhere(seats, here)
        if self.limits is not None:
            self.limits.hear([sign.use for sign in new], [sign.use for _when, sign in self.running.values()])

    async def leave(self) -> None:
        """No sign of this process stays."""
        with contextlib.suppress(NotReached):
            await self.store.fetch("DELETE FROM signs WHERE process = %s", self.process)


async def is_served(store: Reader) -> bool:
    """Whether a process runs on a database."""
    assert isinstance(store, PostgresReader)
    return bool(await store.fetch("SELECT FROM signs WHERE at > now() - interval '5 seconds' LIMIT 1"))


async def join_others(registry: TableRegistry, limits: LimitsOfAll | None = None) -> None:
    """From now on this process and the others on its database know of each other, until the registry is closed."""
    others = Others(registry, limits)
    await others.tick()
    registry.spawn(others.run())
    registry.before_close.append(others.leave)
