"""Matching of a typed line against choices."""

from collections.abc import Sequence


def matching(choices: Sequence[str], line: str) -> list[int]:
    """Index of the choice with that number, or of all that contain every word of the line."""
    if line.isascii() and line.isdigit():
        return [int(line) - 1] if 1 <= int(line) <= len(choices) else []
    wanted = line.lower().split()
    exact = [place for place, words in enumerate(choices) if words.lower() == line.lower()]
    within = [place for place, words in enumerate(choices) if all(word in words.lower() for word in wanted)]
    return exact or (within if wanted else [])
