"""Weights of Hako Onna's evaluation are learned repeatably."""

from kurayami.lab.hako_onna.training import train


def test_the_same_seed_gives_the_same_weights() -> None:
    assert train(3, 1) == train(3, 1)
    assert train(3, 1) != train(4, 1)
