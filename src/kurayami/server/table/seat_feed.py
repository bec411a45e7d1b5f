"""Feed of a seat or of spectators: what they have seen and heard, encoded once for all their clients."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from kurayami.extras import Believer
from kurayami.kernel import AnyRules, Millis, Outcome, Seat
from kurayami.server.store.rows import Said
from kurayami.server.table.view_diff import ViewDiff, view_diff
from kurayami.table import Happening, UndoEntry
from kurayami.table.table import Entry
from kurayami.wire.messages import HandSway, Talk, Update

ENCODER: Final = msgspec.json.Encoder()
encode = ENCODER.encode


class Position(Struct, frozen=True):
    """A stored moment of a game, safe to show."""

    state: Any
    length: int
    """Length of the log."""
    may_undo: tuple[bool, ...]
    hand: HandSway | None = None
    """Sway of the hand that everyone sees."""
    forced: tuple[Seat, Any] | None = None
    """Seat that has no choice, and its only action, if everybody knows that."""


class SeatSnapshot(Struct, frozen=True):
    """Everything a viewer sees at one moment. Updates are sent when it changes."""

    view: Any
    legal: tuple[Raw, ...]
    forced: Raw | None
    may_undo: bool
    audiences: tuple[str, ...]
    outcome: Outcome | None
    reveal: Raw | None
    hand: HandSway | None
    belief: tuple[int, ...] | None


class SeatFeed:
    def __init__(self, rules: AnyRules | None, seat: Seat | None, believer: Believer | None = None) -> None:
        self.rules = rules
        self.seat = seat
        self._believer = believer
        self.events: list[Raw] = []
        self.talk: list[Raw] = []
        self.sight: SeatSnapshot | None = None
        self._position: Position | None = None
        self._read = 0
        self._heard = 0
        self._undone: list[tuple[int, int]] = []
        self._undoable: list[tuple[Seat, int, int]] = []
        """Moves that may be undone: by whom, and the numbers of their events."""
        self._diff: tuple[SeatSnapshot | None, SeatSnapshot | None, ViewDiff] | None = None

    def look(self, log: Sequence[Happening[Any, Any]], position: Position) -> None:
        """Takes in events up to the position."""
        if position is self._position:
            return
        assert self.rules is not None
        for happening in log[self._read : position.length]:
            first = len(self.events)
            for event in happening.events:
                seen = self.rules.witness(event, self.seat)
                if seen is not None:
                    self.events.append(Raw(encode(seen)))
            self._note_undo(happening.entry, first)
        self._read = position.length
        self._position = position
        self.sight = sight(self.rules, position, self.seat, self._believer)

    def _note_undo(self, entry: Entry[Any], first: int) -> None:
        """Tracks undone events. An undo takes back its seat's last move, as at the table."""
        if isinstance(entry, UndoEntry):
            _, begin, end = self._undoable.pop()
            if end > begin:
                self._undone.append((begin, end))
            return
        if self._undoable and self._undoable[-1][0] != entry.by:
            self._undoable.clear()
        self._undoable.append((entry.by, first, len(self.events)))

    def listen(self, talk: Sequence[Said], length: int) -> None:
        """Takes in chat. Spectators hear what everyone hears."""
        for said in talk[self._heard : length]:
            if said.seats is None or self.seat in said.seats:
                self.talk.append(Raw(encode(said.spoken)))
        self._heard = length

    def update(self, seen: SeatSnapshot | None = None, since: int = 0, left: Millis | None = None) -> bytes:
        """Update for a client that has `seen` and `since` events. `left` is not compared: passing time is no news."""
        sight = self.sight
        assert sight is not None
        change = self._since(seen, sight)
        return encode(
            Update(
                seat=self.seat,
                first=since,
                events=tuple(self.events[since:]),
                view=change.view,
                legal=sight.legal,
                may_undo=sight.may_undo,
                audiences=sight.audiences,
                outcome=sight.outcome,
                reveal=sight.reveal,
                hand=sight.hand,
                left=left,
                forced=sight.forced,
                belief=sight.belief,
                longer=change.longer,
                undone=tuple(self._undone),
            )
        )

    def _since(self, seen: SeatSnapshot | None, sight: SeatSnapshot) -> ViewDiff:
        """The diff, cached for all clients with the same snapshot."""
        if self._diff is None or self._diff[0] is not seen or self._diff[1] is not sight:
            self._diff = seen, sight, view_diff(seen.view if seen else None, sight.view)
        return self._diff[2]

    def talk_since(self, heard: int) -> bytes:
        said: Any = tuple(self.talk[heard:])
        return encode(Talk(first=heard, said=said))


def sight(rules: AnyRules, position: Position, seat: Seat | None, believer: Believer | None = None) -> SeatSnapshot:
    state = position.state
    outcome = rules.outcome(state)
    view = rules.view(state, seat)
    return SeatSnapshot(
        view=view,
        legal=tuple([Raw(encode(action)) for action in rules.legal(state, seat)]) if seat is not None else (),
        forced=Raw(encode(position.forced[1])) if position.forced and position.forced[0] == seat else None,
        may_undo=seat is not None and position.may_undo[seat],
        audiences=tuple([audience.name for audience in rules.audiences(state, seat)]) if seat is not None else (),
        outcome=outcome,
        reveal=Raw(encode(rules.reveal(state))) if outcome else None,
        hand=position.hand,
        belief=believer(view) if believer else None,
    )
