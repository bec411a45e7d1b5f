"""Every game of the catalog, as the suite sees it."""

from typing import Final

from kurayami.games import hidden_rooms
from kurayami.testing.subject import Subject


def hidden_rooms_census(state: hidden_rooms.State) -> object:
    laid = [tile for tile in state.board if tile is not None]
    return sorted([*state.pile, *state.memory, *state.discard, *state.offered, *laid])


SUBJECTS: Final = {
    "hidden-rooms": Subject(
        rules=hidden_rooms,
        options=(
            hidden_rooms.Options(turn_limit=500),
            hidden_rooms.Options(book=hidden_rooms.BOOKS["deeper-rooms"], turn_limit=3),
        ),
        census=hidden_rooms_census,
    ),
}
