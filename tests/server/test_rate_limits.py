"""Token buckets, and what counts as one address."""

from kurayami.server.rate_limits import Bucket, Buckets, Turns, network


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_fills_up_at_its_rate() -> None:
    clock = Clock()
    bucket = Bucket(2, 3, clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert not bucket.take()
    clock.now = 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock.now = 60.0
    assert bucket.is_full()


def test_buckets_of_many_addresses_do_not_pile_up() -> None:
    clock = Clock()
    buckets = Buckets(1, 2, clock, most=10)
    for number in range(1000):
        clock.now += 1
        assert buckets.take(f"10.0.{number // 250}.{number % 250}")
    assert len(buckets._buckets) <= 10


def test_what_counts_as_one_address() -> None:
    assert network("2001:db8::1") == network("2001:db8::ffff:1")
    assert network("2001:db8::1") != network("2001:db8:0:1::1")
    assert network("::ffff:10.0.0.1") == network("10.0.0.1")
    assert network("10.0.0.1") != network("10.0.0.2")
    assert network("testclient") == "testclient"


def test_who_comes_too_soon_waits_for_a_turn() -> None:
    now = 100.0
    turns = Turns(rate=2, burst=3, longest=1.0, clock=lambda: now)
    assert [turns.wait("192.0.2.1") for _ in range(6)] == [0, 0, 0, 0.5, 1.0, None]
    assert turns.wait("192.0.2.2") == 0
    now = 101.0
    assert [turns.wait("192.0.2.1") for _ in range(3)] == [0.5, 1.0, None]
    now = 200.0
    assert [turns.wait("192.0.2.1") for _ in range(4)] == [0, 0, 0, 0.5]


def test_a_burst_is_there_from_the_first_moment_of_a_machine() -> None:
    """A monotonic clock may start with the machine, so zero is not long ago."""
    turns = Turns(rate=0.01, burst=2, longest=1.0, clock=lambda: 5.0)
    assert [turns.wait("192.0.2.1") for _ in range(3)] == [0, 0, None]


def test_turns_of_long_ago_are_forgotten() -> None:
    now = 100.0
    turns = Turns(rate=1, burst=1, longest=1.0, clock=lambda: now, most=3)
    for number in range(3):
        turns.wait(f"192.0.2.{number}")
    now = 200.0
    turns.wait("192.0.2.9")
    assert list(turns._next) == ["192.0.2.9"]
