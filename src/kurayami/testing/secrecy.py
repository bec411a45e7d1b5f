"""Law 3: what a seat can't know does not reach it, in any form.

Everything the viewer can't know is redealt. In both worlds the viewer must be shown, offered and refused the same; and
as long as it sees the same, it must be told the same.
"""

from collections.abc import Sequence
from typing import Any

from kurayami.kernel import CHANCE, CLOCK, Millis, Move, Seat, Stream
from kurayami.testing.difference import difference
from kurayami.testing.promises import broken, encode, everybody, refused, sample
from kurayami.testing.subject import Subject

Viewer = Seat | None


def view_tells_no_secret(
    subject: Subject, state: Any, seats: int, now: Millis, known: Sequence[Any], stream: Stream
) -> dict[Viewer, bool]:
    """Checks one position for every viewer. Returns the viewers for whom two redeals dealt the secrets differently."""
    varied = {}
    for viewer in (None, *range(seats)):
        other = subject.rules.imagine(subject.rules.view(state, viewer), stream)
        _same_view(subject, state, other, viewer, "a re-deal changes the view")
        if viewer is not None:
            _same_offers(subject, state, other, viewer)
            _same_refusals(subject, state, other, viewer, now, sample(known, stream))
        same_pace(subject, state, other, f"for {viewer}")
        _same_news(subject, (state, other), viewer, now, seats, stream)
        if subject.secrets:
            third = subject.rules.imagine(subject.rules.view(state, viewer), stream)
            varied[viewer] = subject.secrets(other, viewer) != subject.secrets(third, viewer)
    return varied


def _same_view(subject: Subject, state: Any, other: Any, viewer: Viewer, promise: str) -> None:
    one, two = encode(subject.rules.view(state, viewer)), encode(subject.rules.view(other, viewer))
    if one != two:
        broken(promise, f"for {viewer} at {difference(one, two)}")


def same_pace(subject: Subject, state: Any, other: Any, where: str) -> None:
    """Checks that the same step is taken at once in both worlds, or in neither."""
    if subject.forced is None:
        return
    (one, at_once), (two, too) = subject.forced(state), subject.forced(other)
    if one == two and at_once != too:
        broken("two worlds, the same step, different pace", f"{where}, at {one}")


def _same_offers(subject: Subject, state: Any, other: Any, viewer: Seat) -> None:
    rules = subject.rules
    one, two = encode(rules.legal(state, viewer)), encode(rules.legal(other, viewer))
    if one != two:
        broken("a re-deal changes the legal actions", f"for {viewer} at {difference(one, two)}")
    one, two = encode(rules.audiences(state, viewer)), encode(rules.audiences(other, viewer))
    if one != two:
        broken("a re-deal changes the audiences", f"for {viewer} at {difference(one, two)}")


def _same_refusals(subject: Subject, state: Any, other: Any, viewer: Seat, now: Millis, actions: Sequence[Any]) -> None:
    listed = subject.rules.legal(state, viewer)
    for action in actions:
        if subject.unmeasured(action) in listed:
            continue
        one, two = (refused(subject.rules, world, Move(viewer, action, now)) for world in (state, other))
        if one is None or two is None or (one.key, one.params) != (two.key, two.params):
            broken("a re-deal changes a refusal", f"for {viewer}, {action}: {one} != {two}")


def _same_news(
    subject: Subject, worlds: tuple[Any, Any], viewer: Viewer, now: Millis, seats: int, stream: Stream
) -> None:
    """Plays the same move in both worlds: as long as the views stay equal, so must the events and the sizes."""
    rules = subject.rules
    for seat in everybody(seats):
        in_both = [action for action in rules.legal(worlds[0], seat) if action in rules.legal(worlds[1], seat)]
        for action in sample(in_both, stream, most=3):
            due = [rules.deadline(world) for world in worlds] if seat == CLOCK else []
            at = max([now, *(moment for moment in due if moment is not None)])
            if any(refused(rules, world, Move(seat, action, at)) for world in worlds):
                continue  # a deadline that only one world has
            steps = [rules.apply(world, Move(seat, action, at)) for world in worlds]
            if encode(rules.view(steps[0].state, viewer)) != encode(rules.view(steps[1].state, viewer)):
                continue
            news = [_news(subject, step.events, viewer) for step in steps]
            if news[0] != news[1]:
                broken("a re-deal changes the news", f"for {viewer}, {action} by {seat}: {difference(*news)}")
            waits = [CHANCE in rules.movers(step.state) for step in steps]
            if waits[0] != waits[1]:
                broken("a re-deal changes the news", f"for {viewer}, {action} by {seat}: chance moves in one only")


def _news(subject: Subject, events: Sequence[Any], viewer: Viewer) -> bytes:
    seen = [subject.rules.witness(event, viewer) for event in events]
    return encode([event for event in seen if event is not None])
