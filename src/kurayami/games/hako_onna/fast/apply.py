"""One move carried out, with its consequences up to the next choice. Legality is not checked."""

from kurayami.compiler import Ints, compiled
from kurayami.games.hako_onna.fast import codes as c
from kurayami.games.hako_onna.fast import frames as f
from kurayami.games.hako_onna.fast.death import kill, meet_doom, strike
from kurayami.games.hako_onna.fast.deeds import act, after_interruption, deal, window
from kurayami.games.hako_onna.fast.haunting import arrange, carry, draw, hers, hide, move, snatch
from kurayami.games.hako_onna.fast.layout import (
    BARRIER,
    CLOSED,
    DEPTH,
    DOLL,
    EXTINGUISHER,
    GIVEN_UP,
    INEVITABLE,
    LIMIT,
    MARY,
    MARY_UNTIL,
    OVERDUE,
    REVERSED_UNTIL,
    SALT_ON,
    SALTED,
    TURN,
    TURN_LIMIT,
    VISITORS,
    VOTES,
)
from kurayami.games.hako_onna.fast.noise import check, fall, music, reset
from kurayami.games.hako_onna.fast.peek import choose, look, replace, run_peek, uncover
from kurayami.games.hako_onna.fast.questions import drop_proposal, finish, holds, hopeless, living
from kurayami.games.hako_onna.fast.setting_up import set_up


@compiled
def apply(position: Ints, house: Ints, seat: int, code: int) -> None:
    kind, frame = c.kind(code), f.top(position)
    if kind == c.GIVE_UP:
        vote(position, house, seat, c.value(code))
    elif f.kind(frame) == f.ACT:
        if f.seat(frame) == seat:
            act(position, house, seat, code)
        else:
            deal(position, seat, code)
    else:
        carry_out(position, house, frame, code)
    settle(position, house)


@compiled
def vote(position: Ints, house: Ints, seat: int, agree: int) -> None:
    if agree:
        position[VOTES] |= 1 << seat
    else:
        position[VOTES] &= ~(1 << seat)
    if position[VOTES] == living(position, house):
        finish(position, GIVEN_UP)


@compiled
def carry_out(position: Ints, house: Ints, frame: int, code: int) -> None:
    kind, value = f.kind(frame), c.value(code)
    if kind == f.CHECK:
        check(position, frame, code)
    elif kind == f.FALLING:
        fall(position, house, frame, code)
    elif kind == f.LOOKING:
        look(position, frame, value - 1)
    elif kind == f.PEEK:
        choose(position, frame, code)
    elif kind == f.REPLACING:
        replace(position, frame, code)
    elif kind == f.WINDOW:
        window(position, house, frame, code)
    elif kind == f.DOOMED:
        meet_doom(position, house, frame, code)
    elif kind == f.MUSIC:
        music(position, house, frame, value)
    elif kind in (f.ANSWERING, f.READING):
        f.pop(position)
    elif kind <= f.GRUDGING:
        set_up(position, house, frame, code)
    elif kind == f.UNCOVERING:
        uncover(position, value - 1)
    else:
        haunt(position, house, frame, code)


@compiled
def haunt(position: Ints, house: Ints, frame: int, code: int) -> None:
    kind, value = f.kind(frame), c.value(code)
    if kind == f.HERS:
        hers(position, house, frame, code)
    elif kind == f.DRAWING:
        draw(position, house, frame, value)
    elif kind == f.MOVING:
        move(position, house, frame, code)
    elif kind == f.HIDING:
        hide(position, frame, code)
    elif kind == f.ARRANGING:
        arrange(position, code)
    elif kind == f.SNATCHING:
        snatch(position, f.seat(frame), code)
    elif kind == f.CARRYING:
        carry(position, frame, value - 1)


# What runs by itself


@compiled
def settle(position: Ints, house: Ints) -> None:
    while position[DEPTH] and not judge(position) and run(position, house):
        pass


@compiled
def judge(position: Ints) -> int:
    """Checks for Inevitable: no way to win is left."""
    if position[CLOSED] or not f.STABLE >> f.kind(f.top(position)) & 1 or not hopeless(position):
        return 0
    finish(position, INEVITABLE)
    return 1


@compiled
def run(position: Ints, house: Ints) -> int:
    """Runs the top frame if it waits for nobody; returns whether it did."""
    frame = f.top(position)
    kind, seat = f.kind(frame), f.seat(frame)
    if kind == f.PEEK:
        return run_peek(position, frame)
    if kind == f.DOOMED:
        if holds(position, seat, EXTINGUISHER):
            return 0
        kill(position, house, frame)
    elif kind == f.TURN_FRAME:
        begin_turn(position, seat)
    elif kind == f.TURN_END:
        finish_turn(position, seat)
    elif kind == f.NEXT:
        f.instead(position, f.TURN_FRAME | following(position, house, seat, f.flag(frame, 9)) << 6)
    elif kind == f.AFTER:
        after_interruption(position, frame)
    elif kind == f.STRIKE:
        strike(position, house, frame)
    elif kind == f.RISING:
        rise(position)
    elif kind == f.OPENING:
        open_eyes(position, house, f.flag(frame, 9))
    else:
        return 0
    return 1


@compiled
def begin_turn(position: Ints, seat: int) -> None:
    if position[MARY] == seat and not holds(position, seat, DOLL):
        position[MARY] = 0
    checks = 2 if position[MARY] == seat else 1
    f.instead(position, f.TURN_END | seat << 6)
    f.push(position, f.act(seat, 1))
    f.push(position, f.CHECK | seat << 6 | checks << 9 | 1 << 11)


@compiled
def finish_turn(position: Ints, seat: int) -> None:
    drop_proposal(position)
    f.instead(position, f.NEXT | seat << 6)
    if position[OVERDUE]:
        f.push(position, f.RISING)


@compiled
def following(position: Ints, house: Ints, seat: int, again: int) -> int:
    seats = living(position, house)
    if again and seats >> seat & 1:
        return seat
    for step in range(1, house[VISITORS] + 1):
        other = (seat - 1 + step) % house[VISITORS] + 1
        if seats >> other & 1:
            return int(other)
    return seat


@compiled
def rise(position: Ints) -> None:
    position[TURN] += 1
    position[BARRIER] = -1
    drop_proposal(position)
    f.instead(position, f.OPENING)
    f.push(position, f.HERS)


@compiled
def open_eyes(position: Ints, house: Ints, start: int) -> None:
    position[CLOSED] = 0
    if position[TURN] >= position[REVERSED_UNTIL]:
        position[REVERSED_UNTIL] = 0
    if position[TURN] >= position[MARY_UNTIL]:
        position[MARY] = 0
    if position[TURN] >= position[SALT_ON]:
        position[SALTED] = 0
    f.pop(position)
    if start:
        f.push(position, f.TURN_FRAME | 1 << 6)
        return
    reset(position)
    if not judge(position) and house[TURN_LIMIT] and position[TURN] >= house[TURN_LIMIT]:
        finish(position, LIMIT)
