"""A real Ray of two nodes on this machine: the same results as in one process, and a node that is killed meanwhile."""

import json
import shutil
import sys
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import ray
from ray.cluster_utils import Cluster

from condotta.cli import main
from condotta.kernel.errors import SetupError
from condotta.lab.driver import Crew, in_order
from condotta.lab.driver.on_ray import OnRay
from tests.lab.driver.tasks import Deadly, noted

SMALL = 80 * 2**20


class Nodes:
    """A cluster that needs neither network nor shared memory; nodes are quick to be missed."""

    def __init__(self, folder: str) -> None:
        self.node: dict[str, Any] = {
            "num_cpus": 1,
            "object_store_memory": SMALL,
            "plasma_directory": folder,
            "include_dashboard": False,
            "include_log_monitor": False,
        }
        watch = {"health_check_initial_delay_ms": 1000, "health_check_period_ms": 500}
        self.cluster = Cluster(initialize_head=True, head_node_args={**self.node, "_system_config": watch})
        self.second = self.cluster.add_node(**self.node)
        self.address: str = self.cluster.address

    def kill_second(self) -> None:
        self.cluster.remove_node(self.second, allow_graceful=False)


@pytest.fixture(scope="module")
def nodes() -> Iterator[Nodes]:
    """Its folder has a short name: the paths of sockets may not be long."""
    folder = tempfile.mkdtemp(prefix="ray-")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_TMPDIR", folder)
        found = Nodes(folder)
        ray.init(address=found.address, log_to_driver=False, logging_level="error")
        yield found
        ray.shutdown()
        found.cluster.shutdown()
    shutil.rmtree(folder)


def test_an_arena_is_the_same_as_in_one_process(nodes: Nodes, capsys: pytest.CaptureFixture[str]) -> None:
    def told(*crew: str) -> dict[str, Any]:
        command = ["arena", "condottiere", "--seats", "3", "--bots", "random,steady", "--games", "9", "--json"]
        assert main([*command, *crew]) == 0
        found: dict[str, Any] = json.loads(capsys.readouterr().out)
        return {**found, "bots": [{**bot, "cpu_ms": None} for bot in found["bots"]]}

    assert told("--ray", nodes.address) == told()


def test_killed_processes_and_nodes_cost_only_what_they_were_at(nodes: Nodes, tmp_path: Path) -> None:
    """Number 5 ends its process, and later a node is killed while both are at work; so this is the cluster's last."""
    found = in_order(Deadly(str(tmp_path), seconds=0.02), count(), Crew(ray=nodes.address))
    seen = [next(found) for _number in range(10)]
    assert len(list(tmp_path.glob("*.died"))) == 1
    while len(list(tmp_path.glob("*.done"))) < 3:
        seen.append(next(found))
    nodes.kill_second()
    seen += [next(found) for _number in range(60)]
    found.close()
    assert seen == [number * number for number in range(len(seen))]
    again = [number for number, often in noted(tmp_path).items() if often > 1]
    assert len(again) <= 2 * OnRay.seconds / 0.02, "at most what the process was at, and what the node was at"


def test_without_ray_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(SetupError, match=r"A cluster needs Ray: pip install 'condotta\[ray\]'."):
        next(in_order(Deadly(str(tmp_path)), range(3), Crew(ray="auto")))
