"""The results are the same for every kind of worker."""

import socket

import pytest

from kurayami.kernel import Refusal
from kurayami.lab.workforce import HERE, Workforce, done


@pytest.mark.parametrize("force", [HERE, Workforce(2)])
def test_results_come_in_the_order_of_the_tasks(force: Workforce) -> None:
    assert list(done(abs, range(-9, 0), force)) == list(range(9, 0, -1))


def test_a_cluster_that_is_not_there_is_refused_at_once() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # nobody listens there, and nobody else can
        with pytest.raises(Refusal, match="lab-no-cluster"):
            list(done(abs, [1], Workforce(cluster=f"127.0.0.1:{taken.getsockname()[1]}")))
