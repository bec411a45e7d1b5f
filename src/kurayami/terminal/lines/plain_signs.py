"""Text for a terminal with few characters."""

import unicodedata
from typing import Final

INSTEAD: Final = str.maketrans(
    {
        **dict.fromkeys("“”„「」", '"'),
        **dict.fromkeys("’‘", "'"),
        **dict.fromkeys("–—─╴╶", "-"),
        **dict.fromkeys("└┌├┘┴┐┤┬┼╵╷", "+"),
        "│": "|",
        "…": "...",
        "·": ".",
        "×": "x",
        "╳": "X",
        "ł": "l",
        "Ł": "L",
        "⌂": "#",
        "▲": "^",
        "▶": ">",
        "▼": "v",
        "◀": "<",
        "↑": "^",
        "↓": "v",
        "♪": "*",
    }
)


def can_write(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def plainly(text: str, encoding: str) -> str:
    """The text in characters the encoding has: letters without diacritics, straight quotes."""
    if can_write(text, encoding):
        return text
    bare = unicodedata.normalize("NFKD", text.translate(INSTEAD))
    return "".join(sign for sign in bare if can_write(sign, encoding)) if can_write("a", encoding) else text
