"""Whole nights, played to their end on the fast twin."""

from typing import Final

from kurayami.bots.hako_onna.playouts import ghost, visitor
from kurayami.bots.hako_onna.playouts.mind import MIND, SUSPECTED, is_peeking, look_into, lose_sight, meet, shadows_in
from kurayami.compiler import Ints, compiled
from kurayami.games.hako_onna.fast import codes as c
from kurayami.games.hako_onna.fast import frames as f
from kurayami.games.hako_onna.fast.apply import apply
from kurayami.games.hako_onna.fast.layout import (
    CHANCE,
    CLOSED,
    DEFEAT,
    END,
    ESCAPE,
    GHOSTS,
    NOBODY,
    PLACE,
    POSITION,
    REST,
)
from kurayami.games.hako_onna.fast.legal import legal, mover
from kurayami.games.hako_onna.fast.pastime import below, outcome
from kurayami.games.hako_onna.fast.questions import her_room

LONGEST: Final = 4_000
"""Steps of a night at most; one that has no end by then is nobody's."""


@compiled
def choose(
    position: Ints, house: Ints, mind: Ints, atlas: Ints, seat: int, size: int, found: Ints, random: Ints
) -> int:
    """What a player of the imagined night does; `found` holds everything possible."""
    frame = f.top(position)
    kind = f.kind(frame)
    if kind == f.ACT:
        return visitor.act(position, house, mind, atlas, seat, random) if f.flag(frame, 9) else c.code(c.END_TURN, 0)
    if kind == f.PEEK:
        return visitor.peek(position, mind, seat, frame, random)
    if kind == f.CHECK:
        return check(size, found, random)
    if kind == f.DOOMED:
        return visitor.flee(position, house, mind, size, found)
    if kind == f.HERS:
        return her_turn(position, house, mind, atlas, frame, size, found)
    if kind == f.MOVING:
        return ghost.step(position, house, mind, atlas, frame, size, found, random)
    if kind == f.HIDING:
        return ghost.hide(position, house, mind, atlas, frame, size, found, random)
    if kind == f.WINDOW:
        return ghost.interrupt(position, house, frame, size, found)
    if kind == f.SNATCHING:
        return ghost.snatch(position, f.seat(frame), size, found)
    return int(found[0])


@compiled
def check(size: int, found: Ints, random: Ints) -> int:
    """Turns any card up, or lets the disc fall, the blip down. Nobody passes."""
    cards = 0
    for number in range(size):
        cards += int(c.kind(found[number]) == c.TURN_CARD)
    if not cards:
        return int(found[0])
    wanted = below(random, cards)
    for number in range(size):
        if c.kind(found[number]) == c.TURN_CARD:
            if not wanted:
                return int(found[number])
            wanted -= 1
    return int(found[0])


@compiled
def her_turn(position: Ints, house: Ints, mind: Ints, atlas: Ints, frame: int, size: int, found: Ints) -> int:
    part = frame >> 9 & 3
    if part == f.SCREAMING:
        return int(found[1] if ghost.screams(position, house, atlas) else found[0])
    if part == f.SETTING:
        return ghost.set_power(position, house, atlas, size, found)
    return ghost.activate(position, house, mind, atlas, size, found)


@compiled
def remember(position: Ints, house: Ints, mind: Ints, code: int, closed: int, ghosts: int) -> None:
    """What a step tells the Visitors."""
    if position[GHOSTS] > ghosts:
        dead = position[GHOSTS + position[GHOSTS]]
        meet(position, mind, dead)
        if position[PLACE] == position[PLACE + dead]:
            meet(position, mind, 0)
    if c.kind(code) == c.SCREAM:
        here = shadows_in(house, her_room(position, house))
        mind[SUSPECTED] = mind[SUSPECTED] & here | 1 << position[PLACE]
    if closed and not position[CLOSED]:
        lose_sight(position, house, mind)


@compiled
def move(position: Ints, house: Ints, mind: Ints, atlas: Ints, found: Ints, random: Ints) -> int:
    """One move. Returns the seat that moved; NOBODY: the night is over."""
    seat = mover(position, house)
    if seat == NOBODY or position[END]:
        return NOBODY
    frame, closed, ghosts = f.top(position), position[CLOSED], position[GHOSTS]
    size = legal(position, house, seat, found)
    if seat == CHANCE:
        code = outcome(position, house, size, found, random)
    else:
        if is_peeking(frame):
            look_into(position, mind, f.room(frame))
        elif f.kind(frame) == f.DOOMED:
            meet(position, mind, frame >> 9 & 7)
        code = choose(position, house, mind, atlas, seat, size, found, random)
    apply(position, house, seat, code)
    remember(position, house, mind, code, closed, ghosts)
    return seat


@compiled
def nights(
    start: Ints, house: Ints, begun: Ints, atlas: Ints, position: Ints, mind: Ints, found: Ints, random: Ints, many: int
) -> int:
    """Plays many nights from a position, with what the Visitors know at its start. Returns how many they win.

    `position` and `mind` are room to play in.
    """
    won = 0
    for _ in range(many):
        for at in range(POSITION):
            position[at] = start[at]
        for at in range(MIND):
            mind[at] = begun[at]
        for _ in range(LONGEST):
            if move(position, house, mind, atlas, found, random) == NOBODY:
                break
        won += int(position[END] in (ESCAPE, REST, DEFEAT))
    return won
