"""Commands for content written by players: Hidden Rooms books, Hako Onna editions. `check` without a file checks the
database.
"""

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
"""Most bytes of a file to read. No content is bigger."""


def check(
    file: Path | None = None, *, json: bool = False, database: Database = None, language: Language = None
) -> None:
    """Check a Hidden Rooms book or a Hako Onna edition; without a file, check a server's database.

    Parameters
    ----------
    file
        The TOML file of a book or an edition.
    json
        Print the value the engine protocol takes as the option "book" or "edition".
    database
        The database to check, if no file is given.
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
    """Print Hako Onna's house edition, as a starting point for your own (docs/how-to/write-an-edition.md)."""
    print(house_text(), end="")
