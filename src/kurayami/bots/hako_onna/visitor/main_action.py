"""A Visitor's main action: what may be found, what it may cost, how far it is."""

from collections.abc import Sequence
from typing import assert_never

from kurayami.bots.hako_onna.powers import number_of
from kurayami.bots.hako_onna.visitor.knowledge import Prospects
from kurayami.bots.hako_onna.visitor.room_values import LATER, NEXT_STEP, Outlook
from kurayami.games.hako_onna import Action
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna.effects import ItemEffect
from kurayami.games.hako_onna.items import kills


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
        case a.Use() | a.UseAtRoom() | a.UseAtShadow() | a.UseAtSlot() | a.UseAlong():
            return use_card(outlook, seen, action)
        case _:
            return None


def charm(seen: Prospects, slot: int) -> float:
    """What it is worth to be rid of the card in a slot."""
    view, dread = seen.view, seen.dread
    opens, snatches = (number_of(view.options.edition, effect) for effect in ("open_this", "want_that_one"))
    return 0.02 + 0.3 * dread.chance(view, slot, opens) + 0.25 * dread.chance(view, slot, snatches)


def use_card(outlook: Outlook, seen: Prospects, action: a.UseCard) -> float:
    """What an Item card is worth now. Those marked K kill in her room."""
    item, room = seen.me.item, seen.me.room
    assert item is not None
    risk = seen.haunts.in_room(0, room) if kills(item) else 0.0
    return (1 - risk) * _card_gain(outlook, seen, action, item) - risk * outlook.price


def _card_gain(outlook: Outlook, seen: Prospects, action: a.UseCard, item: ItemEffect) -> float:
    haunts, view = seen.haunts, seen.view
    match item:
        case "ouija_board":
            assert isinstance(action, a.UseAtRoom)
            share = haunts.in_room(0, action.room)
            return 0.1 * share * (1 - share)
        case "dowsing_rod":
            floors = [0.0] * 3
            for room in range(len(view.house.rooms)):
                floors[view.house.rooms[room].floor] += haunts.in_room(0, room)
            return 0.03 * (1 - max(floors))
        case "smartphone":
            return 0.015 if any(view.slots) else 0.0
        case "flashlight":
            assert isinstance(action, a.UseAtShadow)
            return 0.5 * max(0.0, outlook.peek(action.shadow)) + 0.02 * haunts.any_at(action.shadow)
        case "camera":
            assert isinstance(action, a.UseAtShadow)
            risk = haunts.any_at(action.shadow)
            return 0.1 * risk if 0.2 < risk < 0.9 else 0.0
        case "rope":
            assert isinstance(action, a.UseAlong)
            return outlook.walk(action.second) * NEXT_STEP
        case "sacred_drops":
            return 0.005
        case "salt":
            return 0.0
        case "stethoscope" | "occult_book" | "music_box" | "fathers_letter" | "spare_dial":
            return 0.0  # passive
        case _:
            assert_never(item)
