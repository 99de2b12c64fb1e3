"""How much one address may ask of the server: rates, head counts, and whose address counts.

Only yes or no is said here; what a refused person is told is the caller's affair. Memory is
bounded: whoever has many addresses can make us forget old ones, never make us grow.
"""

import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import lru_cache
from hashlib import sha256
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)
from typing import TypeAlias

Clock: TypeAlias = Callable[[], float]
_Address: TypeAlias = IPv4Address | IPv6Address
_Network: TypeAlias = IPv4Network | IPv6Network

ADDRESSES_KEPT = 10_000
RELAYED_WITH, RELAYED_FOR = b"penumbra-relay", b"penumbra-caller"
UNTRUSTED = b"penumbra-untrusted"
"""Headers of one server that calls another for somebody: a proof, and for whom; and whether he has
guessed too much there.
"""
LINE_MARK = 5  # hexadecimal digits: a million marks for four thousand million IPv4 addresses
HOUSEHOLD = 64  # bits of an IPv6 address that tell one line from another; the rest is its owner's


class Bucket:
    """Tokens that drip in at `rate` a second up to `burst`; each thing done takes one out."""

    __slots__ = ("_clock", "_tokens", "_when", "burst", "rate")

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._tokens = burst
        self._when = clock()

    def take(self, tokens: float = 1.0) -> bool:
        """Whether so many tokens were there; if so, they are gone now."""
        self._drip()
        if self._tokens < tokens:
            return False
        self._tokens -= tokens
        return True

    def give_back(self) -> None:
        """One that was taken was not needed."""
        self._drip()
        self._tokens = min(self.burst, self._tokens + 1)

    def wait(self, tokens: float = 1.0) -> float:
        """Seconds until so many tokens will be there: what a refused caller may be told."""
        self._drip()
        return max(0.0, (tokens - self._tokens) / self.rate)

    def _drip(self) -> None:
        now = self._clock()
        self._tokens = min(self.burst, self._tokens + (now - self._when) * self.rate)
        self._when = now


class Limiter:
    """A bucket for each household that asks: `times` things in `seconds`, all at once if need be.

    What is `of` an address has one bucket; addresses of one household, if nothing else is said.

    A bucket that had time to fill up says no more than a new one, so it is forgotten. When there
    are too many to remember even so, those unseen for longest go: forgiving an old sin is better
    than refusing strangers.
    """

    def __init__(
        self,
        times: float,
        seconds: float,
        *,
        kept: int = ADDRESSES_KEPT,
        clock: Clock = time.monotonic,
        of: Callable[[str], str] | None = None,
    ) -> None:
        self._times = times
        self._seconds = seconds
        self._kept = kept
        self._clock = clock
        self._of = of or household
        self._buckets: OrderedDict[str, tuple[Bucket, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def allow(self, address: str) -> bool:
        """Whether this address may do it once more, now; if so, it counts."""
        return self._bucket(address).take()

    def give_back(self, address: str) -> None:
        """It came to nothing that counts."""
        self._bucket(address).give_back()

    def wait(self, address: str) -> float:
        """Seconds until this address may do it again."""
        return self._bucket(address).wait()

    def _bucket(self, address: str) -> Bucket:
        key = self._of(address)
        now = self._clock()
        known = self._buckets.pop(key, None)
        rate = self._times / self._seconds
        bucket = known[0] if known else Bucket(rate, self._times, self._clock)
        self._buckets[key] = bucket, now
        self._forget(now)
        return bucket

    def _forget(self, now: float) -> None:
        """The longest unseen stand first; each call adds one at most, so two at a time suffice."""
        for _ in range(2):
            oldest, (_bucket, seen) = next(iter(self._buckets.items()))
            if now - seen < self._seconds and len(self._buckets) <= self._kept:
                return
            del self._buckets[oldest]


class Headcount:
    """How many of something each household holds at this moment, such as open sockets."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._present: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._present)

    def enter(self, address: str) -> bool:
        """Whether one more may come in from there; if so, it is counted until it leaves."""
        key = household(address)
        present = self._present.get(key, 0)
        if present >= self._most:
            return False
        self._present[key] = present + 1
        return True

    def leave(self, address: str) -> None:
        """One that had come in is gone."""
        key = household(address)
        if self._present[key] == 1:
            del self._present[key]
        else:
            self._present[key] -= 1


@lru_cache(maxsize=ADDRESSES_KEPT)
def household(address: str) -> str:
    """Who shares one allowance: an IPv4 address, or the 2⁶⁴ IPv6 addresses of one line.

    What is no IP address at all (a socket of the file system) is one household together. Asked for
    every command, so the answers are kept.
    """
    parsed = _parse(address)
    if parsed is None:
        return "unknown"
    if isinstance(parsed, IPv6Address):
        return str(ip_network((int(parsed), HOUSEHOLD), strict=False))
    return str(parsed)


def line_mark(table: str, address: str) -> str:
    """A household as one table remembers it, in its journal too: so little of a hash that thousands
    of addresses have the same one. Whoever has the store and tries them all does not learn which it
    was, and at one table hardly ever do two meet.
    """
    return sha256(f"penumbra line {table} {household(address)}".encode()).hexdigest()[:LINE_MARK]


def is_among(address: str, networks: Sequence[str]) -> bool:
    """Whether an address is one of these, or of these networks."""
    parsed = _parse(address)
    return parsed is not None and any(parsed in network for network in _networks(tuple(networks)))


def client_address(peer: str, forwarded: str | None, trusted: Sequence[str]) -> str:
    """Who is really calling: the peer, or behind trusted proxies the last hop they did not make.

    Each proxy appends to X-Forwarded-For the address it was called from. So the list is believed
    from its right end only as far as trusted proxies wrote it; anything further left is whatever
    the caller liked to send.
    """
    networks = _networks(tuple(trusted))
    caller = _parse(peer)
    if caller is None:
        return peer
    for hop in reversed((forwarded or "").split(",")):
        if not any(caller in network for network in networks):
            break
        further = _parse(_without_port(hop.strip()))
        if further is None:
            break
        caller = further
    return str(caller)


def _parse(address: str) -> _Address | None:
    """An address in one form only: IPv4 inside IPv6 is IPv4, and a link's scope is left out."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return None
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is not None:
        return parsed.ipv4_mapped
    return parsed


def _without_port(hop: str) -> str:
    """Some proxies write 192.0.2.1:4711 or [2001:db8::1]:4711."""
    if hop.startswith("["):
        return hop[1:].partition("]")[0]
    return hop.partition(":")[0] if hop.count(":") == 1 else hop


@lru_cache(maxsize=8)
def _networks(trusted: tuple[str, ...]) -> tuple[_Network, ...]:
    return tuple(ip_network(address, strict=False) for address in trusted)
