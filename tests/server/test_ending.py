"""Tasks that are ended, also those that do not hear it at once."""

from __future__ import annotations

import asyncio

import pytest

from condotta.server import ending
from condotta.server.ending import ended

from .odd_bots import run


def test_a_cancel_that_gets_lost_is_said_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ending, "AGAIN", 0.01)
    heard = 0

    async def deaf() -> None:
        nonlocal heard
        while True:
            try:
                await asyncio.sleep(3600)
            except asyncio.CancelledError:
                heard += 1
                if heard == 3:
                    raise

    async def fails() -> None:
        try:
            await asyncio.sleep(3600)
        finally:
            raise OSError("while it was ended")

    async def check() -> None:
        tasks = [asyncio.ensure_future(work) for work in (deaf(), fails(), asyncio.sleep(0, "done before"))]
        await asyncio.sleep(0.01)
        deafness, fault, result = await ended(tasks)
        assert isinstance(deafness, asyncio.CancelledError) and heard == 3
        assert isinstance(fault, OSError) and result == "done before"
        assert await ended([]) == []

    run(check())
