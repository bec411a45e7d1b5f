"""Requests of companions: which a Visitor may follow, and which actions would."""

from typing import Final

from kurayami.bots.hako_onna.beliefs.plans import Errand, is_living, places_of
from kurayami.bots.hako_onna.distances import distances
from kurayami.bots.hako_onna.visitor.knowledge import VisitorKnowledge
from kurayami.games.hako_onna import Action
from kurayami.games.hako_onna import actions as a

FAVOUR: Final = 0.05
"""Value of following a request, in victories."""
FARTHEST: Final = 4
"""Steps to the farthest room a Visitor goes to on request."""
DEADLY: Final = 0.25
"""Probability of a ghost in a Shadow from which on nobody looks there on request."""
HAUNTED: Final = 0.6
"""The same for her being in the room."""


def favour(seen: VisitorKnowledge, action: Action) -> float:
    """Value of an action for the companions' sake."""
    return FAVOUR if any(helps(seen, action, request) for request in seen.plans.asked) else 0.0


def helps(seen: VisitorKnowledge, action: Action, request: Errand) -> bool:
    """True if an action carries out a request that may be followed, or leads there."""
    if not is_possible(seen, request):
        return False
    if isinstance(action, a.PeekAt):
        return action.shadow in open_places(seen, request)
    if not isinstance(action, a.WalkTo):
        return False
    steps = distances(seen.view.house.near, request.room, seen.view.barrier)
    return steps[action.room] < steps[seen.me.here]


def is_possible(seen: VisitorKnowledge, request: Errand) -> bool:
    """True if a request makes sense: near enough, something to find out, and no likely death."""
    steps = distances(seen.view.house.near, request.room, seen.view.barrier)
    return steps[seen.me.here] <= FARTHEST and bool(open_places(seen, request))


def open_places(seen: VisitorKnowledge, request: Errand) -> list[int]:
    """Shadows of a request that this Visitor does not know and dares to look into."""
    places = unknown_places(seen, request)
    return [] if is_haunted(seen, request) else [place for place in places if not is_deadly(seen, place)]


def unknown_places(seen: VisitorKnowledge, request: Errand) -> list[int]:
    places = sorted(places_of(request, seen.view.house))
    return [place for place in places if seen.view.shadows[place] and seen.memory.tiles[place] is None]


def is_deadly(seen: VisitorKnowledge, shadow: int) -> bool:
    return seen.haunts.any_at(shadow) >= DEADLY


def is_haunted(seen: VisitorKnowledge, request: Errand) -> bool:
    return seen.haunts.in_room(0, request.room) >= HAUNTED


def is_dangerous(seen: VisitorKnowledge, request: Errand) -> bool:
    """True if danger is what speaks against a request."""
    unknown = unknown_places(seen, request)
    return bool(unknown) and not open_places(seen, request)


def shared(seen: VisitorKnowledge, room: int) -> int:
    """Number of companions on their way to a room."""
    others = seen.plans.taken.items()
    visitors = seen.view.visitors
    return sum(taken == room != visitors[seat - 1].room for seat, taken in others if is_living(seen.view, seat))
