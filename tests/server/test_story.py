"""Stories: snapshots that come back as they were, games under older rules, texts of every refusal."""

from __future__ import annotations

import ast
import asyncio
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax.ast import Message

from condotta.games import GAMES
from condotta.kernel.laws import portrait
from condotta.server import snapshot
from condotta.server import table as table_module
from condotta.server.message import message
from condotta.server.rows import Rules
from condotta.server.snapshot import kept, restored
from condotta.server.story import Story
from condotta.words import languages
from condotta.words.texts import read

from .clients import fresh_key, running

SERVER = Path(snapshot.__file__).parent


@pytest.mark.parametrize("name", GAMES)
def test_a_snapshot_of_any_moment_comes_back_as_it_was(tmp_path: Path, name: str) -> None:
    """And goes on as the story that was told from the beginning."""
    game = GAMES[name]

    async def play() -> None:
        async with running(tmp_path / "t.db") as wire:
            setup = {"variants": game.variants[-1:]}
            clock = {"kind": "bank", "seconds": 600}
            table = await wire.create(["random"] * max(3, game.fewest), name, options=setup, clock=clock)
            while await table.state() != "over":
                await asyncio.sleep(0.02)
            header = wire.house.tables[table.id].story.header
            rows = list(wire.house.store.rows(table.id))
            story = Story(table.id, header)
            short: Story | None = None
            for row in rows:
                story.tell(row)
                if short is not None:
                    short.tell(row)
                    assert portrait(short.table) == portrait(story.table)
                    for eye in story.eyes:
                        assert message(short, eye) == message(story, eye)
                body = kept(story)
                assert body is not None
                short = restored(table.id, header, body)

    asyncio.run(play())


def test_a_long_game_is_opened_from_its_snapshot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "EVERY", 10)

    async def play() -> None:
        async with running(tmp_path / "t.db") as wire:
            table = await (await wire.create(["person"] * 2)).join_all()
            dice = random.Random(1)
            for _step in range(40):
                await table.step(dice)
            lines = await table.lines(table.tokens[0])
            wire.house.tables.clear()
            told: list[int] = []
            tell = Story.tell
            monkeypatch.setattr(Story, "tell", lambda self, row: (told.append(row.seq), tell(self, row))[1])
            await wire.get(table.path)
            assert len(told) <= 10 < len(lines)
            assert await table.lines(table.tokens[0]) == lines
            assert await table.lines(table.tokens[0], len(lines) - 3) == lines[-3:]
            monkeypatch.setattr(snapshot, "code_of", lambda game: "other code")
            await table.step(dice)

    asyncio.run(play())


def test_undo_survives_a_snapshot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "EVERY", 1)

    async def play() -> None:
        async with running(tmp_path / "t.db") as wire:
            table = await (await wire.create(["person"] * 2, clock={"kind": "move", "seconds": 100})).join_all()
            seat = await table.asked()
            assert seat is not None
            before = await table.now(seat)
            await table.act(seat, "place siena")
            await asyncio.sleep(0.1)
            wire.house.tables.clear()
            await wire.post(f"{table.path}/undo", table.tokens[seat], {"key": fresh_key()})
            assert (await table.now(seat))["view"] == before["view"]

    asyncio.run(play())


def newer_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAMES["condottiere"]), "rules_version", 2)
    monkeypatch.setattr(snapshot, "code_of", lambda game: "newer code")


def test_a_game_is_moved_to_newer_rules_that_make_no_difference(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with running(tmp_path / "t.db") as wire:
            table = await (await wire.create(["person"] * 2)).join_all()
            await table.step(random.Random(1))
            lines = await table.lines(table.tokens[0])
        newer_rules(monkeypatch)
        async with running(tmp_path / "t.db") as wire:
            table.wire = wire
            assert await table.lines(table.tokens[0]) == lines
            await table.step(random.Random(2))
            bodies = [row.body for row in wire.house.store.rows(table.id)]
            assert Rules(1, 2) in bodies and bodies.index(Rules(1, 2)) == len(lines)
            await table.step(random.Random(2))
            assert sum(isinstance(row.body, Rules) for row in wire.house.store.rows(table.id)) == 1

    asyncio.run(play())


def test_a_game_that_differs_by_newer_rules_waits_for_the_older(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with running(tmp_path / "t.db") as wire:
            table = await (await wire.create(["person"] * 2)).join_all()
            await table.step(random.Random(1))
        newer_rules(monkeypatch)
        game = type(GAMES["condottiere"])
        view = game.view

        def other_view(self: Any, t: Any, eye: int) -> Any:
            seen = view(self, t, eye)
            return replace(seen, quiet=seen.quiet + 1)

        monkeypatch.setattr(game, "view", other_view)
        async with running(tmp_path / "t.db") as wire:
            refused = await wire.get(table.path, table.tokens[0], 409)
            assert refused["key"] == "older-rules" and refused["args"] == {"rules": 1, "now": 2}

    asyncio.run(play())


def refusals_in_code() -> set[str]:
    """The keys of every `Refusal(status, "key", ...)`."""
    found = set()
    for path in SERVER.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                key = node.args[1]
                assert isinstance(key, ast.Constant), f"{path}:{node.lineno}"
                found.add(f"refuse-{key.value}")
    return found


@pytest.mark.parametrize("lang", languages())
def test_every_refusal_has_its_text_and_every_text_its_use(lang: str) -> None:
    ids = [entry.id.name for entry in read(lang, "server").body if isinstance(entry, Message)]
    assert len(ids) == len(set(ids))
    assert set(ids) == refusals_in_code()
