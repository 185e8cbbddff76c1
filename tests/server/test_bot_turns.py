"""Bots at a table: whatever a bot does, its move is made once and the game goes on."""

from __future__ import annotations

import asyncio
import os
import signal

import pytest

from condotta.server.bots import pool as pool_module
from condotta.server.bots.worker import BotAnswer, BotRequest

from .clients import Json, Sat, Wire, fresh_key, running
from .odd_bots import Notes, run
from .test_bot_pool import notes as notes  # a fixture

FIRST = {"first": "B"}
"""The bot begins."""


async def entries(table: Sat, than: int = 0) -> list[Json]:
    """What bots and people have done, when it is more than so much."""
    while True:
        told = [message["entry"] for message in await table.messages(None) if message.get("entry")]
        found = [entry for entry in told if entry["by"] != "chance"]
        if len(found) > than:
            return found
        await asyncio.sleep(0.02)


async def against(wire: Wire, bot: str, **more: object) -> Sat:
    """One person; the bot is asked first."""
    return await (await wire.create(["person", bot], options=FIRST, **more)).join_all()


async def moved_once(table: Sat, notes: Notes) -> None:
    """The bot that begins has placed the token and passed; one thought more than that was in vain."""
    while not (await table.now(0))["decision"]["asked"]:
        await asyncio.sleep(0.02)
    found = await entries(table)
    assert [(entry["seat"], entry["by"], entry["act"]["verb"]) for entry in found] == [
        (1, "bot", "place"),
        (1, "bot", "pass"),
    ]
    assert len(notes.of("waits")) == len(found) + 1


async def is_thought_about(wire: Wire, table: Sat) -> bool:
    """Whether a bot thinks: for this server, or for all that are on the database."""
    questions = wire.registry.questions
    return bool((await wire.registry.get(table.id)).bots.thinking or (questions and await questions.waiting()))


def test_a_bot_that_thinks_without_end_does_not_stop_its_table(
    db: str, notes: Notes, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with running(db) as wire:
            wire.registry.bot_pool.patience = 2.0
            table = await against(wire, "endless")
            first = (await entries(table))[0]
            assert (first["seat"], first["by"]) == (1, "bot")

    run(play())
    assert "The bot endless did not stop thinking." in caplog.text


def test_a_bot_that_answers_illegally_does_not_stop_its_table(
    db: str, notes: Notes, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await wire.create(["cheats", "random"])
            await table.ends()
            assert {entry["by"] for entry in await entries(table)} == {"bot"}

    run(play())
    assert "answered 99999, which is none of its options" in caplog.text


def test_an_illegal_answer_of_a_process_is_replaced_by_the_default(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process checks what its bot answers; the table trusts neither."""

    async def ask(process: object, request: BotRequest) -> BotAnswer:
        return BotAnswer(99999)

    async def play() -> None:
        async with running(db) as wire:
            table = await against(wire, "random")
            assert (await entries(table))[0]["by"] == "default"

    monkeypatch.setattr(pool_module, "ask", ask)
    run(play())


def test_a_move_whose_process_was_killed_in_mid_thought_is_made_once(db: str, notes: Notes) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await against(wire, "waits")
            os.kill(int((await notes.more("waits"))[0]), signal.SIGKILL)
            await notes.more("waits", than=1)
            notes.go()
            await moved_once(table, notes)

    run(play())


def test_a_table_goes_on_when_a_process_could_not_start_at_first(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            bots = wire.registry.bot_pool
            right, bots.command, bots.first_pause = bots.command, ["/nowhere/at/all"], 0.01
            table = await against(wire, "random")
            while bots.trouble is None:
                await asyncio.sleep(0.01)
            bots.command = right
            assert (await entries(table))[0]["by"] == "bot"

    run(play())


def test_a_pause_does_not_wait_for_bots_and_no_bot_moves_in_it(db: str, notes: Notes) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await against(wire, "waits")
            await notes.more("waits")
            pause = f"{table.path}/pause"
            await wire.post(pause, table.tokens[0], {"on": True, "key": fresh_key()})
            assert await table.state() == "paused"
            seq = (await table.now(0))["seq"]
            notes.go()
            while await is_thought_about(wire, table):
                await asyncio.sleep(0.01)
            assert (await table.now(0))["seq"] == seq
            await wire.post(pause, table.tokens[0], {"on": False, "key": fresh_key()})
            await moved_once(table, notes)

    run(play())


def test_the_pool_is_told_of_people_and_of_the_clock(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[str, bool, float | None]] = []
    moment = 5000.0

    async def choose(request: BotRequest, people: bool, due: float | None) -> BotAnswer:
        told.append((request.bot, people, due))
        return BotAnswer(None)

    async def play() -> None:
        async with running(db) as wire:
            bots = wire.registry.bot_pool
            bots.clock = lambda: moment
            monkeypatch.setattr(bots, "choose", choose)
            monkeypatch.setattr(wire.registry.time, "now", lambda: 0)
            for bot, clock in (("random", None), ("steady", {"kind": "move", "seconds": 30})):
                await entries(await against(wire, bot, clock=clock))
            await entries(await wire.create(["learned", "learned"]))

    run(play())
    assert {("random", True, None), ("steady", True, moment + 30), ("learned", False, None)} <= {*told}
    assert not any(people for bot, people, _due in told if bot == "learned")
