"""Converts views to the fast twin, and plans to actions."""

from typing import assert_never

from kurayami.bots.hidden_rooms.features import reach
from kurayami.bots.hidden_rooms.route_tables import RouteTables, part_of
from kurayami.compiler import Ints, ints
from kurayami.games.hidden_rooms import Action, View, fast
from kurayami.games.hidden_rooms.actions import Begin, Draw, Recall, Search, Stop, Walk
from kurayami.games.hidden_rooms.house import SQUARES, TILES, Tile, place


def position_of(view: View) -> Ints:
    """Position of a view in which the child is to move."""
    part, monster = part_of(view.route, view.monster)
    assert monster is not None
    position = empty(view)
    for room in view.rooms:
        position[place(room.at)] = fast.tile_number(room.tile)
    position[fast.CHILD] = place(view.child)
    position[fast.MONSTER] = fast.track(part.route, part.now).numbers[monster]
    position[fast.MEMORY] = fast.tile_bits(view.memory)
    position[fast.WALKS] = view.walks
    position[fast.TURN] = view.turn
    return position


def position_begun(view: View, tile: Tile) -> Ints:
    """Position after one of the two offered tiles was put on the start, before the monster's turn."""
    position = empty(view)
    position[place(SQUARES[-1])] = fast.tile_number(tile)
    position[fast.CHILD] = place(SQUARES[-1])
    position[fast.MONSTER] = 0
    position[fast.MEMORY] = fast.tile_bits([kept for kept in view.offered if kept != tile])
    return position


def empty(view: View) -> Ints:
    position = ints([fast.NOTHING] * 36 + [0] * (fast.LENGTH - 36))
    position[fast.PILE] = fast.tile_bits(view.pile)
    position[fast.LIMIT] = view.options.turn_limit or 0
    position[fast.TARGET] = fast.NOTHING
    return position


def action_of(plan: int, position: Ints, ground: RouteTables) -> Action:
    """First action of a plan: a walk if it is for another square."""
    square, action = plan % 36, plan // 36
    if square != position[fast.CHILD]:
        return Walk(SQUARES[first_step(position, ground, square)])
    if action == fast.STOP:
        return Stop()
    if action < fast.RECALL:
        return Search(SQUARES[fast.STEPS[4 * square + action - fast.SEARCH]])
    return Recall(SQUARES[fast.STEPS[4 * square + (action - fast.RECALL) % 4]], TILES[(action - fast.RECALL) // 4])


def plan_of(action: Action, position: Ints) -> int | None:
    """Plan that an action carries out at once; None if it does not end the turn."""
    child = int(position[fast.CHILD])
    match action:
        case Stop():
            return child
        case Search(target):
            return 36 * (fast.SEARCH + way(child, place(target))) + child
        case Recall(target, tile):
            return 36 * (fast.RECALL + 4 * fast.tile_number(tile) + way(child, place(target))) + child
        case Begin() | Walk():
            return None
        case Draw():
            raise AssertionError("chance has no plans")
        case _:
            assert_never(action)


def way(start: int, to: int) -> int:
    return next(way for way in range(4) if fast.STEPS[4 * start + way] == to)


def first_step(position: Ints, ground: RouteTables, square: int) -> int:
    """First square on the way to a reachable one."""
    walks = int(position[fast.WALKS])
    steps = (int(fast.STEPS[4 * position[fast.CHILD] + way]) for way in range(4))
    return next(to for to in steps if to >= 0 and square in reached(position, ground, to, walks - 1))


def reached(position: Ints, ground: RouteTables, start: int, walks: int) -> set[int]:
    """Squares reachable from one that has a tile and no monster; none from others."""
    monster = int(ground.where[position[fast.MONSTER]])
    if position[start] < 0 or start == monster:
        return set()
    found = ints([0] * 16)
    return {int(found[at]) for at in range(reach(position, start, monster, walks, found, 0))}
