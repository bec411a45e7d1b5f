"""Settings of a server."""

import os
import secrets
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct

from kurayami.kernel import SEED_BYTES
from kurayami.server.clock import Clock

PORT: Final = 8422
"""Default port. Browsers keep storage per address and port, so it stays the same."""


LOOPBACK: Final = "127.0.0.1"
EVERYWHERE: Final = ("0.0.0.0", "::")
"""Hosts that stand for every address of the machine; a browser can't open them."""


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


class Limits(Struct, frozen=True, kw_only=True):
    """Limits per person or machine. Rates are per second; a burst may come at once."""

    message_bytes: int = 8 * 1024
    body_bytes: int = 64 * 1024
    message_rate: float = 20
    message_burst: int = 60
    frame_rate: float = 30
    frame_burst: int = 150
    """Websocket frames per connection: messages, fragments, pings and pongs."""
    byte_rate: float = 16 * 1024
    byte_burst: int = 64 * 1024
    """Bytes a connection sends."""
    request_rate: float = 50
    request_burst: int = 1000
    """HTTP requests and new websockets, per address. A first visit loads nearly a hundred files, and a whole company
    may share an address.
    """
    address_message_rate: float = 200
    address_message_burst: int = 600
    guess_rate: float = 0.2
    guess_burst: int = 30
    """Codes that name no table, per address."""
    creation_rate: float = 0.05
    creation_burst: int = 40
    """New tables, per address."""
    hint_rate: float = 1
    hint_burst: int = 40
    study_rate: float = 0.5
    study_burst: int = 40
    """Replays, records, reviews, content that is parsed or rated, and links that move seats, per address."""
    sockets: int | None = None
    """Open websockets of the process, where a relayed one counts twice. None: what the limit on open files allows."""
    sockets_per_address: int = 100
    connections_per_address: int = 200
    """Open connections besides websockets. A browser opens at most six."""
    connection_rate: float = 30
    connection_burst: int = 400
    """New connections, per address: further ones wait their turn. Proxies are exempt."""
    socket_rate: float = 10
    socket_burst: int = 200
    """New websockets, per address: after a restart all pages behind it come back at once."""
    tables_per_device: int = 40
    """Unfinished games hosted by a device."""
    entries: int = 20_000
    """Moves of one game, including chance moves."""
    talk_rate: float = 1
    talk_burst: int = 20
    """Chat messages per seat."""
    talk: int = 2000
    """Chat messages at one table."""


class Settings(Struct, frozen=True, kw_only=True):
    database: str
    """A SQLite file, or the URL of a PostgreSQL database."""
    host: str = LOOPBACK
    port: int = PORT
    public_url: str | None = None
    """Public address, if it differs from where the server listens."""
    private_address: str = LOOPBACK
    """Address where other processes on the same database reach this one: a host, or a host and a port."""
    generation: int | None = None
    """Generation of the process; newer ones take tables over from older ones. None: the newest that is running."""
    metrics_token: str | None = None
    """Secret that opens `/metrics`; None: it is closed."""
    local: bool = False
    """True if the server runs on a player's own machine."""
    limits: Limits = Limits()
    static: Path = Path(__file__).parent / "static"
    keep_days: int | None = 90
    """Days before an untouched table is deleted, with names and chat. None: never."""
    ping_seconds: float = 5.0
    silence_seconds: float = 30.0
    """Seconds without a pong before a client counts as away."""
    idle_seconds: float = 60.0
    """Seconds before an empty table goes to sleep. Nothing is lost."""
    bot_pause: float = 0.5
    """Minimum seconds a bot takes, so that people can follow."""
    bot_seconds: float = 1.0
    """Most seconds a bot may think; then a faster level decides."""
    warm_bots: bool = False
    """True if bots load at startup instead of on their first decision."""
    seeds: Callable[[], bytes] = new_seed
    """Source of the seeds of games and challenges, and of the nonces of bots."""
    clock: Clock = Clock()

    @property
    def hosts(self) -> frozenset[str]:
        """Host names the server answers to, besides IP addresses."""
        names = {"localhost"}
        if self.public_url:
            names.add(urlsplit(self.public_url).hostname or "")
        return frozenset(names)

    @property
    def secure(self) -> bool:
        return bool(self.public_url) and urlsplit(self.public_url).scheme == "https"


def host_and_port(written: str) -> tuple[str, int]:
    """Parses a private address: `10.0.0.5`, `10.0.0.5:9000`, `::1`, `[::1]:9000`. Port 0 means any free one."""
    if written.startswith("[") or written.count(":") == 1:
        host, _, port = written.rpartition(":")
        return host.strip("[]"), int(port)
    return written, 0


def data_folder(env: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Folder of a user's games."""
    home = Path.home()
    if platform == "win32":
        return Path(env.get("LOCALAPPDATA") or home / "AppData" / "Local") / "kurayami"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "kurayami"
    return Path(env.get("XDG_DATA_HOME") or home / ".local" / "share") / "kurayami"


def default_database() -> str:
    return str(data_folder() / "tables.sqlite3")
