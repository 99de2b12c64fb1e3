"""The measures of the server, read back as a Prometheus server would read them."""

import re
from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families

from penumbra.table.metrics import CONTENT_TYPE, SECONDS, Counters

SERVING = Path(__file__).parent.parent.parent / "docs" / "serving.md"


def read(counters: Counters) -> dict[tuple[str, frozenset[tuple[str, str]]], float]:
    """Every sample by name and labels."""
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(counters.text())
        for sample in family.samples
    }


def test_what_is_counted_is_what_prometheus_reads() -> None:
    counters = Counters()
    for _ in range(5):
        counters.acts.inc()
    counters.messages.received += 1
    counters.refused.labels("out_of_date").inc(2)
    counters.tables.set(3)
    counters.tables.set(2)
    counters.store_commits.value = 7
    samples = read(counters)
    assert samples["penumbra_acts_total", frozenset()] == 5
    assert samples["penumbra_messages_total", frozenset({("direction", "in")})] == 1
    assert samples["penumbra_refused_total", frozenset({("code", "out_of_date")})] == 2
    assert samples["penumbra_tables", frozenset()] == 2
    assert samples["penumbra_store_commits_total", frozenset()] == 7
    assert samples["penumbra_dropped_sockets_total", frozenset()] == 0


def test_the_time_of_an_act_is_counted_up_to_each_bound() -> None:
    counters = Counters()
    seen = (0.0004, 0.001, 0.3, 20.0)
    for seconds in seen:
        counters.act_seconds.observe(seconds)
    samples = read(counters)
    for bound in SECONDS:
        label = frozenset({("le", str(bound))})
        below = sum(seconds <= bound for seconds in seen)
        assert samples["penumbra_act_seconds_bucket", label] == below
    assert samples["penumbra_act_seconds_count", frozenset()] == len(seen)
    assert samples["penumbra_act_seconds_sum", frozenset()] == sum(seen)


def test_two_servers_in_one_process_count_for_themselves() -> None:
    one, other = Counters(), Counters()
    one.acts.inc()
    assert read(other)["penumbra_acts_total", frozenset()] == 0


def test_the_document_names_what_the_server_measures_and_nothing_else_is_measured() -> None:
    section = SERVING.read_text(encoding="utf-8").partition("## Metrics")[2].partition("\n## ")[0]
    exposed = re.findall(r"^# TYPE (\w+)", Counters().text(), re.M)
    assert re.findall(r"^\| `(penumbra_\w+)", section, re.M) == exposed
    assert "version=0.0.4" in CONTENT_TYPE
