"""Transfers: short-lived, single-use tokens that move a device's seats to another device. Stored by their hashes."""

import secrets
from collections.abc import Callable
from hashlib import sha256
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, func, select

from kurayami.kernel import Refusal
from kurayami.server.store import rows, schema
from kurayami.server.store.journal import Journal, Write
from kurayami.server.store.storage import Storage
from kurayami.server.table.session import now_millis
from kurayami.wire.messages import Mover

TRANSFER_SECONDS: Final = 600
TRANSFERS: Final = 10_000
TOKENS: Final = schema.transfers.c
NOBODY: Final = Mover()


class TokenOwner(NamedTuple):
    device: str
    mover: Mover


class Transfers:
    def __init__(self, storage: Storage, journal: Journal, now: Callable[[], int] = now_millis) -> None:
        self._storage = storage
        self._journal = journal
        self._now = now

    async def token_for(self, device: str, mover: Mover = NOBODY) -> str:
        """A new token; the device's earlier one ends. Raises `Refusal`."""
        count = select(func.count()).select_from(schema.transfers)
        if await self._storage.ask(lambda connection: connection.scalar(count) or 0) >= TRANSFERS:
            raise Refusal("server-busy")
        token, now = secrets.token_urlsafe(32), self._now()
        changes = rows.new_transfer(hash_of(token), device, mover, now, now + TRANSFER_SECONDS * 1000)
        await self._journal.write(Write(changes=changes))
        return token

    async def look(self, token: str) -> TokenOwner:
        """Device and person behind the token, which stays usable. Raises `Refusal`."""
        return await self._storage.ask(lambda connection: self._owner(connection, token))

    async def redeem(self, token: str) -> str:
        """Device that made the token, which is now used up. Raises `Refusal`."""
        return await self._journal.run(lambda connection: self._redeem(connection, token))

    def _redeem(self, connection: Connection, token: str) -> str:
        device = self._owner(connection, token).device
        if connection.execute(delete(schema.transfers).where(TOKENS.token == hash_of(token))).rowcount != 1:
            raise Refusal("server-token-used")
        return device

    def _owner(self, connection: Connection, token: str) -> TokenOwner:
        wanted = select(schema.transfers).where(TOKENS.token == hash_of(token), TOKENS.until > self._now())
        found = connection.execute(wanted).first()
        if found is None:
            raise Refusal("server-token-used")
        return TokenOwner(found.device, Mover(found.name, found.face))


def hash_of(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()
