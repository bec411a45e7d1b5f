"""Rate limits: token buckets, per address."""

from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from time import monotonic
from typing import Final

LONG_AGO: Final = float("-inf")
"""A time before any clock began: a machine's own may have begun a minute ago."""


class Bucket:
    """A token bucket: refills at `rate` per second up to `size`."""

    __slots__ = ("_at", "_clock", "_level", "_rate", "_size")

    def __init__(self, rate: float, size: float, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._size = size
        self._clock = clock
        self._level = size
        self._at = clock()

    def take(self, amount: float = 1) -> bool:
        """Takes tokens if there are enough. Returns whether there were."""
        self._fill()
        if self._level < amount:
            return False
        self._level -= amount
        return True

    def give_back(self, amount: float = 1) -> None:
        """Returns unused tokens."""
        self._fill()
        self._level = min(self._size, self._level + amount)

    def is_full(self) -> bool:
        self._fill()
        return self._level >= self._size

    def _fill(self) -> None:
        now = self._clock()
        self._level = min(self._size, self._level + (now - self._at) * self._rate)
        self._at = now


class Buckets:
    """A bucket per address. Full ones are dropped when there are too many."""

    def __init__(self, rate: float, size: float, clock: Callable[[], float] = monotonic, most: int = 10_000) -> None:
        self._rate = rate
        self._size = size
        self._clock = clock
        self._most = most
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        return self.of(address).take()

    def of(self, address: str) -> Bucket:
        key = network(address)
        if key not in self._buckets:
            if len(self._buckets) >= self._most:
                self._forget()
            self._buckets[key] = Bucket(self._rate, self._size, self._clock)
        return self._buckets[key]

    def _forget(self) -> None:
        kept = {key: bucket for key, bucket in self._buckets.items() if not bucket.is_full()}
        self._buckets = kept if len(kept) < self._most else {}


class Turns:
    """Turns at a door, per address: `rate` a second after a burst; anyone sooner waits."""

    def __init__(
        self, rate: float, burst: int, longest: float, clock: Callable[[], float] = monotonic, most: int = 10_000
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._longest = longest
        self._clock = clock
        self._most = most
        self._next: dict[str, float] = {}
        """Time of the next turn, ignoring the burst."""

    def wait(self, address: str) -> float | None:
        """Seconds to wait, usually 0. None if the wait would be too long: then there is no turn."""
        key, now = network(address), self._clock()
        turn = max(self._next.get(key, LONG_AGO), now - self._burst / self._rate) + 1 / self._rate
        if turn > now + self._longest:
            return None
        if key not in self._next and len(self._next) >= self._most:
            self._forget(now)
        self._next[key] = turn
        return max(0.0, turn - now)

    def _forget(self, now: float) -> None:
        kept = {key: turn for key, turn in self._next.items() if turn > now - self._burst / self._rate}
        self._next = kept if len(kept) < self._most else {}


def is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


@lru_cache(maxsize=4096)
def network(address: str) -> str:
    """Address that counts as one client: an IPv4 address, or the 64-bit prefix of an IPv6 address."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address):
        return str(parsed.ipv4_mapped or IPv6Address(int(parsed) >> 64 << 64))
    return str(parsed)
