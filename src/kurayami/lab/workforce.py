"""Workers for long work: this process, several of them, or a Ray cluster. The result is the same for all.

A task depends on nothing but itself, so it does not matter who does it, in which order, or whether it is begun anew
because a machine died: its result is taken once.
"""

import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from socket import create_connection
from typing import Any, Final, TypeVar

from msgspec import Struct

from kurayami.kernel import Refusal

T = TypeVar("T")
R = TypeVar("R")

PATIENCE: Final = 5.0
"""Seconds to wait for a cluster to answer."""
AT_HAND: Final = 4
"""Most tasks in a local process's queue. Ctrl+C loses those it has not returned."""
BATCH: Final = 20
"""Most tasks handed to a cluster machine at a time."""
AHEAD: Final = 4
"""Batches queued per worker, so that none waits."""


class Workforce(Struct, frozen=True):
    jobs: int = 1
    """Number of local processes."""
    cluster: str | None = None
    """Address of a Ray cluster: "auto", "HOST:PORT", or "local" for one on this machine."""


HERE: Final = Workforce()


def done(function: Callable[[T], R], tasks: Sequence[T], force: Workforce = HERE) -> Iterator[R]:
    """Results of all tasks, in order. The function must be importable by other processes."""
    if force.cluster is not None:
        return _on_cluster(function, tasks, force.cluster)
    if force.jobs == 1 or len(tasks) < 2:
        return map(function, tasks)
    return _in_processes(function, tasks, force.jobs)


def _in_processes(function: Callable[[T], R], tasks: Sequence[T], jobs: int) -> Iterator[R]:
    share = max(1, min(AT_HAND, len(tasks) // (4 * jobs)))
    with ProcessPoolExecutor(jobs, get_context("spawn"), _leave_ctrl_c) as workers:
        try:
            yield from workers.map(function, tasks, chunksize=share)
        finally:
            workers.shutdown(wait=False, cancel_futures=True)


def _leave_ctrl_c() -> None:
    """Leaves Ctrl+C to the process that hands out the work: a worker that died of it could keep the others waiting."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _on_cluster(function: Callable[[T], R], tasks: Sequence[T], address: str) -> Iterator[R]:
    ray = _connected(address)
    work = ray.remote(_batch).options(max_retries=-1)
    workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
    share = max(1, min(BATCH, len(tasks) // (4 * workers)))
    batches = (tasks[at : at + share] for at in range(0, len(tasks), share))
    waiting = deque(work.remote(function, batch) for batch in islice(batches, AHEAD * workers))
    while waiting:
        results = ray.get(waiting.popleft())
        waiting.extend(work.remote(function, batch) for batch in islice(batches, 1))
        yield from results


def _batch(function: Callable[[T], R], tasks: Sequence[T]) -> list[R]:
    return [function(task) for task in tasks]


def _require_listener(address: str) -> None:
    """Checks that something listens, because Ray itself would wait for minutes. Raises `Refusal`."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    try:
        if host:
            create_connection((host, int(port)), PATIENCE).close()
    except (OSError, ValueError):
        raise Refusal("lab-no-cluster", address=address) from None


def _connected(address: str) -> Any:
    """Ray, connected. Raises `Refusal`."""
    _require_listener(address)
    try:
        import ray
    except ImportError:
        raise Refusal("lab-needs-cluster") from None
    if not ray.is_initialized():
        try:
            ray.init(address, include_dashboard=False if address == "local" else None, log_to_driver=False)
        except (ConnectionError, RuntimeError, ValueError):
            raise Refusal("lab-no-cluster", address=address) from None
    return ray
