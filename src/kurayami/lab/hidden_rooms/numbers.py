"""Numbers of a book that `balance` may change: which of endlessly many random routes a stage has."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from kurayami.bots.hidden_rooms.routes import random_route
from kurayami.bots.shares import Share
from kurayami.games.hidden_rooms.book import STAGES, Book, expand, page_of
from kurayami.games.hidden_rooms.monster import Route
from kurayami.kernel import Refusal, Stream
from kurayami.lab.hidden_rooms.measurement import LEVELS, PART, MeasuredPart, Sample, play
from kurayami.lab.results_file import Labour

AS_IT_IS: Final = 0
"""Number of the route in the book."""
_NAME: Final = re.compile(r"stage\.([1-5])\.route")


def route_of(number: int) -> Route:
    """Random route by number, from 1."""
    return random_route(Stream(number.to_bytes(32, "big"), "route"))


def corners_of(route: Route) -> tuple[tuple[int, int], ...]:
    """Squares where it turns, its ends included."""
    kept = [route[0]]
    for before, at, after in zip(route, route[1:], route[2:], strict=False):
        if (at.row - before.row, at.column - before.column) != (after.row - at.row, after.column - at.column):
            kept.append(at)
    return tuple((square.row, square.column) for square in (*kept, route[-1]))


class BookNumbers:
    kind = Sample
    sides = tuple(LEVELS)

    def __init__(self, book: Book, seed: int) -> None:
        self.book = book
        self._seed = seed

    def number(self, name: str) -> int:
        self._stage(name)
        return AS_IT_IS

    def _stage(self, name: str) -> int:
        found = _NAME.fullmatch(name)
        if not found:
            raise Refusal("lab-no-such-number", name=name, example="stage.3.route")
        return int(found[1])

    def changed(self, numbers: Mapping[str, int]) -> Book:
        pages = {page.stage: page for page in self.book.pages}
        for name, number in numbers.items():
            stage = self._stage(name)
            if number != AS_IT_IS:
                pages[stage] = replace(pages[stage], route=corners_of(route_of(number)))
        return replace(self.book, pages=tuple(pages[stage] for stage in range(1, STAGES + 1)))

    def shares(
        self, numbers: Mapping[str, int], who: Sequence[str], first: int, games: int, labour: Labour[Sample]
    ) -> dict[str, Share]:
        """Win rates of the changed stages, taken together."""
        book = self.changed(numbers)
        parts = [
            MeasuredPart(
                level, stage, expand(page_of(book, stage).route), self._seed, at, min(at + PART, first + games)
            )
            for level in who
            for stage in sorted(self._stage(name) for name in numbers)
            for at in range(first, first + games, PART)
        ]
        samples = labour.results(play, parts)
        return {
            level: Share(
                sum(sample.won for sample in samples if sample.level == level),
                sum(sample.of for sample in samples if sample.level == level),
            )
            for level in who
        }

    def text(self, numbers: Mapping[str, int]) -> str:
        book = self.changed(numbers)
        lines = [f"title = {_quoted(book.title)}"]
        lines += [f"title_in.{language} = {_quoted(title)}" for language, title in book.title_in.items()]
        for page in book.pages:
            lines += ["", "[[pages]]", f"stage = {page.stage}", f"monster = {_quoted(page.monster)}"]
            lines += [f"monster_in.{language} = {_quoted(name)}" for language, name in page.monster_in.items()]
            lines.append(f"route = [{', '.join(f'[{row}, {column}]' for row, column in page.route)}]")
            lines.append(f'looks = {{ figure = "{page.looks.figure}", colour = "{page.looks.colour}" }}')
        return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + "".join(sign if sign.isprintable() else f"\\u{ord(sign):04x}" for sign in escaped) + '"'
