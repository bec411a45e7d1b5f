"""Limits: the win rate that no play of a stage can exceed.

Every draw of the first turns is searched, with the best plan for each. Whatever follows counts as won unless it is lost
even with a room on every square. So a limit is proven, and can only be too high.
"""

from itertools import combinations
from typing import Final, NamedTuple

from kurayami.bots.hidden_rooms.features import reach
from kurayami.bots.hidden_rooms.search import PLANS, SQUARES, fail
from kurayami.bots.hidden_rooms.stage import ALL_TILES, begun
from kurayami.compiler import Ints, compiled, ints
from kurayami.games.hidden_rooms.fast import (
    CHILD,
    FITTING,
    MEMORY,
    MONSTER,
    PILE,
    RECALL,
    SEARCH,
    STEPS,
    STOP,
    count,
    track,
)
from kurayami.games.hidden_rooms.monster import Route

NODES: Final = 2_500_000
"""Turns to search for each number of the stage's tile. The rest counts as won."""
DEEPEST: Final = 8
"""Most turns of the child to search ahead."""
NUMBERS: Final = range(1, 7)
"""Numbers of the tile that opens a stage: its own, or a 6 (HR-10)."""


class LimitTables(NamedTuple):
    """A route's tables, and scratch space."""

    turns: Ints
    where: Ints
    hope: Ints
    """1 at 36 * state + square if a child to move there gets out with a room on every square, else 0."""
    reached: Ints
    plans: Ints
    """Plans of each turn under search, one row per depth."""
    nodes: Ints
    """Turns searched, and the most allowed."""


def limit(route: Route, opened: int, nodes: int = NODES, deepest: int = DEEPEST) -> float:
    """Highest win rate of a stage opened by a tile of this number, as deep as the nodes allow."""
    known, lowest = track(route), 1.0
    tables = known.turns, known.where, hopes(known.turns, known.where)
    house = LimitTables(*tables, ints([0] * SQUARES), ints([0] * (PLANS * (deepest + 1))), ints([0, nodes]))
    for depth in range(1, deepest + 1):
        if house.nodes[0] < nodes:
            lowest = min(lowest, _share(opened, house, depth))
    return lowest


def _share(opened: int, house: LimitTables, depth: int) -> float:
    """Mean over all pairs of starting tiles, of the better of the two."""
    total, of = 0.0, 0
    for (one, other), weight in openings(opened).items():
        pile = ALL_TILES & ~(1 << opened - 1 | 1 << one | 1 << other)
        positions = (begun(pile, one, other), begun(pile, other, one))
        total += weight * max(float(highest(position, house, depth)) for position in positions)
        of += weight
    return total / of


def openings(opened: int) -> dict[tuple[int, int], int]:
    """Pairs of starting tiles, with the number of pairs each represents: all colours but the opening tile's, which
    comes first, are alike.
    """
    pairs: dict[tuple[int, int], int] = {}
    for one, other in combinations((tile for tile in range(24) if tile != opened - 1), 2):
        alike = _renamed(one, other)
        pairs[alike] = pairs.get(alike, 0) + 1
    return pairs


def _renamed(one: int, other: int) -> tuple[int, int]:
    """The same pair with its other colours named in order, the lower number first."""
    (colour, low), (second, high) = sorted((divmod(one, 6), divmod(other, 6)))
    if colour == 0:
        return low, 6 * min(second, 1) + high
    if colour == second:
        return 6 + low, 6 + high
    return 6 + min(low, high), 12 + max(low, high)


def hopes(turns: Ints, where: Ints) -> Ints:
    hope = ints([0] * len(turns))
    while sweep(turns, where, hope):
        pass
    return hope


def _near(monster: int) -> list[int]:
    """Squares where a turn can end, by square, ignoring the monster: within three steps, then -1."""
    table = []
    for square in range(36):
        found = {square}
        for _ in range(3):
            found |= {int(STEPS[4 * at + way]) for at in found for way in range(4)} - {-1, monster}
        table += [*sorted(found), *[-1] * (NEAR - len(found))]
    return table


NEAR: Final = 25
"""Most squares within three steps of a square."""
NEARBY: Final = ints(to for monster in range(36) for to in _near(monster))


@compiled
def sweep(turns: Ints, where: Ints, hope: Ints) -> bool:
    """Makes one pass over the table. True if anything changed."""
    changed = False
    for place in range(len(hope)):
        state, square = place // 36, place % 36
        if hope[place] or square == where[state]:
            continue
        first = NEAR * (36 * where[state] + square)
        for at in range(first, first + NEAR):
            to = NEARBY[at]
            if to < 0:
                break
            after = turns[36 * state + to]
            if to == 0 or (after >= 0 and hope[36 * after + to]):
                hope[place] = 1
                changed = True
                break
    return changed


@compiled
def highest(position: Ints, house: LimitTables, depth: int) -> float:
    """Highest odds of a child that has ended its turn: the monster moves, then the best plan counts.

    One function, because numba can't cache two that call each other.
    """
    state, child, pile, memory = position[MONSTER], position[CHILD], position[PILE], position[MEMORY]
    if depth == 0 or house.nodes[0] >= house.nodes[1] or not can_get_out(position, house):
        return 1.0 if can_get_out(position, house) else 0.0
    house.nodes[0] += 1
    position[MONSTER] = house.turns[36 * state + child]
    best, tried, fails = 0.0, -1, 0.0
    for at in range(PLANS * depth, PLANS * depth + list_plans(position, house, PLANS * depth)):
        if best >= 1.0:
            break
        square, action = house.plans[at] % 36, house.plans[at] // 36
        if action == STOP:
            position[CHILD] = square
            best = max(best, highest(position, house, depth - 1))
            continue
        to = STEPS[4 * square + (action - SEARCH) % 4]
        if action >= RECALL:
            tile = (action - RECALL) // 4
            position[MEMORY], position[to], position[CHILD] = memory & ~(1 << tile), tile, to
            best = max(best, 1.0 if to == 0 else highest(position, house, depth - 1))
            position[MEMORY], position[to] = memory, -1
            continue
        # A Search: first the tiles that do not fit, the same for every target; each sum ends when it can't be the best.
        fits, wanted = pile & FITTING[position[square]], best * count(pile)
        if square != tried:
            tried, fails, left = square, 0.0, count(pile & ~fits)
            position[CHILD] = square
            for tile in range(24):
                if (pile & ~fits) >> tile & 1 and fails + left + count(fits) > wanted:
                    fail(position, pile, memory, tile)
                    fails += highest(position, house, depth - 1)
                    left -= 1
            position[PILE], position[MEMORY] = pile, memory
        total, left = fails, count(fits)
        for tile in range(24):
            if fits >> tile & 1 and total + left > wanted:
                position[PILE], position[to], position[CHILD] = pile & ~(1 << tile), tile, to
                total += 1.0 if to == 0 else highest(position, house, depth - 1)
                left -= 1
        position[PILE], position[to] = pile, -1
        if left == 0:
            best = max(best, total / count(pile))
    position[MONSTER], position[CHILD] = state, child
    return best


@compiled
def can_get_out(position: Ints, house: LimitTables) -> bool:
    """True if a child that has ended its turn survives the monster's, and then has hope."""
    child = position[CHILD]
    after = house.turns[36 * position[MONSTER] + child]
    return bool(after >= 0 and house.hope[36 * after + child])


@compiled
def list_plans(position: Ints, house: LimitTables, first: int) -> int:
    """Writes the plans of this turn, those without a draw first. Returns their number."""
    monster = house.where[position[MONSTER]]
    squares, number = reach(position, position[CHILD], monster, 2, house.reached, 0), first
    for at in range(squares):
        house.plans[number] = 36 * STOP + house.reached[at]
        number += 1
    for action in range(RECALL, RECALL + 4 * 24):
        if not position[MEMORY] >> (action - RECALL) // 4 & 1:
            continue
        for at in range(squares):
            square = house.reached[at]
            to = STEPS[4 * square + (action - RECALL) % 4]
            fits = FITTING[position[square]] >> (action - RECALL) // 4 & 1
            if fits and to >= 0 and to != monster and position[to] < 0:
                house.plans[number] = 36 * action + square
                number += 1
    for at in range(squares if position[PILE] else 0):
        for action in range(SEARCH, RECALL):
            to = STEPS[4 * house.reached[at] + action - SEARCH]
            if to >= 0 and to != monster and position[to] < 0:
                house.plans[number] = 36 * action + house.reached[at]
                number += 1
    return number - first
