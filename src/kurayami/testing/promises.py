"""Promises of every game, one small check each. A check raises `Broken` with the promise's name."""

from collections.abc import Sequence
from typing import Any, NoReturn

import msgspec

from kurayami.kernel import CHANCE, CLOCK, AnyRules, Due, IllegalMove, Millis, Move, Seat, Stream
from kurayami.testing.difference import difference
from kurayami.testing.random_games import Footstep
from kurayami.testing.subject import Subject

SAMPLE = 6
"""Actions of each kind tried at each position."""


class Broken(AssertionError):
    def __init__(self, promise: str, detail: str) -> None:
        super().__init__(f"{promise}: {detail}")
        self.promise = promise
        self.detail = detail


def broken(promise: str, detail: object) -> NoReturn:
    raise Broken(promise, str(detail))


def encode(value: Any) -> bytes:
    return msgspec.json.encode(value)


def sample(items: Sequence[Any], stream: Stream, most: int = SAMPLE) -> list[Any]:
    return list(items) if len(items) <= most else stream.shuffled(items)[:most]


def everybody(seats: int) -> list[Seat]:
    return [*range(seats), CHANCE, CLOCK]


def listed_is_accepted(rules: AnyRules, state: Any, seats: int, now: Millis, stream: Stream) -> None:
    before = encode(state)
    for seat in everybody(seats):
        for action in sample(rules.legal(state, seat), stream):
            at = _time_of(rules, state, action, now)
            try:
                rules.apply(state, Move(seat, action, at))
            except IllegalMove as refusal:
                broken("legal means accepted", f"{action} by {seat}: {refusal}")
    if encode(state) != before:
        broken("a state never changes", difference(before, encode(state)))


def _time_of(rules: AnyRules, state: Any, action: Any, now: Millis) -> Millis:
    due = rules.deadline(state)
    if isinstance(action, Due) and due is not None:
        return max(now, due)
    return now if due is None else min(now, max(due - 1, 0))


def unlisted_is_refused(
    subject: Subject, state: Any, seats: int, now: Millis, known: Sequence[Any], stream: Stream
) -> None:
    """Tries actions that were legal elsewhere, for every seat that does not list them here."""
    before = encode(state)
    for seat in everybody(seats):
        listed = subject.rules.legal(state, seat)
        for action in sample(known, stream):
            if subject.unmeasured(action) not in listed:
                refusal = refused(subject.rules, state, Move(seat, action, now))
                if refusal is None:
                    broken("illegal means refused", f"{action} by {seat}")
    if encode(state) != before:
        broken("a refusal changes nothing", difference(before, encode(state)))


def refused(rules: AnyRules, state: Any, move: Move[Any]) -> IllegalMove | None:
    try:
        rules.apply(state, move)
    except IllegalMove as refusal:
        return refusal
    return None


def time_is_kept(rules: AnyRules, state: Any, seats: int, now: Millis) -> None:
    """Checks that `Due` comes at the deadline, and other moves before it."""
    due = rules.deadline(state)
    facts = rules.legal(state, CLOCK)
    if (due is not None) != any(isinstance(fact, Due) for fact in facts):
        broken("a deadline lists Due", f"deadline {due}, facts {facts}")
    if due is None:
        return
    if CLOCK not in rules.movers(state):
        broken("a deadline lists Due", "CLOCK is no mover")
    if due > now and refused(rules, state, Move(CLOCK, Due(), due - 1)) is None:
        broken("Due waits for its deadline", f"accepted at {due - 1}, before {due}")
    for seat in range(seats):
        for action in rules.legal(state, seat)[:1]:
            if refused(rules, state, Move(seat, action, max(due, now))) is None:
                broken("a move at a deadline comes after Due", f"{action} by {seat} accepted at {max(due, now)}")


def movers_can_move(rules: AnyRules, state: Any) -> None:
    movers = rules.movers(state)
    if bool(movers) == (rules.outcome(state) is not None):
        broken("an end has an outcome", f"movers {movers}, outcome {rules.outcome(state)}")
    for seat in movers:
        if not rules.legal(state, seat):
            broken("movers can move", f"{seat} is a mover and has nothing to do")
    chances = rules.chances(state)
    if (CHANCE in movers) != bool(chances):
        broken("chance lists its outcomes", f"movers {movers}, chances {chances}")
    if [chance.action for chance in chances] != list(rules.legal(state, CHANCE)):
        broken("chance lists its outcomes", "legal and chances differ")
    if any(chance.weight < 1 for chance in chances):
        broken("chance lists its outcomes", "a weight below 1")


def nothing_is_lost(subject: Subject, step: Footstep) -> None:
    before, after = subject.census(step.before), subject.census(step.after)
    if before != after:
        broken("nothing is lost", f"{before} became {after} by {step.happening.entry}")


def values_round_trip(rules: AnyRules, step: Footstep, seats: int) -> None:
    values = [(step.after, rules.State), *((event, rules.Event) for event in step.happening.events)]
    if isinstance(step.happening.entry, Move):
        values.append((step.happening.entry.action, rules.Action))
    values += [(rules.view(step.after, seat), rules.View) for seat in (None, *range(seats))]
    for value, kind in values:
        text = encode(value)
        again = msgspec.json.decode(text, type=kind)
        if again != value or encode(again) != text:
            broken("values round-trip through text", f"{type(value).__name__} {difference(text, encode(again))}")
