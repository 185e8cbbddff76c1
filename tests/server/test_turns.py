"""The event loop is never held: long work goes on beside it, or in slices between which everybody else is served."""

from __future__ import annotations

import asyncio
import random
import threading
import time

import pytest

from condotta.server.http import endpoints
from condotta.server.http.limits import Limits
from condotta.server.tables import past
from condotta.server.turns import Turns

from .clients import fresh_key, running


class Ticker:
    """Counts the turns of the event loop."""

    def __init__(self) -> None:
        self.count = 0
        self.task = asyncio.ensure_future(self._run())

    async def _run(self) -> None:
        while True:
            self.count += 1
            await asyncio.sleep(0)


def test_addresses_take_turns_and_in_one_address_the_first_comes_first() -> None:
    async def play() -> None:
        turns, order = Turns(), []

        async def work(who: str, name: str) -> None:
            for _slice in range(3):
                async with turns.slice(who):
                    order.append(name)

        many = [work("greedy", f"g{i}") for i in range(20)]
        await asyncio.gather(*many, work("modest", "m"))
        await asyncio.sleep(0)
        assert len(order) == 63 and not turns.busy and not turns.waiting
        assert [place for place, name in enumerate(order) if name == "m"][-1] < 10
        assert [*dict.fromkeys(name for name in order if name != "m")] == [f"g{i}" for i in range(20)]

    asyncio.run(play())


def test_between_two_slices_everybody_else_is_served() -> None:
    async def play() -> None:
        turns, ticker, seen = Turns(), Ticker(), []

        async def work(who: str) -> None:
            for _slice in range(10):
                async with turns.slice(who):
                    seen.append(ticker.count)

        await asyncio.gather(*(work(f"{i}") for i in range(5)))
        ticker.task.cancel()
        assert len(seen) == len(set(seen)) == 50

    asyncio.run(play())


def test_who_leaves_while_waiting_holds_nobody_up() -> None:
    async def play() -> None:
        turns = Turns()

        async def work() -> None:
            async with turns.slice("a"):
                pass

        async with turns.slice("first"):
            waiting = [asyncio.ensure_future(work()) for _i in range(3)]
            await asyncio.sleep(0)
            waiting[0].cancel()
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        # The second has its turn now, and is gone before it can take it.
        assert not turns.waiting["a"][0].done() and len(turns.waiting["a"]) == 1
        waiting[1].cancel()
        await asyncio.wait_for(waiting[2], 60)
        await asyncio.sleep(0)
        assert not turns.busy and not turns.waiting

    asyncio.run(play())


def test_the_past_is_replayed_in_slices(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Streams and records alike: others are served after each slice, here of one row."""
    monkeypatch.setattr(past, "MAX_SLICE", 0.0)

    async def play() -> None:
        async with running(db) as wire:
            table = await (await wire.create(["person"] * 2)).join_all()
            dice = random.Random(3)
            for _step in range(25):
                await table.step(dice)
            rows = wire.registry.tables[table.id].published
            for path in (f"{table.path}/record", f"{table.path}/stream?follow=0"):
                ticker = Ticker()
                answer = await wire.ask("GET", path, table.tokens[0])
                ticker.task.cancel()
                assert answer.status_code == 200 and answer.text.count("\n") > 25
                assert ticker.count > rows > 25

    asyncio.run(play())


def test_a_record_does_not_wait_for_the_table_nor_the_table_for_it(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await (await wire.create(["person"] * 2)).join_all()
            async with wire.registry.tables[table.id].lock:
                assert (await asyncio.wait_for(wire.ask("GET", f"{table.path}/record"), 60)).status_code == 200
            async with wire.registry.turns.slice("somebody"):
                body = {"text": "hello", "key": fresh_key()}
                await asyncio.wait_for(wire.post(f"{table.path}/talk", table.tokens[0], body), 60)

    asyncio.run(play())


def test_pictures_are_drawn_beside_the_loop_one_at_a_time(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    here, drawing, most = threading.get_ident(), 0, 0

    def drawn(text: str) -> bytes:
        nonlocal drawing, most
        assert threading.get_ident() != here
        drawing += 1
        most = max(most, drawing)
        time.sleep(0.005)
        drawing -= 1
        return draw(text)

    draw = endpoints.qr_code
    monkeypatch.setattr(endpoints, "qr_code", drawn)

    async def play() -> None:
        async with running(db) as wire:
            asked = [wire.ask("POST", "/api/qr", None, {"text": f"https://here/{i}"}) for i in range(10)]
            assert all(b"<svg" in answer.content for answer in await asyncio.gather(*asked))
        assert most == 1

    asyncio.run(play())


def test_what_costs_more_counts_for_more(db: str) -> None:
    async def play() -> None:
        async with running(db, Limits(per_address=0.001, address_burst=45)) as wire:
            table = await wire.create(["person"] * 2)
            answers = [await wire.ask("POST", "/api/qr", None, {"text": "x"}) for _i in range(3)]
            answers.append(await wire.ask("GET", f"{table.path}/record"))
            answers.append(await wire.ask("GET", f"{table.path}/record"))
            assert [answer.status_code for answer in answers] == [200] * 4 + [429]
            assert (await wire.ask("GET", table.path)).status_code == 200  # what costs little still goes

    asyncio.run(play())
