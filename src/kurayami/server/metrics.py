"""Metrics in the Prometheus text format. None of them is about a person."""

from bisect import bisect_left
from collections.abc import Iterator
from typing import Final

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Counter:
    kind = "counter"

    def __init__(self, name: str, meaning: str) -> None:
        self.name = name
        self.meaning = meaning
        self.value = 0

    def add(self, number: int = 1) -> None:
        self.value += number

    def lines(self) -> Iterator[str]:
        yield f"{self.name} {self.value}"


class Gauge(Counter):
    """Goes up and down."""

    kind = "gauge"


class Histogram:
    kind = "histogram"

    def __init__(self, name: str, meaning: str) -> None:
        self.name = name
        self.meaning = meaning
        self._counts = [0] * (len(SECONDS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(SECONDS, seconds)] += 1
        self._sum += seconds

    def lines(self) -> Iterator[str]:
        below = 0
        for edge, count in zip((*map(str, SECONDS), "+Inf"), self._counts, strict=True):
            below += count
            yield f'{self.name}_bucket{{le="{edge}"}} {below}'
        yield f"{self.name}_sum {self._sum:.6f}"
        yield f"{self.name}_count {below}"


class Metrics:
    def __init__(self) -> None:
        self.tables = Gauge("kurayami_tables_live", "Tables that are awake")
        self.sockets = Gauge("kurayami_sockets", "Open websockets")
        self.entries = Counter("kurayami_entries_total", "Stored moves, those of chance and clock included")
        self.requests = Counter("kurayami_requests_total", "Requests of people at tables")
        self.refusals = Counter("kurayami_refusals_total", "Requests that were refused")
        self.limited = Counter("kurayami_limited_total", "Requests that were too many")
        self.dropped = Counter("kurayami_dropped_total", "Readers that were too slow or silent")
        self.failures = Counter("kurayami_failures_total", "Tables that had to be read anew after a failure")
        self.thoughts = Histogram("kurayami_bot_seconds", "How long bots thought")
        self.commits = Histogram("kurayami_commit_seconds", "How long a commit took")
        self.answers = Histogram("kurayami_answer_seconds", "From a request to its answer")

    def text(self) -> str:
        lines = []
        for metric in vars(self).values():
            lines += [f"# HELP {metric.name} {metric.meaning}", f"# TYPE {metric.name} {metric.kind}", *metric.lines()]
        return "\n".join(lines) + "\n"
