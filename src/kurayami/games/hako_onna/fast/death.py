"""Deaths, escapes from death, and weapons (HO-61 to HO-69)."""

from kurayami.compiler import Ints, compiled
from kurayami.games.hako_onna.fast import codes as c
from kurayami.games.hako_onna.fast import frames as f
from kurayami.games.hako_onna.fast.layout import (
    AGENDA,
    ALL_DEAD,
    BOX,
    DEFEAT,
    DEPTH,
    EXTINGUISHER,
    FIRST_WEAKNESS,
    FIRST_WEAPON,
    GHOSTS,
    GIVEN_UP,
    GROUND,
    HELD,
    ITEM,
    KEEPS,
    MARY,
    NOT_WEAK,
    NOTHING,
    OUT,
    PLACE,
    ROOM,
    UNSEEN,
    VOTES,
    WEAKNESS,
)
from kurayami.games.hako_onna.fast.questions import (
    drop_proposal,
    finish,
    lay,
    lift,
    living,
    stack,
    throw_out,
    unstack,
)


@compiled
def meet_doom(position: Ints, house: Ints, frame: int, code: int) -> None:
    """Offers the Fire Extinguisher, or kills."""
    seat = f.seat(frame)
    if c.kind(code) == c.DIE:
        kill(position, house, frame)
        return
    position[HELD + seat] &= ~(1 << EXTINGUISHER)
    throw_out(position, EXTINGUISHER)
    position[ROOM + seat] = c.value(code)
    f.pop(position)


@compiled
def kill(position: Ints, house: Ints, frame: int) -> None:
    seat, killer = f.seat(frame), frame >> 9 & 7
    shadow = position[PLACE + killer]
    f.pop(position)
    position[OUT] |= position[HELD + seat]
    position[ROOM + seat] = NOTHING
    position[HELD + seat] = 0
    position[ITEM + seat] = NOTHING
    stack(position, shadow, seat)
    position[GHOSTS] += 1
    position[GHOSTS + position[GHOSTS]] = seat
    position[PLACE + seat] = shadow
    position[KEEPS + seat] = NOTHING
    position[BOX] &= ~(1 << seat)
    position[VOTES] &= ~(1 << seat)
    if position[MARY] == seat:
        position[MARY] = 0
    drop_proposal(position)
    close_turn(position, seat, frame >> 12 & 3)
    alive = living(position, house)
    if not alive:
        finish(position, ALL_DEAD)
    elif position[VOTES] == alive:
        finish(position, GIVEN_UP)


@compiled
def close_turn(position: Ints, seat: int, cause: int) -> None:
    """Ends the dead Visitor's turn. After noise, her turn still comes."""
    if cause != f.BY_NOISE:
        f.end_turn(position, seat)
        return
    left = 0
    for place in range(position[DEPTH]):
        frame = position[AGENDA + place]
        position[AGENDA + place] = 0
        if frame & ~(1 << 9) != f.ACT | seat << 6:
            position[AGENDA + left] = frame
            left += 1
    position[DEPTH] = left


@compiled
def strike(position: Ints, house: Ints, frame: int) -> None:
    """Strikes a Shadow with a weapon."""
    seat, shadow, weapon = f.seat(frame), f.room(frame), frame >> 18 & 63
    she_is_there = position[PLACE] == shadow
    f.pop(position)
    if she_is_there and position[WEAKNESS] - FIRST_WEAKNESS == weapon - FIRST_WEAPON:
        finish(position, DEFEAT)
        return
    position[HELD + seat] &= ~(1 << weapon)
    throw_out(position, weapon)
    destroy(position, shadow)
    if she_is_there:
        position[NOT_WEAK] |= 1 << weapon - FIRST_WEAPON
        f.push(position, f.doomed(seat, 0, f.BY_WEAPON))


@compiled
def destroy(position: Ints, shadow: int) -> None:
    """Takes all tiles of the Shadow but hers out of the game. What a Hakobito kept lies there again."""
    if position[GROUND + shadow] != NOTHING and position[GROUND + shadow] != UNSEEN:
        throw_out(position, lift(position, shadow))
    number = 1
    while number < position[GHOSTS]:
        seat = position[GHOSTS + 1 + number]
        if position[PLACE + seat] == shadow:
            remove(position, seat, number)
        else:
            number += 1


@compiled
def remove(position: Ints, seat: int, number: int) -> None:
    """Takes a Hakobito out of the game."""
    shadow, keeps = position[PLACE + seat], position[KEEPS + seat]
    unstack(position, shadow, seat)
    throw_out(position, seat)
    for place in range(number, position[GHOSTS] - 1):
        position[GHOSTS + 1 + place] = position[GHOSTS + 2 + place]
    position[GHOSTS + position[GHOSTS]] = NOTHING
    position[GHOSTS] -= 1
    position[PLACE + seat] = NOTHING
    position[KEEPS + seat] = NOTHING
    if keeps != NOTHING:
        lay(position, shadow, keeps, 0)
