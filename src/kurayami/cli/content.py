"""Commands for content that players write: books of Hidden Rooms, editions of Hako Onna. One of them looks after the
database too, for who types `kurayami check` means what is there."""

import re
from pathlib import Path
from typing import Any, Final

import msgspec

from kurayami.cli.speech import Language, refusing, words_for
from kurayami.cli.usage import Database
from kurayami.games.hako_onna.edition_file import decode, house_text
from kurayami.games.hidden_rooms.book import Book, load_book

PAGES: Final = re.compile(rb"^\s*(?:\[\[\s*pages\b|pages\s*=)", re.MULTILINE)
"""Mark of a book: an edition has no pages."""

MOST_BYTES: Final = 1 << 20
"""Bytes of a file that are looked at. No content is that big."""


def check(
    file: Path | None = None, *, json: bool = False, database: Database = None, language: Language = None
) -> None:
    """Check a book of Hidden Rooms or an edition of Hako Onna; without a file, check a server's database.

    Parameters
    ----------
    file
        The TOML file of a book or an edition.
    json
        Print what the engine protocol takes as the option "book" or "edition".
    database
        The database to check, if no file is named.
    """
    words = words_for(language)
    if file is None:
        from kurayami.cli.database_check import check_database

        return check_database(database, words)
    with refusing("replay-file-unreadable", file=str(file)), file.open("rb") as opened:
        content = opened.read(MOST_BYTES)
    found: Any = load_book(file) if PAGES.search(content) else decode(content, file.name)
    if json:
        print(msgspec.json.encode(found).decode())
    elif isinstance(found, Book):
        print(words.say("check-book", file=file.name, title=found.title))
    else:
        print(words.say("check-edition", file=file.name, name=found.name))
    return None


def edition() -> None:
    """Print the house edition of Hako Onna, to write your own from (docs/how-to/write-an-edition.md)."""
    print(house_text(), end="")
