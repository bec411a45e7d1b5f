"""The server as a process: listens, says where, stops cleanly."""

import asyncio
import gc
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from typing import Final

import uvicorn
from msgspec import Struct, field
from msgspec.structs import replace
from starlette.applications import Starlette

from kurayami.kernel import Refusal
from kurayami.server.app import build
from kurayami.server.cluster.door import PRIVATE
from kurayami.server.cluster.membership import require_fit
from kurayami.server.http.connection import OpenConnections, PunctualProtocol
from kurayami.server.http.frames import MeasuredProtocol
from kurayami.server.http.invitations import lan_address
from kurayami.server.logs import sparing_logs
from kurayami.server.metrics import Metrics
from kurayami.server.services import Services
from kurayami.server.settings import EVERYWHERE, LOOPBACK, Settings, host_and_port
from kurayami.server.store.ownership import owned
from kurayami.server.store.storage import is_postgres, open_database
from kurayami.server.store.trouble import database_refusals

GRACE_SECONDS: Final = 5
CONNECTIONS: Final = 1000
"""Most open connections besides websockets. Further ones are turned away."""
OTHER_FILES: Final = 250
"""Open files besides connections: the database, workers, pages being sent."""
SOCKETS: Final = 20_000
"""Most websockets unless the operator says otherwise: ten thousand tables of two."""
BACKLOG: Final = 512
"""Most connections waiting to be accepted. All are accepted at once, and everybody waits meanwhile."""
PROXIES: Final = "127.0.0.1,::1"
"""Addresses trusted to name the client, unless FORWARDED_ALLOW_IPS names others."""
GARBAGE: Final = (5_000, 10, 20)
"""Thresholds of the garbage collector. A full collection stops all tables, for 0.1 s with 500 of them; Python's
defaults would run one every few seconds.
"""

SWITCH: Final = 0.001
"""Seconds a busy thread, such as a replay's, keeps the interpreter. With Python's default of 5 ms a move took twice as
long beside replays.
"""


class Retirement(Struct, frozen=True):
    """Retirement of a process: it accepts no further client."""

    done: Callable[[], None]
    """Called when it no longer accepts any."""
    asked: threading.Event = field(default_factory=threading.Event)


class ServerProcess(uvicorn.Server):
    """Calls back when ready, can listen on a second address, stops without waiting for advice."""

    def __init__(
        self,
        app: Starlette,
        settings: Settings,
        ready: Callable[[], None],
        stop: threading.Event | None = None,
        retirement: Retirement | None = None,
    ) -> None:
        super().__init__(configuration(app, settings))
        self._services: Services = app.state.services
        self._ready = ready
        self._stop = stop
        self._retirement = retirement
        self._private: socket.socket | None = None
        if is_postgres(settings.database):
            self._private = listen(*host_and_port(settings.private_address))
            self._services.private_address = address_of(self._private)

    async def on_tick(self, counter: int) -> bool:
        retirement = self._retirement
        if retirement and retirement.asked.is_set():
            self._retirement = None
            self.retire()
            retirement.done()
        return await super().on_tick(counter) or (self._stop is not None and self._stop.is_set())

    def retire(self) -> None:
        """Accepts no further client. Those who are here stay; other processes still come through the private door."""
        for server in self._public:
            server.close()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._public = list(self.servers)
        if self._private:
            await self.listen_too(self._private, private=True)
        gc.freeze()  # what is there now stays to the end: it need not be looked through
        gc.set_threshold(*GARBAGE)
        sys.setswitchinterval(SWITCH)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await asyncio.to_thread(self._services.advisers.close)
        await super().shutdown(sockets)

    async def listen_too(self, listening: socket.socket, private: bool = False) -> None:
        """Listens on the private door too, without the limit on connections: other processes come through it."""
        state = {**self.lifespan.state, PRIVATE: private}
        services = self._services
        wishes = {"places": OpenConnections(services.settings.limits, "*", services.metrics)} if private else {}

        def protocol() -> asyncio.Protocol:
            kind: Callable[..., asyncio.Protocol] = self.config.http_protocol_class
            return kind(config=self.config, server_state=self.server_state, app_state=state, **wishes)

        self.servers.append(await asyncio.get_running_loop().create_server(protocol, sock=listening))


def listen(host: str, port: int) -> socket.socket:
    """Raises `OSError` if the port is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except OSError:
        listening.close()
        raise
    return listening


def address_of(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def run(
    settings: Settings,
    listening: socket.socket,
    ready: Callable[[str], None],
    stop: threading.Event | None = None,
    retirement: Retirement | None = None,
) -> None:
    """Serves until a signal comes, or another thread sets `stop`. Accepts no further client once one asks it to retire.

    Raises `Refusal` if the database can't be opened or is another server's, or if too few open files are allowed.
    """
    settings = replace(settings, limits=replace(settings.limits, sockets=places(settings.limits.sockets)))
    with listening, suppress(KeyboardInterrupt), sparing_logs(settings.clock.now), _database(settings):
        _end_well_on_sigterm()
        app = build(settings)
        host, port = listening.getsockname()[:2]
        process = ServerProcess(app, settings, lambda: ready(url), stop, retirement)
        _prepare_lan(app.state.services, process, host, port)
        url = settings.public_url or app.state.services.lan or _url(host, port)
        process.run(sockets=[listening])


def _url(host: str, port: int) -> str:
    """URL of the server; this machine's if the host stands for every address."""
    host = LOOPBACK if host in EVERYWHERE else host
    return f"http://{'[' + host + ']' if ':' in host else host}:{port}"


def _end_well_on_sigterm() -> None:
    """Exits with 0 on SIGTERM: uvicorn stops and raises the signal again, which must not kill the process."""
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, signal.default_int_handler)


def places(wanted: int | None) -> int:
    """Websockets the process can hold. Raises `Refusal` if they are fewer than the operator wants."""
    others = CONNECTIONS + OTHER_FILES
    files = allow_files((wanted or SOCKETS) + others)
    if wanted is None:
        return min(SOCKETS, max(files - others, files // 2))
    if files < wanted + others:
        raise Refusal("server-too-few-files", sockets=wanted, needed=wanted + others, files=files)
    return wanted


def allow_files(most: int) -> int:
    """Raises the limit on open files: every connection is one, and most systems allow a thousand by default. Returns
    the number allowed, at most as many as wanted.
    """
    if sys.platform == "win32":
        return most
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = most if hard == resource.RLIM_INFINITY else min(most, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return most if soft == resource.RLIM_INFINITY else min(most, soft)


def _prepare_lan(services: Services, process: ServerProcess, host: str, port: int) -> None:
    """Lets the server listen on the local network on request, unless it already does."""

    async def open_lan() -> str:
        address = lan_address()
        if address is None:
            raise Refusal("server-no-lan")
        try:
            await process.listen_too(listen(address, port))
        except OSError as error:
            raise Refusal("server-lan-failed", problem=error.strerror or "?") from None
        return f"http://{address}:{port}"

    services.open_lan = open_lan
    if host in EVERYWHERE and services.settings.public_url is None:
        address = lan_address()
        services.lan = f"http://{address}:{port}" if address else None


def configuration(app: Starlette, settings: Settings) -> uvicorn.Config:
    """Uvicorn's configuration. No access log, to keep addresses and codes private."""
    proxies = os.environ.get("FORWARDED_ALLOW_IPS", PROXIES)
    metrics: Metrics = app.state.services.metrics
    places = OpenConnections(settings.limits, proxies, metrics)
    return uvicorn.Config(
        app,
        http=partial(PunctualProtocol, places=places),  # type: ignore[arg-type]
        forwarded_allow_ips=proxies,
        ws=partial(MeasuredProtocol, limits=settings.limits, metrics=metrics),  # type: ignore[arg-type]
        limit_concurrency=None if settings.limits.sockets is None else settings.limits.sockets + CONNECTIONS,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        timeout_graceful_shutdown=GRACE_SECONDS,
        lifespan="on",
        backlog=BACKLOG,
    )


@contextmanager
def _database(settings: Settings) -> Iterator[None]:
    """Locks the database and migrates it."""
    with ExitStack() as stack:
        _try_database(settings, stack)
        yield


def _try_database(settings: Settings, stack: ExitStack) -> None:
    with database_refusals():
        stack.enter_context(owned(settings.database))
        open_database(settings.database).dispose()
        if is_postgres(settings.database):
            require_fit(settings.database, f"{host_and_port(settings.private_address)[0]}:")
