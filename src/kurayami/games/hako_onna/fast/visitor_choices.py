"""Choices of the Visitors: checks, main and free actions, Peeks."""

from kurayami.compiler import Ints, compiled
from kurayami.games.hako_onna.fast import codes as c
from kurayami.games.hako_onna.fast import frames as f
from kurayami.games.hako_onna.fast.items import uses
from kurayami.games.hako_onna.fast.layout import (
    CARD,
    CHARM,
    EMPTY,
    FIRST_NUMBER,
    FIRST_WEAPON,
    HELD,
    LEFT,
    NOTHING,
    OFFER,
    PROPOSED_TO,
    PROPOSER,
    RED,
    REVERSED_UNTIL,
    ROOM,
    SHADOWS_OF,
    VISITORS,
    WITH_CARDS,
)
from kurayami.games.hako_onna.fast.listing import rooms, shadows, slots
from kurayami.games.hako_onna.fast.questions import filled, free_tiles, height, together, ways_out

# Noise checks


@compiled
def next_disc(position: Ints) -> int:
    """Lowest position left; the highest while they are reversed."""
    left, disc = position[LEFT], 1
    while not left >> disc & 1:
        disc += 1
    if position[REVERSED_UNTIL]:
        while left >> disc + 1:
            disc += 1
    return disc


@compiled
def checks(position: Ints, house: Ints, frame: int, found: Ints) -> int:
    opening = f.flag(frame, 11)
    if not house[WITH_CARDS]:
        return releases(position, house, opening, found)
    size, may_pass = 0, opening
    for card in range(6):
        if position[CARD + card] == 9:  # the 0 lies face up
            may_pass = 0
    for card in range(6):
        if not position[CARD + card] >> 3:
            found[size] = c.code(c.TURN_CARD, card)
            size += 1
            if may_pass:
                found[size] = c.code(c.KEEP_CARD, card)
                size += 1
    return size


@compiled
def releases(position: Ints, house: Ints, opening: int, found: Ints) -> int:
    found[0] = c.code(c.RELEASE, 0)
    if house[RED] >> next_disc(position) & 1:
        found[1] = c.code(c.RELEASE, 1)
        return 2
    if opening:
        found[1] = c.code(c.KEEP_DISC, 0)
        return 2
    return 1


# Main and free actions


@compiled
def acts(position: Ints, house: Ints, frame: int, found: Ints) -> int:
    seat = f.seat(frame)
    found[0] = c.code(c.END_TURN, 0)
    size = 1
    if f.flag(frame, 9):
        room = position[ROOM + seat]
        here = filled(position, house, room)
        size = rooms(house, ways_out(position, house, room), c.WALK_TO, found, size)
        size = shadows(here, c.PEEK_AT, found, size)
        size = uses(position, house, seat, found, size)
        size = tile_uses(position, seat, here, found, size)
    if position[HELD + seat]:
        size = discards(position, house, seat, found, size)
    others = together(position, house, seat)
    for other in range(1, house[VISITORS] + 1):
        if others >> other & 1:
            size = dealings(position, seat, other, 1, found, size)
    return answers(position, seat, found, size)


@compiled
def tile_uses(position: Ints, seat: int, here: int, found: Ints, size: int) -> int:
    """Uses of the Strange Charm and of weapons."""
    held = position[HELD + seat]
    if held >> CHARM & 1:
        size = slots(position, c.USE_CHARM, found, size)
    for weapon in range(FIRST_WEAPON, FIRST_WEAPON + 3):
        if held >> weapon & 1:
            for shadow in range(24):
                if here >> shadow & 1:
                    found[size] = c.pair(c.USE_WEAPON, weapon, shadow)
                    size += 1
    return size


@compiled
def discards(position: Ints, house: Ints, seat: int, found: Ints, size: int) -> int:
    room, tiles = position[ROOM + seat], free_tiles(position, seat)
    for shadow in range(house[SHADOWS_OF + room], house[SHADOWS_OF + room + 1]):
        if not height(position, shadow):
            for tile in range(FIRST_NUMBER, EMPTY):
                if tiles >> tile & 1:
                    found[size] = c.pair(c.DISCARD, tile, shadow)
                    size += 1
    return size


@compiled
def dealings(position: Ints, seat: int, other: int, all_of_them: int, found: Ints, size: int) -> int:
    """Showing, offering and asking between two Visitors; or only showing."""
    held, free = position[HELD + seat], free_tiles(position, seat)
    for tile in range(FIRST_NUMBER, EMPTY):
        if held >> tile & 1:
            found[size] = c.pair(c.SHOW, other, tile)
            size += 1
            if all_of_them and free >> tile & 1:
                found[size] = c.pair(c.OFFER, other, tile)
                size += 1
    asked = position[PROPOSER] == seat and position[PROPOSED_TO] == other and position[OFFER] == NOTHING
    if all_of_them and position[HELD + other] and not asked:
        found[size] = c.code(c.ASK, other)
        size += 1
    return size


@compiled
def answers(position: Ints, seat: int, found: Ints, size: int) -> int:
    """Answers to a proposal. A Visitor who was asked for a tile offers one, or declines."""
    if not position[PROPOSER] or position[PROPOSED_TO] != seat:
        return size
    if position[OFFER] != NOTHING:
        found[size] = c.code(c.ACCEPT, 0)
        size += 1
    found[size] = c.code(c.DECLINE, 0)
    return size + 1


@compiled
def asides(position: Ints, house: Ints, seat: int, found: Ints) -> int:
    """Actions of another Visitor in the acting one's room."""
    acting = f.seat(f.top(position))
    if not together(position, house, acting) >> seat & 1:
        return 0
    others = position[PROPOSER] and seat != position[PROPOSER] and seat != position[PROPOSED_TO]
    size = dealings(position, seat, acting, 0 if others else 1, found, 0)
    return size if others else answers(position, seat, found, size)
