"""A record of any game, in words."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from kurayami.extras import extras_of
from kurayami.kernel import CHANCE, CLOCK, Move, Refusal, Seat
from kurayami.record import load, replay, verify
from kurayami.terminal.hidden_rooms import board
from kurayami.terminal.saying import say_value
from kurayami.words import Words

DRAWINGS: Final[dict[str, Callable[[Any, Words, bool], str]]] = {"hidden-rooms": board.draw}
"""Functions that draw a game's view, by game."""


def show(text: str, seat: Seat | None, words: Words, colours: bool) -> Iterator[str]:
    """Shows the game step by step, as the seat saw it. Raises `Refusal` if there is no such seat."""
    record = load(text)
    game = record.header.game
    seats = record.rules.seats(record.options)
    if seat is not None and not 0 <= seat < seats:
        raise Refusal("replay-no-such-seat", seat=seat, seats=seats)
    own_words = extras_of(game).own_words
    words = Words(words.language, own_words(record.options)) if own_words else words
    yield words.say("replay-title", game=game, moves=len(record.entries))
    for number, (table, happening) in enumerate(replay(record), 1):
        lines = [f"{number:4}  {who(happening.entry.by, words)}"]
        if not isinstance(happening.entry, Move):
            lines[0] = words.label(lines[0], words.say("replay-undo"))
        seen = [table.rules.witness(event, seat) for event in happening.events]
        lines += [f"      {say_value(words, game, 'event', event)}" for event in seen if event is not None]
        if game in DRAWINGS and happening.entry.by not in (CHANCE, CLOCK):
            lines.append("\n" + DRAWINGS[game](table.rules.view(table.state, seat), words, colours) + "\n")
        yield "\n".join(lines)
    if record.end is None:
        yield words.say("replay-unfinished")


def who(seat: Seat, words: Words) -> str:
    if seat == CHANCE:
        return words.say("replay-chance")
    if seat == CLOCK:
        return words.say("replay-clock")
    return words.say("replay-seat", seat=seat)


def verdict(text: str, words: Words) -> Iterator[str]:
    """Verifies a record. Raises `RecordError` at the first wrong line."""
    found = verify(load(text))
    if found.proven:
        yield words.say("replay-proven", moves=found.moves, draws=found.draws)
    else:
        yield words.say("replay-not-drawn-here")
    if found.measured:
        yield words.say("replay-measured", measured=found.measured)
