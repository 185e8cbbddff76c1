"""Orders from the command line to a running server, over a socket beside the database that its owner alone may use.

A line of JSON each way: the order and its arguments; then the lines to print, or why it was refused.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from functools import partial
from pathlib import Path
from typing import Final, Protocol

import msgspec
from msgspec import Struct

from ...kernel.errors import CondottaError
from ...kernel.seats import letter
from ..faults import report
from ..log.rows import Body, Close, Notice, Phase, SeatChange
from ..log.writes import Ban, NotReached, NotSaved
from ..refusal import Refusal
from ..state.names import check_name, checked_name
from ..state.talk import MAX_TEXT, cleaned
from ..state.tokens import hash_of, new_token
from ..tables.live import LiveTable
from ..tables.lobby import link
from ..tables.registry import TableRegistry
from .health import Health

MAX_LINE: Final = 64 * 1024
ALL: Final = "all"
PHASES: Final[dict[bool | None, tuple[Phase, ...]]] = {
    None: ("waiting", "playing", "paused", "over"),
    True: ("playing",),
    False: ("paused",),
}
"""Where a table can be told something, paused, or let go on."""

log = logging.getLogger("condotta")


class Order(Struct, frozen=True):
    """What is to be done; which of the others it needs depends on that."""

    what: str
    table: str = ""
    """Or `all`, for what concerns every table in play."""
    seat: int = 0
    """Counted from 1, as people do."""
    text: str = ""


class Reply(Struct, frozen=True):
    lines: list[str]
    refused: str | None = None
    """A key of the texts, if it was not done."""
    args: dict[str, str | int] = {}


class Carry(Protocol):
    async def __call__(self, order: Order) -> list[str]: ...


def socket_of(db: Path) -> Path:
    return db.resolve().with_name(f"{db.name}.admin")


class Admin:
    """Carries out orders."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.health = Health(registry)
        self.orders: dict[str, Carry] = {
            "health": self.well,
            "list": self.list_tables,
            "show": self.show,
            "tell": self.tell,
            "pause": self.pause,
            "resume": self.resume,
            "close": self.close,
            "free": self.free,
            "rename": self.rename,
            "delete": self.delete,
            "erase-talk": self.erase_talk,
            "reload": self.reload,
            "ban": self.ban,
            "unban": self.unban,
        }

    async def listen(self, path: Path) -> asyncio.Server:
        path.unlink(missing_ok=True)  # of a server that was killed; no other runs on this database
        before = os.umask(0o177)
        try:
            return await asyncio.start_unix_server(self.answer, path, limit=MAX_LINE)
        finally:
            os.umask(before)

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, ValueError):
            line = await reader.readline()
            writer.write(msgspec.json.encode(await self.reply(line)) + b"\n")
            await writer.drain()
        writer.close()

    async def reply(self, line: bytes) -> Reply:
        try:
            order = msgspec.json.decode(line, type=Order)
            log.warning("order: %s %s", order.what, order.table)
            return Reply(await self.registry.settled(order.table, partial(self.orders[order.what], order)))
        except Refusal as refusal:
            told = {name: value if isinstance(value, int) else str(value) for name, value in refusal.values.items()}
            return Reply([], refusal.key, told)
        except NotSaved:
            return Reply([], "not-saved")
        except NotReached:
            return Reply([], "not-reached")
        except (CondottaError, msgspec.MsgspecError, KeyError) as error:
            return Reply([], "unfitting", {"reason": str(error)})
        except Exception as error:
            report(error)
            return Reply([], "internal")

    # To look

    async def well(self, order: Order) -> list[str]:
        ready = await self.health.ready()
        if not ready.ok:
            failing = [name for name in ("store", "disk", "bots") if not getattr(ready, name)]
            raise Refusal(503, "not-ready", what=", ".join(failing))
        return ["The store writes, the disk has room, the bots answer."]

    async def list_tables(self, order: Order) -> list[str]:
        store = self.registry.store
        lines = [f"{'table':14}{'game':14}{'state':11}{'rows':>6}  seats"]
        for table in await store.tables():
            await asyncio.sleep(0)  # players do not wait for a long list
            card, aside = await store.card(table), self.registry.set_aside.get(table)
            shown = {} if card is None else msgspec.json.decode(card)
            seats = ", ".join(who(seat) for seat in shown.get("seats", []))
            state = "set aside" if aside else shown.get("state", "?")
            lines.append(f"{table:14}{shown.get('game', '?'):14}{state:11}{await store.last_seq(table):6}  {seats}")
        [(keys,)] = await store.ask("SELECT count(*) FROM persons")
        lines.append(f"personal keys: {keys}")
        return [*lines, *(f"banned: {address}" for address in await store.bans())]

    async def show(self, order: Order) -> list[str]:
        table = await self.registry.get(order.table)
        state, header = table.state, table.state.header
        lines = [
            f"{state.table_id}: {header.game}, rules {state.rules}, {state.phase}, {state.row.seq} rows",
            f"options {msgspec.json.encode(header.options).decode()}, language {header.language}, "
            f"{'public' if header.public else 'not public'}, {'talk' if header.talk else 'no talk'}",
        ]
        for number, seat in enumerate(state.seats):
            asked = " is asked" if number in state.asked() else ""
            bot = f", played by {seat.bot}" if seat.bot else ""
            there = f", {table.watchers[number]} streams open" if table.watchers[number] else ""
            name = seat.name or ("free" if not seat.taken else "-")
            lines.append(
                f"seat {number + 1} ({letter(number)}): {name}{bot}{', away' if seat.away else ''}{asked}{there}"
            )
        return lines if table.stopped is None else [*lines, f"stopped: {table.stopped.refusal().key}"]

    # At the tables

    async def tell(self, order: Order) -> list[str]:
        return await self._notify(order, None)

    async def pause(self, order: Order) -> list[str]:
        return await self._notify(order, True)

    async def resume(self, order: Order) -> list[str]:
        return await self._notify(order, False)

    async def _notify(self, order: Order, pause: bool | None) -> list[str]:
        """At one table, or at all where it can be told: a notice to everybody there."""
        text = cleaned(order.text, MAX_TEXT) if order.text else ""
        tables = [order.table]
        if order.table == ALL:
            tables = [table for phase in PHASES[pause] for table in await self.registry.store.in_state(phase)]
        done = []
        for table_id in tables:
            try:
                await self._notice(await self.registry.get(table_id), text, pause)
                done.append(f"{table_id}: told")
            except Refusal:
                if order.table != ALL:
                    raise
                done.append(f"{table_id}: not told, it is set aside or past that")
        return done or ["There is no such table now."]

    async def _notice(self, table: LiveTable, text: str, pause: bool | None) -> None:
        def tell() -> list[Body]:
            if table.state.phase not in PHASES[pause]:
                raise Refusal(409, "table-is-past-that", state=table.state.phase)
            return [Notice(text, pause)]

        await table.change(tell)

    async def close(self, order: Order) -> list[str]:
        table = await self.registry.get(order.table)

        def end() -> list[Body]:
            if table.state.phase in ("over", "closed"):
                raise Refusal(409, "table-is-past-that", state=table.state.phase)
            return [Close()]

        await table.change(end)
        return [f"{order.table}: closed"]

    async def free(self, order: Order) -> list[str]:
        """Whoever sat there cannot come back by the old link."""
        table, token = await self.registry.get(order.table), new_token()
        seat = seat_at(table, order.seat)

        def free() -> list[Body]:
            if table.state.phase != "waiting":
                raise Refusal(409, "table-is-past-that", state=table.state.phase)
            name = table.state.seats[seat].name
            if name is None:
                raise Refusal(409, "seat-is-free")
            return [SeatChange(seat, "freed", name=name, token=hash_of(token), by="host")]

        await table.change(free)
        return [f"{order.table}: seat {order.seat} is free; its new link: {link(order.table, token)}"]

    async def rename(self, order: Order) -> list[str]:
        table, name = await self.registry.get(order.table), checked_name(order.text)
        seat = seat_at(table, order.seat)

        def rename() -> list[Body]:
            if not table.state.seats[seat].name:
                raise Refusal(409, "seat-is-free")
            check_name(table.state.seats, name, seat)
            return [SeatChange(seat, "renamed", name=name, was=table.state.seats[seat].name)]

        await table.change(rename)
        return [f"{order.table}: seat {order.seat} is called {name}"]

    # Beside the log

    async def delete(self, order: Order) -> list[str]:
        await self.registry.delete(order.table, "host")
        return [f"{order.table}: deleted; backups made before still have it"]

    async def erase_talk(self, order: Order) -> list[str]:
        await self.registry.erase_talk(order.table)
        return [f"{order.table}: what was said in private is erased; backups made before still have it"]

    async def reload(self, order: Order) -> list[str]:
        """Read it anew from the store: one that was set aside may have been mended."""
        known = self.registry.tables.get(order.table)
        self.registry.set_aside.pop(order.table, None)
        if known is not None:
            async with known.lock:
                known.take(await self.registry.opened(order.table))
        return await self.show(order)

    async def ban(self, order: Order) -> list[str]:
        address = self.registry.bans.add(order.text)
        await self.registry.store.append(Ban(address, True))
        return [f"{address}: not served any more"]

    async def unban(self, order: Order) -> list[str]:
        address = self.registry.bans.remove(order.text)
        await self.registry.store.append(Ban(address, False))
        return [f"{address}: served again"]


def seat_at(table: LiveTable, number: int) -> int:
    if not 1 <= number <= len(table.state.seats):
        raise Refusal(404, "no-such-seat")
    return number - 1


def who(seat: dict[str, object]) -> str:
    return str(seat.get("name") or seat.get("bot") or "free")
