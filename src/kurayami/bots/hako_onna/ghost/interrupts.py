"""Her replies to a Visitor: interrupts, snatches and answers."""

from collections.abc import Sequence
from typing import Final, assert_never

from kurayami.bots.hako_onna.ghost.knowledge import GhostKnowledge
from kurayami.bots.hako_onna.powers import effect_of
from kurayami.games.hako_onna import Action
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.effects import PowerEffect
from kurayami.games.hako_onna.tiles import (
    BONES,
    CHARM,
    DOLL,
    EXIT,
    EXTINGUISHER,
    KEY_RING,
    NUMBERS,
    WEAKNESSES,
    WEAPON_OF,
    WEAPONS,
    Tile,
)
from kurayami.kernel import Stream

LIES: Final = 60
"""Percentage of answers that are lies when she may lie."""


def interrupt(ghost: GhostKnowledge, frame: f.Window, legal: Sequence[Action], rng: Stream) -> Action:
    powers = {action.power for action in legal if isinstance(action, a.Interruption)}
    effects = {effect_of(ghost.view.options.edition, power): power for power in powers}
    for choose in (_open_this, _come_to_me, _want_that_one, _mary):
        action = choose(ghost, frame, effects)
        if action is not None and action in legal:
            return action
    return a.LetBe()


def _open_this(ghost: GhostKnowledge, frame: f.Window, effects: dict[PowerEffect, int]) -> Action | None:
    """Makes the Visitor peek into a Shadow with a ghost."""
    if "open_this" not in effects or _dies_anyway(ghost, frame):
        return None
    room = ghost.view.visitors[frame.seat - 1].room
    places = {one.shadow: one.seat for one in ghost.hers.ghosts if ghost.view.house.room_of[one.shadow] == room}
    deadly = [shadow for shadow in places if not _wins(ghost, frame.seat, shadow)]
    best = min(deadly, key=lambda shadow: places[shadow], default=None)
    return None if best is None else a.InterruptAtShadow(effects["open_this"], best)


def _dies_anyway(ghost: GhostKnowledge, frame: f.Window) -> bool:
    deed = frame.deed
    if not isinstance(deed, a.PeekAt) or frame.used:
        return False
    haunted = any(one.shadow == deed.shadow for one in ghost.hers.ghosts)
    return haunted and not _wins(ghost, frame.seat, deed.shadow)


def _wins(ghost: GhostKnowledge, seat: int, shadow: int) -> bool:
    """True if a peek there may win the game."""
    needed = needed_at(ghost, seat, shadow)
    return needed is not None and ghost.holds(seat, needed) > 0


def needed_at(ghost: GhostKnowledge, seat: int, shadow: int) -> Tile | None:
    """Tile that wins with a peek there. A known carrier returning to a Shadow is taken to know what lies in it."""
    tile = ghost.memory.tiles[shadow]
    if tile is None and ghost.memory.looked[shadow]:
        return next((key for key in (KEY_RING, DOLL) if ghost.holds(seat, key) >= 1.0), None)
    return KEY_RING if tile == EXIT else DOLL if tile == BONES else None


def threat(ghost: GhostKnowledge, frame: f.Window) -> Tile | None:
    """Tile with which the announced action may win."""
    match frame.deed:
        case a.PeekAt(shadow):
            return needed_at(ghost, frame.seat, shadow) if _wins(ghost, frame.seat, shadow) else None
        case a.UseWeapon(weapon, shadow):
            her = ghost.ghosts[0].shadow == shadow
            return weapon if her and ghost.hers.weakness and WEAPON_OF[ghost.hers.weakness] == weapon else None
        case a.WalkTo() | a.UseCharm():
            return None
        case a.Use() | a.UseAtRoom() | a.UseAtShadow() | a.UseAtSlot() | a.UseAlong():
            return None
        case _:
            assert_never(frame.deed)


def _come_to_me(ghost: GhostKnowledge, frame: f.Window, effects: dict[PowerEffect, int]) -> Action | None:
    """Drags the Visitor away from victory, or to her if the next power kills there."""
    if "come_to_me" not in effects or _dies_anyway(ghost, frame):
        return None
    view = ghost.view
    near = view.house.near[view.visitors[frame.seat - 1].here]
    home = view.house.room_of[ghost.ghosts[0].shadow]
    if home in near and ("open_this" in effects or threat(ghost, frame)):
        return a.InterruptAtRoom(effects["come_to_me"], home)
    return a.InterruptAtRoom(effects["come_to_me"], near[0]) if near and threat(ghost, frame) else None


def _want_that_one(ghost: GhostKnowledge, frame: f.Window, effects: dict[PowerEffect, int]) -> Action | None:
    """Takes a tile that would win now or is known to be worth it."""
    if "want_that_one" not in effects or _dies_anyway(ghost, frame):
        return None
    weapon = WEAPON_OF[ghost.hers.weakness] if ghost.hers.weakness else ""
    sure = any(ghost.holds(frame.seat, tile) >= 1.0 for tile in (KEY_RING, DOLL, weapon) if tile)
    many = ghost.view.visitors[frame.seat - 1].held >= 2
    return a.Interrupt(effects["want_that_one"]) if threat(ghost, frame) or sure or many else None


def _mary(ghost: GhostKnowledge, frame: f.Window, effects: dict[PowerEffect, int]) -> Action | None:
    """Reveals the doll's holder and makes them loud."""
    if "i_am_mary" not in effects or ghost.view.mary is not None:
        return None
    return a.Interrupt(effects["i_am_mary"]) if ghost.held(DOLL) > 0 else None


def snatch(ghost: GhostKnowledge, legal: Sequence[Action]) -> Action:
    weapon = WEAPON_OF[ghost.hers.weakness] if ghost.hers.weakness else ""
    liked: list[Action] = [a.Snatch(tile) for tile in (KEY_RING, DOLL, weapon, EXTINGUISHER, CHARM, *WEAPONS)]
    liked += [a.SnatchCard(), *[a.Snatch(tile) for tile in (*WEAKNESSES, *NUMBERS)]]
    return next((action for action in liked if action in legal), a.Snatch(None))


def answer(ghost: GhostKnowledge, legal: Sequence[Action], rng: Stream) -> Action:
    """Answers truthfully if she must, else lies `LIES` times in 100."""
    if len(legal) == 1:
        return legal[0]
    room = ghost.view.house.room_of[ghost.ghosts[0].shadow]
    frame = ghost.view.agenda[-1]
    assert isinstance(frame, f.Answering)
    floor = ghost.view.house.floor_of(room)
    truth: Action = a.SayFloor(floor) if frame.room is None else a.SayWhether(room == frame.room)
    others = [action for action in legal if action != truth and not isinstance(action, a.GiveUp)]
    return rng.choice(others) if rng.below(100) < LIES else truth
