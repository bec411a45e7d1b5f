"""The only list of extras."""

from typing import Final

from kurayami.extras import hako_onna, hidden_rooms, komnata_strachu
from kurayami.extras.extras import Extras

EXTRAS: Final[dict[str, Extras]] = {
    "hidden-rooms": hidden_rooms.EXTRAS,
    "komnata-strachu": komnata_strachu.EXTRAS,
    "hako-onna": hako_onna.EXTRAS,
}
CHALLENGE: Final = "hidden-rooms"
"""Game of the daily challenge, unless the request names another."""

NONE: Final = Extras()


def extras_of(game: str) -> Extras:
    return EXTRAS.get(game, NONE)
