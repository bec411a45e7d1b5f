"""Item cards as a bot values them: what using one is worth now."""

from typing import assert_never

from kurayami.bots.hako_onna.visitor.knowledge import VisitorKnowledge
from kurayami.bots.hako_onna.visitor.room_values import NEXT_STEP, RoomValues
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna.items import TABLE, Purpose, kills


def use_card(rooms: RoomValues, seen: VisitorKnowledge, action: a.UseCard) -> float:
    """Value of using the Item card now. Cards marked K kill in her room."""
    item, room = seen.me.item, seen.me.here
    assert item is not None
    risk = seen.haunts.in_room(0, room) if kills(item) else 0.0
    return (1 - risk) * _card_gain(rooms, seen, action, TABLE[item].purpose) - risk * rooms.price


def _card_gain(rooms: RoomValues, seen: VisitorKnowledge, action: a.UseCard, purpose: Purpose) -> float:
    haunts, view = seen.haunts, seen.view
    match purpose:
        case "ask of a room":
            assert isinstance(action, a.UseAtRoom)
            share = haunts.in_room(0, action.room)
            return 0.1 * share * (1 - share)
        case "ask of a floor":
            floors = [0.0] * 3
            for room in range(len(view.house.rooms)):
                floors[view.house.floor_of(room)] += haunts.in_room(0, room)
            return 0.03 * (1 - max(floors))
        case "read a power":
            return 0.015 if any(view.slots) else 0.0
        case "look next door":
            assert isinstance(action, a.UseAtShadow)
            return 0.5 * max(0.0, rooms.peek(action.shadow)) + 0.02 * haunts.any_at(action.shadow)
        case "show a Shadow":
            assert isinstance(action, a.UseAtShadow)
            risk = haunts.any_at(action.shadow)
            return 0.1 * risk if 0.2 < risk < 0.9 else 0.0
        case "walk":
            assert isinstance(action, a.UseAlong)
            return rooms.walk(action.second) * NEXT_STEP
        case "be quiet":
            return 0.005
        case "keep her out" | "hold":
            return 0.0
        case _:
            assert_never(purpose)
