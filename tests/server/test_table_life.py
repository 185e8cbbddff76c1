"""The life of a table beside the game: seats that change hands, pauses, rematches, what a snapshot keeps, the list."""

from __future__ import annotations

import asyncio
import math
import random

import pytest

from condotta.games import GAMES
from condotta.kernel.seats import PUBLIC
from condotta.server.http.stream import Subscription
from condotta.server.log.rows import DeletionWish, Pause, PromiseAnswered, SeatChange, StandIn, Vote
from condotta.server.state.replay import next_row
from condotta.server.state.seats import SPECTATOR
from condotta.server.state.snapshots import pack, unpack
from condotta.server.tables import live

from .clients import fresh_key, running
from .test_tables import play_out
from .vault import VAULT


def test_no_undo_of_what_only_some_were_shown(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody has seen something by the act, though nothing was turned up for all."""
    monkeypatch.setitem(GAMES, "vault", VAULT)

    async def play() -> None:
        async with running(db) as wire:
            table = await (await wire.create(["person"] * 3, "vault")).join_all()
            seat = await table.asked()
            assert seat is not None
            await table.step(random.Random(1))
            last = await table.now(seat)
            assert [event["key"] for event in last["events"]] == ["you-bury"] and last["decision"]
            assert not last["undo"]
            await wire.refused(409, "no-undo", f"{table.path}/undo", table.tokens[seat], {"key": fresh_key()})

    asyncio.run(play())


def test_a_seat_that_is_handed_on_twice_still_belongs_to_its_owner(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await (await wire.create(["person", "person"])).join_all()
            owner, to_person = table.tokens[0], {"to": "person"}
            first = (await wire.post(f"{table.path}/handover", owner, to_person))["token"]
            second = (await wire.post(f"{table.path}/handover", first, to_person))["token"]
            await wire.refused(401, "unknown-token", f"{table.path}/leave", first)
            assert (await wire.get(table.path, second))["you"] == {"role": "seat", "seat": 0}
            assert (await wire.get(table.path, owner))["you"] == {"role": "owner", "seat": 0}
            await wire.post(f"{table.path}/back", owner)
            assert (await wire.get(table.path, owner))["you"] == {"role": "seat", "seat": 0}
            await wire.refused(401, "unknown-token", f"{table.path}/leave", second)

    asyncio.run(play())


def test_who_stands_in_takes_over_from_a_bot(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await (await wire.create(["person", "person"])).join_all()
            owner = table.tokens[0]
            await wire.post(f"{table.path}/handover", owner, {"to": "bot", "bot": "random"})
            handed = await wire.post(f"{table.path}/handover", owner, {"to": "person"})
            assert (await table.now(1))["table"]["seats"][0]["bot"] is None
            await wire.post(f"{table.path}/handover", handed["token"], {"to": "bot", "bot": "random"})
            await wire.post(f"{table.path}/back", handed["token"])
            assert (await wire.get(table.path, handed["token"]))["you"]["role"] == "seat"

    asyncio.run(play())


def test_a_pause_does_not_wait_for_bots(db: str) -> None:
    """Neither for those that sit at the table nor for those that play for somebody."""

    async def play() -> None:
        async with running(db) as wire:
            table = await (await wire.create(["person", "person", "person", "random"])).join_all()
            await wire.post(f"{table.path}/handover", table.tokens[2], {"to": "bot", "bot": "random"})
            for seat in (0, 1):
                assert await table.state() == "playing"
                await wire.post(f"{table.path}/pause", table.tokens[seat], {"on": True, "key": fresh_key()})
            assert await table.state() == "paused"

    asyncio.run(play())


def test_a_snapshot_keeps_what_was_wished_and_offered(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "EVERY", 1)

    async def play() -> None:
        async with running(db) as wire:
            table = await (await wire.create(["person"] * 3, absence=1)).join_all()
            presence = wire.registry.tables[table.id].presence
            presence.heard[2] = presence.now() - 5000
            offer = {"seat": 2, "name": "Dora"}
            await wire.post(f"{table.path}/offer", table.made["invitation"], offer)
            presence.heard[2] = presence.now() - 5000
            for what, body in (
                ("talk", {"text": "psst", "to": [1]}),
                ("promises", {"text": "my word", "to": 1, "open": False}),
                ("pause", {"on": True}),
                ("vote", {"what": "to-person", "seat": 2}),
            ):
                await wire.post(f"{table.path}/{what}", table.tokens[0], {**body, "key": fresh_key()})
            state = wire.registry.tables[table.id].state
            body = pack(state)
            assert body is not None
            again = unpack(table.id, state.header, body)
            for field in ("wants_pause", "motions", "stand_ins", "told", "hearers", "decisions", "seats", "promises"):
                assert getattr(again, field) == getattr(state, field), field
            assert state.wants_pause == {0} and state.motions and state.stand_ins
            twin, promised = state.clone(), state.promises[0].row
            assert pack(twin) == body
            for row in (
                PromiseAnswered(1, promised, "accept"),
                Pause(1, True),
                Vote(1, "to-person", True, 2),
                DeletionWish(0, True),
                SeatChange(0, "away"),
                StandIn(2, "Eve", "hash"),
            ):
                next_row(twin, row, 0)
            assert pack(twin) != pack(state) == body, "what happens to a copy happens to it alone"
            wire.registry.tables.clear()
            await wire.post(f"{table.path}/pause", table.tokens[1], {"on": True, "key": fresh_key()})
            await wire.post(f"{table.path}/pause", table.tokens[2], {"on": True, "key": fresh_key()})
            assert await table.state() == "paused", "the first wish was forgotten"

    asyncio.run(play())


def test_a_table_that_somebody_watches_is_not_idle(db: str) -> None:
    async def good() -> bool:
        return True

    async def play() -> None:
        async with running(db) as wire:
            table = await (await wire.create(["person", "person"])).join_all()
            found = await wire.registry.get(table.id)
            assert found.is_idle(math.inf)
            with Subscription(found, SPECTATOR, PUBLIC, 0, "here", False, still=good).looking(live=True):
                assert not found.is_idle(math.inf)
            assert found.is_idle(math.inf)

    asyncio.run(play())


def test_a_rematch_is_played_as_the_game_before(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            clock = {"kind": "bank", "seconds": 900, "increment": 5, "then": "random"}
            order = {
                "clock": clock,
                "talk": False,
                "language": "fr",
                "absence": 77,
                "options": {"variants": ["hidden"]},
            }
            table = await (await wire.create(["person", "person"], **order)).join_all()
            await play_out(table)
            again = (await wire.post(f"{table.path}/rematch", table.tokens[0]))["table"]
            before, after = (await wire.get(table.path))["setup"], (await wire.get(f"/api/tables/{again}"))["setup"]
            assert {**after, "created": 0} == {**before, "created": 0} and after["clock"] == clock
            for seat, token in table.tokens.items():
                await wire.post(f"/api/tables/{again}/join", token, {"name": f"Player {seat}"})
            told = await wire.ask("GET", f"/api/tables/{again}/stream?follow=0", table.tokens[0])
            assert '"clock":{"left":[' in told.text

    asyncio.run(play())
