"""How a server is set up."""

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
"""The one preferred port: what a browser remembers belongs to address and port."""


LOOPBACK: Final = "127.0.0.1"
EVERYWHERE: Final = ("0.0.0.0", "::")
"""Hosts that stand for every address of the machine, which nobody can type into a browser."""


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


class Limits(Struct, frozen=True, kw_only=True):
    """How much one person, or one machine, may ask for. A rate is for each second; a burst may come at once."""

    message_bytes: int = 8 * 1024
    body_bytes: int = 64 * 1024
    message_rate: float = 20
    message_burst: int = 60
    frame_rate: float = 30
    frame_burst: int = 150
    """Of websocket frames of one connection: messages, their pieces, pings and pongs."""
    byte_rate: float = 16 * 1024
    byte_burst: int = 64 * 1024
    """Of what one connection sends."""
    request_rate: float = 50
    request_burst: int = 1000
    """Of requests over HTTP and of new websockets, for each address. A page that is opened for the first time asks for
    nearly a hundred files, and a whole company may sit behind one address."""
    address_message_rate: float = 200
    address_message_burst: int = 600
    guess_rate: float = 0.2
    guess_burst: int = 30
    """Of codes that name no table, for each address."""
    creation_rate: float = 0.05
    creation_burst: int = 40
    """Of new tables, for each address."""
    hint_rate: float = 1
    hint_burst: int = 40
    study_rate: float = 0.5
    study_burst: int = 40
    """Of replays, records, reviews, books and pages that are tried out, for each address."""
    sockets: int = 4000
    sockets_per_address: int = 100
    tables_per_device: int = 40
    """Games that a device hosts and that are not over."""
    entries: int = 20_000
    """Moves of one game, those of chance included."""
    talk_rate: float = 1
    talk_burst: int = 20
    """Of what one seat says."""
    talk: int = 2000
    """Things said at one table."""


class Settings(Struct, frozen=True, kw_only=True):
    database: str
    """A SQLite file, or the URL of a PostgreSQL database."""
    host: str = LOOPBACK
    port: int = PORT
    public_url: str | None = None
    """Where people find the server, if that is not where it listens."""
    metrics_token: str | None = None
    """Whoever shows it may read the metrics; without one nobody may."""
    local: bool = False
    """On somebody's own machine, for that person and their guests."""
    limits: Limits = Limits()
    static: Path = Path(__file__).parent / "static"
    keep_days: int | None = 90
    """Days after which an untouched table is deleted, with names and talk. None: never."""
    ping_seconds: float = 5.0
    silence_seconds: float = 30.0
    """Who answers no ping for so long is away."""
    idle_seconds: float = 60.0
    """A table without anyone is put aside after this time. Nothing is lost."""
    bot_pause: float = 0.8
    """The least time a bot takes, so that people can follow."""
    bot_seconds: float = 1.0
    """The longest time a bot may think; then a quicker one decides."""
    warm_bots: bool = False
    """Whether bots load all they need when the server starts, and not with their first thought."""
    seeds: Callable[[], bytes] = new_seed
    """Source of the seeds of games and challenges, and of the nonces of bots."""
    clock: Clock = Clock()

    @property
    def hosts(self) -> frozenset[str]:
        """The names under which the server may be addressed, beside plain addresses."""
        names = {"localhost"}
        if self.public_url:
            names.add(urlsplit(self.public_url).hostname or "")
        return frozenset(names)

    @property
    def secure(self) -> bool:
        return bool(self.public_url) and urlsplit(self.public_url).scheme == "https"


def data_folder(env: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Where a user's games are kept."""
    home = Path.home()
    if platform == "win32":
        return Path(env.get("LOCALAPPDATA") or home / "AppData" / "Local") / "kurayami"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "kurayami"
    return Path(env.get("XDG_DATA_HOME") or home / ".local" / "share") / "kurayami"


def default_database() -> str:
    return str(data_folder() / "tables.sqlite3")
