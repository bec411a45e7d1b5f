"""What can be known of a route before anybody plays on it: exact tables, made in well under a second.

All of them are asked for a position in which the child is to move, by the number of the monster's state, mostly also by
the child's square: the place is 36 * state + square.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from kurayami.bots.hidden_rooms import by_lists, chances, require_short
from kurayami.bots.hidden_rooms.chances import DODGES
from kurayami.games.hidden_rooms.compiled import COMPILED, Floats, Ints, compiled, ints
from kurayami.games.hidden_rooms.fast import STEPS, Track, track
from kurayami.games.hidden_rooms.monster import Route

FAR: Final = 31
"""More turns than anybody counts."""

STANDING: Final = 15

START: Final = 35


def _behind(square: int) -> list[int]:
    steps = [(1, 0), (0, 1), (2, 0), (1, 1), (0, 2)]
    row, column = divmod(square, 6)
    return [6 * (row + down) + column + right if max(row + down, column + right) < 6 else -1 for down, right in steps]


BEHIND: Final = ints(behind for square in range(36) for behind in _behind(square))
NOBODY: Final = ints([-1] * (36 * DODGES))


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
    """Raises `Refusal` for a route that is too long."""
    require_short(route)
    known = track(route)
    size = len(known.states)
    left, still, wanted = ints([0] * size), ints([0] * (36 * size)), ints([0] * (36 * size))
    count_left(known.turns, left)
    order = ints(sorted(range(size), key=lambda state: int(left[state])))
    count_standing(known.turns, still)
    want(known.turns, wanted, ints([0] * (36 * size)))
    turns_left = quick(known, order) if COMPILED else by_lists.quick(known, FAR)
    make = chances.chances if COMPILED else by_lists.chances
    runner, dodger = (make(known, order, wanted, behind) for behind in (NOBODY, BEHIND))
    return Ground(known.turns, known.where, left, still, turns_left, runner, dodger)


def quick(known: Track, order: Ints) -> Ints:
    table = ints([FAR] * (36 * len(known.states)))
    while sweep_quick(known.turns, known.where, order, table):
        pass
    return table


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
