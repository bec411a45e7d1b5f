"""Ids of the rules, and those cited by tests."""

import re
from pathlib import Path

TESTS = Path(__file__).parent
DOCS = TESTS.parent / "docs" / "rules"


def ids_of_pages() -> dict[str, set[str]]:
    """Ids on each rules page: its list items begin with `- **HR-14**`."""
    return {
        page.name: set(re.findall(r"^\s*- \*\*([A-Z]{2}-\d+)\*\*", page.read_text("utf-8"), re.MULTILINE))
        for page in sorted(DOCS.glob("*.md"))
    }


def ids_in_tests() -> set[str]:
    """Ids that tests cite with `@pytest.mark.rule`."""
    found: set[str] = set()
    for file in TESTS.rglob("test_*.py"):
        for mark in re.findall(r"mark\.rule\(([^)]*)\)", file.read_text("utf-8")):
            found |= set(re.findall(r'"([A-Z]{2}-\d+)"', mark))
    return found
