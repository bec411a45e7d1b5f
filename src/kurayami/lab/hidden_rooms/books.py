"""Generated books with their certificates (docs/bots.md)."""

import json
from collections.abc import Iterator, Sequence
from typing import Final

from kurayami.bots.hidden_rooms.made_routes import PROVEN, Tell, make_route
from kurayami.bots.shares import Share
from kurayami.games.hidden_rooms.book import STAGES, Book, Page
from kurayami.games.hidden_rooms.endless import Difficulty, MadeRoute, Proof
from kurayami.kernel import SEED_BYTES, Stream

HEADING: Final = "| stage | beginner | careful | master | limit |\n|---|---|---|---|---|"


def make_routes(difficulty: Difficulty, seed: int, tell: Tell, stages: int = PROVEN) -> Iterator[MadeRoute]:
    """Five routes of a book. The same seed gives the same ones. `tell` hears how many were tried for each."""
    for number in range(STAGES * (seed - 1) + 1, STAGES * seed + 1):
        yield make_route(difficulty, route_stream(difficulty, number), tell, stages)


def route_stream(difficulty: Difficulty, number: int) -> Stream:
    """Random stream for the route with this number."""
    return Stream(number.to_bytes(SEED_BYTES, "big"), f"make-book {difficulty}")


def row(stage: int, proof: Proof) -> str:
    """A line of the certificate."""
    shares = (Share(won, proof.of) for won in (proof.beginner, proof.careful, proof.master))
    return f"| {stage} | {' | '.join(map(str, shares))} | {100 * proof.limit:.1f} |"


def written(book: Book, routes: Sequence[MadeRoute]) -> str:
    """The book as a TOML file, with the certificate as comments."""
    pages = [_page(page, made.proof) for page, made in zip(book.pages, routes, strict=True)]
    return "\n".join([f"title = {_text(book.title)}\ntitle_in = {_names(book.title_in)}\n", *pages])


def _page(page: Page, proof: Proof) -> str:
    return (
        f"# of {proof.of} stages each: beginner {proof.beginner}, careful {proof.careful}, master {proof.master}; "
        f"no play wins more than {100 * proof.limit:.1f} %\n"
        f"[[pages]]\nstage = {page.stage}\nmonster = {_text(page.monster)}\nmonster_in = {_names(page.monster_in)}\n"
        f'looks = {{ figure = "{page.looks.figure}", colour = "{page.looks.colour}" }}\n'
        f"route = {json.dumps(page.route)}\n"
    )


def _text(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _names(names: dict[str, str]) -> str:
    return f"{{ {', '.join(f'{language} = {_text(name)}' for language, name in names.items())} }}"
