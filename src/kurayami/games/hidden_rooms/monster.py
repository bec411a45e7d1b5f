"""The monster's turn (HR-14 to HR-22). A route is a tuple of squares, each next to the previous one."""

from itertools import pairwise
from typing import Final, TypeAlias

from msgspec import Struct

from kurayami.games.hidden_rooms.events import Loss, MonsterAdvanced, MonsterEvent, MonsterTurned
from kurayami.games.hidden_rooms.house import ADJOINING, AHEAD, WATCHED, Direction, Square, direction

ACTIONS_PER_TURN: Final = 2

Route: TypeAlias = tuple[Square, ...]

_SEEN: Final = {place: frozenset(squares) for place, squares in WATCHED.items()}


class Monster(Struct, frozen=True):
    at: Square
    facing: Direction
    passage: int
    """Index on the route, from 0, where it last stood (HR-19)."""


def waiting_at_start(route: Route) -> Monster:
    """A monster on the first square of its route, facing the second (HR-12)."""
    return Monster(route[0], direction(route[0], route[1]), 0)


def take_turn(monster: Monster, child: Square, route: Route) -> tuple[Monster, list[MonsterEvent], Loss | None]:
    """Takes two steps, fewer if it catches the child or reaches its end (HR-22)."""
    events: list[MonsterEvent] = []
    for _ in range(ACTIONS_PER_TURN):
        monster, event = act(monster, child, route)
        events.append(event)
        if monster.at == child:
            return monster, events, "caught"
        if monster.at == route[-1]:
            return monster, events, "route_ended"
    return monster, events, None


def act(monster: Monster, child: Square, route: Route) -> tuple[Monster, MonsterEvent]:
    at, facing = monster.at, monster.facing
    sees = child in _SEEN[at, facing]
    if not sees:
        way = way_of_route(monster, route)
        if way != facing:  # HR-17
            return Monster(at, way, monster.passage), MonsterTurned(way, False)
    elif child in ADJOINING[at] and child != AHEAD[at, facing]:  # HR-15
        way = direction(at, child)
        return Monster(at, way, monster.passage), MonsterTurned(way, True)
    to = AHEAD[at, facing]  # HR-16, HR-17
    return Monster(to, facing, passage_on(to, monster.passage, route)), MonsterAdvanced(to, sees)


def passage_on(square: Square, last: int, route: Route) -> int:
    """Index on the route of a monster that enters a square (HR-19); off the route, where it last stood."""
    for passage in range(last + 1, len(route)):
        if route[passage] == square:
            return passage
    for passage in range(last, -1, -1):
        if route[passage] == square:
            return passage
    return last


def way_of_route(monster: Monster, route: Route) -> Direction:
    if monster.at == route[monster.passage]:  # HR-18
        return direction(monster.at, route[monster.passage + 1])
    return way_back(monster.at, route)


def way_back(square: Square, route: Route) -> Direction:
    """One step towards the nearest square of the route, along the larger difference, rows first (HR-20)."""
    passages = range(len(route))
    nearest = min(passages, key=lambda passage: (distance(square, route[passage]), -passage))
    down, right = route[nearest].row - square.row, route[nearest].column - square.column
    if abs(down) >= abs(right):
        return "south" if down > 0 else "north"
    return "east" if right > 0 else "west"


def distance(one: Square, other: Square) -> int:
    return abs(one.row - other.row) + abs(one.column - other.column)


def actions_left(monster: Monster, route: Route) -> int | None:
    """Steps left to the end of its route if it sees nobody; None while it is off its route."""
    if monster.at != route[monster.passage]:
        return None
    ahead_of_it = route[monster.passage :]
    ways = [monster.facing, *(direction(one, other) for one, other in pairwise(ahead_of_it))]
    turns = sum(one != other for one, other in pairwise(ways))
    return len(ahead_of_it) - 1 + turns
