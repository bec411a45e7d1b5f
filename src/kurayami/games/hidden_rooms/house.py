"""The board: squares, directions, tiles (HR-1 to HR-3)."""

from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from msgspec import Struct

SIZE: Final = 6
COLUMNS: Final = "ABCDEF"
"""Names of the columns, from the left. Rows are numbered from 1, from the top."""
MEMORY_SIZE: Final = 5


class Square(NamedTuple):
    row: int
    column: int

    def __str__(self) -> str:
        """Name on the frame, "A1" (the exit) to "F6"; outside the house, the bare pair."""
        return f"{COLUMNS[self.column]}{self.row + 1}" if on_board(*self) else self.pair

    @property
    def pair(self) -> str:
        """The pair, as in a book's file."""
        return f"[{self.row}, {self.column}]"


EXIT: Final = Square(0, 0)
START: Final = Square(SIZE - 1, SIZE - 1)
SQUARES: Final = tuple(Square(row, column) for row in range(SIZE) for column in range(SIZE))

Direction: TypeAlias = Literal["north", "east", "south", "west"]
DELTAS: Final[dict[Direction, tuple[int, int]]] = {
    "north": (-1, 0),
    "east": (0, 1),
    "south": (1, 0),
    "west": (0, -1),
}

Colour: TypeAlias = Literal["amber", "blue", "green", "red"]
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)


class Tile(Struct, frozen=True, order=True, cache_hash=True):
    colour: Colour
    number: int


TILES: Final = tuple(Tile(colour, number) for colour in COLOURS for number in range(1, 7))


def on_board(row: int, column: int) -> bool:
    return 0 <= row < SIZE and 0 <= column < SIZE


def place(square: Square) -> int:
    """Index of the square in the board's tuple of tiles."""
    return square.row * SIZE + square.column


AHEAD: Final = {
    (square, facing): Square(square.row + down, square.column + right)
    for square in SQUARES
    for facing, (down, right) in DELTAS.items()
}
"""Square one step ahead. It may lie off the board."""


def _adjoining(square: Square) -> tuple[Square, ...]:
    steps = (AHEAD[square, facing] for facing in DELTAS)
    return tuple(step for step in steps if on_board(*step))


def _watched(square: Square, facing: Direction) -> tuple[Square, ...]:
    centre = AHEAD[square, facing]
    rows = range(centre.row - 1, centre.row + 2)
    columns = range(centre.column - 1, centre.column + 2)
    return tuple(Square(row, column) for row in rows for column in columns if on_board(row, column))


ADJOINING: Final = {square: _adjoining(square) for square in SQUARES}
"""Squares orthogonally next to each square."""

WATCHED: Final = {(square, facing): _watched(square, facing) for square in SQUARES for facing in DELTAS}
"""Squares on the board of the 3 x 3 area centred on the square in front (HR-14)."""


def direction(start: Square, end: Square) -> Direction:
    """Direction from a square to one in the same row or column."""
    if start.row != end.row:
        return "south" if end.row > start.row else "north"
    return "east" if end.column > start.column else "west"


def fits(tile: Tile, under: Tile) -> bool:
    """True if a child standing on `under` may lay the tile (HR-26)."""
    return tile.number >= under.number or tile.colour == under.colour
