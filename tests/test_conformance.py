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


SEEDS = [number.to_bytes(32, "big") for number in range(1024)]
SECRETIVE = [(name, index) for name, index in CASES if SUBJECTS[name].secrets]


@pytest.mark.parametrize(("name", "index"), SECRETIVE)
def test_two_worlds_that_were_told_the_same_look_the_same(name: str, index: int) -> None:
    """Short games are played more often. Run it at length with `make long ARGS=worlds`."""
    subject = SUBJECTS[name]
    few = 16 if subject.midgame else 3
    tallies = (two_worlds(subject, subject.options[index], SEEDS[:count]) for count in (few, 8 * few, 64 * few))
    assert any(tally.apart > 100 for tally in tallies), "even in many games the worlds hardly part"
