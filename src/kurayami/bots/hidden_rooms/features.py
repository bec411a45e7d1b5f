"""A position in which the child is to move, as numbers that mean the same on every route."""

from typing import Final

from kurayami.bots.hidden_rooms.route_tables import RouteTables
from kurayami.compiler import Floats, Ints, compiled, inlined
from kurayami.games.hidden_rooms.fast import CHILD, FITTING, MEMORY, MONSTER, PILE, STEPS, count

FEATURES: Final = 44
HORIZON: Final = 5
FRONTIER: Final = 40

# The scratch: room for `flight`, then what `look_round` has seen: the squares in reach, how many there are, and for
# each of them the places in the tables of what could be laid on its four sides.
AROUND: Final = 16 + 2 * FRONTIER
SIZE: Final = AROUND + 16
TARGETS: Final = SIZE + 1
SCRATCH: Final = TARGETS + 4 * 16

NO_TARGET: Final = -1
EXIT: Final = -2


@compiled
def reach(position: Ints, child: int, monster: int, walks: int, found: Ints, first: int) -> int:
    """Writes the squares the child can walk to into `found`, nearest first. Returns their number."""
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
    """Adds a value to a small set. Returns its new size."""
    for at in range(first, first + size):
        if scratch[at] == value:
            return size
    if size < FRONTIER:
        scratch[first + size] = value
        size += 1
    return size


@compiled
def lowest(tiles: int) -> int:
    """First tile of a non-empty bit set."""
    return count((tiles & -tiles) - 1)


@inlined
def landing(position: Ints, ground: RouteTables, table: Floats, square: int, tile: int) -> float:
    """A table's value for a child that ended its turn on a square, by its tile."""
    if square == 0:
        return 1.0
    after = ground.turns[36 * position[MONSTER] + square]
    return table[216 * after + 6 * square + tile % 6] if after >= 0 else 0.0


@compiled
def describe(position: Ints, ground: RouteTables, scratch: Ints, x: Floats) -> None:
    """Writes the features into `x`."""
    look_round(position, ground, scratch, x)
    describe_tiles(position, ground, scratch, x)


@inlined
def look_round(position: Ints, ground: RouteTables, scratch: Ints, x: Floats) -> None:
    """Writes the features that follow from where child, monster and rooms are, whatever tiles the rooms are made of.

    Squares in reach, and what can be laid from them, stay in the scratch for `describe_tiles`.
    """
    state, child = position[MONSTER], position[CHILD]
    monster, left = ground.where[state], ground.left[state]
    x[18] = flight(position, ground, scratch) / HORIZON
    size = reach(position, child, monster, 2, scratch, AROUND)
    scratch[SIZE] = size
    safe, nearest, quick = 0, 10, 31
    for at in range(size):
        square = scratch[AROUND + at]
        place = 36 * state + square
        if ground.turns[place] >= 0:
            safe += 1
        nearest = min(nearest, square // 6 + square % 6)
        quick = min(quick, ground.quick[place])
        write_targets(position, ground, square, scratch, TARGETS + 4 * at)
    x[11] = safe / 5
    x[13] = nearest / 10
    x[14] = quick / 20
    x[15] = (left - quick) / 20
    farthest = 10
    for square in range(36):
        if position[square] >= 0:
            farthest = min(farthest, square // 6 + square % 6)
    x[21] = farthest / 10
    row, column = child // 6, child % 6
    x[36] = left / 20
    x[37] = (left - ground.quick[36 * state + child]) / 20
    x[38] = (abs(row - monster // 6) + abs(column - monster % 6)) / 10
    x[40] = ground.dodger[216 * state + 6 * child]
    x[41] = ground.dodger[216 * state + 6 * child + 5]
    x[42] = row / 5
    x[43] = column / 5


@compiled
def write_targets(position: Ints, ground: RouteTables, square: int, scratch: Ints, first: int) -> None:
    """For four sides of a square, the place in the tables of a child that has laid a 1 there and seen the monster move.

    A side where nothing can be laid, or where it would be the end, stands as one of the others: NO_TARGET if there is
    none. If one of them is the exit, EXIT stands for all: nothing is better.
    """
    found, monster = NO_TARGET, 36 * position[MONSTER]
    for way in range(4):
        scratch[first + way] = NO_TARGET
        to = STEPS[4 * square + way]
        if to >= 0 and position[to] < 0 and to != ground.where[position[MONSTER]]:
            after = ground.turns[monster + to]
            if to == 0:
                found = EXIT
            elif after >= 0:
                scratch[first + way] = 216 * after + 6 * to
                if found != EXIT:
                    found = scratch[first + way]
    for way in range(4):
        if found == EXIT or scratch[first + way] == NO_TARGET:
            scratch[first + way] = found


@inlined
def describe_tiles(position: Ints, ground: RouteTables, scratch: Ints, x: Floats) -> None:
    """Writes the features that hang on the tiles: those of the rooms, of the Pile and of the Memory."""
    state, child = position[MONSTER], position[CHILD]
    best, second, chosen, found = -1.0, 0.0, child, 0
    recall, low = 0.0, 5
    for at in range(scratch[SIZE]):
        square = scratch[AROUND + at]
        number = position[square] % 6
        worth = ground.dodger[6 * (36 * state + square) + number]
        if worth > best:
            second, best, chosen, found = max(best, 0.0), worth, square, at
        elif worth > second:
            second = worth
        recall = max(recall, best_recall(position, ground, scratch, at))
        low = min(low, number)
    x[0], x[1] = best, second
    x[2] = ground.dodger[216 * state + 6 * child + position[child] % 6]
    x[3] = ground.runner[216 * state + 6 * chosen + position[chosen] % 6]
    x[4] = position[chosen] % 6 / 5
    x[7] = ground.still[36 * state + chosen] / 15
    x[8] = (chosen // 6 + chosen % 6) / 10
    x[9] = recall
    x[10] = best_draw(position, ground, scratch, found)
    x[12] = low / 5
    x[16] = position[child] % 6 / 5
    x[39] = ground.runner[216 * state + 6 * child + position[child] % 6]
    count_tiles(position, chosen, x)


@inlined
def best_recall(position: Ints, ground: RouteTables, scratch: Ints, at: int) -> float:
    """The best that the tiles of the Memory can do from a square in reach."""
    tiles, first = position[MEMORY] & FITTING[position[scratch[AROUND + at]]], TARGETS + 4 * at
    if tiles == 0 or scratch[first] == NO_TARGET:
        return 0.0
    if scratch[first] == EXIT:
        return 1.0
    best, numbers = 0.0, (tiles | tiles >> 6 | tiles >> 12 | tiles >> 18) & 0b111111
    while numbers:
        number = lowest(numbers)
        for way in range(4):
            best = max(best, ground.dodger[scratch[first + way] + number])
        numbers &= numbers - 1
    return best


@inlined
def best_draw(position: Ints, ground: RouteTables, scratch: Ints, at: int) -> float:
    """The best that a draw can do from a square in reach, with the Pile as it is."""
    pile, square = position[PILE], scratch[AROUND + at]
    if pile == 0:
        return 0.0
    left = fitting = pile & FITTING[position[square]]
    north, east, south, west = 0.0, 0.0, 0.0, 0.0
    first = TARGETS + 4 * at
    if scratch[first] == EXIT:
        north = float(count(fitting))
    elif scratch[first] != NO_TARGET:
        while left:
            number = lowest(left) % 6
            north += ground.dodger[scratch[first] + number]
            east += ground.dodger[scratch[first + 1] + number]
            south += ground.dodger[scratch[first + 2] + number]
            west += ground.dodger[scratch[first + 3] + number]
            left &= left - 1
    fails = (count(pile) - count(fitting)) * landing(position, ground, ground.dodger, square, position[square])
    return (max(max(north, east), max(south, west)) + fails) / count(pile)


@inlined
def count_tiles(position: Ints, chosen: int, x: Floats) -> None:
    """Contents of Pile and Memory: how many, how many fit under the child and on the best square, and by number."""
    pile, memory = position[PILE], position[MEMORY]
    here, there = FITTING[position[position[CHILD]]], FITTING[position[chosen]]
    size, kept = count(pile), count(memory)
    some = max(size, 1)
    x[5], x[6] = count(pile & there) / some, count(memory & there) / 5
    x[17], x[23] = count(pile & here) / some, count(memory & here) / 5
    x[19], x[20] = size / 20, kept / 5
    x[22] = (24 - size - kept) / 20
    for number in range(6):
        same = 0b000001000001000001000001 << number
        x[24 + number] = count(pile & same) / 4
        x[30 + number] = count(memory & same) / 4
