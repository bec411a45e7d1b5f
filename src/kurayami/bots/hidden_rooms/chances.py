"""Odds of a child that only runs on: tables over all reachable places.

A place is 36 * the monster's state + the child's square. Its odds, one for each number under the child, depend on those
of other places, often in cycles, so they are iterated until they converge. Hardly any cycle leaves its square, so the
squares are solved one by one, starting from the exit.
"""

from itertools import groupby
from typing import Final, NamedTuple

from kurayami.compiler import Floats, Ints, compiled, floats, ints
from kurayami.games.hidden_rooms.fast import STEPS, Track

EXACT: Final = 1e-3
"""Smallest change that is propagated."""

PATIENCE: Final = 0.999
"""Value of winning a turn later: low enough to prefer winning now, high enough to risk nothing for it."""

NOWHERE: Final = -1

TARGETS: Final = 4
DODGES: Final = 5
LINKS: Final = TARGETS + 1 + DODGES
"""Links of each place: where a Search leads, where waiting leads, and where dodging leads."""


def _behind(square: int) -> list[int]:
    steps = [(1, 0), (0, 1), (2, 0), (1, 1), (0, 2)]
    places = [(square // 6 + down, square % 6 + right) for down, right in steps]
    return [6 * row + column if max(row, column) < 6 else NOWHERE for row, column in places]


BEHIND: Final = ints(behind for square in range(36) for behind in _behind(square))
"""Squares up to two behind each square."""


class Web(NamedTuple):
    """Links between places."""

    links: Ints
    first: Ints
    """Index of each place's first asker in `askers`."""
    askers: Ints
    squares: list[Ints]
    """Places to solve, square by square from the exit, each from the monster's end."""


class ChanceTable(NamedTuple):
    """Odds at 6 * place + number - 1. The exit follows the last place."""

    chance: Floats
    later: Floats
    """Value of being there a turn later."""
    found: Floats
    """Value of drawing a tile for this place, by the number it must fit; 0 if it does not fit."""
    stale: Ints
    """True if something a place depends on has changed, by place."""


def web(known: Track, left: Ints, wanted: Ints) -> Web:
    places = [place for place in range(len(wanted)) if wanted[place] and place % 36]
    places.sort(key=lambda place: (place % 36 // 6 + place % 6, place % 36, left[place // 36]))
    links, first = ints([NOWHERE] * (LINKS * len(wanted))), ints([0] * (len(wanted) + 2))
    squares = [ints(same) for _, same in groupby(places, key=lambda place: place % 36)]
    for same in squares:
        link(known.turns, known.where, same, links, first)
    askers = ints([0] * int(sum(first)))
    ask(links, first, askers)
    return Web(links, first, askers, squares)


@compiled
def link(turns: Ints, where: Ints, places: Ints, links: Ints, asked: Ints) -> None:
    """Writes the links of some places, and counts how often each place is asked for."""
    for place in places:
        state, square, at = place // 36, place % 36, LINKS * place
        to_search = at
        for way in range(4):
            to = STEPS[4 * square + way]
            if to == 0 and where[state] != 0:
                links[to_search] = len(asked) - 2
                to_search += 1
            elif to > 0 and to != where[state] and turns[36 * state + to] >= 0:
                links[to_search] = 36 * turns[36 * state + to] + to
                to_search += 1
        stay, to_dodge = turns[place], at + TARGETS + 1
        if stay >= 0:
            links[at + TARGETS] = 36 * stay + square
        for dodge in range(DODGES):
            to = BEHIND[DODGES * square + dodge]
            after = turns[36 * state + to] if to >= 0 else NOWHERE
            # Where the monster does not look, all ways to wait are the same.
            if after >= 0 and after != stay:
                links[to_dodge] = 36 * after + square
                to_dodge += 1
        for number in range(at, at + LINKS):
            if links[number] >= 0:
                asked[links[number]] += 1


@compiled
def ask(links: Ints, first: Ints, askers: Ints) -> None:
    """Turns the counts into offsets, and writes the askers of each place there."""
    for place in range(1, len(first)):
        first[place] += first[place - 1]
    for number in range(len(links)):
        if links[number] >= 0:
            first[links[number]] -= 1
            askers[first[links[number]]] = number // LINKS


def chances(web: Web, dodging: bool) -> Floats:
    """Odds of a child that may, or may not, dodge."""
    size = len(web.first) - 1
    chance, later, found = (floats([0.0] * (6 * size)) for _ in range(3))
    table, fresh = ChanceTable(chance, later, found, ints([1] * size)), floats([0.0] * 6)
    for number in range(6):
        table.found[6 * (size - 1) + number] = (24.0 - 3 * number - 1) / 23
    links = TARGETS + 1 + (DODGES if dodging else 0)
    while True in [bool(settle(same, *web[:3], table, fresh, links)) for same in web.squares]:
        pass
    return table.chance


@compiled
def settle(places: Ints, links: Ints, first: Ints, askers: Ints, table: ChanceTable, fresh: Floats, width: int) -> bool:
    """Iterates over the places of a square, back and forth, until they converge. True if anything changed."""
    changed, again, forward = False, True, True
    while again:
        again = False
        for at in range(len(places)):
            place = places[at if forward else len(places) - 1 - at]
            if table.stale[place]:
                table.stale[place] = 0
                weigh(links, LINKS * place, width, table, fresh)
                if differs(table.chance, 6 * place, fresh):
                    put(table, place, fresh)
                    for number in range(first[place], first[place + 1]):
                        table.stale[askers[number]] = 1
                    again = changed = True
        forward = not forward
    return changed


@compiled
def weigh(links: Ints, at: int, width: int, table: ChanceTable, fresh: Floats) -> None:
    """Best of searching, waiting and dodging, for each number under the child."""
    found, later, wait = table.found, table.later, links[at + TARGETS]
    for number in range(6):
        search, stay = 0.0, 0.0
        for target in range(at, at + TARGETS):
            if links[target] < 0:
                break
            worth = found[6 * links[target] + number]
            if worth > search:
                search = worth
        if wait >= 0:
            stay = later[6 * wait + number]
            search += number * 3 / 23 * stay
        for dodge in range(at + TARGETS + 1, at + width):
            if links[dodge] < 0:
                break
            worth = later[6 * links[dodge] + number]
            if worth > stay:
                stay = worth
        fresh[number] = max(search, stay)


@compiled
def differs(chance: Floats, at: int, fresh: Floats) -> bool:
    largest = 0.0
    for number in range(6):
        largest = max(largest, abs(fresh[number] - chance[at + number]))
    return largest > EXACT


@compiled
def put(table: ChanceTable, place: int, fresh: Floats) -> None:
    at, total, lower = 6 * place, 0.0, 0.0
    for number in range(6):
        table.chance[at + number] = fresh[number]
        table.later[at + number] = fresh[number] * PATIENCE
        total += fresh[number] * PATIENCE
    # Of the 23 other tiles: all of a higher number, three of the same, and of lower ones the same colour.
    for number in range(6):
        here = table.later[at + number]
        table.found[at + number] = (4 * total - 3 * lower - here) / 23
        lower += here
