"""The contract of a game. A plain module with these names meets it."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from kurayami.kernel.chance import Stream
from kurayami.kernel.nouns import Audience, Chance, Millis, Move, Outcome, Seat, Step

OptionsT_contra = TypeVar("OptionsT_contra", contravariant=True)
StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")
ViewT = TypeVar("ViewT")


class Rules(Protocol[OptionsT_contra, StateT, ActionT, EventT, ViewT]):
    """A game's rules. All functions are pure: same arguments, same answer, no side effects."""

    @property
    def VERSION(self) -> int:
        """Raised when a recorded game would replay differently."""
        ...

    @property
    def UNDO(self) -> bool:
        """True if a seat may undo moves (the table decides when)."""
        ...

    # The types of the game's values, for whoever reads them from text.
    @property
    def Options(self) -> Any: ...
    @property
    def State(self) -> Any: ...
    @property
    def Action(self) -> Any: ...
    @property
    def Event(self) -> Any: ...
    @property
    def View(self) -> Any: ...

    def seats(self, options: OptionsT_contra, /) -> int:
        """Number of seats."""
        ...

    def setup(self, options: OptionsT_contra, /) -> StateT:
        """State before the first move. Raises `BadOptions`."""
        ...

    def movers(self, state: StateT, /) -> Sequence[Seat]:
        """Seats the game is waiting for, CHANCE and CLOCK among them. Any one may move; if empty, the game is over."""
        ...

    def legal(self, state: StateT, seat: Seat, /) -> Sequence[ActionT]:
        """Every action open to the seat: its moves, and asides out of turn."""
        ...

    def chances(self, state: StateT, /) -> Sequence[Chance[ActionT]]:
        """Outcomes CHANCE may choose now, in an order fixed by VERSION. Empty unless CHANCE is a mover."""
        ...

    def deadline(self, state: StateT, /) -> Millis | None:
        """Time at which CLOCK reports that time is up. A move at that time or later comes after it."""
        ...

    def countdown(self, state: StateT, seat: Seat | None, /) -> Millis | None:
        """Deadline, if the seat may know it: it must follow from what the seat was told, and when."""
        ...

    def apply(self, state: StateT, move: Move[ActionT], /) -> Step[StateT, EventT]:
        """Next state and what happened. Raises `IllegalMove`."""
        ...

    def outcome(self, state: StateT, /) -> Outcome | None: ...

    def view(self, state: StateT, seat: Seat | None, /) -> ViewT:
        """Everything the seat may know; for None, what everyone may know."""
        ...

    def witness(self, event: EventT, seat: Seat | None, /) -> EventT | None:
        """The event as the seat sees it, or None if it sees nothing."""
        ...

    def audiences(self, state: StateT, seat: Seat, /) -> Sequence[Audience]:
        """Audiences the seat may talk to now."""
        ...

    def imagine(self, view: ViewT, rng: Stream, /) -> StateT:
        """A state with this view, with everything the view's seat can't know redealt."""
        ...

    def reveal(self, state: StateT, /) -> ViewT:
        """View that hides nothing, for finished games. The caller checks that first."""
        ...


AnyRules: TypeAlias = Rules[Any, Any, Any, Any, Any]
