"""The house itself: what it says to everybody, whom it does not let in, and which tables are set apart."""

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
"""Why a table is set apart, and what is said to who asks for it."""
FOR_EVER: Final = 2**62
SILENCE: Final = Notice(None, {})
HOLDING_BREATH: Final = Notice("server-holding-breath", {})


class HouseRow(Struct, frozen=True):
    """A word of whoever runs the server: what is said of whom or what, and until when (milliseconds since 1970)."""

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
        """Notices at tables that are set apart, by code."""

    @property
    def notice(self) -> Notice:
        """Notice that every screen shows now."""
        if self._holds_breath:
            return HOLDING_BREATH
        return Notice("server-announcement", {"text": self._announcement}) if self._announcement else SILENCE

    def hold_breath(self, on: bool) -> bool:
        """Nothing can be stored just now, or it can again. Says whether that is new."""
        before, self._holds_breath = self._holds_breath, on
        return before != on

    def hear(self, said: Iterable[HouseRow], now: int) -> bool:
        """Takes the operator's wishes. True if any of them is new."""
        before = self._announcement, self._banned, self.apart
        holds = [row for row in said if row.until > now]
        self._announcement = next((row.text for row in holds if row.kind == ANNOUNCEMENT), "")
        self._banned = frozenset(row.name for row in holds if row.kind == BAN)
        self.apart = {row.name: APART[row.kind] for row in holds if row.kind in APART}
        return before != (self._announcement, self._banned, self.apart)

    def require_open(self, code: str) -> None:
        """Raises `Refusal` if the table is set apart."""
        if code in self.apart:
            raise Refusal(self.apart[code])

    def is_banned(self, address: str) -> bool:
        return bool(self._banned) and network(address) in self._banned
