"""Boards: where one fits, and what it joins once placed (HO-6, HO-23)."""

from typing import Final

from kurayami.compiler import Ints, compiled
from kurayami.games.hako_onna.fast import codes as c
from kurayami.games.hako_onna.fast import frames as f
from kurayami.games.hako_onna.fast.layout import (
    APART,
    CELLAR,
    DOOR,
    FIRST_ROOM,
    FLOOR,
    NEAR,
    NOTHING,
    PLACED,
    STAIRS,
    VISITORS,
)

FAR: Final = 8
"""Farthest a board can be from the first one."""


@compiled
def across(side: int) -> int:
    """One step to the north, east, south, west: to the right."""
    return int(side == 1) - int(side == 3)


@compiled
def down(side: int) -> int:
    return int(side == 2) - int(side == 0)


@compiled
def door(house: Ints, board: int, turn: int, side: int) -> int:
    """Room (numbered on the board) behind the door on a side of the turned board, or NOTHING."""
    return int(house[DOOR + 4 * board + (side - turn) % 4])


@compiled
def board_at(house: Ints, floor: int, x: int, y: int) -> int:
    """Index of the board's entry in the house, or NOTHING."""
    for number in range(house[PLACED]):
        spot = PLACED + 1 + 5 * number
        if house[spot + 1] == floor and house[spot + 2] == x and house[spot + 3] == y:
            return spot
    return NOTHING


@compiled
def doorways(house: Ints, floor: int, x: int, y: int) -> int:
    """Sides of a free square where a door leads to it."""
    sides = 0
    for side in range(4):
        spot = board_at(house, floor, x + across(side), y + down(side))
        if spot != NOTHING and door(house, house[spot], house[spot + 4], (side + 2) % 4) != NOTHING:
            sides |= 1 << side
    return sides


@compiled
def fits(house: Ints, board: int, turn: int, sides: int) -> int:
    for side in range(4):
        if sides >> side & 1 and door(house, board, turn, side) != NOTHING:
            return 1
    return 0


@compiled
def opening(house: Ints, number: int, side: int) -> int:
    """Doorways of the free square a board's door leads to; 0 if there is none, or if another side reports it.

    A square that several doors lead to is reported by the first of its sides that has one.
    """
    spot = PLACED + 1 + 5 * number
    if house[spot + 1] == CELLAR or door(house, house[spot], house[spot + 4], side) == NOTHING:
        return 0
    floor, x, y = house[spot + 1], house[spot + 2] + across(side), house[spot + 3] + down(side)
    if board_at(house, floor, x, y) != NOTHING:
        return 0
    sides = doorways(house, floor, x, y)
    return 0 if sides & (1 << (side + 2) % 4) - 1 else sides


@compiled
def open_squares(house: Ints) -> int:
    """Number of free squares that doors lead to."""
    number = 0
    for board in range(house[PLACED]):
        for side in range(4):
            number += int(opening(house, board, side) != 0)
    return number


@compiled
def still_open(house: Ints, board: int, floor: int, x: int, y: int, turn: int) -> int:
    """True if a doorway stays free with the board there, where no other one is."""
    for side in range(4):
        beyond = board_at(house, floor, x + across(side), y + down(side))
        if beyond == NOTHING and door(house, board, turn, side) != NOTHING:
            return 1
    return 0


@compiled
def needs_doorway(house: Ints, coming: int) -> int:
    """True if a board to come needs a doorway of those already placed: 2F Hall brings its own."""
    needs = 0
    for board in range(9):
        if coming >> board & 1:
            if house[APART + board] == 1:
                return 0
            if house[APART + board] == NOTHING:
                needs = 1
    return needs


@compiled
def members(later: int) -> int:
    """Boards set aside, as a set."""
    boards = 0
    while later:
        boards |= 1 << (later & 15) - 1
        later >>= 4
    return boards


@compiled
def spots(house: Ints, board: int, bag: int, later: int, found: Ints) -> int:
    """Places for a board while others, in the bag or set aside, are still to come."""
    narrow = needs_doorway(house, bag | members(later)) and open_squares(house) == 1
    size = fitting(house, board, narrow, found)
    if not size and narrow:
        size = fitting(house, board, 0, found)
    if not size and not bag:
        size = beside(house, found)
    return size


@compiled
def spot_code(floor: int, x: int, y: int, turn: int) -> int:
    return c.code(c.PLACE_BOARD, floor | x + 8 << 1 | y + 8 << 6 | turn << 11)


@compiled
def fitting(house: Ints, board: int, narrow: int, found: Ints) -> int:
    size = 0
    for number in range(house[PLACED]):
        for side in range(4):
            sides = opening(house, number, side)
            if not sides:
                continue
            spot = PLACED + 1 + 5 * number
            floor, x, y = house[spot + 1], house[spot + 2] + across(side), house[spot + 3] + down(side)
            for turn in range(4):
                shut = narrow and not still_open(house, board, floor, x, y, turn)
                if not shut and fits(house, board, turn, sides):
                    found[size] = spot_code(floor, x, y, turn)
                    size += 1
    return size


@compiled
def beside(house: Ints, found: Ints) -> int:
    """Any free square next to a board."""
    size = 0
    for floor in range(2):
        for x in range(-FAR, FAR + 1):
            for y in range(-FAR, FAR + 1):
                if board_at(house, floor, x, y) == NOTHING and has_neighbour(house, floor, x, y):
                    found[size] = spot_code(floor, x, y, 0)
                    size += 1
    return size


@compiled
def has_neighbour(house: Ints, floor: int, x: int, y: int) -> int:
    for side in range(4):
        if board_at(house, floor, x + across(side), y + down(side)) != NOTHING:
            return 1
    return 0


# Laying one


@compiled
def draw_board(position: Ints, house: Ints, frame: int, board: int) -> None:
    seat, bag, later = f.seat(frame), frame >> 9 & 511 & ~(1 << board), without(frame >> 18, board)
    if house[APART + board] != NOTHING:
        lay_board(position, house, board, house[APART + board], 0, 0, 0)
        go_on(position, house, seat, bag, later)
    elif has_spot(house, board, bag):
        f.instead(position, f.PLACING | seat << 6 | bag << 9 | later << 18 | board << 50)
    else:
        f.instead(position, f.BOARDS | following(house, seat) << 6 | bag << 9 | appended(later, board) << 18)


@compiled
def has_spot(house: Ints, board: int, bag: int) -> int:
    """True if a board fits anywhere. The last one always does, if only beside another."""
    if not bag:
        return 1
    for number in range(house[PLACED]):
        for side in range(4):
            sides = opening(house, number, side)
            for turn in range(4):
                if fits(house, board, turn, sides):
                    return 1
    return 0


@compiled
def place_board(position: Ints, house: Ints, frame: int, code: int) -> None:
    floor, x, y, turn = code & 1, (code >> 1 & 31) - 8, (code >> 6 & 31) - 8, code >> 11 & 3
    lay_board(position, house, frame >> 50 & 15, floor, x, y, turn)
    go_on(position, house, f.seat(frame), frame >> 9 & 511, frame >> 18 & 0xFFFFFFFF)


@compiled
def go_on(position: Ints, house: Ints, seat: int, bag: int, later: int) -> None:
    if bag or later:
        f.instead(position, f.BOARDS | following(house, seat) << 6 | bag << 9 | later << 18)
    else:
        f.pop(position)


@compiled
def following(house: Ints, seat: int) -> int:
    return int(seat % house[VISITORS] + 1)


@compiled
def lay_board(position: Ints, house: Ints, board: int, floor: int, x: int, y: int, turn: int) -> None:
    first, end = house[FIRST_ROOM + board], house[FIRST_ROOM + board + 1]
    for room in range(first, end):
        house[FLOOR + room] = floor
    for side in range(4):
        mine, spot = door(house, board, turn, side), board_at(house, floor, x + across(side), y + down(side))
        if mine != NOTHING and spot != NOTHING:
            theirs = door(house, house[spot], house[spot + 4], (side + 2) % 4)
            if theirs != NOTHING:
                join(house, first + mine, house[FIRST_ROOM + house[spot]] + theirs)
    if end - first == 2:
        join(house, first, first + 1)
    for stairs in range(STAIRS, STAIRS + 4, 2):
        if house[FLOOR + house[stairs]] != NOTHING and house[FLOOR + house[stairs + 1]] != NOTHING:
            join(house, house[stairs], house[stairs + 1])
    spot = PLACED + 1 + 5 * house[PLACED]
    house[spot], house[spot + 1], house[spot + 2], house[spot + 3], house[spot + 4] = board, floor, x, y, turn
    house[PLACED] += 1


@compiled
def join(house: Ints, one: int, other: int) -> None:
    house[NEAR + one] |= 1 << other
    house[NEAR + other] |= 1 << one


@compiled
def without(later: int, board: int) -> int:
    left, place = 0, 0
    while later:
        if later & 15 != board + 1:
            left |= (later & 15) << place
            place += 4
        later >>= 4
    return left


@compiled
def appended(later: int, board: int) -> int:
    place = 0
    while later >> place:
        place += 4
    return later | board + 1 << place
