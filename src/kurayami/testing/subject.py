"""A game as the suite sees it."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from kurayami.kernel import AnyRules, Move, Seat, Stream


def as_it_is(action: Any) -> Any:
    return action


def events_alone(before: Any, move: Move[Any], after: Any, viewer: Seat | None) -> object:
    return None


class Subject(Struct, frozen=True):
    rules: AnyRules
    options: tuple[Any, ...]
    """Set-ups to try."""
    census: Callable[[Any], object]
    """Returns all pieces of a state, wherever they are. Must stay constant during a game."""
    secrets: Callable[[Any, Seat | None], object] | None = None
    """Returns what a viewer can't know about a state, None if nothing. Omitted: no secrets."""
    unmeasured: Callable[[Any], Any] = as_it_is
    """The action with its measurements (a time, where a hand let go) at the defaults `legal` lists."""
    seen: Callable[[Any, Move[Any], Any, Seat | None], object] = events_alone
    """Visible part of a move besides its events, given the states before and after; None: nothing."""
    forced: Callable[[Any], tuple[object, bool]] | None = None
    """Returns the step at a state, and whether it is taken at once for lack of a choice. Everybody must know if it is,
    or its speed reveals something.
    """
    midgame: Callable[[Any, Stream], Any] | None = None
    """A position close to rare events, for games where random play rarely gets that far."""
    most_moves: int = 5000
    """Most moves of a random game."""
    pace: int = 900
    """Most milliseconds between two moves."""
