"""Worker processes for bots and advice, so that no computation delays a table."""

import os
import sys
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from subprocess import PIPE, Popen
from threading import Lock, local
from typing import IO, Any, Final

import msgspec

from kurayami.server.workers.protocol import REPLIES, Load, WorkerRequest

PROGRAM: Final = "from kurayami.server.workers.process import main; main()"


class WorkerEnded(Exception):
    """Raised when the process has ended. The next request starts a new one."""


class Worker:
    """One process that answers one request at a time."""

    def __init__(self) -> None:
        """Starts a process in its own group, out of reach of the terminal's signals, with the same import path."""
        places = os.pathsep.join(place for place in sys.path if place)
        self._process = Popen(
            [sys.executable, "-P", "-c", PROGRAM],
            stdin=PIPE,
            stdout=PIPE,
            env={**os.environ, "PYTHONPATH": places},
            process_group=None if sys.platform == "win32" else 0,
        )

    def ask(self, question: WorkerRequest) -> Any:
        """Waits for the answer. Raises `WorkerEnded`, or `RuntimeError` if the bot failed."""
        stdin, stdout = self._pipes()
        try:
            stdin.write(msgspec.json.encode(question) + b"\n")
            stdin.flush()
            line = stdout.readline()
        except OSError:
            line = b""
        if not line.endswith(b"\n"):
            raise WorkerEnded
        reply = REPLIES.decode(line)
        if reply.problem:
            raise RuntimeError(reply.problem)
        return reply.answer

    def end(self) -> None:
        """Kills the process, whatever it is doing."""
        self._process.kill()

    def reap(self) -> None:
        """Reaps the process and closes its pipes."""
        self._process.kill()
        self._process.wait()
        for pipe in self._pipes():
            with suppress(OSError):  # what was not written any more
                pipe.close()

    def _pipes(self) -> tuple[IO[bytes], IO[bytes]]:
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        return stdin, stdout


class WorkerPool:
    """Starts a process when a request finds none free, or in advance with `warm`."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._threads = ThreadPoolExecutor(processes, thread_name_prefix="worker")
        self._own = local()
        self._lock = Lock()
        self._all: set[Worker] = set()
        self._closed = False

    def ask(self, question: WorkerRequest) -> "Future[Any]":
        return self._threads.submit(self._ask, question)

    def warm(self, games: Sequence[str]) -> "list[Future[None]]":
        return [self.ask(Load(tuple(games))) for _ in range(self._processes)]

    def close(self) -> None:
        """Ends the processes. Open requests fail."""
        with self._lock:
            self._closed = True
            for worker in self._all:
                worker.end()
        self._threads.shutdown(wait=True, cancel_futures=True)
        for worker in self._all:
            worker.reap()

    def _ask(self, question: WorkerRequest) -> Any:
        """Asks this thread's own process."""
        worker = self._worker()
        try:
            return worker.ask(question)
        except WorkerEnded:
            with self._lock:
                self._all.discard(worker)
            self._own.worker = None
            worker.reap()
            raise

    def _worker(self) -> Worker:
        worker: Worker | None = getattr(self._own, "worker", None)
        if worker is None:
            with self._lock:
                if self._closed:
                    raise WorkerEnded
                worker = self._own.worker = Worker()
                self._all.add(worker)
        return worker
