"""Several server processes on one machine that share one port and one PostgreSQL.

Each is spawned, not forked, so a rolling restart (SIGHUP) also picks up a newly installed version. Renewed processes
are a new generation, and the first one starts before any old one ends. None ends before all old ones have confirmed
that they accept nobody more: from then on clients come to renewed ones only, which take tables over from old ones. So
nobody is sent from a process about to end to another one about to end.
"""

import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Collection
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Connection, wait
from time import monotonic
from typing import Any, Final

from msgspec.structs import replace

from kurayami.kernel import Refusal
from kurayami.server.cluster.membership import newest_generation
from kurayami.server.run import Retirement, run
from kurayami.server.settings import Settings, host_and_port

AGAIN_SECONDS: Final = 1.0
"""Seconds before a dead process is replaced."""
LOOK_SECONDS: Final = 0.5
RETIRING_SECONDS: Final = 5.0
"""Most seconds to wait until an old process accepts nobody more."""
RETIRE: Final = "retire"
RETIRED: Final = "retired"

log = logging.getLogger("kurayami")
spawn = multiprocessing.get_context("spawn")


class Child:
    """One server process. It first sends its address, or why it could not start."""

    def __init__(self, settings: Settings, listening: socket.socket, place: int) -> None:
        self.place = place
        """Number of its port on the private address, if a port is given."""
        self.line, theirs = spawn.Pipe()
        self.process = spawn.Process(target=serve_child, args=(settings, listening, theirs))
        self.process.start()
        theirs.close()

    def ready(self) -> str:
        """The server's URL. Raises `Refusal` if it could not start."""
        try:
            said = self.line.recv()
        except EOFError:
            raise Refusal("server-failed") from None
        if isinstance(said, Refusal):
            raise said
        return str(said)

    def retire(self) -> None:
        """Asks it to accept no further client."""
        with suppress(OSError):  # it may have ended
            self.line.send(RETIRE)

    def retired(self) -> None:
        """Waits until it accepts no further client, or has ended; not for ever, because it may be paused."""
        with suppress(EOFError, OSError):
            while self.line.poll(RETIRING_SECONDS) and self.line.recv() != RETIRED:
                pass

    def stop(self) -> None:
        """Asks it to stop cleanly, and waits until it has."""
        self.process.terminate()
        self.process.join()


def serve_child(settings: Settings, listening: socket.socket, line: "Connection[Any, Any]") -> None:
    retirement = Retirement(partial(_say_retired, line))
    _listen_to_parent(line, retirement.asked)
    try:
        run(settings, listening, line.send, retirement=retirement)
    except Refusal as refusal:
        line.send(refusal)


def _say_retired(line: "Connection[Any, Any]") -> None:
    with suppress(OSError):  # the parent may have ended
        line.send(RETIRED)


def _listen_to_parent(line: "Connection[Any, Any]", retire: threading.Event) -> None:
    """Retires on request. Ends this process when the pipe to its parent closes, however the parent ended."""

    def watch() -> None:
        with suppress(EOFError, OSError):
            while line.recv() == RETIRE:
                retire.set()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, daemon=True).start()


def retire_all(children: Collection[Child]) -> None:
    """Returns when they accept nobody more: whoever is sent away by one must not come to another."""
    for child in children:
        child.retire()
    for child in children:
        child.retired()


class Supervisor:
    """Keeps the wanted number of processes running."""

    def __init__(self, settings: Settings, listening: socket.socket, count: int) -> None:
        self._settings = settings
        self._listening = listening
        self._count = count
        self._generation = newest_generation(settings.database)
        self._children: dict[int, Child] = {}
        self._stopping = False
        self._renewing = False
        self._began: dict[int, float] = {}

    def run(self, ready: Callable[[str], None]) -> None:
        """Runs until a signal comes. Raises `Refusal` if the processes can't start."""
        signal.signal(signal.SIGTERM, self._stop)
        signal.signal(signal.SIGINT, self._stop)
        if sys.platform != "win32":
            signal.signal(signal.SIGHUP, self._renew)
        try:
            for number in range(self._count):
                self._children[number] = self._child(number)
            urls = [child.ready() for child in self._children.values()]
            ready(urls[0])
            while not self._stopping:
                self._look()
        finally:
            for child in self._children.values():
                child.process.terminate()
            for child in self._children.values():
                child.process.join()

    def _child(self, number: int) -> Child:
        """A new process with a free port of the private address, if a port is given: there is one port more than
        processes.
        """
        host, port = host_and_port(self._settings.private_address)
        host = f"[{host}]" if ":" in host else host
        taken = {child.place for child in self._children.values()}
        place = next(place for place in range(self._count + 1) if place not in taken)
        address = f"{host}:{port + place if port else 0}"
        self._began[number] = monotonic()
        settings = replace(self._settings, private_address=address, generation=self._generation)
        return Child(settings, self._listening, place)

    def _look(self) -> None:
        """Waits a moment; replaces dead processes."""
        wait([child.process.sentinel for child in self._children.values()], timeout=LOOK_SECONDS)
        if self._renewing:
            self._renewing = False
            self._renew_all()
        for number, child in self._children.items():
            if not child.process.is_alive() and not self._stopping:
                if monotonic() - self._began[number] < AGAIN_SECONDS:
                    continue
                log.error("server process %d ended with code %s, and is started again", number, child.process.exitcode)
                self._children[number] = self._child(number)

    def _renew_all(self) -> None:
        """Replaces them one by one: a renewed process starts, then an old one ends. If one can't start, the old ones
        that are left stay. Joins a rolling restart that has begun on another machine.
        """
        self._generation = max(newest_generation(self._settings.database), self._generation + 1)
        old, retired = dict(self._children), False
        for number in old:
            if self._stopping:
                return
            renewed = self._child(number)
            try:
                renewed.ready()
            except Refusal as refusal:
                log.error("server process %d can't be renewed: %s", number, refusal.key)
                return
            self._children[number] = renewed
            if not retired:
                retire_all(old.values())
                retired = True
            old[number].stop()

    def _stop(self, *_: object) -> None:
        self._stopping = True

    def _renew(self, *_: object) -> None:
        self._renewing = True
