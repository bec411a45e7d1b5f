"""Values of a Visitor's main actions: what may be found, at what risk, how far away."""

from collections.abc import Sequence
from typing import assert_never

from kurayami.bots.hako_onna.powers import number_of
from kurayami.bots.hako_onna.visitor.knowledge import VisitorKnowledge
from kurayami.bots.hako_onna.visitor.room_values import LATER, NEXT_STEP, RoomValues
from kurayami.games.hako_onna import Action
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna.effects import ItemEffect
from kurayami.games.hako_onna.items import kills


def rated_main_actions(seen: VisitorKnowledge, legal: Sequence[Action]) -> list[tuple[float, Action]]:
    """Main actions and ending the turn, each with its value in victories."""
    rooms = RoomValues(seen)
    menace = rooms.menace(seen.me.room)
    listed: list[tuple[float, Action]] = []
    for action in legal:
        worth = 0.0 if isinstance(action, a.EndTurn) else _worth(rooms, seen, action)
        if worth is not None:
            now = 0.0 if isinstance(action, a.EndTurn | a.UseCharm) else menace  # neither can be interrupted (HO-49)
            later = 0.0 if isinstance(action, a.WalkTo) else LATER * menace
            listed.append((worth - now - later, action))
    return listed


def _worth(rooms: RoomValues, seen: VisitorKnowledge, action: Action) -> float | None:
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
            return None


def charm(seen: VisitorKnowledge, slot: int) -> float:
    """Value of discarding the card in a slot."""
    view, guesses = seen.view, seen.guesses
    opens, snatches = (number_of(view.options.edition, effect) for effect in ("open_this", "want_that_one"))
    return 0.02 + 0.3 * guesses.chance(view, slot, opens) + 0.25 * guesses.chance(view, slot, snatches)


def use_card(rooms: RoomValues, seen: VisitorKnowledge, action: a.UseCard) -> float:
    """Value of using the Item card now. Cards marked K kill in her room."""
    item, room = seen.me.item, seen.me.room
    assert item is not None
    risk = seen.haunts.in_room(0, room) if kills(item) else 0.0
    return (1 - risk) * _card_gain(rooms, seen, action, item) - risk * rooms.price


def _card_gain(rooms: RoomValues, seen: VisitorKnowledge, action: a.UseCard, item: ItemEffect) -> float:
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
            return 0.5 * max(0.0, rooms.peek(action.shadow)) + 0.02 * haunts.any_at(action.shadow)
        case "camera":
            assert isinstance(action, a.UseAtShadow)
            risk = haunts.any_at(action.shadow)
            return 0.1 * risk if 0.2 < risk < 0.9 else 0.0
        case "rope":
            assert isinstance(action, a.UseAlong)
            return rooms.walk(action.second) * NEXT_STEP
        case "sacred_drops":
            return 0.005
        case "salt":
            return 0.0
        case "stethoscope" | "occult_book" | "music_box" | "fathers_letter" | "spare_dial":
            return 0.0  # passive
        case _:
            assert_never(item)
