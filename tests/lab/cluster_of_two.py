"""A real Ray cluster of two nodes on this machine, one of which is killed during the work.

It takes about a minute, so only `make envs` runs it, by name.
"""

from collections.abc import Iterator
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from kurayami.games.komnata_strachu import Options
from kurayami.lab.results import Counted, Tally, count_numbered, written
from kurayami.lab.sim import Match, Numbered, games_of
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


def noted_game(task: tuple[Numbered, str]) -> tuple[Counted, str]:
    """A game that says on which node it was played, and leaves a line each time it is."""
    import ray

    one, diary = task
    with Path(diary).open("a") as lines:
        lines.write(f"{one.number}\n")
    return count_numbered(one), ray.get_runtime_context().get_node_id()


def test_what_a_dead_node_played_is_played_again_and_counted_once(cluster: Any, tmp_path: Path) -> None:
    other, diary = cluster.add_node(num_cpus=2), tmp_path / "diary"
    cluster.wait_for_nodes()
    games = games_of(MATCH, 160)
    results = done(noted_game, [(one, str(diary)) for one in games], Workforce(cluster=cluster.address))
    found = [next(results)]
    while len(set(diary.read_text().split())) < 40:  # all nodes are at work
        sleep(0.05)
    cluster.remove_node(other, allow_graceful=False)
    found += results
    assert [counted for counted, _ in found] == list(map(count_numbered, games))
    played = [int(line) for line in diary.read_text().split()]
    assert set(played) == set(range(160))
    assert len({node for _, node in found}) > 1
