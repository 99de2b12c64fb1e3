"""Workers on a Ray cluster (`--ray ADDRESS`): the same tasks, on as many machines as it has.

Each machine needs the same Penumbra. A worker or a machine that dies costs the tasks it had under
way, which are done again by others; machines may join and leave. Needs the extra `ray`.
"""

import os
import socket
from collections.abc import Iterator
from typing import Any

from penumbra.lab.runs.errors import NoCluster
from penumbra.lab.runs.executors import Retries, Told, finished
from penumbra.lab.runs.work import Finished, Work, do

OUTSIDE = "ray://"  # before the address at which a cluster serves machines that are no part of it
PATIENCE = 10.0  # seconds for a connection
IN_LINE = 1  # tasks that wait for each processor of the cluster, beside the one it works on


class Cluster:
    """The processors of a Ray cluster."""

    def __init__(self, address: str) -> None:
        """The one at this address, as Ray writes it: `auto`, `192.0.2.7:6379`, and from a machine
        that does not belong to it `ray://192.0.2.7:10001`.
        """
        if not (address == "auto" or _host_and_port(address)):
            raise NoCluster(
                f"“{address}” is no address of a Ray cluster: auto, HOST:PORT or ray://HOST:PORT."
            )
        self._address = address

    def results(self, work: Work, tasks: Iterator[int]) -> Iterator[Finished]:
        """By all of them side by side."""
        ray = _ray()
        try:
            _knock(self._address)
            ray.init(self._address, log_to_driver=False, configure_logging=False)
        except (OSError, RuntimeError, ValueError) as error:
            raise NoCluster(
                f"No Ray cluster answers at {self._address} ({error}). Let this machine belong to "
                "it (ray start --address=HOST:PORT, then --ray auto), or knock at its door for "
                "others (--ray ray://HOST:10001)."
            ) from error
        outside = self._address.startswith(OUTSIDE)
        try:
            head = self._address if outside else ray.get_runtime_context().gcs_address
            yield from _shared_out(ray, work, Retries(tasks), head)
        except (ray.exceptions.RaySystemError, OSError) as error:
            raise NoCluster(
                f"The Ray cluster at {self._address} is gone ({error}). What was done is kept."
            ) from error
        finally:
            ray.shutdown()


def _shared_out(ray: Any, work: Work, tasks: Retries, head: str) -> Iterator[Finished]:
    """Each processor has a task, and others are ready for whoever is done first."""
    remote = ray.remote(num_cpus=1, max_retries=0)(do)  # we count the deaths ourselves
    lost = (
        ray.exceptions.WorkerCrashedError,
        ray.exceptions.NodeDiedError,
        ray.exceptions.ObjectLostError,
        ray.exceptions.OutOfMemoryError,
        ray.exceptions.LocalRayletDiedError,
    )
    running: dict[Any, int] = {}
    while True:
        _knock(head)
        room = max(1, int(ray.cluster_resources().get("CPU", 1))) * (1 + IN_LINE)
        while len(running) < room and (task := next(tasks, None)) is not None:
            running[remote.remote(work, task)] = task
        if not running:
            return
        while not (done := ray.wait([*running], num_returns=1, timeout=PATIENCE)[0]):
            _knock(head)
        (ready,) = done
        task = running.pop(ready)
        try:
            told: Told = ray.get(ready)
        except ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except lost:
            tasks.died_over([task])
        else:
            yield finished(task, told)


def _knock(address: str) -> None:
    """See whether somebody is there, or OSError: Ray itself would try for minutes, and then end
    this process."""
    if place := _host_and_port(address):
        socket.create_connection(place, PATIENCE).close()


def _host_and_port(address: str) -> tuple[str, int] | None:
    """Where an address leads; None if it names no place."""
    host, _, port = address.removeprefix(OUTSIDE).rpartition(":")
    if not (host and port.isdecimal() and "/" not in host):
        return None
    return host.strip("[]"), int(port)


def _ray() -> Any:
    """Ray, quiet about itself; NoCluster if it is not installed."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
        import ray.exceptions
    except ImportError as error:
        raise NoCluster("A Ray cluster needs Ray: pip install 'penumbra[ray]'.") from error
    return ray
