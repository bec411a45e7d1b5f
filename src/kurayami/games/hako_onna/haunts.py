"""Where the ghosts can be, as a Visitor works it out: sets of Shadows as numbers with one bit for each."""

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
    rest = ~(1 << shadow)
    return replace(knows, haunts=tuple(haunt & rest for haunt in knows.haunts))


def within(knows: Knowledge, seat: Seat, shadows: int) -> Knowledge:
    return _haunt(knows, seat, knows.haunts[seat] & shadows)


def _haunt(knows: Knowledge, seat: Seat, shadows: int) -> Knowledge:
    return replace(knows, haunts=(*knows.haunts[:seat], shadows, *knows.haunts[seat + 1 :]))


def after_her_turn(knows: Knowledge, event: EyesOpened, state: Position) -> Knowledge:
    """Eyes open: every ghost may have moved, and what lies where they can have been may have changed.

    A power that was set at closing and is gone now was activated; the Barrier tells of one of them.
    """
    activated = knows.closing - sum(event.slots) - (event.barrier is not None)
    before = [rooms_of(state, haunt) for haunt in knows.haunts]
    after = [grown(state, rooms, seat == 0 and activated > 0) for seat, rooms in enumerate(before)]
    filled = sum(1 << shadow for shadow, height in enumerate(event.heights) if height)
    haunts = tuple(sum(room_mask(state, room) for room in rooms) & filled for rooms in after)
    touched = set().union(*before, *after)
    slots = tuple(power if is_set else 0 for power, is_set in zip(knows.slots, event.slots, strict=True))
    spots = forgotten(knows, event.heights, state, touched, activated > 0)
    return replace(knows, haunts=haunts, spots=spots, slots=slots)


def rooms_of(state: Position, haunt: int) -> set[int]:
    return {room for room, mask in enumerate(state.house.masks) if haunt & mask} if haunt else set()


def grown(state: Position, rooms: set[int], by_power: bool) -> set[int]:
    """Where a ghost can be one Move later; by powers 1 and 2 she may go farther."""
    if not rooms:
        return rooms
    far = _far_powers(state) if by_power else ()
    for _ in range(2 if "reach_you" in far else 1):
        after = rooms.union(*(state.house.near[room] for room in rooms))
        if "close_to_you" in far:
            floors = {state.house.rooms[room].floor for room in rooms}
            after |= {index for index, room in enumerate(state.house.rooms) if room.floor in floors}
        rooms = after
    return rooms


def _far_powers(state: Position) -> list[str]:
    return [power.effect for power in state.options.edition.powers if len(state.found) >= power.needs]


def forgotten(
    knows: Knowledge, heights: tuple[int, ...], state: Position, touched: set[int], moved: bool
) -> tuple[int, ...]:
    """What may lie on each Shadow now. Moving Things only mixes the Shadows of one room."""
    spots = list(knows.spots)
    for index, room in enumerate(state.house.rooms):
        if index in touched:
            for shadow in room.shadows:
                spots[shadow] = ANY_MASK if heights[shadow] else 0
        elif moved:
            every = 0
            for shadow in room.shadows:
                every |= spots[shadow]
            for shadow in room.shadows:
                spots[shadow] = every if heights[shadow] else 0
    return tuple(spots)
