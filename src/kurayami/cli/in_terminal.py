"""The games in the terminal: full screen, or line by line."""

import asyncio
import sys
from pathlib import Path

import msgspec

from kurayami.cli.files import keep_elsewhere, require_writable
from kurayami.cli.local_house import local_house
from kurayami.cli.speech import Misuse, trouble
from kurayami.games.hidden_rooms import BOOKS
from kurayami.games.hidden_rooms.book import Book, load_book
from kurayami.kernel import SEED_BYTES, Refusal
from kurayami.server.settings import LOOPBACK, PORT, Settings, data_folder, default_database, new_seed
from kurayami.terminal.client.devices import Devices
from kurayami.terminal.client.house import House
from kurayami.terminal.client.link import Link, link_of
from kurayami.terminal.client.table import new_nonce
from kurayami.terminal.lines.hall import LinesHall
from kurayami.terminal.wish import Wish
from kurayami.words import Words

HIDDEN_ROOMS = "hidden-rooms"
LOCAL = "local"
"""The name under which this device's secret for servers on this machine is kept, whatever their port."""


class Evening(msgspec.Struct, frozen=True):
    """What somebody has asked for on the command line."""

    words: Words
    given_name: str | None
    lines: bool
    database: str | None = None
    port: int = PORT
    book: str | None = None
    seed: str | None = None
    save: Path | None = None

    @property
    def name(self) -> str:
        return self.given_name or self.words.say("web-name-player")


def play_in_terminal(evening: Evening) -> None:
    wish = Wish(HIDDEN_ROOMS, book_options(evening.book)) if evening.book or evening.seed or evening.save else None
    seed = seed_of(evening.seed)
    if evening.save:
        require_writable(evening.save)
    settings = Settings(
        database=evening.database or default_database(),
        port=evening.port,
        local=True,
        warm_bots=True,
        seeds=(lambda: seed) if seed else new_seed,
    )
    shared = not (evening.database or seed)
    with local_house(settings, shared) as url:
        asyncio.run(_lines(evening, House(url, devices(), LOCAL), wish))


async def _lines(evening: Evening, house: House, wish: Wish | None) -> None:
    nonces = (lambda: bytes(SEED_BYTES).hex()) if evening.seed else new_nonce
    hall = LinesHall(house, evening.words, sys.stdin.readline, say, evening.name, sys.stdin.isatty(), nonces)
    await hall.open()
    if wish is None:
        return await hall.stay()
    code, finished = await hall.play(wish)
    if evening.save and finished:
        _save(evening.words, evening.save, await house.record(code))
    elif not finished:
        say(evening.words.say("terminal-kept"))
    return None


def join_in_terminal(evening: Evening, link: str) -> None:
    near = f"http://{LOOPBACK}:{PORT}"
    try:
        found = link_of(link, near)
    except Refusal as refusal:
        raise Misuse(refusal.key, **refusal.params) from None
    house = House(found.origin, devices(), LOCAL if found.origin == near else None)
    asyncio.run(_join_lines(evening, house, found))


async def _join_lines(evening: Evening, house: House, link: Link) -> None:
    hall = LinesHall(house, evening.words, sys.stdin.readline, say, evening.name, sys.stdin.isatty())
    await hall.open()
    await hall.sit_at(link.code)


def say(text: str) -> None:
    print(text, flush=True)


def devices() -> Devices:
    return Devices(data_folder() / "terminal.json")


def book_options(name: str | None) -> dict[str, object]:
    return {"book": msgspec.to_builtins(book_named(name))} if name else {}


def book_named(name: str) -> Book:
    return BOOKS[name] if name in BOOKS else load_book(Path(name))


def seed_of(text: str | None) -> bytes | None:
    if not text:
        return None
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        raise Misuse("play-bad-seed") from None
    if len(seed) != SEED_BYTES:
        raise Misuse("play-bad-seed")
    return seed


def _save(words: Words, file: Path, text: str) -> None:
    try:
        file.write_text(text, "utf-8")
    except OSError as error:
        kept = keep_elsewhere(text)
        raise Refusal("play-saved-elsewhere", file=str(file), problem=trouble(error), kept=str(kept)) from None
    print(words.say("play-saved", file=str(file)))
