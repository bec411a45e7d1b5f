"""Possible places of the ghosts, as a Visitor works them out. Sets of Shadows or rooms are bit masks."""

from msgspec.structs import replace

from kurayami.games.hako_onna.events import EyesOpened
from kurayami.games.hako_onna.knowledge import Knowledge
from kurayami.games.hako_onna.play import Position
from kurayami.games.hako_onna.tiles import ANY_MASK, GHOSTS, Tile
from kurayami.kernel import Seat


def room_mask(state: Position, room: int) -> int:
    return state.house.masks[room]


def at(knows: Knowledge, tile: Tile, shadow: int) -> Knowledge:
    """A ghost was seen here."""
    return _haunt(knows, GHOSTS.index(tile), 1 << shadow)


def not_at(knows: Knowledge, shadow: int) -> Knowledge:
    """No ghost is here."""
    here = 1 << shadow
    if not any(haunt & here for haunt in knows.haunts):
        return knows
    return replace(knows, haunts=tuple([haunt & ~here for haunt in knows.haunts]))


def within(knows: Knowledge, seat: Seat, shadows: int) -> Knowledge:
    return _haunt(knows, seat, knows.haunts[seat] & shadows)


def _haunt(knows: Knowledge, seat: Seat, shadows: int) -> Knowledge:
    if knows.haunts[seat] == shadows:
        return knows
    return replace(knows, haunts=(*knows.haunts[:seat], shadows, *knows.haunts[seat + 1 :]))


def after_her_turn(knows: Knowledge, event: EyesOpened, state: Position) -> Knowledge:
    """Eyes open: every ghost may have moved, and what lies where they can have been may have changed.

    A power that was set at closing and is gone now was activated; the Barrier tells of one of them.
    """
    activated = knows.closing - sum(event.slots) - (event.barrier is not None)
    filled = sum([1 << shadow for shadow, height in enumerate(event.heights) if height])
    touched = 0
    haunts: list[int] = []
    for seat, haunt in enumerate(knows.haunts):
        before = rooms_of(state, haunt)
        after = grown(state, before, seat == 0 and activated > 0)
        touched |= before | after
        haunts.append(_shadows_of(state, after) & filled)
    first, second = (power if is_set else 0 for power, is_set in zip(knows.slots, event.slots, strict=True))
    spots = forgotten(knows, event.heights, state, touched, activated > 0)
    return replace(knows, haunts=tuple(haunts), spots=spots, slots=(first, second))


def rooms_of(state: Position, haunt: int) -> int:
    """Rooms that have a Shadow in the set."""
    rooms = 0
    if haunt:
        for room, mask in enumerate(state.house.masks):
            if haunt & mask:
                rooms |= 1 << room
    return rooms


def _shadows_of(state: Position, rooms: int) -> int:
    shadows = 0
    if rooms:
        for room, mask in enumerate(state.house.masks):
            if rooms >> room & 1:
                shadows |= mask
    return shadows


def grown(state: Position, rooms: int, by_power: bool) -> int:
    """Rooms a ghost can have reached one Move later; by powers 1 and 2 she may go farther."""
    if not rooms:
        return rooms
    far = _far_powers(state) if by_power else ()
    for _ in range(2 if "reach_you" in far else 1):
        after = rooms
        for room, near in enumerate(state.house.near):
            if rooms >> room & 1:
                for other in near:
                    after |= 1 << other
        if "close_to_you" in far:
            after |= _whole_floors(state, rooms)
        rooms = after
    return rooms


def _whole_floors(state: Position, rooms: int) -> int:
    floors = {room.floor for index, room in enumerate(state.house.rooms) if rooms >> index & 1}
    return sum([1 << index for index, room in enumerate(state.house.rooms) if room.floor in floors])


def _far_powers(state: Position) -> list[str]:
    return [power.effect for power in state.options.edition.powers if len(state.found) >= power.needs]


def forgotten(
    knows: Knowledge, heights: tuple[int, ...], state: Position, touched: int, moved: bool
) -> tuple[int, ...]:
    """Possible tiles of each Shadow now. Moving Things only mixes the Shadows of one room."""
    spots = list(knows.spots)
    for index, room in enumerate(state.house.rooms):
        if touched >> index & 1:
            for shadow in room.shadows:
                spots[shadow] = ANY_MASK if heights[shadow] else 0
        elif moved:
            every = 0
            for shadow in room.shadows:
                every |= spots[shadow]
            for shadow in room.shadows:
                spots[shadow] = every if heights[shadow] else 0
    return tuple(spots)
