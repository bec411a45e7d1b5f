"""The content an owner may replace: boards, powers, items (HO-13)."""

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from kurayami.games.hako_onna.effects import ItemEffect, PowerEffect

Rank: TypeAlias = Literal["A", "B", "C"]
SIDES: Final = "NESW"


class RoomPlan(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    """Identifies the room; five names are fixed."""
    shadows: int
    grudge: bool = False
    safe: bool = False
    """True if the first Shadow of this room is the Safe's."""
    title: str = ""
    """Name players read; if empty, the house's word for the name, or else the name itself."""


class BoardPlan(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    rooms: tuple[RoomPlan, ...]
    doors: tuple[str, ...]
    """Each "room side": the room's number on this board, and a side of the unturned board."""


class PowerCard(Struct, frozen=True, forbid_unknown_fields=True):
    number: int
    rank: Rank
    needs: int
    effect: PowerEffect
    name: str = ""
    """Name players read; if empty, the house's name for the effect, in each reader's language."""
    text: str = ""
    """Text players read; if empty, the house's."""


class ItemCard(Struct, frozen=True, forbid_unknown_fields=True):
    effect: ItemEffect
    advanced: bool
    name: str = ""
    """Name players read; if empty, the house's name for the effect, in each reader's language."""
    text: str = ""
    """Text players read; if empty, the house's."""


class Edition(Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    name: str
    boards: tuple[BoardPlan, ...]
    powers: tuple[PowerCard, ...]
    items: tuple[ItemCard, ...] = ()
    """Item cards that have a name or a text of their own; those left out keep the house's."""


HALL: Final = "1F Hall"
STUDY: Final = "Study"
STAIRS: Final = ((HALL, "2F Hall"), ("Storage Room", "Basement"))
NAMED: Final = (HALL, "2F Hall", "Basement", "Storage Room", STUDY)
APART: Final = ("2F Hall", "Basement")
SHADOWS: Final = 24
BOARDS: Final = 9
