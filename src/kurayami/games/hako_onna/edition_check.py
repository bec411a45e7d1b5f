"""Checks of an edition: what is fixed in every edition, and the length of names and texts (HO-13)."""

from collections.abc import Iterator, Sequence
from typing import Final

from kurayami.games.hako_onna.edition import (
    APART,
    BOARDS,
    HALL,
    NAMED,
    SHADOWS,
    SIDES,
    STUDY,
    BoardPlan,
    Edition,
    RoomPlan,
)
from kurayami.games.hako_onna.effects import ADVANCED_ITEMS, ITEMS, WHEN_OF, When
from kurayami.kernel import BadOptions
from kurayami.kernel.toml import Path

GRUDGES: Final = 2
MOST_NEEDS: Final = 10
NAME_LENGTH: Final = 40
"""Most characters of a name."""
TEXT_LENGTH: Final = 300
"""Most characters of a card's text."""

SPACES: Final = " \u3000"

PRINTED_WHEN: Final[tuple[When, ...]] = (
    *("her turn",) * 4,
    "automatic",
    *("interrupt",) * 3,
    "passive",
    "interrupt",
    "her turn",
    "passive",
)
"""Time at which each power may act, by number, which is fixed (HO-13): her turn, automatic, passive or interrupting."""


class Fault:
    """A wrong field: the message, its path, and the message's values."""

    def __init__(self, key: str, path: Path, **params: str | int) -> None:
        self.key = key
        self.path = path
        self.params = params


def check(edition: Edition, source: str) -> None:
    """Raises `BadOptions` at the first fault."""
    for fault in faults(edition):
        raise refusal(fault, source)


def refusal(fault: Fault, source: str, line: int | None = None) -> BadOptions:
    where: dict[str, str | int] = {"file": source, "line": str(line or "none"), "field": field_name(fault.path)}
    return BadOptions(fault.key, **where, **fault.params)


def field_name(path: Path) -> str:
    """Path as a file's author counts, from 1: `powers[6].needs`."""
    parts = [f"[{part + 1}]" if isinstance(part, int) else f".{shown(part)}" for part in path]
    return "".join(parts).lstrip(".")


def shown(text: str) -> str:
    """Start of a player's text, without control characters, for a refusal to repeat."""
    return "".join(letter if letter.isprintable() else "?" for letter in text[:NAME_LENGTH])


def faults(edition: Edition) -> Iterator[Fault]:
    """All faults. Counts come first, so the rest looks at a few entries only."""
    yield from _count_faults(edition)
    yield from _wording_faults(edition)
    yield from _board_faults(edition)
    yield from _power_faults(edition)
    yield from _item_faults(edition)


def _count_faults(edition: Edition) -> Iterator[Fault]:
    if len(edition.boards) != BOARDS:
        yield Fault("ho-edition-count", ("boards",), given=len(edition.boards), wanted=BOARDS, missing="none")
    yield from _power_count_faults([power.effect for power in edition.powers])
    if len(edition.items) > len(ITEMS):
        count = len(edition.items)
        yield Fault("ho-edition-count", ("items",), given=count, wanted=len(ITEMS), missing="none")
    for at, board in enumerate(edition.boards):
        if not 1 <= len(board.rooms) <= 2:
            yield Fault("ho-edition-room-count", ("boards", at, "rooms"), given=len(board.rooms))
        if len(board.doors) > len(SIDES):
            yield Fault("ho-edition-door-count", ("boards", at, "doors"), given=len(board.doors))


def _power_count_faults(effects: Sequence[str]) -> Iterator[Fault]:
    if len(effects) != len(WHEN_OF):
        missing = ", ".join(effect for effect in WHEN_OF if effect not in effects) or "none"
        yield Fault("ho-edition-count", ("powers",), given=len(effects), wanted=len(WHEN_OF), missing=missing)


def _wording_faults(edition: Edition) -> Iterator[Fault]:
    for path, text in _wordings(edition):
        limit = TEXT_LENGTH if path[-1] == "text" else NAME_LENGTH
        if len(text) > limit:
            yield Fault("ho-edition-long", path, given=len(text), limit=limit)
        elif path[-1] == "name" and not text.strip():
            yield Fault("ho-edition-nameless", path)
        elif not all(letter.isprintable() or letter in SPACES for letter in text):
            yield Fault("ho-edition-signs", path)


def _wordings(edition: Edition) -> Iterator[tuple[Path, str]]:
    """All texts players read."""
    yield ("name",), edition.name
    for at, board in enumerate(edition.boards):
        yield ("boards", at, "name"), board.name
        for number, room in enumerate(board.rooms):
            yield ("boards", at, "rooms", number, "name"), room.name
            yield ("boards", at, "rooms", number, "title"), room.title
    powers = [("powers", at, card.name, card.text) for at, card in enumerate(edition.powers)]
    items = [("items", at, card.name, card.text) for at, card in enumerate(edition.items)]
    for field, at, name, text in (*powers, *items):
        if name:  # otherwise it is the house's
            yield (field, at, "name"), name
        yield (field, at, "text"), text


def _board_faults(edition: Edition) -> Iterator[Fault]:
    rooms: list[tuple[Path, RoomPlan]] = [
        (("boards", at, "rooms", number), room)
        for at, board in enumerate(edition.boards)
        for number, room in enumerate(board.rooms)
    ]
    names = [room.name for _, room in rooms]
    for name in NAMED:
        if name not in names:
            yield Fault("ho-edition-room-missing", ("boards",), given=name)
    for at, board in enumerate(edition.boards):
        yield from _own_faults(board, ("boards", at))
    for place, (path, room) in enumerate(rooms):
        if room.name in names[:place]:
            yield Fault("ho-edition-twice", (*path, "name"), given=room.name)
        if room.safe != (room.name == STUDY):
            yield Fault("ho-edition-safe", path, given=room.name)
        if not 1 <= room.shadows <= SHADOWS:
            yield Fault("ho-edition-room-shadows", (*path, "shadows"), given=_figure(room.shadows))
    shadows, grudges = sum(room.shadows for _, room in rooms), sum(room.grudge for _, room in rooms)
    if shadows != SHADOWS:
        yield Fault("ho-edition-shadows", ("boards",), given=shadows, wanted=SHADOWS)
    if grudges != GRUDGES:
        yield Fault("ho-edition-grudge", ("boards",), given=grudges)


def _own_faults(board: BoardPlan, path: Path) -> Iterator[Fault]:
    """Faults of the halls and the Basement, which need boards of their own because floors begin there."""
    numbers = [str(number) for number in range(len(board.rooms))]
    sides: list[str] = []
    for at, door in enumerate(board.doors):
        number, _, side = door.partition(" ")
        if side not in tuple(SIDES) or number not in numbers:
            yield Fault("ho-edition-door", (*path, "doors", at), given=shown(door))
        elif side in sides:
            yield Fault("ho-edition-door-twice", (*path, "doors", at), given=side)
        sides.append(side)
    names = [room.name for room in board.rooms]
    if "Basement" in names and sides:
        yield Fault("ho-edition-basement-door", (*path, "doors"))
    if "Basement" not in names and not sides:
        yield Fault("ho-edition-no-door", (*path, "doors"))
    alone = next((name for name in names if name in (*APART, HALL)), None)
    if alone is not None and len(names) > 1:
        yield Fault("ho-edition-alone", (*path, "rooms"), given=alone)


def _power_faults(edition: Edition) -> Iterator[Fault]:
    effects = [power.effect for power in edition.powers]
    for at, power in enumerate(edition.powers):
        if power.number != at + 1:
            place = ("powers", at, "number")
            yield Fault("ho-edition-power-number", place, given=_figure(power.number), wanted=at + 1)
        elif WHEN_OF[power.effect] != PRINTED_WHEN[at]:
            fitting = ", ".join(effect for effect, when in WHEN_OF.items() if when == PRINTED_WHEN[at])
            place = ("powers", at, "effect")
            yield Fault("ho-edition-when", place, given=power.effect, number=power.number, fitting=fitting)
        if not 0 <= power.needs <= MOST_NEEDS:
            yield Fault("ho-edition-needs", ("powers", at, "needs"), given=_figure(power.needs))
    yield from _repeated("powers", effects)


def _item_faults(edition: Edition) -> Iterator[Fault]:
    for at, item in enumerate(edition.items):
        if item.advanced != (item.effect in ADVANCED_ITEMS):
            right = "false" if item.advanced else "true"
            yield Fault("ho-edition-item-kind", ("items", at, "advanced"), given=item.effect, wanted=right)
    yield from _repeated("items", [item.effect for item in edition.items])


def _figure(number: int) -> str:
    """A finite number as text."""
    return str(number) if abs(number) < 10**9 else "…"


def _repeated(field: str, effects: Sequence[str]) -> Iterator[Fault]:
    for at, effect in enumerate(effects):
        if effect in effects[:at]:
            yield Fault("ho-edition-twice", (field, at, "effect"), given=effect)
