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
from itertools import cycle, pairwise
from pathlib import Path

import httpx

from condotta.games import GAMES

from .clients import Json, Sat, Wire, fresh_key
from .real import UNLIMITED, RealServer

KILLS = int(os.environ.get("KILLS", "25"))
TABLES = 6
INCREMENT = 5
LONG_DOWN = 1.5
"""Seconds: now and then the server is away for longer, to see that time stands still."""


class Player:
    """Plays one seat through every crash, and remembers all it was told and promised."""

    def __init__(self, wire: Wire, table: Sat, seat: int, dice: random.Random, game: str) -> None:
        self.wire = wire
        self.game = game
        self.table = table
        self.seat = seat
        self.dice = dice
        self.heard: list[str] = []
        self.acked: dict[str, tuple[int, str]] = {}
        """For each key: the number that was answered, and what was asked for."""
        self.retried = 0

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.table.tokens[self.seat]}"}

    @property
    def over(self) -> bool:
        return '"state":"over"' in (self.heard or [""])[-1]

    async def play(self) -> None:
        """To the end; whoever has heard that listens no longer."""
        while not self.over:
            try:
                await self.listen()
            except (httpx.HTTPError, OSError, json.JSONDecodeError):
                await asyncio.sleep(0.02)

    async def listen(self) -> None:
        place = self.table.place(self.table.tokens[self.seat], len(self.heard))
        path = f"{self.table.path}/stream?since={place}"
        async with self.wire.http.stream("GET", path, headers=self.headers) as answer:
            async for line in answer.aiter_lines():
                if line:
                    message = json.loads(line)
                    assert message["seq"] == len(self.heard) + 1, "a gap or a double"
                    self.heard.append(line)
                    if self.over:
                        return
                    await self.react(message)

    async def react(self, message: Json) -> None:
        decision = message.get("decision")
        if decision and decision["asked"] and message["table"]["state"] == "playing":
            await asyncio.sleep(self.dice.random() * 0.02)
            text = self.dice.choice([option["text"] for option in decision["options"]] or [decision["default"]])
            await self.insist("acts", {"decision": decision["number"], "text": text}, text)
            if self.dice.random() < 0.1:
                await self.insist(
                    "talk", {"text": "so there", "to": [(self.seat + 1) % len(self.table.tokens)]}, "so there"
                )

    async def insist(self, what: str, body: Json, text: str) -> None:
        """Ask under one key until there is an answer."""
        key = fresh_key()
        while True:
            try:
                answer = await self.wire.ask("POST", f"{self.table.path}/{what}", self.table.tokens[self.seat],
                                             {**body, "key": key})  # fmt: skip
            except (httpx.HTTPError, OSError):
                self.retried += 1
                await asyncio.sleep(0.02)
                continue
            if answer.status_code == 200:
                self.acked[key] = answer.json()["seq"], text
            else:
                assert answer.json()["key"] in ("stale", "already-answered", "not-asked", "game-over"), answer.text
            return

    async def check(self) -> None:
        """All that was told and answered is there, once, and as it was. The player plays on meanwhile."""
        heard, answered = [*self.heard], {**self.acked}
        lines = await self.table.lines(self.table.tokens[self.seat])
        assert len(lines) >= len(heard), "something that was told is gone"
        assert lines[: len(heard)] == heard, "the stream tells something else than before"
        messages = [json.loads(line) for line in lines]
        for seq, text in answered.values():
            message = messages[seq - 1]
            if message["kind"] == "talk":
                assert message["said"]["text"] == text
            else:
                assert message["entry"]["seat"] == self.seat and message["entry"]["act"]["text"] == text
        seqs = [seq for seq, _text in self.acked.values()]
        assert len(seqs) == len(set(seqs)), "two keys were answered with the same row"
        mine = {message["seq"] for message in messages if self.is_mine(message)}
        assert len(mine - {*seqs}) <= 1, "something is there that nobody was answered"  # one may be on its way
        self.check_clock(messages)

    def is_mine(self, message: Json) -> bool:
        entry, said = message.get("entry"), message.get("said")
        return bool(entry and entry["seat"] == self.seat) or bool(said and said["from"] == self.seat)

    def check_clock(self, messages: list[Json]) -> None:
        """From one message to the next, the own clock loses what has passed while it ran, and nothing else."""
        told = [message for message in messages if message.get("view")]
        for one, other in pairwise(told):
            expected = one["clock"]["left"][self.seat]
            if self.seat in one["clock"]["running"]:
                expected -= other["at"] - one["at"]
            if (other.get("entry") or {}).get("seat") == self.seat:
                expected += INCREMENT * 1000
            assert other["clock"]["left"][self.seat] == expected, "the clock is wrong"


async def new_table(wire: Wire, dice: random.Random, name: str) -> list[Player]:
    game = GAMES[name]
    clock = {"kind": "bank", "seconds": 6000, "increment": INCREMENT}
    seats = ["person"] * game.fewest + (["random"] if game.fewest == 2 and dice.random() < 0.3 else [])
    options = {"variants": game.variants[-1:]}
    table = await (await wire.create(seats, name, clock=clock, options=options)).join_all()
    return [Player(wire, table, seat, dice, name) for seat in table.tokens]


async def crash(db: Path, seed: int) -> Json:
    server = await asyncio.to_thread(RealServer(db, *UNLIMITED, "--bot-processes", "2").start)
    try:
        return await kill_again_and_again(server, random.Random(seed))
    finally:
        assert await asyncio.to_thread(server.stop) == 0


async def kill_again_and_again(server: RealServer, dice: random.Random) -> Json:
    limits = httpx.Limits(max_connections=200, max_keepalive_connections=100)
    players: list[Player] = []
    tasks: list[asyncio.Task[None]] = []
    downtimes: list[float] = []
    began = time.monotonic()
    async with httpx.AsyncClient(base_url=server.url, timeout=10, limits=limits, trust_env=False) as http:
        wire = Wire(http)
        games = cycle(GAMES)

        async def sit_down() -> None:
            for player in await new_table(wire, dice, next(games)):
                players.append(player)
                tasks.append(asyncio.ensure_future(player.play()))

        for _table in range(TABLES):
            await sit_down()
        for kill in range(KILLS):
            await asyncio.sleep(0.15 + dice.random() * 0.5)
            before, asked_at = (await wire.get(players[-1].table.path))["now"], time.monotonic()
            await asyncio.sleep(dice.random() * 0.05)
            await asyncio.to_thread(server.kill)
            killed = time.monotonic()
            await asyncio.sleep(LONG_DOWN if kill % 8 == 0 else dice.random() * 0.1)
            begins = time.monotonic()
            await asyncio.to_thread(server.start)
            after, up = (await wire.get(players[-1].table.path))["now"], time.monotonic()
            downtimes.append(up - killed)
            running = killed - asked_at + up - begins
            assert after - before <= running * 1000 + 50, "time went on while the server was down"
            assert after >= before - 1500, "time went back by more than a beat"
            over = [player for player in players if player.over]
            for player in dice.sample(players, min(4, len(players))):
                await player.check()
            if len(over) >= len(players) - TABLES:
                await sit_down()
        await asyncio.sleep(0.3)
        for task in tasks:
            task.cancel()
        failed = [error for error in await asyncio.gather(*tasks, return_exceptions=True)
                  if isinstance(error, Exception)]  # fmt: skip
        assert failed == []
        for player in players:
            await player.check()
    return {
        "kills": KILLS,
        "seconds": round(time.monotonic() - began, 1),
        "tables": len({player.table.id for player in players}),
        "answered by game": {name: sum(len(p.acked) for p in players if p.game == name) for name in GAMES},
        "answered": sum(len(player.acked) for player in players),
        "retried": sum(player.retried for player in players),
        "messages": sum(len(player.heard) for player in players),
        "back after (ms, middle)": round(sorted(downtimes)[len(downtimes) // 2] * 1000),
    }


def test_nothing_answered_is_lost_and_nothing_happens_twice(tmp_path: Path) -> None:
    figures = asyncio.run(crash(tmp_path / "t.db", int(os.environ.get("SEED", "1"))))
    print(json.dumps(figures))
    assert figures["kills"] >= 25 or "KILLS" in os.environ
    assert figures["answered"] > 10 * KILLS
    assert min(figures["answered by game"].values()) > KILLS, "one game was hardly played"
