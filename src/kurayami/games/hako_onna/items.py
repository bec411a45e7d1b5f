"""The table of Item cards: when each may be used, its target, its effect, its flags (HO-10, HO-12)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, Literal, TypeAlias, TypeVar

from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.effects import ItemEffect
from kurayami.games.hako_onna.play import Play, Position
from kurayami.games.hako_onna.position import (
    filled,
    her_room,
    living,
    ready,
    room_of,
    set_slots,
    together,
    visitor,
)
from kurayami.games.hako_onna.walking import ways_out
from kurayami.kernel import Seat

U = TypeVar("U", bound=a.UseCard)

Purpose: TypeAlias = Literal[
    "ask of a room",
    "ask of a floor",
    "read a power",
    "look next door",
    "show a Shadow",
    "walk",
    "be quiet",
    "keep her out",
    "hold",
]
"""The use of a card. Bots judge a card by this and by its worth."""


@dataclass(frozen=True, slots=True)
class Using(Generic[U]):
    """The use of a card: its kinds of targets, the targets it has now, and its effect."""

    kinds: tuple[type[U], ...]
    listed: Callable[[Position, Seat], Sequence[U]]
    carry_out: Callable[[Play, Seat, U], None]


@dataclass(frozen=True, slots=True)
class Item:
    rule: str
    """Id of the rule that describes it."""
    purpose: Purpose
    worth: int
    """Worth to the Visitors: the best has the most. No two cards are worth the same."""
    using: Using[Any] | None
    """Use of the card; None if it is passive."""
    kills: bool = False
    """True if it kills its user in her room (K, HO-55)."""
    single_use: bool = False


def always(state: Position, seat: Seat) -> list[a.Use]:
    return [a.Use()]


# Sacred Drops


def drops(state: Position, seat: Seat) -> list[a.Use]:
    return [] if state.overdue else [a.Use()]


def use_drops(play: Play, seat: Seat, action: a.Use) -> None:
    play.push(f.Check(seat, opening=False, late=True))


# Ouija Board and Dowsing Rod


def rooms_to_ask(state: Position, seat: Seat) -> list[a.UseAtRoom]:
    allowed = together(state, seat) or living(state) == (seat,)
    return [a.UseAtRoom(room) for room in range(len(state.house.rooms))] if allowed else []


def ask_room(play: Play, seat: Seat, action: a.UseAtRoom) -> None:
    play.push(f.Answering(seat, action.room))


def ask_floor(play: Play, seat: Seat, action: a.Use) -> None:
    play.push(f.Answering(seat, None))


# Smartphone


def powers_to_read(state: Position, seat: Seat) -> Sequence[a.UseAtSlot | a.Use]:
    """One of her set powers; if none is set, a random card of her hand."""
    slots = set_slots(state)
    if slots:
        return [a.UseAtSlot(slot) for slot in slots]
    return [a.Use()] if state.hand else []


def read(play: Play, seat: Seat, action: a.UseAtSlot | a.Use) -> None:
    if isinstance(action, a.Use):
        play.push(f.Reading(seat))
    else:
        play.say(e.PowerRead(seat, action.slot, play.slots[action.slot], (seat,)))


# Flashlight and Camera


def shadows_next_door(state: Position, seat: Seat) -> list[a.UseAtShadow]:
    near = state.house.near[visitor(state, seat).here]
    return [a.UseAtShadow(shadow) for other in near for shadow in filled(state, other)]


def light(play: Play, seat: Seat, action: a.UseAtShadow) -> None:
    play.push(f.Looking((action.shadow,), seat, "light"))


def shadows_here(state: Position, seat: Seat) -> list[a.UseAtShadow]:
    return [a.UseAtShadow(shadow) for shadow in filled(state, visitor(state, seat).here)]


def photograph(play: Play, seat: Seat, action: a.UseAtShadow) -> None:
    play.push(f.Looking((action.shadow,), seat, "camera"))


# Rope


def two_steps(state: Position, seat: Seat) -> list[a.UseAlong]:
    first = ways_out(state, visitor(state, seat).here)
    return [a.UseAlong(one, two) for one in first for two in ways_out(state, one)]


def climb(play: Play, seat: Seat, action: a.UseAlong) -> None:
    for room in (action.first, action.second):
        play.go(seat, room)
        play.say(e.Walked(seat, room))


# Salt


def salt(play: Play, seat: Seat, action: a.Use) -> None:
    room = visitor(play, seat).here
    play.salt = tuple(sorted({*play.salt, room}))
    play.salt_on = play.turn + 1
    play.say(e.Salted(seat, room))


TABLE: Final[dict[ItemEffect, Item]] = {
    "stethoscope": Item("HO-10", "hold", 12, None),
    "occult_book": Item("HO-10", "hold", 3, None),
    "sacred_drops": Item("HO-10", "be quiet", 2, Using((a.Use,), drops, use_drops)),
    "ouija_board": Item("HO-10", "ask of a room", 10, Using((a.UseAtRoom,), rooms_to_ask, ask_room), kills=True),
    "dowsing_rod": Item("HO-10", "ask of a floor", 13, Using((a.Use,), always, ask_floor), kills=True),
    "smartphone": Item("HO-10", "read a power", 4, Using((a.UseAtSlot, a.Use), powers_to_read, read), kills=True),
    "flashlight": Item("HO-12", "look next door", 11, Using((a.UseAtShadow,), shadows_next_door, light), kills=True),
    "camera": Item("HO-12", "show a Shadow", 8, Using((a.UseAtShadow,), shadows_here, photograph), single_use=True),
    "rope": Item("HO-12", "walk", 5, Using((a.UseAlong,), two_steps, climb), single_use=True),
    "salt": Item("HO-12", "keep her out", 1, Using((a.Use,), always, salt), single_use=True),
    "music_box": Item("HO-12", "hold", 7, None),
    "fathers_letter": Item("HO-12", "hold", 6, None),
    "spare_dial": Item("HO-12", "hold", 9, None),
}


def item_uses(state: Position, seat: Seat) -> Sequence[a.UseCard]:
    """Uses of the Visitor's card that may be announced now."""
    item = visitor(state, seat).item
    using = None if item is None else TABLE[item].using
    return () if using is None else using.listed(state, seat)


def use_item(play: Play, seat: Seat, action: a.UseCard) -> None:
    item = visitor(play, seat).item
    assert item is not None
    using = TABLE[item].using
    assert using is not None
    if TABLE[item].single_use:
        play.take_item(seat, None)
        play.say(e.Spent(seat, item))
    using.carry_out(play, seat, action)


def kills(item: ItemEffect | None) -> bool:
    return item is not None and TABLE[item].kills


def killing_ghost(state: Position, seat: Seat) -> Seat | None:
    """Killer of a K item's user here: she, or by We Are Many the Hakobito that died first (HO-9, HO-55)."""
    room = visitor(state, seat).here
    if her_room(state) == room:
        return 0
    if ready(state, "we_are_many") is None:
        return None
    return next((one.seat for one in state.ghosts if room_of(state, one.shadow) == room), None)
