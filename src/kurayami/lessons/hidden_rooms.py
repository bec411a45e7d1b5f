"""The first night: one stage in which everything happens once, with explanations."""

from typing import Final

from kurayami.games.hidden_rooms import Book, Options, Page
from kurayami.games.hidden_rooms.actions import Draw
from kurayami.games.hidden_rooms.book import Looks
from kurayami.games.hidden_rooms.house import Colour, Tile
from kurayami.lessons.lesson import Lesson

ROUTE: Final = ((2, 2), (2, 0), (0, 0), (0, 2), (5, 2), (5, 5), (0, 5), (0, 0), (5, 0), (5, 3), (2, 3))
"""Route that comes down beside the child in its sixth turn: a child that waits one turn is never seen."""

LETTERS: Final[dict[str, Colour]] = {"A": "amber", "B": "blue", "G": "green", "R": "red"}

DRAWN: Final = "B1 B2 R5 G3 A1 G1 A2 R3 A3 B4 G4 R4 A5 B5 G5 A6 B6 G6 R6"
"""Draws: the stage; the two starting tiles; one that fits, one that does not, one that fits by colour alone; then
numbers that never fall, so that anyone who goes on gets out.
"""


def _page(stage: int) -> Page:
    return Page(
        stage=stage,
        monster="The Nightgown",
        monster_in={"ja": "白い寝間着", "pl": "Nocna Koszula"},
        looks=Looks(figure="sleepwalker", colour="#c9d6ea"),
        route=ROUTE,
    )


BOOK: Final = Book(
    title="The First Night",
    title_in={"ja": "はじめての夜", "pl": "Pierwsza noc"},
    pages=tuple([_page(stage) for stage in range(1, 6)]),
)

FIRST_NIGHT: Final = Lesson(
    options=Options(BOOK),
    chance=tuple([Draw(Tile(LETTERS[name[0]], int(name[1]))) for name in DRAWN.split()]),
)
