"""A process that replays one record and ends: a record comes from anybody, so it gets little memory and little time.

It reads a job as JSON and writes an outcome as a JSON line; if the record is good, the messages follow.
"""

from __future__ import annotations

import resource
import sys
from typing import Final

import msgspec
from msgspec import Struct

from ...kernel.errors import CondottaError
from ..faults import place_of
from ..refusal import Refusal, Refused, refused_by_engine
from ..state.records import stream_of
from .moments import Wish, moment_in

MAX_MEMORY: Final = 512 * 1024 * 1024
MAX_CPU_SECONDS: Final = 10
TOO_MUCH: Final = "record-too-much"


class ReplayJob(Struct, frozen=True):
    record: str
    viewer: str
    language: str
    """For what is wrong with the record."""
    moment: Wish | None = None
    """If somebody wants to play on from it: then that moment is told instead of the messages."""


class Outcome(Struct, frozen=True, omit_defaults=True):
    """Why there is no replay, by the server or by the engine; or how many bytes of messages follow."""

    status: int = 200
    key: str = ""
    refused: Refused | None = None
    fault: str = ""
    """Of ours: its kind and place."""
    size: int = 0


def told_of(job: ReplayJob) -> list[bytes]:
    if job.moment is not None:
        return [msgspec.json.encode(moment_in(job.record, job.moment))]
    return stream_of(job.record, job.viewer)


def outcome_of(job: ReplayJob) -> tuple[Outcome, list[bytes]]:
    try:
        lines = [line + b"\n" for line in told_of(job)]
        return Outcome(size=sum(map(len, lines))), lines
    except Refusal as refusal:
        return Outcome(refusal.status, refusal.key), []
    except CondottaError as error:
        return Outcome(422, refused=refused_by_engine(error, job.language)), []
    except MemoryError:
        return Outcome(422, TOO_MUCH), []
    except Exception as error:
        return Outcome(500, "internal", fault=place_of(error)), []


def main() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY, MAX_MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (MAX_CPU_SECONDS, MAX_CPU_SECONDS))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    outcome, lines = outcome_of(msgspec.json.decode(sys.stdin.buffer.read(), type=ReplayJob))
    sys.stdout.buffer.write(msgspec.json.encode(outcome) + b"\n")
    sys.stdout.buffer.writelines(lines)
    sys.stdout.flush()
