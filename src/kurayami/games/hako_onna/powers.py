"""The table of her powers: when each may act, its target, and its effect (HO-7, HO-9)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.effects import PowerEffect
from kurayami.games.hako_onna.peek import begin_peek
from kurayami.games.hako_onna.play import Play, Position
from kurayami.games.hako_onna.position import (
    back_to_hand,
    filled,
    ghost_seats,
    living,
    needs_met,
    power_card,
    visitor,
)
from kurayami.games.hako_onna.tiles import DOLL
from kurayami.kernel import Seat

V = TypeVar("V", bound=a.Activation)
W = TypeVar("W", bound=a.Interruption)


@dataclass(frozen=True, slots=True)
class Activating(Generic[V]):
    """A power for her turn: its kind of target, its targets now, and its effect."""

    kinds: tuple[type[V], ...]
    listed: Callable[[Position, int], Sequence[V]]
    carry_out: Callable[[Play, f.Hers, V], None]


@dataclass(frozen=True, slots=True)
class Interrupting(Generic[W]):
    """A power that interrupts the acting Visitor."""

    kinds: tuple[type[W], ...]
    listed: Callable[[Position, int, Seat], Sequence[W]]
    carry_out: Callable[[Play, Seat, W], None]


@dataclass(frozen=True, slots=True)
class Power:
    rule: str
    """Id of the rule that describes it."""
    activating: Activating[Any] | None = None
    interrupting: Interrupting[Any] | None = None
    """None for automatic and passive powers, which are handled where they act (a noise check, an answer, a K item)."""


# On her turn


def alone(state: Position, power: int) -> list[a.Activate]:
    return [a.Activate(power)]


def close_to_you(play: Play, frame: f.Hers, action: a.Activate) -> None:
    play.instead(f.Hers("activate", frame.swift, floor=True))


def reach_you(play: Play, frame: f.Hers, action: a.Activate) -> None:
    play.instead(f.Hers("activate", swift=True, floor=frame.floor))


def passages(state: Position, power: int) -> list[a.ActivateAtPassage]:
    return [a.ActivateAtPassage(power, index) for index in range(len(state.house.passages))]


def door_stays_shut(play: Play, frame: f.Hers, action: a.ActivateAtPassage) -> None:
    play.barrier = play.house.passages[action.passage]


def rooms(state: Position, power: int) -> list[a.ActivateAtRoom]:
    return [a.ActivateAtRoom(power, room) for room in range(len(state.house.rooms))]


def moving_things(play: Play, frame: f.Hers, action: a.ActivateAtRoom) -> None:
    shadows = filled(play, action.room)
    play.push(f.Arranging(action.room))
    if shadows:
        play.push(f.Looking(shadows, 0))


def upside_down(play: Play, frame: f.Hers, action: a.Activate) -> None:
    play.reversed_until = play.turn + 1


# Interrupting


def shadows_here(state: Position, power: int, seat: Seat) -> list[a.InterruptAtShadow]:
    return [a.InterruptAtShadow(power, shadow) for shadow in filled(state, visitor(state, seat).here)]


def open_this(play: Play, seat: Seat, action: a.InterruptAtShadow) -> None:
    begin_peek(play, seat, action.shadow)


def untargeted(state: Position, power: int, seat: Seat) -> list[a.Interrupt]:
    return [a.Interrupt(power)]


def want_that_one(play: Play, seat: Seat, action: a.Interrupt) -> None:
    play.say(e.HandSeen(seat, visitor(play, seat).tiles, (seat, *ghost_seats(play))))
    play.push(f.Snatching(seat))


def i_am_mary(play: Play, seat: Seat, action: a.Interrupt) -> None:
    holder = next((seat for seat in living(play) if DOLL in visitor(play, seat).tiles), None)
    play.say(e.MaryShown(holder))
    play.mary = holder
    play.mary_until = play.turn + 1


def rooms_next_door(state: Position, power: int, seat: Seat) -> list[a.InterruptAtRoom]:
    return [a.InterruptAtRoom(power, room) for room in state.house.near[visitor(state, seat).here]]


def come_to_me(play: Play, seat: Seat, action: a.InterruptAtRoom) -> None:
    play.go(seat, action.room)
    play.say(e.Dragged(seat, action.room))


TABLE: Final[dict[PowerEffect, Power]] = {
    "close_to_you": Power("HO-7", activating=Activating((a.Activate,), alone, close_to_you)),
    "reach_you": Power("HO-7", activating=Activating((a.Activate,), alone, reach_you)),
    "door_stays_shut": Power("HO-7", activating=Activating((a.ActivateAtPassage,), passages, door_stays_shut)),
    "moving_things": Power("HO-7", activating=Activating((a.ActivateAtRoom,), rooms, moving_things)),
    "behind_you": Power("HO-7"),
    "open_this": Power("HO-7", interrupting=Interrupting((a.InterruptAtShadow,), shadows_here, open_this)),
    "want_that_one": Power("HO-7", interrupting=Interrupting((a.Interrupt,), untargeted, want_that_one)),
    "i_am_mary": Power("HO-7", interrupting=Interrupting((a.Interrupt,), untargeted, i_am_mary)),
    "false_answers": Power("HO-7"),
    "come_to_me": Power("HO-7", interrupting=Interrupting((a.InterruptAtRoom,), rooms_next_door, come_to_me)),
    "upside_down": Power("HO-9", activating=Activating((a.Activate,), alone, upside_down)),
    "we_are_many": Power("HO-9"),
}


def power_of(state: Position, number: int) -> Power:
    return TABLE[power_card(state, number).effect]


def ready_powers(state: Position) -> list[int]:
    """Set powers whose needs are met."""
    return [power for power in state.slots if power is not None and needs_met(state, power)]


def activations(state: Position, frame: f.Hers) -> list[a.Activation]:
    if frame.step != "activate":
        return []
    listed: list[a.Activation] = []
    for number in ready_powers(state):
        activating = power_of(state, number).activating
        if activating is not None:
            listed += activating.listed(state, number)
    return listed


def activate(play: Play, frame: f.Hers, action: a.Activation) -> None:
    activating = power_of(play, action.power).activating
    assert activating is not None
    back_to_hand(play, action.power)
    room = action.room if isinstance(action, a.ActivateAtRoom) else None
    passage = action.passage if isinstance(action, a.ActivateAtPassage) else None
    play.say(e.Activated(action.power, room, passage, ghost_seats(play)))
    activating.carry_out(play, frame, action)


def interruptions(state: Position, frame: f.Window) -> list[a.Interruption]:
    listed: list[a.Interruption] = []
    for number in ready_powers(state):
        interrupting = power_of(state, number).interrupting
        if interrupting is not None:
            listed += interrupting.listed(state, number, frame.seat)
    return listed


def interrupt(play: Play, frame: f.Window, action: a.Interruption) -> None:
    interrupting = power_of(play, action.power).interrupting
    assert interrupting is not None
    play.due = None
    slot = back_to_hand(play, action.power)
    room = action.room if isinstance(action, a.InterruptAtRoom) else None
    shadow = action.shadow if isinstance(action, a.InterruptAtShadow) else None
    play.say(e.Interrupted(action.power, room, shadow, slot))
    play.instead(f.After(frame.seat, frame.deed))
    interrupting.carry_out(play, frame.seat, action)
