"""Moves of the ghosts, and Moving Things (HO-45, HO-46, HO-58, HO-65, HO-66; HO-7, power 4)."""

from typing import Final

from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.her_secrets import first_hiding
from kurayami.games.hako_onna.options import Options
from kurayami.games.hako_onna.pieces import Ghost, Lying
from kurayami.games.hako_onna.play import Play, Position
from kurayami.games.hako_onna.position import (
    filled,
    ghost,
    ghost_seats,
    ghosts_at,
    her_room,
    room_of,
    shadows_of,
    tile_of,
)
from kurayami.games.hako_onna.rule import ActionRule, Rule, TimeLimit, hers, its_seat
from kurayami.games.hako_onna.tiles import Tile
from kurayami.games.hako_onna.walking import ghost_ways
from kurayami.kernel import Millis


def begin_moves(play: Play, frame: f.Hers) -> None:
    """Starts the moves: she first, then the Hakobito in seat order (HO-58)."""
    others = sorted((one for one in play.ghosts if one.seat), key=lambda one: -one.seat)
    frames = [f.Moving(one.seat, room_of(play, one.shadow), 1) for one in others]
    mine = f.Moving(0, her_room(play), 2 if frame.swift else 1, frame.floor)
    play.instead(*frames, mine)


def ghost_time(options: Options) -> Millis:
    return options.ghost_time


# Steps


def stays(state: Position, frame: f.Moving) -> list[a.Skip]:
    return [] if frame.begun else [a.Skip()]


def stay(play: Play, frame: f.Moving, action: a.Skip) -> None:
    stay_put(play, frame)


def stay_put(play: Play, frame: f.Moving | f.Hiding) -> None:
    play.due = None
    play.pop()
    play.say(e.Stayed(frame.seat, ghost_seats(play)))


def steps(state: Position, frame: f.Moving) -> list[a.StepTo]:
    return [a.StepTo(room) for room in ghost_ways(state, frame.room, frame.floor)]


def step_to(play: Play, frame: f.Moving, action: a.StepTo) -> None:
    room = action.room
    if frame.steps > 1:
        play.instead(f.Moving(frame.seat, room, frame.steps - 1, frame.floor, begun=True))
    else:
        play.instead(f.Hiding(frame.seat, room))
    seen = filled(play, room)
    if seen:
        play.push(f.Looking(seen, 0))


# Hiding


def hidings(state: Position, frame: f.Hiding) -> list[a.Hide]:
    return [a.Hide(shadow) for shadow in shadows_of(state, frame.room)]


def hide(play: Play, frame: f.Hiding, action: a.Hide) -> None:
    play.pop()
    play.due = None
    shadow = action.shadow
    one = ghost(play, frame.seat)
    if one is None:
        first_hiding(play, shadow)
        return
    _leave(play, one)
    keeps = _enter(play, one, shadow)
    play.set_ghost(Ghost(one.seat, shadow, keeps))
    play.say(e.Hid(one.seat, one.shadow, shadow, one.keeps, keeps, ghost_seats(play)))


def _leave(play: Play, one: Ghost) -> None:
    """Takes the ghost out of its Shadow. The tile it kept lies there again."""
    tile = tile_of(one)
    play.set_stack(one.shadow, tuple([other for other in play.shadows[one.shadow] if other.tile != tile]))
    if one.keeps is not None:
        play.lay(one.shadow, one.keeps)


def _enter(play: Play, one: Ghost, shadow: int) -> Tile | None:
    """Puts the ghost into a Shadow. It keeps the tile there, unless another ghost is there (HO-46, HO-66)."""
    company = [other for other in ghosts_at(play, shadow) if other.seat != one.seat]
    keeps = None if company else play.lift(shadow)
    play.set_stack(shadow, (*play.shadows[shadow], Lying(tile_of(one))))
    return keeps


def turnings(state: Position, frame: f.Hiding | f.Arranging) -> list[a.TurnDown]:
    """Face-up tiles of the room that may be turned face down."""
    here = shadows_of(state, frame.room)
    return [a.TurnDown(shadow) for shadow in here for lying in state.shadows[shadow] if lying.up]


def turn_down(play: Play, frame: f.Hiding | f.Arranging, action: a.TurnDown) -> None:
    play.set_stack(action.shadow, tuple(Lying(lying.tile) for lying in play.shadows[action.shadow]))
    play.say(e.TurnedDown(action.shadow, ghost_seats(play)))


# Moving Things


def dones(state: Position, frame: f.Arranging) -> list[a.Done]:
    return [a.Done()]


def done(play: Play, frame: f.Arranging, action: a.Done) -> None:
    play.pop()


def swaps(state: Position, frame: f.Arranging) -> list[a.Swap]:
    here = shadows_of(state, frame.room)
    return [a.Swap(one, two) for one in here for two in here if one < two]


def swap(play: Play, frame: f.Arranging, action: a.Swap) -> None:
    one, two = play.shadows[action.first], play.shadows[action.second]
    play.set_stack(action.first, two)
    play.set_stack(action.second, one)
    places = {action.first: action.second, action.second: action.first}
    play.ghosts = tuple(Ghost(g.seat, places.get(g.shadow, g.shadow), g.keeps) for g in play.ghosts)
    play.say(e.Swapped(action.first, action.second, ghost_seats(play)))


RULES: Final = (
    Rule(
        f.Moving,
        its_seat,
        (ActionRule((a.Skip,), stays, stay), ActionRule((a.StepTo,), steps, step_to)),
        clock=TimeLimit(ghost_time, stay_put),
    ),
    Rule(
        f.Hiding,
        its_seat,
        (ActionRule((a.Hide,), hidings, hide), ActionRule((a.TurnDown,), turnings, turn_down)),
        clock=TimeLimit(ghost_time, stay_put, starts=False),
    ),
    Rule(
        f.Arranging,
        hers,
        (
            ActionRule((a.Done,), dones, done),
            ActionRule((a.Swap,), swaps, swap),
            ActionRule((a.TurnDown,), turnings, turn_down),
        ),
    ),
)
