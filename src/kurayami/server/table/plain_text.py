"""Names and talk, as people write them: text, without what could trick a reader's eye or a database."""

import unicodedata

from kurayami.kernel import Refusal

INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
JOINER = "\u200d"
"""Joins emoji, and harms nobody."""


def clean(text: str) -> str:
    """Without control characters, marks that turn the direction of writing, and broken characters."""
    kept = (char for char in text if char == JOINER or unicodedata.category(char) not in INVISIBLE)
    return " ".join("".join(kept).split())


def clean_name(name: str) -> str:
    cleaned = clean(name).strip(JOINER)
    if not cleaned:
        raise Refusal("server-name-empty")
    return cleaned
