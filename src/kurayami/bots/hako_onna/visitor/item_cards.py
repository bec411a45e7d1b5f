"""Item cards as a bot values them: which to choose, and what using one is worth."""

from typing import Final, assert_never

from kurayami.bots.hako_onna.visitor.knowledge import VisitorKnowledge
from kurayami.bots.hako_onna.visitor.room_values import NEXT_STEP, RoomValues
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna.effects import ItemEffect
from kurayami.games.hako_onna.items import kills

LIKED: Final[tuple[ItemEffect, ...]] = (
    "dowsing_rod",
    "stethoscope",
    "flashlight",
    "ouija_board",
    "spare_dial",
    "camera",
    "music_box",
    "fathers_letter",
    "rope",
    "smartphone",
    "occult_book",
    "sacred_drops",
    "salt",
)
"""Item cards, best for Visitors first."""


def use_card(rooms: RoomValues, seen: VisitorKnowledge, action: a.UseCard) -> float:
    """Value of using the Item card now. Cards marked K kill in her room."""
    item, room = seen.me.item, seen.me.here
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
                floors[view.house.floor_of(room)] += haunts.in_room(0, room)
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
