"""Everything a running server has, from the database to rate limits."""

import asyncio
import hmac
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager, nullcontext, suppress
from functools import partial
from hashlib import sha256
from typing import Any, Final

from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from kurayami.kernel import AnyRules, Refusal
from kurayami.server.cluster.membership import Events, Membership
from kurayami.server.cluster.owners import ALONE, FIRST, Owners, dead_among
from kurayami.server.cluster.relay import Relay
from kurayami.server.house import KEY, HouseState
from kurayami.server.http.devices import Arrivals
from kurayami.server.http.pings import STEP, PingRounds
from kurayami.server.metrics import Metrics
from kurayami.server.rate_limits import Bucket, Buckets, network
from kurayami.server.registry import Registry
from kurayami.server.settings import Settings
from kurayami.server.store import rows, schema
from kurayami.server.store.damage import DamagedTable
from kurayami.server.store.journal import Journal
from kurayami.server.store.public_lists import PublicLists, read_public
from kurayami.server.store.rows import TOLD_MILLIS
from kurayami.server.store.storage import Storage, is_postgres, open_database
from kurayami.server.table.actor import Listener, Shared, TableActor
from kurayami.server.table.session import now_millis
from kurayami.server.transfers import Transfers
from kurayami.server.workers.advisers import Advisers
from kurayami.server.workers.bots import Bots

HOUR: Final = 3600.0
WARM_UP_DELAY: Final = 3.0
"""Seconds before bots warm up, so that the first page comes first."""
BREATH_SECONDS: Final = 2.0
"""Seconds without an answer from the database before people see a notice."""
LISTEN_SECONDS: Final = 1.0
"""Seconds between two polls of the operator's orders and other processes, without notifications."""
WATCH_SECONDS: Final = 0.25
"""Seconds between two looks whether the owners that relays lead to are alive."""
WRONG_GUESSES: Final = ("server-no-such-table", "server-token-used")
REPLAYS: Final = 2
"""Most replays computed at the same time; further ones wait."""

log = logging.getLogger("kurayami")


class Services:
    """Opened once; everything in it is closed in the right order."""

    registry: Registry
    storage: Storage
    public_lists: PublicLists
    arrivals: Arrivals
    transfers: Transfers
    key: bytes
    """Secret shared by all processes of a database."""

    def __init__(self, settings: Settings, games: Mapping[str, AnyRules]) -> None:
        limits = settings.limits
        self.settings = settings
        self.games = games
        self.metrics = Metrics()
        self.house = HouseState()
        self.guesses = Buckets(limits.guess_rate, limits.guess_burst)
        self.creations = Buckets(limits.creation_rate, limits.creation_burst)
        self.hints = Buckets(limits.hint_rate, limits.hint_burst)
        self.studies = Buckets(limits.study_rate, limits.study_burst)
        self.messages = Buckets(limits.address_message_rate, limits.address_message_burst)
        self.replaying = asyncio.Semaphore(REPLAYS)
        self.trying = asyncio.Lock()
        self.reading = asyncio.Lock()
        """Held while a player's content is parsed: one at a time, because it takes time from everybody."""
        self.checking = asyncio.Lock()
        self.healthy = float("-inf")
        """Time the database last answered."""
        self.advisers = Advisers(settings.seeds)
        self.sockets: dict[str, set[Listener]] = {}
        """Connections by address."""
        self.pings = PingRounds(min(STEP, settings.ping_seconds))
        self.connected = 0
        """Number of connections."""
        self.metrics.sockets.set_function(lambda: self.connected)
        self.relays: dict[int, set[Relay]] = {}
        """Relays to other processes, by process."""
        self.metrics.relays.set_function(lambda: sum(map(len, self.relays.values())))
        self.private_address = ""
        """Address where other processes reach this one, if the database can have several."""
        self.outdated = False
        """True once there are processes of a newer generation: a rolling restart is under way."""
        self._news = asyncio.Event()
        self._heard: set[str] = set()
        """Moves of devices already applied here."""
        self.lan: str | None = None
        """URL on the local network, if the server listens there."""
        self.open_lan: Callable[[], Awaitable[str]] | None = None

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        engine = await asyncio.to_thread(open_database, self.settings.database)
        journal = Journal(engine, self.metrics)
        self.metrics.oldest_write.set_function(journal.waited)
        bots = Bots(self.metrics, self.settings)
        self.storage = Storage(engine)
        self.public_lists = PublicLists(partial(read_public, self.storage))
        journal.open()
        self.key = await journal.run(shared_key)
        self.arrivals = Arrivals(self.key)
        self.transfers = Transfers(self.storage, journal)
        membership = None
        if is_postgres(self.settings.database):
            membership = Membership(self.settings.database, self.private_address, self.settings.generation)
            await membership.join()
        place = (membership.process, membership.generation) if membership else (ALONE, FIRST)
        owners = Owners(self.storage, journal, *place)
        shared = Shared(self.settings, journal, self.metrics, bots, self.house)
        self.registry = Registry(self.games, self.storage, owners, shared)
        await self._hear()
        if membership:
            membership.live(Events(self._news.set, self._declared_dead, self.registry.forsake_all))
        work = [self._sweep(), self._warm(bots), self._listen(), self._breathe()]
        tasks = [asyncio.create_task(task) for task in (*work, *([self._watch_owners()] if membership else []))]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await self.registry.close()
            await asyncio.to_thread(bots.close)
            await asyncio.to_thread(self.advisers.close)
            await journal.close()
            if membership:
                await membership.leave()
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
        """Like `guess`, but a device with a seat at that table is never locked out by others behind the
        same address.
        """
        try:
            return self.guess(address)
        except Refusal:
            if device is None or not await self.storage.belongs(code, device):
                raise
            return nullcontext()

    def guess(self, address: str) -> AbstractContextManager[None]:
        """Charged at once, and refunded unless the guess was wrong. Raises `Refusal` after too many."""
        bucket = self.guesses.of(address)
        if not bucket.take():
            raise Refusal("server-too-many-guesses")
        return _guessing(bucket)

    async def _warm(self, bots: Bots) -> None:
        """Warms up the bots, then the advice worker, which reuses the bots' compiled code."""
        if self.settings.warm_bots:
            await asyncio.sleep(WARM_UP_DELAY)
            await bots.warm()
            await self.advisers.warm()

    async def _breathe(self) -> None:
        """Tells people when the database stops answering, and when it is back."""
        while True:
            await asyncio.sleep(BREATH_SECONDS / 4)
            if self.house.hold_breath(self.registry.shared.journal.waited() >= BREATH_SECONDS):
                self.registry.wake_all()

    async def _listen(self) -> None:
        """Reads the operator's orders and other processes' notices: on a notification, and now and then without,
        because one can be missed.
        """
        while True:
            alarm = self.settings.clock.ring(LISTEN_SECONDS, self._news.set)
            await self._news.wait()
            alarm.cancel()
            self._news.clear()
            await self._hear()

    async def _watch_owners(self) -> None:
        """Looks often whether the owners that relays lead to are alive."""
        while True:
            await self.settings.clock.sleep(WATCH_SECONDS)
            with suppress(SQLAlchemyError):
                await self._leave_the_dead()

    async def _hear(self) -> None:
        with suppress(SQLAlchemyError):
            if self.house.hear(await self.storage.house(), now_millis()):
                self.registry.wake_all()
                self._send_away()
            if not self.registry.owners.is_alone:
                await self._hear_others()

    async def _hear_others(self) -> None:
        moves = await self.storage.device_moves(now_millis() - TOLD_MILLIS)
        for name, old, new in moves:
            if name not in self._heard:
                await self.registry.device_moved(old, new)
        self._heard |= {name for name, _, _ in moves}
        await self._leave_the_dead()
        self.outdated = await self.registry.owners.is_outdated()
        if self.outdated:
            await self.registry.forsake_lost()

    async def _leave_the_dead(self) -> None:
        """Cuts the relays to dead processes."""
        if self.relays:
            for process in await self.storage.ask(partial(dead_among, processes=list(self.relays))):
                for relay in list(self.relays.get(process, ())):
                    relay.cut()

    async def move_device(self, old: str, new: str) -> None:
        """Moves a device's seats and tables to another device, in all processes."""
        name = secrets.token_hex(16)
        self._heard.add(name)
        told = [] if self.registry.owners.is_alone else rows.tell_device_move(name, old, new, now_millis())
        await self.registry.move_device(old, new, told)

    async def _declared_dead(self) -> None:
        """Compares the tables' terms, because others may have taken some over."""
        try:
            await self.registry.forsake_lost()
        except SQLAlchemyError:
            self.registry.forsake_all()

    @property
    def relay_token(self) -> str:
        return hmac.digest(self.key, b"relay", sha256).hex()

    def require_place(self, address: str) -> None:
        """Checks the limits for a new connection and counts it. Raises `Refusal`."""
        limits = self.settings.limits
        if len(self.sockets[network(address)]) > limits.sockets_per_address:
            raise Refusal("server-too-many-sockets")
        if limits.sockets is not None and self.connected + sum(map(len, self.relays.values())) > limits.sockets:
            raise Refusal("server-full")

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


def shared_key(connection: Connection) -> bytes:
    """The database's own secret, drawn by the first process to open it."""
    house = schema.house
    wanted = select(house.c.text).where(house.c.kind == KEY)
    found = connection.scalar(wanted)
    if found is None:
        drawn = {"kind": KEY, "name": "", "text": secrets.token_hex(32), "until": 0}
        connection.execute(upsert(connection)(house).values(drawn).on_conflict_do_nothing())
        found = connection.scalar(wanted)
    return bytes.fromhex(str(found))


def upsert(connection: Connection) -> Any:
    return postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert


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
