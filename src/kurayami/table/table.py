"""The table: holds the true state and orders events."""

from collections.abc import Iterable
from typing import Generic, TypeAlias, TypeVar

from msgspec import Struct

from kurayami.kernel import CHANCE, CLOCK, Due, IllegalMove, Millis, Move, Rules, Seat
from kurayami.table.draws import ChanceSource

OptionsT = TypeVar("OptionsT")
StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")
ViewT = TypeVar("ViewT")


class UndoEntry(Struct, frozen=True, tag="undo"):
    """A seat undoes its last move. The undone move stays in the log."""

    by: Seat
    at: Millis


Entry: TypeAlias = Move[ActionT] | UndoEntry


class Happening(Struct, Generic[ActionT, EventT], frozen=True):
    """An entry of the log, and its events."""

    entry: Move[ActionT] | UndoEntry
    events: tuple[EventT, ...]


class Table(Generic[OptionsT, StateT, ActionT, EventT, ViewT]):
    """One game from set-up to end.

    With `draw` the table makes CHANCE's moves itself; without, they are passed in like any other.
    """

    def __init__(
        self,
        rules: Rules[OptionsT, StateT, ActionT, EventT, ViewT],
        options: OptionsT,
        draw: ChanceSource | None = None,
    ) -> None:
        self.rules = rules
        self.options = options
        self.seats = rules.seats(options)
        self.state = rules.setup(options)
        self.log: list[Happening[ActionT, EventT]] = []
        self.now: Millis = 0
        self._draw = draw
        self._draws = 0
        self._past: list[tuple[Seat, StateT]] = []
        self._let_chance_move()

    @classmethod
    def resumed(
        cls,
        rules: Rules[OptionsT, StateT, ActionT, EventT, ViewT],
        options: OptionsT,
        draw: ChanceSource | None,
        entries: Iterable[Entry[ActionT]],
    ) -> "Table[OptionsT, StateT, ActionT, EventT, ViewT]":
        """A table after the entries of its log, chance moves included. Raises `IllegalMove`."""
        table = cls(rules, options)
        for entry in entries:
            if isinstance(entry, Move):
                table.play(entry)
            else:
                table.undo(entry.by, entry.at)
        table._draw = draw
        table._let_chance_move()
        return table

    def play(self, move: Move[ActionT]) -> list[Happening[ActionT, EventT]]:
        """Plays the move, and whatever time and chance do before and after it.

        Raises `IllegalMove`. Deadlines reached before a refused move stay reported in the log; the move itself leaves
        no trace, not even its time.
        """
        before, then = len(self.log), self.now
        try:
            if isinstance(move.action, Due):
                self._set_clock(move.at)
            else:
                self.advance(move.at)
            self._apply(move)
        except IllegalMove:
            self._turn_clock_back(before, then)
            raise
        self._let_chance_move()
        return self.log[before:]

    def advance(self, now: Millis) -> list[Happening[ActionT, EventT]]:
        """Advances time. Deadlines reached are reported, each at its own moment."""
        before = len(self.log)
        while (due := self.rules.deadline(self.state)) is not None and due <= now:
            (fact,) = [fact for fact in self.rules.legal(self.state, CLOCK) if isinstance(fact, Due)]
            self._set_clock(max(due, self.now))
            self._apply(Move(CLOCK, fact, self.now))
            self._let_chance_move()
        self._set_clock(now)
        return self.log[before:]

    def may_undo(self, seat: Seat) -> bool:
        """True if the seat is to move, and nobody else, chance and clock included, moved since its last move."""
        mine = bool(self._past) and self._past[-1][0] == seat
        return self.rules.UNDO and mine and seat in self.rules.movers(self.state)

    def undo(self, seat: Seat, at: Millis) -> Happening[ActionT, EventT]:
        """Undoes the seat's last move. Raises `IllegalMove`; treats time like `play`."""
        before, then = len(self.log), self.now
        self.advance(at)
        if not self.may_undo(seat):
            self._turn_clock_back(before, then)
            raise IllegalMove("table-nothing-to-undo")
        _, self.state = self._past.pop()
        happening: Happening[ActionT, EventT] = Happening(UndoEntry(seat, at), ())
        self.log.append(happening)
        return happening

    def heard(self, seat: Seat | None, since: int = 0) -> list[EventT]:
        """Events as the seat saw them, without the first `since`. Their numbers count for this seat alone."""
        seen = (self.rules.witness(event, seat) for happening in self.log for event in happening.events)
        return [event for event in seen if event is not None][since:]

    def reveal(self) -> ViewT:
        """Everything, once the game is over."""
        if self.rules.outcome(self.state) is None:
            raise IllegalMove("table-not-over")
        return self.rules.reveal(self.state)

    def _set_clock(self, now: Millis) -> None:
        if now < self.now:
            raise IllegalMove("table-time-goes-back", at=now, now=self.now)
        self.now = now

    def _turn_clock_back(self, entries: int, then: Millis) -> None:
        """Resets the clock after a refusal: to the latest entry since `entries`, or to `then`."""
        self.now = self.log[-1].entry.at if len(self.log) > entries else then

    def _apply(self, move: Move[ActionT]) -> None:
        step = self.rules.apply(self.state, move)
        if move.by in (CHANCE, CLOCK):
            self._past.clear()
        else:
            if self._past and self._past[-1][0] != move.by:
                self._past.clear()
            self._past.append((move.by, self.state))
        self._draws += move.by == CHANCE
        self.state = step.state
        self.log.append(Happening(move, step.events))

    def _let_chance_move(self) -> None:
        while self._draw and CHANCE in self.rules.movers(self.state):
            action = self._draw(self.rules.chances(self.state), self._draws, self.state)
            self._apply(Move(CHANCE, action, self.now))
