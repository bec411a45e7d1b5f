"""The house: its announcements, bans, and closed or damaged tables."""

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from kurayami.kernel import Refusal
from kurayami.server.rate_limits import network
from kurayami.wire.messages import Notice

ANNOUNCEMENT: Final = "announcement"
BAN: Final = "ban"
KEY: Final = "key"
CLOSED: Final = "closed"
DAMAGED: Final = "damaged"
APART: Final = {CLOSED: "server-closed", DAMAGED: "server-damaged"}
"""Reasons to keep people out of a table, with the message for each."""
FOR_EVER: Final = 2**62
SILENCE: Final = Notice(None, {})
HOLDING_BREATH: Final = Notice("server-holding-breath", {})


class HouseRow(Struct, frozen=True):
    """An operator's order: its kind, its subject, and its expiry (milliseconds since 1970)."""

    kind: str
    name: str
    text: str
    until: int


class HouseState:
    def __init__(self) -> None:
        self._holds_breath = False
        self._announcement = ""
        self._banned: frozenset[str] = frozenset()
        self.apart: dict[str, str] = {}
        """Notices at closed and damaged tables, by code."""

    @property
    def notice(self) -> Notice:
        """Notice that every screen shows now."""
        if self._holds_breath:
            return HOLDING_BREATH
        return Notice("server-announcement", {"text": self._announcement}) if self._announcement else SILENCE

    def hold_breath(self, on: bool) -> bool:
        """Notes that nothing can be stored now, or that it can again. True if that is new."""
        before, self._holds_breath = self._holds_breath, on
        return before != on

    def hear(self, said: Iterable[HouseRow], now: int) -> bool:
        """Takes in the operator's orders. True if any is new."""
        before = self._announcement, self._banned, self.apart
        holds = [row for row in said if row.until > now]
        self._announcement = next((row.text for row in holds if row.kind == ANNOUNCEMENT), "")
        self._banned = frozenset(row.name for row in holds if row.kind == BAN)
        self.apart = {row.name: APART[row.kind] for row in holds if row.kind in APART}
        return before != (self._announcement, self._banned, self.apart)

    def require_open(self, code: str) -> None:
        """Raises `Refusal` if the table is closed or damaged."""
        if code in self.apart:
            raise Refusal(self.apart[code])

    def is_banned(self, address: str) -> bool:
        return bool(self._banned) and network(address) in self._banned
