"""Limits by address: how much, how soon again, and whose address it is."""

from ipaddress import ip_network

import pytest
from hypothesis import given
from hypothesis import strategies as st

from penumbra.table.limits import Bucket, Headcount, Limiter, client_address, household


class Clock:
    """A clock that stands until somebody moves it."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


# ── Buckets ─────────────────────────────────────────────────────────────────────────────────────


def test_a_bucket_gives_its_burst_at_once_and_then_its_rate() -> None:
    clock = Clock()
    bucket = Bucket(rate=2, burst=3, clock=clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert bucket.wait() == pytest.approx(0.5)
    clock.now += 0.5
    assert [bucket.take(), bucket.take()] == [True, False]


def test_a_bucket_never_holds_more_than_its_burst() -> None:
    clock = Clock()
    bucket = Bucket(rate=2, burst=3, clock=clock)
    clock.now += 1_000_000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_refusals_cost_nothing() -> None:
    clock = Clock()
    bucket = Bucket(rate=1, burst=1, clock=clock)
    bucket.take()
    assert not any(bucket.take() for _ in range(100))
    clock.now += 1
    assert bucket.take()
    assert not bucket.take(2)


def test_a_bucket_runs_by_the_real_clock_unless_told_otherwise() -> None:
    bucket = Bucket(rate=0.001, burst=1)
    assert [bucket.take(), bucket.take()] == [True, False]


@given(st.lists(st.tuples(st.floats(0, 5), st.integers(1, 4)), max_size=60))
def test_no_pattern_of_asking_gets_more_than_rate_and_burst(
    asked: list[tuple[float, int]],
) -> None:
    clock = Clock()
    start = clock.now
    bucket = Bucket(rate=3, burst=7, clock=clock)
    given_out = 0
    for pause, tokens in asked:
        clock.now += pause
        given_out += tokens * bucket.take(tokens)
        assert given_out <= 7 + 3 * (clock.now - start) + 1e-6


# ── By address ──────────────────────────────────────────────────────────────────────────────────


def test_each_address_has_its_own_allowance() -> None:
    clock = Clock()
    limiter = Limiter(2, 60, clock=clock)
    assert [limiter.allow("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert limiter.allow("192.0.2.2")
    assert limiter.wait("192.0.2.1") == pytest.approx(30)
    assert limiter.wait("192.0.2.2") == 0
    clock.now += 30
    assert [limiter.allow("192.0.2.1") for _ in range(2)] == [True, False]


def test_one_line_with_many_ipv6_addresses_is_one_household() -> None:
    limiter = Limiter(1, 60, clock=Clock())
    assert limiter.allow("2001:db8:1:2::1")
    assert not limiter.allow("2001:db8:1:2:ffff::9")
    assert limiter.allow("2001:db8:1:3::1")


@pytest.mark.parametrize(
    ("address", "same"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("::ffff:c000:201", "192.0.2.1"),
        ("2001:DB8::5", "2001:db8::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("/run/penumbra.sock", "unknown"),
        ("", "unknown"),
    ],
)
def test_households_are_written_in_one_form(address: str, same: str) -> None:
    assert household(address) == same


def test_addresses_that_have_their_whole_allowance_back_are_forgotten() -> None:
    clock = Clock()
    limiter = Limiter(5, 60, clock=clock)
    for n in range(100):
        limiter.allow(f"192.0.2.{n}")
    assert len(limiter) == 100
    clock.now += 60
    for _ in range(60):
        limiter.allow("198.51.100.1")
    assert len(limiter) == 1


def test_memory_stays_bounded_under_a_flood_of_addresses_and_the_newest_are_kept() -> None:
    limiter = Limiter(1, 3600, kept=50, clock=Clock())
    for n in range(1000):
        assert limiter.allow(f"10.0.{n // 250}.{n % 250}")
        assert len(limiter) <= 50
    assert not limiter.allow("10.0.3.249")


def test_whoever_keeps_asking_is_not_forgotten() -> None:
    limiter = Limiter(1, 3600, kept=50, clock=Clock())
    limiter.allow("192.0.2.1")
    for n in range(200):
        limiter.allow(f"10.0.0.{n}")
        assert not limiter.allow("192.0.2.1")


def test_a_headcount_lets_in_as_many_as_it_may_and_forgets_who_left() -> None:
    sockets = Headcount(2)
    assert [sockets.enter("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert sockets.enter("192.0.2.2")
    sockets.leave("::ffff:192.0.2.1")
    assert sockets.enter("192.0.2.1")
    for address in ("192.0.2.1", "192.0.2.1", "192.0.2.2"):
        sockets.leave(address)
    assert len(sockets) == 0


# ── Whose address ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("peer", "forwarded", "trusted", "client"),
    [
        # Nobody is trusted: the header is whatever the caller made up.
        ("192.0.2.1", None, [], "192.0.2.1"),
        ("192.0.2.1", "203.0.113.9", [], "192.0.2.1"),
        ("192.0.2.1", "203.0.113.9", ["10.0.0.1"], "192.0.2.1"),
        # One proxy: what it appended counts, what stood there before does not.
        ("10.0.0.1", "203.0.113.9", ["10.0.0.1"], "203.0.113.9"),
        ("10.0.0.1", "1.1.1.1, 203.0.113.9", ["10.0.0.1"], "203.0.113.9"),
        ("10.0.0.1", "10.0.0.1, 203.0.113.9", ["10.0.0.1"], "203.0.113.9"),
        ("10.0.0.1", None, ["10.0.0.1"], "10.0.0.1"),
        ("10.0.0.1", "", ["10.0.0.1"], "10.0.0.1"),
        # Two proxies, and a whole network of them.
        ("10.0.0.1", "1.1.1.1, 203.0.113.9, 10.0.0.2", ["10.0.0.0/8"], "203.0.113.9"),
        ("10.0.0.1", "1.1.1.1, 203.0.113.9, 10.0.0.2", ["10.0.0.1"], "10.0.0.2"),
        # Somebody inside the trusted network calls: the farthest hop that is known.
        ("10.0.0.1", "10.0.0.7, 10.0.0.2", ["10.0.0.0/8"], "10.0.0.7"),
        # Nonsense ends the chain at the last proxy that made sense.
        ("10.0.0.1", "203.0.113.9, unknown", ["10.0.0.0/8"], "10.0.0.1"),
        ("10.0.0.1", "203.0.113.9, _x, 10.0.0.2", ["10.0.0.0/8"], "10.0.0.2"),
        # Forms.
        ("::ffff:10.0.0.1", "203.0.113.9:4711", ["10.0.0.1"], "203.0.113.9"),
        ("::1", "[2001:db8::5]:4711", ["::1"], "2001:db8::5"),
        ("::1", "2001:DB8::5", ["::1"], "2001:db8::5"),
        ("/run/penumbra.sock", "203.0.113.9", ["10.0.0.1"], "/run/penumbra.sock"),
    ],
)
def test_the_client_is_the_last_hop_no_trusted_proxy_made(
    peer: str, forwarded: str | None, trusted: list[str], client: str
) -> None:
    assert client_address(peer, forwarded, trusted) == client


@given(st.text(max_size=80))
def test_no_caller_can_choose_his_address_behind_a_proxy(sent: str) -> None:
    assert client_address("10.0.0.1", f"{sent}, 203.0.113.9", ["10.0.0.1"]) == "203.0.113.9"


@given(st.text(max_size=80))
def test_no_header_breaks_the_search_for_an_address(sent: str) -> None:
    found = household(client_address("10.0.0.1", sent, ["0.0.0.0/0", "::/0"]))
    assert found == "unknown" or ip_network(found)
