"""A real Ray cluster of two nodes on this machine, one of which is killed during the work.

It takes about a minute, so only `make envs` runs it, by name.
"""

from collections.abc import Iterator
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from kurayami.games.komnata_strachu import Options
from kurayami.lab.results import Tally, count_numbered, written
from kurayami.lab.sim import Match, games_of
from kurayami.lab.workforce import HERE, Workforce, done

pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own

MATCH = Match("komnata-strachu", Options(players=2, rounds=3), ("steady", "quick"), 5)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    import ray
    from ray.cluster_utils import Cluster

    two = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    two.add_node(num_cpus=1)
    two.wait_for_nodes()
    yield two
    ray.shutdown()
    two.shutdown()  # type: ignore[no-untyped-call]


def told(force: Workforce) -> str:
    tally = Tally()
    for counted in done(count_numbered, games_of(MATCH, 24), force):
        tally.count(counted.counts)
    return written(tally.rows(), "json")


def test_a_cluster_counts_the_same_as_one_process(cluster: Any) -> None:
    assert told(Workforce(cluster=cluster.address)) == told(HERE)


def slow_square(task: tuple[int, str]) -> tuple[int, int, str]:
    """A task that says where it ran, and leaves a line each time it does."""
    import ray

    number, diary = task
    with Path(diary).open("a") as lines:
        lines.write(f"{number}\n")
    sleep(0.2)
    return number, number * number, ray.get_runtime_context().get_node_id()


def test_what_a_dead_node_did_is_done_again_and_counted_once(cluster: Any, tmp_path: Path) -> None:
    other, diary = cluster.add_node(num_cpus=2), tmp_path / "diary"
    cluster.wait_for_nodes()
    tasks = [(number, str(diary)) for number in range(40)]
    results = done(slow_square, tasks, Workforce(cluster=cluster.address))
    found = [next(results)]
    while diary.read_text().count("\n") < 12:  # all nodes are at work
        sleep(0.05)
    cluster.remove_node(other, allow_graceful=False)
    found += results
    assert [(number, square) for number, square, _ in found] == [(number, number**2) for number in range(40)]
    assert {int(line) for line in diary.read_text().split()} == set(range(40))
