"""People who play all three games through every crash, and remember all that they were told and promised."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable, Sequence
from itertools import cycle, pairwise

import httpx

from condotta.games import GAMES

from .clients import Json, Sat, Wire, fresh_key

TABLES = 6
INCREMENT = 5
CLOCK = {"kind": "bank", "seconds": 6000, "increment": INCREMENT}


class Player:
    """Plays one seat to the end of its game."""

    def __init__(
        self, wire: Wire, table: Sat, seat: int, dice: random.Random, game: str, restless: float = 0.0
    ) -> None:
        """`restless`: how often it listens anew between two messages, perhaps at another server."""
        self.restless = restless
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
            answer.raise_for_status()
            async for line in answer.aiter_lines():
                if line:
                    message = json.loads(line)
                    assert message["seq"] == len(self.heard) + 1, "a gap or a double"
                    self.heard.append(line)
                    if self.over:
                        return
                    await self.react(message)
                    if self.dice.random() < self.restless:
                        return

    async def react(self, message: Json) -> None:
        decision = message.get("decision")
        if decision and decision["asked"] and message["table"]["state"] == "playing":
            await asyncio.sleep(self.dice.random() * 0.02)
            text = self.dice.choice([option["text"] for option in decision["options"]] or [decision["default"]])
            await self.insist("acts", {"decision": decision["number"], "text": text}, text)
            if len(self.table.tokens) > 1 and self.dice.random() < 0.1:
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

    def of_bots(self) -> int:
        """How many acts of bots it has heard of."""
        entries = [json.loads(line).get("entry") for line in self.heard]
        return sum(bool(entry) and entry["seat"] not in self.table.tokens for entry in entries)

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


class Crowd:
    """Players at several tables, of all games in turn; whenever too many are done, somebody sits down anew."""

    def __init__(self, new_table: Callable[[str], Awaitable[Sequence[Player]]]) -> None:
        self.new_table = new_table
        self.games = cycle(GAMES)
        self.players: list[Player] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        for _table in range(TABLES):
            await self.sit_down()

    async def sit_down(self) -> None:
        for player in await self.new_table(next(self.games)):
            self.players.append(player)
            self.tasks.append(asyncio.ensure_future(player.play()))

    async def refill(self) -> None:
        if sum(player.over for player in self.players) >= len(self.players) - TABLES:
            await self.sit_down()

    async def check_some(self, dice: random.Random) -> None:
        for player in dice.sample(self.players, min(4, len(self.players))):
            await player.check()

    async def have_answered(self, count: int) -> None:
        """So many acts were answered, or there is nothing left to play."""
        while self.answered() <= count and not all(player.over for player in self.players):
            await asyncio.sleep(0.02)

    async def end(self) -> None:
        for task in self.tasks:
            task.cancel()
        found = await asyncio.gather(*self.tasks, return_exceptions=True)
        assert [error for error in found if isinstance(error, Exception)] == []
        for player in self.players:
            await player.check()

    def answered(self, game: str | None = None) -> int:
        return sum(len(player.acked) for player in self.players if game in (None, player.game))

    def figures(self) -> Json:
        return {
            "tables": len({player.table.id for player in self.players}),
            "answered by game": {name: self.answered(name) for name in GAMES},
            "answered": self.answered(),
            "messages": sum(len(player.heard) for player in self.players),
        }
