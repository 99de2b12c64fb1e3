"""The lab on a Ray cluster of several nodes, one of which dies half-way: nothing differs.

Ray is large, so `make test` leaves this out and `make cluster` installs what it needs.
"""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from penumbra.lab.duel import KIND, Duel
from penumbra.lab.runs import begun, carry_on
from penumbra.lab.runs.cluster import Cluster
from penumbra.lab.runs.errors import NoCluster
from penumbra.lab.runs.work import Finished
from tests.lab.test_runs import untimed

pytest.importorskip("ray")

DOOR = 10_001
DUEL = Duel("shamans", 3, ("seeker", "wanderer"), ("wanderer",), games=60, seed=4)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A head and two more nodes, each with one processor."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    from ray.cluster_utils import Cluster as LocalCluster

    bare = {"num_cpus": 1, "include_dashboard": False}
    local: Any = LocalCluster(initialize_head=True, head_node_args=bare)
    local.extra = [local.add_node(num_cpus=1) for _ in range(2)]
    yield local
    local.shutdown()


def test_a_node_that_is_killed_half_way_changes_nothing(cluster: Any, tmp_path: Path) -> None:
    alone, shared = (begun(KIND, DUEL, tmp_path / name) for name in ("alone", "shared"))
    killed: list[int] = []

    def kill_a_node(finished: Finished) -> None:
        if len(shared.finished()) > DUEL.whole // 3 and not killed:
            cluster.remove_node(cluster.extra.pop(), allow_graceful=False)
            killed.append(finished.task)

    assert carry_on(shared, Cluster(cluster.address), kill_a_node)
    assert killed
    assert carry_on(alone)
    assert untimed(shared) == untimed(alone)


def test_the_same_command_runs_on_a_cluster(cluster: Any, tmp_path: Path) -> None:
    words = ["lab", "duel", "seeker", "--games", "4", "--run", str(tmp_path / "run")]
    ran = subprocess.run(
        [sys.executable, "-m", "penumbra.cli", *words, "--ray", cluster.address],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "4 games" in ran.stdout
    assert "raylet" not in ran.stdout + ran.stderr


def test_a_machine_outside_the_cluster_brings_its_work_to_its_door(
    cluster: Any, tmp_path: Path
) -> None:
    """By Ray's client, which the cluster serves in a process of its own."""
    words = ["--address", cluster.address, "--host", "127.0.0.1", "--port", str(DOOR)]
    door = subprocess.Popen(
        [sys.executable, "-m", "ray.util.client.server", *words],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        for _ in range(600):
            with suppress(OSError):
                socket.create_connection(("127.0.0.1", DOOR)).close()
                break
            time.sleep(0.1)
        outside = [sys.executable, "-m", "penumbra.cli", "lab", "duel", "seeker", "--games", "4"]
        outside += ["--run", str(tmp_path / "run"), "--ray", f"ray://127.0.0.1:{DOOR}"]
        ran = subprocess.run(outside, capture_output=True, text=True, check=False)
        assert ran.returncode == 0, ran.stderr
        assert "4 games" in ran.stdout
    finally:
        door.terminate()
        door.wait()


def test_a_cluster_whose_head_dies_costs_nothing_that_was_done(
    cluster: Any, tmp_path: Path
) -> None:
    """The last of these tests that needs the cluster."""
    run = begun(KIND, DUEL, tmp_path / "run")

    def kill_the_head(finished: Finished) -> None:
        if len(run.finished()) == 5:
            cluster.head_node.kill_gcs_server()

    with pytest.raises(NoCluster, match="is gone"):
        carry_on(run, Cluster(cluster.address), kill_the_head)
    assert 5 <= len(run.done()) < DUEL.whole


def test_a_cluster_that_is_not_there_is_said_to_be_missing(tmp_path: Path) -> None:
    run = begun(KIND, DUEL, tmp_path / "run")
    for address in ("127.0.0.1:1", "ray://127.0.0.1:1"):
        with pytest.raises(NoCluster, match="No Ray cluster answers at"):
            carry_on(run, Cluster(address))
