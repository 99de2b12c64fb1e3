"""The measures of the server, read back by the parser of Prometheus's own client."""

import math
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from prometheus_client.parser import text_string_to_metric_families

from penumbra.table.metrics import CONTENT_TYPE, Counters, Registry

SERVING = Path(__file__).parent.parent.parent / "docs" / "serving.md"


def parsed(registry: Registry) -> dict[tuple[str, frozenset[tuple[str, str]]], float]:
    """Every sample by name and labels, as a Prometheus server would understand it."""
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(registry.text())
        for sample in family.samples
    }


def test_the_whole_text_reads_as_the_format_has_it() -> None:
    registry = Registry()
    registry.counter("penumbra_acts_total", "Acts committed.").inc()
    registry.gauge("penumbra_tables", "Tables in memory.").set(2.5)
    messages = registry.counters("penumbra_messages_total", "Messages.", "direction")
    messages.of("in").inc(3)
    messages.of("out").inc()
    registry.histogram("penumbra_act_seconds", "How long.", (0.5, 1)).observe(0.7)
    assert registry.text() == (
        "# HELP penumbra_acts_total Acts committed.\n"
        "# TYPE penumbra_acts_total counter\n"
        "penumbra_acts_total 1\n"
        "# HELP penumbra_tables Tables in memory.\n"
        "# TYPE penumbra_tables gauge\n"
        "penumbra_tables 2.5\n"
        "# HELP penumbra_messages_total Messages.\n"
        "# TYPE penumbra_messages_total counter\n"
        'penumbra_messages_total{direction="in"} 3\n'
        'penumbra_messages_total{direction="out"} 1\n'
        "# HELP penumbra_act_seconds How long.\n"
        "# TYPE penumbra_act_seconds histogram\n"
        'penumbra_act_seconds_bucket{le="0.5"} 0\n'
        'penumbra_act_seconds_bucket{le="1"} 1\n'
        'penumbra_act_seconds_bucket{le="+Inf"} 1\n'
        "penumbra_act_seconds_sum 0.7\n"
        "penumbra_act_seconds_count 1\n"
    )
    assert "version=0.0.4" in CONTENT_TYPE
    assert Registry().text() == ""


def test_what_is_counted_is_what_prometheus_reads() -> None:
    registry = Registry()
    acts = registry.counter("acts_total", "Acts.")
    refused = registry.counters("refused_total", "Refused.", "code", "door")
    for _ in range(5):
        acts.inc()
    refused.of("out-of-date", "socket").inc()
    refused.of("out-of-date", "socket").inc()
    samples = parsed(registry)
    assert samples["acts_total", frozenset()] == 5
    labels = frozenset({("code", "out-of-date"), ("door", "socket")})
    assert samples["refused_total", labels] == 2


def test_a_gauge_goes_both_ways() -> None:
    registry = Registry()
    people = registry.gauge("people", "People.")
    people.set(3)
    people.set(2)
    assert "\npeople 2\n" in registry.text()


@given(st.lists(st.floats(0, 20), max_size=50))
def test_a_histogram_counts_everything_up_to_each_bound(seen: list[float]) -> None:
    registry = Registry()
    seconds = registry.histogram("act_seconds", "How long.")
    for value in (*seen, 0.1):
        seconds.observe(value)
    everything = [*seen, 0.1]
    samples = parsed(registry)
    for (name, labels), value in samples.items():
        if name == "act_seconds_bucket":
            bound = float(dict(labels)["le"])
            assert value == sum(observed <= bound for observed in everything)
    assert samples["act_seconds_count", frozenset()] == len(everything)
    assert samples["act_seconds_sum", frozenset()] == pytest.approx(sum(everything))


@given(st.text(alphabet=st.sampled_from('ab \\"\n{},=’é')))
def test_labels_and_explanations_survive_whatever_is_in_them(text: str) -> None:
    registry = Registry()
    registry.counters("odd_total", "a\\b\nc", "label").of(text).inc()
    assert parsed(registry) == {("odd_total", frozenset({("label", text)})): 1}
    (family,) = text_string_to_metric_families(registry.text())
    assert family.documentation == "a\\b\nc"


@given(st.floats(allow_nan=False))
def test_numbers_survive(value: float) -> None:
    registry = Registry()
    registry.gauge("number", "A number.").set(value)
    assert parsed(registry)["number", frozenset()] == value


def test_no_number_is_a_number_too() -> None:
    registry = Registry()
    registry.gauge("number", "A number.").set(math.nan)
    assert math.isnan(parsed(registry)["number", frozenset()])


def test_mistakes_are_found_when_measures_are_made() -> None:
    registry = Registry()
    acts = registry.counter("acts_total", "Acts.")
    with pytest.raises(ValueError, match="taken"):
        registry.counter("acts_total", "Acts.")
    with pytest.raises(ValueError, match="can't be a measure's name"):
        registry.gauge("two words", "…")
    with pytest.raises(ValueError, match="_total"):
        registry.counter("acts", "…")
    with pytest.raises(ValueError, match="_total"):
        registry.gauge("tables_total", "…")
    with pytest.raises(ValueError, match="label"):
        registry.counters("odd_total", "…", "two words")
    with pytest.raises(ValueError, match="not as many"):
        registry.counters("messages_total", "…", "direction").of("in", "out")
    with pytest.raises(ValueError, match="bounds"):
        registry.histogram("act_seconds", "…", (1, 0.5))
    with pytest.raises(ValueError, match="only grows"):
        acts.inc(-1)


def test_the_document_names_what_the_server_measures() -> None:
    section = SERVING.read_text(encoding="utf-8").partition("## Metrics")[2].partition("\n## ")[0]
    exposed = re.findall(r"^# TYPE (\w+)", Counters().text(), re.M)
    assert re.findall(r"^\| `(penumbra_\w+)", section, re.M) == exposed
