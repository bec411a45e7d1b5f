"""The mansion as it lies on the table: boards on grids, doors that meet, rooms side by side (HO-5, HO-6, HO-23)."""

from functools import cache, lru_cache
from typing import Final, TypeAlias

from msgspec import Struct

from kurayami.games.hako_onna.edition import APART, SIDES, STAIRS, BoardPlan, Edition

GROUND: Final = 0
UPPER: Final = 1
CELLAR: Final = 2
FLOORS: Final = ("1F", "2F", "Basement")

STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""To the north, east, south, west."""


class Placed(Struct, frozen=True):
    """A board on the table: its number in the edition, the floor, the square, and quarter turns with the clock."""

    board: int
    floor: int
    x: int
    y: int
    turn: int


class Room(Struct, frozen=True):
    name: str
    floor: int
    """-1 while its board is not on the table."""
    shadows: tuple[int, ...]
    grudge: bool


class House(Struct, frozen=True):
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
    """For each room, its Shadows as a number with one bit for each."""


@cache
def _sides(doors: tuple[str, ...], turn: int) -> dict[int, int]:
    """Sides of a turned board that have a door, each with the room behind it."""
    return {(SIDES.index(door[-1]) + turn) % 4: int(door.split(" ")[0]) for door in doors}


def doors_of(board: BoardPlan, turn: int) -> dict[int, int]:
    return _sides(board.doors, turn)


def first_room(edition: Edition, board: int) -> int:
    """The number of the board's first room."""
    return sum(len(plan.rooms) for plan in edition.boards[:board])


def hall(edition: Edition) -> int:
    """The board with 1F Hall, where the game begins."""
    return next(index for index, plan in enumerate(edition.boards) if plan.rooms[0].name == "1F Hall")


class Plan(Struct, frozen=True):
    """The part of a house that does not depend on where the boards lie."""

    rooms: tuple[Room, ...]
    boards: tuple[int, ...]
    """For each room, its board."""
    room_of: tuple[int, ...]
    safe: int
    masks: tuple[int, ...]


@lru_cache(maxsize=32)
def _plan(boards: tuple[BoardPlan, ...]) -> Plan:
    rooms: list[Room] = []
    room_of: list[int] = []
    for plan in boards:
        for room in plan.rooms:
            shadows = tuple(range(len(room_of), len(room_of) + room.shadows))
            room_of += [len(rooms)] * room.shadows
            rooms.append(Room(room.name, -1, shadows, room.grudge))
    board_of = tuple(index for index, plan in enumerate(boards) for _ in plan.rooms)
    safe = next(room.shadows[0] for room in rooms if room.name == "Study")
    masks = tuple(sum(1 << shadow for shadow in room.shadows) for room in rooms)
    return Plan(tuple(rooms), board_of, tuple(room_of), safe, masks)


def build(edition: Edition, placed: tuple[Placed, ...]) -> House:
    floors = {spot.board: spot.floor for spot in placed}
    plan = _plan(edition.boards)
    rooms = [
        Room(room.name, floors.get(board, -1), room.shadows, room.grudge)
        for room, board in zip(plan.rooms, plan.boards, strict=True)
    ]
    passages = tuple(sorted({*_doors(edition, placed), *_inside(edition, placed), *_stairs(tuple(rooms))}))
    near = tuple(
        tuple(sorted({*(b for a, b in passages if a == room), *(a for a, b in passages if b == room)}))
        for room in range(len(rooms))
    )
    return House(placed, tuple(rooms), passages, near, plan.room_of, plan.safe, plan.masks)


def extended(edition: Edition, house: House, spot: Placed) -> House:
    """The house with one more board: as `build` makes it, but only what is new is worked out."""
    first = first_room(edition, spot.board)
    own = range(first, first + len(edition.boards[spot.board].rooms))
    rooms = list(house.rooms)
    for index in own:
        room = rooms[index]
        rooms[index] = Room(room.name, spot.floor, room.shadows, room.grudge)
    joined = {*_doors_of(edition, house.placed, spot, first), *_stairs(tuple(rooms))}
    if len(own) == 2:
        joined.add((own[0], own[1]))
    joined -= {*house.passages}
    near = list(house.near)
    for one, other in joined:
        near[one] = tuple(sorted((*near[one], other)))
        near[other] = tuple(sorted((*near[other], one)))
    return House(
        (*house.placed, spot),
        tuple(rooms),
        tuple(sorted((*house.passages, *joined))),
        tuple(near),
        house.room_of,
        house.safe,
        house.masks,
    )


def _doors_of(edition: Edition, placed: tuple[Placed, ...], spot: Placed, first: int) -> list[tuple[int, int]]:
    """Open doors between a board and those that lie already."""
    mine = doors_of(edition.boards[spot.board], spot.turn)
    found: list[tuple[int, int]] = []
    for other in placed:
        step = (other.x - spot.x, other.y - spot.y)
        if other.floor != spot.floor or step not in STEPS:
            continue
        side = STEPS.index(step)
        theirs = doors_of(edition.boards[other.board], other.turn).get((side + 2) % 4)
        if side in mine and theirs is not None:
            found.append(_pair(first + mine[side], first_room(edition, other.board) + theirs))
    return found


def _doors(edition: Edition, placed: tuple[Placed, ...]) -> list[tuple[int, int]]:
    by_square = {(spot.floor, spot.x, spot.y): spot for spot in placed}
    found: list[tuple[int, int]] = []
    for spot in placed:
        for side in (1, 2):
            dx, dy = STEPS[side]
            other = by_square.get((spot.floor, spot.x + dx, spot.y + dy))
            mine = doors_of(edition.boards[spot.board], spot.turn).get(side)
            if other is None or mine is None:
                continue
            theirs = doors_of(edition.boards[other.board], other.turn).get((side + 2) % 4)
            if theirs is not None:
                found.append(_pair(first_room(edition, spot.board) + mine, first_room(edition, other.board) + theirs))
    return found


def _inside(edition: Edition, placed: tuple[Placed, ...]) -> list[tuple[int, int]]:
    return [
        (first_room(edition, spot.board), first_room(edition, spot.board) + 1)
        for spot in placed
        if len(edition.boards[spot.board].rooms) == 2
    ]


def _stairs(rooms: tuple[Room, ...]) -> list[tuple[int, int]]:
    number = {room.name: index for index, room in enumerate(rooms) if room.floor >= 0}
    return [_pair(number[a], number[b]) for a, b in STAIRS if a in number and b in number]


def _pair(a: int, b: int) -> tuple[int, int]:
    return (a, b) if a < b else (b, a)


def lies_apart(edition: Edition, board: int) -> bool:
    return edition.boards[board].rooms[0].name in APART


def apart(edition: Edition, board: int) -> Placed:
    """2F Hall and the Basement begin floors of their own."""
    upper = edition.boards[board].rooms[0].name == "2F Hall"
    return Placed(board, UPPER if upper else CELLAR, 0, 0, 0)


def placements(edition: Edition, placed: tuple[Placed, ...], board: int, more: bool) -> tuple[Placed, ...]:
    """Places for a board: at least one of its doors meets a door (HO-23).

    While boards are still to come, a place that would shut the last free doorway is left out: else the next board
    would fit nowhere.
    """
    return _placements(tuple(plan.doors for plan in edition.boards), placed, board, more)


Doors: TypeAlias = tuple[tuple[str, ...], ...]
"""The doors of all boards."""


@lru_cache(maxsize=512)
def _placements(doors: Doors, placed: tuple[Placed, ...], board: int, more: bool) -> tuple[Placed, ...]:
    ends = _open_ends(doors, placed)
    squares = sorted({(floor, x, y) for floor, x, y, _ in ends})
    fits = tuple(
        spot
        for floor, x, y in squares
        for turn in range(4)
        if _meets(doors, spot := Placed(board, floor, x, y, turn), ends)
    )
    if not more or len(squares) > 1:
        return fits  # a doorway to another square stays free
    return tuple(spot for spot in fits if _open_ends(doors, (*placed, spot))) or fits


def _open_ends(doors: Doors, placed: tuple[Placed, ...]) -> set[tuple[int, int, int, int]]:
    """Free squares that a door leads to, with the side of that square on which the door is."""
    taken = {(spot.floor, spot.x, spot.y) for spot in placed}
    ends: set[tuple[int, int, int, int]] = set()
    for spot in placed:
        for side in _sides(doors[spot.board], spot.turn):
            x, y = spot.x + STEPS[side][0], spot.y + STEPS[side][1]
            if (spot.floor, x, y) not in taken and spot.floor != CELLAR:
                ends.add((spot.floor, x, y, (side + 2) % 4))
    return ends


def _meets(doors: Doors, spot: Placed, ends: set[tuple[int, int, int, int]]) -> bool:
    return any((spot.floor, spot.x, spot.y, side) in ends for side in _sides(doors[spot.board], spot.turn))


def beside(placed: tuple[Placed, ...], board: int) -> tuple[Placed, ...]:
    """Any free square next to a board: for a last board that fits nowhere, as only an odd edition can have."""
    taken = {(spot.floor, spot.x, spot.y) for spot in placed}
    free = {
        (spot.floor, spot.x + dx, spot.y + dy) for spot in placed if spot.floor != CELLAR for dx, dy in STEPS
    } - taken
    return tuple(Placed(board, floor, x, y, 0) for floor, x, y in sorted(free))
