"""Evaluation of positions: one weight per feature."""

from kurayami.bots.hako_onna.search.evaluation import FEATURES, weights


def test_every_feature_has_its_weight() -> None:
    assert len(weights()) == len(FEATURES)


def test_what_wins_counts_for_the_visitors() -> None:
    """Deadly things count against them."""
    learned = dict(zip(FEATURES, weights(), strict=True))
    assert learned["the Key Ring held"] > 0
    assert learned["the right weapon held"] > 0
    assert learned["Hakobito"] < 0
