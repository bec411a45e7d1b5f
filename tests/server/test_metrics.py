"""Metrics for operators."""

from kurayami.server.metrics import Metrics


def test_each_server_counts_for_itself() -> None:
    one, other = Metrics(), Metrics()
    one.requests.inc()
    assert one.value("kurayami_requests_total") == 1
    assert other.value("kurayami_requests_total") == 0


def test_why_the_rules_refuse_is_not_told() -> None:
    """It would reveal the state of a game."""
    metrics = Metrics()
    metrics.refused("server-too-many-guesses")
    metrics.refused("hako-onna-eyes-are-closed")
    metrics.refused("komnata-strachu-too-late")
    told = metrics.text()
    assert 'kurayami_refusals_total{kind="too-many-guesses"} 1.0' in told
    assert 'kurayami_refusals_total{kind="rules"} 2.0' in told
    assert "eyes" not in told
    assert "late" not in told


def test_nothing_says_when_it_first_happened() -> None:
    metrics = Metrics()
    metrics.refused("server-banned")
    metrics.dropped("server-silent")
    assert 'kurayami_dropped_total{why="silent"} 1.0' in metrics.text()
    assert "_created" not in metrics.text()
