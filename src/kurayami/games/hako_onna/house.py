"""The mansion on the table: boards on grids, doors that meet, adjoining rooms (HO-5, HO-6, HO-23)."""

from functools import lru_cache, partial, reduce
from typing import Final, TypeAlias

from msgspec import Struct

from kurayami.games.hako_onna.edition import APART, HALL, SIDES, STAIRS, STUDY, BoardPlan, Edition

GROUND: Final = 0
UPPER: Final = 1
CELLAR: Final = 2
FLOORS: Final = ("1F", "2F", "Basement")

STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""To the north, east, south, west."""


class Placed(Struct, frozen=True, gc=False, cache_hash=True):
    """A board on the table: its number in the edition, the floor, the square, and clockwise quarter turns."""

    board: int
    floor: int
    x: int
    y: int
    turn: int


class Room(Struct, frozen=True, gc=False):
    name: str
    floor: int | None
    """None while its board is not on the table."""
    shadows: tuple[int, ...]
    grudge: bool


class Mansion(Struct, frozen=True, gc=False, cache_hash=True):
    placed: tuple[Placed, ...]
    rooms: tuple[Room, ...]
    passages: tuple[tuple[int, int], ...]
    """Open doors and stairways, as pairs of rooms, each once, in order."""
    near: tuple[tuple[int, ...], ...]
    """For each room, the rooms next to it."""
    room_of: tuple[int, ...]
    """For each Shadow, its room."""
    safe: int
    """The Safe's Shadow."""
    masks: tuple[int, ...]
    """Shadows of each room, as a number with one bit per Shadow."""

    def floor_of(self, room: int) -> int:
        """The floor of a room whose board is on the table."""
        floor = self.rooms[room].floor
        assert floor is not None
        return floor


Doors: TypeAlias = dict[int, int]
"""Sides of a board with a door, each with the room behind it (numbered on the board)."""


def doors_of(board: BoardPlan, turn: int) -> Doors:
    return {(SIDES.index(door[-1]) + turn) % 4: int(door.split(" ")[0]) for door in board.doors}


class Plan(Struct, frozen=True, gc=False):
    """Part of a house that does not depend on where the boards lie."""

    rooms: tuple[Room, ...]
    boards: tuple[int, ...]
    """For each room, its board."""
    first: tuple[int, ...]
    """For each board, the number of its first room."""
    doors: tuple[tuple[Doors, ...], ...]
    """Doors of each board in each of its four turns."""
    stairs: tuple[tuple[int, int], ...]
    """Rooms that stairs join."""
    room_of: tuple[int, ...]
    safe: int
    masks: tuple[int, ...]


@lru_cache(maxsize=32)
def _plan(edition: Edition) -> Plan:
    rooms: list[Room] = []
    room_of: list[int] = []
    for plan in edition.boards:
        for room in plan.rooms:
            shadows = tuple(range(len(room_of), len(room_of) + room.shadows))
            room_of += [len(rooms)] * room.shadows
            rooms.append(Room(room.name, None, shadows, room.grudge))
    number = {room.name: index for index, room in enumerate(rooms)}
    board_of = tuple(index for index, plan in enumerate(edition.boards) for _ in plan.rooms)
    return Plan(
        rooms=tuple(rooms),
        boards=board_of,
        first=tuple(board_of.index(board) for board in range(len(edition.boards))),
        doors=tuple(tuple(doors_of(board, turn) for turn in range(4)) for board in edition.boards),
        stairs=tuple(_pair(number[one], number[other]) for one, other in STAIRS),
        room_of=tuple(room_of),
        safe=rooms[number[STUDY]].shadows[0],
        masks=tuple(sum(1 << shadow for shadow in room.shadows) for room in rooms),
    )


def hall(edition: Edition) -> int:
    """The board with 1F Hall, where the game begins."""
    return next(index for index, plan in enumerate(edition.boards) if plan.rooms[0].name == HALL)


def build(edition: Edition, placed: tuple[Placed, ...]) -> Mansion:
    plan = _plan(edition)
    nothing = Mansion((), plan.rooms, (), ((),) * len(plan.rooms), plan.room_of, plan.safe, plan.masks)
    return reduce(partial(extended, edition), placed, nothing)


def extended(edition: Edition, house: Mansion, spot: Placed) -> Mansion:
    """The house with one more board."""
    plan = _plan(edition)
    first = plan.first[spot.board]
    own = range(first, first + len(edition.boards[spot.board].rooms))
    rooms = list(house.rooms)
    for index in own:
        room = rooms[index]
        rooms[index] = Room(room.name, spot.floor, room.shadows, room.grudge)
    joined = _doors_met(plan, house.placed, spot)
    joined += [pair for pair in plan.stairs if pair not in house.passages and _laid(rooms, pair)]
    if len(own) == 2:
        joined.append((own[0], own[1]))
    near = list(house.near)
    for one, other in joined:
        near[one] = tuple(sorted((*near[one], other)))
        near[other] = tuple(sorted((*near[other], one)))
    passages = tuple(sorted((*house.passages, *joined)))
    return Mansion((*house.placed, spot), tuple(rooms), passages, tuple(near), plan.room_of, plan.safe, plan.masks)


def _laid(rooms: list[Room], pair: tuple[int, int]) -> bool:
    return all(rooms[room].floor is not None for room in pair)


def _doors_met(plan: Plan, placed: tuple[Placed, ...], spot: Placed) -> list[tuple[int, int]]:
    """Open doors between a board and those already placed."""
    mine = plan.doors[spot.board][spot.turn]
    found: list[tuple[int, int]] = []
    for other in placed:
        step = (other.x - spot.x, other.y - spot.y)
        if other.floor != spot.floor or step not in STEPS:
            continue
        side = STEPS.index(step)
        theirs = plan.doors[other.board][other.turn].get((side + 2) % 4)
        if side in mine and theirs is not None:
            found.append(_pair(plan.first[spot.board] + mine[side], plan.first[other.board] + theirs))
    return found


def _pair(a: int, b: int) -> tuple[int, int]:
    return (a, b) if a < b else (b, a)


def lies_apart(edition: Edition, board: int) -> bool:
    return edition.boards[board].rooms[0].name in APART


def apart(edition: Edition, board: int) -> Placed:
    """True for 2F Hall and the Basement, which begin floors of their own."""
    upper = edition.boards[board].rooms[0].name == "2F Hall"
    return Placed(board, UPPER if upper else CELLAR, 0, 0, 0)


Square: TypeAlias = tuple[int, int, int]
"""Floor, x and y."""


def placements(edition: Edition, placed: tuple[Placed, ...], board: int, more: bool) -> tuple[Placed, ...]:
    """Places for a board where at least one of its doors meets a door (HO-23).

    While boards are still to come, a place that would shut the last free doorway is left out: otherwise the next board
    would fit nowhere.
    """
    plan = _plan(edition)
    ends = _open_ends(plan, placed)
    fits = tuple(
        [
            Placed(board, floor, x, y, turn)
            for floor, x, y in sorted(ends)
            for turn, doors in enumerate(plan.doors[board])
            if not ends[floor, x, y].isdisjoint(doors)
        ]
    )
    if not more or len(ends) > 1:
        return fits  # a doorway to another square stays free
    return tuple(spot for spot in fits if _open_ends(plan, (*placed, spot))) or fits


def _open_ends(plan: Plan, placed: tuple[Placed, ...]) -> dict[Square, set[int]]:
    """Free squares that doors lead to, with the sides they are on."""
    taken = {(spot.floor, spot.x, spot.y) for spot in placed}
    ends: dict[Square, set[int]] = {}
    for spot in placed:
        if spot.floor == CELLAR:
            continue
        for side in plan.doors[spot.board][spot.turn]:
            dx, dy = STEPS[side]
            square = (spot.floor, spot.x + dx, spot.y + dy)
            if square not in taken:
                ends.setdefault(square, set()).add((side + 2) % 4)
    return ends


def beside(placed: tuple[Placed, ...], board: int) -> tuple[Placed, ...]:
    """Any free square next to a board: for a last board that fits nowhere, which only an odd edition can have."""
    taken = {(spot.floor, spot.x, spot.y) for spot in placed}
    free = {
        (spot.floor, spot.x + dx, spot.y + dy) for spot in placed if spot.floor != CELLAR for dx, dy in STEPS
    } - taken
    return tuple(Placed(board, floor, x, y, 0) for floor, x, y in sorted(free))
