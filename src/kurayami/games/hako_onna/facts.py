"""Facts about the cards for the screens, from the tables, so that no screen lists the cards again."""

from typing import Any, Final

from kurayami.games.hako_onna import items
from kurayami.games.hako_onna.edition_file import house_edition
from kurayami.games.hako_onna.effects import ADVANCED_ITEMS, WHEN_OF


def item_facts() -> dict[str, dict[str, bool]]:
    return {
        item: {
            "advanced": item in ADVANCED_ITEMS,
            "passive": row.using is None,
            "kills": row.kills,
            "once": row.single_use,
        }
        for item, row in items.TABLE.items()
    }


def house_facts() -> dict[str, Any]:
    """The house edition's rooms and powers, by number."""
    edition = house_edition()
    return {
        "rooms": [room.name for board in edition.boards for room in board.rooms],
        "powers": [
            {"number": power.number, "effect": power.effect, "rank": power.rank, "needs": power.needs}
            for power in edition.powers
        ],
    }


FACTS: Final[dict[str, Any]] = {"items": item_facts(), "powers": WHEN_OF, "house": house_facts()}
"""Written into the screen's types by `kurayami.wire.generate`."""
