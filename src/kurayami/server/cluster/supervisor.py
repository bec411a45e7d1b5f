"""Several server processes on one machine that share one port and one PostgreSQL.

Each is spawned, not forked, so a rolling restart (SIGHUP) also picks up a newly installed version.
"""

import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from time import monotonic
from typing import Any, Final

from msgspec.structs import replace

from kurayami.kernel import Refusal
from kurayami.server.run import run
from kurayami.server.settings import Settings, host_and_port

AGAIN_SECONDS: Final = 1.0
"""Seconds before a dead process is replaced."""
LOOK_SECONDS: Final = 0.5

log = logging.getLogger("kurayami")
spawn = multiprocessing.get_context("spawn")


class Child:
    """One server process. It first sends its address, or why it could not start."""

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
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

    def stop(self) -> None:
        """Asks it to stop cleanly, and waits until it has."""
        self.process.terminate()
        self.process.join()


def serve_child(settings: Settings, listening: socket.socket, line: "Connection[Any, Any]") -> None:
    _end_with_parent(line)
    try:
        run(settings, listening, line.send)
    except Refusal as refusal:
        line.send(refusal)


def _end_with_parent(line: "Connection[Any, Any]") -> None:
    """Ends this process when the pipe to its parent closes, however the parent ended."""

    def watch() -> None:
        wait([line])
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, daemon=True).start()


class Supervisor:
    """Keeps the wanted number of processes running."""

    def __init__(self, settings: Settings, listening: socket.socket, count: int) -> None:
        self._settings = settings
        self._listening = listening
        self._count = count
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
        """A new process with the next port of the private address, if a port is given."""
        host, port = host_and_port(self._settings.private_address)
        host = f"[{host}]" if ":" in host else host
        settings = replace(self._settings, private_address=f"{host}:{port + number if port else 0}")
        self._began[number] = monotonic()
        return Child(settings, self._listening)

    def _look(self) -> None:
        """Waits a moment; replaces dead processes."""
        wait([child.process.sentinel for child in self._children.values()], timeout=LOOK_SECONDS)
        if self._renewing:
            self._renewing = False
            self._one_after_the_other()
        for number, child in self._children.items():
            if not child.process.is_alive() and not self._stopping:
                if monotonic() - self._began[number] < AGAIN_SECONDS:
                    continue
                log.error("server process %d ended with code %s, and is started again", number, child.process.exitcode)
                self._children[number] = self._child(number)

    def _one_after_the_other(self) -> None:
        """Restarts them one by one. If one can't start again, the others stay as they are."""
        for number, child in list(self._children.items()):
            if self._stopping:
                return
            child.stop()
            self._children[number] = self._child(number)
            try:
                self._children[number].ready()
            except Refusal as refusal:
                log.error("server process %d can't begin again: %s", number, refusal.key)
                return

    def _stop(self, *_: object) -> None:
        self._stopping = True

    def _renew(self, *_: object) -> None:
        self._renewing = True
