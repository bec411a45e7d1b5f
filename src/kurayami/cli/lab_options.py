"""Options shared by several lab commands."""

import re
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from kurayami.cli.speech import Misuse, refusing
from kurayami.cli.usage import Range
from kurayami.lab.listing import Wishes, subject_of

Count = Annotated[int, Parameter(validator=Range(1))]
Jobs = Annotated[int, Parameter(validator=Range(1, 256), help="Parallel processes.")]


def require_cluster(kind: Any, address: str | None) -> None:
    if address is not None and address not in ("auto", "local") and not re.fullmatch(r"[\w.:/-]+:\d{1,5}", address):
        raise Misuse("lab-bad-cluster", address=address)


Cluster = Annotated[
    str | None,
    Parameter(
        help='A Ray cluster to play on: "auto", HOST:PORT, or "local" for one on this machine.',
        validator=require_cluster,
    ),
]
Visitors = Annotated[int | None, Parameter(validator=Range(1, 4))]


def wishes_for(game: str, book: str | None, visitors: int | None, edition: Path | None) -> Wishes:
    """Raises `Misuse` for an option that does nothing in this game."""
    known = subject_of(game).wishes
    for name, wish in (("book", book), ("visitors", visitors), ("edition", edition)):
        if wish is not None and name not in known:
            raise Misuse("sim-other-game", option=f"--{name}", game=game)
    from kurayami.cli.in_terminal import book_named
    from kurayami.games.hako_onna.edition_file import load

    with refusing("replay-file-unreadable", file=str(edition)):
        cards = load(edition) if edition else None
    return Wishes(book_named(book) if book else None, cards, visitors)
