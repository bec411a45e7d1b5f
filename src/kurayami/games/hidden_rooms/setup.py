"""The state before the first move."""

from kurayami.games.hidden_rooms.book import TITLE_LENGTH, check_book
from kurayami.games.hidden_rooms.model import Options, State
from kurayami.kernel import BadOptions


def seats(options: Options) -> int:
    return 1


def setup(options: Options) -> State:
    check_book(options.book, options.book.title[:TITLE_LENGTH])
    if options.turn_limit is not None and options.turn_limit < 1:
        raise BadOptions("hr-turn-limit", limit=options.turn_limit)
    return State(options)
