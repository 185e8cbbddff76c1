"""Several processes of one server: each is started again when it ends, and all end together."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PROGRAM = r"""
import os, select, sys
from condotta.kernel.errors import SetupError
from condotta.server import workers
workers.PAUSE = 0.01

def work(place):
    if "unusable" in sys.argv or os.path.exists(sys.argv[1]):
        os.write(1, b"refused\n")
        raise SetupError("no-database", file="x")
    os.write(1, f"{os.getpid()} {'first' if place.first else 'other'}\n".encode())
    select.select([place.parent], [], [])
    os.write(1, b"alone\n")
    return 0

sys.exit(workers.Workers(3, work).run())
"""


@contextlib.contextmanager
def started(away: str = "nothing") -> Iterator[tuple[subprocess.Popen[str], list[int]]]:
    """The parent and its three processes, which cannot begin while there is a file `away`."""
    parent = subprocess.Popen([sys.executable, "-c", PROGRAM, away], stdout=subprocess.PIPE, text=True,
                              start_new_session=True)  # fmt: skip
    try:
        lines = [said(parent) for _ in range(3)]
        assert sorted(place for _process, place in lines) == ["first", "other", "other"]
        yield parent, [int(process) for process, _place in lines]
    finally:
        parent.kill()
        parent.communicate()


def said(parent: subprocess.Popen[str]) -> list[str]:
    assert parent.stdout is not None
    return parent.stdout.readline().split()


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_one_that_is_killed_is_started_again_and_does_not_speak_for_all() -> None:
    with started() as (parent, processes):
        for process in processes:
            os.kill(process, signal.SIGKILL)
            again, place = said(parent)
            assert int(again) not in processes and place == "other"


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_all(number: signal.Signals) -> None:
    with started() as (parent, processes):
        parent.send_signal(number)
        assert parent.wait(60) == 0
        assert not any(map(is_running, processes))


def test_when_the_parent_is_killed_the_others_notice() -> None:
    with started() as (parent, _processes):
        parent.kill()
        assert [said(parent) for _ in range(3)] == [["alone"]] * 3


def test_where_it_cannot_work_at_all_it_is_said_and_not_tried_again() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM, "unusable"], capture_output=True, text=True, check=False)
    assert done.returncode == 2 and "x" in done.stderr and "Traceback" not in done.stderr


def test_one_that_cannot_begin_again_is_tried_until_it_can(tmp_path: Path) -> None:
    away = tmp_path / "away"
    with started(str(away)) as (parent, processes):
        away.touch()
        os.kill(processes[0], signal.SIGKILL)
        assert said(parent) == ["refused"] == said(parent)
        assert parent.poll() is None and is_running(processes[1])
        away.unlink()
        while (found := said(parent)) == ["refused"]:
            pass
        assert found[1] == "other"
