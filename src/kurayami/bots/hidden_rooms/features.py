"""A position in which the child is to move, as numbers that mean the same on every route."""

from typing import Final

from kurayami.bots.hidden_rooms.route_tables import RouteTables
from kurayami.compiler import Floats, Ints, compiled
from kurayami.games.hidden_rooms.fast import CHILD, FITTING, MEMORY, MONSTER, PILE, STEPS, count

FEATURES: Final = 44
HORIZON: Final = 5
FRONTIER: Final = 40
SCRATCH: Final = 16 + 2 * FRONTIER


@compiled
def reach(position: Ints, child: int, monster: int, walks: int, found: Ints, first: int) -> int:
    """Writes the squares that the child can walk to into `found`, nearest first, and says how many there are."""
    found[first] = child
    seen = 1 << child | 1 << monster
    begin, number = first, first + 1
    for _ in range(walks):
        end = number
        for at in range(begin, end):
            for way in range(4):
                to = STEPS[4 * found[at] + way]
                if to >= 0 and position[to] >= 0 and not seen >> to & 1:
                    seen |= 1 << to
                    found[number] = to
                    number += 1
        begin = end
    return number - first


@compiled
def flight(position: Ints, ground: RouteTables, scratch: Ints) -> int:
    """Turns of the monster a child can survive on the laid tiles, up to HORIZON."""
    here, there = 16, 16 + FRONTIER
    scratch[here], size = 36 * position[MONSTER] + position[CHILD], 1
    for turn in range(HORIZON):
        found = 0
        for number in range(size):
            state, square = scratch[here + number] // 36, scratch[here + number] % 36
            for step in range(reach(position, square, ground.where[state], 2, scratch, 0)):
                after = ground.turns[36 * state + scratch[step]]
                if after < 0:
                    continue
                if ground.still[36 * after + scratch[step]] >= HORIZON - turn - 1:
                    return HORIZON
                found = put(scratch, there, found, 36 * after + scratch[step])
        if found == 0:
            return turn
        here, there, size = there, here, found
    return HORIZON


@compiled
def put(scratch: Ints, first: int, size: int, value: int) -> int:
    """Adds a value to a small set. Says how large it is now."""
    for at in range(first, first + size):
        if scratch[at] == value:
            return size
    if size < FRONTIER:
        scratch[first + size] = value
        size += 1
    return size


@compiled
def lowest(tiles: int) -> int:
    """The first tile of a set of bits that is not empty."""
    return count((tiles & -tiles) - 1)


@compiled
def landing(position: Ints, ground: RouteTables, table: Floats, square: int, tile: int) -> float:
    """A table's value for a child that ended its turn on a square, by its tile."""
    if square == 0:
        return 1.0
    after = ground.turns[36 * position[MONSTER] + square]
    return table[216 * after + 6 * square + tile % 6] if after >= 0 else 0.0


@compiled
def best_recall(position: Ints, ground: RouteTables, square: int) -> float:
    """The best that the tiles of the Memory can do from a square."""
    best, tiles = 0.0, position[MEMORY] & FITTING[position[square]]
    if tiles == 0:
        return best
    for way in range(4):
        to = STEPS[4 * square + way]
        if to >= 0 and position[to] < 0 and to != ground.where[position[MONSTER]]:
            left = tiles
            while left:
                best = max(best, landing(position, ground, ground.dodger, to, lowest(left)))
                left &= left - 1
    return best


@compiled
def best_draw(position: Ints, ground: RouteTables, square: int) -> float:
    """The best that a draw can do from a square, with the Pile as it is."""
    best, pile = 0.0, position[PILE]
    fitting = pile & FITTING[position[square]]
    if pile == 0:
        return best
    for way in range(4):
        to = STEPS[4 * square + way]
        if to >= 0 and position[to] < 0 and to != ground.where[position[MONSTER]]:
            total, left = 0.0, fitting
            while left:
                total += landing(position, ground, ground.dodger, to, lowest(left))
                left &= left - 1
            best = max(best, total)
    fails = (count(pile) - count(fitting)) * landing(position, ground, ground.dodger, square, position[square])
    return (best + fails) / count(pile)


@compiled
def describe(position: Ints, ground: RouteTables, scratch: Ints, x: Floats) -> None:
    """Writes the features into `x`."""
    state, child = position[MONSTER], position[CHILD]
    size = reach(position, child, ground.where[state], 2, scratch, 0)
    places(position, ground, scratch, size, x)
    x[18] = flight(position, ground, scratch) / HORIZON
    tiles(position, x)
    left, row, column = ground.left[state], child // 6, child % 6
    monster = ground.where[state]
    x[36] = left / 20
    x[37] = (left - ground.quick[36 * state + child]) / 20
    x[38] = (abs(row - monster // 6) + abs(column - monster % 6)) / 10
    x[39] = ground.runner[216 * state + 6 * child + position[child] % 6]
    x[40] = ground.dodger[216 * state + 6 * child]
    x[41] = ground.dodger[216 * state + 6 * child + 5]
    x[42] = row / 5
    x[43] = column / 5


@compiled
def places(position: Ints, ground: RouteTables, scratch: Ints, size: int, x: Floats) -> None:
    """Finds the best square in reach, and what it offers."""
    state, child = position[MONSTER], position[CHILD]
    best, second, chosen, safe = -1.0, 0.0, child, 0
    recall, lowest, nearest, quick = 0.0, 5, 10, 31
    for number in range(size):
        square = scratch[number]
        place = 36 * state + square
        worth = ground.dodger[6 * place + position[square] % 6]
        if worth > best:
            second, best, chosen = max(best, 0.0), worth, square
        elif worth > second:
            second = worth
        if ground.turns[place] >= 0:
            safe += 1
        recall = max(recall, best_recall(position, ground, square))
        lowest = min(lowest, position[square] % 6)
        nearest = min(nearest, square // 6 + square % 6)
        quick = min(quick, ground.quick[place])
    pile = max(count(position[PILE]), 1)
    x[0], x[1] = best, second
    x[2] = ground.dodger[216 * state + 6 * child + position[child] % 6]
    x[3] = ground.runner[216 * state + 6 * chosen + position[chosen] % 6]
    x[4] = position[chosen] % 6 / 5
    x[5] = count(position[PILE] & FITTING[position[chosen]]) / pile
    x[6] = count(position[MEMORY] & FITTING[position[chosen]]) / 5
    x[7] = ground.still[36 * state + chosen] / 15
    x[8] = (chosen // 6 + chosen % 6) / 10
    x[9] = recall
    x[10] = best_draw(position, ground, chosen)
    x[11] = safe / 5
    x[12] = lowest / 5
    x[13] = nearest / 10
    x[14] = quick / 20
    x[15] = (ground.left[state] - quick) / 20
    x[16] = position[child] % 6 / 5
    x[17] = count(position[PILE] & FITTING[position[child]]) / pile


@compiled
def tiles(position: Ints, x: Floats) -> None:
    """Contents of Pile and Memory, by number."""
    pile, memory = position[PILE], position[MEMORY]
    x[19], x[20] = count(pile) / 20, count(memory) / 5
    farthest = 10
    for square in range(36):
        if position[square] >= 0:
            farthest = min(farthest, square // 6 + square % 6)
    x[21] = farthest / 10
    rooms = 24 - count(pile) - count(memory)
    x[22] = rooms / 20
    x[23] = count(memory & FITTING[position[position[CHILD]]]) / 5
    for number in range(6):
        same = 0b000001000001000001000001 << number
        x[24 + number] = count(pile & same) / 4
        x[30 + number] = count(memory & same) / 4
