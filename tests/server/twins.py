"""Two servers that look alike to one viewer: the same game, but all that is hidden from it is dealt anew at each step.

Both run as real servers on real sockets, with the same ids, tokens and time, so that every byte can be compared.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from condotta.games import GAMES
from condotta.kernel.contract import Game, Table
from condotta.kernel.engine import apply, asides, options, sample, seen, take_events
from condotta.kernel.laws import shown
from condotta.kernel.portrait import portrait
from condotta.kernel.rng import Rng
from condotta.kernel.seats import CHANCE, PUBLIC, has, letter, seats_of
from condotta.server.http.app import make_app
from condotta.server.http.connections import PROTOCOLS
from condotta.server.http.limits import Limiter, Limits
from condotta.server.log.sqlite import store
from condotta.server.state import new_table, replay
from condotta.server.tables import live
from condotta.server.tables.registry import TableRegistry

from .clients import UNLIMITED, Sat, StillTime, Wire

TRIES = 12
STEPS = int(os.environ.get("STEPS", "150"))
"""After which a game is left."""
OWN = ("date", "x-request-id")
"""The headers that every answer has for itself."""


class Side:
    """One of the two servers, with the streams of the viewer and of a spectator."""

    def __init__(self, wire: Wire, registry: TableRegistry, url: str, limiter: Limiter) -> None:
        self.wire = wire
        self.limiter = limiter
        self.registry = registry
        self.url = url
        self.table: Sat | None = None
        self.sockets: list[ClientConnection] = []
        self.heard: list[list[str]] = [[], []]
        self.planned: list[int] = []
        """What chance will answer here."""

    async def sit_down(self, game: str, seats: int, setup: dict[str, object], viewer: int) -> None:
        self.table = await self.wire.create(["person"] * seats, game, options=setup, key="the same for both of them")
        for token in (None if viewer == PUBLIC else self.table.tokens[viewer], None):
            address = f"{self.url.replace('http', 'ws', 1)}{self.table.path}/socket"
            socket = await connect(address, max_size=None, max_queue=None, proxy=None)
            await socket.send(json.dumps({"token": token}))
            self.sockets.append(socket)

    @property
    def state(self) -> Any:
        assert self.table is not None
        return self.registry.tables[self.table.id].state

    async def listen(self, viewer: int) -> None:
        """Hear all that there is to hear now."""
        for which, socket in enumerate(self.sockets):
            last = self.state.told[viewer if which == 0 else PUBLIC]
            heard = self.heard[which]
            while len(heard) < last:
                heard.append(str(await asyncio.wait_for(socket.recv(), 60)))


@contextlib.asynccontextmanager
async def served_here(db: Path | str, limits: Limits = UNLIMITED) -> AsyncIterator[Side]:
    """A server in this process, on a real socket."""
    registry = TableRegistry(db)
    registry.time = StillTime()
    app = make_app(registry, limits)
    config = uvicorn.Config(app, port=0, log_config=None, access_log=False, timeout_graceful_shutdown=2, **PROTOCOLS)
    server = uvicorn.Server(config)
    running = asyncio.ensure_future(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    url = f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    async with httpx.AsyncClient(base_url=url, trust_env=False, headers={"host": "server"}) as http:
        side = Side(Wire(http), registry, url, app.state.limiter)
        try:
            yield side
        finally:
            for socket in side.sockets:
                await socket.close()
            server.should_exit = True
            await running


class Twins:
    def __init__(self, game: Game[Any], viewer: int, seed: int, hides: str | None = None) -> None:
        """`hides`: an act by which a seat gets something to hide; it is done where it can be."""
        self.hides = hides
        self.game = game
        self.viewer = viewer
        self.rng = Rng(seed)
        self.dice = random.Random(seed)
        self.compared = 0
        """Steps at which the two worlds were not the same, and still looked it."""
        self.steps = 0

    async def play(self, folder: Path, monkeypatch: pytest.MonkeyPatch, seats: int, setup: dict[str, object]) -> None:
        for module in (store, new_table, replay):
            monkeypatch.setattr(module, "wall_time", lambda: 0)
        async with served_here(folder / "a.db") as real, served_here(folder / "b.db") as twin:
            StillTime.moment = 0
            monkeypatch.setattr(live, "sample", self.chance(real, twin))
            for side in (real, twin):
                await side.sit_down(self.game.name, seats, setup, self.viewer)
            self.plan_first_deal(real, twin, self.game.new(seats, setup))
            for side in (real, twin):
                assert side.table is not None
                await side.table.join_all()
            await self.compare(real, twin)
            while real.state.phase != "over" and self.steps < STEPS:
                await self.step(real, twin)
                await self.compare(real, twin)

    def chance(self, real: Side, twin: Side) -> Any:
        def planned(t: Table, rng: Rng) -> int:
            for side in (real, twin):
                if side.table is not None and side.planned and side.registry.tables[side.table.id].lock.locked():
                    return side.planned.pop(0)  # the server tries an act on a copy, and one table after another
            return sample(t, rng)

        return planned

    def plan_first_deal(self, real: Side, twin: Side, t: Table) -> None:
        """What chance deals at the start differs too, where the viewer may not see it."""
        _after, real.planned, mine = self.deal(t.clone(), None)
        real.planned = [*real.planned]
        for _try in range(TRIES):
            after, twin.planned, others = self.deal(t.clone(), t.clone())
            if after is not None and self.told_the_same(mine, others):
                return
        twin.planned = [*real.planned]

    async def step(self, real: Side, twin: Side) -> None:
        """One act at both tables that looks the same to the viewer, in worlds that look the same to it."""
        StillTime.moment += 1000
        t: Table = real.state.table
        seat, act = self.an_act(t)
        self.steps += 1
        mine, my_chance, my_events = self.follow(t, seat, act, None)
        other, other_act, chance = t.clone(), act, my_chance
        for _try in range(TRIES):
            world = self.game.determinize(t, self.viewer, self.rng)
            world.events = []
            found = self.alike(world, t, seat, act)
            if found is None:
                continue
            there, there_chance, events = self.follow(world, seat, found, (t, act))
            if there is None or (there.stack[-1:] == world.stack[-1:]) != (mine.stack[-1:] == t.stack[-1:]):
                continue  # a sealed question that closes in one world only
            if not self.told_the_same(my_events, events):
                continue
            if portrait(world) != portrait(t):
                self.compared += 1
            other, other_act, chance = world, found, there_chance
            break
        twin.state.table = other.clone()
        twin.state.table.events = []
        twin.state.decisions = {**real.state.decisions}
        real.planned, twin.planned = [*my_chance], [*chance]
        for side, chosen in ((real, act), (twin, other_act)):
            assert side.table is not None
            body = {"decision": side.state.decision_number(seat), "act": int(chosen), "key": f"k{self.steps}"}
            await side.wire.post(f"{side.table.path}/acts", side.table.tokens[seat], body)

    def an_act(self, t: Table) -> tuple[int, int]:
        if self.dice.random() < 0.15:
            seat = self.dice.randrange(int(t.seats))
            beside = asides(t, seat)
            if beside:
                return seat, self.dice.choice(beside)
        seat = self.dice.choice(seats_of(t.asked))
        choices = options(t, seat)
        hiding = [act for act in choices if self.game.catalogue.show(act) == self.hides]
        return seat, self.dice.choice(hiding or choices)

    def alike(self, world: Table, t: Table, seat: int, act: int) -> int | None:
        """An act in the other world that looks to the viewer like this one."""
        redacted = seen(t, seat, act, self.viewer)
        choices = asides(world, seat) if self.game.is_aside(act) else options(world, seat)
        found = [choice for choice in choices if seen(world, seat, choice, self.viewer) == redacted]
        return self.dice.choice(found) if found else None

    def follow(self, t: Table, seat: int, act: int, like: tuple[Table, int] | None) -> Any:
        """The table after an act and what chance answers to it, so that it looks like the other; None if it cannot."""
        after = t.clone()
        after.events = []
        apply(after, seat, act)
        twin: Table | None = None
        if like is not None:
            twin = like[0].clone()
            apply(twin, seat, like[1])
        return self.deal(after, twin)

    def deal(self, after: Table, twin: Table | None) -> Any:
        """Let chance answer: as it likes, and remember it; or at a twin, so that it looks like what is remembered."""
        if after.events is None:
            after.events = []
        chance: list[int] = []
        while has(after.asked, CHANCE):
            if twin is None:
                chosen = int(sample(after, self.rng))
            else:
                if len(chance) == len(self.dealt):
                    return None, [], []
                dealt = self.dealt[len(chance)]
                redacted = seen(twin, CHANCE, dealt, self.viewer)
                drawn = [*(int(sample(after, self.rng)) for _i in range(4)), dealt]
                fitting = [one for one in drawn if seen(after, CHANCE, one, self.viewer) == redacted]
                if not fitting or not after.stack[-1].allows(after, CHANCE, fitting[0]):
                    return None, [], []
                chosen = fitting[0]
                apply(twin, CHANCE, dealt)
            chance.append(chosen)
            apply(after, CHANCE, chosen)
        if twin is None:
            self.dealt: list[int] = chance
        elif len(chance) != len(self.dealt):
            return None, [], []
        return after, chance, take_events(after)

    def told_the_same(self, mine: list[Any], others: list[Any]) -> bool:
        """Events may differ only from one on that is there to reveal."""
        here, there = shown(mine, self.viewer), shown(others, self.viewer)
        for one, other in zip(here, there, strict=False):
            if self.game.events[one[0]].reveals or self.game.events[other[0]].reveals:
                break
            if one != other:
                raise AssertionError(f"{letter(self.viewer)} was told {one} here and {other} in a world like it")
        return here == there

    async def compare(self, real: Side, twin: Side) -> None:
        """Every byte: both streams, the table, the options, refusals, and pages that are not there."""
        for side in (real, twin):
            await side.listen(self.viewer)
        assert real.heard == twin.heard, f"{letter(self.viewer)} sees a difference at step {self.steps}"
        assert real.table is not None and twin.table is not None
        if self.steps % 3:
            return
        requests: list[tuple[str, str, str | None, object]] = [("GET", real.table.path, None, None)]
        if self.viewer != PUBLIC:
            token = real.table.tokens[self.viewer]
            code = self.dice.randrange(self.game.catalogue.size)
            requests.append(("GET", real.table.path, token, None))
            open_now = real.state.table is not None
            if (
                open_now
                and code not in options(real.state.table, self.viewer)
                and not self.game.is_aside(code)
                and self.game.name in GAMES
            ):
                body = {"decision": real.state.decision_number(self.viewer), "act": code, "key": f"r{self.steps}"}
                requests.append(("POST", f"{real.table.path}/acts", token, body))
            requests.append(("POST", f"{real.table.path}/undo", token, {"key": f"u{self.steps}"}))
        if self.steps % 15 == 0:
            requests.append(("GET", f"{real.table.path}/stream?eye=A&since=5", "wrong-token", None))
            requests.append(("POST", f"{real.table.path}/start", None, {}))
            requests.append(("GET", "/api/nothing", None, None))
            requests.append(
                ("POST", f"{real.table.path}/promises/5", real.table.tokens[0], {"answer": "accept", "key": "p"})
            )
        for method, path, token, body in requests:
            if path.endswith("/undo") and real.state.may_undo(self.viewer):
                continue
            answers = [await side.wire.ask(method, path, token, body) for side in (real, twin)]
            heads = [{name: value for name, value in a.headers.items() if name not in OWN} for a in answers]
            assert answers[0].status_code == answers[1].status_code, path
            assert answers[0].content == answers[1].content, path
            assert heads[0] == heads[1], path
