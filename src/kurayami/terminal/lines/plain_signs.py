"""Text for a terminal that knows few signs."""

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
    """The same with signs that the encoding has: letters without their marks, quotes that are straight."""
    if can_write(text, encoding):
        return text
    bare = unicodedata.normalize("NFKD", text.translate(INSTEAD))
    return "".join(sign for sign in bare if can_write(sign, encoding)) if can_write("a", encoding) else text
