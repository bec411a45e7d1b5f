"""One stage at speed: the rules' twin on small integers, judged by the readable rules.

Squares are numbered row by row from 0 (the exit) to 35 (the start), tiles in the order of `TILES` from 0 to 23. Sets of
tiles are bits of a number. The monster's states, few for each route, are numbered too: the next state for each square
of the child is looked up in a table made by the readable rules.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from kurayami.compiler import Ints, compiled, ints, ones
from kurayami.games.hidden_rooms.house import ADJOINING, SQUARES, TILES, WATCHED, Square, Tile, fits, place
from kurayami.games.hidden_rooms.monster import Monster, Route, act, take_turn, waiting_at_start

# A position is a flat sequence: the tile on each of the 36 squares, or NOTHING, and then what these places hold.
CHILD: Final = 36
MONSTER: Final = 37
"""The number of its state."""
PILE: Final = 38
MEMORY: Final = 39
WALKS: Final = 40
TURN: Final = 41
LIMIT: Final = 42
"""Last turn of the child (HR-34); 0 if there is none."""
TARGET: Final = 43
"""Square being searched while a tile is drawn; else NOTHING."""
RESULT: Final = 44
LENGTH: Final = 45

NOTHING: Final = -1

# Results of a stage. Negative, so that they can stand in a monster's table where the next state would.
GOES_ON: Final = 0
WON: Final = -1
CAUGHT: Final = -2
ROUTE_ENDED: Final = -3
WALKED_INTO_IT: Final = -4
TURN_LIMIT: Final = -5

# Actions: STOP, then for each direction (the order of ADJOINING) WALK, SEARCH, and RECALL for each tile.
STOP: Final = 0
WALK: Final = 1
SEARCH: Final = 5
RECALL: Final = 9
ACTIONS: Final = RECALL + 4 * len(TILES)

_PLACE_OF_TILE: Final = {tile: number for number, tile in enumerate(TILES)}


def _steps(square: Square) -> list[int]:
    steps = ((square.row + down, square.column + right) for down, right in ((-1, 0), (0, 1), (1, 0), (0, -1)))
    return [place(Square(*step)) if step in ADJOINING[square] else NOTHING for step in steps]


STEPS: Final = ints(step for square in SQUARES for step in _steps(square))
"""Neighbours of each square: north, east, south, west."""

FITTING: Final = ints(sum(1 << n for n, tile in enumerate(TILES) if fits(tile, under)) for under in TILES)
"""Tiles that fit on each tile, as bits (HR-26)."""


class Track(NamedTuple):
    """Everything a monster can do on its route."""

    states: tuple[Monster, ...]
    numbers: dict[Monster, int]
    turns: Ints
    """State after the monster's turn, or the result of the stage, at 36 * state + the child's square."""
    where: Ints
    """The square of each state."""


BEYOND: Final = Square(-9, -9)
"""A square where nobody ever is. A part of a longer route ends with it: one square before, the monster
leaves the part.
"""


@lru_cache(maxsize=32)
def track(route: Route, now: Monster | None = None) -> Track:
    """Tabulates a route from its start, or from where the monster is now; that state has number 0."""
    first = now or waiting_at_start(route)
    numbers, turns = {first: 0}, []
    states = [first]
    for monster in states:
        for after in _turns(monster, route):
            if isinstance(after, Monster):
                if after not in numbers:
                    numbers[after] = len(states)
                    states.append(after)
                turns.append(numbers[after])
            else:
                turns.append(after)
    return Track(tuple(states), numbers, ints(turns), ints(place(monster.at) for monster in states))


def _turns(monster: Monster, route: Route) -> list[Monster | int]:
    """Results of the monster's turn, by the child's square. They differ only where it looks."""
    once = act(monster, BEYOND, route)[0]
    watched = set(WATCHED[monster.at, monster.facing])
    usual: Monster | int = ROUTE_ENDED
    if not _is_at_end(once, route):
        watched.update(WATCHED[once.at, once.facing])
        twice = act(once, BEYOND, route)[0]
        usual = ROUTE_ENDED if _is_at_end(twice, route) else twice
    return [_turn(monster, square, route) if square in watched else usual for square in SQUARES]


def _is_at_end(monster: Monster, route: Route) -> bool:
    return monster.at == route[-1] or route[monster.passage + 1] == BEYOND


def _turn(monster: Monster, child: Square, route: Route) -> Monster | int:
    if child == monster.at:
        return CAUGHT
    after, _, loss = take_turn(monster, child, route)
    if loss == "caught":
        return CAUGHT
    return ROUTE_ENDED if _is_at_end(after, route) else after


def tile_bits(tiles: Sequence[Tile]) -> int:
    return sum(1 << _PLACE_OF_TILE[tile] for tile in tiles)


def tile_number(tile: Tile) -> int:
    return _PLACE_OF_TILE[tile]


@compiled
def apply(position: Ints, turns: Ints, where: Ints, action: int) -> None:
    """Carries out one of the child's actions. After SEARCH a tile must be drawn. Legality is not checked."""
    child = position[CHILD]
    if action == STOP:
        end_turn(position, turns)
    elif action < SEARCH:
        to = STEPS[4 * child + action - WALK]
        position[CHILD] = to
        position[WALKS] -= 1
        if to == where[position[MONSTER]]:
            position[RESULT] = WALKED_INTO_IT
    elif action < RECALL:
        position[TARGET] = STEPS[4 * child + action - SEARCH]
    else:
        tile = (action - RECALL) // 4
        position[MEMORY] &= ~(1 << tile)
        lay(position, turns, STEPS[4 * child + (action - RECALL) % 4], tile)


@compiled
def draw(position: Ints, turns: Ints, tile: int) -> None:
    """Draws a tile from the Pile for the pending Search."""
    target, bit = position[TARGET], 1 << tile
    position[TARGET] = NOTHING
    position[PILE] &= ~bit
    if FITTING[position[position[CHILD]]] & bit:
        lay(position, turns, target, tile)
    else:
        remember(position, bit)
        end_turn(position, turns)


@compiled
def remember(position: Ints, bit: int) -> None:
    """Puts a tile that does not fit into the Memory; a full one goes back to the Pile with it (HR-27)."""
    position[MEMORY] |= bit
    if count(position[MEMORY]) > 5:
        position[PILE] |= position[MEMORY]
        position[MEMORY] = 0


@compiled
def lay(position: Ints, turns: Ints, target: int, tile: int) -> None:
    position[target] = tile
    position[CHILD] = target
    if target == 0:
        position[RESULT] = WON
    else:
        end_turn(position, turns)


@compiled
def end_turn(position: Ints, turns: Ints) -> None:
    if position[LIMIT] and position[TURN] >= position[LIMIT]:
        position[RESULT] = TURN_LIMIT
        return
    after = turns[36 * position[MONSTER] + position[CHILD]]
    if after < 0:
        position[RESULT] = after
        return
    position[MONSTER] = after
    position[WALKS] = 2
    position[TURN] += 1


@compiled
def legal(position: Ints, where: Ints, found: Ints) -> int:
    """Writes the child's actions into `found`. Returns their number."""
    child, number = position[CHILD], 0
    fitting = position[MEMORY] & FITTING[position[child]]
    for way in range(4):
        to = STEPS[4 * child + way]
        if to == NOTHING:
            continue
        if position[to] != NOTHING:
            if position[WALKS] > 0:
                found[number] = WALK + way
                number += 1
        elif to != where[position[MONSTER]]:
            if position[PILE]:
                found[number] = SEARCH + way
                number += 1
            for tile in range(24):
                if fitting >> tile & 1:
                    found[number] = RECALL + 4 * tile + way
                    number += 1
    found[number] = STOP
    return number + 1


@compiled
def count(tiles: int) -> int:
    """Number of tiles in a set of bits."""
    return int(ones(tiles))
