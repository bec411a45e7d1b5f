"""The nouns used in every room."""

from typing import Any, Final, Generic, TypeAlias, TypeVar

from msgspec import Struct

ActionT = TypeVar("ActionT")
StateT = TypeVar("StateT")
EventT = TypeVar("EventT")

Seat: TypeAlias = int
"""A place at the table, counted from 0. Chance and the clock have negative ones."""

CHANCE: Final[Seat] = -1
CLOCK: Final[Seat] = -2

Millis: TypeAlias = int
"""Milliseconds since the start of the game. Always passed in, and never decreasing."""


class Move(Struct, Generic[ActionT], frozen=True, gc=False, tag="move"):
    """A move: who does what, and when. Its JSON is a line of a record."""

    by: Seat
    action: ActionT
    at: Millis


class Step(Struct, Generic[StateT, EventT], frozen=True, gc=False):
    """Result of a move: the next state, and what happened on the way."""

    state: StateT
    events: tuple[EventT, ...]


class Chance(Struct, Generic[ActionT], frozen=True, gc=False):
    """One outcome that chance may choose. Its odds are its weight over the sum of all weights."""

    action: ActionT
    weight: int = 1


class Due(Struct, frozen=True, gc=False, tag="due"):
    """CLOCK's report that a deadline was reached. Games with deadlines have it among their actions."""


class Outcome(Struct, frozen=True, gc=False):
    """The end of a game. A seat scores 1 for a victory, alone or shared, and 0 for a defeat."""

    scores: tuple[float, ...]
    reason: str


TABLE: Final = "table"


class Audience(Struct, frozen=True, gc=False):
    """A circle a seat may talk to. `seats` hear it, the speaker among them; spectators hear only `TABLE`."""

    name: str
    seats: tuple[Seat, ...]


class Refusal(Exception):
    """A rejection with its reason. `key` names a message in the word files, `params` are its values."""

    def __init__(self, key: str, **params: str | int) -> None:
        super().__init__(key, params)
        self.key = key
        self.params = params

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles the params by name, for other processes."""
        return _refusal, (type(self), self.key, self.params)

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.key} ({details})" if details else self.key


def _refusal(kind: type[Refusal], key: str, params: dict[str, str | int]) -> Refusal:
    return kind(key, **params)


class IllegalMove(Refusal):
    """A move the rules do not allow. Nothing has changed."""


class BadOptions(Refusal):
    """Options a game can't be set up with."""
