"""Generated books with their certificates (docs/bots.md)."""

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from msgspec import Struct

from kurayami.bots.hidden_rooms.made_routes import PROVEN, attempt
from kurayami.bots.shares import Share
from kurayami.games.hidden_rooms.book import STAGES, Book, Page
from kurayami.games.hidden_rooms.endless import Difficulty, MadeRoute, Proof
from kurayami.kernel import SEED_BYTES, Stream
from kurayami.lab.results_file import Kept

HEADING: Final = "| stage | beginner | careful | master | limit |\n|---|---|---|---|---|"


class TriedRoute(Struct, frozen=True):
    """A route that was tried: the place in its stream afterwards, and the route if it fits."""

    index: int
    made: MadeRoute | None


def make_routes(
    difficulty: Difficulty,
    seed: int,
    tell: Callable[[int, int], None] = lambda tried, made: None,
    stages: int = PROVEN,
    kept: Kept[TriedRoute] | None = None,
) -> Iterator[MadeRoute]:
    """Five routes of a book. The same seed gives the same ones.

    `tell` hears how many were tried, and how many of them fit. Every attempt is kept.
    """
    tried = 0
    for place, number in enumerate(range(STAGES * (seed - 1) + 1, STAGES * seed + 1)):
        rng, made = route_stream(difficulty, number), None
        while made is None:
            one = kept.results.get(tried) if kept else None
            if one is None:
                made = attempt(difficulty, rng, stages)
                one = TriedRoute(rng.index, made)
                if kept:
                    kept.add(tried, one)
            rng.index, made = one.index, one.made
            tried += 1
            tell(tried, place + (made is not None))
        yield made


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
