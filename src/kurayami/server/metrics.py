"""Metrics for Prometheus. None is about a person or a single table."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
OURS: Final = "server-"
"""Prefixes of the server's own refusal keys."""

disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """Metrics of one server; a process may have several."""

    def __init__(self) -> None:
        kept = self._registry = CollectorRegistry()
        self.tables = Gauge("kurayami_tables_live", "Tables that are awake", registry=kept)
        self.sockets = Gauge("kurayami_sockets", "Open websockets", registry=kept)
        self.relays = Gauge("kurayami_relays", "Websockets passed on to the process that owns the table", registry=kept)
        self.taken = Counter("kurayami_tables_taken_total", "Tables lost to another process", registry=kept)
        self.outdated_writes = Counter(
            "kurayami_outdated_writes_total", "Writes to tables that had another owner by then", registry=kept
        )
        self.entries = Counter(
            "kurayami_entries_total", "Stored moves, those of chance and clock included", registry=kept
        )
        self.requests = Counter("kurayami_requests_total", "Requests of people at tables", registry=kept)
        self.limited = Counter("kurayami_limited_total", "Requests that were too many", registry=kept)
        self.failures = Counter(
            "kurayami_failures_total", "Tables that had to be read anew after a failure", registry=kept
        )
        self.commit_failures = Counter(
            "kurayami_commit_failures_total", "Writes that could not be stored", registry=kept
        )
        self.oldest_write = Gauge(
            "kurayami_oldest_write_seconds", "How long the oldest write has been waiting to be stored", registry=kept
        )
        self.thoughts = Histogram("kurayami_bot_seconds", "How long bots thought", buckets=SECONDS, registry=kept)
        self.commits = Histogram("kurayami_commit_seconds", "How long a commit took", buckets=SECONDS, registry=kept)
        self.answers = Histogram(
            "kurayami_answer_seconds", "From a request to its answer", buckets=SECONDS, registry=kept
        )
        self._refusals = Counter("kurayami_refusals_total", "Requests that were refused", ["kind"], registry=kept)
        self._dropped = Counter("kurayami_dropped_total", "Websockets that were cut off", ["why"], registry=kept)

    def refused(self, key: str) -> None:
        """Counts a refusal. Those of the rules are one kind, because their reasons reveal the state of a game."""
        self._refusals.labels(key.removeprefix(OURS) if key.startswith(OURS) else "rules").inc()

    def dropped(self, why: str) -> None:
        self._dropped.labels(why.removeprefix(OURS)).inc()

    def value(self, name: str, **labels: str) -> float:
        return self._registry.get_sample_value(name, labels) or 0.0

    def text(self) -> str:
        return generate_latest(self._registry).decode()
