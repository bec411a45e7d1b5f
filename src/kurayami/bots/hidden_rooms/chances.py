"""The chances of a child that only runs on, by tables that are passed over until they say no more."""

from typing import Final

from kurayami.games.hidden_rooms.compiled import Floats, Ints, compiled, floats, ints
from kurayami.games.hidden_rooms.fast import STEPS, Track

DODGES: Final = 5

EXACT: Final = 1e-3
"""A change that is passed on."""

PATIENCE: Final = 0.999
"""What a win is worth if it comes a turn later: enough to prefer it now, too little to risk anything."""


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
