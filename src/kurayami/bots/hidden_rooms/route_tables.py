"""Tables of a route, built in well under a second before anybody plays on it.

All of them are for a position in which the child is to move, indexed by the monster's state, mostly also by the child's
square: a place is 36 * state + square.
"""

from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from kurayami.bots.hidden_rooms.chances import BEHIND, DODGES, chances, web
from kurayami.compiler import Floats, Ints, compiled, ints
from kurayami.games.hidden_rooms.fast import BEYOND, STEPS, Track, track
from kurayami.games.hidden_rooms.monster import Monster, Route

FAR: Final = 31
"""Stands for more turns than are counted."""

STANDING: Final = 15

START: Final = 35

LONGEST: Final = 64
STRIDE: Final = 16
"""Longest part of a route considered at a time. A part begins at a multiple of the stride, at least half a stride
behind the monster where possible, so it serves for several turns.
"""


class RouteTables(NamedTuple):
    turns: Ints
    where: Ints
    left: Ints
    """Turns until the monster's end if it sees nobody, by state alone."""
    still: Ints
    """Turns a child survives standing still, at most STANDING."""
    quick: Ints
    """Turns to the exit if every tile fits; FAR if there is no way even then."""
    runner: Floats
    """Odds at 6 * place + number - 1 of a child that remembers nothing and never goes back: each turn it stays or
    searches on, drawing from all tiles.
    """
    dodger: Floats
    """The same for a child that may also spend a turn up to two squares behind, where it must have been, and then
    continue from where it was.
    """


class RoutePart(NamedTuple):
    """The part of a route considered at a time."""

    route: Route
    opens: bool = True
    """True if the stage begins with it. Otherwise the child may be anywhere when the monster enters it."""
    now: Monster | None = None
    """The monster, if it can't be reached from the start of this part."""


def ground(route: Route, monster: Monster | None = None) -> RouteTables:
    """Tables of a route; for a long one, of its first part or of the monster's part."""
    return ground_of(part_of(route, monster)[0])


def part_of(route: Route, monster: Monster | None) -> tuple[RoutePart, Monster | None]:
    """Part of a route that matters now, and the monster within it."""
    if len(route) <= LONGEST:
        return RoutePart(route), monster
    passage = monster.passage if monster else 0
    first = min(max(passage - STRIDE // 2, 0) // STRIDE * STRIDE, len(route) - LONGEST)
    part = route[first:] if first + LONGEST == len(route) else (*route[first : first + LONGEST], BEYOND)
    now = monster and msgspec.structs.replace(monster, passage=passage - first)
    met = now is None or now in track(part).numbers
    return RoutePart(part, first == 0, None if met else now), now


@lru_cache(maxsize=32)
def ground_of(part: RoutePart) -> RouteTables:
    known = track(part.route, part.now)
    turns, where, size = known.turns, known.where, len(known.states)
    left, still, wanted = ints([0] * size), ints([0] * (36 * size)), ints([0] * (36 * size))
    count_left(turns, left)
    count_standing(turns, still)
    want(turns, wanted, ints([0] * (36 * size)), part.opens and part.now is None)
    links = web(known, left, wanted)
    return RouteTables(turns, where, left, still, quick(known, left), chances(links, False), chances(links, True))


def quick(known: Track, left: Ints) -> Ints:
    order = ints(sorted(range(len(left)), key=lambda state: int(left[state])))
    table = ints([FAR] * (36 * len(left)))
    while sweep_quick(known.turns, known.where, order, table):
        pass
    return table


@compiled
def want(turns: Ints, wanted: Ints, waiting: Ints, opens: bool) -> None:
    """Marks the reachable places, and those the dodger's table asks for: a few thousand.

    At the start of a stage the monster moves first; otherwise the child is to move, from any square.
    """
    size = 0
    if opens:
        size = mark(wanted, waiting, size, turns[START], START)
    else:
        for square in range(1, 36):
            size = mark(wanted, waiting, size, 0, square)
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
    """Counts turns for a child the monster never sees, whose square changes nothing."""
    for first in range(len(left)):
        state = first
        for _ in range(FAR):
            state = usual(turns, state)
            if state < 0:
                break
            left[first] += 1


@compiled
def usual(turns: Ints, state: int) -> int:
    """State that the monster's turn leads to for most squares of the child. At most 18 of the 36 are watched."""
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
    """Makes one pass over the table. True if anything changed."""
    changed = False
    for square in range(36):
        for state in order:
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
