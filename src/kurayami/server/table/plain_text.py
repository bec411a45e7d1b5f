"""Names and chat as plain text, without characters that could fool a reader or a database."""

import unicodedata

from kurayami.kernel import Refusal

INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
JOINER = "\u200d"
"""Character that joins emoji; harmless."""


def clean(text: str) -> str:
    """Removes control characters, direction marks and broken characters."""
    kept = (char for char in text if char == JOINER or unicodedata.category(char) not in INVISIBLE)
    return " ".join("".join(kept).split())


def clean_name(name: str) -> str:
    cleaned = clean(name).strip(JOINER)
    if not cleaned:
        raise Refusal("server-name-empty")
    return cleaned
