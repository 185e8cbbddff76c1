"""Who wants to be told of the turns of a seat, and where. No log tells of it.

A subscription belongs to the token by which it was asked for: where the seat has another one, it is over. How far it
has been told is a number that one server only can raise, and that one tells.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from ..log.store import Reader, Store
from ..log.times import wall_time
from ..log.writes import NotSaved, Statement
from ..refusal import Refusal
from .quiet import QuietHours

Kind = Literal["push", "mail", "discord", "webhook"]
KEPT: Final = ("subscriptions", "once", "own_keys")
"""Where it is kept."""
DAY: Final = 24 * 3600 * 1000
COLUMNS: Final = "id, game, seat, token, kind, address, body, confirmed, told, seen, due"
MOST_AT_ONCE: Final = 500


class PushKeys(Struct, frozen=True):
    """By which a message is encrypted for a browser, as the browser made them."""

    p256dh: str
    auth: str


class Wishes(Struct, frozen=True, omit_defaults=True):
    """How somebody wants to be told."""

    language: str
    origin: str
    """Of the page on which it was asked for: links begin with it."""
    quiet: QuietHours | None = None
    keys: PushKeys | None = None


class Told(Struct, frozen=True):
    """How far a subscription has come."""

    number: int = 0
    """The question that was told last, by its number as everybody counts."""
    seen: int = 0
    """The row up to which it was looked whether there is something to tell."""
    due: int | None = None
    """When it is looked at again in any case, by the time of day."""


class Subscription(Struct, frozen=True):
    id: str
    """Known to nobody but who is told: it opens nothing but the end of this subscription, and its beginning."""
    table: str
    seat: int
    token: str
    """The hash of the token by which it was asked for."""
    kind: Kind
    address: str
    wishes: Wishes
    confirmed: bool = True
    told: Told = Told()


WISHES: Final = msgspec.json.Decoder(Wishes)


class Subscriptions:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def add(self, new: Subscription) -> Subscription:
        """The same address again has its new wishes, and is as confirmed as it was."""
        await self._save(
            Statement(
                "INSERT INTO subscriptions SELECT ?, game, ?, ?, ?, ?, ?, ?, ?, ?, NULL, NULL "
                "FROM games WHERE game = ? "
                "ON CONFLICT (game, seat, token, kind, address) DO UPDATE SET body = excluded.body",
                (new.id, new.seat, new.token, new.kind, new.address, msgspec.json.encode(new.wishes),
                 int(new.confirmed), new.told.number, new.told.seen, new.table),
            )
        )  # fmt: skip
        found = [one for one in await self.of(new.table, new.seat, new.token)
                 if (one.kind, one.address) == (new.kind, new.address)]  # fmt: skip
        if not found:
            raise Refusal(404, "no-such-table")
        return found[0]

    async def of(self, table: str, seat: int, token: str) -> list[Subscription]:
        return await self._found("game = ? AND seat = ? AND token = ? ORDER BY kind, address", table, seat, token)

    async def find(self, id: str) -> Subscription | None:
        found = await self._found("id = ?", id)
        return found[0] if found else None

    async def to_look_at(self, now: int) -> list[Subscription]:
        """Those at whose tables something has happened since they were looked at, and those whose time has come."""
        return await self._found(
            "due <= ? OR due IS NULL AND seen < "
            f"(SELECT max(seq) FROM log WHERE log.game = subscriptions.game) LIMIT {MOST_AT_ONCE}",
            now,
        )

    async def confirm(self, id: str) -> None:
        await self._save(Statement("UPDATE subscriptions SET confirmed = 1 WHERE id = ?", (id,)))

    async def drop(self, id: str) -> None:
        await self._save(Statement("DELETE FROM subscriptions WHERE id = ?", (id,), erases=True))

    async def look_again(self, one: Subscription, seen: int, due: int | None) -> None:
        """It was looked at up to this row, and there was nothing to tell."""
        await self._save(
            Statement(
                "UPDATE subscriptions SET seen = ?, due = ? WHERE id = ? AND told = ? AND seen = ?",
                (seen, due, one.id, one.told.number, one.told.seen),
            )
        )

    async def claim(self, one: Subscription, number: int, seen: int) -> bool:
        """Whether it is for this server to tell of a question."""
        claim = secrets.token_hex(8)
        await self._save(
            Statement(
                "UPDATE subscriptions SET told = ?, seen = ?, due = NULL, claim = ? WHERE id = ? AND told < ?",
                (number, seen, claim, one.id, number),
            )
        )
        return await self.store.ask("SELECT claim FROM subscriptions WHERE id = ?", one.id) == [(claim,)]

    # Beside them

    async def once_a_day(self, name: str) -> bool:
        """Whether this may be done now: then it was not done for a day, by any server."""
        claim, now = secrets.token_hex(8), wall_time()
        await self._save(
            Statement("DELETE FROM once WHERE at <= ?", (now - DAY,)),
            Statement("INSERT INTO once VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (name, now, claim)),
        )
        return await self.store.ask("SELECT claim FROM once WHERE name = ?", name) == [(claim,)]

    async def own_key(self, name: str, make: Callable[[], str]) -> str:
        """A key of this house: made once, and from then on the same for all servers."""
        query = "SELECT value FROM own_keys WHERE name = ?"
        if not await self.store.ask(query, name):
            await self._save(Statement("INSERT INTO own_keys VALUES (?, ?) ON CONFLICT DO NOTHING", (name, make())))
        return str((await self.store.ask(query, name))[0][0])

    async def _found(self, condition: str, *values: object) -> list[Subscription]:
        return await found(self.store, condition, *values)

    async def _save(self, *writes: Statement) -> None:
        try:
            await self.store.append(*writes)
        except NotSaved:
            raise Refusal(503, "not-saved") from None


async def found(reader: Reader, condition: str, *values: object) -> list[Subscription]:
    rows = await reader.ask(f"SELECT {COLUMNS} FROM subscriptions WHERE {condition}", *values)
    return [subscription(*row) for row in rows]


def subscription(id: str, table: str, seat: int, token: str, kind: Kind, address: str, body: bytes, confirmed: int,
                 told: int, seen: int, due: Any) -> Subscription:  # fmt: skip
    wishes = WISHES.decode(bytes(body))
    return Subscription(id, table, seat, token, kind, address, wishes, bool(confirmed), Told(told, seen, due))
