"""Random routes, for training and for generated books."""

from itertools import pairwise

from kurayami.games.hidden_rooms.book import MOST_CORNERS, Corners, expand, route_fault
from kurayami.games.hidden_rooms.house import SIZE, SQUARES, direction
from kurayami.games.hidden_rooms.monster import Route
from kurayami.kernel import Stream

SHORTEST, LONGEST = 30, 48


def random_route(rng: Stream) -> Route:
    """A valid random route of a usual length in steps, with corners anywhere."""
    return expand(random_corners(rng, SHORTEST, LONGEST))


def random_corners(rng: Stream, shortest: int, longest: int) -> Corners:
    """Corners of a valid random route between two lengths in steps."""
    while True:
        corners = _corners(rng)
        if shortest <= actions(expand(corners)) <= longest and route_fault.__wrapped__(corners) is None:
            return corners


def _corners(rng: Stream) -> Corners:
    corners = [tuple(rng.choice(SQUARES))]
    upright = bool(rng.below(2))
    for _ in range(6 + rng.below(8)):
        row, column = corners[-1]
        at = row if upright else column
        to = rng.choice([place for place in range(SIZE) if place != at])
        corners.append((to, column) if upright else (row, to))
        upright = not upright
    return tuple((row, column) for row, column in corners)


def altered(corners: Corners, rng: Stream) -> Corners:
    """A slightly different valid route: a stretch moved aside, or one end shortened or extended."""
    while True:
        found = _bent(corners, rng) if rng.below(3) else _other_end(corners, rng)
        if found != corners and 2 <= len(found) <= MOST_CORNERS and route_fault.__wrapped__(found) is None:
            return found


def _bent(corners: Corners, rng: Stream) -> Corners:
    """Moves one stretch between two corners aside."""
    at, to = rng.below(len(corners) - 1), rng.below(SIZE)
    lies_flat = corners[at][0] == corners[at + 1][0]
    ends = [(to, column) if lies_flat else (row, to) for row, column in corners[at : at + 2]]
    return _straightened((*corners[:at], *ends, *corners[at + 2 :]))


def _other_end(corners: Corners, rng: Stream) -> Corners:
    backwards = bool(rng.below(2))
    ordered = corners[::-1] if backwards else corners
    if rng.below(2) and len(ordered) > 3:
        changed = ordered[:-1]
    else:
        (row, column), to = ordered[-1], rng.below(SIZE)
        changed = (*ordered, (row, to) if ordered[-2][1] == column else (to, column))
    return _straightened(changed[::-1] if backwards else changed)


def _straightened(corners: Corners) -> Corners:
    """Removes corners that repeat or lie on a straight stretch."""
    kept: list[tuple[int, int]] = []
    for corner in corners:
        if kept and corner == kept[-1]:
            continue
        if len(kept) > 1 and _goes_on(kept[-2], kept[-1], corner):
            kept.pop()
        kept.append(corner)
    return tuple(kept)


def _goes_on(one: tuple[int, int], other: tuple[int, int], third: tuple[int, int]) -> bool:
    same_row, same_column = one[0] == other[0] == third[0], one[1] == other[1] == third[1]
    axis = 1 if same_row else 0
    return (same_row or same_column) and (other[axis] - one[axis]) * (third[axis] - other[axis]) > 0


def actions(route: Route) -> int:
    """Steps the monster takes from the first square to the last if it sees nobody."""
    ways = [direction(one, other) for one, other in pairwise(route)]
    return len(ways) + sum(one != other for one, other in pairwise(ways))
