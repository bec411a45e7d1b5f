"""Search: the value of every plan for this turn.

A plan is a square to walk to and an action there: the number 36 * action + square, with the actions of the fast twin.
"""

from typing import Final, NamedTuple

from kurayami.bots.hidden_rooms.chances import PATIENCE
from kurayami.bots.hidden_rooms.features import FEATURES, SCRATCH, describe_tiles, landing, look_round, lowest, reach
from kurayami.bots.hidden_rooms.route_tables import RouteTables
from kurayami.bots.hidden_rooms.value_net import FIRST, SECOND, ValueNet, chance
from kurayami.compiler import Floats, Ints, compiled, floats, inlined, ints
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
    TURN,
    WALKS,
    count,
)

PLANS: Final = 400
"""Most plans a turn can have."""

SQUARES: Final = 16


TABLES: Final = 0
VALUE: Final = 1
"""Ways to judge a position."""


class Desk(NamedTuple):
    """Scratch space for one search."""

    scratch: Ints
    reached: Ints
    plans: Ints
    worth: Floats
    x: Floats
    hidden: Floats
    deeper: Floats
    fails: Floats
    """Results of `deepen_fails` by square; negative if not computed yet."""
    nodes: Ints
    """Number of positions judged."""


def desk() -> Desk:
    return Desk(
        ints([0] * SCRATCH),
        ints([0] * 2 * SQUARES),
        ints([0] * PLANS),
        floats([0.0] * PLANS),
        floats([0.0] * FEATURES),
        floats([0.0] * FIRST),
        floats([0.0] * SECOND),
        floats([-1.0] * 36),
        ints([0]),
    )


@inlined
def judge(position: Ints, ground: RouteTables, mind: ValueNet, desk: Desk, by: int) -> float:
    """Odds of winning for a child that has ended its turn: the monster moves, then the runner's table or the learned
    value judges.
    """
    look(position, ground, desk, by)
    return weigh(position, ground, mind, desk, by)


@inlined
def look(position: Ints, ground: RouteTables, desk: Desk, by: int) -> None:
    """Sees what `weigh` can use again and again while child, monster and rooms stay where they are."""
    state = position[MONSTER]
    after = ground.turns[36 * state + position[CHILD]]
    if after >= 0 and by == VALUE:
        position[MONSTER] = after
        look_round(position, ground, desk.scratch, desk.x)
        position[MONSTER] = state


@inlined
def weigh(position: Ints, ground: RouteTables, mind: ValueNet, desk: Desk, by: int) -> float:
    """Judges after a look."""
    state = position[MONSTER]
    after = ground.turns[36 * state + position[CHILD]]
    if after < 0:
        return 0.0
    desk.nodes[0] += 1
    if by == TABLES:
        return landing(position, ground, ground.runner, position[CHILD], position[position[CHILD]])
    position[MONSTER] = after
    describe_tiles(position, ground, desk.scratch, desk.x)
    worth = chance(mind, desk.x, desk.hidden, desk.deeper)
    position[MONSTER] = state
    return worth * PATIENCE


@inlined
def look_there(position: Ints, ground: RouteTables, desk: Desk, by: int, to: int) -> None:
    """Looks for a child that will lay a tile there and step onto it."""
    if to > 0:
        child = position[CHILD]
        position[to], position[CHILD] = 0, to
        look(position, ground, desk, by)
        position[to], position[CHILD] = -1, child


@inlined
def weigh_laid(position: Ints, ground: RouteTables, mind: ValueNet, desk: Desk, by: int, to: int, tile: int) -> float:
    """Judges, after a look there, for a child that has just laid this tile and stepped onto it."""
    if to == 0:
        return 1.0
    child = position[CHILD]
    position[to], position[CHILD] = tile, to
    worth = weigh(position, ground, mind, desk, by)
    position[to], position[CHILD] = -1, child
    return worth


@compiled
def judge_fails(position: Ints, ground: RouteTables, mind: ValueNet, desk: Desk, by: int, wanted: float) -> float:
    """Sum over all tiles of the Pile that do not fit; the same for every target.

    Gives up once the wanted sum is out of reach, and then returns too little.
    """
    if ground.turns[36 * position[MONSTER] + position[CHILD]] < 0:
        return 0.0
    pile, memory, total = position[PILE], position[MEMORY], 0.0
    fails = pile & ~FITTING[position[position[CHILD]]]
    left = count(fails)
    if fails and left >= wanted:
        look(position, ground, desk, by)
    while fails and total + left >= wanted:
        fail(position, pile, memory, lowest(fails))
        total += weigh(position, ground, mind, desk, by)
        fails &= fails - 1
        left -= 1
    position[PILE], position[MEMORY] = pile, memory
    return total


@inlined
def fail(position: Ints, pile: int, memory: int, tile: int) -> None:
    position[PILE], position[MEMORY] = pile & ~(1 << tile), memory | 1 << tile
    if count(position[MEMORY]) > 5:
        position[PILE], position[MEMORY] = pile | memory, 0


@compiled
def judge_fits(
    position: Ints, ground: RouteTables, mind: ValueNet, desk: Desk, by: int, to: int, wanted: float
) -> float:
    """Sum over all tiles of the Pile that fit. Gives up likewise."""
    pile, total = position[PILE], 0.0
    fits = pile & FITTING[position[position[CHILD]]]
    left = count(fits)
    if fits and left >= wanted:
        look_there(position, ground, desk, by, to)
    while fits and total + left >= wanted:
        tile = lowest(fits)
        position[PILE] = pile & ~(1 << tile)
        total += weigh_laid(position, ground, mind, desk, by, to, tile)
        fits &= fits - 1
        left -= 1
    position[PILE] = pile
    return total


@compiled
def calm(turn: int) -> float:
    """Value of waiting. It falls in a long stage, where child and monster may be circling."""
    return 1.0 - 0.002 * min(max(turn - 20, 0), 50)


@inlined
def is_target(position: Ints, ground: RouteTables, to: int) -> bool:
    """True if a square may be searched (HR-25)."""
    return bool(to >= 0 and position[to] < 0 and to != ground.where[position[MONSTER]])


@compiled
def survey(position: Ints, ground: RouteTables, mind: ValueNet, desk: Desk, by: int) -> int:
    """Writes all plans of this turn and their values into the desk. Returns their number."""
    child, number = position[CHILD], 0
    for square in range(36):
        desk.fails[square] = -1.0
    for at in range(reach(position, child, ground.where[position[MONSTER]], position[WALKS], desk.reached, 0)):
        square = desk.reached[at]
        position[CHILD] = square
        desk.plans[number] = 36 * STOP + square
        desk.worth[number] = judge(position, ground, mind, desk, by) * calm(position[TURN])
        number += 1
        fails = -1.0
        for way in range(4):
            to = STEPS[4 * square + way]
            if not is_target(position, ground, to):
                continue
            if position[PILE]:
                if fails < 0.0:
                    fails = judge_fails(position, ground, mind, desk, by, 0.0)
                total = fails + judge_fits(position, ground, mind, desk, by, to, 0.0)
                desk.plans[number] = 36 * (SEARCH + way) + square
                desk.worth[number] = total / count(position[PILE])
                number += 1
            number = survey_memory(position, ground, mind, desk, by, way, number)
    position[CHILD] = child
    return number


@compiled
def survey_memory(
    position: Ints, ground: RouteTables, mind: ValueNet, desk: Desk, by: int, way: int, number: int
) -> int:
    square, memory = position[CHILD], position[MEMORY]
    to = STEPS[4 * square + way]
    fits = memory & FITTING[position[square]]
    if fits:
        look_there(position, ground, desk, by, to)
    while fits:
        tile = lowest(fits)
        position[MEMORY] = memory & ~(1 << tile)
        desk.plans[number] = 36 * (RECALL + 4 * tile + way) + square
        desk.worth[number] = weigh_laid(position, ground, mind, desk, by, to, tile)
        fits &= fits - 1
        number += 1
    position[MEMORY] = memory
    return number


@compiled
def best_next(position: Ints, ground: RouteTables, mind: ValueNet, desk: Desk) -> float:
    """Value for a child that has ended its turn: the monster moves, then the best plan of the next turn counts."""
    state, walks, child = position[MONSTER], position[WALKS], position[CHILD]
    after = ground.turns[36 * state + child]
    if after < 0:
        return 0.0
    position[MONSTER], position[WALKS] = after, 2
    size, best = reach(position, child, ground.where[after], 2, desk.reached, SQUARES), 0.0
    for at in range(SQUARES, SQUARES + size):
        position[CHILD] = desk.reached[at]
        best = max(best, best_sure(position, ground, mind, desk))
    if position[PILE]:
        for at in range(SQUARES, SQUARES + size):
            position[CHILD] = desk.reached[at]
            best = max(best, best_search(position, ground, mind, desk, best))
    position[MONSTER], position[WALKS], position[CHILD] = state, walks, child
    return best * PATIENCE


@compiled
def best_sure(position: Ints, ground: RouteTables, mind: ValueNet, desk: Desk) -> float:
    """Best value here without a draw."""
    square, memory = position[CHILD], position[MEMORY]
    best = judge(position, ground, mind, desk, VALUE) * calm(position[TURN])
    fits = memory & FITTING[position[square]]
    for way in range(4):
        to = STEPS[4 * square + way]
        if fits == 0 or not is_target(position, ground, to):
            continue
        look_there(position, ground, desk, VALUE, to)
        left = fits
        while left:
            tile = lowest(left)
            position[MEMORY] = memory & ~(1 << tile)
            best = max(best, weigh_laid(position, ground, mind, desk, VALUE, to, tile))
            left &= left - 1
    position[MEMORY] = memory
    return best


@compiled
def best_search(position: Ints, ground: RouteTables, mind: ValueNet, desk: Desk, best: float) -> float:
    """Best value here with a draw if it beats `best`, else something lower."""
    square, fails, found = position[CHILD], -1.0, 0.0
    pile = count(position[PILE])
    fits = count(position[PILE] & FITTING[position[square]])
    for way in range(4):
        to = STEPS[4 * square + way]
        if not is_target(position, ground, to):
            continue
        wanted = max(best, found) * pile
        if fails < 0.0:
            fails = judge_fails(position, ground, mind, desk, VALUE, wanted - fits)
        total = fails + judge_fits(position, ground, mind, desk, VALUE, to, wanted - fails)
        found = max(found, total / pile)
    return found


@compiled
def best_next_laid(position: Ints, ground: RouteTables, mind: ValueNet, desk: Desk, to: int, tile: int) -> float:
    if to == 0:
        return 1.0
    child = position[CHILD]
    position[to], position[CHILD] = tile, to
    worth = best_next(position, ground, mind, desk)
    position[to], position[CHILD] = -1, child
    return worth


@compiled
def deepen(position: Ints, ground: RouteTables, mind: ValueNet, desk: Desk, plan: int) -> float:
    """Value of a plan, searched one turn deeper."""
    action, square, child = plan // 36, plan % 36, position[CHILD]
    position[CHILD] = square
    if action == STOP:
        worth = best_next(position, ground, mind, desk) * calm(position[TURN])
    elif action < RECALL:
        worth = deepen_search(position, ground, mind, desk, STEPS[4 * square + action - SEARCH])
    else:
        tile, memory = (action - RECALL) // 4, position[MEMORY]
        position[MEMORY] = memory & ~(1 << tile)
        worth = best_next_laid(position, ground, mind, desk, STEPS[4 * square + (action - RECALL) % 4], tile)
        position[MEMORY] = memory
    position[CHILD] = child
    return worth


@compiled
def deepen_search(position: Ints, ground: RouteTables, mind: ValueNet, desk: Desk, to: int) -> float:
    pile, square = position[PILE], position[CHILD]
    if desk.fails[square] < 0.0:
        desk.fails[square] = deepen_fails(position, ground, mind, desk)
    fits, total = pile & FITTING[position[square]], float(desk.fails[square])
    for tile in range(24):
        if fits >> tile & 1:
            position[PILE] = pile & ~(1 << tile)
            total += best_next_laid(position, ground, mind, desk, to, tile)
    position[PILE] = pile
    return total / count(pile)


@compiled
def deepen_fails_on(position: Ints, ground: RouteTables, mind: ValueNet, desk: Desk, square: int) -> float:
    """The part shared by all Searches from a square."""
    child = position[CHILD]
    position[CHILD] = square
    total = deepen_fails(position, ground, mind, desk)
    position[CHILD] = child
    return total


@compiled
def deepen_fails(position: Ints, ground: RouteTables, mind: ValueNet, desk: Desk) -> float:
    """Sum over all tiles of the Pile that do not fit; the same for every target."""
    pile, memory, total = position[PILE], position[MEMORY], 0.0
    fails = pile & ~FITTING[position[position[CHILD]]]
    for tile in range(24):
        if fails >> tile & 1:
            fail(position, pile, memory, tile)
            total += best_next(position, ground, mind, desk)
    position[PILE], position[MEMORY] = pile, memory
    return total
