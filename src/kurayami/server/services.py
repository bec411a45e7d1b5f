"""Everything a running server has, from the database to rate limits."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from kurayami.kernel import AnyRules, Refusal
from kurayami.server.http.devices import Arrivals, Transfers
from kurayami.server.metrics import Metrics
from kurayami.server.rate_limits import Buckets
from kurayami.server.registry import Registry
from kurayami.server.settings import Settings
from kurayami.server.store.journal import Journal
from kurayami.server.store.storage import Storage, open_database
from kurayami.server.table.actor import Shared, TableActor
from kurayami.server.workers.advisers import Advisers
from kurayami.server.workers.bots import Bots

HOUR: Final = 3600.0
SETTLED: Final = 3.0
"""Seconds before bots warm up, so that the first page comes first."""
REPLAYS: Final = 2
"""Most replays made at the same time; further ones wait."""

log = logging.getLogger("kurayami")


class Services:
    """Opened once; everything in it is closed in the right order."""

    registry: Registry
    storage: Storage

    def __init__(self, settings: Settings, games: Mapping[str, AnyRules]) -> None:
        limits = settings.limits
        self.settings = settings
        self.games = games
        self.metrics = Metrics()
        self.arrivals = Arrivals()
        self.transfers = Transfers()
        self.guesses = Buckets(limits.guess_rate, limits.guess_burst)
        self.creations = Buckets(limits.creation_rate, limits.creation_burst)
        self.hints = Buckets(limits.hint_rate, limits.hint_burst)
        self.studies = Buckets(limits.study_rate, limits.study_burst)
        self.messages = Buckets(limits.address_message_rate, limits.address_message_burst)
        self.replaying = asyncio.Semaphore(REPLAYS)
        self.trying = asyncio.Lock()
        self.checking = asyncio.Lock()
        self.healthy = float("-inf")
        """Time the database last answered."""
        self.advisers = Advisers(settings.seeds)
        self.sockets: dict[str, int] = {}
        self.lan: str | None = None
        """URL in the local network, if the server listens there."""
        self.open_lan: Callable[[], Awaitable[str]] | None = None

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        engine = await asyncio.to_thread(open_database, self.settings.database)
        journal = Journal(engine, self.metrics)
        bots = Bots(self.metrics, self.settings)
        self.storage = Storage(engine)
        self.registry = Registry(self.games, self.storage, Shared(self.settings, journal, self.metrics, bots))
        journal.open()
        sweeping = asyncio.create_task(self._sweep())
        warming = asyncio.create_task(self._warm(bots))
        try:
            yield
        finally:
            sweeping.cancel()
            warming.cancel()
            await self.registry.close()
            await asyncio.to_thread(bots.close)
            await asyncio.to_thread(self.advisers.close)
            await journal.close()
            self.storage.close()
            engine.dispose()

    def require_creation(self, address: str) -> None:
        """Rate-limits new tables, per address. Raises `Refusal`."""
        if not self.creations.take(address):
            raise Refusal("server-too-many-tables", count=self.settings.limits.creation_burst)

    async def actor(self, code: str, address: str) -> TableActor:
        """The table's actor. Wrong codes are rate-limited, per address. Raises `Refusal`."""
        guesses = self.guesses.of(address)
        if guesses.is_empty():
            raise Refusal("server-too-many-guesses")
        try:
            return await self.registry.actor(code)
        except SQLAlchemyError:
            raise Refusal("server-storage") from None
        except Refusal as refusal:
            if refusal.key == "server-no-such-table":
                guesses.take()
            raise

    async def _warm(self, bots: Bots) -> None:
        """Warms up the bots, then the advisers, which reuse what bots compiled."""
        if self.settings.warm_bots:
            await asyncio.sleep(SETTLED)
            await bots.warm()
            await self.advisers.warm()

    async def _sweep(self) -> None:
        """Deletes old tables every hour."""
        while True:
            try:
                await self.registry.forget_old()
            except Exception:
                log.exception("old tables can't be deleted")
            await asyncio.sleep(HOUR)
