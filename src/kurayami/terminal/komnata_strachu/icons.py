"""The five Fears as small pictures, and a pattern for each colour."""

from typing import Final

from kurayami.games.komnata_strachu.cards import Colour as FearColour
from kurayami.games.komnata_strachu.cards import Shape
from kurayami.terminal.canvas import Canvas, Colour

SIZE: Final = 8
"""Pixels of a picture, across and down."""

PICTURES: Final[dict[Shape, tuple[str, ...]]] = {
    "ghost": ("..####..", ".######.", ".#.##.#.", ".######.", ".######.", ".######.", ".######.", ".#.##.#."),
    "skull": (".######.", "########", "#..##..#", "#..##..#", "###..###", ".######.", ".#.##.#.", ".#.##.#."),
    "pumpkin": ("...##...", "..#.....", ".######.", "##.##.##", "########", "#.#..#.#", "##.##.##", ".######."),
    "spider": ("#..##..#", ".#.##.#.", "..####..", "########", "..####..", ".######.", "#..##..#", "#......#"),
    "puppet": ("..####..", "..#..#..", "..####..", "#..##..#", ".######.", "...##...", "..#..#..", ".##..##."),
}
INK_OF: Final[dict[FearColour, Colour]] = {
    "white": Colour(247, 243, 232),
    "red": Colour(255, 68, 56),
    "yellow": Colour(255, 212, 42),
    "pink": Colour(255, 116, 207),
    "turquoise": Colour(33, 226, 212),
}
PATTERN: Final[dict[FearColour, str]] = {"white": "██", "red": "▓▓", "yellow": "▒▒", "pink": "░░", "turquoise": "▚▚"}
"""Pattern of each colour, for people who can't see colours."""


def large(canvas: Canvas, x: int, y: int, shape: Shape, colour: FearColour) -> None:
    """Large picture, two cells per pixel: 16 wide, 8 high, filled with the colour's pattern."""
    for row, line in enumerate(PICTURES[shape]):
        for column, pixel in enumerate(line):
            if pixel == "#":
                canvas.put(x + 2 * column, y + row, PATTERN[colour], INK_OF[colour])


def small(canvas: Canvas, x: int, y: int, shape: Shape, ink: Colour) -> None:
    """Small picture, two pixels per cell: 8 wide, 4 high."""
    picture = PICTURES[shape]
    for row in range(SIZE // 2):
        for column in range(SIZE):
            upper, lower = picture[2 * row][column] == "#", picture[2 * row + 1][column] == "#"
            sign = {(True, True): "█", (True, False): "▀", (False, True): "▄"}.get((upper, lower))
            if sign:
                canvas.put(x + column, y + row, sign, ink)
