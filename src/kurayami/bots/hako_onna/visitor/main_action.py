"""Values of a Visitor's main actions: what may be found, at what risk, how far away."""

from collections.abc import Sequence
from typing import assert_never

from kurayami.bots.hako_onna.powers import number_of
from kurayami.bots.hako_onna.visitor.favours import favour
from kurayami.bots.hako_onna.visitor.item_cards import use_card
from kurayami.bots.hako_onna.visitor.knowledge import VisitorKnowledge
from kurayami.bots.hako_onna.visitor.room_values import LATER, RoomValues
from kurayami.games.hako_onna import Action
from kurayami.games.hako_onna import actions as a


def rated_main_actions(seen: VisitorKnowledge, legal: Sequence[Action]) -> list[tuple[float, Action]]:
    """Main actions and ending the turn, each with its value in victories."""
    rooms = RoomValues(seen)
    menace = rooms.menace(seen.me.here)
    listed: list[tuple[float, Action]] = []
    for action in legal:
        if isinstance(action, a.EndTurn | a.Deed):
            worth = 0.0 if isinstance(action, a.EndTurn) else _worth(rooms, seen, action)
            now = 0.0 if isinstance(action, a.EndTurn | a.UseCharm) else menace  # neither can be interrupted (HO-49)
            later = 0.0 if isinstance(action, a.WalkTo) else LATER * menace
            listed.append((worth - now - later + favour(seen, action), action))
    return listed


def _worth(rooms: RoomValues, seen: VisitorKnowledge, action: a.Deed) -> float:
    match action:
        case a.PeekAt(shadow):
            return rooms.peek(shadow)
        case a.WalkTo(room):
            return rooms.walk(room)
        case a.UseWeapon(weapon, shadow):
            return rooms.strike(weapon, shadow)
        case a.UseCharm(slot):
            return charm(seen, slot) if seen.keen else 0.04
        case a.Use() | a.UseAtRoom() | a.UseAtShadow() | a.UseAtSlot() | a.UseAlong():
            return use_card(rooms, seen, action)
        case _:
            assert_never(action)


def charm(seen: VisitorKnowledge, slot: int) -> float:
    """Value of discarding the card in a slot."""
    view, guesses = seen.view, seen.guesses
    opens, snatches = (number_of(view.options.edition, effect) for effect in ("open_this", "want_that_one"))
    return 0.02 + 0.3 * guesses.chance(view, slot, opens) + 0.25 * guesses.chance(view, slot, snatches)
