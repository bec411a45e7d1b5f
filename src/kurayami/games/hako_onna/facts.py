"""Facts about the cards that screens show: from the tables, so that no screen lists the cards once more."""

from typing import Any, Final

from kurayami.games.hako_onna import items
from kurayami.games.hako_onna.effects import ADVANCED_ITEMS, ITEMS, WHEN_OF


def item_facts() -> dict[str, dict[str, bool]]:
    return {
        item: {
            "advanced": item in ADVANCED_ITEMS,
            "passive": items.TABLE[item].using is None,
            "kills": items.TABLE[item].kills,
            "once": items.TABLE[item].single_use,
        }
        for item in ITEMS
    }


FACTS: Final[dict[str, Any]] = {"items": item_facts(), "powers": WHEN_OF}
"""Written into the screen's types by `kurayami.wire.generate`."""
