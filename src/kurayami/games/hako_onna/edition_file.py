"""An edition as a TOML file that an owner writes (HO-13)."""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, TypeVar, get_args

from msgspec import ValidationError, convert
from msgspec.structs import replace

from kurayami.games.hako_onna.edition import BoardPlan, Edition, ItemCard, PowerCard, Rank, RoomPlan
from kurayami.games.hako_onna.edition_check import Fault, faults, refusal, shown
from kurayami.games.hako_onna.effects import ITEMS, WHEN_OF
from kurayami.kernel import BadOptions, toml

BYTES: Final = 32_768
"""Largest file."""
SHAPES: Final = {"boards": BoardPlan, "rooms": RoomPlan, "powers": PowerCard, "items": ItemCard}
_AT: Final = re.compile(r" - at `\$([^`]*)`$")

Card = TypeVar("Card", PowerCard, ItemCard)


def house_text() -> str:
    """The house edition as a file, to start from."""
    return files("kurayami.games.hako_onna").joinpath("edition.toml").read_text(encoding="utf-8")


@cache
def _house_names() -> dict[str, str]:
    """Name of each card in the house edition's file, by effect."""
    written = toml.parse(house_text())
    return {card["effect"]: card["name"] for field in ("powers", "items") for card in written[field]}


@cache
def house_edition() -> Edition:
    return read(house_text(), "edition.toml")


def load(path: Path) -> Edition:
    """Raises `BadOptions`, or `OSError` if there is no such file."""
    with path.open("rb") as file:
        return decode(file.read(BYTES + 1), path.name)


def decode(content: bytes, source: str) -> Edition:
    """An edition from the bytes of a file. Raises `BadOptions`."""
    if len(content) > BYTES:
        raise BadOptions("ho-edition-big", file=source, limit=BYTES // 1024)
    try:
        return read(content.decode("utf-8"), source)
    except UnicodeDecodeError:
        raise BadOptions("ho-edition-not-text", file=source) from None


def read(text: str, source: str) -> Edition:
    """An edition from the text of a file. Raises `BadOptions` with the line, the field and what would be right."""
    text = text.replace("\r\n", "\n")
    try:
        written = toml.parse(text)
    except toml.NotToml as error:
        line = str(error.line or "none")
        raise BadOptions("ho-edition-toml", file=source, line=line, field="none", problem=error.problem) from None
    try:
        edition = _in_one_line(convert(written, Edition))
    except ValidationError as error:
        fault = _shape_fault(written, str(error))
        raise refusal(fault, source, toml.line_of(text, fault.path)) from None
    for fault in faults(edition):
        raise refusal(fault, source, toml.line_of(text, fault.path))
    return replace(edition, powers=tuple(map(_plain, edition.powers)), items=tuple(map(_plain, edition.items)))


def _in_one_line(edition: Edition) -> Edition:
    """Joins a text written in several lines."""
    powers = tuple(replace(card, text=" ".join(card.text.split())) for card in edition.powers)
    items = tuple(replace(card, text=" ".join(card.text.split())) for card in edition.items)
    return replace(edition, powers=powers, items=items)


def _plain(card: Card) -> Card:
    """Leaves out a name that equals the house's, so it is shown in each reader's language."""
    return replace(card, name="") if card.name == _house_names().get(card.effect) else card


def _shape_fault(written: dict[str, Any], problem: str) -> Fault:
    """Turns msgspec's complaint into a fault."""
    found = _AT.search(problem)
    path = _path(found[1]) if found else ()
    reason = _AT.sub("", problem)
    quoted = re.findall(r"`([^`]*)`", reason)
    if reason.startswith("Expected") and len(quoted) == 2:
        return Fault("ho-edition-kind", path, wanted=quoted[0], given=quoted[1])
    if reason.startswith("Object missing"):
        return Fault("ho-edition-field-missing", path, given=quoted[0])
    if reason.startswith("Object contains"):
        return Fault("ho-edition-field-unknown", (*path, quoted[0]), known=", ".join(_known_fields(path)))
    if reason.startswith("Invalid enum value"):
        given = shown(str(_value_at(written, path)))
        return Fault("ho-edition-not-one-of", path, given=given, known=", ".join(_allowed(path)))
    return Fault("ho-edition-shape", path, problem=reason)


def _path(text: str) -> toml.Path:
    """Path parsed from `.powers[3].needs`."""
    return tuple(int(index) if index else key for key, index in re.findall(r"\.([^.\[\]]+)|\[(\d+)\]", text))


def _value_at(written: Any, path: toml.Path) -> object:
    for part in path:
        written = written[part]
    return written


def _known_fields(path: toml.Path) -> tuple[str, ...]:
    keys = [part for part in path if isinstance(part, str)]
    return (SHAPES[keys[-1]] if keys else Edition).__struct_fields__


def _allowed(path: toml.Path) -> tuple[str, ...]:
    if path[-1] == "rank":
        return get_args(Rank)
    return tuple(WHEN_OF) if path[0] == "powers" else ITEMS
