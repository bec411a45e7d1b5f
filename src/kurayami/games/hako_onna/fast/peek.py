"""Looks, Peeks, weapons and deaths (HO-34, HO-35, HO-57, HO-61 to HO-69)."""

from kurayami.compiler import Ints, compiled
from kurayami.games.hako_onna.fast import codes as c
from kurayami.games.hako_onna.fast import frames as f
from kurayami.games.hako_onna.fast.draws import first_of
from kurayami.games.hako_onna.fast.items import FATHERS_LETTER, SPARE_DIAL
from kurayami.games.hako_onna.fast.layout import (
    BAG,
    BONES,
    DIAL_GUESSES,
    DOLL,
    EMPTY,
    ESCAPE,
    EXIT,
    FIRST_NUMBER,
    FIRST_PAGE,
    FOUND,
    GROUND,
    GUESSES,
    HELD,
    ITEM,
    KEY_IN_SAFE,
    KEY_RING,
    NOTHING,
    NUMBERS,
    NUMBERS_UP,
    REST,
    STACK,
    SUPPLY,
    UNSEEN,
)
from kurayami.games.hako_onna.fast.questions import count, finish, holds, lay, lift, top_ghost


@compiled
def look(position: Ints, frame: int, tile: int) -> None:
    """Turns a tile nobody had seen into what chance says."""
    shadows = frame >> 12
    shadow = first_of(shadows)
    if position[GROUND + shadow] == UNSEEN:
        position[GROUND + shadow] = tile
        position[BAG] &= ~(1 << tile)
    shadows &= shadows - 1
    if shadows:
        f.instead(position, frame & 0xFFF | shadows << 12)
    else:
        f.pop(position)


@compiled
def uncover(position: Ints, tile: int) -> None:
    """Reveals the first unseen tile, after the end."""
    shadow = 0
    while position[GROUND + shadow] != UNSEEN:
        shadow += 1
    position[GROUND + shadow] = tile
    position[BAG] &= ~(1 << tile)
    if not position[BAG]:
        f.pop(position)


# The steps of HO-57 that need no choice


@compiled
def run_peek(position: Ints, frame: int) -> int:
    stage = frame >> 9 & 3
    if stage == f.LOOK:
        see(position, frame)
        return 1
    if stage == f.MEET:
        meet_ghosts(position, frame)
        return 1
    return 0


@compiled
def staged(frame: int, stage: int) -> int:
    return frame & ~(3 << 9) | stage << 9


@compiled
def see(position: Ints, frame: int) -> None:
    seat, tile = f.seat(frame), position[GROUND + f.room(frame)]
    if tile == EXIT and holds(position, seat, KEY_RING):
        finish(position, ESCAPE)
    elif tile == BONES and holds(position, seat, DOLL):
        finish(position, REST)
    elif not FIRST_PAGE <= tile < FIRST_NUMBER:
        f.instead(position, staged(frame, f.MEET))
    elif position[ITEM + seat] == FATHERS_LETTER:
        f.instead(position, staged(frame, f.PAGE))
    else:
        place_page(position, frame)


@compiled
def place_page(position: Ints, frame: int) -> None:
    """Puts the page on its Diary card. Beside a ghost that kills, there is no choice of a replacement."""
    shadow = f.room(frame)
    position[FOUND] |= 1 << lift(position, shadow) - FIRST_PAGE + 1
    f.instead(position, staged(frame, f.MEET))
    if not position[STACK + shadow]:
        f.push(position, f.REPLACING | f.seat(frame) << 6 | shadow << 13)
    elif position[SUPPLY]:
        position[SUPPLY] -= 1
        lay(position, shadow, EMPTY, 0)


@compiled
def meet_ghosts(position: Ints, frame: int) -> None:
    """Kills the Visitor: she does, else the top ghost."""
    shadow = f.room(frame)
    ghosts = position[STACK + shadow]
    if not ghosts:
        f.instead(position, staged(frame, f.CHOOSE))
        return
    killer = top_ghost(position, shadow)
    while ghosts:
        if ghosts & 7 == 1:
            killer = 0
        ghosts >>= 3
    f.instead(position, f.doomed(f.seat(frame), killer, f.BY_PEEK))


# What the Visitor may choose


@compiled
def choose(position: Ints, frame: int, code: int) -> None:
    kind = c.kind(code)
    if kind == c.DONE:
        f.pop(position)
    elif kind == c.TAKE:
        f.push(position, f.REPLACING | f.seat(frame) << 6 | 1 << 9 | f.room(frame) << 13)
    elif kind == c.PLACE_PAGE:
        if c.value(code):
            place_page(position, frame)
        else:
            f.instead(position, staged(frame, f.MEET))
    elif kind == c.NAME_NUMBERS:
        name_numbers(position, frame, c.triple(code))
    elif kind == c.NAME_ONE:
        name_one(position, frame, 1 << c.value(code))


@compiled
def name_numbers(position: Ints, frame: int, numbers: int) -> None:
    seat, right = f.seat(frame), count(numbers & position[NUMBERS])
    dial = position[ITEM + seat] == SPARE_DIAL
    if right < (2 if dial else 3):
        position[DIAL_GUESSES if dial else GUESSES] |= 1 << (numbers >> 1)
        f.end_turn(position, seat)
        return
    position[KEY_IN_SAFE] = 0
    position[NUMBERS_UP] = position[NUMBERS]
    position[HELD + seat] |= 1 << KEY_RING
    f.instead(position, frame | 1 << 11)


@compiled
def name_one(position: Ints, frame: int, number: int) -> None:
    if position[NUMBERS] & number:
        position[NUMBERS_UP] |= number
        f.instead(position, frame | 1 << 11)
    else:
        position[GUESSES] |= 1 << (number >> 1)
        f.end_turn(position, f.seat(frame))


@compiled
def replace(position: Ints, frame: int, code: int) -> None:
    """Replaces a tile that is taken, or has already left."""
    seat, shadow, own = f.seat(frame), f.room(frame), c.former(code) - 1
    f.pop(position)
    f.instead(position, f.top(position) | 1 << 12)
    taken = lift(position, shadow) if f.flag(frame, 9) else NOTHING
    if own == EMPTY:
        position[SUPPLY] -= 1
    elif own != NOTHING:
        position[HELD + seat] &= ~(1 << own)
    if own != NOTHING:
        lay(position, shadow, own, c.value(code))
    if taken != NOTHING:
        position[HELD + seat] |= 1 << taken
