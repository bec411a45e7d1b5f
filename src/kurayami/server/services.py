"""Everything a running server has, from the database to rate limits."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager, nullcontext, suppress
from functools import partial
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from kurayami.kernel import AnyRules, Refusal
from kurayami.server.house import House
from kurayami.server.http.devices import Arrivals, Transfers
from kurayami.server.metrics import Metrics
from kurayami.server.rate_limits import Bucket, Buckets
from kurayami.server.registry import Registry
from kurayami.server.settings import Settings
from kurayami.server.store.damage import DamagedTable
from kurayami.server.store.journal import Journal
from kurayami.server.store.public_lists import PublicLists, read_public
from kurayami.server.store.storage import Storage, open_database
from kurayami.server.table.actor import Listener, Shared, TableActor
from kurayami.server.table.session import now_millis
from kurayami.server.workers.advisers import Advisers
from kurayami.server.workers.bots import Bots

HOUR: Final = 3600.0
WARM_UP_DELAY: Final = 3.0
"""Seconds before bots warm up, so that the first page comes first."""
BREATH_SECONDS: Final = 2.0
"""Seconds without an answer of the database before people are told that the house is holding its breath."""
LISTEN_SECONDS: Final = 2.0
"""Seconds between two looks at what the operator has said."""
WRONG_GUESSES: Final = ("server-no-such-table", "server-token-used")
REPLAYS: Final = 2
"""Most replays made at the same time; further ones wait."""

log = logging.getLogger("kurayami")


class Services:
    """Opened once; everything in it is closed in the right order."""

    registry: Registry
    storage: Storage
    public_lists: PublicLists

    def __init__(self, settings: Settings, games: Mapping[str, AnyRules]) -> None:
        limits = settings.limits
        self.settings = settings
        self.games = games
        self.metrics = Metrics()
        self.house = House()
        self.arrivals = Arrivals()
        self.transfers = Transfers()
        self.guesses = Buckets(limits.guess_rate, limits.guess_burst)
        self.creations = Buckets(limits.creation_rate, limits.creation_burst)
        self.hints = Buckets(limits.hint_rate, limits.hint_burst)
        self.studies = Buckets(limits.study_rate, limits.study_burst)
        self.messages = Buckets(limits.address_message_rate, limits.address_message_burst)
        self.replaying = asyncio.Semaphore(REPLAYS)
        self.trying = asyncio.Lock()
        self.reading = asyncio.Lock()
        """Held while content that a player wrote is read: one at a time, for it takes time from all."""
        self.checking = asyncio.Lock()
        self.healthy = float("-inf")
        """Time the database last answered."""
        self.advisers = Advisers(settings.seeds)
        self.sockets: dict[str, set[Listener]] = {}
        """Connections by address."""
        self.connected = 0
        """Number of connections."""
        self.metrics.sockets.set_function(lambda: self.connected)
        self.lan: str | None = None
        """URL in the local network, if the server listens there."""
        self.open_lan: Callable[[], Awaitable[str]] | None = None

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        engine = await asyncio.to_thread(open_database, self.settings.database)
        journal = Journal(engine, self.metrics)
        self.metrics.oldest_write.set_function(journal.waited)
        bots = Bots(self.metrics, self.settings)
        self.storage = Storage(engine)
        self.public_lists = PublicLists(partial(read_public, self.storage))
        self.registry = Registry(
            self.games, self.storage, Shared(self.settings, journal, self.metrics, bots, self.house)
        )
        await self._hear()
        journal.open()
        tasks = [
            asyncio.create_task(task) for task in (self._sweep(), self._warm(bots), self._listen(), self._breathe())
        ]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await self.registry.close()
            await asyncio.to_thread(bots.close)
            await asyncio.to_thread(self.advisers.close)
            await journal.close()
            self.storage.close()
            engine.dispose()

    def come(self, address: str, socket: Listener) -> None:
        self.sockets.setdefault(address, set()).add(socket)
        self.connected += 1

    def leave(self, address: str, socket: Listener) -> None:
        self.connected -= 1
        self.sockets[address].discard(socket)
        if not self.sockets[address]:
            del self.sockets[address]

    def require_creation(self, address: str) -> None:
        """Rate-limits new tables, per address. Raises `Refusal`."""
        if not self.creations.take(address):
            raise Refusal("server-too-many-tables", count=self.settings.limits.creation_burst)

    async def actor(self, code: str, address: str, device: str) -> TableActor:
        """The table's actor. Wrong codes are rate-limited, per address. Raises `Refusal`."""
        with await self.guess_code(address, code, device):
            try:
                return await self.registry.actor(code)
            except SQLAlchemyError:
                raise Refusal("server-storage") from None
            except DamagedTable as problem:
                log.error("a stored table can't be read; `kurayami check` names it", exc_info=problem)
                raise Refusal("server-damaged") from None

    async def guess_code(self, address: str, code: str, device: str | None) -> AbstractContextManager[None]:
        """As `guess`; but who has a seat at that table is never locked out by others behind the same address."""
        try:
            return self.guess(address)
        except Refusal:
            if device is None or not await self.storage.belongs(code, device):
                raise
            return nullcontext()

    def guess(self, address: str) -> AbstractContextManager[None]:
        """Charged at once, and given back unless the guess was wrong. Raises `Refusal` after too many."""
        bucket = self.guesses.of(address)
        if not bucket.take():
            raise Refusal("server-too-many-guesses")
        return _guessing(bucket)

    async def _warm(self, bots: Bots) -> None:
        """Warms up the bots, then the advisers, which reuse what bots compiled."""
        if self.settings.warm_bots:
            await asyncio.sleep(WARM_UP_DELAY)
            await bots.warm()
            await self.advisers.warm()

    async def _breathe(self) -> None:
        """Whoever waits for the database is told so, before they wonder."""
        while True:
            await asyncio.sleep(BREATH_SECONDS / 4)
            if self.house.hold_breath(self.registry.shared.journal.waited() >= BREATH_SECONDS):
                self.registry.wake_all()

    async def _listen(self) -> None:
        """Now and then, what whoever runs the server has said to it is read."""
        while True:
            await asyncio.sleep(LISTEN_SECONDS)
            await self._hear()

    async def _hear(self) -> None:
        with suppress(SQLAlchemyError):
            if self.house.hear(await self.storage.house(), now_millis()):
                self.registry.wake_all()
                self._send_away()

    def _send_away(self) -> None:
        for address, sockets in self.sockets.items():
            if self.house.is_banned(address):
                for socket in sockets:
                    socket.dismiss("server-banned")
        for code, why in self.house.apart.items():
            self.registry.send_away(code, why)

    async def _sweep(self) -> None:
        """Deletes old tables every hour."""
        while True:
            try:
                await self.registry.forget_old()
            except Exception:
                log.exception("old tables can't be deleted")
            await asyncio.sleep(HOUR)


@contextmanager
def _guessing(bucket: Bucket) -> Iterator[None]:
    try:
        yield
    except Refusal as refusal:
        if refusal.key not in WRONG_GUESSES:
            bucket.give_back()
        raise
    except BaseException:
        bucket.give_back()
        raise
    bucket.give_back()
