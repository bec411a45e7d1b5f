"""One floor of the mansion drawn in characters: walls, doors, stairs, rooms and Shadows."""

from collections.abc import Collection, Mapping
from typing import Final, NamedTuple

from kurayami.games.hako_onna.edition import STAIRS, Edition
from kurayami.games.hako_onna.house import STEPS, Placed, doors_of
from kurayami.games.hako_onna.view import View
from kurayami.terminal.canvas import AMBER, BLOOD, BONE, DIM, INK, MOON, Canvas, Colour, fitted, mixed
from kurayami.terminal.hako_onna import knowing
from kurayami.words import Words

WIDTHS: Final = (19, 16, 14, 10)
"""Cells from one board to the next on its right, including the wall; the widest that fits is used."""
ROOMY: Final = 14
"""Width from which each Shadow has a cell for a mark."""
NARROW: Final = WIDTHS[-1]
DOWN: Final = 5
"""Cells from one board to the next below. Two rooms on a board have two lines each."""
FLOORS_DOWN: Final = (1, 0, 2)
"""Floors from the top down."""
NORTH, EAST, SOUTH, WEST = range(4)
CORNERS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""Corner characters by the sum of their arms: north 1, east 2, south 4, west 8."""
SEAT_INK: Final = (BLOOD, Colour(126, 200, 240), Colour(240, 208, 110), Colour(150, 220, 150), Colour(214, 160, 236))
VACANT, GHOST, SURE, PERHAPS = "-", "!", "=", "?"
"""Signs after a Shadow's number: no tile, a ghost, a known tile, one that may have changed."""


class Marked(NamedTuple):
    """Highlighted places."""

    rooms: Collection[int] = ()
    shadows: Collection[int] = ()


NOWHERE: Final = Marked()


class Spot(NamedTuple):
    """A clickable place on the drawing."""

    x: int
    y: int
    width: int
    room: int
    shadow: int | None = None


class Extent(NamedTuple):
    left: int
    top: int
    columns: int
    rows: int

    def size(self, across: int) -> tuple[int, int]:
        return self.columns * across + 1, self.rows * DOWN + 2


def extent(view: View, floor: int) -> Extent | None:
    """Squares of a floor that have a board; None if there are none yet."""
    spots = [spot for spot in view.house.placed if spot.floor == floor]
    if not spots:
        return None
    left, top = min(spot.x for spot in spots), min(spot.y for spot in spots)
    return Extent(left, top, max(spot.x for spot in spots) - left + 1, max(spot.y for spot in spots) - top + 1)


class FloorDrawing:
    """One floor on a canvas, with its name above it."""

    def __init__(
        self,
        view: View,
        floor: int,
        words: Words,
        marked: Marked = NOWHERE,
        lit: Marked = NOWHERE,
        marks: Mapping[int, str] | None = None,
        across: int = ROOMY,
    ) -> None:
        self._view = view
        self._words = words
        self._marked = marked
        self._lit = lit
        self._floor = floor
        self._marks = marks or {}
        self._across = across
        self.spots: list[Spot] = []
        self._spots = {(spot.x, spot.y): spot for spot in view.house.placed if spot.floor == floor}

    def draw(self, canvas: Canvas, x: int, y: int, found: Extent) -> None:
        canvas.put(x + 1, y, self._words.say(f"ho-floor-{self._floor}"), AMBER, bold=True)
        corner = x - found.left * self._across, y + 1 - found.top * DOWN
        self._walls(canvas, *corner)
        for spot in self._spots.values():
            self._doors(canvas, *corner, spot)
            self._rooms(canvas, corner[0] + spot.x * self._across + 1, corner[1] + spot.y * DOWN + 1, spot)

    def _walls(self, canvas: Canvas, left: int, top: int) -> None:
        arms: dict[tuple[int, int], int] = {}

        def add(x: int, y: int, arm: int) -> None:
            arms[x, y] = arms.get((x, y), 0) | 1 << arm

        for column, row in self._spots:
            x, y = left + column * self._across, top + row * DOWN
            for edge in (y, y + DOWN):
                for at in range(x, x + self._across):
                    add(at, edge, EAST)
                    add(at + 1, edge, WEST)
            for edge in (x, x + self._across):
                for at in range(y, y + DOWN):
                    add(edge, at, SOUTH)
                    add(edge, at + 1, NORTH)
        for (x, y), sum_ in arms.items():
            canvas.put(x, y, CORNERS[sum_], mixed(INK, BONE, 0.4))

    def _doors(self, canvas: Canvas, left: int, top: int, spot: Placed) -> None:
        """Draws doors: open where two meet; a bar where she keeps one shut."""
        edition = self._view.options.edition
        first = first_room(edition, spot.board)
        for side, own in doors_of(edition.boards[spot.board], spot.turn).items():
            dx, dy = STEPS[side]
            other = self._spots.get((spot.x + dx, spot.y + dy))
            if other is None:
                continue
            theirs = doors_of(edition.boards[other.board], other.turn).get((side + 2) % 4)
            if theirs is None:
                continue
            pair = {first + own, first_room(edition, other.board) + theirs}
            shut = self._view.barrier is not None and pair == set(self._view.barrier)
            x, y = left + spot.x * self._across, top + spot.y * DOWN
            if side in (NORTH, SOUTH):
                canvas.put(
                    x + self._across // 2 - 1, y + (DOWN if side == SOUTH else 0), "╳╳╳" if shut else "╴ ╶", AMBER
                )
            else:
                row = self._door_row(spot, own) or self._door_row(other, theirs) or 2
                canvas.put(x + (self._across if side == EAST else 0), y + row, "╳" if shut else " ", AMBER)

    def _door_row(self, spot: Placed, room: int) -> int | None:
        """Row of a room's door in a side wall; None if the board has one room, so any row will do."""
        if len(self._view.options.edition.boards[spot.board].rooms) == 1:
            return None
        return 2 if self._on_top(spot) == room else 4

    def _on_top(self, spot: Placed) -> int:
        """Northern room of a board with two: its doors must not lie in the south."""
        doors = doors_of(self._view.options.edition.boards[spot.board], spot.turn)
        return 1 if doors.get(SOUTH) == 0 or doors.get(NORTH) == 1 else 0

    def _rooms(self, canvas: Canvas, x: int, y: int, spot: Placed) -> None:
        edition = self._view.options.edition
        first = first_room(edition, spot.board)
        count = len(edition.boards[spot.board].rooms)
        order = [first] if count == 1 else [first + self._on_top(spot), first + 1 - self._on_top(spot)]
        for place, room in enumerate(order):
            self._room(canvas, x, y + (1 if count == 1 else 2 * place), room)

    def _room(self, canvas: Canvas, x: int, y: int, room: int) -> None:
        view = self._view
        here = [seat for seat, one in enumerate(view.visitors, 1) if one.alive and one.room == room]
        ink = AMBER if room in self._lit.rooms else BONE if here else mixed(INK, BONE, 0.65)
        signs = self._stairs(room) + ("♪" if knowing.echo(view) == room else "")
        wide = self._across - 1 - len(here) - len(signs)
        name = fitted(self._words.say(f"ho-room-{room}"), wide)
        pointed = room in self._marked.rooms
        canvas.put(x, y, name, INK if pointed else ink, AMBER if pointed else None, bold=bool(here) or pointed)
        self.spots.append(Spot(x, y, self._across - 1, room))
        canvas.put(x + wide, y, signs, MUSIC)
        for place, seat in enumerate(here):
            canvas.put(x + wide + len(signs) + place, y, str(seat), INK, SEAT_INK[seat], bold=True)
        at = x
        wide_shadow = 4 if self._across >= ROOMY else 3
        for shadow in view.house.rooms[room].shadows:
            self._shadow(canvas, at, y + 1, shadow)
            self.spots.append(Spot(at, y + 1, wide_shadow, room, shadow))
            at += wide_shadow

    def _stairs(self, room: int) -> str:
        """Draws an arrow where stairs lead up or down."""
        rooms = self._view.house.rooms
        for one, other in STAIRS:
            if rooms[room].name in (one, other):
                leads = other if rooms[room].name == one else one
                there = next((found for found in rooms if found.name == leads), None)
                if there and there.floor is not None:
                    here = self._floor
                    return "↑" if FLOORS_DOWN.index(there.floor) < FLOORS_DOWN.index(here) else "↓"
        return ""

    def _shadow(self, canvas: Canvas, x: int, y: int, shadow: int) -> None:
        sign = sign_of(self._view, shadow)
        pointed = shadow in self._marked.shadows
        ink = BLOOD if sign == GHOST else AMBER if shadow in self._lit.shadows else DIM if sign == VACANT else BONE
        mark = self._marks.get(shadow, "")
        canvas.put(x, y, f"{shadow + 1:2}{sign}", INK if pointed else ink, AMBER if pointed else None, bold=pointed)
        if mark:
            canvas.put(x + (3 if self._across >= ROOMY else 2), y, mark, MOON, bold=True)


MUSIC: Final = Colour(235, 150, 130)


def sign_of(view: View, shadow: int) -> str:
    """Knowledge about a Shadow as one character."""
    if not view.shadows[shadow]:
        return VACANT
    if view.hers and any(ghost.shadow == shadow for ghost in view.hers.ghosts):
        return GHOST
    if any(lying.tile and lying.up for lying in view.shadows[shadow]):
        return SURE
    memory = knowing.remembered(view, shadow)
    if memory is None:
        return " "
    return SURE if memory.sure else PERHAPS


def first_room(edition: Edition, board: int) -> int:
    """Number of the board's first room."""
    return sum(len(plan.rooms) for plan in edition.boards[:board])
