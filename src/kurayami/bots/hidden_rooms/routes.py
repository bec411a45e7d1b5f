"""Routes that nobody drew, for learning what is true on all of them."""

from itertools import pairwise

from kurayami.games.hidden_rooms.book import Corners, expand, route_fault
from kurayami.games.hidden_rooms.house import SIZE, SQUARES, direction
from kurayami.games.hidden_rooms.monster import Route
from kurayami.kernel import Stream

SHORTEST, LONGEST = 30, 48


def random_route(rng: Stream) -> Route:
    """A route that may stand in a book, of a usual length in actions, with corners anywhere."""
    while True:
        corners = _corners(rng)
        if SHORTEST <= actions(expand(corners)) <= LONGEST and route_fault.__wrapped__(corners) is None:
            return expand(corners)


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


def actions(route: Route) -> int:
    """Actions a monster takes from the first square to the last, if it sees nobody."""
    ways = [direction(one, other) for one, other in pairwise(route)]
    return len(ways) + sum(one != other for one, other in pairwise(ways))
