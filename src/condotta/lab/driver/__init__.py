"""The one driver of many games: numbers in, results out in the order of the numbers.

What is done for a number depends on nothing but the number, so the results are the same in this process, in several
(`--workers N`) and on a cluster (`--ray ADDRESS`). Games that were running where a process or a machine was lost are
played again elsewhere.
"""

from __future__ import annotations

import argparse
from collections.abc import Generator, Iterable
from dataclasses import dataclass
from typing import TypeVar

from ...kernel.errors import SetupError
from .ordering import Hands, in_turn
from .piece import Task

R = TypeVar("R")


@dataclass(frozen=True)
class Crew:
    """Who does the work: processes of this machine, or those of a Ray cluster."""

    workers: int = 1
    ray: str = ""
    """The address of a cluster, or `auto`; empty: none."""


ALONE = Crew()
"""This process."""


def in_order(task: Task[R], numbers: Iterable[int], crew: Crew = ALONE) -> Generator[R, None, None]:
    """What a task makes of each number. Who has enough closes the iterator, which ends the crew's work."""
    if crew == ALONE:
        do = task.ready()
        for number in numbers:
            yield do(number)
        return
    with hands_of(task, crew) as hands:
        yield from in_turn(hands, numbers)


def hands_of(task: Task[R], crew: Crew) -> Hands:
    if crew.ray:
        from .on_ray import OnRay

        return OnRay(task, crew.ray)
    from .processes import Processes

    return Processes(task, crew.workers)


def add_crew(parser: argparse.ArgumentParser) -> None:
    """The arguments of every command that plays many games."""
    parser.add_argument(
        "--workers", type=int, default=1, metavar="N", help="play in so many processes of this machine (default 1)"
    )
    parser.add_argument(
        "--ray", default="", metavar="auto|ADDRESS", help="play on a Ray cluster: the one that runs here, or by address"
    )


def crew_of(args: argparse.Namespace) -> Crew:
    if args.workers < 1:
        raise SetupError("workers-too-few", number=args.workers)
    return Crew(args.workers, args.ray)
