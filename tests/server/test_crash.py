"""A real server, killed without warning again and again while all three games are played at it.

After each restart: every act that was answered is there exactly once, no seat's stream has a gap or tells anything
otherwise than before, and the clocks have stood still meanwhile. KILLS=1000 kills more often than the tests do.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import time
from pathlib import Path

import httpx

from condotta.games import GAMES

from .clients import Json, Wire
from .crowd import CLOCK, Crowd, Player
from .real import UNLIMITED, RealServer

KILLS = int(os.environ.get("KILLS", "25"))
LONG_DOWN = 1.5
"""Seconds: now and then the server is away for longer, to see that time stands still."""


async def new_table(wire: Wire, dice: random.Random, name: str) -> list[Player]:
    game = GAMES[name]
    seats = ["person"] * game.fewest + (["random"] if game.fewest == 2 and dice.random() < 0.3 else [])
    table = await (await wire.create(seats, name, clock=CLOCK, options={"variants": game.variants[-1:]})).join_all()
    return [Player(wire, table, seat, dice, name) for seat in table.tokens]


async def crash(db: Path, seed: int) -> Json:
    server = await asyncio.to_thread(RealServer(db, *UNLIMITED, "--bot-processes", "2").start)
    try:
        return await kill_again_and_again(server, random.Random(seed))
    finally:
        assert await asyncio.to_thread(server.stop) == 0


async def kill_again_and_again(server: RealServer, dice: random.Random) -> Json:
    limits = httpx.Limits(max_connections=200, max_keepalive_connections=100)
    downtimes: list[float] = []
    began = time.monotonic()
    async with httpx.AsyncClient(base_url=server.url, timeout=10, limits=limits, trust_env=False) as http:
        wire = Wire(http)
        crowd = Crowd(lambda game: new_table(wire, dice, game))
        await crowd.begin()
        for kill in range(KILLS):
            await asyncio.sleep(0.15 + dice.random() * 0.5)
            await crowd.have_answered(10 * (kill + 1))
            table = crowd.players[-1].table
            asked_at, before = time.monotonic(), (await wire.get(table.path))["now"]
            await asyncio.sleep(dice.random() * 0.05)
            await asyncio.to_thread(server.kill)
            killed = time.monotonic()
            await asyncio.sleep(LONG_DOWN if kill % 8 == 0 else dice.random() * 0.1)
            begins = time.monotonic()
            await asyncio.to_thread(server.start)
            after, up = (await wire.get(table.path))["now"], time.monotonic()
            downtimes.append(up - killed)
            running = killed - asked_at + up - begins
            assert after - before <= running * 1000 + 50, "time went on while the server was down"
            assert after >= before - 5000, "time went back by more than a few beats"
            await crowd.check_some(dice)
            await crowd.refill()
        await crowd.end()
    return {
        "kills": KILLS,
        "seconds": round(time.monotonic() - began, 1),
        **crowd.figures(),
        "retried": sum(player.retried for player in crowd.players),
        "back after (ms, middle)": round(sorted(downtimes)[len(downtimes) // 2] * 1000),
    }


def test_nothing_answered_is_lost_and_nothing_happens_twice(tmp_path: Path) -> None:
    figures = asyncio.run(crash(tmp_path / "t.db", int(os.environ.get("SEED", "1"))))
    print(json.dumps(figures))
    assert figures["kills"] >= 25 or "KILLS" in os.environ
    assert figures["answered"] > 10 * KILLS
    assert min(figures["answered by game"].values()) > KILLS, "one game was hardly played"
