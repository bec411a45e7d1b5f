"""Whole stages at speed: a random child and chance, in one compiled loop, judged by the readable rules."""

from typing import Final, NamedTuple

from kurayami.compiler import Ints, compiled
from kurayami.games.hidden_rooms.fast import (
    FITTING,
    RECALL,
    SEARCH,
    STEPS,
    STOP,
    WALK,
    count,
)

START: Final = 35
ALL_TILES: Final = (1 << 24) - 1


class Paths(NamedTuple):
    """The monster's tables, as in `fast.Track`; it starts in state 0."""

    turns: Ints
    where: Ints


# Columns of a trace, for every step: how many actions there were, the one that was taken, and the tile drawn for it.
# It begins with the tile that opened the stage, the one laid and the one kept.
TRACED: Final = 3
NO_TILE: Final = -1

_MULTIPLIER: Final = 0x5DEECE66D
_MASK: Final = (1 << 48) - 1


@compiled
def drawn(holder: Ints, place: int, below: int) -> int:
    """Next number below a small bound, from a generator (drand48) whose state is at an index."""
    state = (holder[place] * _MULTIPLIER + 11) & _MASK
    holder[place] = state
    return int((state >> 16) * below >> 32)


@compiled
def lowest_after(tiles: int, skipped: int) -> int:
    """Number of a tile in a bit set, after skipping this many."""
    for _ in range(skipped):
        tiles &= tiles - 1
    return count((tiles & -tiles) - 1)


@compiled
def shaken(holder: Ints, place: int, tiles: int) -> int:
    """A random tile of a set, all equally likely."""
    return lowest_after(tiles, drawn(holder, place, count(tiles)))


@compiled
def options(child: int, way: int, rooms: int, at: int, walks: int, each: int) -> int:
    """Number of actions in this direction: a walk, or a draw and tiles of the Memory (`each` of them)."""
    to = STEPS[4 * child + way]
    if to < 0 or (to == at and not rooms >> to & 1):
        return 0
    return min(walks, 1) if rooms >> to & 1 else each


@compiled
def nth(left: int, north: int, east: int, south: int) -> int:
    """The n-th action, direction by direction: 4 * its number there + the direction."""
    if left < north:
        return 4 * left
    if left < north + east:
        return 4 * (left - north) + 1
    if left < north + east + south:
        return 4 * (left - north - east) + 2
    return 4 * (left - north - east - south) + 3


class Dealt(NamedTuple):
    opened: int
    """Tile that opened the stage."""
    laid: int
    kept: int


@compiled
def dealt(stage: int, chance: Ints) -> Dealt:
    """Starts a stage: one of two tiles is laid at random."""
    opened = 6 * drawn(chance, 0, 4) + stage - 1
    pile = ALL_TILES & ~(1 << opened)
    one = shaken(chance, 0, pile)
    other = shaken(chance, 0, pile & ~(1 << one))
    return Dealt(opened, other, one) if drawn(chance, 0, 2) else Dealt(opened, one, other)


@compiled
def play_stage(route: Paths, stage: int, limit: int, board: Ints, chance: Ints, trace: Ints) -> int:
    """Plays a stage at random. Returns the steps (a draw counts as one), negative if the stage was lost.

    `board` is scratch space for 36 tiles, `chance` holds the generator's state. Steps are written into `trace` while it
    lasts.
    """
    turns, where = route
    opened, laid, kept = dealt(stage, chance)
    pile = ALL_TILES & ~(1 << opened | 1 << laid | 1 << kept)
    board[START] = laid
    monster = turns[START]
    memory, child, rooms, turn, walks = 1 << kept, START, 1 << START, 1, 2
    steps, written = 1, note(trace, 0, opened, laid, kept)
    while monster >= 0:
        fitting, at = memory & FITTING[board[child]], where[monster]
        draws = 1 if pile else 0
        each, total = count(fitting) + draws, 1
        north, east = options(child, 0, rooms, at, walks, each), options(child, 1, rooms, at, walks, each)
        south, west = options(child, 2, rooms, at, walks, each), options(child, 3, rooms, at, walks, each)
        total += north + east + south + west
        choice, tile, target = drawn(chance, 0, total) - 1, NO_TILE, child
        steps += 1
        if choice < 0:
            written = note(trace, written, total, STOP, NO_TILE)
        else:
            choice = nth(choice, north, east, south)
            way = choice & 3
            target = STEPS[4 * child + way]
            if rooms >> target & 1:
                written = note(trace, written, total, WALK + way, NO_TILE)
                child = target
                walks -= 1
                if child == at:
                    return -steps
                continue
            if choice < 4 and draws:
                tile = shaken(chance, 0, pile)
                written = note(trace, written, total, SEARCH + way, tile)
                steps += 1
                pile &= ~(1 << tile)
                if not FITTING[board[child]] >> tile & 1:
                    memory |= 1 << tile
                    tile = NO_TILE
                    if count(memory) > 5:
                        pile, memory = pile | memory, 0
            else:
                tile = lowest_after(fitting, (choice >> 2) - draws)
                written = note(trace, written, total, RECALL + 4 * tile + way, NO_TILE)
                memory &= ~(1 << tile)
        if tile != NO_TILE:
            board[target], child = tile, target
            rooms |= 1 << target
            if child == 0:
                return steps
        if turn >= limit:
            return -steps
        monster, turn, walks = turns[36 * monster + child], turn + 1, 2
    return -steps


@compiled
def note(trace: Ints, written: int, total: int, action: int, tile: int) -> int:
    if written + TRACED > len(trace):
        return written
    trace[written], trace[written + 1], trace[written + 2] = total, action, tile
    return written + TRACED


@compiled
def play_stages(
    stages: int, route: Paths, stage: int, limit: int, board: Ints, chance: Ints, trace: Ints
) -> tuple[int, int]:
    """Plays many stages. Returns the number of steps, and of stages won."""
    steps, won = 0, 0
    for _ in range(stages):
        played = play_stage(route, stage, limit, board, chance, trace)
        steps += abs(played)
        won += 1 if played > 0 else 0
    return steps, won
