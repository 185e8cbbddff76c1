"""Three servers and two processes for bots on one PostgreSQL, killed at random again and again, the database too.

People play meanwhile and go to whichever server is up: every act that was answered is there exactly once, in its place,
and no stream has a gap or tells anything otherwise than before. KILLS=300 kills more often than the tests do.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import time
from pathlib import Path

from condotta.games import GAMES

from .clients import Json
from .crowd import CLOCK, Crowd, Player
from .fleet import COMMAND, BotProcess, FleetWire, fleet, wire_to
from .postgres import Postgres, private
from .real import RealServer

KILLS = int(os.environ.get("KILLS", "8"))
DECK = ["server"] * 4 + ["bots"] * 3 + ["postgres"]
"""What is killed, in any order, and then again."""
Part = RealServer | BotProcess | Postgres


async def new_table(wire: FleetWire, dice: random.Random, name: str) -> list[Player]:
    game = GAMES[name]
    people = dice.choice([game.fewest, max(1, game.fewest - 1)])
    seats = ["person"] * people + ["random"] * (game.fewest - people + (game.fewest == 2 and game.most > 2))
    table = await (await wire.create(seats, name, clock=CLOCK, options={"variants": game.variants[-1:]})).join_all()
    return [Player(wire, table, seat, dice, name, restless=0.05) for seat in table.tokens]


class Killing:
    """Parts that are killed and started again, several at once, but never the last server."""

    def __init__(self, servers: list[RealServer], bots: list[BotProcess], postgres: Postgres) -> None:
        self.servers = servers
        self.up: list[Part] = [*servers, *bots, postgres]
        self.coming: set[asyncio.Task[None]] = set()
        self.deck: list[str] = []
        self.kills = dict.fromkeys(DECK, 0)

    async def kill(self, dice: random.Random) -> None:
        if not self.deck:
            self.deck = dice.sample(DECK, len(DECK))
        kind = self.deck.pop()
        while not (found := self._that_can_be_spared(kind)):
            await asyncio.sleep(0.1)
        part = dice.choice(found)
        self.up.remove(part)
        self.kills[kind] += 1
        if isinstance(part, Postgres):
            await asyncio.to_thread(part.stop, "immediate")
        else:
            await asyncio.to_thread(part.kill)
        task = asyncio.ensure_future(self._start(part, dice.random() * 0.5))
        self.coming.add(task)
        task.add_done_callback(self.coming.discard)
        if isinstance(part, Postgres):
            await task  # nothing else can start meanwhile

    def _that_can_be_spared(self, kind: str) -> list[Part]:
        """Of those that are up; one server stays."""
        kinds = {"server": RealServer, "bots": BotProcess, "postgres": Postgres}
        found = [part for part in self.up if isinstance(part, kinds[kind])]
        return [] if kind == "server" and len(found) == 1 else found

    async def _start(self, part: Part, after: float) -> None:
        await asyncio.sleep(after)
        while True:
            try:
                await asyncio.to_thread(part.start)
                break
            except AssertionError:  # the database may just be down
                await asyncio.sleep(0.2)
        self.up.append(part)

    async def all_up(self) -> None:
        while self.coming:
            await asyncio.gather(*self.coming)


async def kill_again_and_again(postgres: Postgres, folder: Path, dice: random.Random) -> Json:
    began = time.monotonic()
    async with (
        fleet(postgres, folder, 3, 2) as (servers, bots, address),
        wire_to(servers, dice) as wire,
    ):
        killing = Killing(servers, bots, postgres)
        crowd = Crowd(lambda game: new_table(wire, dice, game))
        await crowd.begin()
        for number in range(KILLS):
            await asyncio.sleep(0.3 + dice.random())
            await killing.kill(dice)
            if number % 5 == 4:
                await crowd.check_some(dice)
            await crowd.refill()
        await killing.all_up()
        while not enough(crowd):
            await asyncio.sleep(0.1)
        await crowd.end()
        examined = await asyncio.create_subprocess_exec(
            sys.executable, "-c", COMMAND, "doctor", address, stdout=asyncio.subprocess.PIPE
        )
        said = (await examined.communicate())[0].decode()
        assert examined.returncode == 0, said
    return {
        "kills": killing.kills,
        "seconds": round(time.monotonic() - began, 1),
        **crowd.figures(),
        "acts of bots": of_bots(crowd),
        "doctor": said.strip(),
    }


def enough(crowd: Crowd) -> bool:
    """Every game was played while things were killed, and bots have played too."""
    return min(crowd.answered(game) for game in GAMES) > KILLS // 2 and of_bots(crowd) > KILLS


def of_bots(crowd: Crowd) -> int:
    return sum(player.of_bots() for player in crowd.players if player.seat == 0)


def test_nothing_answered_is_lost_whichever_part_is_killed(tmp_path: Path) -> None:
    with private() as postgres:
        dice = random.Random(int(os.environ.get("SEED", "1")))
        figures = asyncio.run(asyncio.wait_for(kill_again_and_again(postgres, tmp_path, dice), 60 + 60 * KILLS))
    print(json.dumps(figures))
    assert sum(figures["kills"].values()) == KILLS and min(figures["kills"].values()) > 0
