"""What the server counts while it works, told in the text format of Prometheus (version 0.0.4).

`prometheus_client` counts and writes; here stands what is counted, and under which names. Label
values come from short fixed lists (a direction, a refusal's code), never from people: each stays in
memory for good.
"""

from collections.abc import Iterator

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

CONTENT_TYPE = "text/plain; version=0.0.4"  # Litestar adds the charset
# From an act that never left memory to one that made people look up from their cards.
SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

disable_created_metrics()  # type: ignore[no-untyped-call]  # when counting began is the process's start, which nobody asks for here


class CountedElsewhere(Collector):
    """A counter that another part of the server keeps; its value is set before a look."""

    def __init__(self, name: str, means: str, registry: CollectorRegistry) -> None:
        self._name, self._means = name, means
        self.value = 0.0
        registry.register(self)

    def collect(self) -> Iterator[CounterMetricFamily]:
        """The counter as it stands."""
        yield CounterMetricFamily(self._name, self._means, self.value)


class Traffic(Collector):
    """Messages over sockets. An act brings one in and five out: these are additions without the
    locks of `prometheus_client`, for the event loop's thread alone.
    """

    def __init__(self, registry: CollectorRegistry) -> None:
        self.received = 0
        self.sent = 0
        registry.register(self)

    def collect(self) -> Iterator[CounterMetricFamily]:
        """Both directions as they stand."""
        family = CounterMetricFamily(
            "penumbra_messages_total", "Messages over sockets, in or out.", labels=["direction"]
        )
        family.add_metric(["in"], self.received)
        family.add_metric(["out"], self.sent)
        yield family


class Counters:
    """What a server of ours measures, by the names of `docs/serving.md`."""

    def __init__(self) -> None:
        here = self.registry = CollectorRegistry()
        self.tables = Gauge("penumbra_tables", "Tables in memory.", registry=here)
        self.sockets = Gauge("penumbra_sockets", "Open sockets.", registry=here)
        self.relayed = Gauge(
            "penumbra_relayed_sockets", "Sockets led to the server of their table.", registry=here
        )
        self.acts = Counter(
            "penumbra_acts_total", "Acts of people and bots, committed.", registry=here
        )
        self.act_seconds = Histogram(
            "penumbra_act_seconds",
            "From an act's turn at its table to its commit, in seconds.",
            buckets=SECONDS,
            registry=here,
        )
        self.messages = Traffic(here)
        self.refused = Counter(
            "penumbra_refused_total",
            "Requests and messages refused, by the error's code.",
            ["code"],
            registry=here,
        )
        self.dropped_sockets = Counter(
            "penumbra_dropped_sockets_total",
            "Sockets closed because their reader was too slow.",
            registry=here,
        )
        self.bot_thoughts = Counter(
            "penumbra_bot_thoughts_total",
            "Questions to bots, by what came of them.",
            ["outcome"],
            registry=here,
        )
        self.bot_queue = Gauge(
            "penumbra_bot_queue",
            "Questions to bots that no process has taken up yet.",
            registry=here,
        )
        self.bot_restarts = CountedElsewhere(
            "penumbra_bot_restarts_total",
            "Processes of bots that had to be started anew.",
            here,
        )
        self.store_commits = CountedElsewhere(
            "penumbra_store_commits_total", "Commits of journal entries.", here
        )
        self.store_entries = CountedElsewhere(
            "penumbra_store_entries_total",
            "Journal entries committed; several share a commit.",
            here,
        )

    def text(self) -> str:
        """Everything, as `GET /metrics` answers it; see `CONTENT_TYPE`."""
        return generate_latest(self.registry).decode()
