"""A Visitor's main action: what may be found, what it may cost, how far it is."""

from collections.abc import Sequence

from kurayami.bots.hako_onna.powers import number_of
from kurayami.bots.hako_onna.visitor.knowledge import Prospects
from kurayami.bots.hako_onna.visitor.room_values import LATER, NEXT_STEP, Outlook
from kurayami.games.hako_onna import Action
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna.edition import KILLING


def main_action(seen: Prospects, legal: Sequence[Action]) -> list[tuple[float, Action]]:
    """Every main action with its worth, and ending the turn with none."""
    outlook = Outlook(seen)
    menace = outlook.menace(seen.me.room)
    listed: list[tuple[float, Action]] = []
    for action in legal:
        worth = 0.0 if isinstance(action, a.EndTurn) else _worth(outlook, seen, action)
        if worth is not None:
            now = 0.0 if isinstance(action, a.EndTurn | a.UseCharm) else menace  # neither can be interrupted (HO-49)
            later = 0.0 if isinstance(action, a.WalkTo) else LATER * menace
            listed.append((worth - now - later, action))
    return listed


def _worth(outlook: Outlook, seen: Prospects, action: Action) -> float | None:
    match action:
        case a.PeekAt(shadow):
            return outlook.peek(shadow)
        case a.WalkTo(room):
            return outlook.walk(room)
        case a.UseWeapon(weapon, shadow):
            return outlook.strike(weapon, shadow)
        case a.UseCharm(slot):
            return charm(seen, slot) if seen.keen else 0.04
        case a.UseItem():
            return use_card(outlook, seen, action)
        case _:
            return None


def charm(seen: Prospects, slot: int) -> float:
    """What it is worth to be rid of the card in a slot."""
    view, dread = seen.view, seen.dread
    opens, snatches = (number_of(view.options.edition, effect) for effect in ("open_this", "want_that_one"))
    return 0.02 + 0.3 * dread.chance(view, slot, opens) + 0.25 * dread.chance(view, slot, snatches)


def use_card(outlook: Outlook, seen: Prospects, action: a.UseItem) -> float:
    """What an Item card is worth now. Those marked K kill in her room."""
    item, room = seen.me.item, seen.me.room
    risk = seen.haunts.in_room(0, room) if item in KILLING else 0.0
    return (1 - risk) * _card_gain(outlook, seen, action, item or "") - risk * outlook.price


def _card_gain(outlook: Outlook, seen: Prospects, action: a.UseItem, item: str) -> float:
    haunts, view = seen.haunts, seen.view
    match item:
        case "ouija_board":
            share = haunts.in_room(0, action.target)
            return 0.1 * share * (1 - share)
        case "dowsing_rod":
            floors = [0.0] * 3
            for room in range(len(view.house.rooms)):
                floors[view.house.rooms[room].floor] += haunts.in_room(0, room)
            return 0.03 * (1 - max(floors))
        case "smartphone":
            return 0.015 if any(view.slots) else 0.0
        case "flashlight":
            return 0.5 * max(0.0, outlook.peek(action.target)) + 0.02 * haunts.any_at(action.target)
        case "camera":
            risk = haunts.any_at(action.target)
            return 0.1 * risk if 0.2 < risk < 0.9 else 0.0
        case "rope":
            return outlook.walk(action.second) * NEXT_STEP
        case "sacred_drops":
            return 0.005
        case _:
            return 0.0
