"""The only list of games."""

from typing import Final

from kurayami.games import hako_onna, hidden_rooms, komnata_strachu
from kurayami.kernel import AnyRules, Refusal

GAMES: Final[dict[str, AnyRules]] = {
    "hidden-rooms": hidden_rooms,
    "komnata-strachu": komnata_strachu,
    "hako-onna": hako_onna,
}


def game(name: str) -> AnyRules:
    """The rules of a game by its name in the catalog. Raises `Refusal`."""
    if name not in GAMES:
        raise Refusal("catalog-no-such-game", name=name, games=", ".join(GAMES))
    return GAMES[name]
