"""The content that an owner may replace: boards, powers, items (HO-13)."""

import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final, Literal, TypeAlias

from msgspec import Struct, ValidationError, convert

from kurayami.games.hako_onna.effects import (
    ADVANCED_ITEMS,
    ITEMS,
    WHEN_OF,
    ItemEffect,
    PowerEffect,
    When,
)
from kurayami.kernel import BadOptions

Rank: TypeAlias = Literal["A", "B", "C"]
SIDES: Final = "NESW"


class RoomPlan(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    shadows: int
    grudge: bool = False
    safe: bool = False
    """The first Shadow of this room is the Safe's."""


class BoardPlan(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    rooms: tuple[RoomPlan, ...]
    doors: tuple[str, ...]
    """Each "room side": the room's number on this board, and a side of the unturned board."""


class PowerCard(Struct, frozen=True, forbid_unknown_fields=True):
    number: int
    name: str
    rank: Rank
    needs: int
    effect: PowerEffect
    text: str = ""
    """A key of the word files, or the text itself; if it is left out, our own."""


class ItemCard(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    effect: ItemEffect
    advanced: bool
    text: str = ""
    """A key of the word files, or the text itself; if it is left out, our own."""


class Edition(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    boards: tuple[BoardPlan, ...]
    powers: tuple[PowerCard, ...]
    items: tuple[ItemCard, ...]


PRINTED_WHEN: Final[tuple[When, ...]] = (
    *("her turn",) * 4,
    "automatic",
    *("interrupt",) * 3,
    "passive",
    "interrupt",
    "her turn",
    "passive",
)
"""By number (HO-13): which powers are for her turn, automatic, passive or interrupting is fixed."""

KILLING: Final = frozenset({"ouija_board", "dowsing_rod", "smartphone", "flashlight"})
PASSIVE: Final = frozenset({"stethoscope", "occult_book", "music_box", "fathers_letter", "spare_dial"})
SINGLE_USE: Final = frozenset({"camera", "rope", "salt"})

TEXTS: Final = {
    "close_to_you": "ho-power-close-to-you",
    "reach_you": "ho-power-reach-you",
    "door_stays_shut": "ho-power-door-stays-shut",
    "moving_things": "ho-power-moving-things",
    "behind_you": "ho-power-behind-you",
    "open_this": "ho-power-open-this",
    "want_that_one": "ho-power-want-that-one",
    "i_am_mary": "ho-power-i-am-mary",
    "false_answers": "ho-power-false-answers",
    "come_to_me": "ho-power-come-to-me",
    "upside_down": "ho-power-upside-down",
    "we_are_many": "ho-power-we-are-many",
    "stethoscope": "ho-item-stethoscope",
    "occult_book": "ho-item-occult-book",
    "sacred_drops": "ho-item-sacred-drops",
    "ouija_board": "ho-item-ouija-board",
    "dowsing_rod": "ho-item-dowsing-rod",
    "smartphone": "ho-item-smartphone",
    "flashlight": "ho-item-flashlight",
    "camera": "ho-item-camera",
    "rope": "ho-item-rope",
    "salt": "ho-item-salt",
    "music_box": "ho-item-music-box",
    "fathers_letter": "ho-item-fathers-letter",
    "spare_dial": "ho-item-spare-dial",
}
"""The keys of our own texts."""

STAIRS: Final = (("1F Hall", "2F Hall"), ("Storage Room", "Basement"))
NAMED: Final = ("1F Hall", "2F Hall", "Basement", "Storage Room", "Study")
APART: Final = ("2F Hall", "Basement")
SHADOWS: Final = 24
BOARDS: Final = 9


def text_of(card: PowerCard | ItemCard) -> str:
    return card.text or TEXTS[card.effect]


def read(text: str, source: str) -> Edition:
    """An edition from the text of a TOML file. Raises `BadOptions` with file, entry and reason."""
    try:
        edition = convert(tomllib.loads(text), Edition)
    except tomllib.TOMLDecodeError as error:
        raise BadOptions("ho-edition-toml", file=source, reason=str(error)) from None
    except ValidationError as error:
        raise BadOptions("ho-edition-shape", file=source, reason=str(error)) from None
    check(edition, source)
    return edition


def load(path: Path) -> Edition:
    try:
        return read(path.read_text(encoding="utf-8"), path.name)
    except UnicodeDecodeError as error:
        raise BadOptions("ho-edition-toml", file=path.name, reason=str(error)) from None


@cache
def house_edition() -> Edition:
    text = files("kurayami.games.hako_onna").joinpath("edition.toml").read_text(encoding="utf-8")
    return read(text, "edition.toml")


def check(edition: Edition, source: str) -> None:
    """What is fixed in every edition (HO-13)."""
    for entry, key in (*_board_faults(edition), *_power_faults(edition), *_item_faults(edition)):
        raise BadOptions(key, file=source, entry=entry)


def _board_faults(edition: Edition) -> list[tuple[str, str]]:
    rooms = [room for board in edition.boards for room in board.rooms]
    names = [room.name for room in rooms]
    faults = [(name, "ho-edition-room-missing") for name in NAMED if name not in names]
    faults += [(name, "ho-edition-room-twice") for name in names if names.count(name) > 1]
    faults += [(board.name, key) for board in edition.boards if (key := _board_fault(board))]
    faults += [(room.name, "ho-edition-safe") for room in rooms if room.safe != (room.name == "Study")]
    faults += [(room.name, "ho-edition-no-shadow") for room in rooms if room.shadows < 1]
    if len(edition.boards) != BOARDS:
        faults.append(("boards", "ho-edition-boards"))
    if sum(room.shadows for room in rooms) != SHADOWS:
        faults.append(("boards", "ho-edition-shadows"))
    if sum(room.grudge for room in rooms) != 2:
        faults.append(("boards", "ho-edition-grudge"))
    return faults


def _board_fault(board: BoardPlan) -> str | None:
    sides = [door.split(" ") for door in board.doors]
    if not 1 <= len(board.rooms) <= 2:
        return "ho-edition-room-count"
    if any(len(parts) != 2 or parts[1] not in tuple(SIDES) or parts[0] not in _numbers(board) for parts in sides):
        return "ho-edition-door"
    if len({side for _, side in sides}) != len(sides):
        return "ho-edition-door-twice"
    basement = any(room.name == "Basement" for room in board.rooms)
    if basement == bool(sides):
        return "ho-edition-basement-door" if basement else "ho-edition-no-door"
    return _hall_fault(board)


def _hall_fault(board: BoardPlan) -> str | None:
    """The halls and the Basement lie on boards of their own: they are where a floor begins."""
    alone = any(room.name in (*APART, "1F Hall") for room in board.rooms)
    return "ho-edition-alone" if alone and len(board.rooms) > 1 else None


def _numbers(board: BoardPlan) -> list[str]:
    return [str(number) for number in range(len(board.rooms))]


def _power_faults(edition: Edition) -> list[tuple[str, str]]:
    numbers = [power.number for power in edition.powers]
    if numbers[:10] != list(range(1, 11)) or numbers[10:] != [11, 12]:
        return [("powers", "ho-edition-power-numbers")]
    effects = [power.effect for power in edition.powers]
    faults: list[tuple[str, str]] = [
        (effect, "ho-edition-effect-twice") for effect in effects if effects.count(effect) > 1
    ]
    for power in edition.powers:
        if WHEN_OF[power.effect] != PRINTED_WHEN[power.number - 1]:
            faults.append((power.name, "ho-edition-when"))
        if not 0 <= power.needs <= 10:
            faults.append((power.name, "ho-edition-needs"))
    return faults


def _item_faults(edition: Edition) -> list[tuple[str, str]]:
    effects = [item.effect for item in edition.items]
    faults: list[tuple[str, str]] = [
        (effect, "ho-edition-effect-twice") for effect in effects if effects.count(effect) > 1
    ]
    faults += [(item.name, "ho-edition-item-kind") for item in edition.items if item.advanced != _advanced(item)]
    if len(effects) != len(ITEMS):
        faults.append(("items", "ho-edition-items"))
    return faults


def _advanced(item: ItemCard) -> bool:
    return item.effect in ADVANCED_ITEMS
