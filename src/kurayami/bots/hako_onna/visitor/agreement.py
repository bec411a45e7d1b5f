"""Words of a Visitor to its companions with a main action: where it goes, and an answer to each request."""

from collections.abc import Sequence
from typing import Final

from kurayami.bots.bot import Heard, Remark
from kurayami.bots.hako_onna.beliefs.plans import Errand
from kurayami.bots.hako_onna.visitor.favours import helps, is_dangerous
from kurayami.bots.hako_onna.visitor.knowledge import VisitorKnowledge
from kurayami.bots.hako_onna.visitor.room_values import RoomValues
from kurayami.games.hako_onna import Action, View
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna.tiles import BIT, DOLL, EXTINGUISHER, KEY_RING, PAGE_MASK, WEAPONS

SECRET: Final = (DOLL, EXTINGUISHER, *WEAPONS)
"""Tiles a Visitor keeps quiet about when taking them, because she listens."""
TELLING: Final = (KEY_RING, DOLL, *WEAPONS)
"""Tiles whose holder does not say where it is going in the end, only the next room."""


def agreed(view: View, action: Action, talk: Sequence[Heard], keen: bool, learned: bool = False) -> list[Remark]:
    """A plan if it is new, and an answer to every request."""
    if view.seat is None or not isinstance(action, a.PeekAt | a.WalkTo | a.EndTurn):
        return []
    seen = VisitorKnowledge(view, view.seat, talk, keen, learned)
    followed = next((request for request in seen.plans.asked if helps(seen, action, request)), None)
    refused = [request for request in seen.plans.asked if not helps(seen, action, request)]
    room = followed.room if followed else headed_for(seen, action)
    plan = [] if room is None or room == seen.plans.mine else [Remark(place=f"room-{room}", claim="taking")]
    return [*(refusal(seen, request) for request in refused), *plan]


def headed_for(seen: VisitorKnowledge, action: Action) -> int | None:
    """Room to name as the next one; None if there is nothing to tell."""
    if not isinstance(action, a.WalkTo) or not has_company(seen):
        return None
    if any(tile in TELLING for tile in seen.hand):
        return action.room
    return RoomValues(seen).aim(action.room)


def has_company(seen: VisitorKnowledge) -> bool:
    return sum(visitor.alive for visitor in seen.view.visitors) > 1


def refusal(seen: VisitorKnowledge, request: Errand) -> Remark:
    """The tile if this Visitor knows it, else what speaks against going there."""
    tile = seen.memory.tiles[request.shadow] if request.shadow is not None else None
    if tile is not None and not BIT[tile] & PAGE_MASK:
        return Remark(place=request.place, claim=tile)
    return Remark(place=request.place, claim="too-dangerous" if is_dangerous(seen, request) else "busy")
