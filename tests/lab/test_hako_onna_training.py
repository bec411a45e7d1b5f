"""Weights of Hako Onna's evaluation are learned repeatably."""

from kurayami.lab.hako_onna.training import train
from kurayami.lab.workforce import Workforce


def test_the_same_seed_gives_the_same_weights() -> None:
    assert train(3, 1) == train(3, 1)
    assert train(3, 1) != train(4, 1)


def test_the_number_of_jobs_changes_nothing() -> None:
    assert train(3, 2, Workforce(2)) == train(3, 2)
