"""Every promise of every game, by random play."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kurayami.catalog import GAMES
from kurayami.testing import judge
from kurayami.testing.conformance import replays_identically, secrets_vary
from kurayami.testing.subjects import SUBJECTS
from kurayami.testing.worlds import two_worlds

seeds = st.binary(min_size=32, max_size=32)
CASES = [(name, index) for name, subject in SUBJECTS.items() for index in range(len(subject.options))]
relaxed = settings(deadline=None, max_examples=25, suppress_health_check=list(HealthCheck), database=None)


def test_every_game_of_the_catalog_is_judged() -> None:
    assert SUBJECTS.keys() == GAMES.keys()
    assert all(subject.rules is GAMES[name] for name, subject in SUBJECTS.items())


@pytest.mark.parametrize(("name", "index"), CASES)
@relaxed
@given(seed=seeds)
def test_the_game_keeps_its_promises(name: str, index: int, seed: bytes) -> None:
    subject = SUBJECTS[name]
    judge(subject, subject.options[index], seed)


@pytest.mark.parametrize(("name", "index"), CASES)
@relaxed
@given(seed=seeds)
def test_a_replay_is_identical(name: str, index: int, seed: bytes) -> None:
    subject = SUBJECTS[name]
    replays_identically(name, subject, subject.options[index], seed)


@pytest.mark.parametrize("name", SUBJECTS)
def test_what_is_hidden_really_varies(name: str) -> None:
    subject = SUBJECTS[name]
    secrets_vary(subject, subject.options[0], [number.to_bytes(32, "big") for number in range(6)])


SECRETIVE = [(name, index) for name, index in CASES if SUBJECTS[name].secrets]


@pytest.mark.parametrize(("name", "index"), SECRETIVE)
def test_two_worlds_that_were_told_the_same_look_the_same(name: str, index: int) -> None:
    """At length: `make long ARGS=worlds`."""
    subject = SUBJECTS[name]
    count = 16 if subject.midgame else 3
    tally = two_worlds(subject, subject.options[index], [number.to_bytes(32, "big") for number in range(count)])
    assert tally.apart > 100
