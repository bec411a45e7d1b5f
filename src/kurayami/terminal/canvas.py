"""A sheet of characters to draw on: each cell has a character, a foreground and a background colour."""

from collections.abc import Iterator
from itertools import groupby
from operator import attrgetter
from typing import NamedTuple

from rich.cells import cell_len, get_character_cell_size, set_cell_size


class Colour(NamedTuple):
    red: int
    green: int
    blue: int

    def __str__(self) -> str:
        return f"#{self.red:02x}{self.green:02x}{self.blue:02x}"


INK = Colour(9, 9, 13)
BONE = Colour(232, 224, 206)
DIM = Colour(140, 134, 122)
AMBER = Colour(255, 196, 96)
MOON = Colour(140, 180, 240)
BLOOD = Colour(235, 82, 62)


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """Mix of two colours; `share` of the other one, from 0 to 1."""
    share = min(1.0, max(0.0, share))
    return Colour(*(round(a + (b - a) * share) for a, b in zip(one, other, strict=True)))


class Cell(NamedTuple):
    sign: str
    """Character; empty for the right half of a wide one."""
    ink: Colour
    ground: Colour
    bold: bool = False


class InkRun(NamedTuple):
    """Neighbouring cells of one row with the same style."""

    text: str
    ink: Colour
    ground: Colour
    bold: bool


class Canvas:
    def __init__(self, width: int, height: int, ground: Colour = INK) -> None:
        self.width = width
        self.height = height
        blank = Cell(" ", BONE, ground)
        self._rows = [[blank] * width for _ in range(height)]

    def put(
        self, x: int, y: int, text: str, ink: Colour = BONE, ground: Colour | None = None, bold: bool = False
    ) -> None:
        """Writes from left to right. Whatever does not fit on the sheet is left out."""
        if not 0 <= y < self.height:
            return
        row = self._rows[y]
        for sign in text:
            wide = get_character_cell_size(sign)
            if x >= 0 and x + wide <= self.width:
                under = ground if ground is not None else row[x].ground
                row[x] = Cell(sign, ink, under, bold)
                if wide == 2:
                    row[x + 1] = Cell("", ink, under, bold)
            x += wide

    def centre(self, x: int, y: int, width: int, text: str, ink: Colour = BONE, bold: bool = False) -> None:
        text = fitted(text, width)
        self.put(x + max(0, (width - cell_len(text)) // 2), y, text, ink, bold=bold)

    def pixels(self, x: int, y: int, upper: Colour, lower: Colour) -> None:
        """Draws two pixels, one above the other, in one cell."""
        if 0 <= x < self.width and 0 <= y < self.height:
            self._rows[y][x] = Cell("▀", upper, lower)

    def ground_at(self, x: int, y: int) -> Colour:
        """Background colour of this cell; none outside the sheet."""
        if not (0 <= x < self.width and 0 <= y < self.height):
            return INK
        cell = self._rows[y][x]
        return mixed(cell.ink, cell.ground, 0.5) if cell.sign == "▀" else cell.ground

    def lines(self) -> list[str]:
        return ["".join(cell.sign for cell in row) for row in self._rows]

    def runs(self, y: int) -> Iterator[InkRun]:
        """Runs of characters in a row with the same style."""
        for (ink, ground, bold), cells in groupby(self._rows[y], look_of):
            yield InkRun("".join([cell.sign for cell in cells]), ink, ground, bold)


look_of = attrgetter("ink", "ground", "bold")


def fitted(text: str, width: int) -> str:
    """Text cut to a width, with a mark where it is cut."""
    return text if cell_len(text) <= width else set_cell_size(text, max(0, width - 1)).rstrip() + "…"


def wrapped(text: str, width: int) -> list[str]:
    """Lines of at most this width. Japanese has no spaces, so it breaks where the line is full."""
    lines: list[str] = []
    line = ""
    for part in _parts(text):
        if line and cell_len(line + part) > width:
            lines.append(line.rstrip())
            line = part.lstrip()
        else:
            line += part
    return [*lines, line.rstrip()] if line.strip() else lines


def _parts(text: str) -> list[str]:
    """Words with their trailing space; wide characters one by one."""
    parts: list[str] = []
    word = ""
    for sign in text:
        word += sign
        if sign == " " or get_character_cell_size(sign) == 2:
            parts.append(word)
            word = ""
    return [*parts, word] if word else parts
