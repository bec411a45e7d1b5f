"""Random games, each from its own stream: the same seed gives the same game."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from kurayami.kernel import CHANCE, CLOCK, Due, Millis, Move, Stream
from kurayami.table import Happening, Seeded, Table
from kurayami.testing.subject import Subject


class Footstep(Struct, frozen=True):
    """One move of a random game, and the states before and after it."""

    before: Any
    happening: Happening[Any, Any]
    after: Any
    now: Millis
    """Time of the last move."""


def seeded(seed: bytes, seats: int) -> Seeded:
    """Chance for a game without people, whose nonces are zeros."""
    return Seeded(seed, [bytes(len(seed))] * seats)


def wander(table: Table[Any, Any, Any, Any, Any], chance: Seeded, subject: Subject, seed: bytes) -> Iterator[Footstep]:
    """Plays the table's game at random to its end."""
    stream = Stream(seed, "wander")
    draws = 0
    for _ in range(subject.most_moves):
        if not table.rules.movers(table.state):
            return
        before = table.state
        if table.may_undo(0) and stream.below(9) == 0:
            yield Footstep(before, table.undo(0, table.now), table.state, table.now)
            continue
        if CHANCE in table.rules.movers(before):
            move = Move(CHANCE, chance(table.rules.chances(before), draws), table.now)
            draws += 1
        else:
            move = _random_move(table, subject, stream)
        (happening,) = table.play(move)
        yield Footstep(before, happening, table.state, table.now)


def _random_move(table: Table[Any, Any, Any, Any, Any], subject: Subject, stream: Stream) -> Move[Any]:
    """A move of a seat that may make one. Asides are rarer; time goes on; deadlines come first."""
    rules, state = table.rules, table.state
    movers = rules.movers(state)
    now = table.now + stream.below(subject.pace)
    due = rules.deadline(state)
    seats = [seat for seat in movers if seat != CLOCK] * 6 + list(range(table.seats))
    choices = {seat: rules.legal(state, seat) for seat in dict.fromkeys(seats)}
    facts = [fact for fact in rules.legal(state, CLOCK) if not isinstance(fact, Due)]
    if facts and (stream.below(3) == 0 or movers == (CLOCK,)):
        seats, choices[CLOCK] = [CLOCK], facts
    seats = [seat for seat in seats if choices[seat]]
    if due is not None and (now >= due or not seats):
        return Move(CLOCK, Due(), max(due, table.now))
    seat = stream.choice(seats)
    return Move(seat, stream.choice(choices[seat]), now)
