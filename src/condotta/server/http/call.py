"""One request: who asks, for which table, and what."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from starlette.requests import Request

from ...kernel.contract import Game
from ...kernel.seats import PUBLIC
from ..refusal import Refusal
from ..state.seats import Caller
from ..tables.live import LiveTable
from ..tables.registry import TableRegistry
from ..tables.responses import Done
from .guard import address_of, token_of
from .limits import Limiter
from .texts import language


class Call:
    def __init__(self, request: Request, registry: TableRegistry, limiter: Limiter) -> None:
        self.request = request
        self.registry = registry
        self.limiter = limiter
        self.table_id: str = request.path_params.get("table", "")
        self.token = token_of(request)
        self.address = address_of(request)
        self.body: Any = None
        self.game: Game[Any] | None = None
        """The game of the table, as it is set up there."""
        self.lang = "en"
        self.tied: str | None = None
        """Where the token is a personal key: the hash of the token that it stands for at the table."""

    def language(self) -> str:
        """The language of the caller, else of the table."""
        return language(self.request.headers.get("accept-language", ""), self.lang)

    async def table(self) -> LiveTable:
        found = await self.registry.get(self.table_id)
        self.game, self.lang = found.state.game, found.state.header.language
        self.tied = await tied_to(found, self.token)
        return found

    def caller(self, table: LiveTable) -> Caller:
        caller = known(table, self.token, self.tied)
        if caller.role == "seat" and caller.seat is not None:
            table.presence.hear(caller.seat)
        return caller

    def seat(self, table: LiveTable) -> int:
        """The seat that asks."""
        caller = self.caller(table)
        if caller.role == "owner":
            raise Refusal(403, "handed-over")
        if caller.role != "seat" or caller.seat is None:
            raise Refusal(401 if caller.role == "spectator" else 403, "needs-token")
        return caller.seat

    def own_seat(self, table: LiveTable) -> int:
        """The seat that asks, or that its owner asks for while somebody else plays it."""
        caller = self.caller(table)
        return caller.seat if caller.role == "owner" and caller.seat is not None else self.seat(table)


async def tied_to(table: LiveTable, token: str | None) -> str | None:
    """Where a token is a personal key: the hash of the token that it stands for at a table."""
    if token is None or table.state.caller(token) is not None:
        return None
    return await table.registry.people.tied(token, table.state.table_id)


def still_tied(table: LiveTable, token: str | None, tied: str | None) -> Callable[[], Awaitable[bool]]:
    """Whether a key still stands for the same: it may be renewed or forgotten while somebody listens by it."""

    async def look() -> bool:
        return tied is None or await table.registry.people.tied(token or "", table.state.table_id) == tied

    return look


def known(table: LiveTable, token: str | None, tied: str | None) -> Caller:
    caller = table.state.caller(token)
    if caller is None and tied is not None:
        caller = table.state.holder(tied)
    if caller is None:
        raise Refusal(401, "unknown-token")
    return caller


def viewer_of(caller: Caller) -> int:
    """Only who plays a seat sees what it sees."""
    return caller.seat if caller.role == "seat" and caller.seat is not None else PUBLIC


# What addresses lead to

Handler = Callable[[Call], Awaitable[Any]]


def by_seat(work: Callable[[LiveTable, int, Any], Awaitable[int]]) -> Handler:
    """What a seat asks for, and is answered with the number of the message that tells it."""

    async def handle(call: Call) -> Done:
        table = await call.table()
        return Done(await work(table, call.seat(table), call.body))

    return handle


def by_caller(work: Callable[[LiveTable, Caller, Any], Awaitable[Any]]) -> Handler:
    """What somebody asks for, by whatever token."""

    async def handle(call: Call) -> Any:
        table = await call.table()
        return await work(table, call.caller(table), call.body)

    return handle
