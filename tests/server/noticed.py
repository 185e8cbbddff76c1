"""What tests of notices share: a house that tells when it is told to, and turns that come."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable

from condotta.server.notices.notifier import Notifier
from condotta.server.notices.settings import NoticeSettings
from condotta.server.state.tokens import hash_of

from .clients import Sat, Wire
from .many import LIMIT

LOCAL = NoticeSettings(url="https://tables.example.org", local=True, after=0)
STRICT = NoticeSettings(after=0)


def notifier(wire: Wire) -> Notifier:
    assert wire.app is not None
    found = wire.app.state.notifier
    assert isinstance(found, Notifier)
    return found


async def until(happened: Callable[[], object]) -> None:
    async with asyncio.timeout(LIMIT):
        while not happened():
            await asyncio.sleep(0.02)


async def settled(wire: Wire) -> None:
    """All that there is to tell is told."""
    await notifier(wire).sweep()
    await until(lambda: not notifier(wire).waiting.total())


async def begun(wire: Wire, **order: object) -> Sat:
    """Player 1 is asked when Player 0 has answered."""
    return await (await wire.create(["person", "person"], options={"first": "A"}, **order)).join_all()


async def turn(table: Sat, seat: int) -> None:
    """Until it is a seat's turn that was not before."""
    while await table.asked() == seat:
        await answer(table, seat)
    while (other := await table.asked()) != seat:
        assert other is not None
        await answer(table, other)


async def answer(table: Sat, seat: int) -> None:
    choices = [option["text"] for option in (await table.now(seat))["decision"]["options"]]
    await table.act(seat, "pass" if "pass" in choices else choices[0])


def check_nothing_secret(table: Sat, told: str) -> None:
    for token in (*table.tokens.values(), table.host, table.made["invitation"]):
        assert token not in told and hash_of(token) not in told
    for link in re.findall(r"https?://[^\s<>\"]+", told):
        assert re.fullmatch(r"https://tables\.example\.org/(t/[a-z0-9]{12}|notices#(stop|yes)-[\w-]{24})", link), link
