"""Nobody is told what they may not see: not by the stream, not by a refusal, not by the log of the server."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import pytest

from condotta.games import GAMES
from condotta.kernel.errors import CondottaError
from condotta.kernel.seats import PUBLIC, letter
from condotta.server.http import app
from condotta.server.http.wire import Refused

from ..kernel.bazaar import Bazaar
from .clients import Sat, running
from .real import UNLIMITED, served
from .twins import Twins
from .vault import VAULT, secrets_of

EYES = [0, 1, 2, PUBLIC]
HIDES = {"princes": "buy-treachery"}
"""Where little is hidden unless somebody wants it so."""


@pytest.mark.parametrize("viewer", EYES, ids=letter)
@pytest.mark.parametrize("name", GAMES)
def test_a_world_that_looks_alike_sends_the_same_bytes(
    name: str, viewer: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games over real sockets, each step in a world resampled for one viewer."""
    game = GAMES[name]
    twins = Twins(game, viewer, seed=viewer + 1, hides=HIDES.get(name))
    asyncio.run(twins.play(tmp_path, monkeypatch, max(3, game.fewest), {"variants": game.variants[-1:]}))
    assert twins.steps > 10
    if name in HIDES:
        assert twins.compared * 2 >= twins.steps, f"only {twins.compared} of {twins.steps} worlds were different ones"
    assert twins.compared > 5, "too few of the worlds were different ones"  # some games hide little


@pytest.mark.parametrize("fault", ["", "leaking view", "leaking event", "answer seen", "window asks who can"])
def test_a_planted_leak_is_found(fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, test_games: None) -> None:
    monkeypatch.setitem(GAMES, "bazaar", Bazaar(fault))
    leaks = 0
    for viewer in (1, 2, PUBLIC):
        for seed in range(3):
            folder = tmp_path / f"{viewer} {seed}"
            folder.mkdir()
            try:
                asyncio.run(Twins(GAMES["bazaar"], viewer, seed).play(folder, monkeypatch, 3, {}))
            except AssertionError:
                leaks += 1
        if leaks:
            break
    assert (leaks > 0) == (fault != "")


@pytest.fixture
def test_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that have no words of their own."""

    def error_told(error: CondottaError, game: str | None, lang: str) -> Refused:
        return Refused(error.key, error.rule, {}, str(error))

    monkeypatch.setattr(app, "error_told", error_told)
    monkeypatch.setitem(GAMES, "vault", VAULT)


async def everything(table: Sat, token: str | None) -> str:
    """All that one can get out of the server with a token, or without."""
    wire, found = table.wire, []
    for path in ("", "/record", "/stream?follow=0", "/events?follow=0", "/stream?follow=0&eye=B", "/nothing"):
        found.append((await wire.ask("GET", table.path + path, token)).text)
    for path, body in (
        ("acts", {"decision": 1, "act": 1, "key": "c1"}),
        ("acts", {"decision": 10**9, "text": "bury", "key": "c2"}),
        ("acts", {"text": "bury x5", "key": "c3"}),
        ("undo", {"key": "c4"}),
        ("promises/7", {"answer": "accept", "key": "c5"}),
        ("talk", {"text": "x", "to": [5], "key": "c6"}),
        ("start", {}),
        ("rematch", {}),
        ("join", {"name": "Eve"}),
    ):
        found.append((await wire.ask("POST", f"{table.path}/{path}", token, body)).text)
    found.append((await wire.ask("GET", "/api/tables")).text)
    return "\n".join(found)


def test_canaries_stay_where_they_were_planted(tmp_path: Path, test_games: None) -> None:
    """Numbers in hidden fields, private talk and promises, and tokens: none comes out at the wrong place."""

    async def play() -> None:
        async with running(tmp_path / "t.db") as wire:
            table = await (await wire.create(["person"] * 3, "vault", public=True)).join_all()
            dice = random.Random(1)
            talk = {"CANARY-TALK-01": (0, [1]), "CANARY-TALK-12": (1, [2]), "CANARY-TALK-20": (2, [0])}
            for text, (seat, to) in talk.items():
                await wire.post(f"{table.path}/talk", table.tokens[seat], {"text": text, "to": to, "key": text})
            promise = {"text": "CANARY-PROMISE-02", "to": 2, "open": False, "key": "p"}
            await wire.post(f"{table.path}/promises", table.tokens[0], promise)
            heard = {**{text: {seat, *to} for text, (seat, to) in talk.items()}, "CANARY-PROMISE-02": {0, 2}}
            for _step in range(8):
                await table.step(dice)
                hidden = secrets_of(wire.registry.tables[table.id].state.table)
                assert len(hidden) >= 3
                for viewer in (0, 1, 2, None):
                    token = None if viewer is None else table.tokens[viewer]
                    got = await everything(table, token)
                    for canary, owner in hidden.items():
                        assert (str(canary) in got) == (owner == viewer), f"{letter(owner)}’s secret came to {viewer}"
                    for text, seats in heard.items():
                        assert (text in got) == (viewer in seats), f"{text} came to {viewer}"
                    for secret in (*table.tokens.values(), table.host, table.made["invitation"]):
                        assert secret not in got

    asyncio.run(play())


def test_the_servers_log_tells_nothing(tmp_path: Path) -> None:
    """Whatever goes wrong: no token, no talk, no card in what the server writes about it."""

    async def play() -> None:
        async with served(tmp_path / "t.db", *UNLIMITED) as (wire, server):
            table = await (await wire.create(["person"] * 2)).join_all()
            await wire.post(f"{table.path}/talk", table.tokens[0], {"text": "CANARY-TALK", "to": [1], "key": "k"})
            for path in (f"{table.path}/stream?since=x&token={table.tokens[0]}", f"{table.path}/record?CANARY-QUERY"):
                await wire.ask("GET", path, table.tokens[0])
            for content in (b"{", b"\xff\xfe", b'{"text": "CANARY-BODY"', b"[" * 50_000):
                headers = {"authorization": f"Bearer {table.tokens[0]}", "content-type": "application/json"}
                await wire.http.post(f"{table.path}/talk", headers=headers, content=content)
            async with server.socket(table.id) as socket:
                await socket.send(json.dumps({"token": table.tokens[0]}) + "CANARY-FRAME")
            await asyncio.sleep(0.2)
            written = server.log.read_text()
            for secret in (*table.tokens.values(), table.host, "CANARY"):
                assert secret not in written

    asyncio.run(play())


def test_nobody_sees_through_anothers_eyes_before_the_game_is_over(tmp_path: Path) -> None:
    """Neither while it waits, nor while it is played, nor in a pause."""

    async def play() -> None:
        async with running(tmp_path / "t.db") as wire:
            table = await wire.create(["person"] * 2)

            async def look() -> None:
                for token in (table.tokens[0], table.host, None):
                    for way in ("stream", "events"):
                        path = f"{table.path}/{way}?follow=0&eye=B"
                        answer = await wire.ask("GET", path, token)
                        assert answer.status_code == 409 and answer.json()["key"] == "not-seen-yet"
                assert (
                    await wire.ask("GET", f"{table.path}/stream?follow=0&eye=A", table.tokens[0])
                ).status_code == 200

            await look()
            await table.join_all()
            await look()
            for seat in (0, 1):
                await wire.post(f"{table.path}/pause", table.tokens[seat], {"on": True, "key": f"p{seat}"})
            assert await table.state() == "paused"
            await look()

    asyncio.run(play())
