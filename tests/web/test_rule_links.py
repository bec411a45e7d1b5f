"""Every refusal a player can meet links to its rule, and every linked rule exists."""

import re
from pathlib import Path

import pytest

from kurayami.words import LANGUAGES

ROOT = Path(__file__).parents[2]
GAMES = {"HR": "hidden-rooms", "KS": "komnata-strachu", "HO": "hako-onna"}

LINKED = dict(
    re.findall(
        r'"((?:web-)?\w\w-[a-z-]+)": "(\w\w-\d+)"', (ROOT / "web/src/lib/rules/rule.svelte.ts").read_text("utf-8")
    )
)
"""Rules by the keys of refusals."""

UNRULED = {
    *("hr-no-such-seat", "ks-no-such-seat", "ho-no-seat"),  # only a program asks for a seat that isn't there
    *("hr-only-chance-draws", "hr-nothing-to-draw", "hr-not-in-pile"),  # only a program speaks for luck
    *("ks-only-chance", "ks-nothing-to-draw", "ks-not-in-deck", "ks-not-first", "ho-no-chance"),
    *("ks-only-clock", "ks-not-due", "ks-not-to-be-sent", "ks-bad-trip", "ks-bad-time"),  # or for the table's clock
    *("ks-gone-already", "ks-here-already", "ho-no-deadline", "ho-not-due"),
}
"""Refusals no player meets."""


def refusals() -> set[str]:
    """Refusal keys in the games' rules, without those about options, books and editions."""
    texts = [file.read_text("utf-8") for file in (ROOT / "src/kurayami/games").rglob("*.py")]
    named = {key for text in texts for key in re.findall(r'"((?:hr|ks|ho)-[a-z-]+)"', text)}
    about_files = re.compile(
        r"hr-book-|hr-turn-limit|hr-no-such-night|ks-bad-|ks-same-|ho-options-|ho-edition-|ho-room"
    )
    return {key for key in named if not about_files.match(key)}


def test_every_refusal_leads_to_its_rule() -> None:
    found = refusals()
    assert len(found) > 35
    assert found - LINKED.keys() - UNRULED == set()
    assert {key for key in LINKED if not key.startswith("web-")} - found == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_is_led_to_is_there(language: str) -> None:
    folder = ROOT / "docs/rules" / ("" if language == "en" else language)
    pages = {initials: (folder / f"{game}.md").read_text("utf-8") for initials, game in GAMES.items()}
    assert [rule for rule in LINKED.values() if f"**{rule}**" not in pages[rule[:2]]] == []
