"""The rooms of the server: imports go one way, and the way of a move is the one that the architecture page tells."""

from __future__ import annotations

import ast
import asyncio
import json
import re
import sys
import threading
from pathlib import Path
from types import FrameType
from typing import Any

from websockets.asyncio.client import connect

import condotta
from condotta import is_compiled

from ..test_levels import SOURCE, imports_of
from .clients import fresh_key
from .twins import served_here

SERVER = SOURCE / "server"
PROJECT = Path(__file__).parent.parent.parent
ROOMS = ["log", "state", "people", "bots", "replays", "reviews", "tables", "notices", "study", "house", "http"]
STEP = re.compile(r"^\d+\. `(\w+)` in `([\w/.]+)`", re.MULTILINE)


def walk() -> list[tuple[str, str]]:
    """The way of a move: functions and their files, in order."""
    page = (PROJECT / "docs" / "architecture.md").read_text(encoding="utf-8")
    return STEP.findall(page.split("### The way of a move")[1].split("\n## ")[0])


def test_an_import_goes_to_an_earlier_room() -> None:
    for place, room in enumerate(ROOMS):
        for path in (SERVER / room).glob("*.py"):
            later = {("condotta", "server", other) for other in ROOMS[place + 1 :]}
            for name in imports_of(path):
                assert tuple(name[:3]) not in later, f"{path} imports {'.'.join(name)}"


def test_every_room_is_small_enough_to_see_at_a_glance() -> None:
    assert {path.name for path in SERVER.iterdir() if (path / "__init__.py").exists()} == set(ROOMS)
    for folder in (SERVER, *(SERVER / room for room in ROOMS)):
        assert len([*folder.glob("*.py")]) <= 14
    assert all(len(path.read_text(encoding="utf-8").splitlines()) < 400 for path in SERVER.rglob("*.py"))


def test_nobody_waits_in_a_way_that_may_miss_a_cancel() -> None:
    """Before Python 3.12 `asyncio.wait_for` forgets that it was cancelled if what it waits for comes just then: a
    server that should end would wait for ever. `asyncio.timeout` does not."""
    assert [path for path in SERVER.rglob("*.py") if "asyncio.wait_for(" in path.read_text(encoding="utf-8")] == []


def test_every_step_of_the_walk_is_where_the_page_says() -> None:
    steps = walk()
    assert len(steps) > 12
    for function, file in steps:
        if file.endswith(".py"):
            tree = ast.parse((SERVER.parent / file).read_text(encoding="utf-8"))
            kinds = ast.FunctionDef | ast.AsyncFunctionDef
            assert function in [node.name for node in ast.walk(tree) if isinstance(node, kinds)], (function, file)
        else:
            text = (PROJECT / file).read_text(encoding="utf-8")
            assert re.search(rf"(function |private |^  ){function}\(", text, re.MULTILINE), (function, file)


def test_a_move_goes_the_way_that_the_page_tells(tmp_path: Path) -> None:
    """Compiled code calls without being seen: then the engine's own step is left out."""
    steps = [(function, file) for function, file in walk() if file.endswith(".py")]
    if is_compiled():
        steps = [step for step in steps if not step[1].startswith("kernel")]
    installed = Path(condotta.__file__).parent
    wanted = {(function, str(installed / file)): (function, file) for function, file in steps}
    seen: list[tuple[str, str]] = []
    tracing = threading.Event()

    def trace(frame: FrameType, event: str, arg: Any) -> None:
        step = wanted.get((frame.f_code.co_name, frame.f_code.co_filename))
        if tracing.is_set() and event == "call" and step is not None and step not in seen:
            seen.append(step)

    async def play() -> None:
        async with served_here(tmp_path / "t.db") as side:
            table = await (await side.wire.create(["person"] * 2)).join_all()
            seat = await table.asked()
            assert seat is not None
            decision = (await table.now(seat))["decision"]
            other = table.tokens[1 - seat]
            last = (await side.wire.get(table.path, other))["seq"]
            address = f"{side.url.replace('http', 'ws', 1)}{table.path}/socket?since={table.place(other, last - 1)}"
            async with connect(address, max_size=None, max_queue=None, proxy=None) as watching:
                await watching.send(json.dumps({"token": other}))
                assert json.loads(await watching.recv())["seq"] == last
                body = {"decision": decision["number"], "text": decision["options"][0]["text"], "key": fresh_key()}
                tracing.set()
                await side.wire.post(f"{table.path}/acts", table.tokens[seat], body)
                assert json.loads(await watching.recv())["entry"]["seat"] == seat
                tracing.clear()

    threading.setprofile(trace)  # for the thread that writes
    sys.setprofile(trace)
    try:
        asyncio.run(play())
    finally:
        sys.setprofile(None)
        threading.setprofile(None)  # type: ignore[arg-type]
    assert seen == steps
