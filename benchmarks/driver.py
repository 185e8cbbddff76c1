"""Measures the driver of many games: what it costs beside the games, in one process, in two and on a Ray of two nodes.

    python benchmarks/driver.py [--games 600] [--bots steady,random]

The same games are played each time; costs are processor time of all processes, so that other work on the machine does
not count. Needs Ray (`pip install 'condotta[ray]'`).
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass

from condotta.lab.driver import Crew, in_order
from condotta.lab.series import Played, Series


@dataclass(frozen=True)
class Timed:
    """A series, each game with the processor time it took."""

    series: Series

    def ready(self) -> Callable[[int], tuple[Played, float]]:
        play = self.series.ready()

        def timed(number: int) -> tuple[Played, float]:
            began = time.process_time()
            return play(number), time.process_time() - began

        return timed


def measured(task: Timed, games: int, crew: Crew) -> tuple[list[Played], str]:
    """The games, and what was measured after the first, until which processes start."""
    began, own = time.perf_counter(), time.process_time()
    results = in_order(task, range(games), crew)
    found = [next(results)]
    ready = time.perf_counter()
    found += results
    wall = time.perf_counter() - ready
    inside = sum(seconds for _game, seconds in found)
    told = (
        f"{games / wall:7.0f} games/s, {inside / games * 1000:6.2f} ms of a core a game, this process "
        f"{(time.process_time() - own) / games * 1000:6.2f} ms a game, first result after {ready - began:.1f} s"
    )
    return [game for game, _seconds in found], told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="condottiere")
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--bots", default="steady,random")
    args = parser.parse_args()
    task = Timed(Series(args.game, args.bots.split(","), {}, 1, rotate=False, duplicate=True))
    alone, told = measured(task, args.games, Crew())
    print(f"one process       {told}")
    for workers in (2, 4):
        found, told = measured(task, args.games, Crew(workers=workers))
        print(f"{workers} processes       {told}; the same games: {found == alone}")

    import ray
    from ray.cluster_utils import Cluster

    with tempfile.TemporaryDirectory(prefix="ray-", ignore_cleanup_errors=True) as folder:
        os.environ["RAY_TMPDIR"] = folder
        node = {"num_cpus": 1, "object_store_memory": 80 * 2**20, "plasma_directory": folder}
        cluster = Cluster(initialize_head=True, head_node_args={**node, "include_dashboard": False})
        cluster.add_node(**node)
        ray.init(address=cluster.address, log_to_driver=False, logging_level="error")
        found, told = measured(task, args.games, Crew(ray=cluster.address))
        print(f"Ray, two nodes    {told}; the same games: {found == alone}")
        found, told = measured(task, args.games, Crew(ray=cluster.address))
        print(f"Ray, once more    {told}")
        ray.shutdown()
        cluster.shutdown()


if __name__ == "__main__":
    main()
