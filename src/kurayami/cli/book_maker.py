"""The command that generates a Hidden Rooms book of a given difficulty."""

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
    """Generate a Hidden Rooms book and certify it: the bots' win rates, and the upper bound for any play.

    Parameters
    ----------
    file
        The TOML file to write.
    difficulty
        The difficulty of its stages.
    seed
        The same seed gives the same book.
    stages
        Stages each bot plays per route to certify it.
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
