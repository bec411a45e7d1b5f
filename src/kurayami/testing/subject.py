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
    """The set-ups that are tried."""
    census: Callable[[Any], object]
    """Returns all pieces of a state, wherever they are. Must never change in a game."""
    secrets: Callable[[Any, Seat | None], object] | None = None
    """Returns what a viewer can't know of a state, None if nothing. Omitted: no secrets."""
    unmeasured: Callable[[Any], Any] = as_it_is
    """An action with its measures (a time, a place where a hand let go) at the default that `legal` lists."""
    seen: Callable[[Any, Move[Any], Any, Seat | None], object] = events_alone
    """Sight of a move, between the state before and the one after it, beside its events; None: nothing."""
    forced: Callable[[Any], tuple[object, bool]] | None = None
    """Returns the step at a state, and whether it is taken at once for want of a choice. That a step is, everybody must
    know: or its speed tells something."""
    midgame: Callable[[Any, Stream], Any] | None = None
    """A position from which rare things are near, for games in which random play seldom comes so far."""
    most_moves: int = 5000
    """A random game is over after so many moves at the latest."""
    pace: int = 900
    """Most milliseconds between two moves."""
