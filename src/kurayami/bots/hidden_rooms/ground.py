"""What can be known of a route before anybody plays on it: exact tables, made in well under a second.

All of them are asked for a position in which the child is to move, by the number of the monster's state, mostly also by
the child's square: the place is 36 * state + square.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from kurayami.games.hidden_rooms.compiled import Floats, Ints, compiled, floats, ints
from kurayami.games.hidden_rooms.fast import STEPS, Track, track
from kurayami.games.hidden_rooms.monster import Route

FAR: Final = 31
"""More turns than anybody counts."""

STANDING: Final = 15

START: Final = 35

DODGES: Final = 5

EXACT: Final = 1e-3
"""A change that is passed on."""


def _behind(square: int) -> list[int]:
    steps = [(1, 0), (0, 1), (2, 0), (1, 1), (0, 2)]
    row, column = divmod(square, 6)
    return [6 * (row + down) + column + right if max(row + down, column + right) < 6 else -1 for down, right in steps]


BEHIND: Final = ints(behind for square in range(36) for behind in _behind(square))
NOBODY: Final = ints([-1] * (36 * DODGES))

PATIENCE: Final = 0.999
"""What a win is worth if it comes a turn later: enough to prefer it now, too little to risk anything."""


class Ground(NamedTuple):
    turns: Ints
    where: Ints
    left: Ints
    """By the state alone: the turns until the monster's end, if it sees nobody."""
    still: Ints
    """How many of its turns a child survives that stands still (at most STANDING)."""
    quick: Ints
    """The turns to the exit if every tile fits; FAR if even then there is no way."""
    runner: Floats
    """At 6 * place + number - 1: the chance of a child on a tile of that number that remembers nothing and never goes
    back: each turn it stays or searches on, and draws from all tiles."""
    dodger: Floats
    """The same of a child that may also spend a turn up to two squares behind, where it is sure to have been, and then
    goes on from where it was."""


@lru_cache(maxsize=32)
def ground(route: Route) -> Ground:
    known = track(route)
    size = len(known.states)
    left, still, wanted = ints([0] * size), ints([0] * (36 * size)), ints([0] * (36 * size))
    quick = ints([FAR] * (36 * size))
    count_left(known.turns, left)
    order = ints(sorted(range(size), key=lambda state: int(left[state])))
    count_standing(known.turns, still)
    while sweep_quick(known.turns, known.where, order, quick):
        pass
    want(known.turns, wanted, ints([0] * (36 * size)))
    runner, dodger = (chances(known, order, wanted, behind) for behind in (NOBODY, BEHIND))
    return Ground(known.turns, known.where, left, still, quick, runner, dodger)


def chances(known: Track, order: Ints, wanted: Ints, behind: Ints) -> Floats:
    """Passes over a table until it says no more."""
    size = len(known.states)
    table, gain, stay = floats([0.0] * (216 * size)), floats([0.0] * 6), floats([0.0] * 6)
    visited, changed = ints([0] * size), ints([1] * size)
    now = 1
    while True:
        then = sweep(known.turns, known.where, order, wanted, behind, table, gain, stay, visited, changed, now)
        if then == now:
            return table
        now = then


@compiled
def want(turns: Ints, wanted: Ints, waiting: Ints) -> None:
    """Marks the places that a game can come to, and those that the table of the dodger asks for: a few thousand."""
    size = mark(wanted, waiting, 0, turns[START], START)
    at = 0
    while at < size:
        state, square = waiting[at] // 36, waiting[at] % 36
        for to in range(1, 36):
            if abs(to // 6 - square // 6) + abs(to % 6 - square % 6) <= 3:
                size = mark(wanted, waiting, size, turns[36 * state + to], to)
        for dodge in range(DODGES):
            to = BEHIND[DODGES * square + dodge]
            if to >= 0:
                size = mark(wanted, waiting, size, turns[36 * state + to], square)
        at += 1


@compiled
def mark(wanted: Ints, waiting: Ints, size: int, state: int, square: int) -> int:
    if state >= 0 and not wanted[36 * state + square]:
        wanted[36 * state + square] = 1
        waiting[size] = 36 * state + square
        size += 1
    return size


@compiled
def count_left(turns: Ints, left: Ints) -> None:
    """A child that the monster never sees is one whose square changes nothing: what most squares say."""
    for first in range(len(left)):
        state = first
        for _ in range(FAR):
            state = usual(turns, state)
            if state < 0:
                break
            left[first] += 1


@compiled
def usual(turns: Ints, state: int) -> int:
    """What the monster's turn leads to for most squares of the child. At most 18 of the 36 are watched."""
    best, votes = 0, 0
    for square in range(36):
        if votes == 0:
            best = turns[36 * state + square]
        votes += 1 if turns[36 * state + square] == best else -1
    return best


@compiled
def count_standing(turns: Ints, still: Ints) -> None:
    for place in range(len(still)):
        square, state = place % 36, place // 36
        for _ in range(STANDING):
            state = turns[36 * state + square]
            if state < 0:
                break
            still[place] += 1


@compiled
def sweep_quick(turns: Ints, where: Ints, order: Ints, quick: Ints) -> bool:
    """One pass over the table. Says whether anything changed."""
    changed = False
    for state in order:
        for square in range(36):
            place = 36 * state + square
            after = turns[place]
            best = quick[36 * after + square] if after >= 0 else FAR
            for way in range(4):
                to = STEPS[4 * square + way]
                if to == 0 and where[state] != 0:
                    best = 0
                elif to > 0 and to != where[state] and turns[36 * state + to] >= 0:
                    best = min(best, quick[36 * turns[36 * state + to] + to])
            if best + 1 < quick[place]:
                quick[place] = best + 1
                changed = True
    return changed


@compiled
def sweep(
    turns: Ints,
    where: Ints,
    order: Ints,
    wanted: Ints,
    behind: Ints,
    table: Floats,
    gain: Floats,
    stay: Floats,
    visited: Ints,
    changed: Ints,
    now: int,
) -> int:
    """One pass over the table, but for states from which nothing has changed. Says how far it has counted on."""
    for state in order:
        if is_settled(turns, visited, changed, state):
            continue
        now += 1
        visited[state] = now
        largest = 0.0
        for square in range(1, 36):
            if not wanted[36 * state + square]:
                continue
            weigh(turns, where, behind, table, state, square, gain, stay)
            for number in range(6):
                at = 216 * state + 6 * square + number
                chance = max(gain[number], stay[number])
                largest = max(largest, abs(chance - table[at]))
                table[at] = chance
        if largest > EXACT:
            changed[state] = now
    return now


@compiled
def is_settled(turns: Ints, visited: Ints, changed: Ints, state: int) -> bool:
    for square in range(36):
        after = turns[36 * state + square]
        if after >= 0 and changed[after] >= visited[state]:
            return False
    return bool(visited[state] > 0)


@compiled
def weigh(
    turns: Ints, where: Ints, behind: Ints, table: Floats, state: int, square: int, gain: Floats, stay: Floats
) -> None:
    """For each number under the child: what it is worth to search, and what to wait."""
    best_gain(turns, where, table, state, square, gain)
    best_stay(turns, table, state, square, -1, stay)
    for number in range(6):
        gain[number] += number * 3 / 23 * stay[number]
    for dodge in range(DODGES):
        if behind[DODGES * square + dodge] >= 0:
            best_stay(turns, table, state, square, behind[DODGES * square + dodge], stay)


@compiled
def best_stay(turns: Ints, table: Floats, state: int, square: int, dodge: int, stay: Floats) -> None:
    """For each number under the child: what it is worth to let the monster's turn pass, here or where it dodges to."""
    after = turns[36 * state + (square if dodge < 0 else dodge)]
    for number in range(6):
        worth = table[216 * after + 6 * square + number] * PATIENCE if after >= 0 else 0.0
        stay[number] = worth if dodge < 0 else max(stay[number], worth)


@compiled
def best_gain(turns: Ints, where: Ints, table: Floats, state: int, square: int, gain: Floats) -> None:
    """For each number under the child: what the best target is worth, each fitting tile counted with its odds."""
    for number in range(6):
        gain[number] = 0.0
    for way in range(4):
        to = STEPS[4 * square + way]
        if to < 0 or to == where[state]:
            continue
        after = turns[36 * state + to]
        if to > 0 and after < 0:
            continue
        # Of the 23 other tiles: all of a higher number, three of the same, and of lower ones the same colour.
        total = 0.0
        for number in range(6):
            total += 1.0 if to == 0 else table[216 * after + 6 * to + number] * PATIENCE
        lower = 0.0
        for number in range(6):
            here = 1.0 if to == 0 else table[216 * after + 6 * to + number] * PATIENCE
            gain[number] = max(gain[number], (4 * total - 3 * lower - here) / 23)
            lower += here
