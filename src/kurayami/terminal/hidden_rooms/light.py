"""The light in the house: a lantern around the child, a cold gaze from the monster."""

from math import hypot
from typing import Final, TypeAlias

from kurayami.games.hidden_rooms.house import SIZE, Square
from kurayami.games.hidden_rooms.house import Colour as TileColour
from kurayami.games.hidden_rooms.view import View
from kurayami.terminal.canvas import INK, Colour, mixed

PAINT: Final[dict[TileColour, Colour]] = {
    "amber": Colour(226, 170, 70),
    "blue": Colour(92, 150, 226),
    "green": Colour(104, 186, 110),
    "red": Colour(220, 92, 78),
}
FLOOR: Final = Colour(18, 18, 26)
WALL: Final = Colour(58, 56, 66)
LANTERN: Final = Colour(255, 190, 96)
GAZE: Final = Colour(84, 116, 190)
REACH: Final = 2.4
"""Reach of the lantern, in squares."""


Pixels: TypeAlias = tuple[tuple[int, int], tuple[Colour, Colour]]
"""Place of a cell, and its upper and lower half."""


class Lighting:
    """The lit house, computed once per view and size: moving the cursor does not light it again."""

    def __init__(self) -> None:
        self._view: View | None = None
        self._size = 0, 0
        self._pixels: list[Pixels] = []

    def pixels(self, view: View, size: tuple[int, int]) -> list[Pixels]:
        """Pixels; `size` is cells across and down a square."""
        if view is not self._view or size != self._size:
            across, down = size
            light = Light(view)
            self._view, self._size = view, size
            self._pixels = [
                (
                    (x, y),
                    (light.at((x + 0.5) / across, (y + 0.25) / down), light.at((x + 0.5) / across, (y + 0.75) / down)),
                )
                for y in range(SIZE * down)
                for x in range(SIZE * across)
            ]
        return self._pixels


class Light:
    def __init__(self, view: View) -> None:
        self._tiles = {room.at: room.tile for room in view.rooms}
        self._watched = frozenset(view.watched)
        self._child = view.child if view.rooms else None

    def at(self, column: float, row: float) -> Colour:
        """Colour of a point of the house, in squares from its north-west corner."""
        square = Square(int(row), int(column))
        tile = self._tiles.get(square)
        ground = mixed(INK, PAINT[tile.colour], 0.34) if tile else FLOOR
        if column % 1 < EDGE or row % 1 < EDGE:
            ground = mixed(ground, INK, 0.75)
        if square in self._watched:
            ground = mixed(ground, GAZE, 0.34)
        if self._child is None:
            return ground
        away = hypot(column - self._child.column - 0.5, row - self._child.row - 0.5)
        shine = max(0.0, 1 - away / REACH)
        return mixed(ground, LANTERN, 0.42 * shine * shine) if tile else mixed(ground, LANTERN, 0.2 * shine * shine)


EDGE: Final = 0.09
"""Share of a square that is its wall."""
