"""What the server counts while it works, told in the text format of Prometheus (version 0.0.4).

Three shapes are all we need, and counting happens on every act: an attribute and an addition,
without the locks of `prometheus_client`. It is meant for one thread, the event loop's.
"""

import math
import re
from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate
from typing import Generic, Protocol, TypeVar

CONTENT_TYPE = "text/plain; version=0.0.4"  # Litestar adds the charset
# From an act that never left memory to one that made people look up from their cards.
SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

_NAME = re.compile(r"[a-zA-Z_][a-zA-Z0-9_]*")


class Metric(Protocol):
    """Something that can say its samples: a suffix of the name, a label of its own, a value."""

    kind: str

    def samples(self) -> Iterator[tuple[str, str, float]]: ...


class Counter:
    """How often something happened since the process started."""

    __slots__ = ("value",)
    kind = "counter"

    def __init__(self) -> None:
        self.value = 0.0

    def inc(self, amount: float = 1.0) -> None:
        """It happened, so many times."""
        if amount < 0:
            raise ValueError("a counter only grows; what also shrinks is a gauge")
        self.value += amount

    def samples(self) -> Iterator[tuple[str, str, float]]:
        yield "", "", self.value


class Gauge:
    """How much there is of something now."""

    __slots__ = ("value",)
    kind = "gauge"

    def __init__(self) -> None:
        self.value = 0.0

    def set(self, value: float) -> None:
        self.value = value

    def samples(self) -> Iterator[tuple[str, str, float]]:
        yield "", "", self.value


class Histogram:
    """How large something was: how many times up to each bound, how often and how much in all."""

    __slots__ = ("_bounds", "_counts", "_sum")
    kind = "histogram"

    def __init__(self, bounds: Sequence[float] = SECONDS) -> None:
        if not bounds or sorted(set(bounds)) != list(bounds) or not math.isfinite(bounds[-1]):
            raise ValueError(f"bounds are finite numbers that grow, not {bounds!r}")
        self._bounds = tuple(bounds)
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def observe(self, value: float) -> None:
        """One more, so large. A bound belongs to the bucket below it."""
        self._counts[bisect_left(self._bounds, value)] += 1
        self._sum += value

    def samples(self) -> Iterator[tuple[str, str, float]]:
        totals = list(accumulate(self._counts))
        for bound, total in zip((*self._bounds, math.inf), totals, strict=True):
            yield "_bucket", f'le="{_number(bound)}"', total
        yield "_sum", "", self._sum
        yield "_count", "", totals[-1]


Counted = TypeVar("Counted", bound=Metric)


class Family(Generic[Counted]):
    """The same measure, once for each set of label values.

    Label values come from short fixed lists (a direction, a refusal's code), never from people:
    each stays in memory for good. Whoever counts often keeps what `of` returned.
    """

    def __init__(self, make: Callable[[], Counted], labels: tuple[str, ...]) -> None:
        self._make = make
        self._labels = labels
        self._members: dict[tuple[str, ...], Counted] = {}

    def of(self, *values: str) -> Counted:
        """The one with these label values, in the order of the labels."""
        member = self._members.get(values)
        if member is None:
            if len(values) != len(self._labels):
                raise ValueError(f"labels are {self._labels}, values {values}: not as many")
            member = self._members[values] = self._make()
        return member

    def members(self) -> Iterator[tuple[str, Counted]]:
        """Each with its labels as they are written."""
        for values, member in self._members.items():
            pairs = zip(self._labels, values, strict=True)
            yield ",".join(f'{label}="{_quoted(value)}"' for label, value in pairs), member


class Registry:
    """All measures of one server, in the order in which they were made."""

    def __init__(self) -> None:
        self._families: dict[str, tuple[str, str, Callable[[], Iterator[tuple[str, Metric]]]]] = {}

    def counter(self, name: str, means: str) -> Counter:
        return self._alone(name, means, Counter())

    def counters(self, name: str, means: str, *labels: str) -> Family[Counter]:
        for label in labels:
            if not _NAME.fullmatch(label) or label.startswith("__"):
                raise ValueError(f"“{label}” can't be a label's name")
        family = Family(Counter, labels)
        self._add(name, Counter.kind, means, family.members)
        return family

    def gauge(self, name: str, means: str) -> Gauge:
        return self._alone(name, means, Gauge())

    def histogram(self, name: str, means: str, bounds: Sequence[float] = SECONDS) -> Histogram:
        return self._alone(name, means, Histogram(bounds))

    def text(self) -> str:
        """Everything, as `GET /metrics` answers it; see `CONTENT_TYPE`."""
        lines = []
        for name, (kind, means, members) in self._families.items():
            lines.append(f"# HELP {name} {_escaped(means)}")
            lines.append(f"# TYPE {name} {kind}")
            for labels, metric in members():
                for suffix, own, value in metric.samples():
                    pairs = ",".join(pair for pair in (labels, own) if pair)
                    shown = f"{{{pairs}}}" if pairs else ""
                    lines.append(f"{name}{suffix}{shown} {_number(value)}")
        return "\n".join(lines) + "\n" if lines else ""

    def _alone(self, name: str, means: str, metric: Counted) -> Counted:
        self._add(name, metric.kind, means, lambda: iter([("", metric)]))
        return metric

    def _add(
        self, name: str, kind: str, means: str, members: Callable[[], Iterator[tuple[str, Metric]]]
    ) -> None:
        if not _NAME.fullmatch(name) or name in self._families:
            raise ValueError(f"“{name}” is taken or can't be a measure's name")
        if (kind == "counter") != name.endswith("_total"):
            raise ValueError(f"“{name}”: the names of counters, and only these, end in _total")
        self._families[name] = kind, means, members


class Counters:
    """What a server of ours measures, by the names of `docs/serving.md`."""

    def __init__(self) -> None:
        self.registry = registry = Registry()
        self.tables = registry.gauge("penumbra_tables", "Tables in memory.")
        self.sockets = registry.gauge("penumbra_sockets", "Open sockets.")
        self.acts = registry.counter("penumbra_acts_total", "Acts of people and bots, committed.")
        self.act_seconds = registry.histogram(
            "penumbra_act_seconds", "From an act's turn at its table to its commit, in seconds."
        )
        self.messages = registry.counters(
            "penumbra_messages_total", "Messages over sockets, in or out.", "direction"
        )
        self.refused = registry.counters(
            "penumbra_refused_total", "Requests and messages refused, by the error's code.", "code"
        )
        self.dropped_sockets = registry.counter(
            "penumbra_dropped_sockets_total", "Sockets closed because their reader was too slow."
        )
        self.bot_thoughts = registry.counters(
            "penumbra_bot_thoughts_total", "Questions to bots, by what came of them.", "outcome"
        )
        self.bot_queue = registry.gauge(
            "penumbra_bot_queue", "Questions to bots that no process has taken up yet."
        )
        self.bot_restarts = registry.counter(
            "penumbra_bot_restarts_total", "Processes of bots that had to be started anew."
        )
        self.store_commits = registry.counter(
            "penumbra_store_commits_total", "Commits of journal entries."
        )
        self.store_entries = registry.counter(
            "penumbra_store_entries_total", "Journal entries committed; several share a commit."
        )

    def text(self) -> str:
        return self.registry.text()


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace("\n", "\\n")


def _quoted(text: str) -> str:
    return _escaped(text).replace('"', '\\"')


def _number(value: float) -> str:
    if math.isfinite(value):
        return f"{value:.0f}" if value == int(value) and abs(value) < 1e15 else repr(float(value))
    return "NaN" if math.isnan(value) else ("+Inf" if value > 0 else "-Inf")
