"""The converse of law 3: as long as a seat was told the same, it is shown the same.

A redeal can't find every leak, because `imagine` copies what it reads in the view, and a leak with it. Here nothing is
redealt. Two worlds are played side by side for one viewer. Wherever a move could have been another without the viewer
being told, they may diverge; then both are played on, differently if need be, as long as the viewer is told the same in
both. All that time the viewer must be shown, offered and refused the same.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from kurayami.kernel import CHANCE, CLOCK, Due, IllegalMove, Millis, Move, Step, Stream
from kurayami.testing.difference import difference
from kurayami.testing.promises import broken, encode, refused, sample
from kurayami.testing.secrecy import Viewer, same_pace
from kurayami.testing.subject import Subject

Pair: TypeAlias = tuple[Any, Any]

TRIES = 10
"""Moves of one world tried to find one the other can answer, before the worlds are rejoined."""

PARTNERS = 4
"""Moves of the other world tried for each of them, besides the same one."""

MIDGAME = 80
"""Moves played from a midgame position."""

SILENCE = encode([None, None, []])


class PartingCounts(Struct):
    """Counts for a pair of worlds."""

    partings: int = 0
    """Times they diverged."""
    apart: int = 0
    """Moves they were apart."""


def two_worlds(
    subject: Subject, options: Any, seeds: Sequence[bytes], viewers: Sequence[Viewer] | None = None
) -> PartingCounts:
    """Plays two worlds for each seed and viewer (default: all), and compares them at every move. Raises `Broken`.

    They start at the beginning, or mostly at midgame if the subject has one, there sometimes as two deals of the same
    view.
    """
    rules = subject.rules
    tally, tried = PartingCounts(), Counter[bytes]()
    for number, seed in enumerate(seeds):
        early = subject.midgame is None or number % 8 == 0
        for viewer in viewers or (None, *range(rules.seats(options))):
            stream = Stream(seed, f"worlds {viewer}")
            start = rules.setup(options) if early or subject.midgame is None else subject.midgame(options, stream)
            redeal = not early and number % 2
            worlds = (start, rules.imagine(rules.view(start, viewer), stream) if redeal else start)
            side_by_side = SideBySide(subject, rules.seats(options), viewer, stream, tried)
            side_by_side.play(worlds, subject.most_moves if early else MIDGAME, tally)
    return tally


class SideBySide:
    """Two worlds, seen by one viewer."""

    def __init__(self, subject: Subject, seats: int, viewer: Viewer, stream: Stream, tried: Counter[bytes]) -> None:
        self.subject = subject
        self.rules = subject.rules
        self.seats = seats
        self.viewer = viewer
        self.stream = stream
        self.tried = tried
        self.now: Millis = 0
        self._known: dict[bytes, Any] = {}
        self._last = ""

    # Playing on

    def play(self, worlds: Pair, moves: int, tally: PartingCounts) -> None:
        for _ in range(moves):
            if not self.rules.movers(worlds[0]):
                break
            together = worlds[0] == worlds[1]
            following = self.play_on(worlds)
            if following is None:
                worlds = (worlds[0], worlds[0])
                continue
            worlds = following
            if worlds[0] != worlds[1]:
                tally.partings += together
                tally.apart += 1
                self.compare(worlds)

    def play_on(self, worlds: Pair) -> Pair | None:
        """The worlds after a move in one or both that tells the viewer the same; None if there is none."""
        self.now += self.stream.below(self.subject.pace)
        first = self.stream.below(2)
        for lead in self._late(worlds) or (first, 1 - first):
            for move in self._moves(worlds[lead]):
                following = self._answered(worlds, lead, move)
                if following is not None:
                    self.now = max(self.now, move.at)
                    self._known[encode(move.action)] = move.action
                    self.tried[encode(move.action)] += 1
                    return following
        return None

    def _late(self, worlds: Pair) -> tuple[int, ...]:
        """Worlds where a deadline was reached: nothing else happens there before the clock reports it."""
        dues = [self.rules.deadline(world) for world in worlds]
        return tuple(index for index, due in enumerate(dues) if due is not None and due <= self.now)

    def _moves(self, world: Any) -> Iterator[Move[Any]]:
        """Possible moves, all kinds equally likely. Asides are rarer, and so is waiting for a deadline."""
        due = self.rules.deadline(world)
        late = due is not None and due <= self.now
        if due is not None and (late or self.stream.below(TRIES) == 0):
            yield Move(CLOCK, Due(), max(due, self.now))
        if late:
            return
        movers = self.rules.movers(world)
        seats = [seat for seat in movers if seat != CLOCK] * 6 + [*range(self.seats), CLOCK]
        for _ in range(TRIES if seats else 0):
            seat = self.stream.choice(seats)
            actions = [action for action in self.rules.legal(world, seat) if not isinstance(action, Due)]
            if actions:
                yield Move(seat, self._choice(actions), self.now)
        if due is not None:
            yield Move(CLOCK, Due(), max(due, self.now))

    def _choice(self, actions: Sequence[Any]) -> Any:
        """A move of a random kind, or the least tried so far, so that rare ones happen as well."""
        if self.stream.below(2):
            counts = [self.tried[encode(action)] for action in actions]
            rarest = min(counts)
            return self.stream.choice([a for a, count in zip(actions, counts, strict=True) if count == rarest])
        kinds: dict[type, list[Any]] = {}
        for action in actions:
            kinds.setdefault(type(action), []).append(action)
        return self.stream.choice(self.stream.choice(list(kinds.values())))

    def _answered(self, worlds: Pair, lead: int, move: Move[Any]) -> Pair | None:
        """The worlds after this move in the leading one, and nothing or an equally telling move in the other."""
        step = self._step(worlds[lead], move)
        if step is None:
            return None
        telling = self.told(worlds[lead], move, step)
        other = worlds[1 - lead]
        partners = list(self._partners(other, move))
        if telling == SILENCE and self.stream.below(2):
            partners = []
        for partner in partners:
            answer = self._step(other, partner)
            if answer is not None and self.told(other, partner, answer) == telling:
                self._last = f"{move} and {partner}"
                return (step.state, answer.state) if lead == 0 else (answer.state, step.state)
        if telling == SILENCE:
            self._last = f"{move} and nothing"
            return (step.state, other) if lead == 0 else (other, step.state)
        return None

    def _partners(self, world: Any, move: Move[Any]) -> Iterator[Move[Any]]:
        """The same move, and others of its seat, in either order, so that the worlds may diverge."""
        others = [action for action in self.rules.legal(world, move.by) if action != move.action]
        some = [Move(move.by, action, move.at) for action in sample(others, self.stream, PARTNERS)]
        before = move.by == CHANCE or self.stream.below(2)
        yield from (*some, move) if before else (move, *some)

    def _step(self, world: Any, move: Move[Any]) -> Step[Any, Any] | None:
        try:
            return self.rules.apply(world, move)
        except IllegalMove:
            return None

    def told(self, world: Any, move: Move[Any], step: Step[Any, Any]) -> bytes:
        """Bytes that tell the viewer of a move: that it made it itself, what it sees of it, and the events."""
        own = move.action if move.by == self.viewer else None
        seen = self.subject.seen(world, move, step.state, self.viewer)
        return encode([own, seen, self._news(step.events)])

    def _news(self, events: Sequence[Any]) -> list[Any]:
        news = (self.rules.witness(event, self.viewer) for event in events)
        return [event for event in news if event is not None]

    # Comparing

    def compare(self, worlds: Pair) -> None:
        """Compares view, legal actions, audiences, countdown, refusals and pace, to the byte."""
        rules, viewer = self.rules, self.viewer
        if sorted(tuple(rules.movers(world)) for world in worlds) == [(), (CHANCE,)]:
            return  # after the end, when chance turns up the rest
        same_pace(self.subject, *worlds, f"for {viewer}, after {self._last}")
        self._same("view", [rules.view(world, viewer) for world in worlds])
        self._same("countdown", [rules.countdown(world, viewer) for world in worlds])
        if viewer is not None:
            self._same("legal actions", [rules.legal(world, viewer) for world in worlds])
            self._same("audiences", [rules.audiences(world, viewer) for world in worlds])
            if not self._late(worlds):
                listed = rules.legal(worlds[0], viewer)
                for action in sample(list(self._known.values()), self.stream, 2):
                    if self.subject.unmeasured(action) not in listed:
                        refusals = [refused(rules, world, Move(viewer, action, self.now)) for world in worlds]
                        self._same("refusals", [refusal and (refusal.key, refusal.params) for refusal in refusals])

    def _same(self, what: str, values: list[Any]) -> None:
        one, two = (encode(value) for value in values)
        if one != two:
            where = f"for {self.viewer} at {difference(one, two)}, after {self._last}"
            broken(f"two worlds, the same news, different {what}", where)
