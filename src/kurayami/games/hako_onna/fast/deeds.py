"""Main and free actions: announced, perhaps interrupted, carried out (HO-31 to HO-38, HO-49 to HO-55)."""

from kurayami.compiler import Ints, compiled
from kurayami.games.hako_onna.fast import codes as c
from kurayami.games.hako_onna.fast import frames as f
from kurayami.games.hako_onna.fast.items import kills, use_item
from kurayami.games.hako_onna.fast.layout import (
    CHARM,
    CHARMED,
    COME_TO_ME,
    DOLL,
    EFFECT,
    HELD,
    I_AM_MARY,
    ITEM,
    MARY,
    MARY_UNTIL,
    NOTHING,
    OFFER,
    OPEN_THIS,
    PROPOSED_TO,
    PROPOSER,
    ROOM,
    SLOT,
    TURN,
    VISITORS,
    WANT_THAT_ONE,
    WE_ARE_MANY,
)
from kurayami.games.hako_onna.fast.questions import (
    any_set,
    back_to_hand,
    drop_proposal,
    ghost_in,
    her_room,
    holds,
    lay,
    ready,
    throw_out,
)

# Acting


@compiled
def act(position: Ints, house: Ints, seat: int, code: int) -> None:
    kind = c.kind(code)
    if kind == c.END_TURN:
        f.pop(position)
    elif kind == c.DISCARD:
        drop_proposal(position)
        position[HELD + seat] &= ~(1 << c.former(code))
        lay(position, c.value(code), c.former(code), 0)
    elif c.SHOW <= kind <= c.DECLINE:
        if kind == c.SHOW:
            drop_proposal(position)
        deal(position, seat, code)
    else:
        announce(position, house, seat, code)


@compiled
def deal(position: Ints, seat: int, code: int) -> None:
    """Showing, offering, asking, and answers."""
    kind = c.kind(code)
    if kind == c.OFFER:
        position[PROPOSER], position[PROPOSED_TO], position[OFFER] = seat, c.former(code), c.value(code)
    elif kind == c.ASK:
        position[PROPOSER], position[PROPOSED_TO], position[OFFER] = seat, c.value(code), NOTHING
    elif kind == c.ACCEPT:
        tile = 1 << position[OFFER]
        position[HELD + position[PROPOSER]] &= ~tile
        position[HELD + position[PROPOSED_TO]] |= tile
        drop_proposal(position)
    elif kind == c.DECLINE:
        drop_proposal(position)


@compiled
def announce(position: Ints, house: Ints, seat: int, code: int) -> None:
    kind = c.kind(code)
    item = position[ITEM + seat] if c.USE <= kind <= c.USE_ALONG else NOTHING
    drop_proposal(position)
    killer = killing_ghost(position, house, seat) if kills(item) else NOTHING
    if killer != NOTHING:
        f.instead(position, f.act(seat, 0))
        f.push(position, f.doomed(seat, killer, f.BY_ITEM))
    elif kind == c.USE_CHARM or not any_set(position):
        resolve(position, seat, code)
    else:
        f.push(position, f.WINDOW | seat << 6 | code << 10)


@compiled
def killing_ghost(position: Ints, house: Ints, seat: int) -> int:
    """Killer of a K item's user here: she, or by We Are Many the Hakobito that died first."""
    room = position[ROOM + seat]
    if her_room(position, house) == room:
        return 0
    return NOTHING if ready(position, house, WE_ARE_MANY) == NOTHING else ghost_in(position, house, room)


@compiled
def resolve(position: Ints, seat: int, code: int) -> None:
    f.instead(position, f.act(seat, 0))
    kind, value = c.kind(code), c.value(code)
    if kind == c.WALK_TO:
        position[ROOM + seat] = value
    elif kind == c.PEEK_AT:
        begin_peek(position, seat, value)
    elif kind == c.USE_CHARM:
        position[CHARMED] |= 1 << position[SLOT + value]
        position[SLOT + value] = NOTHING
        position[HELD + seat] &= ~(1 << CHARM)
        throw_out(position, CHARM)
    elif kind == c.USE_WEAPON:
        f.push(position, f.STRIKE | seat << 6 | value << 13 | c.former(code) << 18)
        f.push(position, f.looking(1 << value, seat, f.STRIKING))
    else:
        use_item(position, seat, code)


@compiled
def begin_peek(position: Ints, seat: int, shadow: int) -> None:
    f.push(position, f.PEEK | seat << 6 | shadow << 13)
    f.push(position, f.looking(1 << shadow, seat, f.PEEKING))


# The pause in which she may interrupt


@compiled
def window(position: Ints, house: Ints, frame: int, code: int) -> None:
    if c.kind(code) in (c.LET_BE, c.DUE):
        f.pop(position)
        if not f.flag(frame, 9):
            resolve(position, f.seat(frame), frame >> 10)
        return
    seat, value = f.seat(frame), c.value(code)
    power = value if c.kind(code) == c.INTERRUPT else c.former(code)
    back_to_hand(position, power)
    f.instead(position, f.AFTER | frame & 0b111_000000 | frame >> 10 << 10)
    effect = house[EFFECT + power]
    if effect == OPEN_THIS:
        begin_peek(position, seat, value)
    elif effect == WANT_THAT_ONE:
        f.push(position, f.SNATCHING | seat << 6)
    elif effect == I_AM_MARY:
        i_am_mary(position, house)
    elif effect == COME_TO_ME:
        position[ROOM + seat] = value


@compiled
def i_am_mary(position: Ints, house: Ints) -> None:
    position[MARY] = 0
    position[MARY_UNTIL] = position[TURN] + 1
    for seat in range(1, house[VISITORS] + 1):
        if holds(position, seat, DOLL):
            position[MARY] = seat


@compiled
def after_interruption(position: Ints, frame: int) -> None:
    if any_set(position):
        f.instead(position, f.WINDOW | frame & 0b111_000000 | 1 << 9 | frame >> 10 << 10)
    else:
        f.pop(position)
