"""An edition's own names for Hako Onna, by the messages they replace in the log (HO-13)."""

from typing import Final

from kurayami.games.hako_onna import Options
from kurayami.games.hako_onna.edition import Edition, RoomPlan
from kurayami.games.hako_onna.edition_file import house_edition
from kurayami.words import Instead, Joined, Wording

WAYS: Final = {"into": "ho-room-into-own", "inside": "ho-room-inside-own"}
"""Messages with a room's name besides the plain one, `ho-room-into-3`, and the form a custom name takes in them."""


def own_words(options: Options) -> dict[str, Wording]:
    edition, house = options.edition, house_edition()
    if edition == house:
        return {}
    return {**_rooms(edition, house), **_powers(edition, house), **_items(edition)}


def _all_rooms(edition: Edition) -> list[RoomPlan]:
    return [room for board in edition.boards for room in board.rooms]


def _rooms(edition: Edition, house: Edition) -> dict[str, Wording]:
    ours = [room.name for room in _all_rooms(house)]
    own: dict[str, Wording] = {}
    for at, room in enumerate(_all_rooms(edition)):
        text = room.title or (room.name if room.name not in ours else "")
        if text:
            own[f"ho-room-{at}"] = text
            own |= {f"ho-room-{way}-{at}": Instead(named, {"room": text}) for way, named in WAYS.items()}
        elif ours.index(room.name) != at:
            there = ours.index(room.name)
            own[f"ho-room-{at}"] = Instead(f"ho-room-{there}")
            own |= {f"ho-room-{way}-{at}": Instead(f"ho-room-{way}-{there}") for way in WAYS}
    return own | _boards(edition, own)


def _boards(edition: Edition, own: dict[str, Wording]) -> dict[str, Wording]:
    """Names of the boards, made from their rooms' names."""
    boards: dict[str, Wording] = {}
    first = 0
    for at, board in enumerate(edition.boards):
        keys = tuple(f"ho-room-{first + number}" for number in range(len(board.rooms)))
        if any(key in own for key in keys):
            boards[f"ho-board-{at}"] = Joined(keys)
        first += len(keys)
    return boards


def _powers(edition: Edition, house: Edition) -> dict[str, Wording]:
    number_of = {power.effect: power.number for power in house.powers}
    own: dict[str, Wording] = {f"ho-power-{power.number}": power.name for power in edition.powers if power.name}
    moved = [power for power in edition.powers if not power.name and number_of[power.effect] != power.number]
    return own | {f"ho-power-{power.number}": Instead(f"ho-power-{number_of[power.effect]}") for power in moved}


def _items(edition: Edition) -> dict[str, Wording]:
    named = [item for item in edition.items if item.name]
    return {f"ho-{kind}-{item.effect}": item.name for item in named for kind in ("card", "tile")}
