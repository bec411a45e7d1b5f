"""Questions about a position, and small changes shared by several rules."""

from kurayami.compiler import Ints, compiled
from kurayami.games.hako_onna.fast.frames import UNCOVERING, pop, push
from kurayami.games.hako_onna.fast.layout import (
    BAG,
    BARRIER,
    BONES,
    CLOSED,
    DEPTH,
    DOLL,
    EFFECT,
    EMPTY,
    END,
    EXIT,
    FIRST_WEAKNESS,
    FIRST_WEAPON,
    FOUND,
    GHOSTS,
    GROUND,
    HAND,
    HELD,
    KEEPS,
    KEY_IN_SAFE,
    KEY_RING,
    LOST,
    MARY,
    NEAR,
    NEEDS,
    NOTHING,
    OFFER,
    OUT,
    OUT_EMPTY,
    PLACE,
    PROPOSED_TO,
    PROPOSER,
    ROOM,
    ROOM_OF,
    SAFE,
    SHADOWS_OF,
    SLOT,
    STACK,
    UP,
    VISITORS,
    WEAKNESS,
)


@compiled
def count(bits: int) -> int:
    """Number of members of a set."""
    number = 0
    while bits:
        bits &= bits - 1
        number += 1
    return number


# Visitors


@compiled
def living(position: Ints, house: Ints) -> int:
    seats = 0
    for seat in range(1, house[VISITORS] + 1):
        if position[ROOM + seat] != NOTHING:
            seats |= 1 << seat
    return seats


@compiled
def together(position: Ints, house: Ints, seat: int) -> int:
    """Other living Visitors in the same room."""
    seats, room = 0, position[ROOM + seat]
    for other in range(1, house[VISITORS] + 1):
        if other != seat and position[ROOM + other] == room and room != NOTHING:
            seats |= 1 << other
    return seats


@compiled
def holds(position: Ints, seat: int, tile: int) -> int:
    return int(position[HELD + seat] >> tile & 1)


@compiled
def free_tiles(position: Ints, seat: int) -> int:
    """The Visitor's tiles not held back by Doll Mary's bond."""
    if position[MARY] == seat:
        return int(position[HELD + seat] & ~(1 << DOLL))
    return int(position[HELD + seat])


# Shadows and ghosts


@compiled
def height(position: Ints, shadow: int) -> int:
    """1 if there is a tile at all, else 0."""
    return int(position[GROUND + shadow] != NOTHING or position[STACK + shadow] != 0)


@compiled
def filled(position: Ints, house: Ints, room: int) -> int:
    """Shadows of the room that hold a tile."""
    shadows = 0
    for shadow in range(house[SHADOWS_OF + room], house[SHADOWS_OF + room + 1]):
        if height(position, shadow):
            shadows |= 1 << shadow
    return shadows


@compiled
def her_room(position: Ints, house: Ints) -> int:
    return int(house[ROOM_OF + position[PLACE]])


@compiled
def ghost_in(position: Ints, house: Ints, room: int) -> int:
    """Ghost of the room that died first, or NOTHING."""
    for number in range(position[GHOSTS]):
        seat = position[GHOSTS + 1 + number]
        if house[ROOM_OF + position[PLACE + seat]] == room:
            return int(seat)
    return NOTHING


@compiled
def lay(position: Ints, shadow: int, tile: int, up: int) -> None:
    position[GROUND + shadow] = tile
    if up:
        position[UP] |= 1 << shadow
    else:
        position[UP] &= ~(1 << shadow)


@compiled
def lift(position: Ints, shadow: int) -> int:
    """Takes the tile that is not a ghost, if there is one."""
    tile = position[GROUND + shadow]
    position[GROUND + shadow] = NOTHING
    position[UP] &= ~(1 << shadow)
    return int(tile)


@compiled
def stack(position: Ints, shadow: int, seat: int) -> None:
    """Puts a ghost on top of a Shadow."""
    ghosts, place = position[STACK + shadow], 0
    while ghosts >> place & 7:
        place += 3
    position[STACK + shadow] = ghosts | (seat + 1) << place


@compiled
def unstack(position: Ints, shadow: int, seat: int) -> None:
    """Takes a ghost off its Shadow."""
    ghosts, left, place = position[STACK + shadow], 0, 0
    while ghosts:
        if ghosts & 7 != seat + 1:
            left |= (ghosts & 7) << place
            place += 3
        ghosts >>= 3
    position[STACK + shadow] = left


@compiled
def top_ghost(position: Ints, shadow: int) -> int:
    ghosts = position[STACK + shadow]
    while ghosts >> 3:
        ghosts >>= 3
    return int(ghosts - 1)


@compiled
def throw_out(position: Ints, tile: int) -> None:
    if tile == EMPTY:
        position[OUT_EMPTY] += 1
    else:
        position[OUT] |= 1 << tile


# Powers


@compiled
def pages(position: Ints) -> int:
    return count(position[FOUND])


@compiled
def needs_met(position: Ints, house: Ints, power: int) -> int:
    return int(pages(position) >= house[NEEDS + power])


@compiled
def unlocked(position: Ints, house: Ints, power: int) -> int:
    """True if its page is found; advanced ones go by the number of pages."""
    if power <= 10:
        return int(position[FOUND] >> power & 1)
    return needs_met(position, house, power)


@compiled
def ready(position: Ints, house: Ints, effect: int) -> int:
    """Number of a set power with this effect whose needs are met, or NOTHING."""
    for slot in range(2):
        power = position[SLOT + slot]
        if power != NOTHING and house[EFFECT + power] == effect and needs_met(position, house, power):
            return int(power)
    return NOTHING


@compiled
def any_set(position: Ints) -> int:
    return int(position[SLOT] != NOTHING or position[SLOT + 1] != NOTHING)


@compiled
def back_to_hand(position: Ints, power: int) -> None:
    for slot in range(2):
        if position[SLOT + slot] == power:
            position[SLOT + slot] = NOTHING
    position[HAND] |= 1 << power


# Ways


@compiled
def ways_out(position: Ints, house: Ints, room: int) -> int:
    """Rooms next to this one, except through the Barrier."""
    near = house[NEAR + room]
    if position[BARRIER] == NOTHING:
        return int(near)
    low, high = position[BARRIER] >> 5, position[BARRIER] & 31
    if room == low:
        return int(near & ~(1 << high))
    return int(near & ~(1 << low) if room == high else near)


@compiled
def drop_proposal(position: Ints) -> None:
    position[PROPOSER] = 0
    position[PROPOSED_TO] = 0
    position[OFFER] = NOTHING


# The end


@compiled
def finish(position: Ints, reason: int) -> None:
    while position[DEPTH]:
        pop(position)
    if position[BAG]:
        push(position, UNCOVERING)
    position[END] = reason
    position[CLOSED] = 0
    drop_proposal(position)


@compiled
def hopeless(position: Ints) -> int:
    """True if every way to win is closed."""
    gone = position[OUT]
    for number in range(position[LOST]):
        gone |= 1 << (position[LOST + 1 + number] & 63)
    for number in range(position[GHOSTS]):
        tile = position[KEEPS + position[GHOSTS + 1 + number]]
        if tile != NOTHING:
            gone |= 1 << tile
    escape = 1 << EXIT | 1 << KEY_RING | position[KEY_IN_SAFE] << SAFE
    weapon = position[WEAKNESS] - FIRST_WEAKNESS + FIRST_WEAPON
    return int(gone & escape != 0 and gone & (1 << DOLL | 1 << BONES) != 0 and gone >> weapon & 1 != 0)
