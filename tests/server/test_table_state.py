"""Table states: snapshots that come back as they were, texts of every refusal."""

from __future__ import annotations

import ast
import asyncio
import random
import shutil
from pathlib import Path

import pytest
from fluent.syntax.ast import Message

from condotta.games import GAMES
from condotta.kernel.portrait import portrait
from condotta.server.state import snapshots
from condotta.server.state.messages import message
from condotta.server.state.snapshots import pack, unpack
from condotta.server.state.table_state import TableState
from condotta.server.tables import live, opening
from condotta.words import languages
from condotta.words.texts import read

from .clients import fresh_key, running

SERVER = Path(snapshots.__file__).parent.parent


@pytest.mark.parametrize("name", GAMES)
def test_a_snapshot_of_any_moment_comes_back_as_it_was(db: str, name: str) -> None:
    """And goes on as the state that was told from the beginning."""
    game = GAMES[name]

    async def play() -> None:
        async with running(db) as wire:
            setup = {"variants": game.variants[-1:]}
            clock = {"kind": "bank", "seconds": 600}
            table = await wire.create(["random"] * max(3, game.fewest), name, options=setup, clock=clock)
            await table.ends()
            header = wire.registry.tables[table.id].state.header
            rows = list(await wire.registry.store.rows(table.id))
            state = TableState(table.id, header)
            short: TableState | None = None
            for row in rows:
                before, fork = pack(state), state.clone()
                fork.apply(row)
                assert pack(state) == before, "what happens to a copy happens to it alone"
                state.apply(row)
                assert pack(fork) == pack(state)
                if short is not None:
                    short.apply(row)
                    assert portrait(short.table) == portrait(state.table)
                    for viewer in state.viewers:
                        assert message(short, viewer) == message(state, viewer)
                body = pack(state)
                assert body is not None
                short = unpack(table.id, header, body)

    asyncio.run(play())


def test_a_long_game_is_opened_from_its_snapshot(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "EVERY", 10)

    async def play() -> None:
        async with running(db) as wire:
            table = await (await wire.create(["person"] * 2)).join_all()
            dice = random.Random(1)
            for _step in range(40):
                await table.step(dice)
            lines = await table.lines(table.tokens[0])
            wire.registry.tables.clear()
            told: list[int] = []
            apply = TableState.apply
            monkeypatch.setattr(TableState, "apply", lambda self, row: (told.append(row.seq), apply(self, row))[1])
            await wire.get(table.path)
            assert len(told) <= 10 < len(lines)
            assert await table.lines(table.tokens[0]) == lines
            assert await table.lines(table.tokens[0], len(lines) - 3) == lines[-3:]
            monkeypatch.setattr(opening, "code_of", lambda game: "other code")
            await table.step(dice)

    asyncio.run(play())


def test_undo_survives_a_snapshot(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "EVERY", 1)

    async def play() -> None:
        async with running(db) as wire:
            table = await (await wire.create(["person"] * 2, clock={"kind": "move", "seconds": 100})).join_all()
            seat = await table.asked()
            assert seat is not None
            before = await table.now(seat)
            await table.act(seat, "place siena")
            await asyncio.sleep(0.1)
            wire.registry.tables.clear()
            await wire.post(f"{table.path}/undo", table.tokens[seat], {"key": fresh_key()})
            assert (await table.now(seat))["view"] == before["view"]

    asyncio.run(play())


KEY_AT = {"Refusal": 1, "SetAside": 0}


def refusals_in_code() -> set[str]:
    """The keys of every `Refusal(status, "key", ...)`, and of every reason to set a table aside, which becomes one.
    A key that is only handed on (`Refusal(409, reply.refused)`) is found where it was named."""
    found = set()
    for path in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in KEY_AT:
                key = node.args[KEY_AT[node.func.id]]
                assert isinstance(key, ast.Constant | ast.Attribute), f"{path}:{node.lineno}"
                if isinstance(key, ast.Constant):
                    found.add(f"refuse-{key.value}")
    return found


@pytest.mark.parametrize("lang", languages())
def test_every_refusal_has_its_text_and_every_text_its_use(lang: str) -> None:
    own, shared = ids_of(lang, "server"), ids_of(lang, "errors")
    assert len(own) == len(set(own))
    assert set(own) == refusals_in_code() - set(shared)


def ids_of(lang: str, part: str) -> list[str]:
    return [entry.id.name for entry in read(lang, part).body if isinstance(entry, Message)]


@pytest.mark.parametrize("name", GAMES)
def test_a_snapshot_is_good_for_the_same_code_and_data_only(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every file of a game counts, whatever it is called."""
    package = tmp_path / "condotta"
    for part in ("kernel", f"games/{name}", *(f"server/{room}" for room in snapshots.ROOMS)):
        shutil.copytree(SERVER.parent / part, package / part)
    monkeypatch.setattr(snapshots, "files", lambda _package: package)
    code = snapshots.code_of.__wrapped__(name)
    assert code == snapshots.code_of.__wrapped__(name)
    data = [path for path in (package / "games" / name).rglob("*") if path.suffix in (".py", ".json", ".toml")]
    assert any(path.suffix != ".py" for path in data)
    for path in [*data, package / "kernel" / "engine.py", package / "server" / "state" / "table_state.py"]:
        before = path.read_bytes()
        path.write_bytes(before + b" ")
        assert snapshots.code_of.__wrapped__(name) != code, path
        path.write_bytes(before)
    (package / "kernel" / "made.pyc").write_bytes(b"made from another")
    assert snapshots.code_of.__wrapped__(name) == code
