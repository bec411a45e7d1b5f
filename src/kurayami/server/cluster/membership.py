"""One process among those that share a PostgreSQL: its number, and its liveness lock.

The lock belongs to a connection of its own, and PostgreSQL releases it with that connection: when the process dies,
when the network is cut, and (`idle_session_timeout`) after some seconds of silence, because the process may be paused
or its machine gone. Losing the lock endangers no game, because terms decide who may write (owners.py).
"""

import asyncio
import logging
import os
import platform
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from ipaddress import ip_address
from socket import SHUT_RDWR, socket
from time import monotonic
from typing import TYPE_CHECKING, Any, Final
from uuid import getnode

from msgspec import Struct

from kurayami.kernel import Refusal
from kurayami.server.cluster.owners import LOCKS
from kurayami.server.store.storage import DEAD_MILLIS

if TYPE_CHECKING:
    from psycopg import Connection

CHANNEL: Final = "kurayami"
BEAT_SECONDS: Final = 0.5
"""Most seconds between two heartbeats."""
HANGING_SECONDS: Final = 3 * DEAD_MILLIS / 1000
"""Seconds before the connection counts as dead. An earlier session of this process may hold the lock until PostgreSQL
releases it.
"""
FORSAKE_SECONDS: Final = 3.0
"""Seconds without the lock before all tables are given up."""
AGAIN_SECONDS: Final = 0.25
PREPARED: Final = (
    f"SET idle_session_timeout = {DEAD_MILLIS}",
    f"SET lock_timeout = {2 * DEAD_MILLIS}",
    f"SET statement_timeout = {2 * DEAD_MILLIS}",
    f"LISTEN {CHANNEL}",
)

log = logging.getLogger("kurayami")


class Events(Struct, frozen=True):
    """Callbacks of membership."""

    news: Callable[[], None]
    """Called when another process has something new to read."""
    declared_dead: Callable[[], Awaitable[None]]
    """Called after the process was without its lock: others may have taken over tables."""
    cut_off: Callable[[], None]
    """Called when the process has lacked its lock for so long that it gives up all its tables."""


class Membership:
    def __init__(self, database: str, address: str, generation: int | None = None) -> None:
        self.process = 0
        """Unique number of this process. Known after `join`."""
        self.generation = generation or 0
        """Number of rolling restarts before this process. Known after `join`."""
        self._database = database
        self._address = address
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="membership")
        self._connection: Connection[Any] | None = None
        self._task: asyncio.Task[None] | None = None

    async def join(self) -> None:
        """Raises `Refusal`, or `psycopg.Error`."""
        await self._in_thread(self._enter)

    def live(self, events: Events) -> None:
        """Starts the heartbeat."""
        self._task = asyncio.create_task(self._live(events))

    async def leave(self) -> None:
        if self._task:
            self._task.cancel()
        await self._in_thread(self._go)
        self._thread.shutdown(wait=False)

    async def _in_thread(self, work: Callable[[], Any], seconds: float = HANGING_SECONDS) -> Any:
        """Runs in a thread and hangs up on a timeout: a dead connection returns nothing, not even an error."""
        future = asyncio.get_running_loop().run_in_executor(self._thread, work)
        await asyncio.wait([future], timeout=seconds)
        if not future.done():
            self._hang_up()
        return await future

    def _hang_up(self) -> None:
        """Closes the connection from outside the thread, which then gets an error."""
        if self._connection and not self._connection.closed:
            with suppress(OSError), socket(fileno=os.dup(self._connection.fileno())) as line:
                line.shutdown(SHUT_RDWR)

    async def _live(self, events: Events) -> None:
        """Runs the heartbeat from the event loop: a process whose loop hangs is no good owner."""
        from psycopg import Error

        while True:
            try:
                if await self._in_thread(self._hears_news, DEAD_MILLIS / 1000):
                    events.news()
                if await self._in_thread(self._is_listed, DEAD_MILLIS / 1000):
                    continue
                await self._in_thread(self._list)
            except Error as problem:
                log.warning("the lock that says this process is alive is lost: %s", type(problem).__name__)
                await self._return(events)
            await events.declared_dead()

    async def _return(self, events: Events) -> None:
        """Regains the lock, for the same process."""
        from psycopg import Error

        since, forsaken = monotonic(), False
        while True:
            with suppress(Error):
                await self._in_thread(self._enter)
                return
            if not forsaken and monotonic() - since > FORSAKE_SECONDS:
                forsaken = True
                events.cut_off()
            await asyncio.sleep(AGAIN_SECONDS)

    # In the thread

    def _enter(self) -> None:
        """Connects, takes the lock, then publishes the address of this process."""
        self._close()
        self._connection = connection = connected(self._database)
        for statement in PREPARED:
            connection.execute(statement)
        self.process = self.process or _first(connection, "SELECT nextval(pg_get_serial_sequence('processes', 'id'))")
        self.generation = self.generation or newest_of(connection)
        connection.execute("SELECT pg_advisory_lock(%s, %s)", (LOCKS, self.process))
        self._list()

    def _list(self) -> None:
        self._open().execute(
            "INSERT INTO processes (id, address, machine, generation) VALUES (%s, %s, %s, %s) ON CONFLICT DO NOTHING",
            (self.process, self._address, machine(), self.generation),
        )

    def _hears_news(self) -> bool:
        """Waits a moment for notifications. True if there were any."""
        return bool(list(self._open().notifies(timeout=BEAT_SECONDS, stop_after=1)))

    def _is_listed(self) -> bool:
        """True if nobody has declared this process dead. Counts as a heartbeat."""
        return bool(_first(self._open(), "SELECT 1 FROM processes WHERE id = %s", self.process))

    def _open(self) -> "Connection[Any]":
        assert self._connection is not None
        return self._connection

    def _go(self) -> None:
        from psycopg import Error

        if self._connection and not self._connection.closed:
            with suppress(Error):
                self._connection.execute("DELETE FROM processes WHERE id = %s", (self.process,))
        self._close()

    def _close(self) -> None:
        if self._connection:
            with suppress(Exception):  # it may be broken in any way
                self._connection.close()
            self._connection = None


def _first(connection: "Connection[Any]", question: Any, *values: object) -> Any:
    found = connection.execute(question, values).fetchone()
    return found[0] if found else None


def connected(database: str) -> "Connection[Any]":
    import psycopg

    return psycopg.connect(database, autocommit=True, connect_timeout=DEAD_MILLIS // 1000)


def newest_of(connection: "Connection[Any]") -> int:
    """Generation of the newest processes."""
    return int(_first(connection, "SELECT coalesce(max(generation), 1) FROM processes"))


def newest_generation(database: str) -> int:
    """Generation of the newest processes; 1 if there are none, or no database yet."""
    from psycopg import Error

    try:
        with connected(database) as connection:
            return newest_of(connection)
    except Error:
        return 1


def machine() -> str:
    """Unique name of this machine."""
    return f"{platform.node()} {getnode():x}"


def require_fit(database: str, address: str) -> None:
    """Deletes the rows of dead processes. Raises `Refusal` if locks would not last, or if processes on several machines
    could not reach each other; `psycopg.Error` if there is no database.
    """
    with connected(database) as connection:
        require_own_session(connection)
        for process, other, where in connection.execute("SELECT id, address, machine FROM processes").fetchall():
            if _first(connection, "SELECT pg_try_advisory_lock(%s, %s)", LOCKS, process):
                connection.execute("DELETE FROM processes WHERE id = %s", (process,))
            elif where != machine() and (is_loopback(other) or is_loopback(address)):
                raise Refusal("server-private-address")


def require_own_session(connection: "Connection[Any]") -> None:
    """Raises `Refusal` if there is a connection pooler: its sessions are shared, so locks and notifications do not stay
    with the process that asked for them.
    """
    if _first(connection, "SELECT pg_backend_pid()") != connection.info.backend_pid:
        raise Refusal("server-pooler")


def is_loopback(address: str) -> bool:
    host = address.rpartition(":")[0].strip("[]")
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
