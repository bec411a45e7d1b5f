"""The tables that take longest, the fastest way for lists: where there is no numba they would take seconds.

Chances are the same sums in the same order, so that they are the same to the last bit. But what a place offers is
summed up when it changes, not whenever it is asked for; and a place is weighed again only if something has changed
that it asks for.
"""

from operator import add, mul, sub
from typing import Final, NamedTuple, TypeAlias

from kurayami.bots.hidden_rooms.chances import DODGES, EXACT, PATIENCE
from kurayami.games.hidden_rooms.compiled import Ints
from kurayami.games.hidden_rooms.fast import STEPS, Track

NEAR: Final = [[int(to) for to in STEPS[4 * square : 4 * square + 4] if to >= 0] for square in range(36)]

Six: TypeAlias = list[float]
"""A chance for each number under the child."""

NONE: Final[Six] = [0.0] * 6
AT_THE_EXIT: Final[Six] = [(24.0 - 3 * number - 1) / 23 for number in range(6)]
FAILS: Final[Six] = [number * 3 / 23 for number in range(6)]


class Place(NamedTuple):
    """A place that is weighed, and the places whose chances it asks for."""

    number: int
    targets: tuple[int, ...]
    """Where it searches; the exit is no place."""
    at_exit: bool
    stays: tuple[int, ...]
    """Where it waits, if it survives that."""
    dodges: tuple[int, ...]


class Chances:
    def __init__(self, known: Track, wanted: Ints, behind: Ints) -> None:
        turns, where = [int(after) for after in known.turns], [int(at) for at in known.where]
        size = len(where)
        back = [[int(to) for to in behind[DODGES * at : DODGES * at + DODGES] if to >= 0] for at in range(36)]
        self.next = [sorted({after for after in turns[36 * at : 36 * at + 36] if after >= 0}) for at in range(size)]
        self.places = [list[Place]() for _ in range(size)]
        self.askers = [list[int]() for _ in range(36 * size)]
        for number in (number for number in range(36 * size) if wanted[number] and number % 36):
            state, square = divmod(number, 36)
            place = _place(turns, where[state], number, NEAR[square], back[square])
            self.places[state].append(place)
            for asked in {*place.targets, *place.stays, *place.dodges}:
                self.askers[asked].append(number)
        self.table = [NONE] * (36 * size)
        self.gains = [NONE] * (36 * size)
        self.waits = [NONE] * (36 * size)
        self.stale = [True] * (36 * size)

    def visit(self, state: int) -> bool:
        """Weighs all places of a state. Says whether one of them has changed by much."""
        largest, stale, table = 0.0, self.stale, self.table
        for place in self.places[state]:
            number = place.number
            if stale[number]:
                stale[number] = False
                chances = self._weigh(place)
                if chances != table[number]:
                    largest = max(largest, *map(abs, map(sub, chances, table[number])))
                    self._put(number, chances)
        return largest > EXACT

    def _weigh(self, place: Place) -> Six:
        _, targets, at_exit, stays, dodges = place
        gain, stay = AT_THE_EXIT if at_exit else NONE, NONE
        for target in targets:
            gain = list(map(max, gain, self.gains[target]))
        for waits in stays:
            stay = self.waits[waits]
        search = map(add, gain, map(mul, FAILS, stay))
        for dodge in dodges:
            stay = list(map(max, stay, self.waits[dodge]))
        return list(map(max, search, stay))

    def _put(self, number: int, chances: Six) -> None:
        waits = [chance * PATIENCE for chance in chances]
        one, two, three, four, five, six = waits
        upto = (one, one + two, one + two + three, one + two + three + four, one + two + three + four + five)
        all_fit = 4 * (upto[-1] + six)
        self.gains[number] = [(all_fit - one) / 23] + [
            (all_fit - 3 * lower - here) / 23 for lower, here in zip(upto, waits[1:], strict=True)
        ]
        self.table[number], self.waits[number] = chances, waits
        for asker in self.askers[number]:
            self.stale[asker] = True


def _place(turns: list[int], monster: int, number: int, near: list[int], back: list[int]) -> Place:
    state, square = divmod(number, 36)
    at_exit = 0 in near and monster != 0
    afters = ((turns[36 * state + to], to) for to in near if to > 0 and to != monster)
    targets = tuple(36 * after + to for after, to in afters if after >= 0)
    stays, *dodges = (turns[36 * state + to] for to in (square, *back))
    # Where the monster does not look, all ways to wait are the same.
    others = sorted({after for after in dodges if after >= 0} - {stays})
    return Place(
        number,
        targets,
        at_exit,
        (36 * stays + square,) if stays >= 0 else (),
        tuple(36 * after + square for after in others),
    )


def chances(known: Track, order: Ints, wanted: Ints, behind: Ints) -> list[float]:
    """Passes over a table until it says no more, but for states from which nothing has changed."""
    table = Chances(known, wanted, behind)
    visited, changed = [0] * len(known.where), [1] * len(known.where)
    now, before = 1, 0
    while now > before:
        before = now
        for state in order:
            if not visited[state] or any(changed[after] >= visited[state] for after in table.next[state]):
                now += 1
                visited[state] = now
                if table.visit(state):
                    changed[state] = now
    return [chance for six in table.table for chance in six]


def quick(known: Track, far: int) -> list[int]:
    """The turns to the exit if every tile fits: counted backwards from it, turn by turn."""
    turns, where = [int(after) for after in known.turns], [int(at) for at in known.where]
    askers = [list[int]() for _ in turns]
    reached = list[int]()
    for number, after in enumerate(turns):
        state, square = divmod(number, 36)
        if after >= 0:
            askers[36 * after + square].append(number)
        for to in NEAR[square]:
            then = turns[36 * state + to]
            if to == 0 and where[state] != 0:
                reached.append(number)
            elif to > 0 and to != where[state] and then >= 0:
                askers[36 * then + to].append(number)
    return _counted(reached, askers, far)


def _counted(reached: list[int], askers: list[list[int]], far: int) -> list[int]:
    table = [far] * len(askers)
    for turn in range(1, far):
        for number in reached:
            table[number] = turn
        waiting = {asker for number in reached for asker in askers[number]}
        reached = [number for number in waiting if table[number] == far]
    return table
