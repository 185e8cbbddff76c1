"""Bots that no table should stumble over, registered as an installed package does it, and what they leave behind."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T")

MODULE = '''
import os, time
from pathlib import Path
import condotta

HERE = Path(__file__).parent

def note(file, text):
    with (HERE / file).open("a") as notes:
        notes.write(f"{text}\\n")

class Endless(condotta.Bot):
    """Never stops thinking."""
    def choose(self, view, options, worlds, rng):
        note("endless", os.getpid())
        time.sleep(3600)

class Cheats(condotta.Bot):
    def choose(self, view, options, worlds, rng):
        return 99999

class Waits(condotta.Bot):
    """Notes in which process it thinks, and thinks until it may go on."""
    def choose(self, view, options, worlds, rng):
        note("waits", os.getpid())
        while not (HERE / "go").exists():
            time.sleep(0.01)
        return options[0]

class Dies(condotta.Bot):
    def choose(self, view, options, worlds, rng):
        note("dies", os.getpid())
        os._exit(1)

class Quits(condotta.Bot):
    """Ends its process where it is asked for something beside the question."""
    def choose(self, view, options, worlds, rng):
        return options[0]
    def aside(self, view, asides):
        os._exit(1)

class Timed(condotta.Bot):
    """Notes how long it may think."""
    def choose(self, view, options, worlds, rng):
        note("timed", self.seconds)
        return options[0]
'''
NAMES = ("Endless", "Cheats", "Waits", "Dies", "Quits", "Timed")


def install(folder: Path) -> None:
    (folder / "odd_bots_of_tests.py").write_text(MODULE)
    info = folder / "odd_bots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: odd-bots\nVersion: 1.0\n")
    entries = "".join(f"{name.lower()} = odd_bots_of_tests:{name}\n" for name in NAMES)
    (info / "entry_points.txt").write_text(f"[condotta.bots]\n{entries}")


def run(play: Coroutine[Any, Any, T]) -> T:
    """A fault must end a test, not hang it."""
    return asyncio.run(asyncio.wait_for(play, 300))


class Notes:
    """What the bots noted."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def of(self, bot: str) -> list[float]:
        file = self.folder / bot
        return [float(line) for line in file.read_text().splitlines()] if file.exists() else []

    async def more(self, bot: str, than: int = 0) -> list[float]:
        """When there are more than so many."""
        while len(found := self.of(bot)) <= than:
            await asyncio.sleep(0.01)
        return found

    def go(self) -> None:
        (self.folder / "go").touch()
