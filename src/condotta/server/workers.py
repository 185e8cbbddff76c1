"""Several processes with the same work: one that ends is started again, and all end with the one that started them."""

from __future__ import annotations

import logging
import os
import signal
import sys
import time
import traceback
from collections.abc import Callable
from types import FrameType
from typing import Final

from ..kernel.errors import CondottaError
from ..words import sentence

PAUSE: Final = 1.0
"""Seconds at least from one start of a process to the next."""
UNUSABLE: Final = 2
"""How a process ends that cannot work here at all."""

log = logging.getLogger("condotta")

Work = Callable[["Place"], int]


class Place:
    """Where a process stands among the others."""

    def __init__(self, first: bool, parent: int) -> None:
        self.first = first
        """Whether it speaks for all: the first of them, when it is started for the first time."""
        self.parent = parent
        """The end of a pipe: it can be read from when the parent is gone."""


class Workers:
    def __init__(self, count: int, work: Work) -> None:
        self.count = count
        self.work = work
        self.started: dict[int, float] = {}
        """When each process was."""
        self.reading, self.writing = os.pipe()
        self.ending = False

    def run(self) -> int:
        """Until a signal ends it: the exit code. Where the first ones cannot even begin, all end; one that cannot later
        on, as when the database is just away, is tried again."""
        for ends in (signal.SIGINT, signal.SIGTERM):
            signal.signal(ends, self._end)
        for number in range(self.count):
            self._start(first=number == 0)
        code, first = 0, {*self.started}
        while self.started:
            process, status = os.wait()
            began = self.started.pop(process, 0.0)
            ended = os.waitstatus_to_exitcode(status)
            if self.ending:
                continue
            if ended == UNUSABLE and process in first:
                code = UNUSABLE
                self._end()
                continue
            log.error("a process of the server has ended (%d) and is started again", ended)
            time.sleep(max(0.0, began + PAUSE - time.monotonic()))
            if not self.ending:  # a signal may have come meanwhile
                self._start()
        return code

    def _end(self, number: int = 0, frame: FrameType | None = None) -> None:
        self.ending = True
        for process in self.started:
            os.kill(process, signal.SIGTERM)

    def _start(self, first: bool = False) -> None:
        sys.stdout.flush()
        blocked = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT, signal.SIGTERM))
        process = os.fork()
        if process == 0:
            self._be_worker(Place(first, self.reading), blocked)
        self.started[process] = time.monotonic()
        signal.pthread_sigmask(signal.SIG_SETMASK, blocked)

    def _be_worker(self, place: Place, blocked: set[int | signal.Signals]) -> None:
        """In the new process, which never returns from here."""
        os.setpgid(0, 0)  # Ctrl-C is for the parent, which passes it on once
        os.close(self.writing)
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_SETMASK, blocked)
        code = 1
        try:
            code = self.work(place)
        except CondottaError as error:
            print(f"condotta: {sentence(error, 'en')}", file=sys.stderr)
            code = UNUSABLE
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)
