"""Owners of tables. A table is awake in one process at a time, named in its row.

Every new owner raises the table's term, and the database refuses writes of earlier terms (store/journal.py). So two
processes that both think they own a table can't both write, whatever either has missed.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, func, select

from kurayami.kernel import Refusal
from kurayami.server.store import rows, schema
from kurayami.server.store.entries import Tenure
from kurayami.server.store.journal import Journal, TableGone, Write
from kurayami.server.store.rows import StoredTable
from kurayami.server.store.storage import OF_CODE, TABLES, Storage
from kurayami.server.table.session import now_millis

ALONE: Final = 0
"""Process number for a SQLite database, which has only one."""
LOCKS: Final = 0x6B757261
"""Class of the advisory liveness locks; the second half of a lock is the process."""
FIRST: Final = 1
"""Generation of processes before any rolling restart."""
TRIES: Final = 5
"""Most attempts at a claim while others claim the same table."""

PROCESSES: Final = schema.processes.c
OWNER_OF: Final = (
    select(TABLES.owner, TABLES.term, PROCESSES.address, PROCESSES.generation)
    .join_from(schema.tables, schema.processes, PROCESSES.id == TABLES.owner, isouter=True)
    .where(TABLES.code == OF_CODE)
)


class Elsewhere(Struct, frozen=True):
    """Raised when a table is awake in another process."""

    process: int
    address: str


class Asking(Struct, frozen=True):
    """The process that wants to know a table's owner."""

    process: int
    generation: int = FIRST


class Ownership(Struct, frozen=True):
    """Owner of a table, from its row."""

    term: int
    elsewhere: Elsewhere | None = None
    """The owner, if it is another process, alive, and of no older generation."""
    dead: int | None = None
    """The owner, if it is dead."""
    outdated: int | None = None
    """The owner, if it is alive but of an older generation: it has to give the table up."""


class Owners:
    def __init__(self, storage: Storage, journal: Journal, process: int = ALONE, generation: int = FIRST) -> None:
        self.process = process
        self._asking = Asking(process, generation)
        self._storage = storage
        self._journal = journal

    @property
    def is_alone(self) -> bool:
        """True if there can be no other process."""
        return self.process == ALONE

    async def elsewhere(self, code: str) -> Elsewhere | None:
        """The other process where the table is awake, if any."""
        if self.is_alone:
            return None
        found = await self._storage.ask(lambda connection: ownership(connection, code, self._asking))
        return found.elsewhere if found else None

    async def claim(self, code: str) -> StoredTable:
        """Makes this process the table's owner, and loads the table. Raises `Refusal` if another one is."""
        if self.is_alone:
            return await self._claim_alone(code)
        for _ in range(TRIES):
            seen = await self._storage.ask(lambda connection: ownership(connection, code, self._asking))
            if seen is None:
                raise Refusal("server-no-such-table")
            if seen.elsewhere:
                break
            mine = rows.claim(code, self.process, seen.term, now_millis())
            died = [rows.no_process(seen.dead)] if seen.dead else []
            await self._journal.write(Write(changes=[mine, *died]))
            if seen.dead or seen.outdated:
                await self._journal.run(rows.notify)
            stored = await self._storage.table(code)
            if stored is None:
                raise Refusal("server-no-such-table")
            if (stored.row.owner, stored.row.term) == (self.process, seen.term + 1):
                return stored
        raise Refusal("server-moved")

    async def _claim_alone(self, code: str) -> StoredTable:
        """Claims after reading, so that a damaged table is not written to."""
        stored = await self._storage.table(code)
        if stored is None:
            raise Refusal("server-no-such-table")
        row = stored.row
        mine = rows.claim(code, self.process, row.term, now_millis())
        try:
            await self._journal.write(Write(changes=[mine], hold=Tenure(code, row.term)))
        except TableGone:
            raise Refusal("server-no-such-table") from None
        return replace(stored, row=replace(row, owner=self.process, term=row.term + 1))

    async def lost(self, terms: Mapping[str, int]) -> set[str]:
        """Tables of these terms that no longer belong to this process."""
        return await self._storage.ask(lambda connection: set(terms) - held(connection, self.process, terms))

    async def is_outdated(self) -> bool:
        """True if there are processes of a newer generation."""
        newest = select(func.max(PROCESSES.generation))
        return await self._storage.ask(lambda connection: connection.scalar(newest) or FIRST) > self._asking.generation


def ownership(connection: Connection, code: str, asking: Asking) -> Ownership | None:
    """None if there is no such table."""
    row = connection.execute(OWNER_OF, {"of_code": code}).one_or_none()
    if row is None:
        return None
    if row.owner in (None, asking.process):
        return Ownership(row.term)
    if row.address is None or not is_alive(connection, row.owner):
        return Ownership(row.term, dead=row.owner)
    if row.generation < asking.generation:
        return Ownership(row.term, outdated=row.owner)
    return Ownership(row.term, Elsewhere(row.owner, row.address))


def is_alive(connection: Connection, process: int) -> bool:
    """True if the process holds its lock. With SQLite no other process is alive: the file is locked (ownership.py)."""
    if connection.dialect.name != "postgresql":
        return False
    return not connection.scalar(select(func.pg_try_advisory_xact_lock_shared(LOCKS, process)))


def dead_among(connection: Connection, processes: Sequence[int]) -> list[int]:
    return [process for process in processes if not is_alive(connection, process)]


def held(connection: Connection, process: int, terms: Mapping[str, int]) -> set[str]:
    mine = select(TABLES.code, TABLES.term).where(TABLES.owner == process, TABLES.code.in_(terms))
    return {row.code for row in connection.execute(mine) if row.term == terms[row.code]}
