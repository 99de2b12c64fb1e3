"""What a run of load shows, the same for our table and for its peer. Linux only: it reads /proc."""

import os
import resource
from pathlib import Path

import msgspec

from penumbra.errors import PenumbraError


class LoadFigures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one run showed. A share of processor time is 1.0 for one core."""

    tables: int
    moves: int
    seconds: float
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    generator_cpu: float
    server_cpu: float
    server_rss_mib: float
    empty_rss_mib: float
    seated_rss_mib: float
    view_bytes: float
    database_cpu: float = 0.0
    """Of PostgreSQL, if there is one."""

    @property
    def table_kib(self) -> float:
        """Memory a table with five sockets takes before its first move."""
        return (self.seated_rss_mib - self.empty_rss_mib) * 1024 / self.tables

    @property
    def moves_per_cpu_second(self) -> float:
        """Moves for a second of the server's processor time: steadier where others work too."""
        return self.moves_per_second / self.server_cpu


def cpu_seconds(pid: int) -> float:
    """Processor time a process has used, its threads included."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def tree_cpu_seconds(pid: int) -> float:
    """Processor time of a process and of all that it has started; of none (0) none."""
    if not pid:
        return 0.0
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    children = [int(child) for task in tasks for child in task.read_text().split()]
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    ended = (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")
    return cpu_seconds(pid) + ended + sum(map(cpu_seconds, children))


def rss_mib(pid: int) -> float:
    """Memory a process holds."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def allow_files(wanted: int) -> None:
    """Raise the limit of open files that server and generator inherit, as far as one may."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < wanted:
        raise PenumbraError(
            f"This load needs {wanted} open files and the limit is {hard}: "
            "raise it (ulimit -Hn), or measure fewer tables."
        )
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
