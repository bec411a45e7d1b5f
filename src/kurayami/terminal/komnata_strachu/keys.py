"""Keys of each player at a shared keyboard (KS-28)."""

from typing import Final, NamedTuple


class KeyRow(NamedTuple):
    tokens: str
    light: str


class Press(NamedTuple):
    lane: int
    token: int | None
    """Token; None: the light."""


ALONE: Final = (KeyRow("12345", "space"),)
SHARED: Final = (KeyRow("qwert", "space"), KeyRow("uiop[", "enter"), KeyRow("zxcvb", "n"))
"""Keys on the left, on the right, at the lower left."""
NAMES: Final = {"left_square_bracket": "["}


def rows_for(players: int) -> tuple[KeyRow, ...]:
    return ALONE if players == 1 else SHARED[:players]


def press_of(key: str, rows: tuple[KeyRow, ...]) -> Press | None:
    """Meaning of a key, if it has one."""
    sign = NAMES.get(key, key)
    for lane, row in enumerate(rows):
        if key == row.light:
            return Press(lane, None)
        if len(sign) == 1 and sign in row.tokens:
            return Press(lane, row.tokens.index(sign))
    return None
