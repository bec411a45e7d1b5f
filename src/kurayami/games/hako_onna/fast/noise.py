"""Making noise: cards and discs, the check and its consequences (HO-14 to HO-21, HO-56)."""

from typing import Final

from kurayami.compiler import Ints, compiled
from kurayami.games.hako_onna.fast import codes as c
from kurayami.games.hako_onna.fast import frames as f
from kurayami.games.hako_onna.fast.items import MUSIC_BOX
from kurayami.games.hako_onna.fast.layout import (
    BEHIND_YOU,
    CARD,
    DISCS,
    DROPS_ON,
    FALLEN,
    ITEM,
    KEPT,
    LEFT,
    LOUD,
    MANY_PAGES,
    MUSIC_PLAYED,
    NOTHING,
    OVERDUE,
    ROOM,
    TURN,
    VISITORS,
    WITH_CARDS,
)
from kurayami.games.hako_onna.fast.questions import back_to_hand, ghost_in, her_room, pages, ready
from kurayami.games.hako_onna.fast.visitor_choices import next_disc

SLID_OFF: Final = 1
TOPPLE: Final = 2


@compiled
def reset(position: Ints) -> None:
    for card in range(6):
        position[CARD + card] = 0
    for place in range(6):
        position[DISCS + place] = 0
        position[KEPT + place] = 0
    position[LEFT] = 0b111110
    position[FALLEN] = 0
    position[OVERDUE] = 0
    position[MUSIC_PLAYED] = 0


@compiled
def check(position: Ints, frame: int, code: int) -> None:
    """Chooses a card, drops a disc, or passes."""
    kind, seat, value = c.kind(code), f.seat(frame), c.value(code)
    falling = frame - f.CHECK + f.FALLING
    if kind == c.TURN_CARD:
        f.instead(position, falling | value + 1 << 14)
    elif kind == c.RELEASE:
        f.instead(position, falling | value << 17)
    else:
        if kind == c.KEEP_CARD:
            position[CARD + value] |= seat << 4
        else:
            keep_disc(position, seat)
        note_overdue(position)
        f.end_turn(position, seat)


@compiled
def keep_disc(position: Ints, seat: int) -> None:
    disc = next_disc(position)
    position[LEFT] &= ~(1 << disc)
    position[KEPT] += 1
    position[KEPT + position[KEPT]] = 8 * seat + disc


@compiled
def note_overdue(position: Ints) -> None:
    """Notes that one card is left face down, or no disc beside the board."""
    down = 0
    for card in range(6):
        if not position[CARD + card] >> 3:
            down += 1
    if down == 1 or not position[LEFT]:
        position[OVERDUE] = 1


@compiled
def fall(position: Ints, house: Ints, frame: int, code: int) -> None:
    """Reveals the card's value or the disc's fall."""
    value = c.value(code)
    check = f.CHECK | frame & 0b11111111_000000
    if c.kind(code) == c.NOISE_VALUE:
        position[CARD + (frame >> 14 & 7) - 1] = value + 1 | 8
        loud = int(sum_up(position) >= LOUD)
    else:
        position[FALLEN] = value + 1
        if value == SLID_OFF:
            f.instead(position, check & ~(1 << 11))  # tried once: no pass any more
            return
        disc = next_disc(position)
        position[LEFT] &= ~(1 << disc)
        position[DISCS] += 1
        position[DISCS + position[DISCS]] = 2 * disc + f.flag(frame, 17)
        loud = int(value == TOPPLE)
    if not loud:
        quiet(position, check)
    elif position[ITEM + f.seat(frame)] == MUSIC_BOX and not position[MUSIC_PLAYED]:
        f.instead(position, f.MUSIC | frame & 0b111_11111111_000000)
    else:
        made_noise(position, house, check)


@compiled
def sum_up(position: Ints) -> int:
    """Sum of the face-up cards."""
    total = 0
    for card in range(6):
        if position[CARD + card] >> 3 & 1:
            total += (position[CARD + card] & 7) - 1
    return total


@compiled
def quiet(position: Ints, check: int) -> None:
    note_overdue(position)
    left = check >> 9 & 3
    if left > 1 and not position[OVERDUE]:
        f.instead(position, f.CHECK | f.seat(check) << 6 | left - 1 << 9)
        return
    f.pop(position)
    if f.flag(check, 12):
        position[DROPS_ON] = position[TURN] + 1


@compiled
def music(position: Ints, house: Ints, frame: int, play: int) -> None:
    """Undoes the failed check with the Music Box, or not."""
    check = f.CHECK | frame & 0b11111111_000000
    if not play:
        made_noise(position, house, check)
        return
    if house[WITH_CARDS]:
        position[CARD + (frame >> 14 & 7) - 1] &= ~8
    else:
        last = DISCS + position[DISCS]
        position[LEFT] |= 1 << (position[last] >> 1)
        position[last] = 0
        position[DISCS] -= 1
        position[FALLEN] = 0
    position[MUSIC_PLAYED] = 1
    f.instead(position, check & ~(1 << 11) | 1 << 13)


@compiled
def made_noise(position: Ints, house: Ints, check: int) -> None:
    """Stops the turn (or, late, resumes it after hers with free actions only); power 5 may strike, she takes a turn."""
    seat = f.seat(check)
    room = position[ROOM + seat]
    if f.flag(check, 12):
        f.instead(position, f.RISING)
    else:
        f.end_turn(position, seat)
        f.instead(position, f.NEXT | seat << 6 | 1 << 9)
        f.push(position, f.RISING)
    behind_you(position, house, room)


@compiled
def behind_you(position: Ints, house: Ints, room: int) -> None:
    """Triggers I'm Behind You: every Visitor in the room dies."""
    power = ready(position, house, BEHIND_YOU)
    killer = striker(position, house, room)
    if power == NOTHING or killer == NOTHING:
        return
    back_to_hand(position, power)
    for seat in range(house[VISITORS], 0, -1):
        if position[ROOM + seat] == room:
            f.push(position, f.doomed(seat, killer, f.BY_NOISE))


@compiled
def striker(position: Ints, house: Ints, room: int) -> int:
    if her_room(position, house) == room:
        return 0
    return ghost_in(position, house, room) if pages(position) >= MANY_PAGES else NOTHING
