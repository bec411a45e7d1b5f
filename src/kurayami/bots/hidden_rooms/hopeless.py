"""Proof that a stage is lost: it can't be won even with ideal draws."""

from typing import Final

from kurayami.games.hidden_rooms import View
from kurayami.games.hidden_rooms.house import ADJOINING, EXIT, Square
from kurayami.games.hidden_rooms.model import WALKS_PER_TURN
from kurayami.games.hidden_rooms.monster import Monster, Route, take_turn

NODES: Final = 20_000
"""Turns to search before the question is left open."""


def is_hopeless(view: View, budget: int = NODES) -> bool:
    """True only if proven: even a child for whom every tile fits can't get out."""
    if view.waiting != "child" or view.monster is None:
        return False
    rooms = frozenset([room.at for room in view.rooms])
    stack: list[tuple[Square, frozenset[Square], Monster, int]] = [(view.child, rooms, view.monster, view.walks)]
    seen = {(view.child, rooms, view.monster)}
    while stack:
        if (budget := budget - 1) < 0:
            return False
        child, rooms, monster, walks = stack.pop()
        ends = _ends(child, rooms, monster, walks)
        if EXIT in ends:
            return False
        for square, laid in sorted(ends.items(), key=lambda end: -sum(end[0])):
            after = _monster_after(monster, square, view.route)
            if after is not None and (square, laid_rooms := rooms | laid, after) not in seen:
                seen.add((square, laid_rooms, after))
                stack.append((square, laid_rooms, after, WALKS_PER_TURN))
    return True


def _ends(child: Square, rooms: frozenset[Square], monster: Monster, walks: int) -> dict[Square, frozenset[Square]]:
    """Squares where a turn can end, and the room laid for it, if any."""
    reached = {child}
    for _ in range(walks):
        reached |= {to for square in reached for to in ADJOINING[square] if to in rooms and to != monster.at}
    ends: dict[Square, frozenset[Square]] = {square: frozenset() for square in reached}
    for square in reached:
        for to in ADJOINING[square]:
            if to not in rooms and to != monster.at:
                ends[to] = frozenset([to])
    return ends


def _monster_after(monster: Monster, child: Square, route: Route) -> Monster | None:
    after, _, loss = take_turn(monster, child, route)
    return None if loss else after
