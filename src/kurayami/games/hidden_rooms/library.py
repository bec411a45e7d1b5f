"""The books shipped with the game."""

from importlib.resources import files
from typing import Final

from kurayami.games.hidden_rooms.book import Book, read_book

_SHELF: Final = files("kurayami.games.hidden_rooms") / "books"


def _from_shelf(name: str) -> Book:
    file = f"{name}.toml"
    return read_book((_SHELF / file).read_text("utf-8"), file)


BOOKS: Final = {"rooms": _from_shelf("rooms"), "deeper-rooms": _from_shelf("deeper-rooms")}
