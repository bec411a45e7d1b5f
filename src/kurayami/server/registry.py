"""All tables of a server: creates, finds, wakes and deletes them."""

import asyncio
import logging
import secrets
from collections.abc import Collection, Iterator, Mapping, Sequence
from datetime import timedelta
from typing import Final

import msgspec
from sqlalchemy import ColumnElement
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from kurayami.kernel import AnyRules, Refusal
from kurayami.lessons import lesson_of
from kurayami.server.cluster.owners import Owners
from kurayami.server.decoders import decoder, prepare
from kurayami.server.settings import Settings
from kurayami.server.store import rows
from kurayami.server.store.damage import DamagedTable, reading_stored
from kurayami.server.store.journal import Change, Write
from kurayami.server.store.rows import StoredTable, TableRow
from kurayami.server.store.storage import TABLES, Storage, is_seed
from kurayami.server.table.actor import Shared, TableActor
from kurayami.server.table.game import resume
from kurayami.server.table.inbox import DeviceMoved, PutAside
from kurayami.server.table.session import Session, encoded, now_millis
from kurayami.server.table.unhurried import opened_unhurried
from kurayami.wire.messages import CreateTable

LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Letters of a code. No I, L, O or U, so that it can be read aloud and typed."""
CODE_LENGTH: Final = 10
GATHERING_DAYS: Final = 2
FORGOTTEN_AT_ONCE: Final = 50
"""Most tables deleted in one transaction: other writes wait for it."""

log = logging.getLogger("kurayami")


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def code_from(secret: bytes) -> str:
    """Code derived from a secret, always the same."""
    return "".join(LETTERS[byte % len(LETTERS)] for byte in secret[:CODE_LENGTH])


def plain_code(written: str) -> str:
    """Normalizes a code as people write it: lower case, dashes, look-alike letters."""
    letters = written.upper().replace("-", "").replace(" ", "")
    return letters.replace("O", "0").replace("I", "1").replace("L", "1")


class Registry:
    def __init__(self, games: Mapping[str, AnyRules], storage: Storage, owners: Owners, shared: Shared) -> None:
        self.games = games
        prepare(games.values())
        self.storage = storage
        self.owners = owners
        self.shared = shared
        self._actors: dict[str, TableActor] = {}
        self._waking: dict[str, asyncio.Task[TableActor]] = {}
        self._closing = False

    async def create(
        self, wish: CreateTable, host: str, seed: bytes | None = None, day: str | None = None, code: str | None = None
    ) -> TableRow:
        """Raises `Refusal`; and `IntegrityError` if there is a table with that code."""
        rules = self._rules(wish.game)
        options = lesson_of(wish.game, wish.lesson).options if wish.lesson else options_of(rules, wish.options)
        await self._require_room(host)
        now = now_millis()
        row = TableRow(
            code=code or new_code(),
            game=wish.game,
            version=rules.VERSION,
            options=encoded(options),
            seed=(seed or self.shared.settings.seeds()).hex(),
            open=wish.open,
            undo=wish.undo,
            hints=wish.hints,
            absence=wish.absence,
            phase="gathering",
            host=host,
            challenge=day,
            outcome=None,
            score=None,
            created=now,
            touched=now,
            lesson=wish.lesson,
            latecomers=wish.latecomers,
        )
        if wish.unhurried:
            row = opened_unhurried(row)
        await self.shared.journal.write(Write(changes=rows.new_table(row, rules.seats(options))))
        return row

    async def actor(self, code: str) -> TableActor:
        """The table's actor, woken if it is asleep. Raises `Refusal`, also if it is awake in another process."""
        if self._closing:
            raise Refusal("server-stopping")
        self.shared.house.require_open(code)
        actor = self._actors.get(code)
        if actor and not actor.closed.is_set():
            return actor
        if code not in self._waking:
            self._waking[code] = asyncio.create_task(self._wake(code))
            self._waking[code].add_done_callback(lambda _: self._waking.pop(code, None))
        return await asyncio.shield(self._waking[code])

    def awake(self, code: str) -> TableActor | None:
        actor = self._actors.get(code)
        return actor if actor and not actor.closed.is_set() else None

    def wake_all(self) -> None:
        """Wakes every table's clients, because there may be news for everybody."""
        for actor in self._actors.values():
            actor.wake_all()

    def send_away(self, code: str, why: str) -> None:
        """Disconnects everybody at a table."""
        actor = self.awake(code)
        if actor:
            actor.dismiss_all(why)

    async def move_device(self, old: str, new: str, told: Sequence[Change] = ()) -> None:
        """Moves a device's seats and tables to another device. The notice `told` to other processes is
        stored with it.
        """
        await self.shared.journal.write(Write(changes=[*rows.move_device(old, new), *told]))
        await self.device_moved(old, new)

    async def device_moved(self, old: str, new: str) -> None:
        """Tells the awake tables, including those loaded before it was stored."""
        await asyncio.gather(*self._waking.values(), return_exceptions=True)
        for actor in self._actors.values():
            actor.tell(DeviceMoved(old, new))

    async def forsake_lost(self, codes: Collection[str] | None = None) -> set[str]:
        """Gives up the tables another process has taken over, of these or of all. Returns their codes."""
        asked = self._actors if codes is None else self._actors.keys() & codes
        terms = {code: self._actors[code].session.row.term for code in asked}
        lost = await self.owners.lost(terms)
        for code in lost:
            actor = self.awake(code)
            if actor and actor.session.row.term == terms[code]:
                actor.forsake()
        return lost

    def forsake_all(self) -> None:
        """Gives up all tables, because others may have taken over any of them."""
        for actor in self._actors.values():
            actor.forsake()

    async def forget_old(self) -> int:
        """Deletes tables untouched for `keep_days`, with names and chat. Returns their number."""
        now = now_millis()
        days = self.shared.settings.keep_days
        old, never_begun = now - _millis(days) if days else 0, now - _millis(GATHERING_DAYS)
        return await self._forget(old) + await self._forget(max(old, never_begun), TABLES.phase == "gathering")

    async def _forget(self, touched_before: int, *where: ColumnElement[bool]) -> int:
        """Deletes old tables, except those awake. Waking touches a table, so the database settles a race."""
        forgotten = 0
        for some in batched(await self.storage.codes(TABLES.touched < touched_before, *where), FORGOTTEN_AT_ONCE):
            asleep = [code for code in some if code not in self._actors and code not in self._waking]
            if asleep:
                await self._delete(asleep, touched_before)
                forgotten += len(asleep) - await self.storage.count(TABLES.code.in_(asleep))
        return forgotten

    async def _delete(self, codes: Sequence[str], touched_before: int) -> None:
        """Deletes them together; if that fails, one by one, so that a damaged one keeps no other."""
        try:
            await self.shared.journal.write(Write(changes=rows.forget_tables(codes, touched_before)))
        except OperationalError:
            raise
        except SQLAlchemyError:
            log.error("a table can't be deleted; `kurayami check` may know why")
            for code in codes if len(codes) > 1 else ():
                await self._delete([code], touched_before)

    async def close(self) -> None:
        """Puts every table to sleep."""
        self._closing = True
        await asyncio.gather(*self._waking.values(), return_exceptions=True)
        actors = list(self._actors.values())
        for actor in actors:
            actor.tell(PutAside())
        for actor in actors:
            await actor.closed.wait()

    async def _wake(self, code: str) -> TableActor:
        stored = await self.owners.claim(code)
        rules = self.games.get(stored.row.game)
        if rules is None or stored.row.version != rules.VERSION:
            with reading_stored():
                session = Session(stored, None, None, self.shared.settings)
            return self._seat(TableActor(session, await self.storage.snapshots(code), self.shared))
        session = await asyncio.to_thread(read_session, stored, rules, self.shared.settings)
        return self._seat(TableActor(session, {}, self.shared))

    def _seat(self, actor: TableActor) -> TableActor:
        code = actor.session.row.code
        self._actors[code] = actor
        self.shared.metrics.tables.inc()
        actor.begin(lambda: self._gone(code, actor))
        return actor

    def _gone(self, code: str, actor: TableActor) -> None:
        self.shared.metrics.tables.dec()
        if self._actors.get(code) is actor:
            del self._actors[code]

    def _rules(self, game: str) -> AnyRules:
        if game not in self.games:
            raise Refusal("catalog-no-such-game", name=game, games=", ".join(self.games))
        return self.games[game]

    async def _require_room(self, host: str) -> None:
        limit = self.shared.settings.limits.tables_per_device
        if await self.storage.hosted_by(host) >= limit:
            raise Refusal("server-too-many-tables", count=limit)


def read_session(stored: StoredTable, rules: AnyRules, settings: Settings) -> Session:
    """A stored table with its game, if begun. Raises `DamagedTable`. Slow: not for the event loop."""
    with reading_stored():
        require_whole(stored, rules)
        game = resume(stored.row, rules, stored.lines, settings.clock) if stored.lines else None
        return Session(stored, rules, game, settings)


def require_whole(stored: StoredTable, rules: AnyRules) -> None:
    """Raises `DamagedTable` if something a game needs is missing."""
    if not is_seed(stored.row.seed):
        raise DamagedTable("the seed is no seed")
    seats = rules.seats(decoder(rules.Options).decode(stored.row.options))
    if [row.seat for row in stored.seats] != list(range(seats)):
        raise DamagedTable("seats are missing")
    if bool(stored.lines) != (stored.row.phase != "gathering"):
        raise DamagedTable("the game is missing" if not stored.lines else "a game that has not begun has moves")


def options_of(rules: AnyRules, options: msgspec.Raw) -> object:
    """Decodes and checks a client's options. Raises `Refusal`."""
    try:
        decoded = decoder(rules.Options).decode(options)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refusal("server-bad-options", problem=str(error)[:200]) from None
    rules.setup(decoded)
    return decoded


def batched(codes: Sequence[str], size: int) -> Iterator[Sequence[str]]:
    for start in range(0, len(codes), size):
        yield codes[start : start + size]


def _millis(days: int) -> int:
    return int(timedelta(days=days).total_seconds() * 1000)
