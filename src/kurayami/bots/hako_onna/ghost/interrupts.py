"""What she does while a Visitor's action is announced, and what she answers."""

from collections.abc import Sequence
from typing import Final

from kurayami.bots.hako_onna.ghost.knowledge import Lair
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
"""How often, out of 100, she says what is not so when she may."""


def interrupt(lair: Lair, frame: f.Window, legal: Sequence[Action], rng: Stream) -> Action:
    powers = {action.power for action in legal if isinstance(action, a.Interruption)}
    effects = {effect_of(lair.view.options.edition, power): power for power in powers}
    for choose in (_open_this, _come_to_me, _want_that_one, _mary):
        action = choose(lair, frame, effects)
        if action is not None and action in legal:
            return action
    return a.LetBe()


def _open_this(lair: Lair, frame: f.Window, effects: dict[PowerEffect, int]) -> Action | None:
    """The Visitor is made to look where a ghost is."""
    if "open_this" not in effects or _dies_anyway(lair, frame):
        return None
    room = lair.view.visitors[frame.seat - 1].room
    places = {one.shadow: one.seat for one in lair.hers.ghosts if lair.view.house.room_of[one.shadow] == room}
    deadly = [shadow for shadow in places if not _wins(lair, frame.seat, shadow)]
    best = min(deadly, key=lambda shadow: places[shadow], default=None)
    return None if best is None else a.InterruptAtShadow(effects["open_this"], best)


def _dies_anyway(lair: Lair, frame: f.Window) -> bool:
    deed = frame.deed
    if not isinstance(deed, a.PeekAt) or frame.used:
        return False
    haunted = any(one.shadow == deed.shadow for one in lair.hers.ghosts)
    return haunted and not _wins(lair, frame.seat, deed.shadow)


def _wins(lair: Lair, seat: int, shadow: int) -> bool:
    """Whether a look there may win the game."""
    needed = needed_at(lair, seat, shadow)
    return needed is not None and lair.holds(seat, needed) > 0


def needed_at(lair: Lair, seat: int, shadow: int) -> Tile | None:
    """What wins there. Who carries the key back to where somebody looked before knows what lies there."""
    tile = lair.memory.tiles[shadow]
    if tile is None and lair.memory.looked[shadow]:
        return next((key for key in (KEY_RING, DOLL) if lair.holds(seat, key) >= 1.0), None)
    return KEY_RING if tile == EXIT else DOLL if tile == BONES else None


def threat(lair: Lair, frame: f.Window) -> Tile | None:
    """The tile by which the announced action wins, or is likely to."""
    match frame.deed:
        case a.PeekAt(shadow) if _wins(lair, frame.seat, shadow):
            return needed_at(lair, frame.seat, shadow)
        case a.UseWeapon(weapon, shadow):
            her = lair.ghosts[0].shadow == shadow
            return weapon if her and lair.hers.weakness and WEAPON_OF[lair.hers.weakness] == weapon else None
        case _:
            return None


def _come_to_me(lair: Lair, frame: f.Window, effects: dict[PowerEffect, int]) -> Action | None:
    """Away from victory; or to her, if the next card kills there."""
    if "come_to_me" not in effects or _dies_anyway(lair, frame):
        return None
    view = lair.view
    near = view.house.near[view.visitors[frame.seat - 1].room]
    home = view.house.room_of[lair.ghosts[0].shadow]
    if home in near and ("open_this" in effects or threat(lair, frame)):
        return a.InterruptAtRoom(effects["come_to_me"], home)
    return a.InterruptAtRoom(effects["come_to_me"], near[0]) if near and threat(lair, frame) else None


def _want_that_one(lair: Lair, frame: f.Window, effects: dict[PowerEffect, int]) -> Action | None:
    """What would win now; or what she knows to be worth it."""
    if "want_that_one" not in effects or _dies_anyway(lair, frame):
        return None
    weapon = WEAPON_OF[lair.hers.weakness] if lair.hers.weakness else ""
    sure = any(lair.holds(frame.seat, tile) >= 1.0 for tile in (KEY_RING, DOLL, weapon) if tile)
    many = lair.view.visitors[frame.seat - 1].held >= 2
    return a.Interrupt(effects["want_that_one"]) if threat(lair, frame) or sure or many else None


def _mary(lair: Lair, frame: f.Window, effects: dict[PowerEffect, int]) -> Action | None:
    """To learn who holds the doll, and to make them loud."""
    if "i_am_mary" not in effects or lair.view.mary is not None:
        return None
    return a.Interrupt(effects["i_am_mary"]) if lair.held(DOLL) > 0 else None


def snatch(lair: Lair, legal: Sequence[Action]) -> Action:
    weapon = WEAPON_OF[lair.hers.weakness] if lair.hers.weakness else ""
    liked = (KEY_RING, DOLL, weapon, EXTINGUISHER, CHARM, *WEAPONS, "card", *WEAKNESSES, *NUMBERS)
    return next(a.Snatch(tile) for tile in (*liked, None) if a.Snatch(tile) in legal)


def answer(lair: Lair, legal: Sequence[Action], rng: Stream) -> Action:
    """The truth where there is nothing else; else it may be either."""
    if len(legal) == 1:
        return legal[0]
    room = lair.view.house.room_of[lair.ghosts[0].shadow]
    frame = lair.view.agenda[-1]
    assert isinstance(frame, f.Answering)
    floor = lair.view.house.rooms[room].floor
    truth: Action = a.SayFloor(floor) if frame.room is None else a.SayWhether(room == frame.room)
    others = [action for action in legal if action != truth and not isinstance(action, a.GiveUp)]
    return rng.choice(others) if rng.below(100) < LIES else truth
