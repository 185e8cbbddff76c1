"""A person at the keyboard, for tests: sessions to play, and the command as a process of its own."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import condotta
from condotta.games import GAMES
from condotta.kernel.record import Recording, read_record
from condotta.terminal.play import bots_of, people_of
from condotta.terminal.session import Session, begin
from condotta.words import Words

GAME = GAMES["condottiere"]
PROMPT = Words(GAME, "en").say("prompt") + " "
COMMAND = [sys.executable, "-m", "condotta.cli", "play"]
SOURCE = Path(condotta.__file__).parent.parent


def new_session(
    path: Path, *variants: str, seats: int = 3, you: str = "1", lang: str = "en", seed: int = 5, bots: str = "random"
) -> Session:
    people = people_of(you, seats)
    rest = bots_of(bots, [seat for seat in range(seats) if seat not in people])
    return begin(GAME, seats, {"variants": list(variants)}, people, rest, lang, seed, path)


def record_of(path: Path) -> Recording:
    """The game a file keeps; raises RecordError if any of it cannot be replayed."""
    return read_record(path.read_text(encoding="utf-8"), GAMES)


def environment() -> dict[str, str]:
    """Ours, so that the process runs the same source; nothing is said about what was not compiled."""
    pure = {} if condotta.is_compiled() else {"CONDOTTA_PURE": "1"}
    return {**os.environ, **pure, "PYTHONPATH": str(SOURCE), "PYTHONIOENCODING": "utf-8"}


def heed_ctrl_c() -> None:
    """A process started in the background would ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def play(*args: str, typed: str = "", cwd: Path) -> subprocess.CompletedProcess[str]:
    """The command with all its input typed ahead."""
    return subprocess.run(
        [*COMMAND, *args],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        cwd=cwd,
        env=environment(),
        timeout=300,
        check=False,
    )


def any_numbers(seed: int, lines: int = 3000) -> str:
    """Options, and now and then one that does not exist."""
    dice = random.Random(seed)
    return "".join(f"{dice.randint(1, 9)}\n" for _i in range(lines))


class Conversation:
    """The command as a process that is answered when it asks."""

    def __init__(self, *args: str, cwd: Path) -> None:
        self.process = subprocess.Popen(
            [*COMMAND, *args],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=cwd,
            env=environment(),
            preexec_fn=heed_ctrl_c,
        )

    def read_until(self, end: str) -> str:
        """What it says up to these words."""
        assert self.process.stdout is not None
        said = b""
        while not said.endswith(end.encode()):
            byte = self.process.stdout.read(1)
            assert byte, f"It ended before it said {end!r}: {said.decode()}"
            said += byte
        return said.decode()

    def answer(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()

    def press_ctrl_c(self) -> None:
        """Again, if it does not end: a signal that comes just before a read is heard after it. Not at once: one that
        comes while it ends would end it otherwise."""
        time.sleep(0.2)
        while self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(timeout=5)

    def rest(self) -> str:
        assert self.process.stdout is not None
        said = self.process.stdout.read().decode()
        self.process.wait(timeout=300)
        return said
