"""What Hako Onna's positions are judged by: learned repeatably, one weight for each feature."""

from kurayami.bots.hako_onna.judging import FEATURES, weights
from kurayami.lab.hako_onna.training import train


def test_the_same_seed_gives_the_same_weights() -> None:
    assert train(3, 1) == train(3, 1)
    assert train(3, 1) != train(4, 1)


def test_every_feature_has_its_weight() -> None:
    assert len(weights()) == len(FEATURES)


def test_what_wins_counts_for_the_visitors() -> None:
    """And what kills counts against them."""
    learned = dict(zip(FEATURES, weights(), strict=True))
    assert learned["the Key Ring held"] > 0
    assert learned["the right weapon held"] > 0
    assert learned["Hakobito"] < 0
