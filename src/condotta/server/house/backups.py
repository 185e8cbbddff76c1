"""Backups while the server runs: the doctor makes and checks each in a process of its own; the oldest go.

One that is not as good as the original is kept apart, and takes the place of none.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from asyncio.subprocess import DEVNULL
from dataclasses import dataclass
from pathlib import Path
from typing import Final

PROGRAM: Final = "import os, sys; os.nice(10); from condotta.cli import main; sys.exit(main())"

log = logging.getLogger("condotta")


@dataclass(frozen=True)
class Backups:
    db: Path
    folder: Path
    every: float
    """Seconds from one to the next."""
    keep: int

    def made(self) -> list[Path]:
        """Those that are there and good, the oldest first."""
        return sorted(self.folder.glob(f"{self.db.stem}-*.db"))

    def due_in(self, now: float) -> float:
        """Seconds until the next; it is not put off by a new start of the server."""
        made = self.made()
        return max(0.0, made[-1].stat().st_mtime + self.every - now) if made else 0.0

    async def run(self) -> None:
        while True:
            await asyncio.sleep(self.due_in(time.time()))
            if not await self.make():
                await asyncio.sleep(min(self.every, 600))  # it is tried again, but not at once

    async def make(self) -> bool:
        """A backup now; whether it is good."""
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        path = self.folder / f"{self.db.stem}-{time.strftime('%Y%m%dT%H%M%SZ', time.gmtime())}.db"
        part = path.with_suffix(".part")
        part.unlink(missing_ok=True)
        words = ["doctor", str(self.db), "--backup", str(part)]
        process = await asyncio.create_subprocess_exec(sys.executable, "-c", PROGRAM, *words, stdout=DEVNULL)
        try:
            good = await process.wait() == 0
        except asyncio.CancelledError:
            process.kill()
            raise
        if not good:
            if part.exists():
                part.rename(path.with_suffix(".faulty"))
            log.error("the backup %s is not good; condotta doctor says why", path.name)
            return False
        part.rename(path)
        for old in self.made()[: -self.keep]:
            old.unlink()
        return True
