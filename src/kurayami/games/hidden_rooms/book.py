"""A book of stages, as a value and as a TOML file that people write (HR-4, HR-32)."""

import re
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from kurayami.games.hidden_rooms.house import START, Square, on_board
from kurayami.games.hidden_rooms.monster import Route, distance, take_turn, waiting_at_start
from kurayami.kernel import BadOptions, toml

STAGES: Final = 5
KNOWN: Final = 128
"""Routes to cache: people may write as many as they like."""

TITLE_LENGTH: Final = 120
NAME_LENGTH: Final = 60
LANGUAGES: Final = 10
"""Most length of all translations together, as a multiple of the original's."""
FILE_LENGTH: Final = 32_768
"""Most characters of a file: more than all names and corners can need."""
MOST_CORNERS: Final = 200
"""Most corners of a route. A book is sent to everybody at a table, so it stays within a few kilobytes."""

Corners: TypeAlias = tuple[tuple[int, int], ...]
Figure: TypeAlias = Literal["sleepwalker", "collector", "wheel", "weaver", "hound"]


class Looks(Struct, frozen=True, forbid_unknown_fields=True):
    """Looks of the monster."""

    figure: Figure = "sleepwalker"
    colour: str = "#9db4d6"


class Page(Struct, frozen=True, forbid_unknown_fields=True):
    """One stage of a book."""

    stage: int
    monster: str
    route: Corners
    """Corners of the route; between two of them, in one row or column, it runs straight."""
    monster_in: dict[str, str] = {}
    """The monster's name in other languages."""
    looks: Looks = Looks()


class Book(Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    pages: tuple[Page, ...]
    title_in: dict[str, str] = {}


class BookError(BadOptions):
    """A book that can't be played. `params` name the file, the stage and the offending square."""


def load_book(path: Path) -> Book:
    try:
        return read_book(path.read_text("utf-8"), path.name)
    except OSError as error:
        raise BookError("hr-book-unreadable", file=path.name, problem=error.strerror or "?") from None
    except UnicodeDecodeError:
        raise BookError("hr-book-not-text", file=path.name) from None


def read_book(text: str, file: str) -> Book:
    """Book from a TOML text. `file` is named in errors."""
    check_length(file, "TOML", text, FILE_LENGTH)
    try:
        book = msgspec.convert(toml.parse(text), Book)
    except msgspec.ValidationError as error:
        raise BookError("hr-book-wrong-field", file=file, problem=str(error)) from None
    except toml.NotToml as error:
        line = f"line {error.line}: " if error.line else ""
        raise BookError("hr-book-not-toml", file=file, problem=line + error.problem) from None
    check_book(book, file)
    return book


def page_of(book: Book, stage: int) -> Page:
    return next(page for page in book.pages if page.stage == stage)


def check_book(book: Book, file: str) -> None:
    """Raises `BookError` unless the book can be played (HR-32)."""
    check_length(file, "title", book.title, TITLE_LENGTH)
    check_length(file, "title_in", translations(book.title_in), LANGUAGES * TITLE_LENGTH)
    seen: set[int] = set()
    for page in book.pages:
        if not 1 <= page.stage <= STAGES:
            raise BookError("hr-book-stage-number", file=file, stage=page.stage)
        if page.stage in seen:
            raise BookError("hr-book-stage-twice", file=file, stage=page.stage)
        seen.add(page.stage)
        check_page(page, file)
    for stage in range(1, STAGES + 1):
        if stage not in seen:
            raise BookError("hr-book-stage-missing", file=file, stage=stage)


def check_page(page: Page, file: str) -> None:
    check_length(file, "monster", page.monster, NAME_LENGTH)
    check_length(file, "monster_in", translations(page.monster_in), LANGUAGES * NAME_LENGTH)
    if len(page.route) > MOST_CORNERS:
        raise BookError("hr-book-route-long", file=file, stage=page.stage, given=len(page.route), limit=MOST_CORNERS)
    if not re.fullmatch("#[0-9a-f]{6}", page.looks.colour):
        raise BookError("hr-book-colour", file=file, stage=page.stage, colour=page.looks.colour[:NAME_LENGTH])
    fault = route_fault(page.route)
    if fault:
        raise BookError(fault.key, file=file, stage=page.stage, square=str(fault.square), pair=fault.square.pair)


def check_length(file: str, field: str, text: str, limit: int) -> None:
    if len(text) > limit:
        raise BookError("hr-book-long", file=file, field=field, given=len(text), limit=limit)


def translations(names: dict[str, str]) -> str:
    """All translations as one text, languages included."""
    return "".join(f"{language}{name}" for language, name in names.items())


class RouteFault(Struct, frozen=True):
    key: str
    square: Square


@lru_cache(maxsize=KNOWN)
def route_fault(corners: Corners) -> RouteFault | None:
    """First fault of a route and its square, or None."""
    squares = [Square(*corner) for corner in corners]
    for square in squares:
        if not on_board(*square):
            return RouteFault("hr-book-off-board", square)
    if len(squares) < 2:
        return RouteFault("hr-book-route-short", squares[0] if squares else START)
    for one, other in pairwise(squares):
        if one == other:
            return RouteFault("hr-book-corner-twice", other)
        if one.row != other.row and one.column != other.column:
            return RouteFault("hr-book-corner-askew", other)
    route = expand(corners)
    if route[0] == START:
        return RouteFault("hr-book-starts-on-child", START)
    if route[-1] in route[:-1]:
        return RouteFault("hr-book-end-passed", route[-1])
    monster, _, loss = take_turn(waiting_at_start(route), START, route)
    return RouteFault("hr-book-catches-at-once", monster.at) if loss == "caught" else None


@lru_cache(maxsize=KNOWN)
def expand(corners: Corners) -> Route:
    """Every square of a route, from its corners."""
    route = [Square(*corners[0])]
    for corner in corners[1:]:
        end = Square(*corner)
        down, right = end.row - route[-1].row, end.column - route[-1].column
        steps = distance(route[-1], end)
        for _ in range(steps):
            route.append(Square(route[-1].row + down // steps, route[-1].column + right // steps))
    return tuple(route)
