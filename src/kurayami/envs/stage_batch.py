"""Thousands of Hidden Rooms stages, one action each, on the compiled twin; and the child's observations."""

from typing import Any, Final

from kurayami.compiler import slicing
from kurayami.envs.hidden_rooms import AT, BEGIN, LAYOUT, ROW
from kurayami.games.hidden_rooms.fast import (
    CHILD,
    GOES_ON,
    LIMIT,
    MEMORY,
    MONSTER,
    NOTHING,
    PILE,
    RESULT,
    TARGET,
    TURN,
    WALKS,
    WON,
    apply,
    draw,
    end_turn,
    legal,
)
from kurayami.games.hidden_rooms.stages import ALL_TILES, START, drawn, shaken

_NUMBER: Final = AT["number"]
_COLOURS: Final = AT["amber"]
_CHILD: Final = AT["child"]
_PILE: Final = AT["pile"]
_MEMORY: Final = AT["memory"]
_OFFERED: Final = AT["offered"]
_WALKS: Final = AT["walks"]
_TURN: Final = AT["turn"]
_STAGE: Final = AT["stage"]
_SIZE: Final = LAYOUT.size

# Columns of an environment beside its position.
OFFERED: Final = 0
"""The two starting tiles, as bits; 0 once the stage has begun."""
PAGE: Final = 1
OVER: Final = 2
RANDOM: Final = 3
"""State of its random generator."""
BESIDE: Final = 4


@slicing
def open_stage(position: Any, beside: Any, pages: Any, stage: int, limit: int, rows: Any, seen: Any, mask: Any) -> None:
    """Deals a stage: a page, and two tiles to start with."""
    position[:36] = NOTHING
    book = 5 * drawn(beside, RANDOM, len(pages) // 5)
    colour, number = drawn(beside, RANDOM, 4), drawn(beside, RANDOM, 6) if stage == 0 else stage - 1
    opened = 6 * colour + number
    beside[PAGE] = number if number < 5 else 0  # a 6 leaves the Book where it is: at stage 1 (HR-10)
    one, other = opened, opened
    while one == opened:
        one = drawn(beside, RANDOM, 24)
    while other in (one, opened):
        other = drawn(beside, RANDOM, 24)
    beside[OFFERED], beside[OVER] = 1 << one | 1 << other, 0
    position[CHILD], position[MONSTER] = START, pages[book + beside[PAGE]]
    position[PILE], position[MEMORY] = ALL_TILES & ~(1 << opened | beside[OFFERED]), 0
    position[WALKS], position[TURN], position[LIMIT] = 0, 0, limit
    position[TARGET], position[RESULT] = NOTHING, GOES_ON
    seen[ROW:_SIZE] = 0
    mask[:] = 0
    seen[_STAGE + beside[PAGE]] = 1
    seen[_OFFERED + one], seen[_OFFERED + other] = 1, 1
    mask[BEGIN + one], mask[BEGIN + other] = 1, 1
    seen[:ROW] = rows[position[MONSTER]]
    for tile in range(24):
        seen[_PILE + tile] = position[PILE] >> tile & 1


@slicing
def open_all(
    chosen: Any, positions: Any, besides: Any, pages: Any, stage: int, limit: int, rows: Any, seen: Any, masks: Any
) -> None:
    """Redeals the chosen stages."""
    for number in range(len(chosen)):
        if chosen[number]:
            open_stage(positions[number], besides[number], pages, stage, limit, rows, seen[number], masks[number])


@slicing
def begin(position: Any, beside: Any, turns: Any, tile: int, seen: Any) -> None:
    position[START] = tile
    position[MEMORY] = beside[OFFERED] & ~(1 << tile)
    beside[OFFERED] = 0
    end_turn(position, turns)
    seen[_OFFERED : _OFFERED + 24] = 0
    seen[_NUMBER + START], seen[_COLOURS + 36 * (tile // 6) + START] = tile % 6 + 1, 1


@slicing
def show(position: Any, where: Any, rows: Any, seen: Any, mask: Any, found: Any) -> None:
    """Writes what changed: of the tiles, at most the one under the child."""
    child = position[CHILD]
    tile = position[child]
    seen[:ROW] = rows[position[MONSTER]]
    seen[_NUMBER + child], seen[_COLOURS + 36 * (tile // 6) + child] = tile % 6 + 1, 1
    seen[_CHILD + child] = 1
    pile, memory = position[PILE], position[MEMORY]
    for at in range(24):
        seen[_PILE + at] = pile >> at & 1
        seen[_MEMORY + at] = memory >> at & 1
    seen[_WALKS], seen[_TURN] = position[WALKS], min(position[TURN], 255)
    mask[:] = 0
    for at in range(legal(position, where, found)):
        mask[found[at]] = 1


@slicing
def step_all(
    actions: Any,
    positions: Any,
    besides: Any,
    pages: Any,
    stage: int,
    limit: int,
    turns: Any,
    where: Any,
    rows: Any,
    seen: Any,
    masks: Any,
    rewards: Any,
    ended: Any,
    found: Any,
    illegal: float,
) -> None:
    """Takes one action in every stage. A finished stage is redealt, and its action ignored."""
    for number in range(len(actions)):
        position, beside, action = positions[number], besides[number], actions[number]
        rewards[number], ended[number] = 0.0, False
        if beside[OVER]:
            open_stage(position, beside, pages, stage, limit, rows, seen[number], masks[number])
            continue
        if masks[number, action] == 0:
            rewards[number] = illegal
            finish(beside, ended, masks, number)
            continue
        if action >= BEGIN:
            begin(position, beside, turns, action - BEGIN, seen[number])
        else:
            seen[number, _CHILD + position[CHILD]] = 0
            apply(position, turns, where, action)
            if position[TARGET] != NOTHING:
                draw(position, turns, shaken(beside, RANDOM, position[PILE]))
        show(position, where, rows, seen[number], masks[number], found)
        if position[RESULT] != GOES_ON:
            rewards[number] = 1.0 if position[RESULT] == WON else 0.0
            finish(beside, ended, masks, number)


@slicing
def finish(beside: Any, ended: Any, masks: Any, number: int) -> None:
    """Marks a stage as finished: any action leads to the next stage; the mask shows the first."""
    beside[OVER], ended[number] = 1, True
    masks[number, :] = 0
    masks[number, 0] = 1
