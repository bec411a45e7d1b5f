"""She and her Hakobito in an imagined game: her turn, her interrupts."""

from typing import Final

from kurayami.bots.hako_onna.playouts import weights as w
from kurayami.bots.hako_onna.playouts.hiding import best_in, hiding_worth, is_held, right_weapon
from kurayami.bots.hako_onna.playouts.mind import LIKED, WEIGHTS
from kurayami.compiler import Ints, compiled
from kurayami.games.hako_onna.fast import codes as c
from kurayami.games.hako_onna.fast import frames as f
from kurayami.games.hako_onna.fast.layout import (
    BONES,
    CHARM,
    CLOSE_TO_YOU,
    DECK,
    DOLL,
    EFFECT,
    EXIT,
    EXTINGUISHER,
    FIRST_WEAPON,
    FLOOR,
    GROUND,
    HAND,
    HELD,
    I_AM_MARY,
    KEY_RING,
    MARY,
    NEAR,
    NOTHING,
    OPEN_THIS,
    PLACE,
    REACH_YOU,
    ROOMS,
    SLOT,
    STACK,
    UPSIDE_DOWN,
    WANT_THAT_ONE,
)
from kurayami.games.hako_onna.fast.pastime import below
from kurayami.games.hako_onna.fast.questions import her_room, needs_met, ready, unlocked

NOT_YET: Final = 4
"""Tenths of its value that a power has which still needs pages."""
MANY: Final = 5
"""Cards with which she does not scream for more."""


@compiled
def power_value(position: Ints, house: Ints, atlas: Ints, power: int) -> int:
    return int(atlas[LIKED + power] * (10 if needs_met(position, house, power) else NOT_YET))


@compiled
def screams(position: Ints, house: Ints, atlas: Ints) -> int:
    """True if another card is worth more than the room she reveals."""
    first, second, held = 0, 0, 0
    for power in range(1, 13):
        if position[HAND] >> power & 1 or position[SLOT] == power or position[SLOT + 1] == power:
            held += 1
            worth = power_value(position, house, atlas, power)
            first, second = max(first, worth), max(second, min(first, worth))
    if not position[DECK]:
        return int(held < MANY)
    cards, total = 0, 0
    for power in range(1, 13):
        if position[DECK] >> power & 1:
            cards += 1
            if unlocked(position, house, power):
                total += max(0, power_value(position, house, atlas, power) - second)
    return int(total >= atlas[WEIGHTS + w.SCREAM] * max(cards, 1))


@compiled
def set_power(position: Ints, house: Ints, atlas: Ints, size: int, found: Ints) -> int:
    """Sets the best card in her hand, or takes back a far worse one."""
    best, choice, held = 0, found[0], 0
    for number in range(1, size):
        if c.kind(found[number]) == c.SET_POWER:
            worth = power_value(position, house, atlas, c.former(found[number]))
            if worth > best:
                best, choice = worth, found[number]
    if best:
        return int(choice)
    for power in range(1, 13):
        if position[HAND] >> power & 1:
            held = max(held, power_value(position, house, atlas, power))
    for number in range(1, size):
        if c.kind(found[number]) == c.TAKE_BACK:
            power = position[SLOT + c.value(found[number])]
            if 2 * power_value(position, house, atlas, power) < held:
                return int(found[number])
    return int(found[0])


@compiled
def activate(position: Ints, house: Ints, mind: Ints, atlas: Ints, size: int, found: Ints) -> int:
    """Activates a power that leads to a much better place, or reverses the discs."""
    for number in range(1, size):
        if c.kind(found[number]) == c.ACTIVATE:
            effect = house[EFFECT + c.value(found[number])]
            if effect == UPSIDE_DOWN or (
                effect in (REACH_YOU, CLOSE_TO_YOU)
                and 10 * reach(position, house, mind, atlas, effect) > 13 * reach(position, house, mind, atlas, NOTHING)
            ):
                return int(found[number])
    return int(found[0])


@compiled
def reach(position: Ints, house: Ints, mind: Ints, atlas: Ints, effect: int) -> int:
    """Value of the best place she can reach, with a power or without."""
    home = her_room(position, house)
    rooms = house[NEAR + home] | 1 << home
    for room in range(house[ROOMS]):
        if effect == REACH_YOU and house[NEAR + home] >> room & 1:
            rooms |= house[NEAR + room]
        if effect == CLOSE_TO_YOU and house[FLOOR + room] == house[FLOOR + home]:
            rooms |= 1 << room
    best = 0
    for room in range(house[ROOMS]):
        if rooms >> room & 1:
            best = max(best, best_in(position, house, mind, atlas, 0, room))
    return best


@compiled
def step(position: Ints, house: Ints, mind: Ints, atlas: Ints, frame: int, size: int, found: Ints, random: Ints) -> int:
    """Steps towards the best hiding place."""
    seat, best, choice = f.seat(frame), -(1 << 30), found[0]
    for number in range(size):
        if c.kind(found[number]) != c.STEP_TO:
            continue
        room = c.value(found[number])
        worth = best_in(position, house, mind, atlas, seat, room)
        if frame >> 9 & 3 > 1:
            for near in range(house[ROOMS]):
                if house[NEAR + room] >> near & 1:
                    worth = max(worth, best_in(position, house, mind, atlas, seat, near))
        worth += below(random, atlas[WEIGHTS + w.WHIM])
        if worth > best:
            best, choice = worth, found[number]
    return int(choice)


@compiled
def hide(position: Ints, house: Ints, mind: Ints, atlas: Ints, frame: int, size: int, found: Ints, random: Ints) -> int:
    seat, best, choice = f.seat(frame), -(1 << 30), found[0]
    for number in range(size):
        if c.kind(found[number]) == c.HIDE:
            worth = hiding_worth(position, house, mind, atlas, seat, c.value(found[number])) + below(
                random, atlas[WEIGHTS + w.WHIM]
            )
            if worth > best:
                best, choice = worth, found[number]
    return int(choice)


# Interruptions


@compiled
def wins(position: Ints, seat: int, shadow: int) -> int:
    """True if the Visitor's Peek there wins."""
    tile, held = position[GROUND + shadow], position[HELD + seat]
    return int((tile == EXIT and held >> KEY_RING & 1) or (tile == BONES and held >> DOLL & 1))


@compiled
def threatens(position: Ints, seat: int, deed: int) -> int:
    """True if the Visitor's announced action wins."""
    if c.kind(deed) == c.PEEK_AT:
        return wins(position, seat, c.value(deed))
    if c.kind(deed) == c.USE_WEAPON:
        return int(c.value(deed) == position[PLACE] and c.former(deed) == right_weapon(position))
    return 0


@compiled
def interrupt(position: Ints, house: Ints, frame: int, size: int, found: Ints) -> int:
    """Kills, or prevents a victory; does nothing if the Visitor dies anyway."""
    seat, deed, best, choice = f.seat(frame), frame >> 10, 0, found[0]
    threat = threatens(position, seat, deed)
    if c.kind(deed) == c.PEEK_AT and not f.flag(frame, 9) and position[STACK + c.value(deed)] and not threat:
        return int(found[0])
    for number in range(1, size):
        worth = interruption_worth(position, house, seat, threat, found[number])
        if worth > best:
            best, choice = worth, found[number]
    return int(choice)


@compiled
def interruption_worth(position: Ints, house: Ints, seat: int, threat: int, code: int) -> int:
    kind, held = c.kind(code), position[HELD + seat]
    if kind == c.INTERRUPT_AT_SHADOW:
        shadow = c.value(code)
        return (
            4 + int(position[PLACE] == shadow) if position[STACK + shadow] and not wins(position, seat, shadow) else 0
        )
    if kind == c.INTERRUPT_AT_ROOM:
        home = c.value(code) == her_room(position, house)
        return 3 if home and (threat or ready(position, house, OPEN_THIS) != NOTHING) else 2 * threat
    if kind != c.INTERRUPT:
        return 0
    effect = house[EFFECT + c.value(code)]
    if effect == WANT_THAT_ONE:
        wanted = 1 << KEY_RING | 1 << DOLL | 1 << right_weapon(position)
        return 2 * int(threat or held & wanted != 0 or held & held - 1 != 0)
    return int(effect == I_AM_MARY and not position[MARY] and is_held(position, house, DOLL))


@compiled
def snatch(position: Ints, seat: int, size: int, found: Ints) -> int:
    best, choice = 0, found[0]
    for number in range(1, size):
        worth = 1
        if c.kind(found[number]) == c.SNATCH:
            worth = tile_value(position, c.value(found[number]) - 1)
        if worth > best:
            best, choice = worth, found[number]
    return int(choice)


@compiled
def tile_value(position: Ints, tile: int) -> int:
    """Value to her of a tile a Visitor holds."""
    if tile == KEY_RING:
        return 7
    if tile == DOLL:
        return 6
    if tile == right_weapon(position):
        return 5
    if tile == EXTINGUISHER:
        return 4
    return 3 if tile == CHARM else 2 if tile >= FIRST_WEAPON else 1
