"""The house as the twin sees it: options, edition, and where the boards lie."""

from functools import lru_cache
from typing import Final, get_args

from kurayami.compiler import Ints, ints
from kurayami.games.hako_onna.edition import APART, SIDES, STAIRS
from kurayami.games.hako_onna.effects import ITEMS, PowerEffect
from kurayami.games.hako_onna.fast import layout as l
from kurayami.games.hako_onna.fast.agenda import bits
from kurayami.games.hako_onna.house import CELLAR, UPPER, Mansion, Placed, build, hall
from kurayami.games.hako_onna.noise import kind_of, odds
from kurayami.games.hako_onna.options import Options
from kurayami.games.hako_onna.setup import item_cards

EFFECTS: Final[tuple[PowerEffect, ...]] = tuple(effect for part in get_args(PowerEffect) for effect in get_args(part))
"""Effects of powers, numbered from 1."""


@lru_cache(maxsize=256)
def _plan(options: Options, house: Mansion) -> tuple[int, ...]:
    plan = [0] * l.HOUSE
    _write_options(options, plan)
    _write_rooms(house, plan)
    _write_boards(options, house, plan)
    _write_powers(options, plan)
    _write_discs(options, plan)
    return tuple(plan)


def plan_of(options: Options, house: Mansion) -> Ints:
    return ints(_plan(options, house))


def house_of(options: Options, plan: Ints) -> Mansion:
    """The house with its boards placed."""
    spots = [[int(plan[l.PLACED + 1 + 5 * number + at]) for at in range(5)] for number in range(plan[l.PLACED])]
    return build(options.edition, tuple(Placed(*spot) for spot in spots))


def _write_options(options: Options, plan: list[int]) -> None:
    plan[l.VISITORS] = options.visitors
    plan[l.WITH_CARDS] = int(options.noise == "cards")
    plan[l.GIVING_UP] = int(options.giving_up)
    plan[l.TURN_LIMIT] = options.turn_limit or 0
    plan[l.RANDOM_ITEMS] = int(options.random_items)
    plan[l.RANDOM_BOARDS] = int(options.random_boards)
    plan[l.OFFERED] = bits(ITEMS.index(item) for item in item_cards(options))


def _write_rooms(house: Mansion, plan: list[int]) -> None:
    plan[l.ROOMS] = len(house.rooms)
    plan[l.DESK] = house.safe
    plan[l.GRUDGE] = bits(number for number, room in enumerate(house.rooms) if room.grudge)
    plan[l.ROOM_OF : l.ROOM_OF + 24] = house.room_of
    for number, room in enumerate(house.rooms):
        plan[l.SHADOWS_OF + number] = room.shadows[0]
        plan[l.SHADOWS_OF + number + 1] = room.shadows[-1] + 1
        plan[l.NEAR + number] = bits(house.near[number])
        plan[l.FLOOR + number] = l.NOTHING if room.floor is None else room.floor


def _write_boards(options: Options, house: Mansion, plan: list[int]) -> None:
    edition, names = options.edition, [room.name for room in house.rooms]
    plan[l.HALL_BOARD] = hall(edition)
    for number, board in enumerate(edition.boards):
        plan[l.FIRST_ROOM + number + 1] = plan[l.FIRST_ROOM + number] + len(board.rooms)
        doors = {door[-1]: int(door.split(" ")[0]) for door in board.doors}
        plan[l.DOOR + 4 * number : l.DOOR + 4 * number + 4] = [doors.get(side, l.NOTHING) for side in SIDES]
        name = board.rooms[0].name
        plan[l.APART + number] = (UPPER if name == "2F Hall" else CELLAR) if name in APART else l.NOTHING
    plan[l.STAIRS : l.STAIRS + 4] = [names.index(name) for pair in STAIRS for name in pair]
    plan[l.PLACED] = len(house.placed)
    for number, spot in enumerate(house.placed):
        at = l.PLACED + 1 + 5 * number
        plan[at : at + 5] = spot.board, spot.floor, spot.x, spot.y, spot.turn


def _write_powers(options: Options, plan: list[int]) -> None:
    for power in options.edition.powers:
        plan[l.EFFECT + power.number] = EFFECTS.index(power.effect) + 1
        plan[l.NEEDS + power.number] = power.needs
        plan[l.RANK_A + power.number] = int(power.rank == "A")


def _write_discs(options: Options, plan: list[int]) -> None:
    plan[l.RED] = bits(position for position in range(1, 6) if kind_of(options, position) != "black")
    rows = [(position, up, height) for position in range(1, 6) for up in (False, True) for height in range(l.HEIGHTS)]
    for number, (position, up, height) in enumerate(rows):
        at = l.ODDS + 3 * number
        plan[at : at + 3] = odds(options, position, up, height)
