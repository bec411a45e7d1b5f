"""Whole games played to the end on the fast twin."""

from typing import Final

from kurayami.bots.hako_onna.playouts import ghost, visitor
from kurayami.bots.hako_onna.playouts.finds import WIN
from kurayami.bots.hako_onna.playouts.mind import (
    HERS,
    MIND,
    SUSPECTED,
    confide,
    is_peeking,
    look_into,
    lose_sight,
    meet,
    shadows_in,
    weigh_risks,
)
from kurayami.bots.hako_onna.playouts.value import chance
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
    TURN,
)
from kurayami.games.hako_onna.fast.legal import legal, mover
from kurayami.games.hako_onna.fast.pastime import WORDS, below, outcome
from kurayami.games.hako_onna.fast.questions import her_room

LONGEST: Final = 4_000
"""Most steps of a game; one without an end by then has no winner."""


@compiled
def choose(
    position: Ints, house: Ints, mind: Ints, atlas: Ints, seat: int, size: int, found: Ints, random: Ints
) -> int:
    """Chooses for a player of the imagined game; `found` holds the legal actions."""
    frame = f.top(position)
    kind = f.kind(frame)
    if kind == f.ACT:
        return visitor.act(position, house, mind, atlas, seat, random) if f.flag(frame, 9) else c.code(c.END_TURN, 0)
    if kind == f.PEEK:
        return visitor.peek(position, mind, seat, frame, random)
    if kind == f.CHECK:
        return check(size, found, random)
    if kind == f.DOOMED:
        return flee(position, house, mind, atlas, size, found)
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
    """Flips any card, or drops the disc with the blip down. Nobody passes."""
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
def flee(position: Ints, house: Ints, mind: Ints, atlas: Ints, size: int, found: Ints) -> int:
    weigh_risks(position, mind, atlas)
    return visitor.flee(house, mind, size, found)


@compiled
def notice(position: Ints, mind: Ints) -> None:
    """Keeps in mind what a Visitor sees before they decide."""
    frame = f.top(position)
    if is_peeking(frame):
        look_into(position, mind, f.room(frame))
    elif f.kind(frame) == f.DOOMED:
        meet(position, mind, frame >> 9 & 7)


@compiled
def make(position: Ints, house: Ints, mind: Ints, seat: int, code: int) -> None:
    """Makes a move, and keeps in mind what it tells everybody."""
    closed, ghosts = position[CLOSED], position[GHOSTS]
    apply(position, house, seat, code)
    if position[GHOSTS] > ghosts:
        dead = position[GHOSTS + position[GHOSTS]]
        meet(position, mind, dead)
        confide(mind)
        if position[PLACE] == position[PLACE + dead]:
            meet(position, mind, 0)
    if c.kind(code) == c.HIDE:
        mind[HERS] |= 1 << c.value(code)
    if c.kind(code) == c.SCREAM:
        here = shadows_in(house, her_room(position, house))
        mind[SUSPECTED] = mind[SUSPECTED] & here | 1 << position[PLACE]
    if closed and not position[CLOSED]:
        lose_sight(position, house, mind)


@compiled
def move(position: Ints, house: Ints, mind: Ints, atlas: Ints, found: Ints, random: Ints) -> int:
    """Plays one move. Returns the seat that moved, or NOBODY once the game is over."""
    seat = mover(position, house)
    if seat == NOBODY or position[END]:
        return NOBODY
    size = legal(position, house, seat, found)
    if seat == CHANCE:
        code = outcome(position, house, size, found, random)
    else:
        notice(position, mind)
        code = choose(position, house, mind, atlas, seat, size, found, random)
    make(position, house, mind, seat, code)
    return seat


@compiled
def shuffle(random: Ints, number: int) -> None:
    """Makes the random numbers those of a night's number: the same whatever is tried in it."""
    random[0] = 1 + (number * 2_654_435_761 & WORDS - 1) % (WORDS - 1)
    for _ in range(4):
        below(random, 2)


@compiled
def nights(
    start: Ints,
    house: Ints,
    begun: Ints,
    atlas: Ints,
    position: Ints,
    mind: Ints,
    found: Ints,
    random: Ints,
    first: int,
    number: int,
    many: int,
    turns: int,
) -> int:
    """Plays many nights from a position, with what the players know at its start.

    Returns the sum of the Visitors' chances, in hundred-thousandths. A night that is not over after so many turns of
    hers is judged as it stands; 0: each is played to its end. `first` is the first action, or 0. The nights are
    numbered from `number` on: a number stands for the luck of a night. `position` and `mind` are room to play in.
    """
    total, until = 0, start[TURN] + turns
    for night in range(number, number + many):
        shuffle(random, night)
        for at in range(POSITION):
            position[at] = start[at]
        for at in range(MIND):
            mind[at] = begun[at]
        if first:
            notice(position, mind)
            make(position, house, mind, mover(position, house), first)
        total += played(position, house, mind, atlas, found, random, until if turns else LONGEST)
    return total


@compiled
def played(position: Ints, house: Ints, mind: Ints, atlas: Ints, found: Ints, random: Ints, until: int) -> int:
    """Plays on. Returns the Visitors' chance where it ends."""
    for _ in range(LONGEST):
        if position[TURN] >= until and f.kind(f.top(position)) == f.CHECK:
            return chance(position, house, mind, atlas, found)
        if move(position, house, mind, atlas, found, random) == NOBODY:
            break
    return WIN if position[END] in (ESCAPE, REST, DEFEAT) else 0
