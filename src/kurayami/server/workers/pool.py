"""Processes in which bots and advisers think, so that none of their thoughts holds up a table."""

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
    """The process is gone. The next question starts another one."""


class Worker:
    """One process. It has one question at a time."""

    def __init__(self) -> None:
        """Of its own group, so that a signal of the terminal does not reach it; with the same places to import from."""
        places = os.pathsep.join(place for place in sys.path if place)
        self._process = Popen(
            [sys.executable, "-P", "-c", PROGRAM],
            stdin=PIPE,
            stdout=PIPE,
            env={**os.environ, "PYTHONPATH": places},
            process_group=None if sys.platform == "win32" else 0,
        )

    def ask(self, question: WorkerRequest) -> Any:
        """Waits for the answer. Raises `MindEnded`, or `RuntimeError` if the bot failed."""
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
        """Whatever it thinks or still loads."""
        self._process.kill()

    def bury(self) -> None:
        """After it was asked for the last time."""
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
    """A process is started when a question comes that no other is free for, or beforehand by `warm`."""

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
        """Ends the processes: nobody waits for their thoughts any more."""
        with self._lock:
            self._closed = True
            for worker in self._all:
                worker.end()
        self._threads.shutdown(wait=True, cancel_futures=True)
        for worker in self._all:
            worker.bury()

    def _ask(self, question: WorkerRequest) -> Any:
        """In a thread, each of which has a process of its own."""
        worker = self._worker()
        try:
            return worker.ask(question)
        except WorkerEnded:
            with self._lock:
                self._all.discard(worker)
            self._own.worker = None
            worker.bury()
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
