"""Ways through the house, for Visitors (HO-33) and for ghosts (HO-45)."""

from kurayami.games.hako_onna.play import Position


def barred(state: Position, one: int, other: int) -> bool:
    return state.barrier == ((one, other) if one < other else (other, one))


def ways_out(state: Position, room: int) -> list[int]:
    """Rooms next to this one, except through the Barrier."""
    near = state.house.near[room]
    if state.barrier is None:
        return list(near)
    return [other for other in near if not barred(state, room, other)]


def ghost_ways(state: Position, room: int, floor: bool) -> list[int]:
    """Rooms a ghost's step may lead to: its own, an adjoining one, or with power 1 any on the floor.

    No ghost enters a salted room; one already in it may stay (HO-12).
    """
    rooms = {room, *state.house.near[room]}
    if floor:
        here = state.house.rooms[room].floor
        rooms |= {index for index, other in enumerate(state.house.rooms) if other.floor == here}
    if state.salt and state.turn == state.salt_on:
        rooms = {other for other in rooms if other == room or other not in state.salt}
    return sorted(rooms)
