"""Positions that occur in real games."""

from collections.abc import Iterator

from kurayami.bots import bot_of
from kurayami.games import hidden_rooms
from kurayami.games.hidden_rooms import BOOKS, Action, Options, View, legal, outcome, view
from kurayami.games.hidden_rooms.book import Book
from kurayami.kernel import Move, Stream
from kurayami.table import Seeded, Table


def game(level: str, number: int, book: str = "rooms", budget: int = 1000) -> Iterator[tuple[View, Action]]:
    """Views and decisions of a bot in a game."""
    return game_of(level, number, BOOKS[book], budget)


def game_of(level: str, number: int, book: Book, budget: int = 1000) -> Iterator[tuple[View, Action]]:
    seed = number.to_bytes(32, "big")
    rng, bot = Stream(seed, "bot 0"), bot_of("hidden-rooms", level)
    table = Table(hidden_rooms, Options(book, turn_limit=100), Seeded(seed, [bytes(32)]))
    while outcome(table.state) is None:
        seen = view(table.state, 0)
        decision = bot(seen, legal(table.state, 0), (), rng, budget)
        assert decision is not None
        yield seen, decision.action
        table.play(Move(0, decision.action, 0))
