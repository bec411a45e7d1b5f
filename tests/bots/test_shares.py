"""Proportions and their intervals."""

import pytest

from kurayami.bots.shares import Share


@pytest.mark.parametrize(
    ("share", "low", "high"),
    [(Share(5, 10), 0.2366, 0.7634), (Share(0, 10), 0.0, 0.2775), (Share(10, 10), 0.7225, 1.0), (Share(0, 0), 0, 1)],
)
def test_the_interval_of_wilson(share: Share, low: float, high: float) -> None:
    assert share.interval == pytest.approx((low, high), abs=1e-4)


def test_a_share_is_written_in_per_cent_with_its_interval() -> None:
    assert str(Share(27, 100)) == "27.0 [19.3, 36.4]"
