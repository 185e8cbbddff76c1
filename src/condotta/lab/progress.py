"""How far a long task is: one line on a terminal, for what takes over a second; elsewhere nothing."""

from __future__ import annotations

import sys
import time
from typing import Self


class Progress:
    def __init__(self, what: str, total: int) -> None:
        self.what = what
        self.total = total
        self.on_terminal = sys.stderr.isatty()
        self.next_time = time.monotonic() + 1
        self.shown = False

    def done(self, count: int) -> None:
        if self.on_terminal and time.monotonic() >= self.next_time:
            sys.stderr.write(f"\r{self.what}: {count} of {self.total}")
            sys.stderr.flush()
            self.next_time = time.monotonic() + 0.1
            self.shown = True

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        """The line goes, so that what is said next begins on a clean one."""
        if self.shown:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
