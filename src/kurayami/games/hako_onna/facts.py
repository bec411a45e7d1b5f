"""Facts about the cards that screens show: from the tables, so that no screen lists the cards once more."""

from typing import Any, Final

from kurayami.games.hako_onna import items
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


FACTS: Final[dict[str, Any]] = {"items": item_facts(), "powers": WHEN_OF}
"""Written into the screen's types by `kurayami.wire.generate`."""
