"""The command that makes a book of Hidden Rooms, as hard as is wished."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from kurayami.bots.hidden_rooms.made_routes import PROVEN
from kurayami.cli.files import require_writable
from kurayami.cli.speech import Language, refusing
from kurayami.cli.usage import Range
from kurayami.games.hidden_rooms.endless import Difficulty, book_of


def make_book(
    file: Path,
    *,
    difficulty: Difficulty = "medium",
    seed: Annotated[int, Parameter(validator=Range(1))] = 1,
    stages: Annotated[int, Parameter(validator=Range(1))] = PROVEN,
    language: Language = None,
) -> None:
    """Make a book of Hidden Rooms as hard as is wished, and certify it: shares won, and what no play can exceed.

    Parameters
    ----------
    file
        Where the book goes, a TOML file.
    difficulty
        How hard its stages are to be.
    seed
        The same seed gives the same book.
    stages
        That each bot plays on each route to certify it.
    """
    from kurayami.lab.hidden_rooms import books

    require_writable(file)
    print(books.HEADING, flush=True)
    routes = []
    for stage, made in enumerate(books.make_routes(difficulty, seed, _tell, stages), 1):
        routes.append(made)
        print(books.row(stage, made.proof), flush=True)
    with refusing("cli-not-writable", file=str(file)):
        file.write_text(books.written(book_of(difficulty, seed, routes), routes), "utf-8")


def _tell(tried: int) -> None:
    if sys.stderr.isatty():
        print(f"\r{tried} ", end="", file=sys.stderr, flush=True)
