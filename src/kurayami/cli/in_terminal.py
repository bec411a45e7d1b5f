"""The games in the terminal: full screen, or line by line. Slow imports wait until they are needed."""

import asyncio
import os
import sys
from collections.abc import Callable
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path
from secrets import randbelow
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from kurayami.cli.files import keep_elsewhere, require_writable
from kurayami.cli.speech import Misuse, trouble
from kurayami.kernel import SEED_BYTES, Refusal
from kurayami.server.settings import LOOPBACK, PORT, Settings, data_folder, default_database, new_seed
from kurayami.terminal.client.devices import Devices
from kurayami.terminal.client.nonce import new_nonce
from kurayami.terminal.client.own_name import OwnName
from kurayami.terminal.lines.plain_signs import plainly
from kurayami.terminal.people import NAMES
from kurayami.terminal.wish import Wish
from kurayami.words import Words

if TYPE_CHECKING:
    from kurayami.games.hidden_rooms.book import Book
    from kurayami.terminal.client.house import House
    from kurayami.terminal.client.link import Link
    from kurayami.terminal.lines.hall import LinesHall

HIDDEN_ROOMS = "hidden-rooms"
COLOURS = 8
"""Fewest colours a full screen needs."""
LOCAL = "local"
"""Name under which this device's secret for local servers is stored, for any port."""


class Evening(msgspec.Struct, frozen=True):
    """Options of the command line."""

    words: Words
    given_name: str | None
    lines: bool
    database: str | None = None
    port: int = PORT
    book: str | None = None
    seed: str | None = None
    save: Path | None = None
    drawn: int = msgspec.field(default_factory=lambda: randbelow(NAMES) + 1)
    """Number of the drawn name of a player who gave none."""

    @property
    def name(self) -> OwnName:
        return OwnName(data_folder() / "name", self.given_name, self.words.say("web-drawn-name", number=self.drawn))

    @property
    def nonces(self) -> Callable[[], str]:
        """Source of the player's nonces. With a given seed they repeat, and so does the game."""
        return (lambda: bytes(SEED_BYTES).hex()) if self.seed else new_nonce


def play_in_terminal(evening: Evening) -> None:
    evening = replace(evening, words=written_words(evening.words))
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
    with ExitStack() as stack:

        def open_house() -> "House":
            from kurayami.cli.local_server import local_house
            from kurayami.terminal.client.house import House

            return House(stack.enter_context(local_house(settings, shared)), devices(), LOCAL)

        if is_full_screen(evening):
            return _full_screen(evening, open_house, wish)
        asyncio.run(_lines(evening, open_house(), wish))
    return None


def _full_screen(evening: Evening, open_house: "Callable[[], House]", start: Wish | str | None) -> None:
    from kurayami.terminal.full.app import TerminalApp

    if not has_colours():
        os.environ["NO_COLOR"] = "1"
    farewell = TerminalApp(evening.words, evening.name, open_house, start, evening.nonces).run()
    if farewell:
        say(farewell)


async def _lines(evening: Evening, house: "House", wish: Wish | None) -> None:
    hall = lines_hall(evening, house)
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
    from kurayami.terminal.client.house import House
    from kurayami.terminal.client.link import link_of

    evening = replace(evening, words=written_words(evening.words))
    near = f"http://{LOOPBACK}:{PORT}"
    try:
        found = link_of(link, near)
    except Refusal as refusal:
        raise Misuse(refusal.key, **refusal.params) from None
    house = House(found.origin, devices(), LOCAL if found.origin == near else None)
    if is_full_screen(evening):
        return _full_screen(evening, lambda: house, found.code)
    return asyncio.run(_join_lines(evening, house, found))


async def _join_lines(evening: Evening, house: "House", link: "Link") -> None:
    hall = lines_hall(evening, house)
    await hall.open()
    await hall.sit_at(link.code)


def lines_hall(evening: Evening, house: "House") -> "LinesHall":
    from kurayami.terminal.lines.hall import LinesHall

    return LinesHall(house, evening.words, sys.stdin.readline, say, evening.name, sys.stdin.isatty(), evening.nonces)


def is_full_screen(evening: Evening) -> bool:
    """True if this terminal can be drawn on: not a pipe, not dumb, not ASCII only, and Textual is installed."""
    utf8 = (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"
    able = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb" and utf8
    if evening.lines or evening.save or not able:
        return False
    if find_spec("textual") is None:
        say(evening.words.say("terminal-needs-extra"))
        return False
    return True


def has_colours() -> bool:
    """True if the terminal has colours, or nothing is known about it."""
    try:
        import curses

        curses.setupterm()
        return curses.tigetnum("colors") >= COLOURS
    except (ImportError, curses.error):
        return True


def say(text: str) -> None:
    print(plainly(text, sys.stdout.encoding or "ascii"), flush=True)


def written_words(words: Words) -> Words:
    """The chosen words; English if the terminal can't write that language."""
    sample = words.say(f"web-language-{words.language}")
    return words if plainly(sample, sys.stdout.encoding or "ascii") else Words("en")


def devices() -> Devices:
    return Devices(data_folder() / "terminal.json")


def book_options(name: str | None) -> dict[str, object]:
    return {"book": msgspec.to_builtins(book_named(name))} if name else {}


def book_named(name: str) -> "Book":
    from kurayami.games.hidden_rooms import BOOKS
    from kurayami.games.hidden_rooms.book import load_book

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
