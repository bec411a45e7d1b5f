"""Possible places of the ghosts, as a Visitor can deduce them. Sets of Shadows are bit masks."""

from functools import lru_cache

from msgspec.structs import replace

from kurayami.games.hako_onna.events import EyesOpened
from kurayami.games.hako_onna.house import Mansion
from kurayami.games.hako_onna.knowledge import Knowledge
from kurayami.games.hako_onna.play import Position
from kurayami.games.hako_onna.tiles import ANY_MASK, GHOSTS, Tile
from kurayami.kernel import Seat


def room_mask(state: Position, room: int) -> int:
    return state.house.masks[room]


def at(knows: Knowledge, tile: Tile, shadow: int) -> Knowledge:
    """Records that a ghost was seen here."""
    return _haunt(knows, GHOSTS.index(tile), 1 << shadow)


def not_at(knows: Knowledge, shadow: int) -> Knowledge:
    """Records that no ghost is here."""
    here = 1 << shadow
    for haunt in knows.haunts:
        if haunt & here:
            return replace(knows, haunts=tuple([haunt & ~here for haunt in knows.haunts]))
    return knows


def within(knows: Knowledge, seat: Seat, shadows: int) -> Knowledge:
    return _haunt(knows, seat, knows.haunts[seat] & shadows)


def _haunt(knows: Knowledge, seat: Seat, shadows: int) -> Knowledge:
    if knows.haunts[seat] == shadows:
        return knows
    return replace(knows, haunts=(*knows.haunts[:seat], shadows, *knows.haunts[seat + 1 :]))


def after_her_turn(knows: Knowledge, event: EyesOpened, state: Position) -> Knowledge:
    """Updates after her turn: every ghost may have moved, and tiles where they can have been may have changed.

    A power that was set when eyes closed and is gone now was activated; the Barrier reveals one of them.
    """
    first, second = event.slots
    activated = knows.closing - first - second > (event.barrier is not None)
    bare = _bare(event.heights)
    touched = 0
    haunts = list(knows.haunts)
    for seat, haunt in enumerate(haunts):
        if haunt:
            after = grown(state, haunt, seat == 0 and activated)
            touched |= after
            haunts[seat] = after & ~bare
    slots = (knows.slots[0] if first else None, knows.slots[1] if second else None)
    spots = forgotten(knows, event.heights, state, touched, activated)
    return replace(knows, haunts=tuple(haunts), spots=spots, slots=slots)


@lru_cache(maxsize=16)
def _bare(heights: tuple[int, ...]) -> int:
    """Shadows without any tile."""
    return sum([1 << shadow for shadow, height in enumerate(heights) if not height])


def grown(state: Position, haunt: int, by_power: bool) -> int:
    """Shadows of all rooms a ghost can have reached one Move later; powers 1 and 2 take her farther."""
    far = _far_powers(state) if by_power else ()
    for _ in range(2 if "reach_you" in far else 1):
        after = 0
        for room, reach in _reaches(state.house):
            if haunt & room:
                after |= reach
        if "close_to_you" in far:
            after |= _whole_floors(state.house, haunt)
        haunt = after
    return haunt


@lru_cache(maxsize=64)
def _reaches(house: Mansion) -> tuple[tuple[int, int], ...]:
    """Shadows of each room, and these plus those of the adjoining rooms."""
    nearby = [{room, *near} for room, near in enumerate(house.near)]
    return tuple((house.masks[room], sum(house.masks[one] for one in rooms)) for room, rooms in enumerate(nearby))


def _whole_floors(house: Mansion, haunt: int) -> int:
    floors = {room.floor for room, mask in zip(house.rooms, house.masks, strict=True) if haunt & mask}
    return sum([mask for room, mask in zip(house.rooms, house.masks, strict=True) if room.floor in floors])


def _far_powers(state: Position) -> list[str]:
    return [power.effect for power in state.options.edition.powers if len(state.found) >= power.needs]


def forgotten(
    knows: Knowledge, heights: tuple[int, ...], state: Position, touched: int, moved: bool
) -> tuple[int, ...]:
    """Possible tiles of each Shadow now. Moving Things only mixes the Shadows of one room."""
    spots = list(knows.spots)
    for room, mask in zip(state.house.rooms, state.house.masks, strict=True):
        if touched & mask:
            for shadow in room.shadows:
                spots[shadow] = ANY_MASK if heights[shadow] else 0
        elif moved:
            every = 0
            for shadow in room.shadows:
                every |= spots[shadow]
            for shadow in room.shadows:
                spots[shadow] = every if heights[shadow] else 0
    return tuple(spots)
